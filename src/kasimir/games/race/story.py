"""What happened in race: step by step for a screen, and in a sentence."""

from kasimir.core.game import NOBODY
from kasimir.core.view import Carried, Happening, Missed, Moved, Sentence, won_by
from kasimir.games.race.board import (
    BAG,
    CATS,
    CHEESE,
    KIND_OF,
    LAY,
    SEATS,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
    sides_of,
)
from kasimir.games.race.rules import BACK, DRAW, PASS, victims, winners
from kasimir.games.race.text import path_squares, square_text
from kasimir.games.race.view import (
    BAG_ID,
    HAND,
    KIND_NAMES,
    corner_id,
    laid_tile,
    last_square,
    mouse_id,
    ways,
)


def happenings(before: RaceState, b: RaceBoard, move: int, after: RaceState) -> list[Happening]:
    """Tiles go between the bag, the hand and the board; at the end the mouse runs along its path."""
    if before.step == TURN:
        return [*turn_happenings(before, b, move), *ending(after, b)]
    if before.step == BAG:
        kind = KIND_NAMES[move]
        drawn = Carried(kind, BAG_ID, HAND)
        return [drawn] if after.step >= LAY else [drawn, Carried(kind, HAND, BAG_ID)]
    if before.step == LAY + CATS:
        return [Carried(KIND_NAMES[CATS], HAND, square_text(move))]
    square, heading, tile = laid_tile(before, b, move)
    lies = ways(heading, (heading + TURN_OF[tile]) % 4)
    return [Carried(KIND_NAMES[KIND_OF[tile]], HAND, square_text(square), lies=lies), *ending(after, b)]


def turn_happenings(s: RaceState, b: RaceBoard, move: int) -> list[Happening]:
    """Reaching into the bag shows nothing yet; a player who misses the turn may have put a tile back."""
    if move == DRAW:
        return []
    missed = Missed(SEATS[b.players][s.seat])
    if move == PASS:
        return [missed]
    square = last_square(s, s.seat) if move == BACK else move
    kind = KIND_OF[s.square[square]] if move == BACK else CATS
    return [Carried(KIND_NAMES[kind], square_text(square), BAG_ID), missed]


def ending(s: RaceState, b: RaceBoard) -> list[Happening]:
    """At the end the winner's mouse runs to the goal."""
    if s.seat != NOBODY:
        return []
    won = won_by(winners, s, b, SEATS[b.players])
    return [*(run_along(s, b, seat) for seat in won.seats), won]


def run_along(s: RaceState, b: RaceBoard, seat: str) -> Moved:
    """From the corner over all tiles of the path."""
    index = SEATS[b.players].index(seat)
    squares = [*path_squares(s, index), s.end[index]]
    return Moved(mouse_id(seat), [corner_id(seat), *(square_text(square) for square in squares)])


def tell(before: RaceState, b: RaceBoard, move: int, after: RaceState) -> Sentence:
    """What was drawn, laid or put back."""
    seat = SEATS[b.players][before.seat]
    if before.step == TURN:
        return tell_turn(before, seat, move)
    if before.step == BAG:
        fits = "yes" if after.step >= LAY else "no"
        return Sentence("race.tell-draw", {"seat": seat, "tile": KIND_NAMES[move], "fits": fits})
    if before.step == LAY + CATS:
        where, other = tell_cat(before, b, move)
        return Sentence("race.tell-cat", {"seat": seat, "square": square_text(move), "where": where, "other": other})
    square, _, tile = laid_tile(before, b, move)
    if after.seat == NOBODY:
        code = "race.tell-cheese" if after.square[after.end[before.seat]] == CHEESE else "race.tell-scent"
        return Sentence(code, {"seat": seat, "tiles": after.length[before.seat]})
    args = {"seat": seat, "tile": KIND_NAMES[KIND_OF[tile]], "square": square_text(square)}
    return Sentence("race.tell-lay", {**args, "ahead": square_text(after.end[before.seat])})


def tell_cat(s: RaceState, b: RaceBoard, square: int) -> tuple[str, str]:
    """A keyword for where a cat is laid, and the seat it is laid against; with the scent rule possibly nobody."""
    seats = SEATS[b.players]
    others = [(s.seat + away) % b.players for away in range(1, b.players)]
    if not b.is_scent[square]:
        near = victims(s, b) & sides_of(b, square)
        return "side", next(seats[other] for other in others if near >> other & 1)
    return next((("path", seats[other]) for other in others if s.end[other] == square), ("cheese", ""))


def tell_turn(s: RaceState, seat: str, move: int) -> Sentence:
    """The beginning of a turn."""
    if move == DRAW:
        return Sentence("race.tell-reach", {"seat": seat})
    if move == PASS:
        return Sentence("race.tell-pass", {"seat": seat})
    if move == BACK:
        return Sentence("race.tell-back", {"seat": seat, "square": square_text(last_square(s, s.seat))})
    return Sentence("race.tell-lift", {"seat": seat, "square": square_text(move)})
