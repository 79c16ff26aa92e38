"""Verification of a record: every roll and every move is recomputed, and mismatches are reported."""

from kasimir.core.dice import commitment
from kasimir.core.errors import KasimirError
from kasimir.core.game import CHANCE, Reason
from kasimir.core.match import Match, Result
from kasimir.core.record import Record
from kasimir.core.words import listed, say


def verify(record: Record) -> list[Reason]:
    """The problems of a record; empty if it is valid. Events after the first invalid one are not checked."""
    faults = check_version(record) + check_commitment(record)
    match = record.begin()
    for number, event in enumerate(record.events, 1):
        fault = check_event(record, match, number, event)
        if fault:
            return [*faults, fault]
        match.play(event)
    return faults + check_places(record) + check_result(record, match)


def check_version(record: Record) -> list[Reason]:
    """The record must have been made by the same version of the rules."""
    ours = record.setup.game.rules_version
    if record.rules_version == ours:
        return []
    return [Reason("verify.version", {"found": record.rules_version, "ours": ours})]


def check_edition(record: Record) -> list[Reason]:
    """With the same rules, an edition that has the name of one of ours must have the same contents.

    A record of a match on another edition can still be valid: it contains everything it was played with.
    """
    game, edition = record.setup.game, record.setup.edition
    is_ours = edition.name in game.editions() and record.rules_version == game.rules_version
    if not is_ours or game.edition(edition.name).digest() == edition.digest():
        return []
    return [Reason("verify.edition", {"edition": edition.name})]


def check_commitment(record: Record) -> list[Reason]:
    """The revealed seed must match the host's commitment."""
    if record.seed is None:
        return [Reason("verify.sealed", {})]
    if commitment(record.seed, record.bots_entropy()) != record.commitment:
        return [Reason("verify.commitment", {})]
    return []


def check_event(record: Record, match: Match, number: int, event: str) -> Reason | None:
    """A choice must be legal; an outcome of chance must be the one that the dice gave."""
    if match.is_chance() and record.seed is not None:
        options = match.options()
        rolled = options[record.dice().roll(number, [option.weight for option in options])].text
        return None if rolled == event else Reason("verify.roll", {**place(number, event), "rolled": rolled})
    return check_legal(match, number, event)


def check_legal(match: Match, number: int, event: str) -> Reason | None:
    """An event must be possible in its position, regardless of the dice."""
    where = place(number, event)
    try:
        if match.result:
            return Reason("verify.late", where)
        match.setup.find(match.state, event)
    except KasimirError as error:
        return Reason("verify.move", {**where, "code": error.code, "reason": str(error)})
    return None


def place(number: int, event: str) -> dict[str, str | int]:
    """Where in a record a problem is."""
    return {"number": number, "event": event[:60]}


def check_places(record: Record) -> list[Reason]:
    """On a table with hidden pieces, the events by place must be the same events."""
    if record.places is None:
        return []
    setup, match = record.setup, record.begin()
    if setup.game.hidden is None or len(record.places) != len(record.events):
        return [Reason("verify.places", {"number": len(record.places)})]
    table = setup.game.hidden(match.state, setup.board)
    for number, (event, place) in enumerate(zip(record.events, record.places, strict=True), 1):
        move = table.moves(match.state, setup.board).get(place)
        if move is None or move != setup.find(match.state, event).move:
            return [Reason("verify.places", {"number": number})]
        table.play(place)
        match.play(event)
    return []


def check_result(record: Record, match: Match) -> list[Reason]:
    """The result must follow from the events. A match may be abandoned before its end."""
    told, true = record.result, match.result
    if told == true or (true is None and told == Result([], "abandoned")):
        return []
    return [Reason("verify.result", {"told": result_text(told), "true": result_text(true)})]


def describe_sound(record: Record) -> str:
    """What was verified, as text."""
    match = record.replay()
    rolls = sum(match.setup.kind(moment.state) == CHANCE for moment in match.moments[:-1])
    return say(
        "verify.sound", {"events": len(match.events), "rolls": rolls, "result": named_result(record, record.result)}
    )


def result_text(result: Result | None) -> str:
    """A result as text."""
    if result is None:
        return say("result.none")
    code = "result.won" if result.winners else f"result.{result.reason}"
    return say(code, {"winners": listed(result.winners), "count": len(result.winners)})


def named_result(record: Record, result: Result | None) -> str:
    """The same, with the names of the winners."""
    if result is None or not set(result.winners) <= set(record.setup.seats):
        return result_text(result)
    return result_text(Result([record.name_with_seat(seat) for seat in result.winners], result.reason))
