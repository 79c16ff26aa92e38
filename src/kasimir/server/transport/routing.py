"""One route per path with all its methods, so that 405 responses have a complete `Allow` header."""

from collections.abc import Awaitable, Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kasimir.server.transport.endpoints import Endpoint

Handle = Callable[[Request], Awaitable[Response]]


def endpoint_routes(endpoints: Sequence[Endpoint], guard: Callable[[Handle], Handle]) -> list[Route]:
    """The routes of all endpoints; Starlette alone would list only the methods of the first endpoint of a path."""
    by_path: dict[str, dict[str, Handle]] = {}
    for item in endpoints:
        by_path.setdefault(item.path, {})[item.method] = guard(item.handle)
    return [Route(path, dispatch(handles), methods=list(handles)) for path, handles in by_path.items()]


def dispatch(handles: dict[str, Handle]) -> Handle:
    """Dispatch by method; HEAD is GET, and the connection omits the body."""

    async def handle(request: Request) -> Response:
        return await handles["GET" if request.method == "HEAD" else request.method](request)

    return handle
