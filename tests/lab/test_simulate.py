"""Mass simulation: the same seed gives the same result, however it is divided into jobs."""

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from kasimir.cli.simulate import simulate_with_progress
from kasimir.core.errors import UsageError
from kasimir.core.rng import LARGEST_SEED
from kasimir.core.setup import Setup, make_setup
from kasimir.lab import simulate as lab
from kasimir.lab.jobs import all_cores, in_order
from kasimir.lab.simulate import BATCH, MOST_GAMES, Simulator, Tally, simulate, wilson
from tests.helpers import interpreted_rows, towers

GAMES = 2 * BATCH + 500


def counted(tally: Tally) -> dict[str, Any]:
    """The counts, without the duration."""
    return {key: value for key, value in tally.as_json().items() if not key.endswith("seconds")}


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """The simulation that others are compared with."""
    return counted(simulate(towers(3), GAMES, 1, 7))


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int, plain: dict[str, Any]) -> None:
    assert counted(simulate(towers(3), GAMES, threads, 7)) == plain


def test_size_of_batches_changes_nothing(plain: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "BATCH", 97)
    other = counted(simulate(towers(3), GAMES, 2, 7))
    assert other.pop("value") == pytest.approx(plain["value"])
    assert other == {key: value for key, value in plain.items() if key != "value"}


def test_seed_changes_the_result(plain: dict[str, Any]) -> None:
    assert counted(simulate(towers(3), GAMES, 2, 8)) != plain | {"seed": 8}


def test_tally_adds_up(plain: dict[str, Any]) -> None:
    assert plain["games"] == GAMES
    assert sum(plain["value"].values()) == pytest.approx(1)
    assert sum(plain["wins"].values()) >= GAMES
    assert all(low < plain["wins"][seat] / GAMES < high for seat, (low, high) in plain["interval"].items())
    assert plain["moves"] == plain["turns"]  # in towers, each turn is a roll and a choice


def test_tally_is_that_of_its_matches() -> None:
    setup = towers(3)
    rows = interpreted_rows(setup, 7, 0, 40)
    expected = Tally(setup, 7)
    for row in rows:
        expected.add(np.array([row]))
    tally = counted(simulate(setup, 40, 2, 7))
    assert tally.pop("value") == pytest.approx(counted(expected)["value"])
    assert tally == {key: value for key, value in counted(expected).items() if key != "value"}
    assert tally["longest"] == max(row[1] for row in rows)


def test_winners_are_counted_by_seat() -> None:
    tally = Tally(towers(3), 1)
    tally.add(np.array([[0b001, 5, 5], [0b110, 9, 4], [0b110, 7, 4], [0, 1000, 3]]))
    assert (tally.games, tally.drawn, tally.shared, tally.turns, tally.longest) == (4, 1, 2, 1021, 1000)
    assert tally.wins == {"r": 1, "b": 2, "g": 2}
    assert tally.values == pytest.approx({"r": 1 + 1 / 3, "b": 1 + 1 / 3, "g": 1 + 1 / 3})


def test_progress_goes_up_to_the_end() -> None:
    seen: list[int] = []
    simulate(towers(), GAMES, 2, 1, seen.append)
    assert seen == [BATCH, 2 * BATCH, GAMES]


def test_interruption_leaves_what_was_counted() -> None:
    def interrupt(done: int) -> None:
        if done >= 2 * BATCH:
            raise KeyboardInterrupt

    tally = simulate(towers(), 100 * BATCH, 2, 1, interrupt)
    assert tally.games == 2 * BATCH
    assert counted(tally) == counted(simulate(towers(), 2 * BATCH, 1, 1))


def test_nothing_is_played_after_a_stop() -> None:
    stop = threading.Event()
    stop.set()
    tally = simulate(towers(), 100 * BATCH, 2, 1, stop=stop)
    assert (tally.games, tally.wins) == (0, {"r": 0, "b": 0})
    assert tally.as_json()["interval"] == {"r": [0, 1], "b": [0, 1]}


