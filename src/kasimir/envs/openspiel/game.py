"""OpenSpiel's game and state classes: every call is delegated to the table."""

from typing import Any

from kasimir.core.edition import DEFAULT
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, AnyGame, no_tickets
from kasimir.core.optional_libraries import extra
from kasimir.core.setup import Setup
from kasimir.envs.openspiel.observer import Observer
from kasimir.envs.openspiel.table import NO_LIMIT, Table, usual_turns

with extra("envs"):
    import pyspiel

PREFIX = "python_kasimir_"
SIGNS = "(),="
"""Separators of parameters in the name of a game, which cannot be part of a value."""
UNBOUNDED = 10**9
"""The maximum length of matches without a turn limit: OpenSpiel requires a number."""

Kind = pyspiel.GameType


def game_type(game: AnyGame, hidden: bool = False) -> Any:
    """The properties of a game that do not depend on edition, variant and seats."""
    by_chance = Kind.ChanceMode.EXPLICIT_STOCHASTIC
    return Kind(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Kasimir {game.name}",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.DETERMINISTIC if game.rules.tickets is no_tickets else by_chance,
        information=Kind.Information.IMPERFECT_INFORMATION if hidden else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=hidden,
        parameter_specification=parameters(game),
    )


def register_game(game: AnyGame, kind: type[Any]) -> None:
    """Make a game known to OpenSpiel."""
    pyspiel.register_game(game_type(game), kind)


def parameters(game: AnyGame) -> dict[str, str | int | bool]:
    """The parameters of a game and their defaults, which are those of matches between people."""
    usual: dict[str, str | int | bool] = {
        "edition": DEFAULT,
        "variant": game.variants[0],
        "players": game.players[0],
        "turns": usual_turns(game),
    }
    return {**usual, "hidden": False} if game.hidden else usual


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; each game has a class of its own."""

    game: AnyGame

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        """Build the board; invalid parameters raise a `UsageError` or an `EditionError`."""
        game = self.game
        chosen: dict[str, Any] = parameters(game) | (given or {})
        if set(chosen["edition"]) & set(SIGNS):
            raise UsageError("usage.path", path=chosen["edition"], signs=SIGNS)
        setup = Setup(game, game.edition(chosen["edition"]), chosen["variant"], chosen["players"])
        hidden = bool(chosen.get("hidden"))
        self.table = Table(setup, chosen["turns"], hidden)
        super().__init__(game_type(game, hidden), game_info(self.table), chosen)

    def new_initial_state(self) -> "SpielState":
        """The start of a match."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of chance events in a match."""
        bounds, turns = self.table.setup.game.bounds(self.table.setup.board), self.table.turns
        return UNBOUNDED if turns == NO_LIMIT and bounds.chances.per_turn else bounds.chances.within(turns)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer; by default it sees what is on the table now."""
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def game_info(table: Table) -> Any:
    """The numbers that OpenSpiel requires for a game."""
    bounds = table.setup.game.bounds(table.setup.board)
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.numbers.actions),
        max_chance_outcomes=bounds.outcomes,
        num_players=table.setup.players,
        min_utility=table.least_utility(),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=UNBOUNDED if table.turns == NO_LIMIT else bounds.choices.within(table.turns),
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in progress. OpenSpiel stores the history, this class the current moment."""

    def __init__(self, game: SpielGame) -> None:
        """Begin a match; called by the game only."""
        super().__init__(game)
        self.moment = game.table.start

    @property
    def table(self) -> Table:
        """The rules. They stay with the game, so that copies and serialised states are small."""
        table: Table = self.get_game().table
        return table

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's constant for chance or the end."""
        if self.moment.result:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.kind == CHANCE else self.moment.state.seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.moment.result is not None

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only called for the deciding seat
        return self.table.actions(self.moment)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.table.outcomes(self.moment)

    def _apply_action(self, action: int) -> None:
        self.moment = self.table.after(self.moment, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - texts do not depend on it
        return self.table.move_text(self.moment, action)

    def returns(self) -> list[float]:
        """The utility of each seat; zero before the end."""
        return self.table.utilities(self.moment)

    def __str__(self) -> str:
        """The position and everything else that affects the rest of the match."""
        return self.table.text(self.moment)
