"""Hunt. The ring of `classic`: 1 ladder, 2 one, 3 two, 4 ladder, 5 one, 6 hole, 7 ladder, 8 two, 9 one."""

import random
from itertools import product
from pathlib import Path

import pytest
from rich.text import Text

from kasimir.core.setup import Reader, make_setup
from kasimir.games.hunt import GAME
from tests.games.hunt.positions import check_position, own_edition, random_positions

EDITIONS = ("classic", "three")
ALL_SETUPS = list(product(EDITIONS, GAME.variants, GAME.players))

SMALL = """
spaces = ["ladder", "two", "cheese", "hole"]
mouse_die = [1, 4]
paws_die = [0, 4]
cheeses = 3
goal = 3
"""
"""A ring so small that cat and mouse come back to where they were, and a store that runs dry."""


@pytest.fixture
def small(tmp_path: Path) -> str:
    return own_edition(tmp_path, SMALL)


def moves(variant: str, position: str) -> list[str]:
    setup, state = Reader("hunt", variant=variant).read(position)
    return [option.text for option in setup.options(state)]


def after(variant: str, position: str, move: str, edition: str = "classic") -> str:
    setup, state = Reader("hunt", edition, variant).read(position)
    following = setup.after(state, setup.find(state, move).move)
    assert setup.read(setup.text(following)) == following
    return setup.text(following)


@pytest.mark.parametrize(
    ("variant", "players", "position"),
    [
        ("family", 2, "-,- 1 0,0 17 - r setup"),
        ("older", 3, "-,-,- 1 0,0,0 17 - r setup"),
        ("younger", 4, "-,-,-,- 1 0,0,0,0 17 - r toss"),
    ],
)
def test_start(variant: str, players: int, position: str) -> None:
    setup = make_setup("hunt", variant=variant, players=players)
    assert setup.text(setup.start()) == position


def test_set_up_slides_seat_by_seat_and_without_cheese() -> None:
    position = "-,-,- 1 0,0,0 17 - r setup"
    assert moves("family", position) == ["2", "3", "5", "6", "8", "9"]
    for move, following in [
        ("3", "3,-,- 1 0,0,0 17 - b setup"),
        ("3", "3,3,- 1 0,0,0 17 - g setup"),
        ("6", "3,3,6 1 0,0,0 17 - r roll"),
    ]:
        position = after("family", position, move)
        assert position == following


def test_a_roll_is_both_dice_at_once() -> None:
    setup, state = Reader("hunt").read("2,5 1 0,0 17 - r roll")
    weights = {option.text: option.weight for option in setup.options(state)}
    assert len(weights) == 24
    assert [weights[f"4.{paws}"] for paws in range(4)] == [1, 2, 2, 1]


