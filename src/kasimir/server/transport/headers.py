"""Security and caching headers for all responses."""

from typing import Any

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

SAFE = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""A token in a link must not leak as a referrer, nothing is loaded from other hosts, and pages cannot be framed."""


PRIVATE = (b"cache-control", b"no-store")
"""The default, unless a response sets its own (as static files do): data about tables is not cached."""

ONCE = (b"connection", b"close")
"""The next request may be for another process, so it needs a new connection."""


class SafeHeaders:
    """ASGI middleware that adds the headers to every response."""

    def __init__(self, app: Any, *, once: bool = False) -> None:
        """With `once`, each connection carries one response."""
        self.app, self.added = app, [*SAFE, ONCE] if once else SAFE

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request."""

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                is_said = any(name.lower() == PRIVATE[0] for name, _ in headers)
                message = {**message, "headers": [*headers, *self.added, *([] if is_said else [PRIVATE])]}
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)
