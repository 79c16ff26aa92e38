"""The fold of event sourcing: applies log entries to a table, event by event. Nothing is decided here."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import Raw, Struct, json

from kasimir.bots.characters import Character
from kasimir.core.errors import MoveError, TableError
from kasimir.core.match import Result
from kasimir.core.setup import make_setup
from kasimir.protocol.events import (
    Began,
    CameBack,
    Ended,
    Event,
    Filled,
    Hosted,
    Joined,
    Left,
    Lifted,
    Locked,
    LogEntry,
    Moved,
    Opened,
    RematchAsked,
    Rolled,
    Shaken,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from kasimir.protocol.stored import Entry
from kasimir.server.domain.live_match import LiveMatch
from kasimir.server.domain.table import Guest, Sitter, Table


class Secrets(Struct, frozen=True, omit_defaults=True):
    """The part of a log entry that never leaves the server."""

    token: str = ""
    """The hash of a new guest's token."""
    seed: str = ""
    entropies: dict[str, str] = {}
    """The entropies of the computer's seats, until the end of the match."""
    move: str = ""
    """A choice in the notation of the rules, at tables with hidden pieces."""
    position: int = 0
    """A checksum of the position after a choice or an outcome, to detect that newer rules lead to another position."""


class Moment(NamedTuple):
    """The entry that an event belongs to."""

    number: int
    at: float
    kept: Secrets


NO_SECRETS = Secrets()
ENTRY_BYTES = 200
"""Approximate overhead of a log entry beyond its events and secrets, in bytes."""
NOBODY = 0
"""The host of a table that everybody has left: the next guest becomes the host."""
read_secrets = json.Decoder(Secrets).decode
read_events = json.Decoder(list[Event]).decode


def replay(name: str, entries: Iterable[Entry], log_limit: float = math.inf) -> Table:
    """Rebuild a table from its log."""
    table = Table(name, log_limit=log_limit)
    for entry in entries:
        take_in(table, entry)
    return table


def take_in(table: Table, entry: Entry) -> None:
    """Apply the next entry of a log."""
    kept = read_secrets(entry.secret) if entry.secret else NO_SECRETS
    take_events(table, read_events(entry.body), Moment(entry.number, entry.at, kept))
    note(table, entry)


def take_events(table: Table, events: Sequence[Event], moment: Moment) -> None:
    """Apply events to the table."""
    for event in events:
        TAKING[type(event)](table, event, moment)
        if not isinstance(event, (Moved, Rolled)):
            table.people = None


def note(table: Table, entry: Entry) -> None:
    """Add an entry, whose events were applied, to the public log."""
    table.number, table.changed = entry.number, entry.at
    table.log_bytes += len(entry.body) + len(entry.secret) + ENTRY_BYTES
    table.entries.append(LogEntry(entry.number, entry.at, Raw(entry.body)))


# Guests and seats


def take_opened(table: Table, event: Opened, _: Moment) -> None:
    """Create the seats."""
    table.opened = event
    table.setup = make_setup(event.game, event.edition, event.variant, event.players, event.options)
    table.sitters = [Sitter() for _ in table.setup.seats]


def take_joined(table: Table, event: Joined, moment: Moment) -> None:
    """Add a guest with a token; the score of a seat stays with the seat."""
    table.guests[event.guest] = Guest(event.guest, event.name, moment.kept.token)
    table.guests_ever = max(table.guests_ever, event.guest)
    table.host = table.host or event.guest
    for index, seat in enumerate(event.seats):
        name = event.names[index] if event.names else event.name
        score = table.sitter(seat).score
        table.sitters[table.seat_index(seat)] = Sitter("person", name, event.guest, score=score)
    if table.phase == "playing":
        table.played.add(event.guest)


def take_filled(table: Table, event: Filled, _: Moment) -> None:
    """Give a seat to the computer; the score of a seat stays with the seat."""
    score = table.sitter(event.seat).score
    known = Character(event.mouse, event.cat) if event.mouse else None  # in older logs, bots had no names
    character = known or table.character_for(event.level)
    table.sitters[table.seat_index(event.seat)] = Sitter("bot", level=event.level, character=character, score=score)


def take_left(table: Table, event: Left, _: Moment) -> None:
    """Invalidate the guest's token, and free the seats."""
    del table.guests[event.guest]
    table.left[event.guest] = event.removed
    table.agreed.discard(event.guest)
    if not table.guests:
        table.host = NOBODY
    if table.undo_asked:  # the guest may have been asked to agree, or have asked: the request can be made again
        table.undo_asked, table.agreed = None, set()
    for sitter in table.sitters:
        if sitter.is_played_by(event.guest):
            sitter.who, sitter.guest = "open", None


def take_locked(table: Table, event: Locked, _: Moment) -> None:
    """Lock or unlock the table."""
    table.locked = event.locked


def take_hosted(table: Table, event: Hosted, _: Moment) -> None:
    """Change the host."""
    table.host = event.guest


def take_taken_over(table: Table, event: TakenOver, moment: Moment) -> None:
    """Let the computer play for a person."""
    stop_clock(table, event.seat, moment)
    table.sitter(event.seat).taken_over = event.why


def take_came_back(table: Table, event: CameBack, moment: Moment) -> None:
    """Return a seat to its player, with a fresh clock."""
    stop_clock(table, event.seat, moment)
    table.sitter(event.seat).taken_over = ""