@pytest.mark.parametrize(
    ("position", "move", "following"),
    [
        # Where the mouse lands
        pytest.param("2,5 1 0,0 17 - r roll", "3.0", "5,5 1 1,0 16 - b roll", id="one cheese"),
        pytest.param("2,5 1 1,0 16 - r roll", "1.0", "3,5 1 3,0 14 - b roll", id="two cheeses"),
        pytest.param("2,5 1 1,0 16 - r roll", "4.0", "6,5 1 1,0 16 - b roll", id="mouse hole"),
        pytest.param("8,5 7 0,0 17 - r roll", "3.3", "2,5 1 1,0 16 - b roll", id="both round the ring"),
        pytest.param("2,5 1 0,0 17 - r roll", "2.2", "-,5 1 0,0 17 - r slide.2", id="ladder"),
        pytest.param("2,5 1 0,0 17 - r roll", "2.0", "-,5 1 0,0 17 - r slide.0", id="ladder, and no paw"),
        pytest.param("2,5,8 8 0,0,1 16 g r roll", "2.1", "-,5,8 8 0,0,1 16 g r slide.1", id="ladder, one held"),
        # Where the slide ends
        pytest.param("-,5 1 0,0 17 - r slide.1", "3", "3,5 2 2,0 15 - b roll", id="slide to cheese, the cat follows"),
        pytest.param("-,5 1 0,0 17 - r slide.2", "3", "3,5 3 2,0 15 r b roll", id="slide, then held"),
        pytest.param("-,5 2 1,0 16 - r slide.0", "2", "2,5 2 0,0 17 - b roll", id="slide to the cat"),
        pytest.param("-,5 1 4,0 13 - r slide.3", "8", "8,5 1 6,0 11 - - over", id="slide to the win"),
        # The cat is there already
        pytest.param("2,5 3 2,0 15 - r roll", "1.0", "3,5 3 1,0 16 - b roll", id="give one back, eat nothing"),
        pytest.param("2,5 3 0,0 17 - r roll", "1.0", "3,5 3 0,0 17 - b roll", id="none to give, eat nothing"),
        pytest.param("2,5 4 1,0 16 - r roll", "2.0", "4,5 4 0,0 17 - b roll", id="no climbing past the cat"),
        pytest.param("2,5 6 1,0 16 - r roll", "4.0", "6,5 6 1,0 16 - b roll", id="safe in the mouse hole"),
        pytest.param("2,3,5 3 1,0,0 16 b r roll", "1.0", "3,3,5 3 0,0,0 17 b g roll", id="another one stays held"),
        # The cat moves
        pytest.param("2,5 4 0,0 17 - r roll", "4.1", "6,5 5 0,0 17 b r roll", id="holds; of two seats the other again"),
        pytest.param("2,5,8 8 0,0,1 16 g b roll", "1.0", "2,6,8 8 0,0,1 16 g r roll", id="no paw: held, passed over"),
        pytest.param("2,5,8 8 0,0,1 16 g b roll", "1.1", "2,6,8 9 0,0,1 16 - g roll", id="free when the cat leaves"),
        pytest.param("5,6 5 1,1 15 - r roll", "1.1", "6,6 6 1,1 15 - b roll", id="holds nobody in the mouse hole"),
        pytest.param("4,5 4 0,0 17 - b roll", "1.1", "4,6 5 0,0 17 - r roll", id="no climbing when the cat leaves"),
        pytest.param("4,5 5 0,0 17 - r roll", "1.1", "5,5 6 0,0 17 - b roll", id="walking on from a ladder"),
        pytest.param("3,5,5 3 0,0,0 17 - r roll", "3.2", "6,5,5 5 0,0,0 17 - r grab.0", id="several mice"),
        pytest.param("6,5,5 5 0,0,0 17 - r grab.0", "b", "6,5,5 5 0,0,0 17 b g roll", id="grab the next seat's"),
        pytest.param("6,5,5 5 0,0,0 17 - r grab.0", "g", "6,5,5 5 0,0,0 17 g b roll", id="grab another one's"),
        pytest.param("5,5,6 5 1,1,1 14 - r grab.0", "r", "5,5,6 5 1,1,1 14 r b roll", id="grab one's own"),
        # The end
        pytest.param("2,5 1 4,0 13 - r roll", "3.1", "5,5 1 5,0 12 - - over", id="five win before the cat moves"),
        pytest.param("2,5,8 8 4,0,1 12 g r roll", "1.3", "3,5,8 8 6,0,1 10 g - over", id="six win, one stays held"),
        pytest.param("2,6,6,6 1 4,4,4,4 1 - r roll", "1.3", "3,6,6,6 1 5,4,4,4 0 - - over", id="the last piece"),
    ],
)
def test_family(position: str, move: str, following: str) -> None:
    assert after("family", position, move) == following


