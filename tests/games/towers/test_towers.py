"""Towers: every rule of its page by examples worked out by hand, its texts, reasons and editions."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from kasimir.core.errors import PositionError
from kasimir.core.setup import Reader, Setup
from kasimir.core.words import say
from kasimir.lab.simulate import Simulator
from tests.helpers import interpreted_rows, own_setup, towers, walk

SETUPS = {
    "two": towers(2),
    "three": towers(3),
    "four": towers(4),
    "short": own_setup("towers", 2, spaces=5, traps=[1, 3, 5], die=[1, 2], clovers=1, clover_reach=2, mice=3),
    "all traps": own_setup("towers", 3, spaces=40, traps=list(range(1, 41)), mice=6),
    "no traps": own_setup("towers", 4, spaces=60, traps=[], die=[7, 8, 9], clovers=0, mice=6),
    "clovers alone": own_setup("towers", 2, die=[], clovers=2, clover_reach=9, mice=1),
}
every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())


def moves_at(position: str, setup: Setup | None = None) -> str:
    if setup is None:
        setup, state = Reader("towers").read(position)
    else:
        state = setup.read(position)
    return " ".join(option.text for option in setup.options(state))


def after(position: str, move: str) -> str:
    setup, state = Reader("towers").read(position)
    return setup.text(setup.after(state, setup.find(state, move).move))


def test_start() -> None:
    starts = [setup.text(setup.start()) for setup in (towers(2), towers(3), towers(4))]
    assert starts == ["4,4 - 0,0 - r ?", "4,4,4 - 0,0,0 - r ?", "4,4,4,4 - 0,0,0,0 - r ?"]


# What may come next

MOVES = {
    "a roll has six faces": ("4,4 - 0,0 - r ?", "* 1 2 3 4 5"),
    "at first there is only the pantry": ("4,4 - 0,0 - r 4", "p+4"),
    "the clover is any number up to five": ("4,4 - 0,0 - b *", "p+1 p+2 p+3 p+4 p+5"),
    "any free mouse may go": ("2,4 3:r/9:r 0,0 - r 2", "3+2 9+2 p+2"),
    "the clover goes for any free mouse": ("3,4 9:r 0,0 - r *", "9+1 9+2 9+3 9+4 9+5 p+1 p+2 p+3 p+4 p+5"),
    "all five are moves though all lead home": ("0,4 30:r 3,0 r r *", "30+1 30+2 30+3 30+4 30+5"),
    "a mouse under another waits": ("3,3 9:rb 0,0 - r 2", "p+2"),
    "a mouse on top goes": ("3,3 9:rb 0,0 - b 2", "9+2 p+2"),
    "of a tower of one's own only the top goes": ("1,4 9:rrr 0,0 - r 2", "9+2 p+2"),
    "a caught mouse stays": ("3,4 4:R 0,0 - r 2", "p+2"),
    "a mouse on a caught one goes": ("2,4 4:Rr 0,0 - r 2", "4+2 p+2"),
    "one must move, even into a trap": ("0,4 3:r 3,0 r r 1", "3+1"),
    "nobody moves after the end": ("0,0 4:R/8:B 3,3 br - -", ""),
}


@pytest.mark.parametrize(("position", "moves"), MOVES.values(), ids=MOVES.keys())
def test_moves(position: str, moves: str) -> None:
    assert moves_at(position) == moves


PLAYS = {
    "a roll lies there": ("4,4 - 0,0 - r ?", "*", "4,4 - 0,0 - r *"),
    "out of the pantry": ("4,4 - 0,0 - r 3", "p+3", "3,4 3:r 0,0 - b ?"),
    "onto the first space": ("4,4 - 0,0 - r 1", "p+1", "3,4 1:r 0,0 - b ?"),
    "the last seat hands on to the first": ("4,4 - 0,0 - b 1", "p+1", "4,3 1:b 0,0 - r ?"),
    "clockwise": ("4,4,4,4 - 0,0,0,0 - g 2", "p+2", "4,4,3,4 2:g 0,0,0,0 - y ?"),
    "into a trap": ("4,4 - 0,0 - r 4", "p+4", "3,4 4:R 0,0 - b ?"),
    "past a trap": ("3,4 3:r 0,0 - r 2", "3+2", "3,4 5:r 0,0 - b ?"),
    "on top of another": ("3,3 2:r/5:b 0,0 - r 3", "2+3", "3,3 5:br 0,0 - b ?"),
    "on top of one's own": ("2,4 2:r/5:r 0,0 - r 3", "2+3", "2,4 5:rr 0,0 - b ?"),
    "out of the pantry onto a tower": ("3,3 5:rb 0,0 - b 5", "p+5", "3,2 5:rbb 0,0 - r ?"),
    "from the top of a tower": ("3,3 5:br 0,0 - r 1", "5+1", "3,3 5:b/6:r 0,0 - b ?"),
    "on a caught mouse nobody else is caught": ("3,3 2:b/4:R 0,0 - b 2", "2+2", "3,3 4:Rb 0,0 - r ?"),
    "and moves on as if there were no trap": ("3,3 4:Rb 0,0 - b 1", "4+1", "3,3 4:R/5:b 0,0 - r ?"),
    "to the last space": ("3,4 29:r 0,0 - r 1", "29+1", "3,4 30:r 0,0 - b ?"),
    "home with the exact number": ("3,4 30:r 0,0 - r 1", "30+1", "3,4 - 1,0 r b ?"),
    "home with more than needed": ("3,4 30:r 0,0 - r 5", "30+5", "3,4 - 1,0 r b ?"),
    "home with the clover": ("3,4 27:r 0,0 - r *", "27+4", "3,4 - 1,0 r b ?"),
    "home from the top of a tower": ("3,3 29:br 0,0 - r 2", "29+2", "3,3 29:b 1,0 r b ?"),
    "home as the second seat": ("3,3 30:b 1,0 r b 2", "30+2", "3,3 - 1,1 rb r ?"),
    "home once more": ("3,2 30:b 1,1 rb b 2", "30+2", "3,2 - 1,2 rb r ?"),
    "a seat under another is passed over": ("0,3 5:rb 3,0 r b 1", "p+1", "0,2 1:b/5:rb 3,0 r b ?"),
    "a seat that gets free is not": ("0,3 5:rb 3,0 r b 1", "5+1", "0,3 5:r/6:b 3,0 r r ?"),
    "a seat with nothing left but a caught mouse": ("0,3 4:R/5:b 3,0 r b 2", "p+2", "0,2 2:b/4:R/5:b 3,0 r b ?"),
    "a seat in the middle": ("3,0,4 2:r/4:B 0,3,0 b r 1", "p+1", "2,0,4 1:r/2:r/4:B 0,3,0 b g ?"),
    "two seats in a row": ("3,0,0,4 2:r/4:B/8:G 0,3,3,0 bg r 1", "2+1", "3,0,0,4 3:r/4:B/8:G 0,3,3,0 bg y ?"),
    "a seat that blocks itself goes on": ("0,0 4:Rb/6:r 2,3 rb r 5", "6+5", "0,0 4:Rb/11:R 2,3 rb b ?"),
    "the last mouse home ends it": ("0,0 4:R/30:b 3,3 rb b 1", "30+1", "0,0 4:R 3,4 rb - -"),
    "the last mouse caught ends it": ("0,0 4:R/27:b 3,3 rb b 1", "27+1", "0,0 4:R/28:B 3,3 rb - -"),
    "a blocked mouse under way does not": ("0,0 5:rb/30:b 3,2 rb b 1", "30+1", "0,0 5:rb 3,3 rb b ?"),
}


@pytest.mark.parametrize(("position", "move", "following"), PLAYS.values(), ids=PLAYS.keys())
def test_plays(position: str, move: str, following: str) -> None:
    assert after(position, move) == following


WINNERS = {
    "most mice home": ("0,0 4:R/8:B/11:B 3,2 br - -", "r"),
    "a tie goes to who was home first": ("0,0 4:R/8:B 3,3 br - -", "b"),
    "nobody is home, all share": ("0,0 4:R/8:R/11:R/15:R/18:B/22:B/25:B/28:B 0,0 - - -", "r b"),
    "one mouse home is enough": ("0,0 4:R/8:R/11:R/15:R/18:B/22:B/25:B 0,1 b - -", "b"),
    "home first but not most": ("0,0,0 4:R/8:R/11:R/15:B/18:B/22:G/25:G 1,2,2 rgb - -", "g"),
    "of those tied, the earlier": ("0,0,0 4:R/8:R/11:R/15:B/18:B/22:G/25:G 1,2,2 brg - -", "b"),
}


@pytest.mark.parametrize(("position", "winners"), WINNERS.values(), ids=WINNERS.keys())
def test_winners(position: str, winners: str) -> None:
    setup, state = Reader("towers").read(position)
    assert setup.winners(state) == winners.split()
    assert setup.seat(state) is None


def test_die_of_an_edition() -> None:
    setup = own_setup("towers", 2, die=[1, 1, 3], clovers=2, clover_reach=2)
    options = setup.options(setup.start())
    assert [(option.text, option.weight) for option in options] == [("*", 2), ("1", 2), ("3", 1)]
    assert moves_at("4,4 - 0,0 - r *", setup) == "p+1 p+2"
    with pytest.raises(PositionError):
        setup.read("4,4 - 0,0 - r 2")


# Why not

REASONS = {
    "no move at all": ("4,4 - 0,0 - r 3", "hello", "towers.unreadable"),
    "nothing": ("4,4 - 0,0 - r 3", "", "towers.unreadable"),
    "a roll": ("4,4 - 0,0 - r 3", "3", "towers.unreadable"),
    "no steps": ("4,4 - 0,0 - r 3", "p+0", "towers.unreadable"),
    "a space that is none": ("4,4 - 0,0 - r 3", "0+3", "towers.unreadable"),
    "too many signs": ("4,4 - 0,0 - r 3", "p+3 ", "towers.unreadable"),
    "an empty pantry": ("0,4 3:r 3,0 r r 1", "p+1", "towers.pantry"),
    "an empty space": ("4,4 - 0,0 - r 3", "7+3", "towers.empty"),
    "a space beyond the end": ("4,4 - 0,0 - r 3", "99+3", "towers.beyond"),
    "a space just beyond the end": ("4,4 - 0,0 - r 3", "31+3", "towers.beyond"),
    "under another": ("3,3 9:rb 0,0 - r 2", "9+2", "towers.blocked"),
    "under another, on one's own caught one": ("2,3 4:Rrb 0,0 - r 2", "4+2", "towers.blocked"),
    "caught": ("3,4 4:R 0,0 - r 2", "4+2", "towers.caught"),
    "caught and under another": ("3,3 4:Rb 0,0 - r 2", "4+2", "towers.caught"),
    "somebody else's": ("3,3 2:r/9:b 0,0 - r 2", "9+2", "towers.foreign"),
    "somebody else's caught one": ("4,3 4:B 0,0 - r 2", "4+2", "towers.foreign-caught"),
    "somebody else's caught one, with the clover": (
        "0,0 3:br/4:R/8:B/11:R/15:Bb/18:R 0,0 - b *",
        "4+2",
        "towers.foreign-caught",
    ),
    "somebody else's on a caught one": ("4,2 4:Bb 0,0 - r 2", "4+2", "towers.foreign"),
    "another number": ("4,4 - 0,0 - r 3", "p+2", "towers.exact"),
    "another number from the track": ("3,4 9:r 0,0 - r 3", "9+2", "towers.exact"),
    "beyond the clover": ("4,4 - 0,0 - r *", "p+6", "towers.clover"),
    "before the roll": ("4,4 - 0,0 - r ?", "p+1", "move.chance"),
    "after the end": ("0,0 4:R/8:B 3,3 br - -", "p+1", "move.over"),
}


@pytest.mark.parametrize(("position", "move", "code"), REASONS.values(), ids=REASONS.keys())
def test_reasons(position: str, move: str, code: str) -> None:
    setup, state = Reader("towers").read(position)
    reason = setup.why(state, move)
    assert reason is not None
    assert reason.code == code
    assert say(code, reason.args) != code


def test_reason_tells_what_is_in_the_way() -> None:
    setup, state = Reader("towers").read("3,3,3 9:rbg 0,0,0 - r 2")
    reason = setup.why(state, "9+2")
    assert reason is not None
    assert say(reason.code, reason.args) == "Your mouse on space 9 is blocked: mouse g stands on top."


# What is no position

BROKEN = {
    "a field too few": ("4,4 - 0,0 - r", "position.fields"),
    "a field too many": ("4,4 - 0,0 - r ? x", "position.fields"),
    "no number": ("4,x - 0,0 - r ?", "position.number"),
    "a number with a zero": ("4,04 - 0,0 - r ?", "position.number"),
    "more mice than the box has": ("4,5 - 0,0 - r ?", "position.number"),
    "a count missing": ("4,4 - 0 - r ?", "position.count"),
    "a count too many": ("4,4 - 0,0,0 - r ?", "position.count"),
    "no such seat": ("4,4 - 0,0 - g ?", "position.seat"),
    "a seat in capitals": ("4,4 - 0,0 - R ?", "position.seat"),
    "no such face": ("4,4 - 0,0 - r 6", "position.step"),
    "a mouse too few": ("4,3 - 0,0 - r ?", "towers.position-mice"),
    "a mouse too many": ("4,4 5:b 0,0 - r ?", "towers.position-mice"),
    "a mouse too many at home": ("4,4 - 0,1 b r ?", "towers.position-mice"),
    "no colon": ("3,4 5r 0,0 - r ?", "towers.position-tower"),
    "no mouse": ("4,4 5: 0,0 - r ?", "towers.position-tower"),
    "no space": ("3,4 :r 0,0 - r ?", "towers.position-tower"),
    "before the track": ("3,4 0:r 0,0 - r ?", "towers.position-tower"),
    "behind the track": ("3,4 31:r 0,0 - r ?", "towers.position-tower"),
    "far behind the track": ("3,4 00019999:r 0,0 - r ?", "towers.position-tower"),
    "beyond counting": (f"3,4 {'9' * 4000}:r 0,0 - r ?", "towers.position-tower"),
    "an empty entry": ("3,4 5:r/ 0,0 - r ?", "towers.position-tower"),
    "a letter of no seat": ("3,4 5:g 0,0 - r ?", "towers.position-letter"),
    "no letter": ("3,4 5:? 0,0 - r ?", "towers.position-letter"),
    "caught without a trap": ("3,4 5:R 0,0 - b ?", "towers.position-caught"),
    "on a trap but not caught": ("3,4 4:r 0,0 - r ?", "towers.position-caught"),
    "two caught in a trap": ("3,3 4:RB 0,0 - r ?", "towers.position-caught"),
    "the upper one caught": ("3,3 4:rB 0,0 - r ?", "towers.position-caught"),
    "nobody named first": ("3,4 - 1,0 - b ?", "towers.position-first"),
    "the wrong one first": ("3,4 - 1,0 b b ?", "towers.position-first"),
    "one twice": ("3,3 - 1,1 rbr b ?", "towers.position-first"),
    "one missing": ("3,3 - 1,1 r b ?", "towers.position-first"),
    "first without a mouse home": ("4,4 - 0,0 r r ?", "towers.position-first"),
    "over too early": ("4,4 - 0,0 - - -", "towers.position-over"),
    "a seat without a die": ("4,4 - 0,0 - r -", "towers.position-over"),
    "a die without a seat": ("4,4 - 0,0 - - 3", "towers.position-over"),
    "a seat after the end": ("0,0 4:R/8:B 3,3 br r ?", "towers.position-over"),
    "the turn of a blocked seat": ("0,3 5:rb 3,0 r r ?", "towers.position-stuck"),
    "the turn of a seat that is done": ("0,4 - 4,0 r r 3", "towers.position-stuck"),
    "spaces out of order": ("2,4 9:r/5:r 0,0 - b ?", "position.canonical"),
    "a space twice": ("2,4 5:r/5:r 0,0 - b ?", "position.canonical"),
    "a space with a zero": ("3,4 05:r 0,0 - b ?", "position.canonical"),
    "a dash for nothing, and more": ("3,4 -/5:r 0,0 - b ?", "towers.position-tower"),
}


@pytest.mark.parametrize(("position", "code"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_positions(position: str, code: str) -> None:
    with pytest.raises(PositionError) as refusal:
        towers(2).read(position)
    assert refusal.value.code == code
    assert str(refusal.value) != code


# What holds in every position of every match


def mice_of(text: str) -> Counter[str]:
    """The mice of each seat, counted in a position's text."""
    pantry, track, home, *_ = text.split(" ")
    mice = Counter(letter for letter in track.lower() if letter.isalpha())
    for counts in (pantry, home):
        for seat, count in zip("rbgy", counts.split(","), strict=False):
            mice[seat] += int(count)
    return mice


