"""A plain page that says what this is and lists the open tables; the games themselves need a client."""

import html

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kasimir.core import registry
from kasimir.core.words import say


def page_routes() -> list[Route]:
    """Where the pages are."""
    return [Route("/", first_page, methods=["GET"])]


async def first_page(_: Request) -> Response:
    """The first page."""
    games = "".join(f"<li>{html.escape(say(f'{name}.title'))}</li>" for name in registry.names())
    title, text = html.escape(say("serve.title")), html.escape(say("serve.page"))
    body = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p><ul>{games}</ul>"
        f'<p><a href="/api/tables">/api/tables</a></p></html>'
    )
    return Response(body, media_type="text/html")
