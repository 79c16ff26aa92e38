"""docs/hosting.md says what a public server withstands by the figures that were measured, and by no others."""

import math
import re
from typing import NamedTuple

import pytest

from tests.helpers import ROOT
from tests.server.attacks import chatter, slow, thinkers
from tests.server.attacks.harness import ATTACKS

RESULTS = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
HOSTING = " ".join((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split())
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
BAR, MOST_GROWN, ROUNDED = 10.0, 100.0, 10.0


class Row(NamedTuple):
    """What was measured of an attack: milliseconds without it and under it, and megabytes."""

    p99: float
    p99_under: float
    times: float
    grown: float
    bar: str


def measured() -> dict[str, Row]:
    """The rows of the section, by attack."""
    section = RESULTS.partition("\n## Attacks\n")[2].partition("\n## ")[0]
    found = {}
    for name, cells in re.findall(r"^\| `(\w+)`: [^|]+\|(.+)\|$", section, re.MULTILINE):
        _, p99, _, p99_under, times, grown, bar = (cell.strip() for cell in cells.split("|"))
        found[name] = Row(float(p99), float(p99_under), float(times), float(grown), bar)
    return found


def told(pattern: str) -> list[int]:
    """The numbers in the one place of the document that is like this."""
    [found] = re.findall(pattern, HOSTING)
    return [int(number) for number in ([found] if isinstance(found, str) else found)]


@pytest.mark.parametrize("name", ATTACKS)
def test_each_attack_was_measured_and_is_within_the_bar(name: str) -> None:
    row = measured()[name]
    assert row.bar == "met"
    assert row.times <= BAR
    assert row.grown < MOST_GROWN


def test_moves_take_as_long_as_it_says() -> None:
    rows = measured().values()
    calm = [row.p99 for row in rows]
    wanted = [math.ceil(max(row.p99_under for row in rows)), math.floor(min(calm)), math.ceil(max(calm))]
    assert told(r"99% of the moves .*? at most (\d+) ms; without an attack (\d+) to (\d+) ms") == wanted


def test_memory_grows_as_little_as_it_says() -> None:
    [most] = told(r"grew by less than (\d+) MB")
    grown = max(row.grown for row in measured().values())
    assert grown < most <= grown + ROUNDED


def test_the_attacks_are_as_large_as_it_says() -> None:
    assert f"has {NUMBERS[len(ATTACKS)]} attacks" in HOSTING
    assert told(r"(\d+) chatting connections") == [chatter.CONNECTIONS]
    assert told(r"(\d+) slow connections") == [slow.CONNECTIONS]
    assert told(r"(\d+) tables with the strongest computer") == [thinkers.TABLES]
