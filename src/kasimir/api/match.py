"""A match: events one by one, fair dice, a result and a record."""

import hashlib
from typing import TYPE_CHECKING

from kasimir.api.bot import Bot, bot_by_name, number_from
from kasimir.api.position import Position
from kasimir.api.record import Record
from kasimir.core.dice import new_secret
from kasimir.core.errors import KasimirError, MoveError
from kasimir.core.match import Match as CoreMatch
from kasimir.core.match import Result
from kasimir.core.record import Record as CoreRecord
from kasimir.core.record import Sitter

if TYPE_CHECKING:
    from kasimir.api.game import Game

PERSON, BOT = "person", "bot"


class Match:
    """A match in progress.

    >>> import kasimir
    >>> match = kasimir.game("towers", players=2).match(seed=9)
    >>> match.roll()
    '3'
    >>> match.push("p+3")
    >>> match
    <towers match after 2 events: '3,4 3:r 0,0 - b ?'>
    >>> match.pop()
    'p+3'
    """

    def __init__(self, start: Position, seed: int | None = None, first: str | None = None) -> None:
        """Use `game.match` instead."""
        self.game: Game = start.game
        self._setup = setup = start.game._setup
        self._match = CoreMatch(setup, start._state.copy())
        self._first = first
        self._start = None if start == start.game.start(first) else start.text
        self._sitters = [Sitter(seat, PERSON, secret(seed, seat)) for seat in setup.seats]
        self._luck = secret(seed, "luck")

    @property
    def position(self) -> Position:
        """The current position."""
        return Position(self.game, self._match.state)

    @property
    def moves(self) -> tuple[str, ...]:
        """Everything `push` accepts now, sorted: legal moves, or outcomes of chance; empty at the end."""
        return tuple(option.text for option in self._match.options())

    @property
    def seat(self) -> str | None:
        """The seat to play; None at the end."""
        return None if self._match.result else self._setup.seat(self._match.state)

    @property
    def result(self) -> Result | None:
        """The winners and the reason why the match ended; None while it is in progress."""
        return self._match.result

    @property
    def events(self) -> tuple[str, ...]:
        """The events so far: moves and outcomes of chance."""
        return tuple(self._match.events)

    def push(self, event: str) -> None:
        """Make a move, or set the outcome of a chance event; raises `MoveError` with the reason if it is illegal.

        A record with outcomes that were pushed instead of rolled does not verify.
        """
        self._match.play(event)

    def pop(self) -> str:
        """Remove the last event, without a trace in the record, and return it."""
        return self._match.forget()

    def roll(self) -> str:
        """Roll the match's own dice and return the outcome; raises `MoveError` if a seat has to choose."""
        if not self._match.is_chance():
            reason = self._setup.reason(self._match.state, "")
            raise MoveError(reason.code, **reason.args)
        options = self._match.options()
        dice = self._record().dice()
        index = dice.roll(len(self._match.log) + 1, [option.weight for option in options])
        self._match.play(options[index].text)
        return options[index].text

    def play_out(self, *bots: Bot | str) -> Result:
        """Let bots play the match to its end, one per seat; the last one also takes the remaining seats.

        >>> import kasimir
        >>> match = kasimir.game("discs").match(seed=1)
        >>> result = match.play_out("greedy", "random")
        >>> match.record().verify()
        <Attestation.NOBODY: 'consistent, not attested'>
        """
        seated = self._seated(bots)
        choosers = [
            bot.chooser(self._setup, number_from(f"{self._luck} {seat}"))
            for seat, bot in zip(self._setup.seats, seated, strict=True)
        ]
        while self._match.result is None:
            if self._match.is_chance():
                self.roll()
                continue
            seat = self._match.state.seat
            try:
                self._match.play(choosers[seat](self._match.state.copy()))
            except KasimirError as error:
                error.add_note(f"{seated[seat].name} plays seat {self._setup.seats[seat]}")
                raise
        return self._match.result

    def _seated(self, bots: tuple[Bot | str, ...]) -> list[Bot]:
        """A bot for each seat; the record will name them."""
        if not 1 <= len(bots) <= self.game.players:
            raise TypeError(f"{len(bots)} bots for {self.game.players} seats")
        known = [bot_by_name(bot) if isinstance(bot, str) else bot for bot in bots]
        seated = [known[min(number, len(known) - 1)] for number in range(self.game.players)]
        self._sitters = [
            Sitter(bot.name, BOT, sitter.entropy) for bot, sitter in zip(seated, self._sitters, strict=True)
        ]
        return seated

    def record(self) -> Record:
        """The record of the match with the seed of its dice: it can be saved, replayed and verified."""
        return Record(self._record())

    def _record(self) -> CoreRecord:
        match = self._match
        record = CoreRecord(
            self._setup,
            self._sitters,
            "",
            self._luck,
            rules_version=self._setup.game.rules_version,
            events=list(match.log),
            start=self._start,
            starter=self._first,
        )
        record.commitment = record.true_commitment()
        if match.result:
            record.close(match.result)
        return record

    def __repr__(self) -> str:
        state = self._setup.text(self._match.state)
        return f"<{self.game.name} match after {len(self._match.events)} events: {state!r}>"

    def __str__(self) -> str:
        return str(self.position)

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()


def secret(seed: int | None, use: str) -> str:
    """A seed or an entropy of the dice: derived from the seed if there is one, otherwise random."""
    if seed is None:
        return new_secret()
    return hashlib.sha256(f"kasimir match {seed} {use}".encode()).hexdigest()
