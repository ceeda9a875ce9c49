"""The table service on the network: HTTP and WebSocket around kroon.table.

`app.py` puts it together, `service.py` holds what lives as long as the server; `hub.py` and `sockets.py` are
live play, `workers.py` the processes that think, `serving.py` runs it all. The wire: docs/service.md.
"""
