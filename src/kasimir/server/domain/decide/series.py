"""The beginning and end of matches, and rematches."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from kasimir.core.dice import commitment, new_secret
from kasimir.core.errors import TableError
from kasimir.core.match import Result
from kasimir.core.opening import CHOSEN, DRAWN
from kasimir.core.record import setup_digest
from kasimir.protocol.events import Began, Ended, Event, RematchAsked, Shaken
from kasimir.protocol.requests import Begin, End, Rematch
from kasimir.server.domain.decide.base import Draft, need_host, need_playing
from kasimir.server.domain.fold import Secrets
from kasimir.server.domain.live_match import NO_ENTROPY, LiveMatch
from kasimir.server.domain.table import Table


def decide_begin(table: Table, guest: int, asked: Begin) -> Draft:
    """The host says who starts, for instance the youngest player."""
    need_host(table, guest)
    if table.phase != "open" or table.open_seats():
        raise TableError("table.open-seats" if table.open_seats() else "table.begun")
    if asked.starter is not None:
        table.setup.need_starter(asked.starter)
    return draft_began(table, asked.starter or first_starter(table))


def first_starter(table: Table) -> str | None:
    """The seat that starts the first match, if no question has to be answered; None if the table has no choice."""
    seats = table.starters()
    if not seats:
        return None
    if table.opened.house.first == DRAWN:
        return secrets.choice(seats)
    people = table.people_who_may_start() if table.opened.house.first != CHOSEN else []
    return (people or seats)[0]


def next_starter(table: Table) -> str | None:
    """The seat that starts the next match of a series: the one after the previous starter."""
    seats = table.starters()
    last = table.playing.began.starter
    return seats[(seats.index(last or seats[0]) + 1) % len(seats)] if seats else None


def draft_rematch(table: Table) -> Draft:
    """The next match begins. Players keep their seats, unless they swap sides after every match."""
    return draft_began(table, next_starter(table), turned=int(table.opened.house.swap_sides and table.has_sides()))


def draft_began(table: Table, starter: str | None, turned: int = 0) -> Draft:
    """A match begins: the server commits to the set-up, to a seed, and to the entropies of the computer's seats."""
    sitters = table.sitters[turned:] + table.sitters[:turned]
    seats = [sitter.as_seated(seat) for seat, sitter in zip(table.setup.seats, sitters, strict=True)]
    entropies = {seated.seat: new_secret() for seated in seats if seated.kind == "bot"}
    seed = new_secret()
    rules, edition = table.setup.game.rules_version, table.setup.edition.digest()
    first = table.opened.house.first if starter else CHOSEN
    bound = commitment(seed, entropies, setup_digest(table.setup, rules, first, starter, table.opened.start))
    began = Began(len(table.matches) + 1, turned, first, bound, rules, edition, starter, seats)
    return Draft([began], Secrets(seed=seed, entropies=entropies))


def decide_rematch(table: Table, guest: int, _: Rematch) -> Draft:
    """A player asks for a rematch; it begins when everybody has."""
    if table.phase != "over" or table.open_seats():
        raise TableError("table.open-seats" if table.phase == "over" else "table.begun")
    if guest not in table.asked_for_rematch() or guest in table.agreed:
        raise TableError("table.not-asked")
    return Draft([RematchAsked(guest)])


def decide_end(table: Table, guest: int, asked: End) -> Draft:
    """The host abandons the match; its dice are revealed all the same."""
    need_host(table, guest)
    need_playing(table)
    if asked.match not in (None, len(table.matches)):
        raise TableError("table.stale")
    return draft_ended(table.playing, [], "abandoned")


def draft_ended(playing: LiveMatch, winners: Sequence[str], reason: str) -> Draft:
    """The result, with the seed and the entropies of the computer's seats."""
    silent = dict.fromkeys(playing.waiting, NO_ENTROPY)
    of_bots = {
        seat: playing.entropies[seat]
        for seat, (_, kind) in zip(playing.setup.seats, playing.people, strict=True)
        if kind == "bot"
    }
    events: list[Event] = [Shaken(silent)] if silent else []
    record = replace(playing.record(), seed=playing.seed)
    record.close(Result(tuple(winners), reason))
    return Draft([*events, Ended(list(winners), reason, playing.seed, of_bots, record.closing or "")])
