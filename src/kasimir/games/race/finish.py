"""What is said when a match of race has been won."""

from kasimir.core.view import Finish, Sentence
from kasimir.games.race.board import CHEESE, EMPTY, SEATS, STEP, RaceBoard, RaceState
from kasimir.games.race.rules import has_reached

BLOCKED = 0
"""As a number of tiles: there is no way to the goal on the board as it lies."""


def tell_finish(s: RaceState, b: RaceBoard) -> Finish:
    """Where the path leads, and for who lost how many tiles were missing."""
    reached = [has_reached(s, b, seat) for seat in range(b.players)]
    first = reached.index(True)
    goal = "cheese" if s.square[s.end[first]] == CHEESE else "scent"
    why = Sentence("race.finish-path", {"goal": goal, "tiles": s.length[first]})
    lines = [line(s, b, seat, reached[seat]) for seat in range(b.players)]
    return Finish(why, dict(zip(SEATS[b.players], lines, strict=True)))


def line(s: RaceState, b: RaceBoard, seat: int, has_won: bool) -> Sentence:
    """The line of a seat: how long its path is, and how far it still was from the goal."""
    tiles = s.length[seat]
    if has_won:
        return Sentence("race.finish-won", {"tiles": tiles})
    return Sentence("race.finish-lost", {"tiles": tiles, "missing": tiles_missing(s, b, seat)})


def tiles_missing(s: RaceState, b: RaceBoard, seat: int) -> int:
    """The fewest tiles that join the open end to the goal, on the squares that are empty; or `BLOCKED`."""
    starts = [s.end[seat]] if s.length[seat] else b.first[2 * seat : 2 * seat + 2]
    reached = {square for square in starts if s.square[square] == EMPTY}
    seen, tiles = set(reached), 0
    while reached:
        tiles += 1
        ahead = {square + step for square in reached for step in STEP}
        if any(b.is_goal[square] and s.square[square] in (EMPTY, CHEESE) for square in ahead):
            return tiles
        reached = {square for square in ahead - seen if s.square[square] == EMPTY}
        seen |= reached
    return BLOCKED
