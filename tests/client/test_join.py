"""A bot at a table with `kasimir join`: it takes a seat only if it can play, and gives it back."""

import asyncio
import signal
import sys
import time
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from kasimir.bots.player import Player as Bot
from kasimir.cli import main
from kasimir.client import player, table
from kasimir.client.player import BotGuest, join
from kasimir.client.table import open_table, take_seat
from kasimir.core.errors import TableError, UsageError
from kasimir.protocol.http import Free, Me, NewTable, TableOptions, Ticket
from kasimir.protocol.requests import AnyRequest, Leave, Lift, Move, Rematch, Roll, Shake
from kasimir.server.metrics import COUNTS
from kasimir.server.session.table_session import TableSession
from kasimir.server.transport.websocket import Socket
from tests.client.test_client import served_by
from tests.server.players import open_for_two
from tests.server.servers import Open, serving
from tests.server.services import free_port
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio

Capture = pytest.CaptureFixture[str]
LONGEST = 20.0
ROBO = "Robo"


async def open_free(server: Open, game: str, variant: str | None = None) -> tuple[TableSession, str]:
    """A table with two free seats, and the link to it."""
    wanted = NewTable(game, [Free(), Free()], variant=variant, name="Host", house=TableOptions(first="chosen"))
    ticket = await open_table(server.url, wanted)
    return server.hub.tables[ticket.table], f"{server.url}/t/{ticket.table}"


@asynccontextmanager
async def bots_at(link: str, *bots: str) -> AsyncIterator[list[asyncio.Task[int]]]:
    """Bots that play until they are interrupted."""
    tasks = [asyncio.create_task(join(link, bot, f"{ROBO} {n}", [])) for n, bot in enumerate(bots)]
    try:
        async with asyncio.timeout(LONGEST):
            yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until_match(live: TableSession, number: int) -> None:
    """Wait until this match of the series has begun."""
    await until(lambda: len(live.table.matches) >= number, LONGEST)


# Sitting down


@pytest.mark.parametrize(("bot", "reason"), [("wrong", "wrong"), ("perfect", "not solved")])
async def test_a_bot_that_cannot_play_takes_no_seat(tmp_path: Path, capsys: Capture, bot: str, reason: str) -> None:
    async with serving(tmp_path) as server:
        live, link = await open_free(server, "towers")
        assert await asyncio.to_thread(main, ["join", link, "--bot", bot]) == 1
        assert len(live.table.open_seats()) == 2
        assert live.table.guests_ever == 1
    said = capsys.readouterr()
    assert reason in said.err
    assert said.out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="no program can press Ctrl-C there")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_a_bot_that_is_interrupted_leaves(tmp_path: Path, sign: signal.Signals) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(LONGEST):
        live, link = await open_free(server, "towers")
        words = [sys.executable, "-m", "kasimir", "join", link, "--bot", "kitten"]
        process = await asyncio.create_subprocess_exec(*words, stdout=PIPE, stderr=STDOUT)
        assert process.stdout
        assert ROBO in (await process.stdout.readline()).decode()
        assert len(live.table.open_seats()) == 1
        process.send_signal(sign)
        assert await process.stdout.read() == b""
        assert await process.wait() == 130
        assert len(live.table.open_seats()) == 2


async def test_a_bot_that_is_interrupted_while_it_sits_down_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has already given it a seat whose token nobody else has."""
    seated = asyncio.Event()

    async def slowly(url: str, name: str, guest: str, seats: list[str] | None = None) -> Ticket:
        ticket = await take_seat(url, name, guest, seats)
        seated.set()
        await let_tasks_run(100)  # the interruption comes before the ticket
        return ticket

    monkeypatch.setattr(player, "take_seat", slowly)
    async with serving(tmp_path) as server:
        live, link = await open_free(server, "towers")
        async with bots_at(link, "random"):
            await seated.wait()
            assert len(live.table.open_seats()) == 1
        assert len(live.table.open_seats()) == 2


async def test_a_bot_that_fails_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(BotGuest, "play", fail)
    async with serving(tmp_path) as server:
        live, link = await open_free(server, "towers")
        with pytest.raises(ZeroDivisionError):
            await join(link, "random", ROBO, [])
        assert live.table.guests_ever == 2
        assert len(live.table.open_seats()) == 2


async def test_a_bot_whose_table_is_gone_says_so(tmp_path: Path, capsys: Capture) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_table(server.url, NewTable("towers", [Me("Anna"), Free()]))
        async with bots_at(f"{server.url}/t/{ticket.table}", "random") as [bot]:
            await until(lambda: server.hub.tables[ticket.table].watchers)
            await server.hub.delete(ticket.table, ticket.token)
            assert await bot == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The table was deleted."


# Playing


async def test_quick_bots_keep_within_the_limits(tmp_path: Path) -> None:
    matches = 4
    async with serving(tmp_path, messages_a_second=20) as server:
        live, link = await open_free(server, "hunt")
        before, began = COUNTS.copy(), time.monotonic()
        async with bots_at(link, "random", "random"):
            await until_match(live, matches)
            passed, came = time.monotonic() - began, COUNTS["messages"] - before["messages"]
        assert COUNTS["refused"] == before["refused"]
    unpaced = 1 + matches  # hello, and entropy for each
    assert came <= 2 * (passed / player.PACE + 1 + unpaced)


async def test_what_was_one_message_too_many_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server refuses each guest's first message of each kind in each match, as its rate limit would."""
    monkeypatch.setattr(table, "RETRY_DELAY", 0.3)
    monkeypatch.setattr(player, "RETRY_DELAY", 0.3)
    asked_first: dict[tuple[object, ...], AnyRequest] = {}
    repeated: list[tuple[AnyRequest, AnyRequest]] = []
    read = Socket.read

    def refuse_first(socket: Socket, message: bytes) -> AnyRequest | TableError:
        asked = read(socket, message)
        if socket.live and isinstance(asked, Move | Roll | Rematch | Shake):
            key = (socket.guest, type(asked), len(socket.live.table.matches))
            if key not in asked_first:
                asked_first[key] = asked
                return TableError("table.rate")
            repeated.append((asked_first[key], asked))
        return asked

    monkeypatch.setattr(Socket, "read", refuse_first)
    async with serving(tmp_path) as server:
        live, link = await open_free(server, "hunt", "older")
        before = COUNTS["refused"]
        async with bots_at(link, "random", "random"):
            await until_match(live, 2)
            refused = COUNTS["refused"] - before
            shakes = [(first, again) for first, again in repeated if isinstance(again, Shake)]
    assert {kind for _, kind, _ in asked_first} == {Move, Roll, Rematch, Shake}
    assert len(shakes) >= 2
    assert all(first == again for first, again in shakes)
    assert refused <= 2 * len(asked_first), "it waits after a refusal"


