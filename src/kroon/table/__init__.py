"""The table service, without its transport: tables, seats, the log of each table, and the store.

Read `log.py` first (a table is a log), then `tables.py` (how a change gets into it), then what can be done:
`lobby.py`, `moves.py`, `undo.py`, `clocks.py`, `bots.py`, `chat.py`, `links.py`, `rematch.py`; `views.py` is
the only way out.
"""
