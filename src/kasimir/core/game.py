"""What a game is to the rest of the house: rules, texts, reasons and a drawing, bundled once in its folder."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from kasimir.core import edition as edition_files
from kasimir.core.edition import Contents, Edition
from kasimir.core.encoding import Encoding
from kasimir.core.fields import Fields, number
from kasimir.core.rule import rule
from kasimir.core.view import Happening, Screen, Sentence

CHOICE, CHANCE, OVER = 0, 1, 2
KINDS = ("choice", "chance", "over")
NOBODY = -1
"""The seat of a position that is over."""


class State(Fields):
    """A position. Every game's state has the seat whose turn it is, `NOBODY` when it is over."""

    seat = number()


class Board(Fields):
    """What stays the same during a match: the edition, the number of seats, the variant."""

    players = number()
    variant = number()


class Reason(NamedTuple):
    """Why a move is not legal: a code of the catalogue, such as `towers.blocked`, and what its message needs."""

    code: str
    args: dict[str, str | int]


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Board)
C = TypeVar("C", bound=Contents)


@dataclass(frozen=True)
class Rules(Generic[S, B]):
    """The rules of a game, each a `@rule`. Moves are whole numbers, of the game's own making."""

    start: Callable[[S, B], None]
    """Set a state of zeros to the first position."""
    kind: Callable[[S, B], int]
    """`CHOICE`, `CHANCE` or `OVER`."""
    choices: Callable[[S, B, list[int]], int]
    """Write the legal moves of a choice into the list; return how many."""
    tickets: Callable[[S, B], int]
    """How many equally likely tickets decide a chance: faces of dice, tiles in a bag, ends of a slide."""
    ticket: Callable[[S, B, int], int]
    """The outcome that a ticket stands for; several may stand for the same."""
    play: Callable[[S, B, int], None]
    """Make a move, a legal choice or an outcome, and all that follows by force."""
    winners: Callable[[S, B, list[int]], None]
    """For each seat of a position that is over: 1 if it won, else 0."""
    begins_turn: Callable[[S, B], bool]
    """Whether a turn, as the limit of turns counts them, begins with this position."""
    key: Callable[[S, B], int]
    """A number that equal positions share, where a third repetition draws the match; else `NO_KEY`."""


NO_KEY = -1


class Steps(NamedTuple):
    """How many steps of a kind a match has at most: so many in every turn, and so many besides."""

    a_turn: int
    besides: int = 0

    def within(self, turns: int) -> int:
        """The most in a match of so many turns."""
        return self.a_turn * turns + self.besides


class Bounds(NamedTuple):
    """How large matches can get on a board, for programs that must know before one begins."""

    outcomes: int
    """Every outcome of chance is a number below this one."""
    choices: Steps
    chances: Steps


@dataclass(frozen=True)
class Notation(Generic[S, B]):
    """The canonical texts of a game."""

    position_text: Callable[[S, B], str]
    read_position: Callable[[str, B], S]
    """Read strictly: raises `PositionError` where the text is no position."""
    move_text: Callable[[S, B, int], str]
    count_seats: Callable[[str], int] | None
    """How many seats a position text speaks of; None where the text does not tell."""


