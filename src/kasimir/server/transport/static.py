"""Serves the browser client from the package; a plain page if the client was not built."""

import gzip
import html
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kasimir.core import registry
from kasimir.core.words import say

CLIENT = Path(__file__).parents[1] / "client"
FIRST = "index.html"
SCREENS = (
    *("/", "/new/{game}", "/rules/{game}", "/rules/{game}/{edition}", "/learn/{game}"),
    *("/t/{table}", "/t/{table}/replay/{match}", "/replay", "/family"),
)
"""Paths of the client's screens; the client chooses which one to show."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a content hash in their names."""
ASK_AGAIN = "no-cache"
PACKED_ALREADY = {".woff2", ".png"}
# Systems disagree on these two, and browsers refuse scripts with a wrong type.
TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}

DATA = ("/api/", "/ws/")
"""Paths of programs, who get no pages."""
NOT_FOUND = 404

Handle = Callable[[Request], Awaitable[Response]]
Refuse = Callable[[Request, Exception], Awaitable[Response]]


def page_routes(folder: Path = CLIENT) -> list[Route]:
    """Routes for the pages and assets, which are small enough to keep in memory."""
    first = first_page(folder)
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != FIRST]
    screens = [Route(path, first, methods=["GET"]) for path in SCREENS]
    with_slash = [Route(f"{path}/", without_slash, methods=["GET"]) for path in SCREENS if path != "/"]
    return (
        screens
        + with_slash
        + [
            Route(f"/{file.relative_to(folder).as_posix()}", file_handle(file, caching(file)), methods=["GET"])
            for file in files
        ]
    )


def first_page(folder: Path) -> Handle:
    """Serves the page of all screens."""
    return file_handle(folder / FIRST, ASK_AGAIN) if (folder / FIRST).is_file() else plain_page


def missing_page(otherwise: Refuse, folder: Path = CLIENT) -> Refuse:
    """An exception handler: people at an unknown address get the client, which says so in their language."""
    first = first_page(folder)

    async def handle(request: Request, error: Exception) -> Response:
        is_missing = isinstance(error, HTTPException) and error.status_code == NOT_FOUND
        if not is_missing or not wants_page(request):
            return await otherwise(request, error)
        page = await first(request)
        page.status_code = NOT_FOUND
        return page

    return handle


def wants_page(request: Request) -> bool:
    """Whether somebody looks at this address with a browser."""
    is_data = f"{request.url.path}/".startswith(DATA)
    return not is_data and "text/html" in request.headers.get("accept", "")


def caching(file: Path) -> str:
    """The `Cache-Control` header of a file."""
    return FOR_EVER if file.parent.name == "assets" else ASK_AGAIN


def file_handle(file: Path, cache: str) -> Handle:
    """Serve a file, gzipped if the client accepts that."""
    body = file.read_bytes()
    packed = None if file.suffix in PACKED_ALREADY else gzip.compress(body, mtime=0)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    headers = {"cache-control": cache, "vary": "accept-encoding"}

    async def handle(request: Request) -> Response:
        if packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response(body, media_type=kind, headers=headers)

    return handle


async def without_slash(request: Request) -> Response:
    """Redirect to the path without a slash. Starlette would redirect to the `Host` header, which may be forged."""
    return Response(status_code=308, headers={"location": quote(request.scope["path"].rstrip("/"))})


async def plain_page(_: Request) -> Response:
    """A page that says what this is, for a server without its client."""
    games = "".join(f"<li>{html.escape(say(f'{name}.title'))}</li>" for name in registry.names())
    title, text = html.escape(say("serve.title")), html.escape(say("serve.page"))
    body = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p><ul>{games}</ul>"
        f'<p><a href="/api/tables">/api/tables</a></p></html>'
    )
    return Response(body, media_type="text/html")
