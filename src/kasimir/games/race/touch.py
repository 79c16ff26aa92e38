"""Why something cannot be touched now in race."""

from kasimir.core.game import Reason
from kasimir.games.race.board import (
    BAG,
    BENDS,
    CATS,
    LAY,
    LEFT,
    RIGHT,
    STEP,
    STRAIGHT,
    STRAIGHTS,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
)
from kasimir.games.race.rules import tickets
from kasimir.games.race.text import PATH_TILES, read_square, square_text
from kasimir.games.race.view import BAG_ID, HAND
from kasimir.games.race.why import why_not_cat, why_not_on


def why_touch(s: RaceState, b: RaceBoard, touches: tuple[str, ...]) -> Reason:
    """The reason, for touches that do not begin a legal move."""
    if s.step == BAG:
        return Reason("race.touch-draw", {})
    if s.step == TURN:
        return why_not_begin(s, b, touches)
    first, *rest = touches
    wanted = 2 if s.step == LAY + BENDS else 1
    square = read_square(b, rest[0]) if rest else None
    if first != HAND or len(rest) > wanted or square is None:
        return Reason("race.touch-lay", {})
    if s.step == LAY + CATS:
        return why_not_cat(s, b, square)
    return why_not_path(s, b, *rest)


def why_not_begin(s: RaceState, b: RaceBoard, touches: tuple[str, ...]) -> Reason:
    """Why the turn cannot begin like this."""
    if touches[0] == HAND and tickets(s, b):
        return Reason("race.touch-hand", {})
    if touches[0] in (BAG_ID, HAND):
        return Reason("race.bag", {})
    return Reason("race.touch-back", {})


def why_not_path(s: RaceState, b: RaceBoard, name: str, looks: str = "") -> Reason:
    """Why the path tile in hand cannot be laid there, or not like this."""
    square, begun = read_square(b, name), s.length[s.seat] > 0
    ways = [(s.end[s.seat], s.heading[s.seat])] if begun else first_ways(s, b)
    heading = next((heading for place, heading in ways if place == square), None)
    if square is None or heading is None:
        if begun:
            return Reason("race.touch-ahead", {"square": square_text(s.end[s.seat])})
        return Reason("race.touch-first", {})
    tiles = [STRAIGHT] if s.step == LAY + STRAIGHTS else [LEFT, RIGHT]
    if looks:
        tiles = [tile for tile in tiles if square_text(square + STEP[(heading + TURN_OF[tile]) % 4]) == looks]
        if not tiles:
            return Reason("race.touch-bend", {})
    return why_not_on(s, square, heading, PATH_TILES[tiles[0]])


def first_ways(s: RaceState, b: RaceBoard) -> list[tuple[int, int]]:
    """The two squares beside the seat's corner, each with the direction in which a path leaves."""
    return [(b.first[way], b.exits[way]) for way in range(2 * s.seat, 2 * s.seat + 2)]
