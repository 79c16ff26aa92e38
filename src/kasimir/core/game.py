"""The interface of a game: rules, notation, reasons for illegal moves and drawing, provided by the game's folder."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from kasimir.core import edition as edition_files
from kasimir.core.edition import Contents, Edition
from kasimir.core.encoding import Encoding
from kasimir.core.fields import Fields, number
from kasimir.core.opening import Opening
from kasimir.core.rule import rule
from kasimir.core.view import Happening, Screen, Sentence

CHOICE, CHANCE, OVER = 0, 1, 2
KINDS = ("choice", "chance", "over")
NOBODY = -1
"""The seat to play in a position that is over."""


class State(Fields):
    """A position. Every game's state has the seat to play, `NOBODY` when the match is over."""

    seat = number()


class Board(Fields):
    """What stays the same during a match: the edition, the number of seats, the variant."""

    players = number()
    variant = number()


class Reason(NamedTuple):
    """Why a move is illegal: a message code such as `towers.blocked`, and the arguments of the message."""

    code: str
    args: dict[str, str | int]


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Board)
C = TypeVar("C", bound=Contents)


@dataclass(frozen=True)
class Rules(Generic[S, B]):
    """The rules of a game, each a `@rule`. Moves are integers; each game defines their meaning."""

    start: Callable[[S, B, int], None]
    """Turn a state of zeros into the first position of a match that a certain seat starts."""
    kind: Callable[[S, B], int]
    """Returns `CHOICE`, `CHANCE` or `OVER`."""
    choices: Callable[[S, B, list[int]], int]
    """Writes the legal moves of a choice into the list and returns how many there are."""
    tickets: Callable[[S, B], int]
    """The number of equally likely tickets of a chance event: faces of dice, tiles in a bag, ends of a slide."""
    ticket: Callable[[S, B, int], int]
    """The outcome for a ticket. Several tickets may have the same outcome."""
    play: Callable[[S, B, int], None]
    """Make a move (a legal choice or an outcome) and everything that follows by force."""
    winners: Callable[[S, B, list[int]], None]
    """For each seat in a position that is over: 1 if it won, else 0."""
    begins_turn: Callable[[S, B], bool]
    """Whether a new turn, as the turn limit counts them, begins with this position."""
    key: Callable[[S, B], int]
    """A number shared by equal positions, in games drawn by threefold repetition; otherwise `NO_KEY`."""


NO_KEY = -1


class Steps(NamedTuple):
    """The maximum number of steps of a kind in a match: `per_turn` for every turn, plus a constant."""

    per_turn: int
    constant: int = 0

    def within(self, turns: int) -> int:
        """The maximum in a match of so many turns."""
        return self.per_turn * turns + self.constant


class Bounds(NamedTuple):
    """Upper bounds for matches on a board, for programs that allocate memory before a match begins."""

    outcomes: int
    """All outcomes of chance are below this number."""
    choices: Steps
    chances: Steps


@dataclass(frozen=True)
class Notation(Generic[S, B]):
    """The canonical texts of a game's positions and moves."""

    position_text: Callable[[S, B], str]
    read_position: Callable[[str, B], S]
    """Strict parser; raises `PositionError` if the text is not a position."""
    move_text: Callable[[S, B, int], str]
    count_seats: Callable[[str], int] | None
    """The number of seats in a position text; None if the text does not show it."""


