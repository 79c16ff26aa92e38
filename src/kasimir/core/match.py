"""A match: its set-up and events, and what a position does not contain: repetitions, turn limit and result."""

import re
from typing import NamedTuple

from kasimir.core.errors import MoveError
from kasimir.core.game import CHANCE, CHOICE, NO_KEY, OVER, State
from kasimir.core.setup import Option, Setup

TURN_LIMIT = 1000
REPETITIONS = 3
UNDO = re.compile(r"undo ([1-9]\d{0,4})", re.ASCII)
"""In a log: as many of the events that still counted were taken back."""


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
        self.log: list[str] = []
        """Everything that happened, in order: also what was taken back, and `undo N`. The dice number events by it."""
        self.events: list[str] = []
        """The events that count."""
        self.numbers: list[int] = []
        """The numbers of the events that count, in the log."""
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
        self.log.append(text)
        self.numbers.append(len(self.log))
        self.events.append(text)
        self.arrive(after)

    def follow(self, event: str) -> None:
        """Replay an event of a log."""
        if count := undo_count(event):
            self.take_back(count)
        else:
            self.play(event)

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
        """Whether the last event is a choice."""
        return bool(self.events) and self.setup.kind(self.moments[-2].state) == CHOICE

    def take_back(self, count: int = 1) -> None:
        """Take back the last events, choices or chance. The log keeps them."""
        if not 0 < count <= len(self.events):
            raise MoveError("move.no-undo")
        for _ in range(count):
            self.step_back()
        self.log.append(f"undo {count}")

    def forget(self) -> str:
        """Remove the last event without a trace, and return it."""
        if not self.events:
            raise MoveError("move.no-undo")
        event, number = self.events[-1], self.numbers[-1]
        self.step_back()
        del self.log[number - 1 :]
        return event

    def step_back(self) -> None:
        """Go back to the position before the last event that counts."""
        self.events.pop()
        self.numbers.pop()
        self.seen[self.moments.pop().key] -= 1
        self.state = self.moments[-1].state
        self.result = None

    def is_chance(self) -> bool:
        """Whether the next event is one of chance."""
        return self.result is None and self.setup.kind(self.state) == CHANCE


def undo_count(event: str) -> int:
    """How many events an event of a log takes back; 0 for moves and outcomes of chance."""
    found = UNDO.fullmatch(event)
    return int(found[1]) if found else 0