def test_only_a_few_batches_are_under_way() -> None:
    begun: list[int] = []

    def work(first: int) -> Any:
        begun.append(first)
        return np.full((1, 3), first)

    def firsts(pool: ThreadPoolExecutor) -> Iterator[int]:
        for rows in in_order(pool, work, range(0, 1000, 10), 4):
            assert len(begun) <= rows[0, 0] // 10 + 4
            yield int(rows[0, 0])

    with ThreadPoolExecutor(2) as pool:
        assert list(firsts(pool)) == list(range(0, 1000, 10))


def test_history_grows_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Initially it is too short for every match, or for all but the first."""
    simulator = Simulator(make_setup("discs"), 4)
    rows = simulator.batch(0, 60)
    first = int(rows[0, lab.TURNS])
    assert rows[:, lab.TURNS].max() > first
    for history in (1, 2, first):
        monkeypatch.setattr(lab, "FIRST_HISTORY", history)
        assert simulator.batch(0, 60).tolist() == rows.tolist()


LIMITS = {
    "no match": ({"games": 0}, "--games"),
    "less than none": ({"games": -1}, "--games"),
    "too many": ({"games": MOST_GAMES + 1}, "--games"),
    "seed below zero": ({"seed": -1}, "--seed"),
    "seed too large": ({"seed": LARGEST_SEED + 1}, "--seed"),
}


@pytest.mark.parametrize(("wrong", "named"), LIMITS.values(), ids=LIMITS.keys())
def test_limits(wrong: dict[str, int], named: str) -> None:
    with pytest.raises(UsageError) as refusal:
        simulate(towers(), wrong.get("games", 1), 1, wrong.get("seed", 1))
    assert refusal.value.code == "usage.number"
    assert str(refusal.value).startswith(f"{named}: ")


def test_largest_seed_is_a_seed() -> None:
    assert simulate(towers(), 10, 1, LARGEST_SEED).games == 10


# Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3
WILSON = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]


@pytest.mark.parametrize(("wins", "games", "low", "high"), WILSON)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_wilson_interval_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0, 1)


# Output


def test_table_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert simulate_with_progress(towers(3), 1500, 2, 123456, as_json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1,500 matches, bot random, seed 123456"
    assert all(len(line) <= 80 for line in lines)
    tally = simulate(towers(3), 1500, 1, 123456)
    for seat, wins in tally.wins.items():
        [row] = [line for line in lines if line.startswith(f"│ {seat} ")]
        assert f" {wins} " in row
        assert f" {wins / 1500:.2%} " in row


def test_json_is_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate_with_progress(towers(), 50, 2, 3, as_json=True) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {key: value for key, value in last.items() if not key.endswith("seconds")} == counted(
        simulate(towers(), 50, 1, 3)
    )
    assert last["seconds"] >= 0


def test_interrupted_simulation_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C, as the system sends it, after the first batch."""

    @contextmanager
    def interrupting(setup: Setup, games: int) -> Iterator[Callable[[int], None]]:
        yield lambda done: signal.raise_signal(signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("kasimir.cli.simulate.shown_progress", interrupting)
    assert simulate_with_progress(towers(), 10 * BATCH, 2, 3, as_json=False) == 130
    assert capsys.readouterr().out.startswith("Stopped after 1,024 of 10,240 matches, bot random, seed 3\n")
    assert signal.getsignal(signal.SIGINT) is before


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate_with_progress(towers(), 10, 1, 1, as_json=True)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    simulate_with_progress(towers(), 10, 1, 1, as_json=True)
    assert "Towers" in capsys.readouterr().err


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_number_of_threads_is_limited(threads: int) -> None:
    with pytest.raises(UsageError) as refusal:
        simulate_with_progress(towers(), 1, threads, 1, as_json=True)
    assert str(refusal.value).startswith("--threads: ")


def test_all_cores_by_default() -> None:
    assert all_cores() >= 1
