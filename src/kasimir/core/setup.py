"""A game with edition, variant and number of seats: the interface through which the rules are used."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from kasimir.core import registry
from kasimir.core.edition import DEFAULT, Edition, Refused
from kasimir.core.errors import EditionError, MoveError, PositionError, UsageError
from kasimir.core.game import CHANCE, CHOICE, KINDS, NOBODY, OVER, AnyGame, Board, Reason, State
from kasimir.core.view import Sentence, default_prompts
from kasimir.core.words import say

LONGEST_TEXT = 4096


class Option(NamedTuple):
    """A possible next event: a legal move, or an outcome of chance with its weight."""

    text: str
    move: int
    weight: int


class Setup:
    """A game, an edition, a variant and a number of seats."""

    def __init__(self, game: AnyGame, edition: Edition, variant: str, players: int) -> None:  # type: ignore[type-arg]
        """Check that the choices are compatible and build the board."""
        if players not in game.players:
            least, most = game.players[0], game.players[-1]
            raise UsageError("usage.players", game=game.name, players=players, least=least, most=most)
        if variant not in game.variants:
            raise UsageError("usage.variant", game=game.name, variant=variant, variants=", ".join(game.variants))
        self.game = game
        self.edition = edition
        self.variant = variant
        self.players = players
        self.seats = game.seats(players)
        self.starters = tuple(self.seats[seat] for seat in game.opening.starters(players))
        """The seats that may start; none if the rules say who starts."""
        try:
            self.board: Board = game.make_board(edition.contents, players, variant)
        except Refused as refused:
            where = f"{edition.name}: {refused.key}"
            raise EditionError(refused.code, where=where, **refused.args_by_name) from None

    def with_players(self, players: int) -> "Setup":
        """The same set-up with another number of seats."""
        return Setup(self.game, self.edition, self.variant, players)

    def edition_words(self) -> str:
        """What an edition changes, in the players' words; empty if the game has only one, and for a user's own."""
        editions, name = self.game.editions(), self.edition.name
        return say(f"{self.game.name}.edition-{name}") if len(editions) > 1 and name in editions else ""

    def start(self, first: str | None = None) -> State:
        """The first position. By default the first of the seats that may start does."""
        if first is not None:
            self.need_starter(first)
        starter = first or next(iter(self.starters), self.seats[0])
        state: State = self.game.state()
        self.game.rules.start(state, self.board, self.seats.index(starter))
        return state

    def need_starter(self, seat: str) -> None:
        """Raise a `UsageError` if a seat may not start."""
        if not self.starters:
            raise UsageError("usage.starter-fixed", game=self.game.name, seat=self.seats[0])
        if seat not in self.starters:
            raise UsageError("usage.starter", seat=seat, seats=", ".join(self.starters))

    def kind(self, state: State) -> int:
        """`CHOICE`, `CHANCE` or `OVER`."""
        return self.game.rules.kind(state, self.board)

    def kind_name(self, state: State) -> str:
        """The kind of the position as a word."""
        return KINDS[self.kind(state)]

    def seat(self, state: State) -> str | None:
        """The seat to play."""
        return None if state.seat == NOBODY else self.seats[state.seat]

    def options(self, state: State) -> list[Option]:
        """The possible next events, sorted by text."""
        text = self.game.notation.move_text
        weights = self.weights(state)
        return sorted(Option(text(state, self.board, move), move, weight) for move, weight in weights.items())

    def choices(self, state: State) -> dict[str, int]:
        """The legal moves of a choice by their texts, unsorted."""
        text, board, moves = self.game.notation.move_text, self.board, [0] * self.game.most_moves
        count = self.game.rules.choices(state, board, moves)
        return {text(state, board, move): move for move in moves[:count]}

    def weights(self, state: State) -> Mapping[int, int]:
        """The legal moves, or the outcomes of chance with the number of tickets of each."""
        kind, rules = self.kind(state), self.game.rules
        if kind == CHANCE:
            tickets = rules.tickets(state, self.board)
            return Counter(rules.ticket(state, self.board, index) for index in range(tickets))
        moves = [0] * self.game.most_moves
        count = rules.choices(state, self.board, moves) if kind == CHOICE else 0
        return dict.fromkeys(moves[:count], 1)

    def after(self, state: State, move: int) -> State:
        """The position after a legal move or an outcome. The given position is not changed."""
        following = state.copy()
        self.game.rules.play(following, self.board, move)
        return following

    def prompts(self, state: State, moves: Sequence[int]) -> list[Sentence]:
        """What to do, in a sentence for each touch of a move; `moves` are the legal ones, none before chance.

        Nothing is to be done when the match is over.
        """
        if self.kind(state) == OVER:
            return []
        own = self.game.screen.prompts
        return own(state, self.board, moves) if own else default_prompts(self.seat(state) or "", moves)

    def advice(self, state: State, move: int) -> Sentence:
        """A legal move as advice, in a sentence."""
        screen, after = self.game.screen, self.after(state, move)
        return (screen.advise or screen.tell)(state, self.board, move, after)

    def winners(self, state: State) -> list[str]:
        """The winning seats of a position that is over."""
        won = [0] * self.players
        self.game.rules.winners(state, self.board, won)
        return [seat for seat, has_won in zip(self.seats, won, strict=True) if has_won]

    def values(self, winners: Sequence[str]) -> dict[str, float]:
        """The value of a result for each seat: 1 for a win, shared or not; an equal share for a draw."""
        if not winners:
            return dict.fromkeys(self.seats, 1 / self.players)
        worth = 1 / len(winners) if self.game.win_is_shared else 1.0
        return {seat: worth if seat in winners else 0.0 for seat in self.seats}

    def text(self, state: State) -> str:
        """The canonical text of a position."""
        return self.game.notation.position_text(state, self.board)

    def read(self, text: str) -> State:
        """Parse a position. Only the canonical text of a position is accepted."""
        if len(text) > LONGEST_TEXT:
            raise PositionError("position.long", limit=LONGEST_TEXT)
        state: State = self.game.notation.read_position(text, self.board)
        canonical = self.text(state)
        if canonical != text:
            raise PositionError("position.canonical", text=canonical)
        return state

    def find(self, state: State, text: str) -> Option:
        """The option with this text; raises a `MoveError` with the reason if there is none."""
        for option in self.options(state):
            if option.text == text:
                return option
        reason = self.reason(state, text)
        raise MoveError(reason.code, **reason.args)

    def why(self, state: State, text: str) -> Reason | None:
        """Why a move is illegal here; None if it is legal."""
        if any(option.text == text for option in self.options(state)):
            return None
        return self.reason(state, text)

    def reason(self, state: State, text: str) -> Reason:
        """The reason, for a text that is known to be illegal."""
        kind = self.kind(state)
        if kind == OVER:
            return Reason("move.over", {"move": text})
        if kind == CHANCE:
            outcomes = ", ".join(option.text for option in self.options(state))
            return Reason("move.chance", {"move": text, "outcomes": outcomes})
        return self.game.why(state, self.board, text)


def make_setup(
    game: str,
    edition: str | None = None,
    variant: str | None = None,
    players: int | None = None,
    options: Mapping[str, int] = MappingProxyType({}),
) -> Setup:
    """Build a set-up from names. Defaults: the game's first variant, its smallest number of seats, its classic edition.

    `options` are values of the edition that a table has chosen.
    """
    found = registry.load(game)
    chosen = found.opening.choose(found.edition(edition or DEFAULT), options)
    return Setup(found, chosen, variant or found.variants[0], players if players is not None else found.players[0])


def seats_as_in(text: str, setup: Setup) -> int:
    """The number of seats in a position text; that of the set-up if the text does not show it."""
    game = setup.game
    if game.notation.count_seats is None or not text.strip():
        return setup.players
    players = game.notation.count_seats(text)
    if players not in game.players:
        raise PositionError("position.players", found=players, least=game.players[0], most=game.players[-1])
    return players


class Reader:
    """Parses positions of a game. If the number of seats is not given, it is taken from the text."""

    def __init__(self, game: str, edition: str | None = None, variant: str | None = None, players: int | None = None):
        """Store the parts of the set-up that are known."""
        self.given = make_setup(game, edition, variant, players)
        self.by_players = {self.given.players: self.given}
        self.players = players

    def read(self, text: str) -> tuple[Setup, State]:
        """Parse a position and return it with its set-up."""
        setup = self.setup_for(text)
        return setup, setup.read(text)

    def setup_for(self, text: str) -> Setup:
        """The set-up with the number of seats in the text."""
        players = seats_as_in(text, self.given) if self.players is None else self.players
        if players not in self.by_players:
            self.by_players[players] = self.given.with_players(players)
        return self.by_players[players]
