"""One route for each path, whatever can be done there, so that a refused method is told all others (`Allow`)."""

from collections.abc import Awaitable, Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kasimir.server.web import Endpoint

Handle = Callable[[Request], Awaitable[Response]]


def endpoint_routes(endpoints: Sequence[Endpoint], guard: Callable[[Handle], Handle]) -> list[Route]:
    """The routes of all endpoints; Starlette itself would name the methods of the first one that has the path."""
    by_path: dict[str, dict[str, Handle]] = {}
    for item in endpoints:
        by_path.setdefault(item.path, {})[item.method] = guard(item.handle)
    return [Route(path, dispatch(handles), methods=list(handles)) for path, handles in by_path.items()]


def dispatch(handles: dict[str, Handle]) -> Handle:
    """Answers by the method of a request; HEAD is GET without the body, which the connection leaves out."""

    async def handle(request: Request) -> Response:
        return await handles["GET" if request.method == "HEAD" else request.method](request)

    return handle
