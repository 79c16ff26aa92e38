"""Luck and choice: luck and what choices gave away add up to the result, exactly in solved games."""

import json
import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from kasimir.cli import main
from kasimir.cli.luck_report import sign
from kasimir.core import match as match_module
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE
from kasimir.core.match import Match
from kasimir.core.record import load, save
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from kasimir.lab.luck import plot
from kasimir.lab.luck.analysis import Analysis, analyse, errors
from kasimir.lab.luck.judge import Effort, Judge, effort_of_level
from kasimir.solvers.solution import solution_for
from kasimir.solvers.solved.discs import DiscsSolution
from tests.helpers import make_record, own_file
from tests.solvers.independent import all_places, plies_by_rounds, small_setup

EXACT = 1e-9
QUICK = Effort(simulations=60, searches=3)
HUNT = [make_setup("hunt", variant=variant) for variant in ("family", "older", "younger")]
DISCS = make_setup("discs")
FEW_DISCS = small_setup("discs", 2, discs=4, goal=4)
THREE = small_setup(
    "hunt", 3, "older", spaces=["ladder", "cheese", "two"], mouse_die=[1, 2, 2], paws_die=[0, 1], cheeses=3, goal=2
)


def random_match(setup: Setup, seed: int, longest: int = 3000) -> Match:
    """A random match."""
    return make_record(setup, seed, longest).replay()


def dithering_match(setup: Setup, seed: int) -> Match:
    """A match of two players who seek repetitions."""
    match, chance = Match(setup), random.Random(seed)
    key = setup.game.rules.key
    while not match.result:
        options = match.options()
        known = [o for o in options if key(setup.after(match.state, o.move), setup.board) in match.seen]
        match.play(chance.choice(known if known and chance.random() < 0.8 else options).text)
    return match


def check_sum(analysis: Analysis) -> None:
    """The accounts must add up, whatever the values are."""
    for account in analysis.accounts().values():
        parts = account.start.value + account.luck.value - account.own.value + account.others.value
        assert parts + account.afterthought.value == pytest.approx(account.result.value, abs=EXACT)


def check_exact(analysis: Analysis) -> None:
    """They must add up without any afterthought, nobody gains by an own choice, and luck is fair."""
    check_sum(analysis)
    assert analysis.is_exact
    assert all(np.abs(again).max() < EXACT for again in analysis.afterthoughts())
    for step in analysis.steps:
        if step.kind == "choice":
            assert step.change[0, step.seat] < EXACT
            assert (step.event in step.best) == (step.change[0, step.seat] > -EXACT)
    for account in analysis.accounts().values():
        assert account.luck.error == account.own.error == account.result.error == 0


# Solved games


@pytest.mark.parametrize("setup", HUNT, ids=lambda setup: str(setup.variant))
def test_hunt_adds_up_exactly(setup: Setup) -> None:
    solution = solution_for(setup)
    for seed in range(15):
        match = random_match(setup, seed)
        analysis = analyse(match)
        check_exact(analysis)
        values = [solution.values(moment.state) for moment in match.moments[:-1]]
        for worth, value in zip(analysis.curve(), values, strict=False):
            assert worth[0] == pytest.approx(list(value.values()), abs=EXACT)


def test_luck_is_fair() -> None:
    """The expected luck of any roll is 0; over many matches the mean is close to that."""
    setup = HUNT[0]
    judge = Judge(setup, Effort())
    state = setup.start()
    options = setup.options(state)
    worths = [judge.value(setup.after(state, option.move))[0] for option in options]
    mean = np.average(worths, axis=0, weights=[option.weight for option in options])
    assert mean == pytest.approx(judge.mean(state)[0], abs=EXACT)
    assert mean == pytest.approx(judge.value(state)[0], abs=EXACT)


def test_hunt_of_three_adds_up_exactly() -> None:
    """Moves that are equally good for their seat count as equally likely: others may gain or lose by the choice."""
    for seed in range(10):
        check_exact(analyse(random_match(THREE, seed)))


def test_discs_add_up_exactly() -> None:
    for seed in range(25):
        analysis = analyse(random_match(DISCS, seed))
        check_exact(analysis)
        assert not analysis.has_chance


def test_what_was_taken_back_counts_for_nothing() -> None:
    plain, wavering = random_match(DISCS, 3), Match(DISCS)
    for event in plain.events:
        wavering.play(event)
        if not wavering.result:
            wavering.take_back()
            wavering.play(event)
    analysis, other = analyse(plain), analyse(wavering)
    assert analysis.accounts() == other.accounts()
    assert [step.number for step in other.steps] == wavering.numbers
    curve, changes = other.curve_by_event(), other.changes_by_event()
    assert len(curve) - 1 == len(changes) == len(wavering.log)
    lines = [curve[number - 1] for number in wavering.numbers]
    assert np.array_equal([*lines, curve[-1]], analysis.curve())
    assert np.array_equal(sum(changes), sum(step.change for step in analysis.steps))
    # Between an event and its return the curve is flat.
    assert np.array_equal(curve[0], curve[2])


