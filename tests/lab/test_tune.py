"""The search for fair editions: it finds them, prefers small changes, and has no selection bias."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.core import registry
from kasimir.core.edition import schema
from kasimir.lab.balance import Block, Outcome, Plan
from kasimir.lab.draw import Drawing, distance, drawing_of, fitting, needed_fillings, whole_variations
from kasimir.lab.jobs import Pool, open_pool
from kasimir.lab.measures import Row
from kasimir.lab.ridge import Guess, Trial
from kasimir.lab.tune import FINALISTS, Search, Tuned, most_jobs, tune
from kasimir.lab.vary import SETUP_KEYS, Base, base_of, make_point, parse_vary

GAMES = registry.names()
TOWERS = base_of("towers", None, None, None)
KITCHEN = base_of("kitchen", None, None, None)
CLASSIC = KITCHEN.values()
SEED = 3
Chance = Callable[[dict[str, int]], float]


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with open_pool("processes", 1) as found:
        yield found


# Drawing editions


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_of_every_game(game: str) -> None:
    base = base_of(game, None, None, None)
    drawing = drawing_of(base, [], None, SEED)
    assert {vary.key for vary in drawing.varied} <= set(schema(base.game.contents)) - set(SETUP_KEYS)
    found = drawing.near([drawing.start], 12)
    assert len({str(point.changes) for point in found}) == len(found) == 12
    again = drawing_of(base, [], None, SEED).near([drawing.start], 12)
    assert [point.label() for point in again] == [point.label() for point in found]
    drawing.take(found)
    later = drawing.near(found, 12)
    assert not {str(point.changes) for point in found} & {str(point.changes) for point in later}


def test_changes_name_what_is_different_and_stay_inside() -> None:
    """After many steps, every edition is still named by exactly what differs from the base."""
    drawing = drawing_of(KITCHEN, [], None, SEED)
    options, parents = {vary.key: vary.options for vary in drawing.varied}, [drawing.start]
    for _ in range(20):
        parents = drawing.near(parents, 4)
        for point in parents:
            values = point.setup.edition.values()
            assert dict(point.changes) == {key: value for key, value in values.items() if value != CLASSIC[key]}
            assert all(value in options[key] for key, value in point.changes)


def test_only_where_tiles_are_counted_something_must_give_way() -> None:
    assert needed_fillings(TOWERS, whole_variations(TOWERS)) == [None]
    assert "plates" in needed_fillings(KITCHEN, whole_variations(KITCHEN))


def test_named_keys_give_way_before_others() -> None:
    both = [parse_vary(KITCHEN, text) for text in ("cheeses=6..10", "plates=9..13")]
    assert needed_fillings(KITCHEN, both) == ["cheeses", "plates"]
    drawing = Drawing(KITCHEN, both, ["cheeses", "plates"], random.Random(SEED))
    assert {key for point in drawing.near([drawing.start], 4) for key, _ in point.changes} == {"cheeses", "plates"}
    assert set(needed_fillings(KITCHEN, both[:1])) > {"plates", "ones"}
    assert fitting(KITCHEN, both, {"cheeses": 10}, "plates") is None, "that is the base"
    narrow = [both[0], parse_vary(KITCHEN, "plates=9..10")]
    assert fitting(KITCHEN, narrow, {"cheeses": 8}, "plates") is None, "there would be 11 plates"


def test_distance() -> None:
    assert distance(TOWERS, make_point(TOWERS, {})) == 0
    assert distance(TOWERS, make_point(TOWERS, {"clovers": 3})) == 1, "one and one more are doubled"
    assert distance(TOWERS, make_point(TOWERS, {"clovers": 0})) == 1, "or halved"
    assert distance(TOWERS, make_point(TOWERS, {"clovers": 3, "die": [1, 2]})) == pytest.approx(math.sqrt(2))
    spread, one_key = {"cheeses": 7, "arrows": 5, "ones": 7}, {"cheeses": 6, "plates": 13}
    assert distance(KITCHEN, make_point(KITCHEN, spread)) < distance(KITCHEN, make_point(KITCHEN, one_key))


# The model


def played(base: Base, changes: dict[str, object], first_wins: int, games: int) -> Trial:
    trial = Trial(base, make_point(base, changes))
    trial.rows = [Row((1.0, 0.0), 9, 0, None)] * first_wins + [Row((0.0, 1.0), 9, 0, None)] * (games - first_wins)
    return trial


def test_lines_are_drawn_on() -> None:
    """With 4 mice the first seat wins 70%, with 3 it wins 60%: with 2 it will win half."""
    known = [played(TOWERS, {}, 7000, 10000), played(TOWERS, {"mice": 3}, 6000, 10000)]
    guess = Guess(known, 2)
    unfairness = [guess.unfairness(Trial(TOWERS, make_point(TOWERS, {"mice": mice}))) for mice in (1, 2, 3, 4)]
    assert unfairness == pytest.approx([0.1, 0.0, 0.1, 0.2], abs=0.01)
    own = played(TOWERS, {"mice": 2}, 9000, 10000)
    assert guess.unfairness(own) == pytest.approx(0.4, abs=0.01), "its own matches say more"
    few = played(TOWERS, {"mice": 2}, 9, 10)
    assert guess.unfairness(few) < 0.05, "a few of them do not"


def test_lists_and_words_are_learnt_as_well() -> None:
    base = base_of("towers", None, None, None)
    known = [played(base, {}, 7000, 10000), played(base, {"traps": [4, 8]}, 6000, 10000)]
    guess = Guess(known, 2)
    fewer = guess.unfairness(Trial(base, make_point(base, {"traps": [4]})))
    assert fewer < guess.unfairness(Trial(base, make_point(base, {"traps": [4, 8, 11, 15, 18]}))) < 0.2
    assert Guess(known, 3).unfairness(Trial(base, make_point(base, {"players": 3}))) == 0, "nothing is known of three"


# The search


class Known:
    """Simulated matches: the first seat wins with a probability that depends only on the edition."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.numbers: dict[tuple[str, int], list[int]] = {}

    def __call__(self, jobs: Sequence[Sequence[Block]], _: Pool, progress: Callable[[int], None]) -> list[Outcome]:
        progress(sum(map(len, jobs)))
        return [Outcome([row for block in own for row in self.rows(block)], []) for own in jobs]

    def rows(self, block: Block) -> Iterator[Row]:
        values = block.recipe.setup().edition.values()
        self.numbers.setdefault((str(values), block.seed), []).extend(block.numbers)
        lots, chance = random.Random(f"{values} {block.seed} {block.numbers}"), self.chance(values)
        for _ in block.numbers:
            yield Row((1.0, 0.0) if lots.random() < chance else (0.0, 1.0), 9, 0, None)


