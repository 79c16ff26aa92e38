"""What each reason of towers claims, by its page."""

import re
from dataclasses import dataclass

from kasimir.core.setup import Setup
from tests.games.illegal_moves import Asked, Claim


@dataclass
class Move:
    """A move that was tried, and what is on the space where it begins."""

    asked: Asked

    def __post_init__(self) -> None:
        self.origin, _, self.steps = self.asked.move.partition("+")
        pantry, track, _, _, self.seat, self.die = self.asked.fields
        self.in_pantry = int(pantry.split(",")[self.asked.setup.seats.index(self.seat)])
        towers = dict(entry.split(":") for entry in track.split("/") if entry != "-")
        self.tower = towers.get(self.origin, "")

    def is_on(self, space: int) -> bool:
        """Whether it begins on this space of the track."""
        return self.origin == str(space) and 1 <= space <= self.asked.edition["spaces"]


def unreadable(asked: Asked, move: str) -> bool:
    """No die and no clover ever makes such a move from the pantry or a space of the track."""
    edition = asked.edition
    numbers = {*edition["die"], *range(1, edition["clover_reach"] + 1)}
    moves = {f"{origin}+{steps}" for origin in ("p", *range(1, edition["spaces"] + 1)) for steps in numbers}
    return move == asked.move not in moves


def pantry(asked: Asked) -> bool:
    move = Move(asked)
    return move.origin == "p" and move.in_pantry == 0


def beyond(asked: Asked, space: int, spaces: int) -> bool:
    return Move(asked).origin == str(space) and space > spaces == asked.edition["spaces"]


def empty(asked: Asked, space: int) -> bool:
    move = Move(asked)
    return move.is_on(space) and move.tower == ""


def blocked(asked: Asked, space: int, seat: str, top: str) -> bool:
    """A mouse of the seat that is not caught stands there, below one of another seat."""
    move = Move(asked)
    return move.is_on(space) and move.seat == seat in move.tower[:-1] and move.tower[-1] == top != seat


def caught(asked: Asked, space: int, seat: str) -> bool:
    """The only mouse of the seat there is the caught one."""
    move = Move(asked)
    return move.is_on(space) and move.seat == seat not in move.tower and move.tower[:1] == seat.upper()


def foreign(asked: Asked, space: int, seat: str, top: str) -> bool:
    """A mouse of another seat is free there, and none of this one is there."""
    move = Move(asked)
    return move.is_on(space) and move.seat == seat not in move.tower.lower() and move.tower[-1:] == top != ""


def foreign_caught(asked: Asked, space: int, seat: str, top: str) -> bool:
    """Nothing but a caught mouse of another seat is there."""
    move = Move(asked)
    return move.is_on(space) and move.seat == seat != top and move.tower == top.upper()


def exact(asked: Asked, steps: int, die: int) -> bool:
    """The number alone is wrong."""
    move = Move(asked)
    right = move.die == str(die) and move.steps == str(steps) and steps != die
    return right and f"{move.origin}+{die}" in asked.legal


def clover(asked: Asked, steps: int, most: int) -> bool:
    """The number alone is wrong, and every number up to the clover's reach is right."""
    move = Move(asked)
    right = move.die == "*" and move.steps == str(steps) and steps > most == asked.edition["clover_reach"]
    return right and all(f"{move.origin}+{number}" in asked.legal for number in range(1, most + 1))


CLAIMS: dict[str, Claim] = {
    "towers.unreadable": unreadable,
    "towers.pantry": pantry,
    "towers.beyond": beyond,
    "towers.empty": empty,
    "towers.blocked": blocked,
    "towers.caught": caught,
    "towers.foreign": foreign,
    "towers.foreign-caught": foreign_caught,
    "towers.exact": exact,
    "towers.clover": clover,
}


def tries(setup: Setup, position: str) -> list[str]:
    """Every number from the pantry and from each space with mice; a few from spaces without, and from beyond."""
    spaces = [int(space) for space in re.findall(r"(\d+):", position)]
    last = setup.edition.values()["spaces"]
    others = [f"{origin}+2" for origin in ("P", *(space + 1 for space in spaces), last + 1, 99, 100)]
    return [f"{origin}+{steps}" for origin in ("p", *spaces) for steps in range(11)] + others
