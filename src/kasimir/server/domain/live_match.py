"""A match at a table: the match itself, its dice, its clocks, and what people see of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import cast
from zlib import crc32

from msgspec import Raw
from msgspec.json import encode

from kasimir.core.dice import FairDice
from kasimir.core.errors import TableError
from kasimir.core.game import NO_KEY, HiddenTable, Reason, State
from kasimir.core.match import Match, Result
from kasimir.core.record import Record, Sitter
from kasimir.core.setup import Setup
from kasimir.server.protocol.base import Kind
from kasimir.server.protocol.events import Began, Happened
from kasimir.server.protocol.state import Choice

CHOICES_KEPT = 1 << 16
NO_ENTROPY = "0" * 64
"""What a device adds to the dice that stays silent. The seed was bound before, so nobody can make use of that."""


@lru_cache(CHOICES_KEPT)
def encoded_choice(text: str, touches: tuple[str, ...]) -> Raw:
    """A legal choice as it is sent; the same ones come up again and again."""
    return Raw(encode(Choice(text, list(touches))))


@cache
def encoded_by_place(text: str, seat: int, touches: Callable[[int, str], tuple[str, ...]]) -> Raw:
    """The same for a choice named by place, of which there are few, by the table's way to tell what is touched."""
    return encoded_choice(text, touches(seat, text))


