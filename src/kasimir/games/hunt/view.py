"""What a screen shows of hunt, and what is touched on it.

Ids: `space:7` on the ring; `top` of the big cheese, from which `slide` leads down; `cat`; mice `mouse:r`; `store` of
the cheese and a seat's `plate:r`; `dice` both dice together, `die:mouse` and `die:paws` each of them. To choose who
moves first, or whom the cat holds, touch that piece.
"""

from dataclasses import dataclass
from typing import Literal

from kasimir.core.game import NOBODY
from kasimir.games.hunt.board import (
    BITES,
    MOST_SPACES,
    ORDER,
    PAWS,
    ROLL,
    SEATS,
    STEP_NAMES,
    TOP,
    YOUNGER,
    HuntBoard,
    HuntState,
)
from kasimir.games.hunt.rules import CAT_FIRST

CAT, STORE, SLIDE = "cat", "store", "slide"
DICE, MOUSE_DIE, PAWS_DIE = "dice", "die:mouse", "die:paws"
PLACES = ("top", *(f"space:{space}" for space in range(1, MOST_SPACES + 1)))
"""The ids of the spaces by number."""
MICE = tuple(f"mouse:{seat}" for seat in SEATS)
PLATES = tuple(f"plate:{seat}" for seat in SEATS)

Step = Literal["setup", "roll", "order", "slide", "grab", "toss", "over"]


@dataclass(slots=True)
class HuntSpace:
    """A space of the ring."""

    id: str
    kind: Literal["ladder", "cheese", "two", "hole"]


@dataclass(slots=True)
class HuntBoardView:
    """The big cheese and the ring around it."""

    seats: list[str]
    top: str
    ring: list[HuntSpace]
    """Clockwise."""
    slide: str
    dice: str
    faces: dict[str, list[str]]
    """The different faces of each die; empty without dice."""
    store: str
    cheeses: int
    goal: int | None
    """The number of pieces that wins; None if the match ends when the store is empty."""


@dataclass(slots=True)
class HuntView:
    """A position."""

    seat: str | None
    step: Step
    pieces: dict[str, str]
    """The places of the mice and the cat."""
    held: str | None
    """The mouse under the cat."""
    cheese: dict[str, int]
    """Pieces in the store and on the plates."""
    steps: int
    """How far the mouse to play still has to move; also 0 before the roll."""
    paws: int
    """How far the cat still has to move."""


def board_view(b: HuntBoard) -> HuntBoardView:
    """What is printed on the board and the dice."""
    rolls = b.rolls[: b.roll_count]
    mouse = [str(steps) for steps in sorted({roll // PAWS for roll in rolls})]
    paws = [str(paws) for paws in sorted({roll % PAWS for roll in rolls})]
    return HuntBoardView(
        seats=list(SEATS[: b.players]),
        top=PLACES[TOP],
        ring=[HuntSpace(PLACES[space], space_kind(b, space)) for space in range(1, b.spaces + 1)],
        slide=SLIDE,
        dice=DICE,
        faces={} if b.variant == YOUNGER else {MOUSE_DIE: mouse, PAWS_DIE: paws},
        store=STORE,
        cheeses=b.cheeses,
        goal=None if b.variant == YOUNGER else b.goal,
    )


def space_kind(b: HuntBoard, space: int) -> Literal["ladder", "cheese", "two", "hole"]:
    """The kind of a space, as named in the edition."""
    if b.is_ladder[space]:
        return "ladder"
    if b.is_hole[space]:
        return "hole"
    return "two" if b.bite[space] == BITES["two"] else "cheese"


def view(s: HuntState, b: HuntBoard) -> HuntView:
    """A position to be drawn."""
    step: Step = STEP_NAMES[s.step]  # type: ignore[assignment]  # the names are those of `Step`
    pieces = {MICE[seat]: PLACES[s.mice[seat]] for seat in range(b.players)}
    pieces[CAT] = PLACES[s.cat]
    cheese = {PLATES[seat]: s.cheese[seat] for seat in range(b.players)}
    cheese[STORE] = s.store
    return HuntView(
        seat=None if s.seat == NOBODY else SEATS[s.seat],
        step=step,
        pieces=pieces,
        held=None if s.held == NOBODY else MICE[s.held],
        cheese=cheese,
        steps=s.steps,
        paws=s.paws,
    )


def touches(s: HuntState, b: HuntBoard, move: int) -> tuple[str, ...]:
    """The piece that moves first, or the mouse that the cat holds."""
    if s.step == ORDER:
        return (CAT if move == CAT_FIRST else MICE[s.seat],)
    return (MICE[move],)


def chance_touch(s: HuntState, b: HuntBoard) -> str:
    """The dice, or the slide."""
    return DICE if s.step == ROLL else SLIDE