@cache
def dithering() -> list[Match]:
    return [dithering_match(FEW_DISCS, seed) for seed in range(30)]


def test_repetition_is_seen_coming() -> None:
    """A player who lets a won match repeat gives it away by that very move."""
    assert {match.result.reason for match in dithering() if match.result} == {"won", "repetition"}
    given_away = 0
    for match in dithering():
        analysis = analyse(match)
        check_exact(analysis)
        if match.result and match.result.reason == "repetition":
            given_away += sum(step.swing > 0.1 for step in analysis.steps[-6:])
    assert given_away


def test_positions_that_draw_agree_with_a_second_solver() -> None:
    setup, solution = FEW_DISCS, DiscsSolution(FEW_DISCS)
    places = all_places(setup, setup.text(setup.start()))
    decided = [text for text, plies in plies_by_rounds(places).items() if plies]
    key = setup.game.rules.key
    for seed in range(2):
        drawn = set(random.Random(seed).sample(sorted(decided), min(5, len(decided))))
        loops = {
            text: place._replace(following=[(1, text)]) if text in drawn else place for text, place in places.items()
        }
        found = solution.drawn_at({key(setup.read(text), setup.board) for text in drawn})
        for text, plies in plies_by_rounds(loops).items():
            assert found.plies(setup.read(text)) == plies


def test_what_is_drawn_anyway_changes_nothing() -> None:
    solution = solution_for(DISCS)
    assert solution.drawn_at([]) is solution
    assert solution.drawn_at([DISCS.game.rules.key(DISCS.start(), DISCS.board)]) is solution


