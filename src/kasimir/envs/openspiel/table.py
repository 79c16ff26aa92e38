"""A match for OpenSpiel, as immutable moments. This module does not import OpenSpiel.

`kasimir.core.match` implements matches between people. There the turn limit is fixed; here it is a parameter.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, NO_KEY, OVER, AnyGame, HiddenTable, State, no_key
from kasimir.core.match import REPETITIONS, TURN_LIMIT, Result
from kasimir.core.setup import Setup
from kasimir.envs.encoding import Numbers

NO_LIMIT = 0
"""The value for no turn limit."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, and what the match remembers about earlier ones."""

    state: State
    kind: int
    turns: int
    """How many turns have begun."""
    seen: Mapping[int, int]
    """How often each position occurred, by its key, in games with draws by repetition."""
    result: Result | None
    hidden: HiddenTable | None
    """The piles by place, where covered pieces are hidden."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """Copies of a match share its moments, which are immutable."""
        return self


class Table:
    """A set-up with a turn limit, and whether covered pieces are hidden. It computes moments but stores none."""

    def __init__(self, setup: Setup, turns: int, hidden: bool) -> None:
        """Check the limit and create the first position."""
        if turns < NO_LIMIT:
            raise UsageError("usage.turns", turns=turns)
        self.setup = setup
        self.turns = turns
        self.numbers = Numbers(setup, hidden)
        state = setup.start()
        self.start = self.arrive(state, 0, {}, self.numbers.table(state))

    def arrive(self, state: State, turns: int, seen: Mapping[int, int], hidden: HiddenTable | None) -> Moment:
        """The moment of a position: counts the turn and checks whether the match is over."""
        rules, board = self.setup.game.rules, self.setup.board
        kind, key, result = rules.kind(state, board), rules.key(state, board), None
        if key != NO_KEY:
            seen = {**seen, key: seen.get(key, 0) + 1}
        if kind == OVER:
            result = Result(tuple(self.setup.winners(state)), "won")
        elif seen.get(key) == REPETITIONS:
            result = Result((), "repetition")
        elif rules.begins_turn(state, board):
            if turns == self.turns != NO_LIMIT:
                result = Result((), "turns")
            else:
                turns += 1
        return Moment(state, kind, turns, seen, result, hidden)

    def after(self, moment: Moment, action: int) -> Moment:
        """The moment after an action of the deciding seat, or after an outcome of chance."""
        text, move = self.found(moment, action)
        hidden = deepcopy(moment.hidden)
        if hidden:
            hidden.play(text)
        return self.arrive(self.setup.after(moment.state, move), moment.turns, moment.seen, hidden)

    def found(self, moment: Moment, action: int) -> tuple[str, int]:
        """An action as a move: its text, where places name it, and its number in the rules.

        Outcomes keep their number.
        """
        return ("", action) if moment.kind == CHANCE else self.numbers.legal(moment.state, moment.hidden)[action]

    def actions(self, moment: Moment) -> list[int]:
        """The numbers of the legal moves of a choice."""
        return sorted(self.numbers.legal(moment.state, moment.hidden))

    def outcomes(self, moment: Moment) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        weights = self.setup.weights(moment.state)
        tickets = sum(weights.values())
        return [(outcome, weight / tickets) for outcome, weight in sorted(weights.items())]

    def move_text(self, moment: Moment, action: int) -> str:
        """The text of a legal action or an outcome."""
        text, move = self.found(moment, action)
        return text or self.setup.game.notation.move_text(moment.state, self.setup.board, move)

    def text(self, moment: Moment) -> str:
        """Everything that affects the rest of the match, except repetitions; and the reason of a draw."""
        words = [self.setup.text(moment.state)]
        if self.turns != NO_LIMIT:
            words.append(f"turn {moment.turns}")
        if moment.result and moment.result.reason != "won":
            words.append(f"drawn by {moment.result.reason}")
        return " ".join(words)

    def utilities(self, moment: Moment) -> list[float]:
        """The zero-sum utility of each seat: zero before the end and in a draw.

        A sole winner gets 1, and the others lose as much together. Several winners share, so this is the share of the
        win on another scale; but a team (see `Game.win_is_shared`) wins and loses 1 together.
        """
        seats, game = self.setup.seats, self.setup.game
        if not moment.result or not moment.result.winners:
            return [0.0] * len(seats)
        winners = moment.result.winners
        if game.win_is_shared:
            shares = self.setup.values(winners).values()
            return [(len(seats) * share - 1) / (len(seats) - 1) for share in shares]
        losers = len(seats) - len(winners)
        return [1 / len(winners) if seat in winners else -1 / losers for seat in seats]

    def least_utility(self) -> float:
        """The lowest possible utility of a seat: one of many losers, or a single loser against a team."""
        return -1 / (self.setup.players - 1) if self.setup.game.win_is_shared else -1.0


def usual_turns(game: AnyGame) -> int:
    """The turn limit of matches between people; none in games with draws by repetition."""
    return TURN_LIMIT if game.rules.key is no_key else NO_LIMIT
