"""The board of hunt: the edition, and the tables that the rules use."""

from dataclasses import dataclass
from itertools import product

from kasimir.core.edition import DEFAULT, Refused, whole, wholes, words
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = "rbgy"
VARIANTS = ("family", "older", "younger")
OLDER, YOUNGER = 1, 2

MOST_SPACES = 40
MOST_STEPS = 12
MOST_FACES = 12
MOST_ROLLS = MOST_FACES * MOST_FACES
MOST_CHEESES = 100

BITES = {"ladder": 0, "cheese": 1, "two": 2, "hole": 0}
"""The kinds of spaces, and the pieces of cheese on each."""


@dataclass(frozen=True)
class Contents:
    """What is printed: the ring, the two dice, the pieces of cheese."""

    spaces: tuple[str, ...] = words("spaces of the ring, clockwise", "|".join(BITES), least=3, most=MOST_SPACES)
    mouse_die: tuple[int, ...] = wholes("faces of the mouse die", 1, MOST_STEPS, least=1, most=MOST_FACES)
    paws_die: tuple[int, ...] = wholes("paws on the faces of the cat's die", 0, MOST_STEPS, least=1, most=MOST_FACES)
    cheeses: int = whole("pieces of cheese in the store", 1, MOST_CHEESES)
    goal: int = whole("pieces that win (not in `younger`)", 1, MOST_CHEESES)
    cat_start: int = whole("space where the cat begins, a ladder", 1, MOST_SPACES)

    def check(self) -> None:
        """There must be cheese on the ring, enough of it in the store, and a ladder under the cat."""
        if not any(BITES[space] for space in self.spaces):
            raise Refused("spaces", "hunt.edition-cheese")
        if self.goal > self.cheeses:
            raise Refused("goal", "edition.beyond", found=self.goal, limit=self.cheeses)
        if self.cat_start > len(self.spaces):
            raise Refused("cat_start", "edition.beyond", found=self.cat_start, limit=len(self.spaces))
        if self.spaces[self.cat_start - 1] != "ladder":
            raise Refused("cat_start", "hunt.edition-start", space=self.cat_start)


def edition_for(variant: str, players: int) -> str:
    """With the ladders of `classic`, `younger` is unfair for three seats."""
    return "three" if (variant, players) == (VARIANTS[YOUNGER], 3) else DEFAULT


def ladders(contents: Contents) -> tuple[int, ...]:
    """The spaces with a ladder: the cat may begin on any."""
    return tuple(space for space, kind in enumerate(contents.spaces, 1) if kind == "ladder")


class HuntBoard(Board):
    """The board in the form the rules use; spaces are numbered from 1."""

    spaces = number()
    bite = numbers(MOST_SPACES + 1)
    is_ladder = numbers(MOST_SPACES + 1)
    is_hole = numbers(MOST_SPACES + 1)
    slides = numbers(MOST_SPACES)
    """The spaces where the slide can end."""
    slide_count = number()
    rolls = numbers(MOST_ROLLS, 16)
    """All combinations of the faces of both dice, as `steps * PAWS + paws`."""
    roll_count = number(16)
    cheeses = number()
    goal = number()
    cat_start = number()


class HuntState(State):
    """A position."""

    mice = numbers(4)
    """The space of each seat's mouse; `TOP` while it is on top of the big cheese."""
    cat = number()
    cheese = numbers(4)
    store = number()
    held = number()
    """The seat whose mouse is under the cat, or `NOBODY`."""
    step = number()
    """What comes next: one of the steps below."""
    steps = number()
    """How far the mouse still has to move in this turn."""
    paws = number()
    """How far the cat still has to move in this turn."""


TOP = 0
SETUP, ROLL, ORDER, SLIDE, GRAB, TOSS, FINISHED = range(7)
STEP_NAMES = ("setup", "roll", "order", "slide", "grab", "toss", "over")
PAWS = 16
"""More than any number of paws: the base for encoding a roll as one number."""


def make_board(contents: Contents, players: int, variant: str) -> HuntBoard:
    """Build the tables from an edition, the number of players and the variant."""
    b = HuntBoard()
    b.players, b.variant = players, VARIANTS.index(variant)
    b.spaces, b.cat_start = len(contents.spaces), contents.cat_start
    b.cheeses, b.goal = contents.cheeses, contents.goal
    for space, kind in enumerate(contents.spaces, 1):
        b.bite[space] = BITES[kind]
        b.is_ladder[space] = int(kind == "ladder")
        b.is_hole[space] = int(kind == "hole")
        if kind != "ladder":
            b.slides[b.slide_count] = space
            b.slide_count += 1
    for steps, paws in product(contents.mouse_die, contents.paws_die):
        b.rolls[b.roll_count] = steps * PAWS + paws
        b.roll_count += 1
    return b
