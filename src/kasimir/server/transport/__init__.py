"""HTTP, WebSockets and Server-Sent Events."""
