"""HTTP endpoints: opening, joining and reading tables, records, replays, health and metrics."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from kasimir.core import registry
from kasimir.core.edition import DEFAULT
from kasimir.core.errors import KasimirError, StoreDown, TableError
from kasimir.core.record import Record, to_json
from kasimir.protocol.analysis import AnalysisNow
from kasimir.protocol.games import GameInfo
from kasimir.protocol.http import Addresses, Fault, Health, Join, Label, NewTable, Ticket
from kasimir.protocol.replays import Receipt, RecordFile, Replay
from kasimir.protocol.requests import Hello
from kasimir.protocol.state import TableNow
from kasimir.protocol.teaching import Lesson, RulesPage
from kasimir.protocol.versions import HEADER, check_protocol
from kasimir.server.domain.live_match import LiveMatch
from kasimir.server.domain.names import clean_name
from kasimir.server.domain.table import Table, hash_of, new_token
from kasimir.server.limits.rates import Limits
from kasimir.server.metrics import COUNTS, as_text
from kasimir.server.session.analyses import Analyses, question_about
from kasimir.server.session.game_list import describe, list_games
from kasimir.server.session.hub import Hub
from kasimir.server.session.lessons import lesson, rules_page
from kasimir.server.session.replays import LARGEST_RECORD, pack_replay
from kasimir.server.session.table_session import encode
from kasimir.server.session.worker_pool import WorkerPool
from kasimir.server.transport.http_connection import ACCOUNT, HANG_UP
from kasimir.server.transport.invitations import AT, SVG, Invitations
from kasimir.server.transport.origin import FORWARDED, Origins
from kasimir.server.transport.paced_responses import in_turn, unpacked
from kasimir.server.transport.request_parts import bearer, match_number, read_body, read_bytes, read_number
from kasimir.server.transport.sse import SSE, EventResponse, Stream

log = logging.getLogger("kasimir.server")

MOST_LISTED = 100
JSON = "application/json"
PROMETHEUS = "text/plain; version=0.0.4"
STATUS = {"table.unknown": 404, "table.gone": 404, "table.no-record": 404, "table.no-analysis": 404}
STATUS |= {"table.no-receipt": 404, "table.key": 403, "table.not-host": 403, "table.not-player": 403}
STATUS |= {"table.origin": 403, "table.host": 421, "table.size": 413, "table.busy": 503, "table.disk": 503}
STATUS |= {"table.edition-changed": 409, "table.rate": 429, "table.many": 429, "table.crowd": 429}
STATUS |= {"table.thinking": 503, "table.damaged": 503}
RECORD = "/api/tables/{table}/record/{match}"
ANALYSIS = f"{RECORD}/analysis"
RECEIPT = f"{RECORD}/receipt"
EVENTS = "/api/tables/{table}/events"
QR, HOME_QR = "/api/tables/{table}/qr", "/api/qr"
ADDRESSES_TEXT = "The addresses at which other devices reach the server."
WORKING = ("200", "202")
"""The result is ready, or is being computed."""
LAST_EVENT = "last-event-id"
ASK_AGAIN = "1"
"""Seconds until a client should poll again for a result."""
REPLAY = "/api/tables/{table}/replay/{match}"
OWN = "/api/replay"
LONGEST_HOST = 80
"""The longest part of a wrong name that an error repeats, in characters."""
MONITORING = ("/healthz", "/metrics")
"""Load balancers and Prometheus may request these with any `Host`: they often use internal names."""
T = TypeVar("T")


@dataclass(frozen=True)
class Endpoint:
    """One HTTP endpoint; the routes and the OpenAPI document are generated from these."""

    method: str
    path: str
    text: str
    handle: Callable[[Request], Awaitable[Response]]
    body: type | None = None
    answer: Any = None
    needs_token: bool = False
    statuses: tuple[str, ...] = ()
    """Status codes of successful responses, if not the method's default."""
    kind: str = JSON
    """The media type of the response."""
    header: str = ""
    """A request header that it reads."""
    query: str = ""
    """A parameter that may be in the URL's query."""


