"""Luck analyses over HTTP: only of finished matches, computed in another process, and cached."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kasimir.core.errors import TableError
from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.protocol.analysis import AnalysisNow, MatchAnalysis
from kasimir.protocol.events import Opened
from kasimir.protocol.http import TableOptions
from kasimir.server.limits.budgets import Account
from kasimir.server.session import analyses
from kasimir.server.session.analyses import Analyses, Question, question_about, work_out
from kasimir.server.session.compiler import Compiler
from tests.helpers import make_record
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving
from tests.waiting import let_tasks_run, until

PATIENCE = 240
"""Timeout in seconds: the worker process may have to compile first."""


class Settled(Compiler):
    """A compiler that has compiled everything, once the test says so."""

    def __init__(self, *, ready: bool = True) -> None:
        super().__init__()
        self.settled = asyncio.Event()
        if ready:
            self.settled.set()

    def is_ready(self, game: str) -> bool:
        return self.settled.is_set()

    async def until_settled(self, game: str) -> None:
        await self.settled.wait()


def question(game: str, seed: int, **names: Any) -> Question:
    """A question about a random match."""
    setup = make_setup(game, **names)
    events = make_record(setup, seed).events
    return Question(game, "classic", setup.variant, setup.players, None, tuple(events))


@pytest.mark.anyio
async def test_after_a_match_anybody_may_ask(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        tickets = await open_for_two(server.url, "discs")
        path = f"/api/tables/{tickets[0].table}/record/1/analysis"
        early = await client.get(path)
        assert (early.status_code, early.json()["code"]) == (404, "table.no-record")
        await play_out(server.url, tickets)
        first = await client.get(path)
        assert first.status_code == 202
        assert first.headers["retry-after"]
        assert "analysis" not in first.json()
        found = await until_ready(client, path)
        again = await client.get(path)
        assert again.json()["analysis"] == found
        events = again.json()["events"]
        assert again.json()["done"] == events
        assert (await client.get(path.replace("/1/", "/2/"))).status_code == 404
    analysis = msgspec.convert(found, MatchAnalysis)
    assert analysis.exact
    assert not analysis.chance
    assert len(analysis.curve) == events + 1 == len(analysis.changes) + 1
    check_sum(analysis)


async def until_ready(client: httpx.AsyncClient, path: str) -> Any:
    """Poll until the analysis is ready."""
    answers: list[httpx.Response] = []

    async def is_ready() -> bool:
        answers.append(await client.get(path))
        return answers[-1].status_code != 202

    await until(is_ready, PATIENCE)
    assert answers[-1].status_code == 200
    return answers[-1].json()["analysis"]


def check_sum(analysis: MatchAnalysis) -> None:
    """The rounded values in the response add up, too."""
    for account in analysis.accounts:
        parts = account.start.value + account.luck.value - account.own.value + account.others.value
        assert parts + account.afterthought.value == pytest.approx(account.result.value, abs=1e-5)


def test_analysis_as_it_is_told() -> None:
    asked = question("hunt", 4, variant="older")
    told = msgspec.json.decode(work_out(asked), type=MatchAnalysis)
    check_sum(told)
    assert told.exact
    assert told.chance
    assert [account.seat for account in told.accounts] == ["r", "b"]
    assert len(told.turning_points) == 3
    for point in told.turning_points:
        assert point.change == told.changes[point.event - 1]
        assert max(map(abs, point.change)) >= sorted(max(map(abs, change)) for change in told.changes)[-3]


def test_question_names_the_match() -> None:
    setup = make_setup("hunt", variant="older")
    match = Match(setup)
    match.play(match.options()[0].text)
    opened = Opened("hunt", "classic", "older", 2, TableOptions())
    assert question_about(opened, match) == Question("hunt", "classic", "older", 2, None, tuple(match.events))


def test_a_match_that_went_on_from_a_position_is_judged_from_there() -> None:
    setup = make_setup("discs")
    start = "c/c*/m/m m"
    match = Match(setup, setup.read(start))
    while not match.result:
        match.play(match.options()[0].text)
    opened = Opened("discs", "classic", "standard", 2, TableOptions(), start)
    told = msgspec.json.decode(work_out(question_about(opened, match)), type=MatchAnalysis)
    assert told.exact
    assert len(told.curve) == len(match.events) + 1
    check_sum(told)


@pytest.mark.anyio
async def test_failure_is_told_and_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Analyses(Settled())
    wrong = Question("hunt", "classic", "older", 2, None, ("nonsense",))
    accounts = Account(1.0), Account(1.0)
    assert made.find(wrong, *accounts) == AnalysisNow(1)
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)
    assert made.find(wrong._replace(variant="family"), *accounts) == AnalysisNow(1)
    assert list(made.under_way) == [wrong]
    async with asyncio.timeout(PATIENCE):
        await made.under_way[wrong].task
    with pytest.raises(TableError, match="cannot be analysed"):
        made.find(wrong, *accounts)
    await made.close()


@pytest.mark.anyio
async def test_one_address_keeps_only_so_many_waiting_and_what_nobody_wants_is_not_made() -> None:
    made, stranger, table = Analyses(Settled()), Account(1.0), Account(1.0)
    made.lane.free = 0
    asked = [
        Question("hunt", "classic", "older", 2, None, (str(number),)) for number in range(analyses.MOST_OF_ONE + 1)
    ]
    for one in asked[:-1]:
        assert made.find(one, stranger, table) == AnalysisNow(1)
    assert made.find(asked[-1], stranger, table) == AnalysisNow(1)
    assert asked[-1] not in made.under_way
    assert made.find(asked[-1], Account(1.0), table) == AnalysisNow(1)
    tasks = [making.task for making in made.under_way.values()]
    await let_tasks_run()
    for making in made.under_way.values():
        making.asked -= analyses.ABANDONED_AFTER
    made.lane.free = 1
    made.lane.call_next()
    await asyncio.gather(*tasks)
    assert (made.lane.pool, made.lane.free, len(made.under_way), len(made.kept)) == (None, 1, 0, 0)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)
    made = Analyses(Settled())
    asked = [Question("hunt", "classic", "older", 2, None, (str(number),)) for number in range(3)]
    for one in asked:
        made.keep(one, b"{}")
    assert list(made.kept) == asked[1:]


@pytest.mark.anyio
async def test_an_analysis_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(analyses, "FAILURE_DELAY", 0.05)
    service, account, asked = Analyses(Settled()), Account(1.0), question("discs", 1)
    monkeypatch.setattr(service.lane, "think", think)
    service.find(asked, account, account)
    await until(lambda: asked in service.kept, PATIENCE)
    with pytest.raises(TableError):
        service.find(asked, account, account)
    await until(lambda: asked not in service.kept, PATIENCE)
    await service.close()


@pytest.mark.anyio
async def test_an_analysis_waits_until_its_game_is_compiled_and_says_so() -> None:
    compiler, accounts = Settled(ready=False), (Account(1.0), Account(1.0))
    made, asked = Analyses(compiler), question("discs", 1)
    waiting = AnalysisNow(len(asked.events), compiling=True)
    assert made.find(asked, *accounts) == waiting
    await let_tasks_run()
    assert made.find(asked, *accounts) == waiting
    assert made.lane.free == 1
    compiler.settled.set()
    await until(lambda: not made.find(asked, *accounts).compiling)
    await made.close()
