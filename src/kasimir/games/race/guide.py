"""What to do now in race, and what is best, in a sentence."""

from collections.abc import Sequence

from kasimir.core.game import NOBODY
from kasimir.core.view import Sentence
from kasimir.games.race.board import (
    BAG,
    BENDS,
    CATS,
    CHEESE,
    KIND_OF,
    LAY,
    SEATS,
    STRAIGHTS,
    TURN,
    RaceBoard,
    RaceState,
    cheese_square,
    sides_of,
    steps_between,
)
from kasimir.games.race.rules import BACK, DRAW, PASS, can_lay_path, victims
from kasimir.games.race.story import tell_cat
from kasimir.games.race.view import KIND_NAMES, laid_tile


def prompts(s: RaceState, b: RaceBoard, moves: Sequence[int]) -> list[Sentence]:
    """Draw, or lay the tile in hand, which need not be touched first."""
    seat = SEATS[b.players][s.seat]
    if s.step == TURN:
        code = "race.prompt-turn" if DRAW in moves else "race.prompt-empty"
        puts_back = any(move not in (DRAW, PASS) for move in moves)
        return [Sentence(code, {"seat": seat}), *[Sentence("race.prompt-back", {})] * puts_back]
    if s.step == BAG:
        return [Sentence("race.prompt-bag", {"seat": seat})]
    if s.step == LAY + CATS:
        where, other = cat_places(s, b, moves)
        lay = Sentence("race.prompt-cat", {"seat": seat, "where": where, "other": other})
    else:
        lay = Sentence("race.prompt-path", {"seat": seat, "tile": KIND_NAMES[s.step - LAY]})
    return [lay, lay, *[Sentence("race.prompt-ahead", {})] * (s.step == LAY + BENDS)]


def cat_places(s: RaceState, b: RaceBoard, moves: Sequence[int]) -> tuple[str, str]:
    """A keyword for where the cat in hand may be laid, and the seat on whose side, if it is only one."""
    letters, seats = SEATS[b.players], victims(s, b)
    if all(b.is_scent[move] for move in moves):
        return "cheese", ""
    found = [seat for seat in range(b.players) if any(seats & sides_of(b, move) & 1 << seat for move in moves)]
    return ("one", letters[found[0]]) if len(found) == 1 else ("several", "")


def advise(before: RaceState, b: RaceBoard, move: int, after: RaceState) -> Sentence:
    """What to draw, lay or put back, and what that is good for."""
    if before.step == TURN:
        return advise_turn(before, b, move)
    if before.step == LAY + CATS:
        where, other = tell_cat(before, b, move)
        return Sentence("race.advice-cat", {"where": where, "other": other})
    square, _, tile = laid_tile(before, b, move)
    return Sentence("race.advice-lay", {"tile": KIND_NAMES[KIND_OF[tile]], "why": lay_reason(before, b, square, after)})


def advise_turn(s: RaceState, b: RaceBoard, move: int) -> Sentence:
    """Draw while tiles fit, or put something back that is in the way."""
    fitting = [kind for kind in (STRAIGHTS, BENDS) if can_lay_path(s, b, kind)]
    if move == DRAW:
        return Sentence("race.advice-draw", {"count": sum(s.left[kind] for kind in fitting), "all": sum(s.left)})
    if move == BACK:
        return Sentence("race.advice-back", {"why": "none" if fitting else "stuck"})
    if move == PASS:
        return Sentence("race.advice-pass", {})
    return Sentence("race.advice-lift", {"why": "way" if s.length[s.seat] and move == s.end[s.seat] else "none"})


def lay_reason(s: RaceState, b: RaceBoard, square: int, after: RaceState) -> str:
    """A keyword for what comes of a path tile on a square."""
    end, cheese = after.end[s.seat], cheese_square(b)
    if after.seat == NOBODY:
        return "cheese" if after.square[end] == CHEESE else "scent"
    return "closer" if steps_between(end, cheese) < steps_between(square, cheese) else "none"
