"""A table: who sits there, what is being played, and how it looks to everybody.

It is changed by `kasimir.server.fold` alone, which takes in its log, entry by entry.
"""

import hashlib
import hmac
import math
import secrets
from dataclasses import dataclass, field
from typing import cast

from kasimir.core.setup import Setup
from kasimir.server.memory import memory_of
from kasimir.server.playing import Playing
from kasimir.server.protocol.base import PROTOCOL, Phase, Who
from kasimir.server.protocol.events import LogEntry, Opened
from kasimir.server.protocol.state import Choice, GuestNow, Now, Outcome, PlayNow, SeatNow, TableNow

TOKEN_BYTES = 24
OPENER = 1
"""The number of the guest who opened the table."""


@dataclass
class Guest:
    """Somebody with a key to the table."""

    number: int
    name: str
    token_hash: str


@dataclass
class Sitter:
    """Who sits on a seat. When people move on by a seat, so do their sitters."""

    who: Who = "open"
    name: str = ""
    guest: int | None = None
    level: str | None = None
    taken_over: str = ""
    """Why the computer plays for this person, if it does."""
    score: float = 0.0

    def is_played_by(self, guest: int) -> bool:
        """Whether somebody holds this seat."""
        return self.who == "person" and self.guest == guest


def new_token() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class Table:
    """The state of a table after its entries so far."""

    name: str
    number: int = 0
    at: int = 0
    """The entry that made the present position."""
    changed: float = 0.0
    entries: list[LogEntry] = field(default_factory=list)
    log_bytes: int = 0
    """What its log takes, more or less."""
    log_limit: float = math.inf
    """As much as it should take."""
    guests: dict[int, Guest] = field(default_factory=dict)
    guests_ever: int = 0
    left: dict[int, bool] = field(default_factory=dict)
    """Who has left for good, and whether the host removed them."""
    played: set[int] = field(default_factory=set)
    """Who has held a seat while a match was being played."""
    host: int = 0
    locked: bool = False
    phase: Phase = "open"
    sitters: list[Sitter] = field(default_factory=list)
    matches: list[Playing] = field(default_factory=list)
    undo_asked: str | None = None
    agreed: set[int] = field(default_factory=set)
    people: tuple[list[SeatNow], list[GuestNow]] | None = None
    """Who sits there, as everybody sees it, until that changes."""
    opened: Opened = field(init=False)
    setup: Setup = field(init=False)
    playing: Playing = field(init=False)
    """The match that lies on the table, once there was one: the last of `matches`."""

    # Asking it

    def seat_index(self, seat: str) -> int:
        """The place of a seat in turn order."""
        return self.setup.seats.index(seat)

    def sitter(self, seat: str) -> Sitter:
        """Who sits on a seat."""
        return self.sitters[self.setup.seats.index(seat)]

    def seats_of(self, guest: int) -> list[str]:
        """The seats that somebody holds."""
        return [seat for seat, sitter in self.seated() if sitter.is_played_by(guest)]

    def seated(self) -> list[tuple[str, Sitter]]:
        """All seats with their sitters."""
        return list(zip(self.setup.seats, self.sitters, strict=True))

    def open_seats(self) -> list[str]:
        """The seats where nobody sits."""
        return [seat for seat, sitter in self.seated() if sitter.who == "open"]

    def players(self) -> set[int]:
        """The guests who hold seats."""
        return {sitter.guest for sitter in self.sitters if sitter.guest is not None}

    def names(self) -> set[str]:
        """What everybody there is called: the players, and a host who watches."""
        return {guest.name for guest in self.guests.values()} | {
            sitter.name for sitter in self.sitters if sitter.who == "person"
        }

    def asked_to_agree(self) -> set[int]:
        """Whom others ask before they take something back: not those for whom the computer plays."""
        return {sitter.guest for sitter in self.sitters if sitter.guest is not None and not sitter.taken_over}

    def asked_for_rematch(self) -> set[int]:
        """Who must want to play again: all players, or the host where only the computer plays."""
        return self.players() or {self.host}

    def may_delete(self, guest: int) -> bool:
        """Its host; when a match is over whoever had a seat in it, or in an earlier one, and a host from the start.

        Who became the host after a match, because all others have left, has no say over what they played.
        """
        if self.phase == "over":
            return guest in self.played or guest == self.host == OPENER
        return guest == self.host

    def guest_with(self, token: str) -> int | None:
        """Whose key this is; every key is compared in the same time."""
        found, wanted = None, hash_of(token)
        for guest in self.guests.values():
            if hmac.compare_digest(guest.token_hash, wanted):
                found = guest.number
        return found

    def level_on(self, seat: str) -> str | None:
        """The level of the computer that plays a seat at present, None if a person does."""
        sitter = self.sitter(seat)
        if sitter.who == "bot":
            return sitter.level
        return self.opened.house.stand_in if sitter.taken_over else None

    def is_computers_turn(self) -> bool:
        """Whether the computer decides or rolls next."""
        seat = self.playing.turn if self.phase == "playing" else None
        return seat is not None and self.level_on(seat) is not None

    def deadline(self) -> float | None:
        """When the time of the person who decides is up."""
        seat, house = self.playing.turn, self.opened.house
        if not house.move_seconds and not house.match_seconds:
            return None
        if seat is None or self.phase != "playing" or self.level_on(seat):
            return None
        if self.playing.kind == "chance" and self.playing.waiting:  # nobody can roll before the dice were shaken
            return None
        ends = [self.playing.since + house.move_seconds] if house.move_seconds else []
        if house.match_seconds:
            ends.append(self.playing.since + house.match_seconds - self.playing.used.get(seat, 0.0))
        return min(ends, default=None)

    # Showing it

    def show(self) -> TableNow:
        """All there is to know about it."""
        board = self.setup.game.screen.board_view(self.setup.board)
        return TableNow(self.name, PROTOCOL, self.opened, board, self.show_now())

    def show_now(self) -> Now:
        """Its present state, the same for everybody."""
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
        )

    def show_people(self) -> tuple[list[SeatNow], list[GuestNow]]:
        """Who sits there, and who has a key."""
        seats = [self.show_seat(seat, sitter) for seat, sitter in self.seated()]
        return seats, [GuestNow(guest.number, guest.name, guest.number == self.host) for guest in self.guests.values()]

    def show_play(self) -> PlayNow:
        """The match on the table; once it is over nobody can do anything in it."""
        playing, is_on = self.playing, self.phase == "playing"
        waiting = playing.waiting if is_on else []
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
            result=Outcome(playing.result.winners, playing.result.reason) if playing.result else None,
            below=playing.below_lifted(),
            memory=memory_of(playing) if playing.result else {},
            commitment=playing.began.commitment if waiting else None,
        )

    def show_used(self) -> dict[str, float]:
        """The time that each seat has used, where it is limited."""
        if not self.opened.house.match_seconds:
            return {}
        return {seat: round(used, 3) for seat, used in self.playing.used.items()}

    def show_seat(self, seat: str, sitter: Sitter) -> SeatNow:
        """A seat and who sits there."""
        return SeatNow(seat, sitter.who, sitter.name, sitter.guest, self.level_on(seat), sitter.score)