async def test_a_piece_that_somebody_else_has_lifted_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        live = server.hub.tables[tickets[0].table]
        for guest, move in ((1, "+"), (2, "+1"), (1, "+")):
            await live.ask(guest, Move(live.table.at, move))
        playing = live.table.playing
        liked = playing.place_text(Bot(playing.setup, "greedy", 1).choose(playing.match.state))
        places = {touch[0] for text, touch in playing.touches().items() if text != liked and touch[0] != "hand:c"}
        lifted = min(places - {playing.touches()[liked][0]})
        await live.ask(2, Lift(live.table.at, lifted))
        await live.ask(2, Leave())
        before, at = COUNTS["refused"], live.table.at
        async with bots_at(f"{server.url}/t/{live.table.name}", "greedy"):
            await until(lambda: live.table.at != at)
        assert COUNTS["refused"] == before


async def test_a_bot_comes_back_through_a_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server restarts, its proxy answers every WebSocket with 502."""
    monkeypatch.setattr(player, "RECONNECT_DELAY", 0.05)
    turned_away = 0

    async with serving(tmp_path) as server:

        async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal turned_away
            head = await reader.readuntil(b"\r\n\r\n")
            if head.startswith(b"GET /ws/") and turned_away < 2:
                turned_away += 1
                writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                writer.close()
                return
            from_server, to_server = await asyncio.open_connection("127.0.0.1", server.port)
            to_server.write(head)
            with suppress(ConnectionError):
                await asyncio.gather(copy(reader, to_server), copy(from_server, writer))

        async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(1 << 16):
                writer.write(data)
            writer.close()

        async with served_by(pass_on) as proxy:
            live, link = await open_free(server, "hunt")
            async with bots_at(link.replace(server.url, proxy), "random"), bots_at(link, "random"):
                await until_match(live, 2)
    assert turned_away == 2


# Nothing to connect to

NO_LINKS = ["nowhere", "ftp://localhost/t/x", "http://[::1/t/x", "http://h:abc/t/x", "http:///t/x", "http://h/"]


@pytest.mark.parametrize("link", NO_LINKS)
def test_only_a_link_leads_to_a_table(capsys: Capture, link: str) -> None:
    assert main(["join", link]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"kasimir: {link} is not a link to a table; one looks like http://localhost:8080/t/NAME."
    ]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_server_that_is_not_there_is_told_in_one_line(capsys: Capture, scheme: str) -> None:
    assert main(["join", f"{scheme}://127.0.0.1:{free_port()}/t/x"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert "cannot be reached: " in line


async def test_a_plain_server_asked_by_tls_is_told_in_one_line(capsys: Capture) -> None:
    async def answer_plainly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with served_by(answer_plainly) as url:
        assert await asyncio.to_thread(main, ["join", url.replace("http:", "https:") + "/t/x"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert "cannot be reached: " in line


async def test_an_unknown_table_is_told_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    async with serving(tmp_path) as server:
        assert await asyncio.to_thread(main, ["join", f"{server.url}/t/x"]) == 1
    assert capsys.readouterr().err.splitlines() == ["kasimir: There is no table x, or it is gone."]


async def test_another_kind_of_server_is_told_in_one_line() -> None:
    async def serve_a_page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>")
        writer.close()

    async with served_by(serve_a_page) as url:
        with pytest.raises(TableError, match="cannot be understood"):
            await join(f"{url}/t/x", "random", ROBO, [])


async def test_a_server_that_does_not_come_back_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "RECONNECT_DELAY", 0.01)
    async with serving(tmp_path) as server:
        live, link = await open_free(server, "towers")
        bot = asyncio.create_task(join(link, "random", ROBO, []))
        await until(lambda: len(live.table.open_seats()) == 1 and live.watchers)
    with pytest.raises(UsageError, match="is no longer responding"):
        await asyncio.wait_for(bot, LONGEST)
