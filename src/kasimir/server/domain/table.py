"""The state of a table: guests, seats, matches, and its public view.

Only `kasimir.server.domain.fold` changes it, by applying log entries.
"""

import hashlib
import hmac
import math
import secrets
from dataclasses import dataclass, field
from typing import cast

from kasimir.bots.characters import Character, choose, names_of
from kasimir.core.opening import CHOSEN, DRAWN
from kasimir.core.setup import Setup
from kasimir.protocol.base import PROTOCOL, Phase, Who
from kasimir.protocol.events import LogEntry, Opened, Seated
from kasimir.protocol.state import Choice, GuestNow, Now, Outcome, PlayNow, SeatNow, TableNow
from kasimir.server.domain.finish import told_finish
from kasimir.server.domain.live_match import LiveMatch
from kasimir.server.domain.memory_score import memory_of

TOKEN_BYTES = 24
OPENER = 1
"""The number of the guest who opened the table."""


@dataclass
class Guest:
    """Somebody with a token for the table."""

    number: int
    name: str
    token_hash: str


@dataclass
class Sitter:
    """Who plays a seat. When players rotate, their sitters move with them."""

    who: Who = "open"
    name: str = ""
    guest: int | None = None
    level: str | None = None
    character: Character | None = None
    """The characters of a bot."""
    taken_over: str = ""
    """Why the computer plays for this person, if it does."""
    score: float = 0.0

    def is_played_by(self, guest: int) -> bool:
        """Whether a guest holds this seat."""
        return self.who == "person" and self.guest == guest

    def as_seated(self, seat: str) -> Seated:
        """What a match stores about this player when it begins."""
        character = self.character.on(seat) if self.character else None
        return Seated(seat, self.name or self.level or "", "bot" if self.who == "bot" else "person", character or None)


