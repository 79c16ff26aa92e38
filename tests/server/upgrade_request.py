"""The request that begins a WebSocket, for tests that speak to a server by hand."""

UPGRADE = (
    "GET /ws/{} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
