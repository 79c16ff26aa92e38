"""Race: invalid positions, invalid editions, and reasons for illegal moves."""

from pathlib import Path

import pytest

from kasimir.core.errors import EditionError, PositionError
from kasimir.core.game import State
from kasimir.core.setup import Setup
from kasimir.core.words import say
from kasimir.games.race import GAME
from kasimir.games.race.board import MOST_PLACES
from tests.games.race.positions import ACROSS, EDITIONS, ROUND, SMALL, SPARE, TO_CHEESE, TO_SCENT, read, setup_of


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        ("-/- - r turn", "jump", "unreadable"),
        ("-/- - r turn", "", "unreadable"),
        ("-/- - r turn", "lift:e05", "unreadable"),
        ("-/- - r turn", "cat:e5", "undrawn"),
        ("-/- - r turn", "ns", "undrawn"),
        ("-/- - r turn", "back", "no-path"),
        ("-/- - r turn", "lift:n1", "off-board"),
        ("-/- - r turn", "cat:n1", "off-board"),
        ("-/- - r lay.s", "lift:n1", "off-board"),
        ("-/- e5 r turn", "lift:e6", "no-cat"),
        ("-/- - r lay.s", "pass", "in-hand"),
        ("-/- e5 r cat", "lift:e5", "in-hand"),
        ("-/- - r lay.s", "nr", "other-tile"),
        ("-/- - r lay.s", "cat:e5", "other-tile"),
        ("-/- - r cat", "ns", "other-tile"),
        ("ns/- - r lay.s", "ns", "begun"),
        ("-/- - r lay.s", "s", "which-way"),
        ("-/- - r lay.s", "ws", "exit"),
        ("-/- a2 r lay.s", "ns", "taken"),
        ("ns/- - r lay.b", "l", "edge"),
        ("nsr/- b4 r lay.b", "l", "cat-ahead"),
        ("nsrr/- - r lay.b", "r", "path-ahead"),
        ("nrr/- - r lay.b", "r", "corner-ahead"),
        ("-/- - g cat", "cat:a14", "off-board"),
        ("-/- - g cat", "cat:g7", "taken"),
        ("-/- - g cat", "cat:m12", "side-or-scent"),
        ("ns/- - g cat", "cat:a3", "open-end"),
        ("-/- b1 g cat", "cat:a2", "last-exit"),
    ],
)
def test_why_not(position: str, move: str, code: str) -> None:
    setup, state = read(position)
    assert_reason(setup, state, move, code)


def test_why_not_elsewhere() -> None:
    assert_reason(*read("-/- - r cat", "gentle"), "cat:f6", "side")
    for move in ("draw", "l", "cat:b2"):
        assert_reason(*read("nrrl/- - r turn", edition=SPARE), move, "bag")


def assert_reason(setup: Setup, state: State, move: str, code: str) -> None:
    reason = setup.why(state, move)
    assert reason is not None
    assert reason.code == f"race.{code}"
    assert say(reason.code, reason.args) != reason.code
    assert say(reason.code, reason.args, "rule") != reason.code


def test_reason_names_what_is_concerned() -> None:
    setup, state = read("-/-/- b13 r cat")
    reason = setup.why(state, "cat:a12")
    assert reason is not None
    assert say(reason.code, reason.args) == "a12 is the last way out of b’s corner, so no cat may lie there."