def test_the_limit_of_turns_is_an_afterthought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact values ignore it, so its effect is not counted as luck."""
    monkeypatch.setattr(match_module, "TURN_LIMIT", 3)
    match = random_match(HUNT[1], 1)
    assert match.result is not None
    assert match.result.reason == "turns"
    analysis = analyse(match)
    check_sum(analysis)
    *others, last = analysis.afterthoughts()
    assert all(np.abs(again).max() < EXACT for again in others)
    assert last[0] == pytest.approx([0.5, 0.5] - solution_values(match)[-1], abs=EXACT)


def solution_values(match: Match) -> list[np.ndarray]:
    solution = solution_for(match.setup)
    return [np.array(list(solution.values(moment.state).values())) for moment in match.moments]


def test_unfinished_match() -> None:
    match = random_match(HUNT[1], 3, longest=7)
    analysis = analyse(match)
    check_exact(analysis)
    assert analysis.result is None
    assert analysis.end[0] == pytest.approx(solution_values(match)[-1], abs=EXACT)
    nothing = analyse(Match(HUNT[1]))
    check_exact(nothing)
    assert nothing.accounts()["r"].start == nothing.accounts()["r"].result
    assert nothing.turning_points() == []


# Searched games


SEARCHED = [
    make_setup("towers", players=2),
    make_setup("towers", players=4),
    make_setup("race", players=3),
    make_setup("kitchen", players=3),
    make_setup("hunt", variant="younger", players=4),
]


@pytest.mark.parametrize("setup", SEARCHED, ids=lambda setup: f"{setup.game.name}-{setup.players}")
def test_searched_matches_add_up(setup: Setup) -> None:
    match = random_match(setup, 2, longest=60)
    effort = Effort(simulations=60, searches=3, most_ending=2000)
    analysis = analyse(match, effort)
    check_sum(analysis)
    assert not analysis.is_exact
    for step in analysis.steps:
        assert step.kind == "chance" or step.change[:, step.seat].mean() <= 0
    assert analysis.accounts() == analyse(match, effort).accounts()
    assert any(account.luck.error > 0 for account in analysis.accounts().values())


def test_searched_luck_is_near_the_exact_one() -> None:
    """docs/luck.md has the mean error; this tolerance is much larger."""
    for seed in range(4):
        match = random_match(HUNT[1], seed)
        exact, searched = analyse(match), analyse(match, Effort(simulations=300, searches=2, most_solved=0))
        assert not searched.is_exact
        assert searched.account(0).luck.value == pytest.approx(exact.account(0).luck.value, abs=0.3)
        assert searched.account(0).own.value == pytest.approx(exact.account(0).own.value, abs=0.2)


def test_mice_of_a_team_share_what_happens_to_them() -> None:
    analysis = analyse(random_match(make_setup("kitchen", players=4), 5, longest=30), QUICK)
    cat, *mice = (worth for worth in np.array([worth.mean(axis=0) for worth in analysis.curve()]).T)
    for mouse in mice:
        assert mouse == pytest.approx(mice[0], abs=EXACT)
        assert mouse + cat == pytest.approx(1, abs=EXACT)


def test_the_end_of_a_match_is_known() -> None:
    """The last events of towers are exact, without any afterthought."""
    match = load(own_file("records", "towers-nobody-home.json")).replay()
    analysis = analyse(match, Effort(simulations=50, searches=2, most_ending=20_000))
    check_sum(analysis)
    known = [step for step in analysis.steps if not errors(step.change).any() and not errors(step.after).any()]
    assert analysis.steps[-1] in known
    assert np.abs(analysis.afterthoughts()[-1]).max() < EXACT


def test_repetition_where_nothing_is_solved() -> None:
    match = next(match for match in dithering() if match.result and match.result.reason == "repetition")
    analysis = analyse(match, Effort(simulations=30, searches=2, most_solved=0))
    check_sum(analysis)
    assert analysis.steps[-1].after.tolist() == [[0.5, 0.5]] * 2


# Output


def test_turning_points_are_the_largest_swings() -> None:
    analysis = analyse(random_match(HUNT[1], 4))
    points = analysis.turning_points()
    assert len(points) == 3
    assert [step.number for step in points] == sorted(step.number for step in points)
    least = min(step.swing for step in points)
    assert all(step.swing <= least for step in analysis.steps if step not in points)


def test_levels_look_as_their_bots_do() -> None:
    towers = make_setup("towers")
    assert effort_of_level(towers, "normal", 4, 1).simulations == 150
    assert effort_of_level(DISCS, "perfect", 4, 1).most_solved
    for level in ("perfect", "greedy", "nobody"):
        with pytest.raises(UsageError):
            effort_of_level(towers, level, 4, 1)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    save(make_record(HUNT[1], 4), file)
    return file


def test_command_prints_the_receipt(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record_file), "--events"]) == 0
    told = capsys.readouterr().out
    assert "Every value is exact." in told
    assert "Player 1: chance gave" in told
    assert told.index("Turning points") < told.index("All events")


def test_a_receipt_has_signs_and_percentages_of_the_language() -> None:
    given: dict[str, str | float] = {"name": "Anna", "sign": "+", "luck": 12, "own": 8}
    assert say("luck.receipt", given, language="en") == "Anna: chance gave +12%; own choices cost 8%."
    german = say("luck.receipt", {**given, "sign": sign(-5), "luck": -5}, language="de")
    assert german == "Anna: Der Zufall gab -5\u00a0%, die eigene Wahl kostete 8\u00a0%."
    assert [sign(0), sign(3)] == ["+", "+"]


def test_command_prints_json(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record_file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    match = load(record_file).replay()
    assert [item["event"] for item in told["events"]] == match.events
    assert told["exact"]
    assert len(told["turning_points"]) == 3
    kinds = ["chance" if match.setup.kind(m.state) == CHANCE else "choice" for m in match.moments[:-1]]
    assert [item["kind"] for item in told["events"]] == kinds
    assert all(("best" in item) == (item["kind"] == "choice") for item in told["events"])


def test_command_tells_of_searches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    save(make_record(make_setup("towers"), 1, longest=10, finish=False), file)
    assert main(["analyse", str(file), "--level", "kitten", "--searches", "2"]) == 0
    told = capsys.readouterr().out
    assert "2 searches of 20 simulations" in told
    assert "was not finished" in told


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_command_draws(record_file: Path, kind: str) -> None:
    pytest.importorskip("matplotlib")
    file = record_file.with_suffix(f".{kind}")
    assert main(["analyse", str(record_file), "--plot", str(file)]) == 0
    assert (b"<svg" if kind == "svg" else b"PNG") in file.read_bytes()[:2000]


def test_seats_of_a_team_have_colours() -> None:
    seats = make_setup("kitchen", players=5).seats
    assert len({plot.colour_of(seat) for seat in seats}) == len(seats)


WRONG = {
    "plot": (["--plot", "match.pdf"], "--plot: match.pdf must end in .svg or .png"),
    "nowhere": (["--plot", "none/match.svg"], "none/match.svg: cannot be written: No such file or directory"),
    "sims": (["--sims", "0"], "--sims: 0 is not a whole number from 1 to 1,000,000"),
    "searches": (["--searches", "1"], "--searches: 1 is not a whole number from 2 to 64"),
    "level": (["--level", "nobody"], "there is no bot “nobody”"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told(name: str, record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options, text = WRONG[name]
    assert main(["analyse", str(record_file), *options]) == 1
    assert text in capsys.readouterr().err


def test_missing_matplotlib_is_told_at_once(monkeypatch: pytest.MonkeyPatch, record_file: Path) -> None:
    monkeypatch.setattr(plot, "find_spec", lambda _: None)
    with pytest.raises(UsageError, match="Matplotlib"):
        plot.check_plot(record_file.with_suffix(".svg"))
