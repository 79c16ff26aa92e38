"""The board of towers: the edition, and the tables that the rules use."""

from dataclasses import dataclass

from kasimir.core.edition import Refused, whole, wholes
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = "rbgy"
MOST_SPACES = 60
MOST_TRAPS = 40
MOST_MICE = 6
MOST_STEPS = 9
MOST_FACES = 12


@dataclass(frozen=True)
class Contents:
    """What is printed: the track, its traps, the die, and the number of mice."""

    spaces: int = whole("spaces from the pantry to the mouse hole", 5, MOST_SPACES)
    traps: tuple[int, ...] = wholes("spaces that are traps, in ascending order", 1, MOST_SPACES, most=MOST_TRAPS)
    die: tuple[int, ...] = wholes("numbers on the faces of the die, in ascending order", 1, MOST_STEPS, most=MOST_FACES)
    clovers: int = whole("faces of the die with a clover", 0, MOST_FACES)
    clover_reach: int = whole("maximum steps of a clover", 1, MOST_STEPS)
    mice: int = whole("mice of each seat", 1, MOST_MICE)

    def check(self) -> None:
        """Traps are on the track, each once; the die has at least one face."""
        if list(self.traps) != sorted(set(self.traps)):
            raise Refused("traps", "edition.ascending")
        if self.traps and self.traps[-1] > self.spaces:
            raise Refused("traps", "edition.beyond", found=self.traps[-1], limit=self.spaces)
        if list(self.die) != sorted(self.die):
            raise Refused("die", "edition.ascending")
        if not self.die and not self.clovers:
            raise Refused("die", "edition.faceless")


class TowersBoard(Board):
    """The board in the form the rules use."""

    spaces = number()
    is_trap = numbers(MOST_SPACES + 1)
    mice = number()
    owner = numbers(4 * MOST_MICE + 1)
    faces = numbers(2 * MOST_FACES)
    """Every face of the die: a number, or `CLOVER`."""
    face_count = number()
    clover_reach = number()


class TowersState(State):
    """A position: mice are numbered from 1, seat by seat; 0 is no mouse."""

    die = number()
    """What the die shows: `TO_ROLL`, a number, or `CLOVER`."""
    pantry = numbers(4)
    home = numbers(4)
    first = numbers(4)
    """The seats with a mouse at home, in the order of their first arrival."""
    arrived = number()
    """The number of these seats."""
    under_way = number()
    """Mice that are neither home nor caught."""
    space = numbers(4 * MOST_MICE + 1)
    """The space of each mouse; `PANTRY` before it leaves, meaningless when it is home."""
    below = numbers(4 * MOST_MICE + 1)
    """The mouse on which each mouse stands."""
    top = numbers(MOST_SPACES + 1)
    """The top mouse of the tower on each space."""
    caught = numbers(4 * MOST_MICE + 1)


PANTRY = 0
NO_MOUSE = 0
TO_ROLL = 0
CLOVER = MOST_STEPS + 1


def make_board(contents: Contents, players: int, variant: str) -> TowersBoard:
    """Build the tables from an edition and the number of players."""
    b = TowersBoard()
    b.players = players
    b.spaces, b.mice, b.clover_reach = contents.spaces, contents.mice, contents.clover_reach
    for trap in contents.traps:
        b.is_trap[trap] = 1
    for mouse in range(players * b.mice):
        b.owner[mouse + 1] = mouse // b.mice
    faces = [*contents.die, *[CLOVER] * contents.clovers]
    b.faces[: len(faces)] = faces
    b.face_count = len(faces)
    return b
