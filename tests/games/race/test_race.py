"""Race, rule by rule. Positions are worked out by hand from the rules page; most boards are 13 x 13 with two seats."""

import random

import pytest
from rich.text import Text

from kasimir.core.game import CHANCE, OVER, State
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from kasimir.games.race import GAME
from kasimir.games.race.board import CAT, EMPTY, KIND_OF, RaceBoard, RaceState
from tests.games.race.positions import (
    ACROSS,
    EDITIONS,
    ROUND,
    SMALL,
    SPARE,
    TO_CHEESE,
    TO_SCENT,
    after,
    moves,
    read,
    setup_of,
)


@pytest.mark.parametrize(
    ("players", "seats", "position"),
    [(2, "rg", "-/- - r turn"), (3, "rbg", "-/-/- - r turn"), (4, "rbgy", "-/-/-/- - r turn")],
)
def test_start(players: int, seats: str, position: str) -> None:
    setup = make_setup("race", players=players)
    assert setup.text(setup.start()) == position
    assert "".join(setup.seats) == seats


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("-/- - r turn", "draw pass"),
        ("ns/- - r turn", "back draw pass"),
        ("ns/- - g turn", "draw pass"),  # only the own path
        ("-/- e5,k12 g turn", "draw lift:e5 lift:k12 pass"),  # any cat on the board
        ("-/- - r lay.s", "es ns"),
        ("-/- - r lay.b", "el nr"),  # the other bends would lead over the edge
        ("-/-/-/- - b lay.b", "er sl"),
        ("-/-/-/- - g lay.b", "sr wl"),
        ("-/-/-/- - y lay.b", "nl wr"),
        ("-/- a2 r lay.s", "es"),  # a cat lies on the other first square
        ("-/- a3 r lay.s", "es"),  # a straight on a2 would look at the cat
        ("nsr/- - r lay.s", "s"),
        ("nsr/- - r lay.b", "l r"),
        ("nsr/- b4 r lay.b", "r"),  # not at a cat
        ("ns/- - r lay.b", "r"),  # not over the edge
        ("nrr/- - r lay.b", "l"),  # not at the own corner
        ("nsrr/- - r lay.b", "l"),  # not at the own path
        ("nssssssssss/- - r lay.s", "s"),  # the corner of a seat that does not play is an ordinary square
        (f"{TO_CHEESE}/- - r lay.s", "s"),  # at the cheese
    ],
)
def test_moves(position: str, expected: str) -> None:
    assert moves(position) == expected.split()


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("-/- - r turn", "draw", "-/- - r bag"),
        ("-/- - r turn", "pass", "-/- - g turn"),
        ("-/- - g turn", "pass", "-/- - r turn"),
        ("nsr/- - r turn", "back", "ns/- - g turn"),
        ("ns/- - r turn", "back", "-/- - g turn"),
        ("-/- c3,e5,k12 r turn", "lift:e5", "-/- c3,k12 g turn"),
        ("-/- - r lay.s", "es", "es/- - g turn"),
        ("nsr/- - r lay.b", "l", "nsrl/- - g turn"),
        ("es/wl d9,d11 r cat", "cat:d10", "es/wl d9,d10,d11 g turn"),  # by row number, not by letters
        (f"{TO_CHEESE}/- - r lay.s", "s", f"{TO_CHEESE}s/- - - over"),
        ("-/-/- - g turn", "pass", "-/-/- - r turn"),
        ("-/-/-/- - g turn", "pass", "-/-/-/- - y turn"),
    ],
)
def test_following_position(position: str, move: str, expected: str) -> None:
    assert after(position, move) == expected


def test_open_end_goes_back_tile_by_tile() -> None:
    """After the bend on a3 is taken back, the open end looks north again: a straight goes on a3."""
    assert after("nsr/- - r turn", "back") == "ns/- - g turn"
    assert after("ns/- - r lay.s", "s") == "nss/- - g turn"
    setup, state = read("nsr/- - r turn")
    bare = setup.after(setup.after(state, setup.find(state, "back").move), setup.find(state, "pass").move)
    again = setup.after(bare, setup.find(bare, "back").move)
    assert again == setup.read("-/- - g turn")