@pytest.mark.parametrize(
    ("position", "move", "following"),
    [
        pytest.param("2,5 1 0,0 17 - r roll", "3.0", "5,5 1 1,0 16 - b roll", id="no paw, nothing to decide"),
        pytest.param("2,5 1 0,0 17 - r roll", "3.2", "2,5 1 0,0 17 - r order.3.2", id="paws"),
        pytest.param("2,5 1 0,0 17 - r order.3.2", "mouse", "5,5 3 1,0 16 - b roll", id="mouse first"),
        pytest.param("2,5 1 0,0 17 - r order.3.2", "cat", "5,5 3 1,0 16 - b roll", id="cat first"),
        pytest.param("2,8 4 1,1 15 - r order.2.1", "mouse", "4,8 5 0,1 16 - b roll", id="mouse onto the cat's ladder"),
        pytest.param("2,8 4 1,1 15 - r order.2.1", "cat", "-,8 5 1,1 15 - r slide.0", id="the cat makes way"),
        pytest.param("-,8 5 1,1 15 - r slide.0", "5", "5,8 5 0,1 16 - b roll", id="the cat has moved before the slide"),
        pytest.param("-,8 5 1,1 15 - r slide.3", "3", "3,8 8 3,1 13 b r roll", id="the cat moves after the slide"),
        pytest.param("2,8 3 1,1 15 - r order.3.2", "cat", "5,8 5 0,1 16 - b roll", id="mouse runs into the cat"),
        pytest.param("3,5 1 1,0 16 - r order.3.2", "cat", "3,5 3 1,0 16 r b roll", id="held, it does not move"),
        pytest.param("2,5 4 1,0 16 - r order.1.1", "cat", "3,5 5 3,0 14 b r roll", id="another held, it moves"),
        pytest.param("2,5 5 1,1 15 b r order.1.2", "cat", "3,5 7 3,1 13 - b roll", id="the cat lets go first"),
        pytest.param("5,6 5 1,1 15 - r order.2.1", "cat", "-,6 6 1,1 15 - r slide.0", id="the cat in the mouse hole"),
        pytest.param("3,3,9 1 1,1,1 14 - r order.3.2", "cat", "3,3,9 3 1,1,1 14 - r grab.3", id="several mice"),
        pytest.param("3,3,9 3 1,1,1 14 - r grab.3", "r", "3,3,9 3 1,1,1 14 r b roll", id="grabs its own, stays"),
        pytest.param("3,3,9 3 1,1,1 14 - r grab.3", "b", "6,3,9 3 1,1,1 14 b g roll", id="grabs another, moves"),
        pytest.param("3,3 3 1,1 15 - r grab.1", "b", "-,3 3 1,1 15 b r slide.0", id="grabs another, climbs"),
        pytest.param("3,3 3 4,1 12 - r grab.2", "b", "5,3 3 5,1 11 b - over", id="grabs another, wins"),
        pytest.param(
            "2,5,5 3 0,0,0 17 - r order.3.2", "mouse", "5,5,5 5 1,0,0 16 - r grab.0", id="grab after the mouse"
        ),
        pytest.param("2,5 1 4,0 13 - r order.3.3", "mouse", "5,5 1 5,0 12 - - over", id="wins before the cat moves"),
    ],
)
def test_older(position: str, move: str, following: str) -> None:
    assert after("older", position, move) == following


@pytest.mark.parametrize(
    ("position", "move", "following"),
    [
        pytest.param("-,- 1 0,0 17 - r toss", "3", "3,- 2 2,0 15 - b toss", id="two cheeses"),
        pytest.param("-,- 1 0,0 17 - r toss", "2", "2,- 2 0,0 17 - b toss", id="one, and back when the cat comes"),
        pytest.param("3,2 4 2,1 14 - r toss", "9", "9,2 5 3,1 13 - b toss", id="from its old space to the new one"),
        pytest.param("3,2 5 2,1 14 - r toss", "5", "5,2 6 1,1 15 - b toss", id="slide to the cat"),
        pytest.param("3,2 5 0,1 16 - r toss", "5", "5,2 6 0,1 16 - b toss", id="slide to the cat with nothing to give"),
        pytest.param("3,2 6 2,1 14 - r toss", "6", "6,2 7 2,1 14 - b toss", id="slide to the cat in the mouse hole"),
        pytest.param("9,9,2 8 2,0,1 14 - g toss", "5", "9,9,5 9 1,0,2 14 - r toss", id="the cat frightens all there"),
        pytest.param("6,2 5 2,1 14 - b toss", "3", "6,3 6 2,3 12 - r toss", id="the cat comes to the mouse hole"),
        pytest.param("5,2 5 5,1 11 - b toss", "3", "5,3 6 5,3 9 - r toss", id="five pieces do not win"),
        pytest.param("5,9 8 8,8 1 - r toss", "3", "3,9 8 9,8 0 - - over", id="over before the cat moves"),
    ],
)
def test_younger(position: str, move: str, following: str) -> None:
    assert after("younger", position, move) == following


@pytest.mark.parametrize(
    ("variant", "position", "expected"),
    [
        ("older", "2,5 1 0,0 17 - r order.3.2", ["cat", "mouse"]),
        ("older", "2,5,5 5 0,0,0 17 - r grab.1", ["b", "g"]),
        ("family", "5,5,6,5 5 1,1,1,1 13 - r grab.0", ["b", "r", "y"]),
        ("younger", "3,2 5 2,1 14 - r toss", ["2", "3", "5", "6", "8", "9"]),
        ("family", "5,5 1 5,0 12 - - over", []),
    ],
)
def test_moves(variant: str, position: str, expected: list[str]) -> None:
    assert moves(variant, position) == expected