class Even(Known):
    """Simulated matches that both seats win in turn, whatever the edition."""

    def rows(self, block: Block) -> Iterator[Row]:
        return (Row((1.0, 0.0) if number % 2 else (0.0, 1.0), 9, 0, None) for number in block.numbers)


def cats_chance(values: dict[str, int]) -> float:
    """Like kitchen: no single key makes it fair, nor do changes of three keys by half."""
    weights = {"cheeses": 0.08, "knives": 0.08, "arrows": 0.07, "twos": -0.05, "ones": -0.03}
    return 1 / (1 + math.exp(-1 - sum(weight * (values[key] - CLASSIC[key]) for key, weight in weights.items())))


def walked(
    base: Base, known: Known, monkeypatch: pytest.MonkeyPatch, pool: Pool, seed: int = SEED, vary: Sequence[str] = ()
) -> tuple[Tuned, list[int], int]:
    monkeypatch.setattr("kasimir.lab.tune.play", known)
    search = Search(Plan("normal", 1600, seed, skill=False), 0.05, 24, 12)
    drawing, seen = drawing_of(base, [parse_vary(base, text) for text in vary], None, seed), list[int]()
    found = tune(search, drawing, pool, seen.append)
    return found, seen, most_jobs(search, drawing)


@pytest.mark.parametrize("seed", range(1, 5))
def test_it_walks_as_far_as_it_must(seed: int, monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    found, seen, most = walked(KITCHEN, Known(cats_chance), monkeypatch, pool, seed)
    assert found.is_fair
    assert abs(cats_chance(found.point.setup.edition.values()) - 0.5) < 0.05
    assert len(found.point.changes) > 3
    assert found.distance == distance(KITCHEN, found.point)
    assert seen == sorted(seen)
    assert seen[-1] <= most


def test_it_stays_where_it_is_fair_already(monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    found, _, _ = walked(KITCHEN, Even(cats_chance), monkeypatch, pool)
    assert (found.is_fair, found.point.changes, found.distance) == (True, (), 0)


def test_same_seed_same_walk(monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    one, other = Known(cats_chance), Known(cats_chance)
    first, second = (walked(KITCHEN, known, monkeypatch, pool)[0] for known in (one, other))
    assert one.numbers == other.numbers
    assert (first.point.changes, first.finding) == (second.point.changes, second.finding)


def test_no_match_counts_twice_and_finals_are_played_anew(monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    known = Known(cats_chance)
    found, _, _ = walked(KITCHEN, known, monkeypatch, pool)
    for (_, seed), numbers in known.numbers.items():
        assert numbers == list(range(len(numbers)))
        assert seed == SEED or len(numbers) == 1600
    values = str(found.point.setup.edition.values())
    assert found.finding.games == len(known.numbers[values, SEED + 1]) == 1600
    assert sum(seed == SEED + 1 for _, seed in known.numbers) <= FINALISTS
    assert found.tried == sum(seed == SEED for _, seed in known.numbers)


def test_luck_in_the_search_does_not_make_a_winner(monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    """During the search everything seems fair, and nothing is."""
    flattering = Known(lambda _: 0.5)
    rows = flattering.rows

    def sober(block: Block) -> Iterator[Row]:
        flattering.chance = lambda _: 0.5 if block.seed == SEED else 0.6
        return rows(block)

    monkeypatch.setattr(flattering, "rows", sober)
    found, seen, most = walked(KITCHEN, flattering, monkeypatch, pool)
    assert not found.is_fair
    assert seen[-1] <= most
    assert sum(seed != SEED for _, seed in flattering.numbers) == FINALISTS + 1  # and where it started


def test_nothing_is_called_nearer_to_fair_than_the_start_if_it_is_not(
    monkeypatch: pytest.MonkeyPatch, pool: Pool
) -> None:
    """During the search everything seems better than the base; in the finals it is the other way round."""

    class Deceiving(Known):
        def rows(self, block: Block) -> Iterator[Row]:
            is_start = block.recipe.setup().edition.values() == CLASSIC
            self.chance = lambda _: 0.6 if is_start else 0.56 if block.seed == SEED else 0.7
            return super().rows(block)

    found, seen, most = walked(KITCHEN, Deceiving(cats_chance), monkeypatch, pool)
    assert (found.is_fair, found.point.changes) == (False, ())
    assert seen[-1] <= most


def test_only_named_keys_are_changed(monkeypatch: pytest.MonkeyPatch, pool: Pool) -> None:
    """More mice help the first seat; spaces would help too, but are not varied."""
    known = Known(lambda values: 0.2 + 0.1 * values["mice"] - 0.01 * (values["spaces"] - 30))
    found, _, _ = walked(TOWERS, known, monkeypatch, pool, vary=["mice=1..6"])
    assert (found.is_fair, found.point.label()) == (True, "mice=3")
    found, _, _ = walked(TOWERS, known, monkeypatch, pool, vary=["mice=5..6"])
    assert (found.is_fair, found.point.label()) == (False, "classic")
    assert found.tried == 3


# The command


def test_tuned_edition_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fair.toml"
    words = ["lab", "tune", "hunt", "--target", "fair", "--vary", "goal=2..4", "--level", "random", "--games", "60"]
    words += ["--candidates", "3", "--generations", "2", "--processes", "1", "--save", str(file)]
    assert main([*words, "--within", "0.49"]) == 0
    out = capsys.readouterr().out
    assert "Saved as" in out
    assert "Values that differ from “classic”: 0 of 6." in out
    assert main(["start", "hunt", "--edition", str(file)]) == 0
    file.unlink()
    assert main([*words, "--within", "0.01"]) == 1
    assert "No edition that is fair" in capsys.readouterr().out
    assert not file.exists()


def test_same_with_any_number_of_workers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["lab", "tune", "hunt", "--level", "random", "--games", "30", "--candidates", "4", "--generations", "2"]
    words += ["--json", "--save", str(tmp_path / "fair.toml")]
    found = []
    for processes in ("1", "2"):
        main([*words, "--processes", processes])
        found.append(capsys.readouterr().out.splitlines()[-1])
    assert found[0] == found[1]


@pytest.mark.parametrize("option", ["--candidates", "--generations"])
def test_what_is_wrong_is_told(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tune", "hunt", option, "0"]) == 1
    assert option in capsys.readouterr().err
