"""What a table of discs is: the edition, and how piles are told apart.

A pile is known by its discs alone, so a table is a count of each kind of pile. The number of a pile is a leading 1 and
then a bit for each disc from bottom to top, 0 a mouse and 1 a cat: `mc` is 101 in binary, a pile of no discs is 1.
"""

from dataclasses import dataclass

from kasimir.core.edition import Refused, whole
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = "mc"
MOST_DISCS = 12
HIGHEST = 3

EMPTY = 1
"""The pile of no discs: a free place on the table."""
LOWEST = 2
"""The first pile of a single disc; the piles of two and more have greater numbers."""
PILES = 2 << HIGHEST
"""All numbers of piles are below this one."""
NO_PILE = 0


@dataclass(frozen=True)
class Contents:
    """What is in the box, and how it is played with."""

    discs: int = whole("discs of each seat", 4, MOST_DISCS)
    height: int = whole("discs in the highest pile", 2, HIGHEST)
    goal: int = whole("own discs to have uncovered for a win", 3, 9)

    def check(self) -> None:
        """A seat has enough discs to win."""
        if self.goal > self.discs:
            raise Refused("goal", "edition.beyond", found=self.goal, limit=self.discs)


class DiscsBoard(Board):
    """The edition as the rules read it."""

    discs = number()
    goal = number()
    height = number()
    full = number()
    """Piles from this number on may not be laid on."""


class DiscsState(State):
    """A position."""

    hand = numbers(2)
    uncovered = numbers(2)
    """Discs of each seat that nothing lies on."""
    piles = numbers(PILES)
    """How many piles of each number there are; of `EMPTY`, what is left of a place for each disc of the box."""
    last = number()
    """The pile whose top disc was played last, `NO_PILE` at the start."""


def make_board(contents: Contents, players: int, variant: str) -> DiscsBoard:
    """The numbers of an edition."""
    b = DiscsBoard()
    b.players = players
    b.discs, b.goal, b.height = contents.discs, contents.goal, contents.height
    b.full = 1 << contents.height
    return b
