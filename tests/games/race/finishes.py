"""Checks the end of a match of race by laying tiles: as many as are said to be missing are enough, and no fewer."""

from typing import Any, cast

from kasimir.core.match import Match
from kasimir.games.race.board import EMPTY, STRAIGHT, RaceBoard, RaceState
from kasimir.games.race.rules import has_reached, lay_path, leads_on

PATH_TILES = range(STRAIGHT, STRAIGHT + 3)
MOST_LAID = 3
MATCHES = 1


def check_why(match: Match, code: str, args: dict[str, int | str]) -> None:
    assert code == "race.finish-path"
    assert match.result
    view: Any = match.setup.game.screen.view(match.state, match.setup.board)
    board: Any = match.setup.game.screen.board_view(match.setup.board)
    ends = {view.ends[seat] for seat in match.result.winners}
    assert ends <= set(board.goal)
    assert (board.cheese in ends) == (args["goal"] == "cheese")
    winner = match.result.winners[0]
    assert args["tiles"] == sum(tile.seat == winner for tile in view.tiles)


def check_line(match: Match, seat: int, code: str, args: dict[str, int | str]) -> None:
    state, board = cast(RaceState, match.state), cast(RaceBoard, match.setup.board)
    assert args["tiles"] == state.length[seat]
    if code == "race.finish-lost":
        missing, fewest = int(args["missing"]), fewest_tiles(state, board, seat)
        assert fewest == (missing if 0 < missing <= MOST_LAID else None)


def fewest_tiles(s: RaceState, b: RaceBoard, seat: int) -> int | None:
    """How many tiles bring the path to its goal, by trying; None if a few are not enough."""
    paths = [s.copy()]
    for laid in range(1, MOST_LAID + 1):
        longer = [path for before in paths for path in with_a_tile(before, b, seat)]
        if any(has_reached(path, b, seat) for path in longer):
            return laid
        paths = longer
    return None


def with_a_tile(s: RaceState, b: RaceBoard, seat: int) -> list[RaceState]:
    """The path with any tile at its open end, wherever the rules allow one."""
    ways = range(2 * seat, 2 * seat + 2)
    ends = [(s.end[seat], s.heading[seat])] if s.length[seat] else [(b.first[way], b.exits[way]) for way in ways]
    found = []
    for square, heading in ends:
        for tile in PATH_TILES:
            if s.square[square] == EMPTY and leads_on(s, square, heading, tile):
                after = s.copy()
                after.seat = seat
                lay_path(after, b, heading, tile)
                found.append(after)
    return found
