"""What is said when a match of towers is over."""

from kasimir.core.view import Finish, Sentence
from kasimir.games.towers.board import SEATS, TowersBoard, TowersState
from kasimir.games.towers.rules import winners


def tell_finish(s: TowersState, b: TowersBoard) -> Finish:
    """How many mice are home, and what decided between seats with the same number."""
    home = s.home[: b.players]
    won = [0] * b.players
    winners(s, b, won)
    lines = [line(s, b, seat, bool(won[seat])) for seat in range(b.players)]
    return Finish(why(home), dict(zip(SEATS, lines, strict=False)))


def why(home: list[int]) -> Sentence:
    """Nobody came home, or most mice did, or of the same number the first one."""
    most = max(home)
    tied = sum(count == most for count in home)
    if most == 0:
        return Sentence("towers.finish-none", {})
    if tied > 1:
        return Sentence("towers.finish-tie", {"count": most})
    return Sentence("towers.finish-most", {"count": most})


def line(s: TowersState, b: TowersBoard, seat: int, has_won: bool) -> Sentence:
    """Who lost hears how many mice were missing; none, if the first mouse decided."""
    count = s.home[seat]
    if has_won:
        return Sentence("towers.finish-won", {"count": count, "left": b.mice - count})
    return Sentence("towers.finish-lost", {"count": count, "missing": max(s.home[: b.players]) - count})
