"""What players observe: the current table, or everything that happened so far."""

import json
from dataclasses import asdict
from typing import Any

import numpy as np

from kasimir.envs.openspiel.table import NO_LIMIT, Moment, Table


class Observer:
    """Observes states for a player, as text and as a tensor with named parts (see docs/openspiel.md).

    With perfect recall there is a text only: the history, which all players have seen.
    """

    def __init__(self, table: Table, kind: Any, params: dict[str, Any] | None) -> None:
        """Prepare the parts of the tensor."""
        if params:
            raise ValueError(f"these observations have no parameters: {params}")
        self.table = table
        self.public: bool = kind.public_info
        self.recalls: bool = kind.perfect_recall
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if not self.recalls:
            self.make_pieces()

    def make_pieces(self) -> None:
        """Allocate one tensor and the named views into it."""
        pieces = self.pieces(self.table.start, 0)
        self.tensor = np.zeros(sum(map(len, pieces.values())), np.float32)
        begin = 0
        for name, values in pieces.items():
            self.dict[name] = self.tensor[begin : begin + len(values)]
            begin += len(values)

    def pieces(self, moment: Moment, player: int) -> dict[str, list[int]]:
        """What a player sees, as numbers: the player's own seat, the match counters, the features of the position."""
        pieces = {"player": [int(seat == player) for seat in range(self.table.setup.players)]}
        if not self.public:
            return pieces
        pieces["over"] = [int(moment.result is not None)]
        if self.table.turns != NO_LIMIT:
            pieces["turns"] = [moment.turns]
        row, begin = self.row(moment, player), 0
        for feature in self.table.numbers.features:
            pieces[feature.name] = row[begin : begin + feature.length]
            begin += feature.length
        return pieces

    def row(self, moment: Moment, player: int) -> list[int]:
        """The features of the position in one row."""
        numbers, state, board = self.table.numbers, moment.state, self.table.setup.board
        row = [0] * numbers.width
        if numbers.hidden:
            numbers.hidden.observe(moment.hidden, state, board, player, row)
        else:
            numbers.encoding.observe(state, board, player, row)
        if numbers.shows_repeats:
            row[-1] = moment.seen[self.table.setup.game.rules.key(state, board)] - 1
        return row

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with a player's observation of a state."""
        if not self.recalls:
            for name, values in self.pieces(state.moment, player).items():
                self.dict[name][:] = values

    def string_from(self, state: Any, player: int) -> str:  # noqa: ARG002 - all players see the same
        """A player's observation of a state as text."""
        if not self.public:
            return ""
        if self.recalls:
            history: str = state.history_str()
            return history
        return self.hidden_text(state.moment) if state.moment.hidden else str(state)

    def hidden_text(self, moment: Moment) -> str:
        """What players see of a table with hidden pieces, as JSON."""
        assert moment.hidden
        seen = asdict(moment.hidden.view(moment.state))
        turns = {} if self.table.turns == NO_LIMIT else {"turns": moment.turns}
        return json.dumps({**seen, **turns, "over": moment.result is not None})
