"""The editions of race: the engine says what the slow implementation says, in every position and of what is none."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kasimir.core.errors import PositionError
from kasimir.core.game import OVER
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from kasimir.games.race import GAME
from tests.games.race.positions import after, moves, read, setup_of
from tests.games.race.slow_race import Table, answer
from tests.games.race.test_race import pick
from tests.games.race.test_race_texts import assert_reason, assert_refused

LEADER: dict[str, Any] = {"cats_for": "leader"}
SCENT: dict[str, Any] = {"scent_wins": True}
STAY: dict[str, Any] = {"lift_cats": False}
SHIPPED = {"classic": {}, "spanish": LEADER, "italian": SCENT, "danish": STAY}
SMALL: dict[str, Any] = {"columns": 5, "rows": 7, "straights": 9, "bends": 9, "cats": 6}
CHANGES = [*SHIPPED.values(), {**LEADER, **SCENT, **STAY}]
EAGERNESS = 0.9

everywhere = pytest.mark.parametrize(
    ("players", "variant"), [(players, variant) for players in GAME.players for variant in GAME.variants]
)


def engine_answer(setup: Setup, text: str) -> dict[str, Any] | None:
    """What the engine says of a position; None if it is none."""
    try:
        state = setup.read(text)
    except PositionError:
        return None
    kind = setup.kind_name(state)
    found: list[dict[str, Any]] = []
    for option in setup.options(state):
        weight = {"weight": option.weight} if kind == "chance" else {}
        found.append({"move": option.text, **weight, "position": setup.text(setup.after(state, option.move))})
    winners = {"winners": setup.winners(state)} if kind == "over" else {}
    return {"position": text, "kind": kind, "seat": setup.seat(state), "next": found, **winners}


def positions(setup: Setup, chance: random.Random, count: int) -> Iterator[str]:
    """Positions of matches in which much is drawn, so that they come to an end."""
    state = setup.start()
    for _ in range(count):
        yield setup.text(state)
        is_over = setup.kind(state) == OVER
        state = setup.start() if is_over else setup.after(state, pick(setup, state, chance, EAGERNESS))


def changed(text: str, chance: random.Random) -> str:
    """A text that may be a position, and often is not: a tile or a cat more or less, another seat or step."""
    paths, cats, seat, step = text.split(" ")
    each, on = paths.split("/"), [] if cats == "-" else cats.split(",")
    index = chance.randrange(len(each))
    what = chance.randrange(5)
    if what == 0:
        each[index] = each[index][:-1] if len(each[index]) > 2 else "-"
    elif what == 1:
        each[index] = (chance.choice("nesw") if each[index] == "-" else each[index]) + chance.choice("slr")
    elif what == 2 and on:
        on.remove(chance.choice(on))
    elif what == 3:
        on.append(f"{chance.choice('abcde')}{chance.randint(1, 7)}")
    else:
        step = chance.choice(["turn", "bag", "lay.s", "lay.b", "cat", "over"])
        seat = "-" if step == "over" else seat
    on.sort(key=lambda name: (name[0], int(name[1:])))
    return f"{'/'.join(each)} {','.join(on) or '-'} {seat} {step}"


@everywhere
@pytest.mark.parametrize("edition", SHIPPED)
def test_edition_is_played_by_the_page(edition: str, players: int, variant: str) -> None:
    setup, table = make_setup("race", edition, variant, players), Table(players, variant, **SHIPPED[edition])
    for text in positions(setup, random.Random(f"{edition} {players} {variant}"), 40):
        assert engine_answer(setup, text) == answer(table, text)


@everywhere
@pytest.mark.parametrize("changes", CHANGES)
def test_what_is_a_position_and_what_is_none(changes: dict[str, Any], players: int, variant: str) -> None:
    """Also positions that no match comes to, and what follows from them."""
    setup, table = setup_of(players, variant, {**SMALL, **changes}), Table(players, variant, **SMALL, **changes)
    usual = setup_of(players, variant, SMALL)
    chance = random.Random(f"{changes} {players} {variant}")
    for played in [*positions(setup, chance, 40), *positions(usual, chance, 40)]:
        text = played
        for _ in range(chance.randrange(4)):
            text = changed(text, chance)
        expected = answer(table, text)
        assert engine_answer(setup, text) == expected
        for row in expected["next"] if expected else []:
            assert setup.text(setup.read(row["position"])) == row["position"]


@pytest.mark.parametrize(("edition", "changes"), SHIPPED.items())
def test_edition_is_classic_but_for_one_value(edition: str, changes: dict[str, Any]) -> None:
    assert GAME.edition(edition).values() == GAME.edition().values() | changes
    assert all(mark.startswith("sheet") for key, mark in GAME.edition(edition).marks.items() if key in changes)


def test_values_before_there_were_editions_are_those_of_classic() -> None:
    """Older tables noted this digest of the edition."""
    assert GAME.edition().digest() == "63cc7e4b966e87fb"


def cats_of(position: str, variant: str, edition: dict[str, Any]) -> set[str]:
    """Where a cat may be laid."""
    return {move.removeprefix("cat:") for move in moves(position, variant, edition)}


def test_cat_goes_to_the_leader() -> None:
    """Red lays it: blue comes next, but green has more tiles; red's own path counts for nothing."""
    leader = cats_of("nssss/es/wsl - r cat", "gentle", LEADER)
    assert {"k11", "m2"} <= leader
    assert "b12" not in leader
    assert "b12" in cats_of("nssss/es/wsl - r cat", "gentle", {})
    assert "f6" in cats_of("nssss/es/wsl - r cat", "scent", LEADER)  # whoever leads


