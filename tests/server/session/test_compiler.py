"""Compiling in the background: what people want comes first, and the computer plays meanwhile."""

import asyncio
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kasimir.bots import player
from kasimir.client.table import Connection, ask_http, open_table
from kasimir.core import compiled, registry
from kasimir.core.compiled import alone, cache_folder
from kasimir.protocol.games import GameInfo
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions
from kasimir.protocol.messages import Advice, Presence
from kasimir.protocol.requests import Hint
from kasimir.server.metrics import OPEN
from kasimir.server.session import bots, compiler
from kasimir.server.session.bots import Bots, Question
from kasimir.server.session.compiler import Compiler, compile_search, compiled_mark
from tests.server.servers import Process, serving
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
"""Timeout in seconds: on a slow machine a search is compiled first."""
OPEN_HOUSE = TableOptions(first="chosen", hidden=False)


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache in which nothing is compiled, for this process and its workers; the usual one is returned."""
    usual = cache_folder()
    monkeypatch.setenv("KASIMIR_CACHE", str(tmp_path / "cache"))
    cache_folder.cache_clear()
    yield usual
    cache_folder.cache_clear()


class ByHand(Compiler):
    """A compiler whose games are finished by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.outcome: asyncio.Future[bool] | None = None

    async def compile(self, game: str) -> None:
        self.begun.append(game)
        self.outcome = asyncio.get_running_loop().create_future()
        if not await self.outcome:
            raise BlockingIOError("no more tasks")
        self.ready.add(game)

    async def end(self, *, well: bool = True) -> None:
        """Finish the game that is being compiled."""
        await let_tasks_run()
        assert self.outcome is not None
        self.outcome.set_result(well)
        await let_tasks_run(3)


@pytest.mark.usefixtures("empty_cache")
async def test_the_game_that_people_want_is_next() -> None:
    made = ByHand()
    made.add(["discs", "hunt", "towers"])
    await let_tasks_run()
    assert OPEN["games_to_compile"] == 3
    made.prefer("towers")
    assert not made.is_ready("towers")
    made.prefer("kitchen")
    made.add(["kitchen", "discs"])
    for _ in range(4):
        await made.end()
    assert made.begun == ["discs", "kitchen", "towers", "hunt"]
    assert all(made.is_ready(game) for game in made.begun)
    assert OPEN["games_to_compile"] == 0


@pytest.mark.usefixtures("empty_cache")
async def test_what_failed_is_tried_again_but_not_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = ByHand()
    waiting = [asyncio.create_task(made.until_settled(game)) for game in ("discs", "hunt")]
    for _ in waiting:
        await until(lambda: made.outcome and not made.outcome.done())
        await made.end(well=made.current != "discs")
    await asyncio.gather(*waiting)
    assert not made.is_ready("discs")
    assert made.is_ready("hunt")
    assert sorted(made.begun) == ["discs", "hunt"]
    monkeypatch.setattr(compiler, "RETRY_DELAY", 0.0)
    assert not made.is_ready("discs")
    await made.end()
    assert made.is_ready("discs")
    await made.close()
    made.prefer("race")
    assert not made.waiting


@pytest.mark.usefixtures("empty_cache")
async def test_without_numba_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: False)
    made = ByHand()
    made.add(["discs"])
    await made.until_settled("discs")
    assert not made.is_ready("discs")
    assert made.task is None