@pytest.mark.parametrize(
    ("variant", "position", "winners"),
    [
        ("family", "5,5,2 1 3,5,4 5 - - over", ["b"]),
        ("younger", "3,5 1 6,11 0 - - over", ["b"]),
        ("younger", "3,2,9 1 7,7,3 0 - - over", ["r", "b"]),
    ],
)
def test_winners(variant: str, position: str, winners: list[str]) -> None:
    setup, state = Reader("hunt", variant=variant).read(position)
    assert setup.winners(state) == winners


def test_turns_begin_with_rolls_and_tosses() -> None:
    for variant, position, begins in [
        ("family", "-,- 1 0,0 17 - r setup", False),
        ("family", "2,5 1 0,0 17 - r roll", True),
        ("family", "-,5 1 0,0 17 - r slide.1", False),
        ("family", "5,5 5 0,0 17 - r grab.0", False),
        ("older", "2,5 1 0,0 17 - r order.3.2", False),
        ("younger", "-,- 1 0,0 17 - r toss", True),
        ("younger", "3,5 1 6,11 0 - - over", False),
    ]:
        setup, state = Reader("hunt", variant=variant).read(position)
        assert setup.game.rules.begins_turn(state, setup.board) == begins


@pytest.mark.parametrize(
    ("variant", "position", "move", "following"),
    [
        pytest.param("family", "1,3 4 1,1 1 - r roll", "1.0", "2,3 4 2,1 0 - b roll", id="one left where two are due"),
        pytest.param("family", "2,2 1 1,2 0 - r roll", "1.0", "3,2 1 1,2 0 - b roll", id="none left"),
        pytest.param("family", "2,3 1 0,0 3 - b roll", "4.0", "2,3 1 0,1 2 - r roll", id="eats again where it was"),
        pytest.param("family", "2,3 2 0,0 3 r b roll", "1.4", "2,4 2 0,0 3 r b roll", id="the cat holds it again"),
        pytest.param("family", "3,3 1 0,0 3 - b roll", "1.4", "3,4 1 0,0 3 - r roll", id="the cat comes back alone"),
        pytest.param("older", "2,3 2 0,0 3 - r order.1.4", "cat", "2,3 2 0,0 3 r b roll", id="onto its own again"),
        pytest.param("younger", "2,- 2 0,0 3 - b toss", "3", "2,3 3 0,0 3 - r toss", id="the first round"),
    ],
)
def test_small_ring(small: str, variant: str, position: str, move: str, following: str) -> None:
    assert after(variant, position, move, small) == following


def test_younger_may_end_in_the_first_round(tmp_path: Path) -> None:
    edition = own_edition(tmp_path, "cheeses = 2\ngoal = 1\n")
    assert after("younger", "-,- 1 0,0 2 - r toss", "3", edition) == "3,- 1 2,0 0 - - over"


def test_three_has_other_ladders() -> None:
    setup = make_setup("hunt", "three")
    assert [option.text for option in setup.options(setup.start())] == ["2", "3", "4", "6", "7", "8"]


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_random_matches(edition: str, variant: str, players: int) -> None:
    setup = make_setup("hunt", edition, variant, players)
    for seed in range(5):
        for state in random_positions(setup, seed):
            check_position(setup, state)


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_drawing_fits_a_terminal(edition: str, variant: str, players: int) -> None:
    setup = make_setup("hunt", edition, variant, players)
    for state in random_positions(setup, players, 30):
        drawn = Text.from_markup(setup.game.draw(state, setup.board)).plain
        assert max(len(line) for line in drawn.split("\n")) <= 80
        assert all(f" {space} " in drawn for space in range(1, 10))


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("spaces", [3, 11, 12, 40])
def test_random_matches_on_other_rings(tmp_path: Path, variant: str, spaces: int) -> None:
    ring = ["ladder", *random.Random(spaces).choices(["ladder", "cheese", "two", "hole"], k=spaces - 2), "cheese"]
    faces = list(range(1, 13))
    edition = own_edition(tmp_path, f"spaces = {ring}\nmouse_die = {faces}\npaws_die = {faces}\ncheeses = 30\n")
    setup = make_setup("hunt", edition, variant, 4)
    for state in random_positions(setup, spaces, 60):
        check_position(setup, state)