def new_token() -> str:
    """A random token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """The hash of a token; only this is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class Table:
    """The state of a table after its log entries so far."""

    name: str
    number: int = 0
    at: int = 0
    """The entry that created the current position."""
    changed: float = 0.0
    entries: list[LogEntry] = field(default_factory=list)
    log_bytes: int = 0
    """The approximate size of its log, in bytes."""
    log_limit: float = math.inf
    """The size limit of its log, in bytes."""
    guests: dict[int, Guest] = field(default_factory=dict)
    guests_ever: int = 0
    left: dict[int, bool] = field(default_factory=dict)
    """Guests who have left for good, and whether the host removed them."""
    played: set[int] = field(default_factory=set)
    """Guests who have held a seat during a match."""
    host: int = 0
    locked: bool = False
    phase: Phase = "open"
    sitters: list[Sitter] = field(default_factory=list)
    matches: list[LiveMatch] = field(default_factory=list)
    undo_asked: str | None = None
    agreed: set[int] = field(default_factory=set)
    people: tuple[list[SeatNow], list[GuestNow]] | None = None
    """The public view of seats and guests; cached until it changes."""
    opened: Opened = field(init=False)
    setup: Setup = field(init=False)
    playing: LiveMatch = field(init=False)
    """The current match, or the last one: the last of `matches`."""

    # Queries

    def seat_index(self, seat: str) -> int:
        """The index of a seat in turn order."""
        return self.setup.seats.index(seat)

    def sitter(self, seat: str) -> Sitter:
        """Who plays a seat."""
        return self.sitters[self.setup.seats.index(seat)]

    def seats_of(self, guest: int) -> list[str]:
        """The seats that a guest holds."""
        return [seat for seat, sitter in self.seated() if sitter.is_played_by(guest)]

    def seated(self) -> list[tuple[str, Sitter]]:
        """All seats with their sitters."""
        return list(zip(self.setup.seats, self.sitters, strict=True))

    def open_seats(self) -> list[str]:
        """The seats that are free."""
        return [seat for seat, sitter in self.seated() if sitter.who == "open"]

    def players(self) -> set[int]:
        """The guests who hold seats."""
        return {sitter.guest for sitter in self.sitters if sitter.guest is not None}

    def names(self) -> set[str]:
        """The names of all players, and of a host who only watches."""
        return {guest.name for guest in self.guests.values()} | {
            sitter.name for sitter in self.sitters if sitter.who == "person"
        }

    def characters(self) -> set[str]:
        """The characters of the bots at this table, on mouse seats and on the cat's."""
        return {one for sitter in self.sitters for one in sitter.character or () if one}

    def names_of_bots(self) -> set[str]:
        """The names of all bots, in all languages."""
        return {name for character in self.characters() for name in names_of(character)}

    def character_for(self, level: str) -> Character:
        """The characters that another bot would have."""
        return choose(self.setup, level, self.characters(), self.names())

    def starters(self) -> tuple[str, ...]:
        """The seats that may start; none if the rules or the table's starting position decide it."""
        return self.setup.starters if self.opened.start is None else ()

    def people_who_may_start(self) -> list[str]:
        """Seats that may start and are played by people."""
        return [seat for seat in self.starters() if self.sitter(seat).who == "person"]

    def asks_who_starts(self) -> bool:
        """Whether the host must say who starts: all seats are taken, and more than one person may start."""
        if self.phase != "open" or self.opened.house.first in (DRAWN, CHOSEN) or self.open_seats():
            return False
        return len(self.people_who_may_start()) > 1

    def has_sides(self) -> bool:
        """Whether the seats have different sides."""
        return len(self.setup.game.opening.sides(self.setup.players)) > 1

    def asked_to_agree(self) -> set[int]:
        """The players who must agree to an undo: not those for whom the computer plays."""
        return {sitter.guest for sitter in self.sitters if sitter.guest is not None and not sitter.taken_over}

    def undoable(self) -> tuple[int, str] | None:
        """What can be taken back now: how many events, and the seat whose choice it was.

        If all seats but one are the computer's, that is everything since this seat's last choice with an alternative,
        rolls and the computer's moves included. Otherwise it is the last choice, until chance has decided.
        """
        if not self.opened.house.undo or self.phase != "playing":
            return None
        people = [seat for seat in self.setup.seats if self.level_on(seat) is None]
        if len(people) == 1:
            return self.playing.last_real_choice(people)
        seat = self.playing.last_chooser()
        return (1, seat) if seat in people else None

    def asked_for_rematch(self) -> set[int]:
        """Who must ask for a rematch: all players, or the host if only the computer plays."""
        return self.players() or {self.host}

    def may_delete(self, guest: int) -> bool:
        """Whether a guest may delete the table.

        The host may; after a match also everybody who has had a seat in a match, and the original host. Somebody who
        became host after a match, because all others have left, may not.
        """
        if self.phase == "over":
            return guest in self.played or guest == self.host == OPENER
        return guest == self.host

    def guest_with(self, token: str) -> int | None:
        """The guest with this token; takes the same time for every token, right or wrong."""
        found, wanted = None, hash_of(token)
        for guest in self.guests.values():
            if hmac.compare_digest(guest.token_hash, wanted):
                found = guest.number
        return found

    def level_on(self, seat: str) -> str | None:
        """The level of the computer that currently plays a seat, None if a person does."""
        sitter = self.sitter(seat)
        if sitter.who == "bot":
            return sitter.level
        return self.opened.house.stand_in if sitter.taken_over else None

    def is_computers_turn(self) -> bool:
        """Whether the computer chooses or rolls next."""
        seat = self.playing.turn if self.phase == "playing" else None
        return seat is not None and self.level_on(seat) is not None

    def deadline(self) -> float | None:
        """When the clock of the person to move expires; None if no clock runs."""
        seat, house = self.playing.turn, self.opened.house
        if not house.move_seconds and not house.match_seconds:
            return None
        if seat is None or self.phase != "playing" or self.level_on(seat):
            return None
        if self.playing.kind == "chance" and self.playing.waiting:  # no roll before all devices added entropy
            return None
        ends = [self.playing.since + house.move_seconds] if house.move_seconds else []
        if house.match_seconds:
            ends.append(self.playing.since + house.match_seconds - self.playing.used.get(seat, 0.0))
        return min(ends, default=None)

    # Public view

    def show(self) -> TableNow:
        """The table's fixed properties and its current state."""
        board = self.setup.game.screen.board_view(self.setup.board)
        return TableNow(self.name, PROTOCOL, self.opened, board, self.show_now())

    def show_now(self) -> Now:
        """The current state, the same for everybody."""
        if self.people is None:
            self.people = self.show_people()
        return Now(
            self.number,
            self.at,
            self.phase,
            *self.people,
            self.locked,
            self.undo_asked,
            sorted(self.agreed),
            self.show_play() if self.matches else None,
            self.people_who_may_start() if self.asks_who_starts() else [],
        )

    def show_people(self) -> tuple[list[SeatNow], list[GuestNow]]:
        """Seats and guests."""
        seats = [self.show_seat(seat, sitter) for seat, sitter in self.seated()]
        return seats, [GuestNow(guest.number, guest.name, guest.number == self.host) for guest in self.guests.values()]

    def show_play(self) -> PlayNow:
        """The current match; once it is over there are no legal moves."""
        playing, is_on = self.playing, self.phase == "playing"
        waiting = playing.waiting if is_on else []
        undoable = self.undoable()
        return PlayNow(
            match=len(self.matches),
            turn=playing.turn if is_on else None,
            kind=playing.kind if is_on else "over",
            choices=cast(list[Choice], playing.choices() if is_on else []),
            touch=playing.chance_touch() if is_on else None,
            lifted=playing.lifted,
            view=playing.view(),
            position=playing.position(),
            since=playing.since,
            deadline=self.deadline(),
            used=self.show_used(),
            waiting=waiting,
            result=Outcome(list(playing.result.winners), playing.result.reason) if playing.result else None,
            below=playing.below_lifted(),
            undo=undoable[1] if undoable else None,
            prompts=playing.prompts() if is_on else [],
            finish=told_finish(playing) if playing.result else None,
            memory=memory_of(playing) if playing.result else {},
            commitment=playing.began.commitment if waiting else None,
        )

    def show_used(self) -> dict[str, float]:
        """The time that each seat has used, if it is limited."""
        if not self.opened.house.match_seconds:
            return {}
        return {seat: round(used, 3) for seat, used in self.playing.used.items()}

    def show_seat(self, seat: str, sitter: Sitter) -> SeatNow:
        """A seat, and who plays it."""
        character = sitter.character.on(seat) if sitter.character else None
        return SeatNow(seat, sitter.who, sitter.name, sitter.guest, self.level_on(seat), character, sitter.score)