@pytest.mark.parametrize(
    ("position", "edition", "expected"),
    [
        ("-/- - r bag", {}, {"b": (70, "r lay.b"), "c": (44, "r cat"), "s": (50, "r lay.s")}),
        # A straight on a3 would look at the cat: it goes back into the bag.
        ("ns/- a4 r bag", {}, {"b": (70, "r lay.b"), "c": (43, "r cat"), "s": (49, "g turn")}),
        # A straight on a12 would look at the corner of blue, who plays.
        ("nssssssssss/-/- - r bag", {}, {"b": (70, "r lay.b"), "c": (44, "r cat"), "s": (40, "b turn")}),
        # Green's path lies where red's open end looks.
        (f"ns/{ACROSS} - r bag", SMALL, {"b": (68, "g turn"), "c": (44, "r cat"), "s": (45, "g turn")}),
        # What is not in the bag cannot be drawn.
        ("nrr/- - r bag", SPARE, {"b": (1, "r lay.b")}),
    ],
)
def test_bag(position: str, edition: dict[str, int], expected: dict[str, tuple[int, str]]) -> None:
    setup, state = read(position, edition=edition)
    board = position.rsplit(" ", 2)[0]
    found = {
        option.text: (option.weight, setup.text(setup.after(state, option.move))) for option in setup.options(state)
    }
    assert found == {kind: (weight, f"{board} {turn}") for kind, (weight, turn) in expected.items()}


def test_empty_bag_and_full_side() -> None:
    assert moves("nrrl/- - r turn", edition=SPARE) == ["back", "pass"]
    # All of green's side and the scent area is taken but e4, the last way out of green's corner.
    full = "a5,b2,b3,b4,b5,c2,c4,c5,d2,d3,d4,d5,e1,e2,e3"
    setup, state = read(f"-/- {full} r bag", edition=SMALL)
    assert setup.text(setup.after(state, setup.find(state, "c").move)) == f"-/- {full} g turn"


@pytest.mark.parametrize(
    ("position", "variant", "count"),
    [
        ("-/- - r cat", "gentle", 89),  # half the board with the diagonal, less green's corner and the cheese
        ("-/- - r cat", "scent", 92),  # and three more of the scent area
        ("-/-/-/- - r cat", "gentle", 47),  # a quarter of 7 x 7, less the corner and the cheese
        ("-/-/-/- - r cat", "scent", 52),
        ("-/-/- - b cat", "gentle", 68),  # three seats: green's side goes down to m1, where nobody sits
    ],
)
def test_side_of_the_next_seat(position: str, variant: str, count: int) -> None:
    assert len(moves(position, variant)) == count


def test_square_equally_near_belongs_to_both() -> None:
    assert "cat:a13" in moves("-/- - r cat")
    assert "cat:a13" in moves("-/- - g cat")
    assert "cat:m1" in moves("-/-/- - b cat")
    assert "cat:m1" in moves("-/-/- - g cat")
    assert "cat:m1" not in moves("-/-/- - r cat")


@pytest.mark.parametrize(
    ("position", "variant", "edition", "square", "allowed"),
    [
        ("ns/- - g cat", "scent", {}, "a3", False),  # red's open end looks there
        ("ns/- - g cat", "scent", {}, "a4", True),
        ("nsssssssrsssss/- - r cat", "scent", {}, "g9", False),  # the own open end too
        (f"{TO_SCENT}/- - g cat", "scent", {}, "f6", True),  # in the scent area a cat may lie before an open end
        (f"{TO_SCENT}/- - g cat", "gentle", {}, "f6", False),
        ("-/- - r cat", "scent", {}, "f6", True),  # not on green's side, but in the scent area
        ("-/- - r cat", "gentle", {}, "f6", False),
        ("-/- - g cat", "scent", {}, "a2", True),
        ("-/- b1 g cat", "scent", {}, "a2", False),  # the last way out of red's corner
        ("-/- b1 g cat", "gentle", {}, "a2", False),
        ("es/- - g cat", "scent", {}, "a2", True),  # red is on its way
        (f"-/{ROUND} - g cat", "scent", SMALL, "b1", False),  # green's path has taken the other way out
        ("-/- - g cat", "scent", {}, "a1", False),  # a mouse
        ("-/- - g cat", "scent", {}, "g7", False),  # the cheese
        ("ns/- - g cat", "scent", {}, "a2", False),  # a path
        ("-/- d4 g cat", "scent", {}, "d4", False),  # a cat
    ],
)
def test_where_a_cat_may_lie(position: str, variant: str, edition: dict[str, int], square: str, allowed: bool) -> None:
    assert (f"cat:{square}" in moves(position, variant, edition)) == allowed


def test_end() -> None:
    setup, state = read(f"{TO_CHEESE}s/- - - over")
    assert setup.kind(state) == OVER
    assert setup.winners(state) == ["r"]
    assert setup.options(state) == []
    assert setup.seat(state) is None


