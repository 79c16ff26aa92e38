"""Tampering with records: changes to rules, dice, set-up or chain are always detected; with a receipt, all changes."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kasimir.core import registry
from kasimir.core.errors import KasimirError
from kasimir.core.match import Match, Result, undo_count
from kasimir.core.receipts import keep_receipt, receipts_file
from kasimir.core.record import Record, from_table
from kasimir.core.verify import Attestation, judge
from tests.core.second_verifier import Chances, faults
from tests.core.tampering import BY_HASH_ALONE, BY_RULES, Table, Tampering, finish
from tests.core.tampering_setup import OF_THE_SET_UP
from tests.helpers import all_setups, make_record, table_of

GAMES = registry.names()
RECORDS, MANY, KINDS = 40, 1000, 20
ALL = BY_HASH_ALONE + BY_RULES + OF_THE_SET_UP
FEWEST_ROLLS = 10
"""Enough attempts that identical outcomes are no coincidence."""
UNDOS = 0.1
"""How often something is taken back in every other record; hidden pieces allow no undo."""
LONGEST = 40
"""Events after which a match is abandoned, as people do."""


@cache
def setups(game: str) -> list[Any]:
    return list(all_setups(game))


def finished_record(number: int) -> Record:
    """A finished match of some game, edition, variant and number of seats; of `discs` every other one with places."""
    game = GAMES[number % len(GAMES)]
    setup = setups(game)[number // len(GAMES) % len(setups(game))]
    hides = setup.game.hidden and number % 2
    record = make_record(setup, number, LONGEST, bots=number % 3, undos=0 if hides else UNDOS * (number % 2))
    if hides:
        record.places = places_of(record)
    record.close(record.result or Result((), "abandoned"))
    return record


def places_of(record: Record) -> list[str]:
    setup, match = record.setup, Match(record.setup)
    assert setup.game.hidden
    hidden, places = setup.game.hidden(match.state, setup.board), []
    for event in record.events:
        places.append(hidden.match_move(match.state, setup.board, setup.find(match.state, event).move))
        hidden.play(places[-1])
        match.play(event)
    return places


def verdict_on(table: Table, closing: str | None = None) -> tuple[list[str], Attestation]:
    """The codes of all faults, and who attests the record."""
    try:
        found, attested = judge(from_table(table), closing)
    except KasimirError as error:
        return [error.code], Attestation.NOBODY
    return [fault.code for fault in found], attested


def unnoticed(record: Record, how: Tampering, table: Table) -> Iterator[str]:
    """Under which conditions a change goes undetected."""
    codes, attested = verdict_on(table, record.closing)
    if not codes or attested is not Attestation.NOBODY:
        yield f"{how.__name__}, with a receipt"
    if not set(codes) - {"verify.server"}:
        yield f"{how.__name__}, without a receipt"
    if how in BY_HASH_ALONE:
        finish(table)
        codes, attested = verdict_on(table, record.closing)
        if "verify.server" not in codes or attested is not Attestation.NOBODY:
            yield f"{how.__name__}, with a receipt and all hashes computed anew"
    elif how in OF_THE_SET_UP and sum(map(bool, chances_of(record))) >= FEWEST_ROLLS:
        finish(table)
        if not set(verdict_on(table)[0]) & {"verify.roll", "verify.move", "verify.late"}:
            yield f"{how.__name__}, without a receipt, all hashes computed anew"


def tamper(numbers: range) -> tuple[list[str], Counter[str]]:
    """Apply every kind of tampering to some records: which go undetected, and how often each was tried."""
    passed, tried = list[str](), Counter[str]()
    for number in numbers:
        record = finished_record(number)
        assert judge(record) == ([], Attestation.NOBODY)
        assert judge(record, record.closing) == ([], Attestation.SERVER)
        for how in ALL:
            table = table_of(record)
            if how(table, random.Random(number)) and table != table_of(record):
                tried[how.__name__] += 1
                passed += unnoticed(record, how, table)
    return passed, tried


def test_tampering_is_noticed() -> None:
    passed, tried = tamper(range(RECORDS))
    assert passed == []
    assert set(tried) == {how.__name__ for how in ALL}
    assert len(tried) >= KINDS


@pytest.mark.slow
def test_tampering_with_many_records_is_noticed() -> None:
    assert tamper(range(RECORDS, RECORDS + MANY))[0] == []


# The second implementation


def chances_of(record: Record) -> list[Chances]:
    """The possible outcomes of each chance event, by the rules."""
    match, found = record.begin(), list[Chances]()
    for event in record.events:
        is_chance = match.is_chance() and not undo_count(event)
        found.append({option.text: option.weight for option in match.options()} if is_chance else None)
        match.follow(event)
    return found


@pytest.mark.parametrize("number", range(10))
def test_a_verifier_written_from_the_page_agrees(number: int) -> None:
    record = finished_record(number)
    table, chances = table_of(record), chances_of(record)
    assert faults(table, chances) == []
    assert faults(table | {"closing": "0" * 64}, chances) == ["closing"]
    assert faults(table | {"first": "youngest"}, chances)[0] == "commitment"
    table["seats"][0]["name"] = 'Zoë "Zorro" 名前'
    assert faults(table, chances) == ["closing"]
    finish(table)
    assert faults(table, chances) == []
    rolled = [index for index, each in enumerate(chances) if each and len(each) > 1]
    if rolled:
        table["events"][rolled[0]] = next(
            text for text in chances[rolled[0]] or {} if text != table["events"][rolled[0]]
        )
        assert faults(table, chances) == [f"roll {rolled[0] + 1}"]


def test_closing_hashes_never_change() -> None:
    """web/tests/verify.test.ts has the same values."""
    pinned = json.loads((Path(__file__).parent / "closing_vectors.json").read_text(encoding="utf-8"))
    record = pinned["record"]
    assert faults(record, [dict.fromkeys("123456", 1), None]) == []
    assert faults(record | {"places": ["+", "x"], "closing": pinned["closing_with_places"]}, [None, None]) == []


# Receipts of this device


def test_a_receipt_of_this_device_attests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = finished_record(0)
    keep_receipt(record)
    assert judge(record) == ([], Attestation.DEVICE)
    assert judge(record, record.closing) == ([], Attestation.SERVER)
    assert judge(finished_record(1)) == ([], Attestation.NOBODY)
    for how in BY_HASH_ALONE:
        table = table_of(record)
        if how(table, random.Random(1)):
            finish(table)
            codes, attested = verdict_on(table)
            assert "verify.device" in codes
            assert attested is Attestation.NOBODY
            keep_receipt(from_table(table))
    assert judge(record) == ([], Attestation.DEVICE), "what was seen first stays"


@pytest.mark.parametrize("damage", [b"", b"[]", b"[" * 100_000, b"\xff"])
def test_a_damaged_file_of_receipts_attests_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep_receipt(finished_record(0))
    receipts_file().write_bytes(damage)
    assert judge(finished_record(0)) == ([], Attestation.NOBODY)
    keep_receipt(finished_record(0))
    assert judge(finished_record(0)) == ([], Attestation.DEVICE)


def test_only_the_last_receipts_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("kasimir.core.receipts.MOST", 2)
    for number in range(3):
        keep_receipt(finished_record(number))
    attested = [judge(finished_record(number))[1] for number in range(3)]
    assert attested == [Attestation.NOBODY, Attestation.DEVICE, Attestation.DEVICE]


def test_where_no_receipt_can_be_written_the_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    keep_receipt(finished_record(0))
    assert judge(finished_record(0)) == ([], Attestation.NOBODY)