def test_cat_goes_to_any_of_several_leaders() -> None:
    tied = cats_of("-/esr/ssr/nss - r cat", "gentle", LEADER)
    assert {"b12", "k11", "l2"} <= tied
    assert not tied & {"b2", "f6"}
    # All but red's 6 x 6, the other corners and the cheese; and f6, which is in the scent area.
    assert len(cats_of("-/-/-/- - r cat", "scent", LEADER)) == 169 - 36 - 3 - 1 + 1


def test_scent_area_wins() -> None:
    assert after("nssrssss/- - r lay.b", "l", "gentle", SCENT) == "nssrssssl/- - g turn"  # looks at f5
    for variant in GAME.variants:
        assert after("nssssrsss/- - r lay.s", "s", variant, SCENT) == "nssssrssss/- - - over"
        setup, state = read("nssssrssss/- - - over", variant, SCENT)
        assert setup.winners(state) == ["r"]
        assert_refused("nssssrssss/- - g turn", "race.position-over-scent", variant, SCENT)
        assert_refused("nssssrssss/sssssrssss - - over", "race.position-winners-scent", variant, SCENT)
        assert_refused("-/- - - over", "race.position-over-scent", variant, SCENT)


def test_scent_square_with_a_cat_does_not_win() -> None:
    assert moves("nssssrsss/- f6 r lay.b", "scent", SCENT) == ["l", "r"]
    assert_reason(*read("nssssrsss/- f6 r lay.b", "scent", SCENT), "s", "other-tile")
    setup, state = read("nssssrsss/- f6 r bag", "scent", SCENT)
    assert setup.text(setup.after(state, setup.find(state, "s").move)) == "nssssrsss/- f6 g turn"


def test_what_is_lifted_out_of_the_scent_area_opens_it() -> None:
    """No match comes to this, but a table may be set up so."""
    position = "nssssrssss/wssssslssss f6,g8 g turn"
    assert after(position, "lift:f6", "scent", SCENT) == "nssssrssss/wssssslssss g8 - over"
    setup, state = read(position, "scent", SCENT)
    move = setup.find(state, "lift:f6").move
    won = setup.game.screen.happenings(state, setup.board, move, setup.after(state, move))
    assert [type(step).__name__ for step in won] == ["Carried", "Missed", "Moved", "Won"]
    assert setup.winners(setup.after(state, move)) == ["r"]


def test_cats_stay() -> None:
    assert moves("ns/- e5,k12 r turn", "scent", STAY) == ["back", "draw", "pass"]


