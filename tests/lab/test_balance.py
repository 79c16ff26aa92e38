"""The balance lab: the measures, reproducible numbers, and self-contained reports."""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kasimir.bots.levels import BOTS, LEVELS
from kasimir.cli import main
from kasimir.core.match import Match
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.balance import Plan, count_jobs, try_out, weaker_than
from kasimir.lab.jobs import Pool, open_pool
from kasimir.lab.measures import Measured, Row, count_lead_changes, fair_share, measure, summarise
from tests.helpers import own_setup, towers, walk

BALANCE = ["lab", "balance", "hunt", "--games", "12", "--level", "kitten", "--processes", "1"]


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with open_pool("processes", 1) as found:
        yield found


def hunt(goal: int) -> Setup:
    return own_setup("hunt", 2, goal=goal)


# The measures


def leads(*chances: float) -> int:
    """Lead changes of two seats, given the chances of the first."""
    return count_lead_changes([{"r": chance, "b": 1 - chance} for chance in chances])


def test_lead_changes() -> None:
    assert leads() == leads(0.5, 0.5) == leads(0.5, 0.6, 0.7) == 0
    assert leads(0.6, 0.4) == leads(0.6, 0.5, 0.4) == 1
    assert leads(0.6, 0.5, 0.6) == leads(0.6, 0.49, 0.6) == 0  # equal chances are no lead
    assert leads(0.6, 0.4, 0.6, 0.4) == 3


def test_a_team_leads_together() -> None:
    cat, mice = {"c": 0.7, "m1": 0.3, "m2": 0.3}, {"c": 0.4, "m1": 0.6, "m2": 0.6}
    assert count_lead_changes([cat, mice, mice, cat]) == 2


def finished(setup: Setup, seed: int) -> Match:
    match = Match(setup)
    for _, move in walk(setup, seed):
        if move and not match.result:
            match.play(move)
    return match


@pytest.mark.parametrize("game", ["discs", "hunt", "kitchen", "race", "towers"])
def test_rows_of_random_matches_are_possible(game: str) -> None:
    match = finished(make_setup(game), 3)
    row = measure(match)
    assert match.result
    assert row.turns == match.turns
    assert 0 <= row.lead_changes < max(1, row.turns)
    assert (row.drama is None) == (match.result.winners == ())
    assert row.drama is None or 0 <= row.drama <= 1


def rows(*values: tuple[float, ...]) -> list[Row]:
    return [Row(value, 10 + number, 1, 0.25) for number, value in enumerate(values)]


def test_summary_of_seats_and_teams() -> None:
    found = summarise(towers(), rows((1, 0), (0, 1), (0.5, 0.5), (1, 0)), [[0.75, 0.25], [0.5, 0.5]])
    assert [(side.seats, side.rate.mean) for side in found.chances] == [(("r",), 0.625), (("b",), 0.375)]
    assert found.skill
    assert found.skill.mean == 0.25
    assert found.turns.mean == 11.5
    assert found.drama
    assert (found.lead_changes.mean, found.drama.mean) == (1, 0.25)
    kitchen = make_setup("kitchen", players=3)
    team = summarise(kitchen, rows((1, 0, 0), (0, 1, 1), (0, 1, 1), (0, 1, 1)), [])
    assert [(side.seats, side.rate.mean) for side in team.chances] == [(("c",), 0.25), (("m1", "m2"), 0.75)]
    assert team.skill is None
    assert (fair_share(kitchen), fair_share(towers(4))) == (0.5, 0.25)


def test_fair_is_what_lies_inside_as_a_whole() -> None:
    found = summarise(towers(), rows(*[(1, 0), (0, 1)] * 500), [])
    assert found.unfairness(0.5) == 0
    assert found.is_fair(0.5, 0.05)
    assert not found.is_fair(0.5, 0.03)  # a thousand matches are not precise enough
    assert not summarise(towers(), rows(*[(1, 0)] * 1000), []).is_fair(0.5, 0.05)


def test_everybody_but_random_has_a_weaker_opponent() -> None:
    assert weaker_than("random") is None
    assert weaker_than("easy") == "random"
    assert weaker_than("hard") == "easy"
    for bot in set(BOTS) - {"random"}:
        assert weaker_than(bot) in ("random", *list(LEVELS)[:4])


def test_same_plan_same_findings_and_seats_add_up(pool: Pool) -> None:
    plan, setups, seen = Plan("kitten", 25, 4), [hunt(2), hunt(4)], list[int]()
    found = try_out(plan, setups, pool, seen.append)
    assert seen == list(range(1, count_jobs(plan, setups) + 1))
    assert try_out(plan, setups, pool) == found
    assert try_out(replace(plan, seed=5), setups, pool) != found
    for finding in found:
        assert finding.games == 25
        assert sum(side.rate.mean for side in finding.chances) == pytest.approx(1)
        assert all(side.rate.low <= side.rate.mean <= side.rate.high for side in finding.chances)
    assert found[0].turns.mean < found[1].turns.mean


def test_skill_is_seen_where_there_is_some(pool: Pool) -> None:
    [found] = try_out(Plan("normal", 12, 1), [make_setup("discs")], pool)
    assert found.skill
    assert found.skill.low > 0.3


# The command


def test_the_page_can_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = [*BALANCE, "--vary", "goal=2..4:2", "--vary", "variant=family,older", "--report", "one.html"]
    assert main(words) == 0
    page = Path("one.html").read_text(encoding="utf-8")
    command = re.search(r"<pre>kasimir (.*?)</pre>", page)
    assert command
    Path("one.html").unlink()
    assert main(shlex.split(command[1])) == 0
    assert Path("one.html").read_text(encoding="utf-8") == page
    for text in ("seed 1", "numba", "matplotlib", "goal=2 variant=family", "<svg", "Rules of hunt"):
        assert text in page
    asked = re.findall(r"""(?:src|href)=["']([^#"'][^"']*)|url\(([^#)][^)]*)\)|@import""", page)
    assert asked == []


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BALANCE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    [row] = found["rows"]
    assert row["games"] == 12
    assert (found["level"], found["weaker"]) == ("kitten", "random")
    assert row["edition"] == make_setup("hunt").edition.values()


WRONG = {
    "a key that is not there": (["--vary", "mice=1..2"], "cannot be varied"),
    "no bot": (["--level", "nobody"], "no bot"),
    "no matches": (["--games", "1"], "--games"),
    "players": (["--vary", "players=2..5"], "2 to 4 players"),
    "variant": (["--vary", "variant=x"], "no variant"),
}


@pytest.mark.parametrize(("words", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_told(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BALANCE, *words]) == 1
    assert message in capsys.readouterr().err


def test_table_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main([*BALANCE, "--vary", "cheeses=4..6", "--fill", "goal"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("12 matches for each row, all seats played by “kitten”, seed 1;")
    assert all(f" {label} " in out for label in ("cheeses=4 goal=4", "cheeses=5", "cheeses=6"))


def test_measured_does_not_leave_what_is_possible() -> None:
    found = summarise(towers(), rows((1, 0), (1, 0)), [[1.0, 0.0], [0.5, 0.5]])
    assert found.skill == Measured(0.5, pytest.approx(-0.48, abs=0.01), 1.0)  # type: ignore[arg-type]