@pytest.mark.parametrize(
    ("position", "move", "advice"),
    [
        ("ns/- - r lay.s", "es", "“s”, not “es”"),
        ("es/ss - g lay.b", "nl", "“r”, not “nl”"),
        ("es/ss - g lay.b", "nr", "“r”, not “nr”"),
        ("-/- - r lay.s", "s", "“ns” or “es”, not “s”"),
        ("-/- a2 r lay.s", "s", "“es”, not “s”"),
        ("-/- - r lay.b", "l", "“el”, not “l”"),
        ("-/- b1 r lay.b", "l", "“nr”, not “l”"),
    ],
)
def test_reason_recommends_a_legal_move(position: str, move: str, advice: str) -> None:
    setup, state = read(position)
    reason = setup.why(state, move)
    assert reason is not None
    assert f"write {advice}" in say(reason.code, reason.args).replace("write only", "write")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("-/-", "position.fields"),
        ("-/- - r", "position.fields"),
        ("-/-  - r turn", "position.fields"),
        ("n/- - r turn", "race.position-path"),
        ("nx/- - r turn", "race.position-path"),
        ("/- - r turn", "race.position-path"),
        ("ss/- - r turn", "race.position-exit"),
        ("nls/- - r turn", "race.position-run"),  # over the edge
        ("nsrrrs/- - r turn", "race.position-run"),  # over its own tile
        ("nrrrs/- - r turn", "race.position-run"),  # over its own corner
        (f"{TO_CHEESE}ss/- - r turn", "race.position-run"),  # over the cheese
        ("nssssssssssr/sss/- - r turn", "race.position-run"),  # over another path
        ("nl/- - r turn", "race.position-end"),  # over the edge
        ("nrrr/- - r turn", "race.position-end"),  # at its own corner
        ("nsssssssssss/-/- - r turn", "race.position-end"),  # at another corner
        ("nsrrr/- - r turn", "race.position-end"),  # at its own path
        ("-/- n1 r turn", "race.position-square"),
        ("-/- a14 r turn", "race.position-square"),
        ("-/- a01 r turn", "race.position-square"),
        ("-/- e5, r turn", "race.position-square"),
        ("-/- e5,e5 r turn", "race.position-cat"),
        ("-/- a1 r turn", "race.position-cat"),
        ("-/- g7 r turn", "race.position-cat"),
        ("ns/- a2 r turn", "race.position-cat"),
        ("ns/- a3 r turn", "race.position-guarded"),
        ("-/- a2,b1 r turn", "race.position-shut"),
        (f"{TO_CHEESE}s/ssssssrsssss - - over", "race.position-winners"),
        (f"{TO_CHEESE}s/- - g turn", "race.position-over"),
        ("-/- - - over", "race.position-over"),
        ("-/- - r over", "race.position-over"),
        ("-/- - b turn", "position.seat"),
        ("-/- - rg turn", "position.seat"),
        ("-/- - r lay", "position.step"),
        ("ns/- a4 r lay.s", "race.position-stuck"),  # it would have gone straight back into the bag
        ("-/- e10,e9 r turn", "position.canonical"),
    ],
)
def test_no_position(position: str, code: str) -> None:
    assert_refused(position, code, "scent", {})


@pytest.mark.parametrize(
    ("position", "variant", "edition", "code"),
    [
        (f"{TO_SCENT}/- f6 r turn", "gentle", {}, "race.position-guarded"),
        ("nrrl/- - r bag", "scent", SPARE, "race.position-bag"),
        ("nrrl/- - r lay.b", "scent", SPARE, "race.position-none"),
        ("-/- - r cat", "scent", SPARE, "race.position-none"),
        ("nrrll/- - r turn", "scent", SPARE, "race.position-tiles"),
        ("es/- - r turn", "scent", SPARE, "race.position-tiles"),
        ("-/- b3 r turn", "scent", SPARE, "race.position-tiles"),
    ],
)
def test_no_position_elsewhere(position: str, variant: str, edition: dict[str, int], code: str) -> None:
    assert_refused(position, code, variant, edition)


def assert_refused(position: str, code: str, variant: str, edition: dict[str, int]) -> None:
    with pytest.raises(PositionError) as refused:
        read(position, variant, edition)
    assert refused.value.code == code
    assert str(refused.value) != code


@pytest.mark.parametrize(("position", "code"), [("-/-/- - r turn", "position.count"), ("", "position.fields")])
def test_no_position_for_two(position: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        setup_of(2).read(position)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("position", "variant", "edition"),
    [
        (f"ns/{ACROSS} - r turn", "gentle", SMALL),  # another path came before red's open end
        (f"{TO_SCENT}/- f6 r turn", "scent", {}),  # a cat came before it
        (f"-/{ROUND} b1 r turn", "scent", SMALL),  # a path and a cat have shut red in
        ("es/- a2 r turn", "scent", {}),
        ("-/- a13,m1 r turn", "scent", {}),  # corners where nobody sits
        (f"{TO_CHEESE}s/- f6 - over", "gentle", {}),
    ],
)
def test_what_can_stand_on_a_table(position: str, variant: str, edition: dict[str, int]) -> None:
    setup, state = read(position, variant, edition)
    assert setup.text(state) == position


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("columns = 12", "race.edition-even"),
        ("rows = 6", "race.edition-even"),
        ("columns = 21", "edition.whole"),
        ("bends = 0", "edition.whole"),
        ("cats = 121", "edition.whole"),
        ("straights = 0\nbends = 10", "race.edition-short"),
    ],
)
def test_edition_refused(tmp_path: Path, lines: str, code: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(lines, encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        GAME.edition(str(file))
    assert refused.value.code == code
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("players", GAME.players)
def test_largest_sides_have_room(players: int) -> None:
    board = setup_of(players, edition=EDITIONS[4]).board
    assert max(board.place_count) <= MOST_PLACES < GAME.most_moves  # type: ignore[attr-defined]
