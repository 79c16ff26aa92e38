"""The board of discs: the edition, and the encoding of piles.

A pile is identified by its discs alone, so a table is a count of each kind of pile. The number of a pile is a leading 1
followed by one bit for each disc from bottom to top, 0 a mouse and 1 a cat: `mc` is binary 101, a pile without discs is
1.
"""

from dataclasses import dataclass

from kasimir.core.edition import Refused, whole
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = "mc"
MOST_DISCS = 12
HIGHEST = 3

EMPTY = 1
"""A pile without discs: a free place on the table."""
LOWEST = 2
"""The first pile of a single disc; piles of two or more have greater numbers."""
PILES = 2 << HIGHEST
"""All numbers of piles are below this."""
NO_PILE = 0


@dataclass(frozen=True)
class Contents:
    """The components, and how they are used."""

    discs: int = whole("discs of each seat", 4, MOST_DISCS)
    height: int = whole("discs in the highest pile", 2, HIGHEST)
    goal: int = whole("own discs that must be uncovered to win", 3, 9)

    def check(self) -> None:
        """A seat must have enough discs to win."""
        if self.goal > self.discs:
            raise Refused("goal", "edition.beyond", found=self.goal, limit=self.discs)


class DiscsBoard(Board):
    """The edition in the form the rules use."""

    discs = number()
    goal = number()
    height = number()
    full = number()
    """Piles from this number on are full."""


class DiscsState(State):
    """A position."""

    hand = numbers(2)
    uncovered = numbers(2)
    """Uncovered discs of each seat."""
    piles = numbers(PILES)
    """How many piles of each number there are; for `EMPTY`, the free places (there is one place for each disc)."""
    last = number()
    """The pile whose top disc was played last, `NO_PILE` at the start."""


def make_board(contents: Contents, players: int, variant: str) -> DiscsBoard:
    """The numbers of an edition."""
    b = DiscsBoard()
    b.players = players
    b.discs, b.goal, b.height = contents.discs, contents.goal, contents.height
    b.full = 1 << contents.height
    return b
