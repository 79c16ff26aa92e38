"""A match: its set-up and events, and what a position does not contain: repetitions, turn limit and result."""

from typing import NamedTuple

from kasimir.core.errors import MoveError
from kasimir.core.game import CHANCE, CHOICE, NO_KEY, OVER, State
from kasimir.core.setup import Option, Setup

TURN_LIMIT = 1000
REPETITIONS = 3


class Result(NamedTuple):
    """The result of a match: the seats that won (none in a draw), and the reason."""

    winners: tuple[str, ...]
    reason: str
    """`won`, `repetition` or `turns`; in records also `abandoned`."""


class Moment(NamedTuple):
    """A position of the match and the number of turns begun so far."""

    state: State
    key: int
    turns: int


class Match:
    """The events of a match. An event is a choice or an outcome of chance, as move text."""

    def __init__(self, setup: Setup, start: State | None = None) -> None:
        """Begin with the first position, or with the given one."""
        self.setup = setup
        self.events: list[str] = []
        self.result: Result | None = None
        self.state: State
        """The current position."""
        self.moments: list[Moment] = []
        self.seen: dict[int, int] = {}
        self.arrive(start or setup.start())

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.moments[-1].turns

    def options(self) -> list[Option]:
        """The possible next events; none after the end."""
        return [] if self.result else self.setup.options(self.state)

    def play(self, text: str) -> None:
        """Make a move or an outcome of chance. Raises `MoveError` and changes nothing if it is illegal."""
        if self.result:
            raise MoveError("move.over", move=text)
        self.make(text, self.setup.after(self.state, self.setup.find(self.state, text).move))

    def make(self, text: str, after: State) -> None:
        """Make a move that is known to be legal, given the resulting position."""
        self.events.append(text)
        self.arrive(after)

    def arrive(self, state: State) -> None:
        """Count the turn and check whether the match is over."""
        rules, board = self.setup.game.rules, self.setup.board
        key = rules.key(state, board)
        times = self.seen.get(key, 0) + 1
        turns = self.turns if self.moments else 0
        if rules.kind(state, board) == OVER:
            self.result = Result(tuple(self.setup.winners(state)), "won")
        elif key != NO_KEY and times == REPETITIONS:
            self.result = Result((), "repetition")
        elif rules.begins_turn(state, board):
            if turns == TURN_LIMIT and key == NO_KEY:
                self.result = Result((), "turns")
            else:
                turns += 1
        self.state = state
        self.seen[key] = times
        self.moments.append(Moment(state, key, turns))

    def can_undo(self) -> bool:
        """Whether the last event is a choice. Events of chance cannot be undone."""
        return bool(self.events) and self.setup.kind(self.moments[-2].state) == CHOICE

    def undo(self) -> None:
        """Undo the last choice."""
        if not self.can_undo():
            raise MoveError("move.no-undo")
        self.take_back()

    def take_back(self) -> None:
        """Remove the last event, whether choice or chance."""
        self.events.pop()
        self.seen[self.moments.pop().key] -= 1
        self.state = self.moments[-1].state
        self.result = None

    def is_chance(self) -> bool:
        """Whether the next event is one of chance."""
        return self.result is None and self.setup.kind(self.state) == CHANCE
