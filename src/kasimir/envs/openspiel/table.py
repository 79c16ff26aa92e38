"""A match as OpenSpiel needs it, in moments that never change. OpenSpiel itself is not needed here.

`kasimir.core.match` is the same for matches between people. There the limit of turns is fixed; here it can be chosen.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, NO_KEY, OVER, AnyGame, HiddenTable, State, no_key
from kasimir.core.match import REPETITIONS, TURN_LIMIT, Result
from kasimir.core.setup import Setup
from kasimir.envs.numbers import Numbers

NO_LIMIT = 0
"""As a limit of turns: there is none."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, and what the match remembers of those before."""

    state: State
    kind: int
    turns: int
    """How many turns have begun."""
    seen: Mapping[int, int]
    """How often each position came up, by its key, where repetition counts."""
    result: Result | None
    hidden: HiddenTable | None
    """The piles by their places, where covered pieces are hidden."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """Copies of a match share its moments, which are never written to."""
        return self


class Table:
    """A set-up with a limit of turns, and whether covered pieces are hidden. It finds moments; it has none itself."""

    def __init__(self, setup: Setup, turns: int, hidden: bool) -> None:
        """Check the limit, and lay out the first position."""
        if turns < NO_LIMIT:
            raise UsageError("usage.turns", turns=turns)
        self.setup = setup
        self.turns = turns
        self.numbers = Numbers(setup, hidden)
        state = setup.start()
        self.start = self.arrive(state, 0, {}, self.numbers.table(state))

    def arrive(self, state: State, turns: int, seen: Mapping[int, int], hidden: HiddenTable | None) -> Moment:
        """The moment of a position: counts the turn, and sees whether the match ends here."""
        rules, board = self.setup.game.rules, self.setup.board
        kind, key, result = rules.kind(state, board), rules.key(state, board), None
        if key != NO_KEY:
            seen = {**seen, key: seen.get(key, 0) + 1}
        if kind == OVER:
            result = Result(self.setup.winners(state), "won")
        elif seen.get(key) == REPETITIONS:
            result = Result([], "repetition")
        elif rules.begins_turn(state, board):
            if turns == self.turns != NO_LIMIT:
                result = Result([], "turns")
            else:
                turns += 1
        return Moment(state, kind, turns, seen, result, hidden)

    def after(self, moment: Moment, action: int) -> Moment:
        """What follows an action of the seat that decides, or an outcome of chance."""
        text, move = self.found(moment, action)
        hidden = deepcopy(moment.hidden)
        if hidden:
            hidden.play(text)
        return self.arrive(self.setup.after(moment.state, move), moment.turns, moment.seen, hidden)

    def found(self, moment: Moment, action: int) -> tuple[str, int]:
        """An action as a move: its text, where places name it, and its number in the rules, which outcomes keep."""
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
        """All that decides how the match goes on, but for repetitions; and why it is drawn, if it is."""
        words = [self.setup.text(moment.state)]
        if self.turns != NO_LIMIT:
            words.append(f"turn {moment.turns}")
        if moment.result and moment.result.reason != "won":
            words.append(f"drawn by {moment.result.reason}")
        return " ".join(words)

    def utilities(self, moment: Moment) -> list[float]:
        """What the result is worth to each seat, the sum being zero: nothing before the end, and in a drawn match.

        To win alone is worth 1, and the others lose as much together. Several winners share, so it is always the share
        of the win, to another scale; but a team (see `Game.win_is_shared`) wins and loses 1 together.
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
        """The worst that can happen to a seat: a lone winner among many, or to lose alone against a team."""
        return -1 / (self.setup.players - 1) if self.setup.game.win_is_shared else -1.0


def usual_turns(game: AnyGame) -> int:
    """The limit of turns in a match between people: none where repetition ends what would go on for ever."""
    return TURN_LIMIT if game.rules.key is no_key else NO_LIMIT
