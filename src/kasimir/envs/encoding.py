"""A set-up in numbers: the row that a seat sees, and the numbered actions. All environments are made from this.

A row is what the game's `encode.py` tells and, in games that a third repetition draws, how often the position has
stood before. On a hidden table that would tell covered pieces apart, so it is left out there.
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

REPEATS = Feature("repeats", 1, 0, REPETITIONS - 1, "how often this position has stood before in the match")


class Numbers:
    """What a set-up looks like to a program, open or with some pieces out of sight."""

    def __init__(self, setup: Setup, hidden: bool = False) -> None:
        """Ask the game for its encoding; not every game has something to hide."""
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
        """The lowest and the highest number at each place of a row."""
        low = [feature.low for feature in self.features for _ in range(feature.length)]
        high = [feature.high for feature in self.features for _ in range(feature.length)]
        return np.array(low, np.int16), np.array(high, np.int16)

    def table(self, state: State) -> HiddenTable | None:
        """The table on which pieces are hidden, if they are; it is made at the start of a match and played along."""
        return self.setup.game.hidden(state, self.setup.board) if self.hidden and self.setup.game.hidden else None

    def asks(self, state: State) -> bool:
        """Whether a seat is to act here, by a choice or by the action to roll; else chance decides by itself."""
        kind, rules = self.setup.kind(state), self.setup.game.rules
        may_roll = kind == CHANCE and self.encoding.asks_to_roll and rules.begins_turn(state, self.setup.board)
        return kind == CHOICE or may_roll

    def legal(self, state: State, table: HiddenTable | None = None) -> dict[int, tuple[str, int]]:
        """The actions of a position that asks for one: each with a hidden table's text and the move of the rules.

        To roll has no move: chance says which.
        """
        if self.setup.kind(state) == CHANCE:
            return {ROLL: ("", ROLL)}
        if table:
            moves = table.moves(state, self.setup.board)
            return {self.action_of_name[text]: (text, move) for text, move in moves.items()}
        moves_of_rules = self.setup.weights(state)
        return {self.encoding.action(state, self.setup.board, move): ("", move) for move in moves_of_rules}

    def row(self, match: Match, seat: int, table: HiddenTable | None = None) -> Row:
        """What a seat sees of the present position."""
        row = [0] * self.width
        state, board = match.state, self.setup.board
        if self.hidden:
            self.hidden.observe(table, state, board, seat, row)
        else:
            self.encoding.observe(state, board, seat, row)
        if self.shows_repeats:
            row[-1] = match.seen[match.moments[-1].key] - 1
        return np.array(row, np.int16)