@pytest.mark.usefixtures("empty_cache")
def test_of_several_servers_one_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others wait for it, and find the game compiled."""
    made: list[str] = []
    monkeypatch.setattr(player, "thinker_for", lambda setup, _: made.append(setup.game.name))
    monkeypatch.setattr(compiler, "begin_work", lambda *_: None)
    monkeypatch.setattr(compiled, "LOCK_DELAY", 0.001)
    cache_folder().joinpath("discs").mkdir()
    servers = [threading.Thread(target=compile_search, args=("discs",)) for _ in range(3)]
    with alone("compiling"):
        for server in servers:
            server.start()
        assert not made
    for server in servers:
        server.join()
    assert made == ["discs"]


class Copying(Compiler):
    """A compiler that copies a game from the usual cache, once the test allows it."""

    usual: Path

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()

    async def compile(self, game: str) -> None:
        await self.allowed.wait()
        shutil.copytree(self.usual / game, cache_folder() / game, dirs_exist_ok=True)
        compiled_mark(game).touch()


async def test_the_computer_plays_before_anything_is_compiled(
    tmp_path: Path, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It changes over between two moves, and so do hints."""
    asked: list[Question] = []
    ask = Bots.ask

    async def note(self: Bots, lane: Any, job: Any, work: Any, question: Question) -> Any:
        found = await ask(self, lane, job, work, question)
        assert found is not None
        asked.append(question)
        return found

    (empty_cache / "discs").mkdir(exist_ok=True)
    monkeypatch.setattr(Copying, "usual", empty_cache, raising=False)
    monkeypatch.setattr(bots, "Compiler", Copying)
    monkeypatch.setattr(Bots, "ask", note)
    async with serving(tmp_path) as server:
        made = server.hub.bots.compiler
        assert isinstance(made, Copying)
        assert not list(cache_folder().rglob("*.nbi"))
        levels: list[Any] = [Computer("hard"), Computer("normal")]
        await open_table(server.url, NewTable("discs", levels, name="Nobody", house=OPEN_HOUSE))
        await until(lambda: len(asked) >= 3, PATIENCE)
        assert not any(question.compiled for question in asked)
        assert await hint_is_brief(server.url)
        made.allowed.set()
        await until(lambda: asked[-1].compiled or made.is_ready("discs"), PATIENCE)
        before = len(asked)
        await open_table(server.url, NewTable("discs", levels, name="Nobody", house=OPEN_HOUSE))
        await until(lambda: len(asked) > before + 3, PATIENCE)
        assert asked[-1].compiled
        assert not await hint_is_brief(server.url)


async def hint_is_brief(url: str) -> bool:
    """Open a table, and ask for a hint."""
    ticket = await open_table(url, NewTable("discs", [Me("Anna"), Me("Ben")], house=OPEN_HOUSE))
    async with Connection(url, ticket.table, ticket.token) as anna, asyncio.timeout(PATIENCE):
        asked = False
        async for told in anna:
            if isinstance(told, Advice):
                return told.brief
            if anna.now and anna.now.play and not asked:
                asked = True
                anna.send(Hint(anna.now.at))
    raise AssertionError("no hint")


@pytest.mark.usefixtures("empty_cache")
async def test_players_are_told_what_the_computer_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SLOW", 0.0)
    monkeypatch.setattr(bots, "Compiler", ByHand)
    has_answer = asyncio.Event()

    async def answer(*_: object) -> None:
        await has_answer.wait()

    monkeypatch.setattr(Bots, "ask", answer)
    async with serving(tmp_path) as server:
        seats: list[Any] = [Computer("normal"), Computer("normal")]
        ticket = await open_table(server.url, NewTable("discs", seats, name="Anna", house=OPEN_HOUSE))
        async with Connection(server.url, ticket.table) as watcher, asyncio.timeout(PATIENCE):
            async for told in watcher:
                if isinstance(told, Presence) and told.compiling:
                    has_answer.set()
                elif isinstance(told, Presence) and has_answer.is_set():
                    break


@pytest.mark.usefixtures("empty_cache")
async def test_who_looks_at_a_game_has_it_compiled_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "Compiler", ByHand)
    async with serving(tmp_path) as server:
        made = server.hub.bots.compiler
        made.add(["discs", "hunt", "towers"])
        info = await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/games/towers", None, GameInfo)
        assert info.game == "towers"
        assert made.waiting == ["towers", "hunt"]


@pytest.mark.slow
async def test_a_new_server_compiles_all_games(tmp_path: Path) -> None:
    """With nothing compiled, bots move at once, while all games are compiled one after the other."""
    server = Process(tmp_path, compile_ahead=True)
    server.environment |= {"KASIMIR_CACHE": str(tmp_path / "cache")}
    server.start()
    try:
        await server.ready()
        wanted = NewTable("kitchen", [Computer("master"), Computer("normal")], name="Nobody", house=OPEN_HOUSE)
        ticket = await open_table(server.url, wanted)
        async with Connection(server.url, ticket.table) as watcher:
            async for _ in watcher:
                if watcher.now and watcher.now.at > 3:
                    break
        assert "kitchen" not in marked(tmp_path)
        await until(lambda: marked(tmp_path) == set(registry.names()), 10 * PATIENCE)
    finally:
        server.stop()


def marked(folder: Path) -> set[str]:
    """The games that are compiled in a cache below the folder."""
    return {file.parent.name for file in folder.glob("cache/kasimir/*/*/searched")}