@every_setup
def test_no_mouse_is_ever_lost(setup: Setup) -> None:
    everyone = Counter({seat: setup.edition.values()["mice"] for seat in setup.seats})
    for seed in range(5):
        for state, _ in walk(setup, seed):
            assert mice_of(setup.text(state)) == everyone


@every_setup
def test_caught_mice_stay_and_one_a_trap(setup: Setup) -> None:
    traps = setup.edition.values()["traps"]
    for seed in range(3):
        caught: set[str] = set()
        for state, _ in walk(setup, seed):
            track = setup.text(state).split(" ")[1]
            towers_now = dict(entry.split(":") for entry in track.split("/") if track != "-")
            now = {f"{space}{tower[0]}" for space, tower in towers_now.items() if tower[0].isupper()}
            assert caught <= now
            assert {int(space) for space in towers_now} & set(traps) == {int(item[:-1]) for item in now}
            assert all(tower[1:].islower() or len(tower) == 1 for tower in towers_now.values())
            caught = now


@every_setup
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 150))
def test_position_that_was_read_plays_on_in_the_same_way(setup: Setup, seed: int, stop: int) -> None:
    """Mice of a seat may be numbered in another order; nobody can tell."""
    path = [state for state, _ in walk(setup, seed, stop)]
    state: Any = path[-1]
    text = setup.text(state)
    again = setup.read(text)
    assert setup.text(again) == text
    assert setup.options(again) == setup.options(state)
    for option in setup.options(state):
        assert setup.text(setup.after(again, option.move)) == setup.text(setup.after(state, option.move))


