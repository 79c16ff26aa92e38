"""What a screen is told of a match: views to draw, things to touch, and what just happened, to be shown step by step.

A screen knows no rules. Everything on it has an *id*, a short text of the game's own vocabulary, told at the top of the
game's `view.py`. A piece that has an id keeps it for the whole match. Things without one (tiles, cheese, discs) are
known by what they are and where they lie.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

if TYPE_CHECKING:
    from kasimir.core.game import Reason

S = TypeVar("S")
B = TypeVar("B")

How = Literal["walk", "climb", "slide", "jump"]
"""Space by space, up a ladder, down the slide, or through the air."""


class Sentence(NamedTuple):
    """What just happened in one sentence: a code of the catalogue and what its message needs.

    The arguments `seat` and `other` are letters of seats; whoever shows the sentence may put names there.
    """

    code: str
    args: dict[str, str | int]


@dataclass(slots=True)
class Rolled:
    """A die fell and shows a face."""

    die: str
    face: str
    what: Literal["rolled"] = "rolled"


@dataclass(slots=True)
class Moved:
    """A piece with an id went from the first place of its path to the last one."""

    piece: str
    path: list[str]
    how: How = "walk"
    what: Literal["moved"] = "moved"


@dataclass(slots=True)
class Carried:
    """Things without an id went from one place to another: a tile, pieces of cheese, a disc."""

    thing: str
    origin: str
    to: str
    count: int = 1
    lies: str = ""
    """How it is turned there, for things that can lie in several ways."""
    what: Literal["carried"] = "carried"


@dataclass(slots=True)
class Flipped:
    """What lay face down or covered at a place is seen now."""

    at: str
    face: str
    what: Literal["flipped"] = "flipped"


@dataclass(slots=True)
class Caught:
    """A piece cannot move any more, for a while or for good; it stays where it is."""

    piece: str
    by: str
    at: str
    what: Literal["caught"] = "caught"


@dataclass(slots=True)
class Freed:
    """A caught piece may move again."""

    piece: str
    at: str
    what: Literal["freed"] = "freed"


@dataclass(slots=True)
class Missed:
    """A seat missed a turn, or could do nothing with it."""

    seat: str
    what: Literal["missed"] = "missed"


@dataclass(slots=True)
class Renamed:
    """Places have other ids from now on, all at once: nothing is to be seen of it."""

    names: dict[str, str]
    what: Literal["renamed"] = "renamed"


@dataclass(slots=True)
class Won:
    """The match is over, and these seats have won it."""

    seats: list[str]
    what: Literal["won"] = "won"


Happening = Rolled | Moved | Carried | Flipped | Caught | Freed | Missed | Renamed | Won


@dataclass(frozen=True)
class Screen(Generic[S, B]):
    """What a game gives to screens. None of these is a `@rule`: they run on plain states only.

    Views are dataclasses of the standard library; their annotations say what a screen gets. They are not frozen: one is
    made at every move, and freezing takes longer than all the rest of that.
    """

    view: Callable[[S, B], Any]
    """Everything to be drawn of a position."""
    board_view: Callable[[B], Any]
    """Everything that stays the same during a match."""
    touches: Callable[[S, B, int], tuple[str, ...]]
    """The ids to touch for a legal move, one to three; no move's touches are the beginning of another's."""
    chance_touch: Callable[[S, B], str]
    """The id to touch so that chance decides."""
    happenings: Callable[[S, B, int, S], list[Happening]]
    """What happened between a position and the next one, by a move or an outcome of chance."""
    tell: Callable[[S, B, int, S], Sentence]
    """The same in a sentence."""
    why_touch: "Callable[[S, B, tuple[str, ...]], Reason | None]"
    """Why these ids, touched in this order, begin no legal move. It is asked only where they begin none, and has no
    answer only where they stand for others that do."""


def no_chance_touch(s: object, b: object) -> str:  # noqa: ARG001
    """For games that leave nothing to chance."""
    return ""


def won_by(winners: Callable[[Any, Any, list[int]], None], s: object, b: object, seats: Sequence[str]) -> Won:
    """The end of a match, by a game's rule of that name; `seats` are the letters of those who play."""
    won = [0] * len(seats)
    winners(s, b, won)
    return Won([seat for seat, has_won in zip(seats, won, strict=True) if has_won])