class Endpoints:
    """The HTTP endpoints."""

    def __init__(self, hub: Hub, origins: Origins, limits: Limits) -> None:
        self.hub, self.origins, self.heads = hub, origins, limits.watchers
        self.analyses = Analyses(hub.bots.compiler)
        self.opening, self.asking, self.watching = limits.opening, limits.asking, limits.watching
        self.replays = WorkerPool(1)
        """Builds replays, one at a time."""

    def endpoints(self) -> list[Endpoint]:
        """All endpoints."""
        links = Invitations(self.hub, self.origins)
        return [
            Endpoint("GET", "/api/games", "List the games with their options.", self.games, answer=list[GameInfo]),
            Endpoint("GET", "/api/games/{game}", "A game, which is compiled next.", self.game, answer=GameInfo),
            Endpoint("GET", "/api/games/{game}/rules", "The rules of a game.", self.rules, answer=RulesPage),
            Endpoint(
                "GET",
                "/api/games/{game}/rules/{edition}",
                "The rules of an edition.",
                self.edition_rules,
                answer=RulesPage,
            ),
            Endpoint("GET", "/api/games/{game}/lesson", "The first lesson of a game.", self.lesson, answer=Lesson),
            Endpoint("GET", "/api/tables", "The public list of open tables.", self.listed, answer=list[Label]),
            Endpoint("POST", "/api/tables", "Open a table.", self.make, NewTable, Ticket),
            Endpoint("GET", "/api/tables/{table}", "The current state of a table.", self.look, answer=TableNow),
            Endpoint("DELETE", "/api/tables/{table}", "Delete a table.", self.delete, needs_token=True),
            Endpoint("POST", "/api/tables/{table}/join", "Join a table.", self.join, Join, Ticket),
            Endpoint("GET", RECORD, "The record of a finished match.", self.record, answer=RecordFile),
            Endpoint("GET", RECEIPT, "The closing hash of a finished match.", self.receipt, answer=Receipt),
            Endpoint(
                "GET",
                ANALYSIS,
                "Luck analysis of a finished match.",
                self.analysis,
                None,
                AnalysisNow,
                statuses=WORKING,
            ),
            Endpoint("GET", REPLAY, "A finished match, event by event.", self.replay, answer=Replay),
            Endpoint(
                "POST", OWN, "The same for an uploaded record.", self.replay_own, RecordFile, Replay, statuses=("200",)
            ),
            Endpoint("GET", QR, "The link to a table as a QR code.", links.qr, answer=str, kind=SVG, query=AT),
            Endpoint("GET", HOME_QR, "The server's link as a QR code.", links.home_qr, answer=str, kind=SVG, query=AT),
            Endpoint("GET", "/api/addresses", ADDRESSES_TEXT, links.addresses, answer=Addresses),
            Endpoint(
                "GET", EVENTS, "Watch by Server-Sent Events.", self.events, None, str, kind=SSE, header=LAST_EVENT
            ),
            Endpoint("GET", "/healthz", "The server's health.", self.health, answer=Health, statuses=("200", "503")),
            Endpoint("GET", "/metrics", "Counters for Prometheus.", self.metrics, answer=str, kind=PROMETHEUS),
        ]

    # Tables

    async def games(self, _: Request) -> Response:
        """List the games with their options."""
        return answer(list_games())

    async def game(self, request: Request) -> Response:
        """A game with its options. Somebody is about to open a table."""
        game = registry.load(request.path_params["game"])
        self.hub.bots.compiler.prefer(game.name)
        return answer(describe(game))

    async def rules(self, request: Request) -> Response:
        """The rules page of a game."""
        return answer(rules_page(request.path_params["game"], DEFAULT))

    async def edition_rules(self, request: Request) -> Response:
        """The rules page of one of its editions."""
        return answer(rules_page(request.path_params["game"], request.path_params["edition"]))

    async def lesson(self, request: Request) -> Response:
        """The first lesson of a game."""
        return answer(lesson(request.path_params["game"]))

    async def listed(self, _: Request) -> Response:
        """The public list of open tables."""
        summaries = await self.hub.store.listed(MOST_LISTED)
        return Response(b"[" + b",".join(summary.label for summary in summaries) + b"]", media_type=JSON)

    async def make(self, request: Request) -> Response:
        """Open a table."""
        wanted = await read_body(request, NewTable)
        if not self.opening.allows(self.address(request)):
            raise TableError("table.many", limit=self.hub.settings.tables_an_hour)
        return answer(await self.hub.make(wanted, request.scope[ACCOUNT]), 201)

    async def look(self, request: Request) -> Response:
        """The current state of a table."""
        live = await self.hub.find(request.path_params["table"])
        async with live.ready() as table:
            return answer(table.show())

    async def join(self, request: Request) -> Response:
        """Join a table."""
        wanted = await read_body(request, Join)
        name, live = clean_name(wanted.name), await self.hub.find(request.path_params["table"])
        token = new_token()
        guest = await live.join(name, list(wanted.seats), [], hash_of(token))
        return answer(Ticket(live.table.name, guest, token), 201)

    async def delete(self, request: Request) -> Response:
        """Delete a table; needs a token."""
        await self.hub.delete(request.path_params["table"], bearer(request))
        return Response(status_code=204)

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        record = await self.find_record(request)
        name = f"{record.setup.game.name}-{request.path_params['table']}-{request.path_params['match']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(to_json(record), media_type=JSON, headers=headers)

    async def find_record(self, request: Request) -> Record:
        """Find the record of a finished match; raises `TableError`."""
        live, number = await self.hub.find(request.path_params["table"]), match_number(request)
        async with live.ready() as table:
            return finished_match(table, number).record()

    async def receipt(self, request: Request) -> Response:
        """The closing hash of a finished match, for verifying a record of it."""
        record = await self.find_record(request)
        if record.closing is None:
            raise TableError("table.no-receipt", match=match_number(request))
        return answer(Receipt(record.closing))

    async def replay(self, request: Request) -> Response:
        """The replay of a finished match."""
        record = await self.find_record(request)
        return await self.answer_replay(request, to_json(record).encode(errors="backslashreplace"))

    async def replay_own(self, request: Request) -> Response:
        """The replay of an uploaded record."""
        return await self.answer_replay(request, await read_bytes(request, LARGEST_RECORD))

    async def answer_replay(self, request: Request, record: bytes) -> Response:
        """Build a replay in a worker process, and gzip it if the client accepts that."""
        if not self.watching.allows(self.address(request)):
            raise TableError("table.rate")
        packs = "gzip" in request.headers.get("accept-encoding", "")
        packed = await in_turn(request.scope, self.replays, partial(pack_replay, record))
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if packs:
            return Response(packed, media_type=JSON, headers=headers | {"content-encoding": "gzip"})
        return StreamingResponse(unpacked(packed), media_type=JSON, headers=headers)

    async def analysis(self, request: Request) -> Response:
        """The luck analysis of a finished match. Never during a match, because it would reveal hidden pieces."""
        live, number = await self.hub.find(request.path_params["table"]), match_number(request)
        async with live.ready() as table:
            question = question_about(table.opened, finished_match(table, number).match)
        found = self.analyses.find(question, request.scope[ACCOUNT], live.attendance.account)
        told = answer(found, 202 if found.analysis is None else 200)
        if found.analysis is None:
            told.headers["retry-after"] = ASK_AGAIN
        return told

    async def events(self, request: Request) -> Response:
        """Watch a table by Server-Sent Events, where WebSockets do not work."""
        live, address = await self.hub.find(request.path_params["table"]), self.address(request)
        if request.method == "HEAD":  # a HEAD request watches nothing
            return Response(media_type=SSE)
        if not self.heads.enter(address):
            raise TableError("table.crowd", limit=self.heads.most)
        stream = Stream(request.scope[HANG_UP])

        def leave() -> None:
            live.leave(stream)
            self.heads.leave(address)

        try:
            await live.welcome(stream, Hello(after=read_number(request.headers.get(LAST_EVENT, ""))))
        except BaseException:
            leave()
            raise
        return EventResponse(stream.lines(), leave)

    # For operators

    async def health(self, _: Request) -> Response:
        """Health of all processes; 503 if something is down."""
        found = await self.hub.health.report()
        return answer(found, 503 if found.state == "down" else 200)

    async def metrics(self, _: Request) -> Response:
        """Counters for Prometheus."""
        return Response(as_text(self.hub.count()) + self.hub.health.as_text(), media_type=PROMETHEUS)

    # Access control

    def address(self, request: Request) -> str:
        """The client's address, as limits count it."""
        peer = request.client.host if request.client else ""
        return self.origins.address(peer, *request.headers.getlist(FORWARDED))

    def check_sender(self, request: Request) -> None:
        """Refuse unknown hosts, pages from other origins, and requests over the rate limit."""
        host, origin = ", ".join(request.headers.getlist("host")), request.headers.get("origin")
        if origin is not None or request.scope["path"] not in MONITORING:
            if not self.origins.is_our_host(host):
                raise TableError("table.host", host=host[:LONGEST_HOST])
            if not self.origins.allow(origin, host):
                raise TableError("table.origin")
        if not self.asking.allows(self.address(request)):
            raise TableError("table.rate")

    def guard(self, handle: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Wrap a handler: errors become JSON responses."""

        async def guarded(request: Request) -> Response:
            try:
                self.check_sender(request)
                check_protocol(request.headers.get(HEADER))
                return await handle(request)
            except StoreDown as error:
                return fault(error, 503)
            except KasimirError as error:
                COUNTS["refused"] += 1
                return fault(error, STATUS.get(error.code, 400))
            except ClientDisconnect:
                return Response(status_code=400)  # the client is gone
            except Exception:
                COUNTS["failures"] += 1
                raise

        return guarded


def answer(content: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(encode(content), status, media_type=JSON, headers={"cache-control": "no-store"})


async def no_such_thing(_: Request, error: Exception) -> Response:
    """The response for an unknown path or method."""
    assert isinstance(error, HTTPException)
    found = fault(TableError("table.no-page"), error.status_code)
    found.headers.update(error.headers or {})
    return found


def too_many(error: KasimirError) -> Response:
    """The response for an address that has used too much CPU time."""
    return fault(error, STATUS[error.code])


def fault(error: KasimirError, status: int) -> Response:
    """An error response."""
    return answer(Fault(error.code, error.args_by_name, str(error)), status)


def finished_match(table: Table, number: int) -> LiveMatch:
    """A finished match of a table; raises `TableError`."""
    if not 1 <= number <= len(table.matches) or table.matches[number - 1].result is None:
        raise TableError("table.no-record", match=number)
    return table.matches[number - 1]
