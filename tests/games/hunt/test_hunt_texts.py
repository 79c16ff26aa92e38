"""Hunt: invalid positions, invalid editions, and reasons for illegal moves."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasimir.core.errors import EditionError, PositionError
from kasimir.core.setup import Reader, make_setup
from kasimir.core.words import say
from kasimir.games.hunt import GAME
from tests.games.hunt.positions import check_position, own_edition


@pytest.mark.parametrize(
    ("variant", "position", "move", "code"),
    [
        ("older", "2,5 1 0,0 17 - r order.3.2", "dog", "hunt.unreadable"),
        ("older", "2,5 1 0,0 17 - r order.3.2", "", "hunt.unreadable"),
        ("family", "5,5,6 5 1,1,1 14 - r grab.0", "rb", "hunt.unreadable"),
        ("older", "2,5 1 0,0 17 - r order.3.2", "3.2", "hunt.chance"),
        ("family", "5,5,6 5 1,1,1 14 - r grab.0", "5", "hunt.chance"),
        ("older", "2,5 1 0,0 17 - r order.3.2", "g", "hunt.absent"),
        ("family", "5,5,6 5 1,1,1 14 - r grab.0", "y", "hunt.absent"),
        ("older", "2,5 1 0,0 17 - r order.3.2", "b", "hunt.early"),
        ("family", "5,5,6 5 1,1,1 14 - r grab.0", "g", "hunt.elsewhere"),
        ("family", "5,5,6 5 1,1,1 14 - r grab.0", "cat", "hunt.fixed"),
        ("older", "5,5,6 5 1,1,1 14 - r grab.0", "cat", "hunt.late"),
        ("older", "5,5,6 5 1,1,1 14 - r grab.2", "mouse", "hunt.late"),
        ("family", "2,5 1 0,0 17 - r roll", "cat", "move.chance"),
        ("family", "5,5 1 5,0 12 - - over", "r", "move.over"),
    ],
)
def test_reasons(variant: str, position: str, move: str, code: str) -> None:
    setup, state = Reader("hunt", variant=variant).read(position)
    reason = setup.why(state, move)
    assert reason is not None
    assert reason.code == code
    for attribute in ("", "rule"):
        assert say(code, reason.args, attribute) != code


@pytest.mark.parametrize(
    ("variant", "position", "code"),
    [
        ("family", "2,5 1 0,0 17 - r", "position.fields"),
        ("family", "2,5  1 0,0 17 - r roll", "position.fields"),
        ("family", "2 1 0 17 - r roll", "position.players"),
        ("family", "2,5 1 0 17 - r roll", "position.count"),
        ("family", "2,10 1 0,0 17 - r roll", "position.number"),
        ("family", "2,05 1 0,0 17 - r roll", "position.number"),
        ("family", "2,5 - 0,0 17 - r roll", "position.number"),
        ("family", "2,5 1 0,0 17 - g roll", "position.seat"),
        ("family", "2,5 1 1,0 17 - r roll", "hunt.position-cheese"),
        ("family", "2,5 1 0,0 17 - r order.1.1", "hunt.position-step"),
        ("family", "2,5 1 0,0 17 - r toss", "hunt.position-step"),
        ("family", "-,5 1 0,0 17 - r slide.4", "hunt.position-step"),
        ("family", "-,5 1 0,0 17 - r slide", "hunt.position-step"),
        ("family", "5,5 5 0,0 17 - r grab.1", "hunt.position-step"),
        ("older", "5,5 5 0,0 17 - r grab.7", "hunt.position-step"),
        ("older", "2,5 1 0,0 17 - r order.1.0", "hunt.position-step"),
        ("older", "2,5 1 0,0 17 - r order.7.1", "hunt.position-step"),
        ("younger", "2,5 1 0,0 17 - r roll", "hunt.position-step"),
        ("younger", "-,- 1 0,0 17 - r setup", "hunt.position-step"),
        ("family", "2,5 1 0,0 17 - r over", "hunt.position-turn"),
        ("family", "2,5 1 0,0 17 - - roll", "hunt.position-turn"),
        ("family", "5,2 5 0,0 17 - r grab.0", "hunt.position-grab"),
        ("family", "6,6 6 0,0 17 - r grab.0", "hunt.position-grab"),
        ("family", "2,5 1 0,0 17 b r roll", "hunt.position-held"),
        ("family", "2,6 6 0,0 17 b r roll", "hunt.position-held"),
        ("family", "2,5 5 0,0 17 B r roll", "hunt.position-held"),
        ("family", "5,5 5 0,0 17 b r grab.0", "hunt.position-held"),
        ("younger", "2,5 5 0,1 16 b r toss", "hunt.position-held"),
        ("family", "2,5 5 0,0 17 b b roll", "hunt.position-passed"),
        ("older", "2,5 5 0,0 17 b b order.1.1", "hunt.position-passed"),
        ("family", "-,5 1 0,0 17 - r roll", "hunt.position-top"),
        ("family", "2,5 1 0,0 17 - r slide.1", "hunt.position-top"),
        ("family", "-,5 1 0,0 17 - b slide.1", "hunt.position-top"),
        ("family", "-,- 1 0,0 17 - r slide.1", "hunt.position-top"),
        ("family", "-,2,- 1 0,0,0 17 - r setup", "hunt.position-top"),
        ("family", "2,- 1 0,0 17 - r setup", "hunt.position-top"),
        ("family", "-,5 1 0,5 12 - - over", "hunt.position-top"),
        ("younger", "5,- 1 1,0 16 - r toss", "hunt.position-top"),
        ("younger", "-,- 1 0,17 0 - - over", "hunt.position-top"),
        ("family", "4,- 1 0,0 17 - b setup", "hunt.position-ladder"),
        ("younger", "4,5 1 0,0 17 - r toss", "hunt.position-ladder"),
        ("family", "3,- 1 2,0 15 - b setup", "hunt.position-early"),
        ("younger", "3,- 2 2,1 14 - b toss", "hunt.position-early"),
        ("family", "3,- 4 0,0 17 - b setup", "hunt.position-cat"),
        ("younger", "3,- 1 2,0 15 - b toss", "hunt.position-cat"),
        ("younger", "3,5 1 9,7 1 - - over", "hunt.position-store"),
        ("younger", "3,5 1 9,8 0 - r toss", "hunt.position-store"),
        ("younger", "6,5 5 9,8 0 - - over", "hunt.position-emptied"),
        ("family", "2,5 1 4,4 9 - - over", "hunt.position-goal"),
        ("family", "2,5 1 5,4 8 - b roll", "hunt.position-goal"),
        ("family", "2,5 1 5,5 7 - - over", "hunt.position-goal"),
        ("family", "6,5 1 5,4 8 - - over", "hunt.position-won"),
        ("family", "2,5 2 5,4 8 - - over", "hunt.position-won"),
        ("family", "2,5 1 6,4 7 - - over", "hunt.position-won"),
    ],
)
def test_no_positions(variant: str, position: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        Reader("hunt", variant=variant).read(position)
    assert caught.value.code == code
    assert str(caught.value) != code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('spaces = ["ladder", "hole", "ladder"]', "hunt.edition-cheese"),
        ('spaces = ["ladder", "cheese"]', "edition.length"),
        ('spaces = ["ladder", "cheese", "pond"]', "edition.word"),
        ("cat_start = 2", "hunt.edition-start"),
        ("cat_start = 10", "edition.beyond"),
        ("goal = 18", "edition.beyond"),
        ("cheeses = 0", "edition.whole"),
        ("mouse_die = [0, 1]", "edition.whole"),
        ("mouse_die = []", "edition.length"),
        ("paws_die = [13]", "edition.whole"),
    ],
)
def test_refused_editions(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(EditionError) as caught:
        make_setup("hunt", own_edition(tmp_path, text))
    assert caught.value.code == code
    assert "own.toml:1" in str(caught.value)


REAL_POSITIONS = [
    ("family", "2,5,8 8 0,0,1 16 g b roll"),
    ("family", "6,5,5 5 0,0,0 17 - r grab.0"),
    ("family", "9,- 1 0,0 17 - b setup"),
    ("older", "2,5 1 0,0 17 - r order.3.2"),
    ("older", "-,8 5 1,1 15 - r slide.0"),
    ("younger", "3,- 2 2,0 15 - b toss"),
    ("younger", "3,2,9 1 7,7,3 0 - - over"),
]
SIGNS = st.sampled_from("rbgy-,. 0123456789²٣é") | st.characters()
READERS = {variant: Reader("hunt", variant=variant) for variant in GAME.variants}


def refusal(variant: str, text: str) -> str:
    """Why a text is not a position; empty if it is one."""
    try:
        READERS[variant].read(text)
    except PositionError as error:
        return str(error)
    return ""


@settings(deadline=None)
@given(st.sampled_from(REAL_POSITIONS), st.integers(0, 30), st.integers(0, 3), st.text(SIGNS, max_size=3))
def test_damaged_positions_are_refused_or_positions(real: tuple[str, str], at: int, cut: int, put: str) -> None:
    variant, text = real
    damaged = text[:at] + put + text[at + cut :]
    if not refusal(variant, damaged):
        check_position(*READERS[variant].read(damaged))


@settings(deadline=None)
@given(st.text(SIGNS | st.sampled_from("catmouse"), max_size=6))
def test_no_move_is_beyond_words(move: str) -> None:
    for variant, position in REAL_POSITIONS:
        setup, state = READERS[variant].read(position)
        reason = setup.why(state, move)
        if reason is not None:
            assert say(reason.code, reason.args) != reason.code
            assert say(reason.code, reason.args, "rule") != reason.code


@pytest.mark.parametrize(
    ("variant", "position", "move", "sentence"),
    [
        ("family", "-,5 1 0,0 17 - r slide.0", "6", "r slides down."),
        ("younger", "3,2 5 0,1 16 - r toss", "6", "r slides down."),
        ("family", "-,5 1 0,0 17 - r slide.0", "3", "r takes 2 pieces of cheese."),
        ("family", "2,5 1 1,0 16 - r roll", "4.0", "r rolls 4 and no paws, then moves on."),
        ("family", "2,5 1 0,0 17 - r roll", "2.2", "r rolls 2 and 2 paws, then climbs the ladder."),
    ],
)
def test_a_turn_is_told(variant: str, position: str, move: str, sentence: str) -> None:
    setup, state = Reader("hunt", variant=variant).read(position)
    event = setup.find(state, move).move
    assert say(*setup.game.screen.tell(state, setup.board, event, setup.after(state, event))) == sentence
