"""Random nonsense, mixed with valid messages and requests so that it reaches deeper code."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from kasimir.server.transport.sse import SSE
from tests.server.attacks.odd import ODD
from tests.server.attacks.wire import BINARY, CONTINUATION, TEXT, UNANSWERED, Line, Target, frame, message, request
from tests.server.transport.test_fuzz import ODD as ODD_VALUES
from tests.server.transport.test_fuzz import VALID, WORDS, nonsense
from tools.codegen.pages import endpoints

TALKERS, WATCHERS, ASKERS = 6, 2, 8
"""Simultaneous connections with a token, without one, and over HTTP."""
BATCH = 40
"""Messages before an answer is waited for; more than 64 would end the connection."""
BATCHES_A_TABLE = 100
PIPELINED = 8
REQUESTS_IN = 4
"""One in this many is an HTTP request, because these take longer than messages."""
BROKEN = 0.02
"""How often invalid frames are sent."""
PATIENCE, LITTLE_PATIENCE = 60.0, 0.2
"""Seconds for an answer, longer than a server waits for the rest of a request; and where no answer need come."""
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
TICKET = re.compile(rb'\{[^{}]*"token":[^{}]*\}')
PONG = b'"type":"pong"'
HEADERS = [
    "authorization: {}\r\n",
    "last-event-id: {}\r\n",
    "accept-encoding: {}\r\n",
    "origin: {}\r\n",
    "x-forwarded-for: {}\r\n",
    "range: bytes={}\r\n",
    "if-none-match: {}\r\n",
    "cookie: {}\r\n",
]
METHODS = ["GET", "GET", "GET", "POST", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH"]
PAGES = ["/", "/t/{}", "/ws/{}", "/api/openapi.json", "/{}?{}"]
PATHS = sorted({re.sub(r"{\w+}", "{}", item.path) for item in endpoints() if item.kind != SSE})
"""All paths except event streams, which never end, so later responses would never come."""
DESCRIBED = [*PATHS, *PAGES]
KNOWN = ["discs", "towers", "classic", "1", "2"]
"""Games, editions and matches that exist: with them, requests get further."""
WISHED = ["/api/tables", "/api/tables/x/join", "/api/replay"]
WISHES: list[dict[str, Any]] = [
    {"game": "towers", "seats": [{"who": "me", "name": "Mallory"}, {"who": "open"}]},
    {"game": "race", "seats": [{"who": "me", "name": "Mallory"}, {"who": "bot", "level": "kitten"}], "name": "Mallory"},
    {"name": "Mallory", "seats": ["a"]},
]


class Storm:
    """Sends hostile messages until a given number is reached."""

    def __init__(self, target: Target, count: int, seed: int = 0) -> None:
        self.target, self.random = target, random.Random(seed)
        self.requests = count // REQUESTS_IN
        self.messages = count - self.requests
        self.table = ""
        """One that there was a moment ago."""

    async def run(self) -> None:
        """Send everything, over as many connections as that takes."""
        talkers = [self.talk(has_key=number < TALKERS) for number in range(TALKERS + WATCHERS)]
        await asyncio.gather(*talkers, *(self.ask() for _ in range(ASKERS)))

    # WebSockets

    async def talk(self, *, has_key: bool) -> None:
        """Send nonsense to one table after the other."""
        while self.messages > 0:
            ticket = await self.target.open_table(self.random.choice(["discs", "towers", "kitchen", "race"]))
            batches, self.table = BATCHES_A_TABLE, ticket["table"]
            while self.messages > 0 and batches > 0:
                with suppress(OSError, EOFError):
                    async with await self.target.sit(ticket["table"], ticket["token"] if has_key else None) as line:
                        while self.messages > 0 and batches > 0 and await self.say(line):
                            batches -= 1
            key = f"authorization: Bearer {ticket['token']}\r\n"
            await self.target.ask("DELETE", f"/api/tables/{ticket['table']}", more=key)

    async def say(self, line: Line) -> bool:
        """Send several messages and wait for all answers; return whether the connection is still open."""
        self.messages -= BATCH
        self.target.seen["messages"] += BATCH
        await line.send(b"".join(self.odd_frame() for _ in range(BATCH)) + message("ping"))
        async with self.answered():
            while (told := await line.hear_raw()) is not None:
                if PONG in told:
                    break
        if told is None or self.random.random() > BROKEN:
            return told is not None
        # Not even frames: the server may well wait for the rest of one.
        await line.send(self.random.randbytes(self.random.randrange(1, 30)))
        async with asyncio.timeout(LITTLE_PATIENCE):
            await line.hear_raw()
        return False

    @asynccontextmanager
    async def answered(self) -> AsyncIterator[None]:
        """Wait for an answer, or for the end of the connection; where neither comes, that is counted."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except TimeoutError:
            self.target.seen[UNANSWERED] += 1
            raise

    def odd_frame(self) -> bytes:
        """A message, rarely in a frame that is wrong itself."""
        kind, payload = nonsense(self.random)
        chance = self.random.random()
        if chance < 0.002:
            return frame(payload[:100], self.random.choice([BINARY, CONTINUATION, 0x3, 0xB, 0x8 | 0x40]))
        if chance < 0.05:
            cut = len(payload) // 2
            return frame(payload[:cut], TEXT, is_last=False) + frame(payload[cut:], CONTINUATION)
        if chance < 0.1:
            return frame(json.dumps(self.random.choice(VALID)).encode())
        return frame(payload, kind.value)

    # HTTP

    async def ask(self) -> None:
        """Send several nonsensical requests at once."""
        while self.requests > 0:
            answers = b""
            with suppress(OSError, EOFError):
                async with await self.target.connect() as line:
                    asked = [self.odd_request() for _ in range(PIPELINED - 1)]
                    self.requests -= PIPELINED
                    self.target.seen["requests"] += PIPELINED
                    await line.send(b"".join(asked) + request("GET", "/healthz", "connection: close\r\n"))
                    async with self.answered():
                        answers = await line.reader.read(-1)
            self.count(answers)
            await self.clear_away(answers)

    async def clear_away(self, answers: bytes) -> None:
        """Delete the tables that were opened: a server keeps them in memory for minutes, and rightly so."""
        for ticket in TICKET.findall(answers):
            found = json.loads(ticket)
            key = f"authorization: Bearer {found['token']}\r\n"
            await self.target.ask("DELETE", f"/api/tables/{found['table']}", more=key)

    def count(self, answers: bytes) -> None:
        """Count the responses."""
        for status in STATUS.findall(answers):
            self.target.seen[status.decode()] += 1

    def odd_request(self) -> bytes:
        """A nonsensical request, sometimes not even HTTP."""
        chance = self.random
        if chance.random() < 0.02:
            return chance.choice(ODD)
        if chance.random() < 0.2:
            return request("POST", chance.choice(WISHED), "", self.odd_wish())
        body = nonsense(chance)[1][:1000] if chance.random() < 0.5 else b""
        known = [*WORDS[:-2], *KNOWN, *[self.table] * len(WORDS)]
        words = [chance.choice(known).encode("ascii", "replace").decode() for _ in range(2)]
        path = chance.choice(DESCRIBED).format(*words)
        more = "".join(chance.choice(HEADERS).format(chance.choice(words)) for _ in range(chance.randrange(3)))
        return request(chance.choice(METHODS), path, more, body)

    def odd_wish(self) -> bytes:
        """A body for opening or joining a table, with something wrong in it."""
        wish: dict[str, Any] = dict(self.random.choice(WISHES))
        wish[self.random.choice([*wish, "new", "house", "edition", "start"])] = self.random.choice(ODD_VALUES)
        return json.dumps(wish).encode()
