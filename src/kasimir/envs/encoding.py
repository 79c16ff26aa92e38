"""The numeric encoding of a set-up: observations and numbered actions. All environments are built on it.

An observation consists of what the game's `encode.py` writes and, in games with draws by repetition, of how often the
position occurred before. With hidden pieces the count would distinguish covered pieces, so it is omitted there.
"""

from typing import Any

import numpy as np

from kasimir.core.encoding import ROLL, Feature, width
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, CHOICE, HiddenTable, State, no_key
from kasimir.core.match import REPETITIONS, Match
from kasimir.core.setup import Setup

Row = np.ndarray[Any, np.dtype[np.int16]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

REPEATS = Feature("repeats", 1, 0, REPETITIONS - 1, "how often this position occurred before in the match")


class Numbers:
    """The encoding of a set-up, with open or hidden pieces."""

    def __init__(self, setup: Setup, hidden: bool = False) -> None:
        """Get the game's encoding; raises an error if hidden pieces are requested and the game has none."""
        self.setup = setup
        self.encoding = setup.game.encoding
        if hidden and not self.encoding.hidden:
            raise UsageError("usage.hidden", game=setup.game.name)
        self.hidden = self.encoding.hidden if hidden else None
        self.shows_repeats = setup.game.rules.key is not no_key and not hidden
        told = self.hidden or self.encoding
        self.features = [*told.features(setup.board), *([REPEATS] if self.shows_repeats else [])]
        self.width = width(self.features)
        self.actions = told.actions(setup.board)
        self.action_of_name = {name: action for action, name in enumerate(self.actions)}

    def limits(self) -> tuple[Row, Row]:
        """The lowest and the highest number at each place of an observation."""
        low = [feature.low for feature in self.features for _ in range(feature.length)]
        high = [feature.high for feature in self.features for _ in range(feature.length)]
        return np.array(low, np.int16), np.array(high, np.int16)

    def table(self, state: State) -> HiddenTable | None:
        """The table with hidden pieces, if they are hidden. It is created at the start of a match and follows it."""
        return self.setup.game.hidden(state, self.setup.board) if self.hidden and self.setup.game.hidden else None

    def asks(self, state: State) -> bool:
        """Whether a seat must act here, by a choice or by the action to roll; otherwise chance decides."""
        kind, rules = self.setup.kind(state), self.setup.game.rules
        may_roll = kind == CHANCE and self.encoding.asks_to_roll and rules.begins_turn(state, self.setup.board)
        return kind == CHOICE or may_roll

    def legal(self, state: State, table: HiddenTable | None = None) -> dict[int, tuple[str, int]]:
        """The legal actions of a position: for each the hidden table's text and the move of the rules.

        The action to roll has no move: chance decides it.
        """
        if self.setup.kind(state) == CHANCE:
            return {ROLL: ("", ROLL)}
        if table:
            moves = table.moves(state, self.setup.board)
            return {self.action_of_name[text]: (text, move) for text, move in moves.items()}
        moves_of_rules = self.setup.weights(state)
        return {self.encoding.action(state, self.setup.board, move): ("", move) for move in moves_of_rules}

    def row(self, match: Match, seat: int, table: HiddenTable | None = None) -> Row:
        """The observation of a seat in the current position."""
        row = [0] * self.width
        state, board = match.state, self.setup.board
        if self.hidden:
            self.hidden.observe(table, state, board, seat, row)
        else:
            self.encoding.observe(state, board, seat, row)
        if self.shows_repeats:
            row[-1] = match.seen[match.moments[-1].key] - 1
        return np.array(row, np.int16)
