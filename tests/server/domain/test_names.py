"""Nicknames: sanitising, maximum width, and names that look alike."""

# ruff: noqa: RUF001

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.client.table import look_at, open_table, take_seat
from kasimir.core.confusables import looks_of
from kasimir.core.errors import TableError
from kasimir.core.record import from_json, new_record, to_json
from kasimir.core.setup import make_setup
from kasimir.protocol.http import Free, Me, NewTable, TableOptions
from kasimir.server.domain.names import LONGEST_NAME, apart_from, clean_name, columns_of
from tests.server.servers import serving

ODD_SIGNS = (
    "aБ 1\u0301\u093f\u094d\u0e47\u064e\u200c\u200d\u202e\u2067\ufe0f\u2e3b\u0643\u0928猫\u1100\u1161\u3099か|\ufdfa"
)
ODD_SIGNS += "\u00ad\u115f\u180e\ufeff\U000e0041\U00012219\U0001f600\ud800\uffff\n\x1b"


@given(st.text(ODD_SIGNS, max_size=60))
def test_odd_names_are_clean(raw: str) -> None:
    try:
        name = clean_name(raw)
    except TableError:
        return
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    assert sum(map(columns_of, name)) <= LONGEST_NAME
    assert not name.startswith(("\u093f", "\u094d", "\u0e47", "\u200c", "\u200d"))
    for sign in name:
        assert unicodedata.category(sign)[0] != "C" or sign in "\u200c\u200d"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann\u202ea\u2066\u2069\u200e\u061c", "Anna"),  # nothing turns text around
        ("An\u00adna\u200b\ufeff\u2060\u180e\U000e0041", "Anna"),  # nothing without width
        ("A\U000e0100n\u180bn\u180fa\U00016fe4", "Anna"),  # no marks that nobody sees
        ("An\u0378na\ue000\ud800\uffff", "Anna"),  # nothing unassigned, private, or half a sign
        ("A\u200dnn\u200ca", "Anna"),  # joiners join nothing here
        ("می\u200cخواهم", "می\u200cخواهم"),  # in Persian they keep letters apart
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),  # in Sinhala they make a letter
        ("می\u200c", "می"),
        ("\u094d\u200dAnna", "Anna"),  # marks stand on a letter
        ("ก\u0e47\u200d\u0e47\u0e47\u200c\u0e47\u0e47", "ก\u0e47\u0e47\u0e47"),  # joiners let nothing pile up
        ("猫" * 15, "猫" * 10),
        ("ab" + "猫" * 15 + "c", "ab" + "猫" * 9),
        ("a" + "猫" * 15 + "c", "a" + "猫" * 9),
        ("\uff21" * 30, "A" * 20),
        ("A" + "\u2e3b" * 10, "A" + "\u2e3b" * 6),
        ("\U00012219" * 20, "\U00012219" * 5),
        ("กิ" * 20, "กิ" * 10),
    ],
)
def test_what_is_shown_of_a_name(raw: str, shown: str) -> None:
    assert clean_name(raw) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "АnnА"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝓷𝔫𝖆"),
        ("Anna", "A.n_n a!"),
        ("Anna", "ᴀɴɴᴀ"),
        ("PAX", "ΡΑΧ"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Ian", "|an"),
        ("Bob", "B0b"),
        ("Marn", "Mam"),
        ("АННА", "анна"),
        ("HOPE", "ΗΟΡΕ"),
        ("Straße", "STRASSE"),
        ("Anna 2", "Anna ٢"),
        ("می\u200cخواهم", "میخواهم"),
        ("LISA", "ꓡꓲꓢꓮ"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert looks_of(clean_name(one)) & looks_of(clean_name(other))
    assert apart_from(clean_name(other), [one]) == f"{clean_name(other)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Anna", "Ben"), ("Anna", "Anna 2"), ("Élise", "Elise"), ("Анна", "Инна"), ("猫", "犬")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert apart_from(other, [one]) == other


def test_a_number_always_fits_and_tells_apart() -> None:
    names: list[str] = []
    for raw in ["猫" * 10, "A" * 20, "A" * 20, "Anna", "anna", "Anna 2", "ΑΝΝΑ", "猫" * 10]:
        names.append(apart_from(clean_name(raw), names))
        assert clean_name(names[-1]) == names[-1]
    assert names[2:] == ["A" * 18 + " 2", "Anna", "anna 2", "Anna 2 2", "ΑΝΝΑ 3", "猫" * 9 + " 2"]
    looks = [look for name in names for look in looks_of(name)]
    assert sum(len(looks_of(name)) for name in names) == len(set(looks))


async def names_at(url: str, table: str) -> list[str]:
    """Who sits there."""
    return [seat.name for seat in (await look_at(url, table)).now.seats]


@pytest.mark.anyio
async def test_nobody_sits_down_under_a_name_that_looks_like_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        wanted = NewTable("towers", [Me("Anna"), Me("anna"), Free(), Free()], house=TableOptions(first="chosen"))
        ticket = await open_table(server.url, wanted)
        await take_seat(server.url, ticket.table, "Аnna")  # Cyrillic
        await take_seat(server.url, ticket.table, "Ben")
        assert await names_at(server.url, ticket.table) == ["Anna", "anna 2", "Аnna 3", "Ben"]


@pytest.mark.anyio
async def test_a_host_who_watches_has_a_name_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_table(server.url, NewTable("towers", [Free(), Free()], name="Anna"))
        await take_seat(server.url, ticket.table, "ANNA")
        assert "ANNA 2" in await names_at(server.url, ticket.table)


def test_a_record_may_hold_every_name() -> None:
    name = clean_name("\u0dc1\u0dca\u200d\u0dbb\u0dd3")
    record = new_record(make_setup("discs"), [(name, "person"), ("Ben", "person")])
    assert from_json(to_json(record), "").sitters[0].name == name


@given(st.text(max_size=60))
def test_names_are_clean(raw: str) -> None:
    try:
        name = clean_name(raw)
    except TableError:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert "  " not in name
    assert any(sign.isalnum() for sign in name)
    assert all(unicodedata.category(sign)[0] not in "C" for sign in name)
    assert clean_name(name) == name


@pytest.mark.parametrize("raw", ["", " ", "\u202e", "\u3164", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u2800", "!!"])
def test_invisible_names_are_refused(raw: str) -> None:
    with pytest.raises(TableError):
        clean_name(raw)


def test_marks_do_not_pile_up() -> None:
    assert clean_name("Z" + "\u0335\u1dc4\u20d0\ufe20" * 5 + "oe") == "Zoe"
    assert clean_name("  A\u0308nna \n B. ") == "Änna B."
    assert clean_name("नमस्ते") == "नमस्ते"
    assert clean_name("ก" + "\u0e47" * 19 + "ข") == "ก" + "\u0e47" * 3 + "ข"