@every_setup
def test_every_match_ends_with_a_winner(setup: Setup) -> None:
    for seed in range(5):
        *_, (last, _) = walk(setup, seed, 10_000)
        assert setup.kind_name(last) == "over"
        winners, home = setup.winners(last), setup.text(last).split(" ")[2].split(",")
        best = max(home)
        assert winners == list(setup.seats) if best == "0" else len(winners) == 1
        assert all(home[setup.seats.index(seat)] == best for seat in winners)


@every_setup
def test_compiled_is_as_interpreted(setup: Setup) -> None:
    assert Simulator(setup, 5).batch(0, 40).tolist() == interpreted_rows(setup, 5, 0, 40)


# The drawing


@every_setup
def test_drawing_shows_every_mouse_and_fits(setup: Setup) -> None:
    for state, _ in list(walk(setup, 1))[::5]:
        lines = Text.from_markup(setup.game.draw(state, setup.board)).plain.splitlines()
        assert max(map(len, lines)) <= 80
        board = "\n".join(lines[setup.players :]).partition("The die")[0]
        track = setup.text(state).split(" ")[1]
        assert Counter(filter(str.isalpha, board)) == Counter(filter(str.isalpha, track))
        assert sum(line.startswith("▶") for line in lines) == (setup.seat(state) is not None)


def test_drawing_of_a_position() -> None:
    setup = towers()
    drawn = Text.from_markup(setup.game.draw(setup.read("2,3 4:Rb/6:r 0,0 - r *"), setup.board)).plain.splitlines()
    row = [line.rstrip() for line in drawn[3:7]]
    assert row[0] == " " * 17 + "b"
    assert row[1] == " " * 16 + "(R)" + " " * 8 + "r"
    assert row[2].startswith(" ───  ───  ─── ╰───╯ ───  ─── ")
    assert row[3].split() == [str(space) for space in range(1, 16)]
    assert drawn[-1] == "The die shows a clover: any number from 1 to 5."
