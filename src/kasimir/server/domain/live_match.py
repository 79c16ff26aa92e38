"""A match at a table: the engine's match, its dice, its clocks, and its public view."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import cast
from zlib import crc32

from msgspec import Raw
from msgspec.json import encode

from kasimir.core.dice import FairDice
from kasimir.core.errors import TableError
from kasimir.core.game import NO_KEY, HiddenTable, Reason, State
from kasimir.core.match import Result
from kasimir.core.record import FORMAT, OLD_FORMAT, Record, Sitter, begin_match
from kasimir.core.setup import Setup
from kasimir.protocol.base import Kind
from kasimir.protocol.events import Began, Happened
from kasimir.protocol.state import Choice, Words

CHOICES_KEPT = 1 << 16
NO_ENTROPY = "0" * 64
"""The entropy of a device that did not answer. The seed is committed before, so staying silent gives no advantage."""


@lru_cache(CHOICES_KEPT)
def encoded_choice(text: str, touches: tuple[str, ...]) -> Raw:
    """A legal choice as JSON; cached, because the same ones come up again and again."""
    return Raw(encode(Choice(text, list(touches))))


@cache
def encoded_by_place(text: str, seat: int, touches: Callable[[int, str], tuple[str, ...]]) -> Raw:
    """The same for a choice named by place; the function that gives its touches is part of the cache key."""
    return encoded_choice(text, touches(seat, text))


@dataclass
class LiveMatch:
    """A match that is being played, or is over."""

    setup: Setup
    began: Began
    seed: str
    people: Sequence[tuple[str, str]]
    """The players when it began: name, and `person` or `bot`."""
    characters: Sequence[str]
    """The characters of the bots, one per seat; empty for people."""
    entropies: dict[str, str]
    """By seat: those of the computer from the start, those of people as they arrive."""
    hidden: bool
    since: float
    """When the clock of the seat to move started."""
    used: dict[str, float] = field(default_factory=dict)
    lifted: str | None = None
    """The id of the place where a piece was lifted."""
    result: Result | None = None
    """Set when the match has ended."""
    closing: str | None = None
    """The closing hash, once the match has ended; None in old logs."""
    strayed: bool = False
    """Whether the current rules lead to another position than those with which it was played."""
    start: str | None = None
    """The text of the starting position; None for the game's own."""

    def __post_init__(self) -> None:
        """Set up the starting position."""
        self.match = begin_match(self.setup, self.began.starter, self.start)
        game = self.setup.game
        self.places = game.hidden(self.match.state, self.setup.board) if self.hidden and game.hidden else None
        self.by_place: list[str] = []
        self.real_choices: list[tuple[int, str]] = []
        """The choices with an alternative: how many events counted before, and the seat."""
        self.shake({})
        self.arrive()

    def arrive(self) -> None:
        """Cache what is needed more than once in each position."""
        state, is_over = self.match.state, self.match.result is not None
        self.turn = None if is_over else self.setup.seat(state)
        """The seat that chooses or rolls; empty once the match is over."""
        self.kind: Kind = "over" if is_over else cast(Kind, self.setup.kind_name(state))
        self.known_text = ""
        self.moves = self.legal_moves()
        self.foreseen: dict[str, State] = {}

    # Legal moves

    def legal_moves(self) -> dict[str, int]:
        """The legal choices, by their texts at this table, each with the engine's move."""
        if self.kind != "choice":
            return {}
        if self.places:
            return self.moves_by_place(self.places)
        return self.setup.choices(self.match.state)

    def moves_by_place(self, places: HiddenTable) -> dict[str, int]:
        """The same at a table with hidden pieces; a lifted piece must be played."""
        state, board = self.match.state, self.setup.board
        moves = places.moves(state, board)
        if self.lifted is None:
            return moves
        return {text: move for text, move in moves.items() if places.touches(state.seat, text)[0] == self.lifted}

    def why_not(self, text: str) -> Reason:
        """Why a text is not a legal choice."""
        if self.lifted is not None:
            return Reason("table.lifted", {"touch": self.lifted})
        if self.places and self.kind == "choice":
            return self.places.why(self.match.state, self.setup.board, text)
        return self.setup.reason(self.match.state, text)

    def engine_text(self, text: str) -> str:
        """Translate a legal choice from the table's notation to that of the rules."""
        if not self.places:
            return text
        return self.setup.game.notation.move_text(self.match.state, self.setup.board, self.moves[text])

    def place_text(self, engine_text: str) -> str:
        """Translate a legal choice from the notation of the rules to the table's."""
        if not self.places:
            return engine_text
        state = self.match.state
        return self.places.match_move(state, self.setup.board, self.setup.find(state, engine_text).move)

    # Dice

    def shake(self, entropies: Mapping[str, str]) -> None:
        """Add the entropies of devices."""
        self.entropies.update(entropies)
        self.waiting = [seat for seat in self.setup.seats if seat not in self.entropies]
        """Seats whose devices have not added to the dice yet."""

    @cached_property
    def bound(self) -> tuple[str, ...]:
        """The digest of the set-up, which every roll depends on; empty for matches of the first format."""
        digest = self.record().setup_digest()
        return () if digest is None else (digest,)

    def dice(self) -> FairDice:
        """The dice; needs the entropies of all seats."""
        return FairDice(self.seed, (*self.bound, *(self.entropies.get(seat, NO_ENTROPY) for seat in self.setup.seats)))

    def roll(self) -> str:
        """Roll: the next outcome."""
        options = self.match.options()
        number = len(self.match.log) + 1
        return options[self.dice().roll(number, [option.weight for option in options])].text

    # Clocks

    def spend(self, at: float) -> None:
        """Add the time since the last event to the clock of the seat to move."""
        seat = self.turn or ""
        self.used[seat] = self.used.get(seat, 0.0) + max(0.0, at - self.since)

    # Events

    def happened(self, text: str) -> Happened:
        """The effect that a legal choice or outcome is going to have."""
        state, board, screen = self.match.state, self.setup.board, self.setup.game.screen
        move = self.moves[text] if text in self.moves else self.setup.find(state, text).move
        after = self.foreseen[text] = self.setup.after(state, move)
        if self.places:
            steps, told = self.places.happenings(state, board, text, after), self.places.tell(state, text)
        else:
            steps, told = screen.happenings(state, board, move, after), screen.tell(state, board, move, after)
        return Happened(steps, [told.code, told.args])

    def play(self, text: str, engine_text: str) -> None:
        """Apply a legal choice or outcome."""
        if len(self.moves) > 1:
            self.real_choices.append((len(self.match.events), self.turn or ""))
        if text in self.foreseen:
            self.match.make(engine_text, self.foreseen[text])
        else:
            self.match.play(engine_text)
        if self.places:
            self.places.play(text)
            self.by_place.append(text)
        self.lifted = None
        self.arrive()

    def write_down(self, text: str, engine_text: str) -> None:
        """Record an event without playing it, because the current rules cannot replay it."""
        self.match.log.append(engine_text)
        if self.places:
            self.by_place.append(text)

    def lift(self, touch: str) -> str | None:
        """What becomes visible when a piece is lifted; raises `TableError` if it may not be lifted."""
        if not self.places:
            raise TableError("table.not-hidden")
        return self.places.lift(self.setup.board, touch)

    def below_lifted(self) -> str | None:
        """What is visible below the lifted piece."""
        return None if self.lifted is None else self.lift(self.lifted)

    def keep_lifted(self, touch: str) -> None:
        """Remember a lifted piece, which must be played."""
        self.lifted = touch
        self.moves = self.legal_moves()

    def take_back(self, count: int) -> None:
        """Take back the last events; the record keeps them."""
        if self.strayed:
            self.match.log.append(f"undo {count}")
            return
        self.match.take_back(count)
        self.forget_choices()

    def forget(self) -> None:
        """Remove the last choice without a trace, as in old logs."""
        if not self.strayed:
            self.match.forget()
            self.forget_choices()

    def forget_choices(self) -> None:
        """After an undo: choices from here on have not been made."""
        self.real_choices = [choice for choice in self.real_choices if choice[0] < len(self.match.events)]
        self.arrive()

    def last_chooser(self) -> str | None:
        """The seat that made the last event, if that was a choice that can be taken back."""
        if not self.may_take_back() or not self.match.can_undo():
            return None
        return self.setup.seat(self.match.moments[-2].state)

    def last_real_choice(self, seats: Container[str]) -> tuple[int, str] | None:
        """How many events go back to the last choice with an alternative of one of these seats, and which seat."""
        if not self.may_take_back():
            return None
        before = next((choice for choice in reversed(self.real_choices) if choice[1] in seats), None)
        return None if before is None else (len(self.match.events) - before[0], before[1])

    def may_take_back(self) -> bool:
        """Whether events can be taken back: not after the end, and not what has shown hidden pieces."""
        return not (self.places or self.match.result or self.strayed)

    # Views

    def choices(self) -> list[Raw]:
        """The legal choices with their touches, as JSON."""
        state, board = self.match.state, self.setup.board
        if self.places:
            seat, by_place = state.seat, self.places.touches
            return [encoded_by_place(text, seat, by_place) for text in self.moves]
        by_move = self.setup.game.screen.touches
        return [encoded_choice(text, by_move(state, board, move)) for text, move in self.moves.items()]

    def touches(self) -> dict[str, tuple[str, ...]]:
        """The touches of each legal choice."""
        state, board = self.match.state, self.setup.board
        if self.places:
            by_place = self.places.touches
            return {text: by_place(state.seat, text) for text in self.moves}
        by_move = self.setup.game.screen.touches
        return {text: by_move(state, board, move) for text, move in self.moves.items()}

    def prompts(self) -> list[Words]:
        """What to do, by the number of touches."""
        return [Words(*prompt) for prompt in self.setup.prompts(self.match.state, list(self.moves.values()))]

    def chance_touch(self) -> str | None:
        """The id to touch for a roll."""
        state = self.match.state
        return self.setup.game.screen.chance_touch(state, self.setup.board) if self.kind == "chance" else None

    def view(self) -> object:
        """The position for a client; once the match is over nothing is hidden any more."""
        state, board = self.match.state, self.setup.board
        if self.places:
            return self.places.open_view(state) if self.result else self.places.view(state)
        return self.setup.game.screen.view(state, board)

    def position(self) -> str | None:
        """The text of the position; None if it would reveal hidden pieces."""
        return None if self.places and not self.result else self.text

    @property
    def text(self) -> str:
        """The text of the position; cached."""
        if not self.known_text:
            self.known_text = self.setup.text(self.match.state)
        return self.known_text

    def checksum(self) -> int:
        """A checksum of the position: the game's own fingerprint, if it has one."""
        key = self.match.moments[-1].key
        return crc32(self.text.encode()) if key == NO_KEY else key

    def record(self) -> Record:
        """The record of the match; without the seed until it is over."""
        sitters = [
            Sitter(name, kind, self.entropies.get(seat, NO_ENTROPY), character)
            for seat, (name, kind), character in zip(self.setup.seats, self.people, self.characters, strict=True)
        ]
        return Record(
            self.setup,
            sitters,
            self.began.commitment,
            self.seed if self.result else None,
            self.began.first,
            self.began.rules,
            list(self.match.log),
            list(self.by_place) if self.places else None,
            self.result,
            self.start,
            self.began.starter,
            FORMAT if self.began.seats else OLD_FORMAT,
            self.closing,
        )
