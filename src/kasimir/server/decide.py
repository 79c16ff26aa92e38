"""What may be done at a table, by whom. Deciding changes nothing: it says which events are to be logged."""

import secrets
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from kasimir.bots.levels import check_bot
from kasimir.core.dice import commitment, new_secret
from kasimir.core.errors import TableError
from kasimir.server.fold import NOTHING_KEPT, Kept
from kasimir.server.log_room import is_overfull, need_room
from kasimir.server.names import apart_from
from kasimir.server.playing import NO_ENTROPY, Playing
from kasimir.server.protocol.asked import (
    Answer,
    Back,
    Begin,
    End,
    Leave,
    Lift,
    Lock,
    Move,
    Rematch,
    Remove,
    Roll,
    Shake,
    Sit,
    Undo,
)
from kasimir.server.protocol.events import (
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
    Moved,
    RematchAsked,
    Rolled,
    Shaken,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from kasimir.server.table import Table

COMPUTER = 0
"""The number of the guest who plays the computer's seats; people are counted from 1."""
PATIENCE_FOR_DICE = 10.0
"""Seconds after which a device that has not added to the dice is waited for no longer."""


class Draft(Struct, frozen=True):
    """What is to be logged."""

    events: list[Event] = []
    kept: Kept = NOTHING_KEPT


def decide(table: Table, guest: int, asked: Any) -> Draft:
    """What follows from a message of somebody at the table; a `TableError` or `MoveError` if it may not be."""
    is_computer = guest == COMPUTER and isinstance(asked, (Move, Roll))
    if guest not in table.guests and not is_computer:
        raise TableError("table.key")
    need_room(table, asked)
    return DECISIONS[type(asked)](table, guest, asked)


# Playing


def decide_move(table: Table, guest: int, asked: Move) -> Draft:
    """A legal choice, by whoever holds the seat."""
    seat = need_turn(table, guest, asked.at)
    return draft_move(table.playing, seat, asked.move)


def draft_move(playing: Playing, seat: str, text: str) -> Draft:
    """A choice, if it is legal."""
    if text not in playing.moves:
        reason = playing.why_not(text)
        raise TableError(reason.code, **reason.args)
    kept = Kept(move=playing.engine_text(text)) if playing.places else NOTHING_KEPT
    return Draft([Moved(seat, text, playing.happened(text))], kept)


def decide_roll(table: Table, guest: int, asked: Roll) -> Draft:
    """Chance decides when the seat whose turn it is wants it to."""
    seat = need_turn(table, guest, asked.at)
    return draft_roll(table.playing, seat)


def draft_roll(playing: Playing, seat: str) -> Draft:
    """An outcome of chance, once everybody has added to the dice."""
    if playing.kind != "chance":
        raise TableError("table.no-chance")
    if playing.waiting:
        raise TableError("table.waiting", seats=", ".join(playing.waiting))
    outcome = playing.roll()
    return Draft([Rolled(seat, outcome, playing.happened(outcome))])


def decide_lift(table: Table, guest: int, asked: Lift) -> Draft:
    """A piece that is lifted must be played, so only one can be."""
    seat = need_turn(table, guest, asked.at)
    if table.playing.lifted is not None:
        raise TableError("table.lifted", touch=table.playing.lifted)
    return Draft([Lifted(seat, asked.touch, table.playing.lift(asked.touch))])


def need_turn(table: Table, guest: int, at: int) -> str:
    """The seat whose turn it is: the table must be as the player saw it, and the seat the player's own."""
    need_playing(table)
    if at != table.at:
        raise TableError("table.stale")
    seat = table.playing.turn or ""
    sitter = table.sitter(seat)
    if guest != (COMPUTER if table.level_on(seat) else sitter.guest):
        raise TableError("table.taken-over" if sitter.guest == guest else "table.turn", seat=seat)
    return seat


def need_playing(table: Table) -> None:
    """A match must be under way."""
    if table.phase != "playing" or table.playing.match.result:
        raise TableError("table.no-match")


def decide_shake(table: Table, guest: int, asked: Shake) -> Draft:
    """A device adds to the dice once, for its own seats, as long as nothing was rolled."""
    need_playing(table)
    if asked.match != len(table.matches):
        raise TableError("table.stale")
    waited_for = set(table.playing.waiting) & set(table.seats_of(guest))
    entropies = {seat: entropy for seat, entropy in asked.entropies.items() if seat in waited_for}
    if not entropies:
        raise TableError("table.shaken")
    return Draft([Shaken(entropies)])


# Taking back


def decide_undo(table: Table, guest: int, asked: Undo) -> Draft:
    """The last choice is taken back if it was one's own and all other players agree."""
    need_playing(table)
    if asked.at != table.at:
        raise TableError("table.stale")
    seat = table.playing.last_chooser()
    if not table.opened.house.undo or seat is None or seat not in table.seats_of(guest):
        raise TableError("table.no-undo")
    if table.undo_asked:
        raise TableError("table.undo-asked")
    others = table.asked_to_agree() - {guest}
    return Draft([UndoAsked(seat)] if others else [Undone(seat)])


def decide_answer(table: Table, guest: int, asked: Answer) -> Draft:
    """Whoever else plays may agree or not; the last to agree makes it happen."""
    need_playing(table)
    if asked.at != table.at or table.undo_asked is None:
        raise TableError("table.stale")
    asker = table.sitter(table.undo_asked).guest
    needed = table.asked_to_agree() - {asker, *table.agreed}
    if guest not in needed:
        raise TableError("table.not-asked")
    events: list[Event] = [UndoAnswered(guest, asked.yes)]
    if asked.yes and needed == {guest}:
        events.append(Undone(table.undo_asked))
    return Draft(events)


# Who sits there


def draft_joined(table: Table, name: str, wanted: list[str], names: list[str], token_hash: str) -> Draft:
    """Somebody sits down on the seats named, or on any free one."""
    if table.locked:
        raise TableError("table.locked")
    seats = list(dict.fromkeys(wanted)) or table.open_seats()[:1]
    if not seats:
        raise TableError("table.full")
    for seat in seats:
        need_free(table, seat)
    joined = Joined(table.guests_ever + 1, apart_from(name, table.names()), seats, names)
    need_room(table, joined)
    events: list[Event] = [joined]
    events += [CameBack(seat) for seat in seats if table.sitter(seat).taken_over]
    return Draft(events, Kept(token=token_hash))


def need_free(table: Table, seat: str) -> None:
    """Nobody may sit there yet."""
    if seat not in table.setup.seats:
        raise TableError("table.no-seat", seat=seat)
    if seat not in table.open_seats():
        raise TableError("table.taken", seat=seat)


def decide_leave(table: Table, guest: int, _: Leave) -> Draft:
    """Whoever leaves frees the seats."""
    return draft_left(table, guest, removed=False)


def decide_remove(table: Table, guest: int, asked: Remove) -> Draft:
    """The host may remove anybody else."""
    need_host(table, guest)
    if asked.guest not in table.guests or asked.guest == guest:
        raise TableError("table.nobody")
    return draft_left(table, asked.guest, removed=True)


def draft_left(table: Table, guest: int, *, removed: bool) -> Draft:
    """The seats are free; in a match the computer takes over, if the table has it so. Somebody else is the host."""
    events: list[Event] = []
    if table.phase == "playing" and (silent := set(table.playing.waiting) & set(table.seats_of(guest))):
        events.append(Shaken(dict.fromkeys(sorted(silent), NO_ENTROPY)))  # whoever comes next adds none
    events.append(Left(guest, removed))
    if table.phase == "playing" and table.opened.house.away_seconds:
        events += [TakenOver(seat, "left") for seat in table.seats_of(guest)]
    heirs = [number for number in table.guests if number != guest]
    if guest == table.host and heirs:
        events.append(Hosted(heirs[0]))
    return Draft(events)


def decide_sit(table: Table, guest: int, asked: Sit) -> Draft:
    """The host may give a free seat to the computer."""
    need_host(table, guest)
    need_free(table, asked.seat)
    check_bot(table.setup, asked.level)
    return Draft([Filled(asked.seat, asked.level)])


def decide_lock(table: Table, guest: int, asked: Lock) -> Draft:
    """The host may close the table to newcomers."""
    need_host(table, guest)
    return Draft([Locked(asked.locked)])


def decide_back(table: Table, guest: int, _: Back) -> Draft:
    """Whoever comes back plays again, unless the time for the whole match is up."""
    seats = [seat for seat in table.seats_of(guest) if table.sitter(seat).taken_over and has_time(table, seat)]
    if not seats:
        raise TableError("table.not-taken-over")
    return Draft([CameBack(seat) for seat in seats])


def has_time(table: Table, seat: str) -> bool:
    """Whether a seat has some of its time for the match left."""
    limit = table.opened.house.match_seconds
    return limit is None or table.phase != "playing" or table.playing.used.get(seat, 0.0) < limit


def need_host(table: Table, guest: int) -> None:
    """Some things only the host may do."""
    if guest != table.host:
        raise TableError("table.not-host")


# Beginning and ending


def decide_begin(table: Table, guest: int, asked: Begin) -> Draft:
    """The host says who starts, where that is not drawn."""
    need_host(table, guest)
    if table.phase != "open" or table.open_seats():
        raise TableError("table.open-seats" if table.open_seats() else "table.begun")
    if asked.starter is not None and asked.starter not in table.setup.seats:
        raise TableError("table.no-seat", seat=asked.starter)
    return draft_began(table, table.seat_index(asked.starter) if asked.starter else first_turn(table))


def first_turn(table: Table) -> int:
    """By how many seats people move on before the first match."""
    return secrets.randbelow(table.setup.players) if table.opened.house.first == "drawn" else 0


def draft_began(table: Table, turned: int) -> Draft:
    """A match begins: the server binds itself to a seed, with the entropies of the computer's seats."""
    sitters = table.sitters[turned:] + table.sitters[:turned]
    pairs = zip(table.setup.seats, sitters, strict=True)
    entropies = {seat: new_secret() for seat, sitter in pairs if sitter.who == "bot"}
    seed = new_secret()
    rules, edition = table.setup.game.rules_version, table.setup.edition.digest()
    bound = commitment(seed, entropies)
    began = Began(len(table.matches) + 1, turned, table.opened.house.first, bound, rules, edition)
    return Draft([began], Kept(seed=seed, entropies=entropies))


def decide_rematch(table: Table, guest: int, _: Rematch) -> Draft:
    """Everybody who plays must want it."""
    if table.phase != "over" or table.open_seats():
        raise TableError("table.open-seats" if table.phase == "over" else "table.begun")
    if guest not in table.asked_for_rematch() or guest in table.agreed:
        raise TableError("table.not-asked")
    return Draft([RematchAsked(guest)])


def decide_end(table: Table, guest: int, asked: End) -> Draft:
    """The host may abandon the match; its dice are opened all the same."""
    need_host(table, guest)
    need_playing(table)
    if asked.match not in (None, len(table.matches)):
        raise TableError("table.stale")
    return draft_ended(table.playing, [], "abandoned")


def draft_ended(playing: Playing, winners: list[str], reason: str) -> Draft:
    """The result, and all that the dice were made of."""
    silent = dict.fromkeys(playing.waiting, NO_ENTROPY)
    of_bots = {
        seat: playing.entropies[seat]
        for seat, (_, kind) in zip(playing.setup.seats, playing.people, strict=True)
        if kind == "bot"
    }
    events: list[Event] = [Shaken(silent)] if silent else []
    return Draft([*events, Ended(winners, reason, playing.seed, of_bots)])


# What follows by itself


def follow_up(table: Table) -> Draft | None:
    """What the state of the table calls for, whoever looks at it: so nothing is forgotten when a server is killed."""
    if table.phase == "playing":
        playing = table.playing
        if playing.strayed or is_overfull(table):
            return draft_ended(playing, [], "abandoned")
        if playing.match.result:
            return draft_ended(playing, *playing.match.result)
        if table.opened.house.auto and playing.kind == "chance" and not playing.waiting:
            return draft_roll(playing, playing.turn or "")
    elif not table.open_seats():
        if table.phase == "open" and table.opened.house.first != "youngest":
            return draft_began(table, first_turn(table))
        if table.phase == "over" and table.asked_for_rematch() <= table.agreed:
            return draft_began(table, 1)
    return None


def overdue(table: Table, now: float, absent_since: dict[int, float]) -> Draft | None:
    """What time calls for: silent devices, clocks that ran out, players who are away too long."""
    if table.phase != "playing" or table.playing.match.result:
        return None
    playing, seat = table.playing, table.playing.turn or ""
    if playing.waiting and now >= playing.since + PATIENCE_FOR_DICE:
        return Draft([Shaken(dict.fromkeys(playing.waiting, NO_ENTROPY))])
    deadline = table.deadline()
    if deadline is not None and now >= deadline:
        return Draft([TakenOver(seat, "clock")])
    away_at = away_deadline(table, seat, absent_since)
    return Draft([TakenOver(seat, "away")]) if away_at is not None and now >= away_at else None


def away_deadline(table: Table, seat: str, absent_since: dict[int, float]) -> float | None:
    """When a player who is not there has been waited for long enough."""
    sitter, patience = table.sitter(seat), table.opened.house.away_seconds
    if patience is None or sitter.guest is None or sitter.taken_over or sitter.guest not in absent_since:
        return None
    return max(absent_since[sitter.guest], table.playing.since) + patience


def next_look(table: Table, absent_since: dict[int, float]) -> float | None:
    """When `overdue` will next have something to say, as far as can be told."""
    if table.phase != "playing" or table.playing.match.result:
        return None
    playing, house = table.playing, table.opened.house
    if not (house.move_seconds or house.match_seconds or house.away_seconds or playing.waiting):
        return None
    moments = [table.deadline(), away_deadline(table, playing.turn or "", absent_since)]
    if playing.waiting:
        moments.append(playing.since + PATIENCE_FOR_DICE)
    return min((moment for moment in moments if moment is not None), default=None)


DECISIONS: dict[type, Callable[[Table, int, Any], Draft]] = {
    Move: decide_move,
    Roll: decide_roll,
    Lift: decide_lift,
    Shake: decide_shake,
    Undo: decide_undo,
    Answer: decide_answer,
    Begin: decide_begin,
    Sit: decide_sit,
    Lock: decide_lock,
    Remove: decide_remove,
    Back: decide_back,
    End: decide_end,
    Rematch: decide_rematch,
    Leave: decide_leave,
}
