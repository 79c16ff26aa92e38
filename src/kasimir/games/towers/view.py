"""What a screen shows of towers, and what is touched on it.

Ids: `pantry:r` a seat's pantry; `space:7`; `hole` the mouse hole; `die`; `clover:3` the number that a clover stands
for; mice `r1`, `r2`, ... Touch where the mouse is, then where it goes. A clover that brings a mouse home needs the
number as well, because each number is a separate move; all of them lead to the same position.
"""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from kasimir.core.game import NOBODY
from kasimir.games.towers.board import (
    CLOVER,
    MOST_SPACES,
    MOST_STEPS,
    NO_MOUSE,
    PANTRY,
    SEATS,
    TO_ROLL,
    TowersBoard,
    TowersState,
)
from kasimir.games.towers.rules import STEPS

HOLE, DIE = "hole", "die"
SPACES = tuple(f"space:{space}" for space in range(MOST_SPACES + 1))
PANTRIES = tuple(f"pantry:{seat}" for seat in SEATS)
CLOVERS = tuple(f"clover:{steps}" for steps in range(MOST_STEPS + 1))
FACES = ("", *(str(steps) for steps in range(1, MOST_STEPS + 1)), "clover")


@dataclass(slots=True)
class TowersBoardView:
    """The track."""

    seats: list[str]
    pantries: dict[str, str]
    """The pantry of each seat."""
    spaces: list[str]
    """From the pantry to the mouse hole."""
    traps: list[str]
    hole: str
    die: str
    faces: list[str]
    """Of the die: numbers, and `clover`."""
    clovers: list[str]
    """The numbers that a clover can stand for."""
    mice: int
    """Mice of each seat."""


@dataclass(slots=True)
class TowersView:
    """A position."""

    seat: str | None
    step: Literal["roll", "move", "over"]
    die: str
    """What the die shows, empty before the roll."""
    pieces: dict[str, str]
    """The place of every mouse."""
    towers: dict[str, list[str]]
    """The mice on each occupied space, from bottom to top."""
    caught: list[str]
    """The mice that are in traps for good."""
    home: dict[str, int]
    """The number of each seat's mice in the mouse hole."""
    first: list[str]
    """The seats with a mouse at home, in the order of their first arrival."""


@cache
def mouse_ids(players: int, mice: int) -> tuple[str, ...]:
    """The ids of the mice by number; 0 is no mouse."""
    return ("", *(f"{seat}{number}" for seat in SEATS[:players] for number in range(1, mice + 1)))


def board_view(b: TowersBoard) -> TowersBoardView:
    """What is printed on the board and the die."""
    return TowersBoardView(
        seats=list(SEATS[: b.players]),
        pantries=dict(zip(SEATS[: b.players], PANTRIES, strict=False)),
        spaces=list(SPACES[1 : b.spaces + 1]),
        traps=[SPACES[space] for space in range(1, b.spaces + 1) if b.is_trap[space]],
        hole=HOLE,
        die=DIE,
        faces=[FACES[face] for face in b.faces[: b.face_count]],
        clovers=list(CLOVERS[1 : b.clover_reach + 1]) if CLOVER in b.faces else [],
        mice=b.mice,
    )


def view(s: TowersState, b: TowersBoard) -> TowersView:
    """A position to be drawn."""
    ids = mouse_ids(b.players, b.mice)
    return TowersView(
        seat=None if s.seat == NOBODY else SEATS[s.seat],
        step="over" if s.seat == NOBODY else "roll" if s.die == TO_ROLL else "move",
        die=FACES[s.die],
        pieces=piece_places(s, b, ids),
        towers={SPACES[space]: tower(s, ids, s.top[space]) for space in set(s.space) if s.top[space] != NO_MOUSE},
        caught=[ids[mouse] for mouse, is_caught in enumerate(s.caught) if is_caught],
        home=dict(zip(SEATS[: b.players], s.home, strict=False)),
        first=[SEATS[seat] for seat in s.first[: s.arrived]],
    )


def piece_places(s: TowersState, b: TowersBoard, ids: tuple[str, ...]) -> dict[str, str]:
    """The place of every mouse: a seat's last ones are in the pantry, others that are not on the track are home."""
    places = {}
    for seat in range(b.players):
        last = (seat + 1) * b.mice
        outside = last - s.pantry[seat]
        for mouse in range(seat * b.mice + 1, outside + 1):
            space = s.space[mouse]
            places[ids[mouse]] = HOLE if space == PANTRY else SPACES[space]
        for mouse in range(outside + 1, last + 1):
            places[ids[mouse]] = PANTRIES[seat]
    return places


def tower(s: TowersState, ids: tuple[str, ...], top: int) -> list[str]:
    """The mice of a tower from bottom to top."""
    mice = []
    while top != NO_MOUSE:
        mice.append(ids[top])
        top = s.below[top]
    return mice[::-1]


def touches(s: TowersState, b: TowersBoard, move: int) -> tuple[str, ...]:
    """Origin, target, and the number if a clover leads home."""
    space, steps = divmod(move, STEPS)
    origin = PANTRIES[s.seat] if space == PANTRY else SPACES[space]
    if space + steps <= b.spaces:
        return origin, SPACES[space + steps]
    return (origin, HOLE, CLOVERS[steps]) if s.die == CLOVER else (origin, HOLE)


def chance_touch(s: TowersState, b: TowersBoard) -> str:
    """The die is the only chance."""
    return DIE