class HiddenTable(Protocol):
    """A table where covered pieces are hidden. Pieces are named by place, and no method reveals covered ones."""

    def moves(self, s: Any, b: Any) -> dict[str, int]:
        """The legal moves by their texts (which name places), with the corresponding moves of the rules."""

    def play(self, text: str) -> None:
        """Make a move given by its text."""

    def why(self, s: Any, b: Any, text: str) -> Reason:
        """Why the text is not a legal move here."""

    def why_touch(self, s: Any, b: Any, touches: tuple[str, ...]) -> Reason | None:
        """Why these ids, touched in this order, do not begin a legal move; like `Screen.why_touch`."""

    def match_move(self, s: Any, b: Any, move: int) -> str:
        """The text that names a move of the rules by place."""

    def draw(self, s: Any, b: Any, lifted: int | None = None) -> str:
        """What players see, in Rich markup; with a place, as if its top piece had been lifted."""

    def view(self, s: Any) -> Any:
        """What players see, for a screen to draw."""

    def open_view(self, s: Any) -> Any:
        """The view with nothing hidden, once the match is over. Everything stays at its place."""

    def recall(self, text: str) -> bool | None:
        """Whether a move that is not played yet uncovers what its player needs.

        None if there is nothing to remember.
        """

    @staticmethod
    def touches(seat: int, text: str) -> tuple[str, ...]:
        """The ids to touch for a legal move of a seat."""

    def lift(self, b: Any, touched: str) -> str | None:
        """What is visible below the top piece of the touched place; raises `MoveError` if it may not be lifted.

        A player who has seen it must play the piece.
        """

    def happenings(self, s: Any, b: Any, text: str, after: Any) -> list[Happening]:
        """What happens by a legal move that is not played yet."""

    def tell(self, s: Any, text: str) -> Sentence:
        """What happens by that move, in a sentence."""


@dataclass(frozen=True)
class Game(Generic[S, B, C]):
    """A game as its folder defines it."""

    name: str
    rules_version: int
    """Increased whenever a rule change makes an old record replay differently."""
    seats: Callable[[int], tuple[str, ...]]
    """The letters of the seats, in turn order, for a number of seats."""
    players: range
    variants: tuple[str, ...]
    """The default comes first; a game without variants has one named `standard`."""
    contents: type[C]
    """The dataclass of this game's editions."""
    make_board: Callable[[C, int, str], B]
    """Builds the board from an edition, the number of players and the variant; may raise `Refused`."""
    state: type[S]
    board: type[B]
    most_moves: int
    """Upper bound for the number of moves of a choice, in every edition."""
    bounds: Callable[[B], Bounds]
    """Upper bounds for matches on a board."""
    rules: Rules[S, B]
    notation: Notation[S, B]
    why: Callable[[S, B, str], Reason]
    """Why the text is not a legal move in this choice."""
    draw: Callable[[S, B], str]
    """The position for a terminal of 80 columns, in Rich markup."""
    screen: Screen[S, B]
    """What the browser client draws, touches and reports."""
    estimate: Callable[[S, B, list[float]], None]
    """A `@rule` that writes the estimated value of an unfinished position for each seat, from 0 to 1."""
    encoding: Encoding[S, B]
    """The numeric encoding, for machine learning."""
    opening: Opening[C] = field(default_factory=Opening)
    """What is settled when a table is opened."""
    hidden: Callable[[S, B], HiddenTable] | None = None
    """For games played with hidden pieces: a table that shows only what the players see."""
    cat: str = ""
    """The character that the computer is on the cat's seat (see `kasimir.bots.characters`), if it is always one."""
    win_is_shared: bool = True
    """Whether several winners share one win (otherwise each has a full win, as the members of a team do)."""

    @property
    def folder(self) -> Path:
        """The folder with the game's source and editions."""
        return Path(__file__).parents[1] / "games" / self.name

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return edition_files.names(self.folder / "editions")

    def edition(self, wanted: str = edition_files.DEFAULT) -> Edition[C]:
        """Load an edition by its name, or a user's own by its path."""
        return edition_files.load(self.contents, self.folder / "editions", wanted)


AnyGame = Game[Any, Any, Any]


@rule
def next_seat(seat: int, players: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0


@rule
def no_tickets(s: State, b: Board) -> int:  # noqa: ARG001
    """`Rules.tickets` for games without chance."""
    return 0


@rule
def no_ticket(s: State, b: Board, index: int) -> int:  # noqa: ARG001
    """`Rules.ticket` for games without chance."""
    return index


@rule
def no_key(s: State, b: Board) -> int:  # noqa: ARG001
    """`Rules.key` for games without draws by repetition."""
    return NO_KEY


def joined(items: Sequence[object], sign: str = ",") -> str:
    """Join items of a position text; `-` if there are none."""
    return sign.join(str(item) for item in items) or "-"