class HiddenTable(Protocol):
    """A table on which covered pieces are out of sight: everything goes by its place, nothing tells what is covered."""

    def moves(self, s: Any, b: Any) -> dict[str, int]:
        """The legal moves, named by place, and what they are to the rules."""

    def play(self, text: str) -> None:
        """Make a move named by place."""

    def why(self, s: Any, b: Any, text: str) -> Reason:
        """Why the text is no legal move here."""

    def why_touch(self, s: Any, b: Any, touches: tuple[str, ...]) -> Reason | None:
        """Why these ids, touched in this order, begin no legal move; like that of a `Screen`."""

    def match_move(self, s: Any, b: Any, move: int) -> str:
        """A name by place for a move of the rules."""

    def draw(self, s: Any, b: Any, lifted: int | None = None) -> str:
        """What people see, in Rich's markup; with a place, as if its top piece were in the hand."""

    def view(self, s: Any) -> Any:
        """What people see, as a screen draws it."""

    def open_view(self, s: Any) -> Any:
        """The same with nothing hidden, once the match is over: everything stays at its place."""

    def recall(self, text: str) -> bool | None:
        """Whether a move named by place, not played yet, brings to light what its player needs.

        None where there is nothing to remember.
        """

    @staticmethod
    def touches(seat: int, text: str) -> tuple[str, ...]:
        """The ids to touch for a legal move named by place, which a seat makes."""

    def lift(self, b: Any, touched: str) -> str | None:
        """What is seen below the top piece of a place that was touched; a `MoveError` if it may not be lifted.

        Whoever has seen that must play the piece.
        """

    def happenings(self, s: Any, b: Any, text: str, after: Any) -> list[Happening]:
        """What happens by a legal move named by place, which this table has not played yet."""

    def tell(self, s: Any, text: str) -> Sentence:
        """The same in a sentence."""


@dataclass(frozen=True)
class Game(Generic[S, B, C]):
    """A game, as its folder presents it."""

    name: str
    rules_version: int
    """Counted up whenever a change of the rules makes an old record replay differently."""
    seats: Callable[[int], tuple[str, ...]]
    """The letters of so many seats, in turn order."""
    players: range
    variants: tuple[str, ...]
    """The default first; a game without variants has one called `standard`."""
    contents: type[C]
    """What an edition of this game holds."""
    make_board: Callable[[C, int, str], B]
    """The board of an edition for so many players in a variant; may raise `Refused`."""
    state: type[S]
    board: type[B]
    most_moves: int
    """No choice of any edition has more moves than this."""
    bounds: Callable[[B], Bounds]
    """How large matches can get on a board."""
    rules: Rules[S, B]
    notation: Notation[S, B]
    why: Callable[[S, B, str], Reason]
    """Why the text is no legal move of this choice."""
    draw: Callable[[S, B], str]
    """The position for a terminal, 80 columns, in Rich's markup."""
    screen: Screen[S, B]
    """What screens draw, touch and tell."""
    estimate: Callable[[S, B, list[float]], None]
    """A `@rule` that writes for each seat what a position that is not over may be worth to it, from 0 to 1."""
    encoding: Encoding[S, B]
    """The game in numbers, for programs that learn."""
    hidden: Callable[[S, B], HiddenTable] | None = None
    """For games that people play with some pieces out of sight: a table that shows no more than they see."""
    win_is_shared: bool = True
    """Whether several winners share one win (a team's members each have a whole one)."""

    @property
    def folder(self) -> Path:
        """Where the game lives."""
        return Path(__file__).parents[1] / "games" / self.name

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return edition_files.names(self.folder / "editions")

    def edition(self, wanted: str = edition_files.DEFAULT) -> Edition[C]:
        """An edition by its name, or a user's own by its path."""
        return edition_files.load(self.contents, self.folder / "editions", wanted)


AnyGame = Game[Any, Any, Any]


@rule
def next_seat(seat: int, players: int) -> int:
    """Clockwise."""
    return seat + 1 if seat + 1 < players else 0


@rule
def no_tickets(s: State, b: Board) -> int:  # noqa: ARG001
    """For games that leave nothing to chance."""
    return 0


@rule
def no_ticket(s: State, b: Board, index: int) -> int:  # noqa: ARG001
    """For games that leave nothing to chance."""
    return index


@rule
def no_key(s: State, b: Board) -> int:  # noqa: ARG001
    """For games whose matches are not drawn by repetition."""
    return NO_KEY


def joined(items: Sequence[object], sign: str = ",") -> str:
    """Items of a position text, `-` for none."""
    return sign.join(str(item) for item in items) or "-"
