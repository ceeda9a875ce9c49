"""The browser table: the page, its modules, styles, texts and vendored libraries, served as they stand."""
