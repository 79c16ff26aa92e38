"""Reads the end of a match of towers from its positions: who brought mice home, and when."""

from itertools import pairwise
from typing import cast

from kasimir.core.match import Match
from kasimir.games.towers.board import TowersState


def arrivals(match: Match) -> list[int]:
    """The seat of every mouse that came home, in order."""
    came = []
    states = [cast(TowersState, moment.state) for moment in match.moments]
    for before, after in pairwise(states):
        home = [new - old for old, new in zip(before.home, after.home, strict=True)]
        came += [seat for seat, more in enumerate(home) if more]
    return came


def counts(match: Match) -> list[int]:
    came = arrivals(match)
    return [came.count(seat) for seat in range(match.setup.players)]


def check_why(match: Match, code: str, args: dict[str, int | str]) -> None:
    home, came = counts(match), arrivals(match)
    best = [seat for seat, count in enumerate(home) if count == max(home)]
    assert match.result
    winners = [match.setup.seats.index(seat) for seat in match.result.winners]
    if code == "towers.finish-none":
        assert not came
        return
    assert args["count"] == max(home)
    assert (code == "towers.finish-tie") == (len(best) > 1)
    assert winners == [min(best, key=came.index)]


def check_line(match: Match, seat: int, code: str, args: dict[str, int | str]) -> None:
    home = counts(match)
    assert args["count"] == home[seat]
    if code == "towers.finish-won":
        assert args["left"] == match.setup.edition.contents.mice - home[seat]
    else:
        assert args["missing"] == max(home) - home[seat]