def stop_clock(table: Table, seat: str | None, moment: Moment) -> None:
    """If it is the seat's turn, add the elapsed time to its clock, unless the computer plays it; restart the clock."""
    if table.phase != "playing" or seat is None or table.playing.turn != seat:
        return
    if table.level_on(seat) is None:
        table.playing.spend(moment.at)
    table.playing.since = moment.at


# Matches


def take_began(table: Table, event: Began, moment: Moment) -> None:
    """Start a new match. Players change seats only to swap sides; in old logs without a starter, they always did."""
    need_same_edition(table, event)
    table.sitters = table.sitters[event.turned :] + table.sitters[: event.turned]
    for sitter in table.sitters:
        if sitter.taken_over == "clock":
            sitter.taken_over = ""
    # Old logs do not contain who sat where.
    seated = event.seats or [sitter.as_seated(seat) for seat, sitter in table.seated()]
    people = [(one.name, one.kind) for one in seated]
    characters = [one.character or "" for one in seated]
    kept, hidden, start = moment.kept, table.opened.house.hidden, table.opened.start
    entropies = dict(kept.entropies)
    table.playing = LiveMatch(
        table.setup, event, kept.seed, people, characters, entropies, hidden, moment.at, start=start
    )
    table.matches.append(table.playing)
    table.phase = "playing"
    table.played |= table.players()
    new_position(table, moment)


def need_same_edition(table: Table, event: Began) -> None:
    """Raise `TableError` if the edition has changed under the same rules version. Old logs have no digest."""
    game, edition = table.setup.game, table.setup.edition
    if event.edition and event.rules == game.rules_version and event.edition != edition.digest():
        raise TableError("table.edition-changed", game=game.name, edition=edition.name)


def new_position(table: Table, moment: Moment) -> None:
    """Requests for an undo or a rematch expire with a new position."""
    table.at, table.undo_asked, table.agreed = moment.number, None, set()


def take_shaken(table: Table, event: Shaken, moment: Moment) -> None:
    """Add the devices' entropies; the clock did not run while a roll waited for them."""
    table.playing.shake(event.entropies)
    if table.playing.kind == "chance":
        table.playing.since = moment.at


def take_moved(table: Table, event: Moved, moment: Moment) -> None:
    """Apply a choice."""
    play_on(table, event.move, moment.kept.move or event.move, moment)


def take_rolled(table: Table, event: Rolled, moment: Moment) -> None:
    """Apply a chance outcome."""
    play_on(table, event.outcome, event.outcome, moment)


def play_on(table: Table, text: str, engine_text: str, moment: Moment) -> None:
    """Apply a choice or an outcome; in a match that has diverged, only record it."""
    playing = table.playing
    stop_clock(table, playing.turn, moment)
    if playing.strayed:
        playing.write_down(text, engine_text)
    elif playing.began.rules == playing.setup.game.rules_version:
        playing.play(text, engine_text)
    else:
        play_by_other_rules(playing, text, engine_text, moment.kept.position)
    new_position(table, moment)


def play_by_other_rules(playing: LiveMatch, text: str, engine_text: str, position: int) -> None:
    """Replay a match that began with older rules; if it reaches another position, it has diverged and is abandoned."""
    try:
        playing.play(text, engine_text)
        playing.strayed = playing.checksum() != position
    except MoveError:
        playing.write_down(text, engine_text)
        playing.strayed = True


def take_lifted(table: Table, event: Lifted, moment: Moment) -> None:
    """Remember which piece was lifted."""
    if not table.playing.strayed:
        table.playing.keep_lifted(event.touch)
    new_position(table, moment)


def take_undo_asked(table: Table, event: UndoAsked, _: Moment) -> None:
    """Open an undo request."""
    table.undo_asked, table.agreed = event.seat, set()


def take_undo_answered(table: Table, event: UndoAnswered, _: Moment) -> None:
    """Count an agreement, or close the undo request."""
    if event.yes:
        table.agreed.add(event.guest)
    else:
        table.undo_asked, table.agreed = None, set()


def take_undone(table: Table, event: Undone, moment: Moment) -> None:
    """Take back the last events. Old logs tell no count: the last choice left no trace in the record."""
    stop_clock(table, table.playing.turn, moment)
    if event.count:
        table.playing.take_back(event.count)
    else:
        table.playing.forget()
    new_position(table, moment)


def take_rematch_asked(table: Table, event: RematchAsked, _: Moment) -> None:
    """Count a request for a rematch."""
    table.agreed.add(event.guest)


def take_ended(table: Table, event: Ended, moment: Moment) -> None:
    """Add the result to the series, unless the match was abandoned."""
    table.playing.result, table.playing.closing = Result(tuple(event.winners), event.reason), event.closing or None
    table.phase = "over"
    new_position(table, moment)
    if event.reason != "abandoned":
        for sitter, value in zip(table.sitters, table.setup.values(event.winners).values(), strict=True):
            sitter.score += value


TAKING: dict[type, Callable[[Table, Any, Moment], None]] = {
    Opened: take_opened,
    Joined: take_joined,
    Filled: take_filled,
    Left: take_left,
    Locked: take_locked,
    Hosted: take_hosted,
    Began: take_began,
    Shaken: take_shaken,
    Moved: take_moved,
    Rolled: take_rolled,
    Lifted: take_lifted,
    UndoAsked: take_undo_asked,
    UndoAnswered: take_undo_answered,
    Undone: take_undone,
    TakenOver: take_taken_over,
    CameBack: take_came_back,
    RematchAsked: take_rematch_asked,
    Ended: take_ended,
}
