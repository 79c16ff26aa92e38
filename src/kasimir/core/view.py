"""What the browser client receives about a match: views to draw, things to touch, and animations of what happened.

The client knows no rules. Everything on the screen has an *id*, a short text; the ids of a game are listed at the top
of its `view.py`. A piece with an id keeps it for the whole match. Things without an id (tiles, cheese, discs) are
identified by what they are and where they lie.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

if TYPE_CHECKING:
    from kasimir.core.game import Reason

S = TypeVar("S")
B = TypeVar("B")

How = Literal["walk", "climb", "slide", "jump"]
"""Space by space, up a ladder, down the slide, or through the air."""


class Sentence(NamedTuple):
    """What happened, what to do, or what is best: a message code and the arguments of the message.

    The arguments `seat` and `other` are letters of seats, which the client replaces by names. The message of what
    happened tells a story without coordinates; its attribute `precise` names squares and spaces. The message of what to
    do speaks to the seat to play; its attribute `other` tells everybody else what that seat does now.
    """

    code: str
    args: dict[str, str | int]


class Finish(NamedTuple):
    """What is said when a match is over."""

    why: Sentence | None
    """Why this side has won; None where it is plain."""
    lines: Mapping[str, Sentence]
    """For every seat: a line for those who have won, and a kind one for those who have not."""


@dataclass(slots=True)
class Rolled:
    """A die was rolled and shows a face."""

    die: str
    face: str
    what: Literal["rolled"] = "rolled"


@dataclass(slots=True)
class Moved:
    """A piece with an id moved from the first place of its path to the last."""

    piece: str
    path: list[str]
    how: How = "walk"
    what: Literal["moved"] = "moved"


@dataclass(slots=True)
class Carried:
    """Things without an id were moved from one place to another: a tile, pieces of cheese, a disc."""

    thing: str
    origin: str
    to: str
    count: int = 1
    lies: str = ""
    """The rotation at its new place, for things that can be rotated."""
    what: Literal["carried"] = "carried"


@dataclass(slots=True)
class Flipped:
    """What was face down or covered at a place is now visible."""

    at: str
    face: str
    what: Literal["flipped"] = "flipped"


@dataclass(slots=True)
class Caught:
    """A piece can no longer move, temporarily or for the rest of the match. It stays where it is."""

    piece: str
    by: str
    at: str
    what: Literal["caught"] = "caught"


@dataclass(slots=True)
class Freed:
    """A caught piece can move again."""

    piece: str
    at: str
    what: Literal["freed"] = "freed"


@dataclass(slots=True)
class Missed:
    """A seat missed a turn, or had no possible move."""

    seat: str
    what: Literal["missed"] = "missed"


@dataclass(slots=True)
class Renamed:
    """Places have new ids from now on, all at once. Nothing visible changes."""

    names: dict[str, str]
    what: Literal["renamed"] = "renamed"


@dataclass(slots=True)
class Won:
    """The match is over, and these seats won."""

    seats: list[str]
    what: Literal["won"] = "won"


Happening = Rolled | Moved | Carried | Flipped | Caught | Freed | Missed | Renamed | Won


@dataclass(frozen=True)
class Screen(Generic[S, B]):
    """What a game provides for screens. None of these functions is a `@rule`: they run on plain states only.

    Views are standard dataclasses; their annotations define what the client receives. They are not frozen: one is built
    at every move, and freezing would take longer than everything else.
    """

    view: Callable[[S, B], Any]
    """Everything to draw of a position."""
    board_view: Callable[[B], Any]
    """Everything that stays the same during a match."""
    touches: Callable[[S, B, int], tuple[str, ...]]
    """The ids to touch for a legal move, one to three. No move's touches are a prefix of another's."""
    chance_touch: Callable[[S, B], str]
    """The id to touch for a chance event."""
    happenings: Callable[[S, B, int, S], list[Happening]]
    """What happened between a position and the next, by a move or an outcome of chance."""
    tell: Callable[[S, B, int, S], Sentence]
    """What happened, in a sentence."""
    why_touch: "Callable[[S, B, tuple[str, ...]], Reason | None]"
    """Why these ids, touched in this order, do not begin a legal move. Called only if they begin none; returns None
    only if they stand for other ids that do.
    """
    prompts: Callable[[S, B, Sequence[int]], list[Sentence]] | None = None
    """What to do, in a sentence for each touch of a move, the last one for all that follow. The numbers are the legal
    moves, none before a chance event. By default the sentences are those of `default_prompts`.
    """
    advise: Callable[[S, B, int, S], Sentence] | None = None
    """A legal move as advice, with a reason that follows from the rules; by default what happens, as in `tell`."""
    tell_finish: Callable[[S, B], Finish] | None = None
    """What is said when a match has been won. Optional: there are lines that fit every game."""


NEXT_TOUCH = Sentence("prompt.next", {})
"""What to do after a first touch, where there is no more to say."""


def default_prompts(seat: str, moves: Sequence[int]) -> list[Sentence]:
    """What to do in any game: touch what glows, then where it goes."""
    return [Sentence("prompt.choice" if moves else "prompt.chance", {"seat": seat}), NEXT_TOUCH]


def no_chance_touch(s: object, b: object) -> str:  # noqa: ARG001
    """For games without chance."""
    return ""


def won_by(winners: Callable[[Any, Any, list[int]], None], s: object, b: object, seats: Sequence[str]) -> Won:
    """The end of a match, by the game's rule of that name; `seats` are the letters of the seats."""
    won = [0] * len(seats)
    winners(s, b, won)
    return Won([seat for seat, has_won in zip(seats, won, strict=True) if has_won])
