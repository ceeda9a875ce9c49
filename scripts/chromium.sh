# Sourced by ./test: makes sure that there is a Chromium for the tests of the page, if it can be had.

browser() {
    wanted="${KROON_CHROMIUM:-/usr/bin/chromium}"
    if [ -x "$wanted" ]; then
        return 0
    fi
    if [ -z "${KROON_CHROMIUM:-}" ] && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
        echo "installing Chromium for the tests of the page"
        if { apt-get install --yes --quiet --no-install-recommends chromium ||
            { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium; }; } \
            >/dev/null 2>&1 </dev/null && [ -x "$wanted" ]; then
            return 0
        fi
    fi
    echo "There is no Chromium at $wanted, and it can't be installed here: the tests of the page are left out." >&2
    echo "Install Debian's package 'chromium', or name yours by KROON_CHROMIUM." >&2
}