def test_every_turn_counts_once() -> None:
    steps = {"turn": True, "bag": False, "lay.s": False, "lay.b": False, "cat": False}
    for step, begins in steps.items():
        setup, state = read(f"-/- - r {step}")
        assert GAME.rules.begins_turn(state, setup.board) == begins  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("players", GAME.players)
def test_random_play(players: int, variant: str, edition: dict[str, int]) -> None:
    """Every position of some matches is read back as it was, and all tiles are on the board or in the bag."""
    setup = setup_of(players, variant, edition)
    rng = random.Random(f"{players} {variant} {edition}")
    for eagerness in (0.0, 0.8, 0.95):
        state = setup.start()
        for _ in range(100):
            assert setup.read(setup.text(state)) == state
            assert_conserved(setup, state)
            if setup.kind(state) == OVER:
                break
            state = setup.after(state, pick(setup, state, rng, eagerness))


def pick(setup: Setup, state: State, rng: random.Random, eagerness: float) -> int:
    """A random move, often `draw` where the player is eager: otherwise the board stays almost empty."""
    options = setup.options(state)
    assert 0 < len(options) <= GAME.most_moves
    if setup.kind(state) == CHANCE:
        return rng.choices(options, [option.weight for option in options])[0].move
    eager = [option for option in options if option.text == "draw" and rng.random() < eagerness]
    return rng.choice(eager or options).move


def assert_conserved(setup: Setup, state: State) -> None:
    s, b = state, setup.board
    assert isinstance(s, RaceState)
    assert isinstance(b, RaceBoard)
    on_board = [0, 0, 0]
    for before, now in zip(b.ground, s.square, strict=True):
        if now != before:
            assert before == EMPTY
            assert now <= CAT
            on_board[KIND_OF[now]] += 1
    assert min(s.left) >= 0
    assert [count + left for count, left in zip(on_board, s.left, strict=True)] == b.tiles


def test_drawing() -> None:
    setup, state = read("nsr/wl e5,f5 g cat", edition={"columns": 7, "rows": 7})
    drawing = Text.from_markup(GAME.draw(state, setup.board)).plain  # type: ignore[arg-type]
    assert [line.rstrip() for line in drawing.splitlines()] == [
        "  r  2 tiles, goes on at b3, 3 steps from the cheese",
        "▶ g  1 tile, goes on at f6, 4 steps from the cheese",
        "",
        "   ╭─────────────────────╮",
        " 7 │ ·  ·  ·  ·  ·  ┏━ G │",
        " 6 │ ·  ·  ·  ·  ·  g  · │",
        " 5 │ ·  · ░░░░░░^.^^.^ · │",
        " 4 │ ·  · ░░░▟█▙░░░ ·  · │",
        " 3 │ ╭─ r ░░░░░░░░░ ·  · │",
        " 2 │ │  ·  ·  ·  ·  ·  · │",
        " 1 │ R  ·  ·  ·  ·  ·  · │",
        "   ╰─────────────────────╯",
        "     a  b  c  d  e  f  g",
        "",
        "In the bag: straights 49, bends 68, cats 41.",
        "Lay the cat.",
    ]


@pytest.mark.parametrize("players", GAME.players)
def test_drawing_fits_a_terminal(players: int) -> None:
    setup = setup_of(players)
    drawing = Text.from_markup(GAME.draw(setup.start(), setup.board)).plain  # type: ignore[arg-type]
    assert max(len(line) for line in drawing.splitlines()) <= 80


CATS_TOLD = {
    "on the side of the next": (f"{TO_SCENT}/-/- - b cat", "m9", "scent", "b lays a cat on m9, in g’s way."),
    "before another's path": (
        f"{TO_SCENT}/-/- - b cat",
        "f6",
        "scent",
        "b lays a cat on f6, right in front of r’s path.",
    ),
    "before no path": (f"{TO_SCENT}/-/- - b cat", "f7", "scent", "b lays a cat on f7, right beside the cheese."),
    "before the own path": (f"{TO_SCENT}/- - r cat", "f6", "scent", "r lays a cat on f6, right beside the cheese."),
    "without the scent": ("-/- - r cat", "h8", "gentle", "r lays a cat on h8, in g’s way."),
}


@pytest.mark.parametrize(("position", "square", "variant", "sentence"), CATS_TOLD.values(), ids=CATS_TOLD.keys())
def test_cat_is_told_with_whom_it_hinders(position: str, square: str, variant: str, sentence: str) -> None:
    setup, state = read(position, variant)
    move = setup.find(state, f"cat:{square}").move
    told = setup.game.screen.tell(state, setup.board, move, setup.after(state, move))
    assert say(*told, "precise") == sentence