@pytest.mark.parametrize(
    ("position", "move", "variant", "edition", "code", "sentence"),
    [
        ("-/- e5 r turn", "lift:e5", "scent", STAY, "cats-stay", "Cats stay where they lie: only the last tile of "),
        ("-/- e5 r lay.s", "lift:e5", "scent", STAY, "cats-stay", "Cats stay where they lie: only the last tile of "),
        ("-/- - r turn", "jump", "scent", STAY, "unreadable-stay", "“jump” is not a move of this game; write draw, "),
        (
            *("nssss/es/wsl - r cat", "cat:b12", "gentle", LEADER, "leader-side"),
            "b12 is not on the side of g, who has the most tiles apart from you.",
        ),
        (
            *("nssss/es/wsl - r cat", "cat:b12", "scent", LEADER, "leader-side-or-scent"),
            "b12 is neither right beside the cheese nor on the side of g, who has the most tiles apart from you.",
        ),
        (
            *("ns/es/ws - r cat", "cat:b2", "gentle", LEADER, "leader-side"),
            "b2 is not on the side of any player who may get this cat: it goes to one of the others with the ",
        ),
    ],
)
def test_why_not(position: str, move: str, variant: str, edition: dict[str, Any], code: str, sentence: str) -> None:
    setup, state = read(position, variant, edition)
    assert_reason(setup, state, move, code)
    reason = setup.why(state, move)
    assert reason
    assert say(reason.code, reason.args).startswith(sentence)


def test_why_a_cat_cannot_be_touched() -> None:
    for edition, code in ((STAY, "race.cats-stay"), ({}, "race.touch-back")):
        setup, state = read("ns/es/ws e5 r turn", "scent", edition)
        reason = setup.game.screen.why_touch(state, setup.board, ("b13",))
        assert reason
        assert reason.code == code


@pytest.mark.parametrize(
    ("position", "move", "variant", "edition", "sentence"),
    [
        ("nssss/es/wsl - r cat", "cat:k11", "gentle", LEADER, "r lays a cat on k11, in g’s way."),
        ("ns/es/ws - r cat", "cat:k11", "gentle", LEADER, "r lays a cat on k11, in g’s way."),
        ("ns/es/ws - r cat", "cat:b11", "gentle", LEADER, "r lays a cat on b11, in b’s way."),
        ("nssssrsss/- - r lay.s", "s", "gentle", SCENT, "With 9 tiles, r’s path reaches a square beside the cheese."),
    ],
)
def test_what_is_told(position: str, move: str, variant: str, edition: dict[str, Any], sentence: str) -> None:
    setup, state = read(position, variant, edition)
    chosen = setup.find(state, move).move
    told = setup.game.screen.tell(state, setup.board, chosen, setup.after(state, chosen))
    assert say(*told, "precise" if told[0] == "race.tell-cat" else "") == sentence


@pytest.mark.parametrize("variant", GAME.variants)
def test_goal_is_shown(variant: str) -> None:
    """Where the scent area wins, it is drawn in every variant, and the mouse ends there."""
    setup, state = read("nssssrssss/- - - over", variant, SCENT)
    board, view = setup.game.screen.board_view(setup.board), setup.game.screen.view(state, setup.board)
    assert len(board.scent) == 8
    assert set(board.goal) == {*board.scent, board.cheese}
    assert view.pieces["mouse:r"] == "f6"
    drawing = GAME.draw(state, setup.board)  # type: ignore[arg-type]
    assert drawing.count("░░░") == 7
    assert "9 tiles, right beside the cheese, and that wins" in drawing
    usual = setup_of(2, variant)
    assert usual.game.screen.board_view(usual.board).goal == ["g7"]


def test_estimate_counts_tiles_up_to_the_goal() -> None:
    """Red is the nearest to the goal, and nearer still where the scent area wins."""
    near = "nsssrsss/wsl - r turn"
    assert value("italian", near) > value("classic", near) == value("danish", near) == value("spanish", near)


def value(edition: str, position: str) -> float:
    """The estimate of red's share of the win."""
    setup, values = make_setup("race", edition, players=position.count("/") + 1), [0.0] * 4
    setup.game.estimate(setup.read(position), setup.board, values)
    return values[0]