@dataclass
class Playing:
    """A match that is being played, or was."""

    setup: Setup
    began: Began
    seed: str
    people: Sequence[tuple[str, str]]
    """Who sat where when it began: name, and `person` or `bot`."""
    entropies: dict[str, str]
    """By seat: those of the computer from the start, those of people as they come."""
    hidden: bool
    since: float
    """When the time of whoever decides now began to run."""
    used: dict[str, float] = field(default_factory=dict)
    lifted: str | None = None
    """The place of a piece that was lifted, as a thing to touch."""
    result: Result | None = None
    """Once it was told."""
    strayed: bool = False
    """Whether the rules of today led to another position than those by which it was played."""
    start: str | None = None
    """The text of the position that it began with; None for the first one of the game."""

    def __post_init__(self) -> None:
        """Lay out the first position."""
        self.match = Match(self.setup, None if self.start is None else self.setup.read(self.start))
        game = self.setup.game
        self.places = game.hidden(self.match.state, self.setup.board) if self.hidden and game.hidden else None
        self.by_place: list[str] = []
        self.shake({})
        self.arrive()

    def arrive(self) -> None:
        """Keep what is asked for more than once in each position."""
        state, is_over = self.match.state, self.match.result is not None
        self.turn = None if is_over else self.setup.seat(state)
        """The seat that decides or rolls; nobody's once it is over."""
        self.kind: Kind = "over" if is_over else cast(Kind, self.setup.kind_name(state))
        self.known_text = ""
        self.moves = self.legal_moves()
        self.foreseen: dict[str, State] = {}

    # Who decides, and what

    def legal_moves(self) -> dict[str, int]:
        """The legal choices by the texts that go by at this table, each with the engine's move."""
        if self.kind != "choice":
            return {}
        if self.places:
            return self.moves_by_place(self.places)
        return self.setup.choices(self.match.state)

    def moves_by_place(self, places: HiddenTable) -> dict[str, int]:
        """On a table with hidden pieces; one that was lifted must be played."""
        state, board = self.match.state, self.setup.board
        moves = places.moves(state, board)
        if self.lifted is None:
            return moves
        return {text: move for text, move in moves.items() if places.touches(state.seat, text)[0] == self.lifted}

    def why_not(self, text: str) -> Reason:
        """Why a text is none of the legal choices."""
        if self.lifted is not None:
            return Reason("table.lifted", {"touch": self.lifted})
        if self.places and self.kind == "choice":
            return self.places.why(self.match.state, self.setup.board, text)
        return self.setup.reason(self.match.state, text)

    def engine_text(self, text: str) -> str:
        """What the rules call a legal choice."""
        if not self.places:
            return text
        return self.setup.game.notation.move_text(self.match.state, self.setup.board, self.moves[text])

    def place_text(self, engine_text: str) -> str:
        """What a legal choice of the rules is called at this table."""
        if not self.places:
            return engine_text
        state = self.match.state
        return self.places.match_move(state, self.setup.board, self.setup.find(state, engine_text).move)

    # Dice

    def shake(self, entropies: Mapping[str, str]) -> None:
        """Devices have added to the dice."""
        self.entropies.update(entropies)
        self.waiting = [seat for seat in self.setup.seats if seat not in self.entropies]
        """Seats whose devices have not added to the dice yet."""

    def dice(self) -> FairDice:
        """The dice, once everybody has added to them."""
        return FairDice(self.seed, tuple(self.entropies.get(seat, NO_ENTROPY) for seat in self.setup.seats))

    def roll(self) -> str:
        """What the dice show next."""
        options = self.match.options()
        number = len(self.match.events) + 1
        return options[self.dice().roll(number, [option.weight for option in options])].text

    # Time

    def spend(self, at: float) -> None:
        """Whoever decided until now has used the time since."""
        seat = self.turn or ""
        self.used[seat] = self.used.get(seat, 0.0) + max(0.0, at - self.since)

    # What happens

    def happened(self, text: str) -> Happened:
        """What a legal choice or an outcome is going to do."""
        state, board, screen = self.match.state, self.setup.board, self.setup.game.screen
        move = self.moves[text] if text in self.moves else self.setup.find(state, text).move
        after = self.foreseen[text] = self.setup.after(state, move)
        if self.places:
            steps, told = self.places.happenings(state, board, text, after), self.places.tell(state, text)
        else:
            steps, told = screen.happenings(state, board, move, after), screen.tell(state, board, move, after)
        return Happened(steps, [told.code, told.args])

    def play(self, text: str, engine_text: str) -> None:
        """Make a choice or an outcome that was found legal."""
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
        """Keep for the record what the rules of today cannot follow."""
        self.match.events.append(engine_text)
        if self.places:
            self.by_place.append(text)

    def lift(self, touch: str) -> str | None:
        """What is seen when a piece is lifted; an error if it may not be."""
        if not self.places:
            raise TableError("table.not-hidden")
        return self.places.lift(self.setup.board, touch)

    def below_lifted(self) -> str | None:
        """What is seen below the piece in somebody's hand."""
        return None if self.lifted is None else self.lift(self.lifted)

    def keep_lifted(self, touch: str) -> None:
        """A piece was lifted and must be played."""
        self.lifted = touch
        self.moves = self.legal_moves()

    def undo(self) -> None:
        """Take the last choice back."""
        self.match.undo()
        self.arrive()

    def last_chooser(self) -> str | None:
        """The seat that made the last event, if that was a choice that can be taken back."""
        if self.places or self.match.result or not self.match.can_undo():
            return None
        return self.setup.seat(self.match.moments[-2].state)

    # What people see

    def choices(self) -> list[Raw]:
        """The legal choices, each with what is touched to make it, encoded."""
        state, board = self.match.state, self.setup.board
        if self.places:
            seat, by_place = state.seat, self.places.touches
            return [encoded_by_place(text, seat, by_place) for text in self.moves]
        by_move = self.setup.game.screen.touches
        return [encoded_choice(text, by_move(state, board, move)) for text, move in self.moves.items()]

    def touches(self) -> dict[str, tuple[str, ...]]:
        """What is touched for each legal choice."""
        state, board = self.match.state, self.setup.board
        if self.places:
            by_place = self.places.touches
            return {text: by_place(state.seat, text) for text in self.moves}
        by_move = self.setup.game.screen.touches
        return {text: by_move(state, board, move) for text, move in self.moves.items()}

    def chance_touch(self) -> str | None:
        """What is touched to let chance decide."""
        state = self.match.state
        return self.setup.game.screen.chance_touch(state, self.setup.board) if self.kind == "chance" else None

    def view(self) -> object:
        """The position for a screen; once the match is over nothing is hidden any more."""
        state, board = self.match.state, self.setup.board
        if self.places:
            return self.places.open_view(state) if self.result else self.places.view(state)
        return self.setup.game.screen.view(state, board)

    def position(self) -> str | None:
        """The text of the position, unless that would tell what is hidden."""
        return None if self.places and not self.result else self.text

    @property
    def text(self) -> str:
        """The text of the position, made when it is first asked for."""
        if not self.known_text:
            self.known_text = self.setup.text(self.match.state)
        return self.known_text

    def checksum(self) -> int:
        """A number that tells positions apart: the game's own, if it has one."""
        key = self.match.moments[-1].key
        return crc32(self.text.encode()) if key == NO_KEY else key

    def record(self) -> Record:
        """The match on paper; sealed until it is over."""
        sitters = [
            Sitter(name, kind, self.entropies.get(seat, NO_ENTROPY))
            for seat, (name, kind) in zip(self.setup.seats, self.people, strict=True)
        ]
        return Record(
            self.setup,
            sitters,
            self.began.commitment,
            self.seed if self.result else None,
            self.began.first,
            self.began.rules,
            list(self.match.events),
            list(self.by_place) if self.places else None,
            self.result,
            self.start,
        )
