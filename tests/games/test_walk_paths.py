"""Walks on the screen go from space to space."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from kasimir.core.view import Moved
from tests.games.screen_events import View, board_of, events


def on_a_line(places: list[str]) -> Callable[[str, str], bool]:
    following = dict(pairwise(places))
    return lambda one, other: following.get(one) == other


def towers_steps(board: View) -> Callable[[str, str], bool]:
    on_track = on_a_line([*board["spaces"], board["hole"]])
    return lambda one, other: on_track(one, other) or (one in board["pantries"].values() and other == "space:1")


def hunt_steps(board: View) -> Callable[[str, str], bool]:
    ring = [space["id"] for space in board["ring"]]
    return on_a_line([*ring, ring[0]])


def are_beside(one: str, other: str) -> bool:
    """Whether two squares touch."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def race_steps(board: View) -> Callable[[str, str], bool]:
    return lambda one, other: are_beside(board["corners"].get(one, one), other)


def kitchen_steps(board: View) -> Callable[[str, str], bool]:
    holes: dict[str, str] = board["holes"]

    def is_step(one: str, other: str) -> bool:
        if "hole" in one + other:
            return other == holes.get(one) or one == holes.get(other)
        return are_beside(one, other)

    return is_step


STEPS = {"hunt": hunt_steps, "kitchen": kitchen_steps, "race": race_steps, "towers": towers_steps}


@pytest.mark.parametrize("game", STEPS)
def test_walks_go_space_by_space(game: str) -> None:
    walks = 0
    for event in events(game):
        is_step = STEPS[game](board_of(event.setup))
        for part in event.story:
            if isinstance(part, Moved) and part.how == "walk":
                walks += 1
                assert all(is_step(one, other) for one, other in pairwise(part.path))
            elif isinstance(part, Moved):
                assert len(part.path) == 2
    assert walks > (0 if game == "race" else 300)


def test_walks_in_the_kitchen_keep_the_rules() -> None:
    """As long as the die says, never straight back, and through nothing and nobody."""
    for event in events("kitchen"):
        view, board = event.view, board_of(event.setup)
        for part in event.story:
            if isinstance(part, Moved) and part.how == "walk":
                passed = part.path[1:-1]
                assert len(part.path) == view["walk"] + 1
                assert all(one != back for one, back in zip(part.path, part.path[2:], strict=False))
                assert not set(passed) & in_the_way(view, board, part.piece)


def in_the_way(view: View, board: View, piece: str) -> set[str]:
    """The places through which a piece may not pass."""
    others = {at for other, at in view["pieces"].items() if other != piece}
    if piece == "cat":
        cheeses = {at for at, tile in view["tiles"].items() if tile == "cheese"}
        return others - set(board["table"]) | cheeses | set(board["holes"])
    cat = view["pieces"]["cat"]
    mice = {at for other, at in view["pieces"].items() if other not in (piece, "cat")}
    return mice | set(board["legs"]) | set(board["holes"]) | ({cat} - set(board["table"]))
