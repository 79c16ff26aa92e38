"""The beginning and end of matches, and rematches."""

import secrets
from dataclasses import replace

from kasimir.core.dice import commitment, new_secret
from kasimir.core.errors import TableError
from kasimir.core.match import Result
from kasimir.core.record import setup_digest
from kasimir.protocol.events import Began, Ended, Event, RematchAsked, Seated, Shaken
from kasimir.protocol.requests import Begin, End, Rematch
from kasimir.server.domain.decide.base import Draft, need_host, need_playing
from kasimir.server.domain.fold import Secrets
from kasimir.server.domain.live_match import NO_ENTROPY, LiveMatch
from kasimir.server.domain.table import Table


def decide_begin(table: Table, guest: int, asked: Begin) -> Draft:
    """The host names the youngest player, who starts."""
    need_host(table, guest)
    if table.phase != "open" or table.open_seats():
        raise TableError("table.open-seats" if table.open_seats() else "table.begun")
    if asked.starter is not None and asked.starter not in table.setup.seats:
        raise TableError("table.no-seat", seat=asked.starter)
    return draft_began(table, table.seat_index(asked.starter) if asked.starter else first_turn(table))


def first_turn(table: Table) -> int:
    """By how many seats players rotate before the first match."""
    return secrets.randbelow(table.setup.players) if table.opened.house.first == "drawn" else 0


def draft_began(table: Table, turned: int) -> Draft:
    """A match begins: the server commits to the set-up, to a seed, and to the entropies of the computer's seats."""
    sitters = table.sitters[turned:] + table.sitters[:turned]
    seats = [Seated(seat, *sitter.as_seated()) for seat, sitter in zip(table.setup.seats, sitters, strict=True)]
    entropies = {seated.seat: new_secret() for seated in seats if seated.kind == "bot"}
    seed, first = new_secret(), table.opened.house.first
    rules, edition = table.setup.game.rules_version, table.setup.edition.digest()
    bound = commitment(seed, entropies, setup_digest(table.setup, rules, first, table.opened.start))
    began = Began(len(table.matches) + 1, turned, first, bound, rules, edition, seats)
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


def draft_ended(playing: LiveMatch, winners: list[str], reason: str) -> Draft:
    """The result, with the seed and the entropies of the computer's seats."""
    silent = dict.fromkeys(playing.waiting, NO_ENTROPY)
    of_bots = {
        seat: playing.entropies[seat]
        for seat, (_, kind) in zip(playing.setup.seats, playing.people, strict=True)
        if kind == "bot"
    }
    events: list[Event] = [Shaken(silent)] if silent else []
    record = replace(playing.record(), seed=playing.seed)
    record.close(Result(winners, reason))
    return Draft([*events, Ended(winners, reason, playing.seed, of_bots, record.closing or "")])
