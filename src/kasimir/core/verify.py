"""Verification of a record: every roll, every move and every hash is recomputed, and mismatches are reported.

A record without faults is consistent: no part contradicts another. Whether it shows what was really played, only
somebody who kept its closing hash can attest: a server, or a device that was there.
"""

from enum import Enum

from kasimir.core.dice import FairDice
from kasimir.core.errors import KasimirError, MoveError
from kasimir.core.game import Reason
from kasimir.core.match import Match, Result, undo_count
from kasimir.core.receipts import receipt_of
from kasimir.core.record import OLD_FORMAT, Record
from kasimir.core.words import listed, say


class Attestation(Enum):
    """Who attests that a consistent record shows the match that was really played."""

    NOBODY = "consistent, not attested"
    DEVICE = "attested by this device"
    SERVER = "attested by a server"


def judge(record: Record, closing: str | None = None) -> tuple[list[Reason], Attestation]:
    """The problems of a record, and who attests it: the server that reported the closing hash, or this device."""
    kept, true = receipt_of(record), record.true_closing()
    faults = verify(record)
    if closing not in (None, true):
        faults.append(Reason("verify.server", {}))
    if kept not in (None, true):
        faults.append(Reason("verify.device", {}))
    if faults or not (closing or kept):
        return faults, Attestation.NOBODY
    return faults, Attestation.SERVER if closing else Attestation.DEVICE


def verify(record: Record) -> list[Reason]:
    """Contradictions in a record, and violations of the rules. Events after the first invalid one are not checked."""
    faults = check_version(record) + check_edition(record) + check_commitment(record)
    match = record.begin()
    dice = None if record.seed is None else record.dice()
    for number, event in enumerate(record.events, 1):
        fault = check_event(dice, match, number, event)
        if fault:
            return [*faults, fault]
        match.follow(event)
    return faults + check_places(record) + check_result(record, match) + check_closing(record)


def check_version(record: Record) -> list[Reason]:
    """The record must have been made by the same version of the rules."""
    ours = record.setup.game.rules_version
    if record.rules_version == ours:
        return []
    return [Reason("verify.version", {"found": record.rules_version, "ours": ours})]


def check_edition(record: Record) -> list[Reason]:
    """With the same version of the rules, an edition with the name of a built-in one must have the same contents.

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
    if record.true_commitment() != record.commitment:
        return [Reason("verify.commitment", {})]
    return []


def check_event(dice: FairDice | None, match: Match, number: int, event: str) -> Reason | None:
    """A choice must be legal; an outcome of chance must be the one that the dice gave, if their seed is known."""
    if dice and match.is_chance() and not undo_count(event):
        options = match.options()
        rolled = options[dice.roll(number, [option.weight for option in options])].text
        return None if rolled == event else Reason("verify.roll", {**place(number, event), "rolled": rolled})
    return check_legal(match, number, event)


def check_legal(match: Match, number: int, event: str) -> Reason | None:
    """An event must be possible in its position, regardless of the dice."""
    where = place(number, event)
    try:
        if match.result:
            return Reason("verify.late", where)
        count = undo_count(event)
        if count > len(match.events):
            raise MoveError("move.no-undo")
        if not count:
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
    undone = [number for number, event in enumerate(record.events, 1) if undo_count(event)]
    if undone:  # what was seen cannot be unseen
        return [Reason("verify.places", {"number": undone[0]})]
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
    if told == true or (true is None and told == Result((), "abandoned")):
        return []
    return [Reason("verify.result", {"told": result_text(told), "true": result_text(true)})]


def check_closing(record: Record) -> list[Reason]:
    """The closing hash must follow from everything before it; a match that has not ended has none."""
    if record.format == OLD_FORMAT:
        return []
    true = None if record.result is None else record.true_closing()
    return [] if record.closing == true else [Reason("verify.chain", {})]


def describe(record: Record, attested: Attestation) -> str:
    """What was verified in a record without faults, and what it does not prove, as lines of text."""
    named = named_result(record, record.result)
    done: dict[str, str | int] = {"events": len(record.events), "rolls": count_rolls(record), "result": named}
    lines = [say("verify.consistent" if attested is Attestation.NOBODY else "verify.sound", done)]
    lines.append(say(f"verify.by-{attested.name.lower()}"))
    if record.format == OLD_FORMAT:
        lines.append(say("verify.old"))
    return "\n".join(lines)


def count_rolls(record: Record) -> int:
    """The number of chance events, those that were taken back included."""
    match, rolls = record.begin(), 0
    for event in record.events:
        rolls += match.is_chance() and not undo_count(event)
        match.follow(event)
    return rolls


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
    return result_text(Result(tuple(record.name_with_seat(seat) for seat in result.winners), result.reason))
