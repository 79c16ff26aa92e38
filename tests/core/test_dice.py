"""Fair dice: they follow from the commitment, are uniform, and agree with a second implementation."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core.dice import FairDice, commitment, is_secret, new_secret

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
# Computed by hand, with sha256sum and openssl; web/tests/verify.test.ts has the same values.
VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "dice_vectors.json").read_text())
SEED, ANNA, BERT = VECTORS["seed"], VECTORS["seats"]["r"], VECTORS["seats"]["b"]
DICE = FairDice(SEED, (ANNA, BERT))


def ticket_by_the_book(seed: str, entropies: tuple[str, ...], event: int, total: int) -> int:
    """An independent implementation of "Fair dice" in docs/records.md."""
    attempt = 0
    while True:
        text = str(event) + "." + str(attempt) + ":" + ",".join(entropies)
        mac = hmac.new(bytes.fromhex(seed), text.encode("ascii"), hashlib.sha256).hexdigest()
        number = int(mac[:12], 16)
        if number < 2**48 // total * total:
            return number % total
        attempt += 1


def index_by_the_book(weights: list[int], ticket: int) -> int:
    """The index found by listing all tickets: as many of each outcome as its weight."""
    return [index for index, weight in enumerate(weights) for _ in range(weight)][ticket]


@pytest.mark.parametrize(("setup", "head"), [(None, "kasimir dice 1"), ("f5" * 32, f"kasimir dice 2\n{'f5' * 32}")])
def test_commitment_is_the_hash_of_these_very_lines(setup: str | None, head: str) -> None:
    expected = hashlib.sha256(f"{head}\n{SEED}\nb {BERT}\nr {ANNA}".encode()).hexdigest()
    for entropies in ({"r": ANNA, "b": BERT}, {"b": BERT, "r": ANNA}):
        assert commitment(SEED, entropies, setup) == expected


@pytest.mark.parametrize("pinned", VECTORS["commitments"], ids=["no bot", "one bot"])
def test_commitment_never_changes(pinned: dict[str, Any]) -> None:
    """By hand: printf 'kasimir dice 1\\n1111...' | sha256sum."""
    assert commitment(SEED, {seat: VECTORS["seats"][seat] for seat in pinned["bots"]}, None) == pinned["commitment"]


@given(SECRETS, SECRETS, SECRETS)
def test_commitment_binds_set_up_seed_and_entropy_to_their_seats(seed: str, one: str, other: str) -> None:
    made = [
        commitment(seed, {}, None),
        commitment(seed, {}, one),
        commitment(seed, {}, other),
        commitment(seed, {"r": one}, None),
        commitment(seed, {"b": one}, None),
        commitment(seed, {"r": one, "b": other}, None),
        commitment(other, {"r": one}, None),
    ]
    if len({seed, one, other}) == 3:
        assert len(set(made)) == len(made)


def test_rolls_never_change() -> None:
    """By hand: printf '1.0:aaaa...,bbbb...' | openssl dgst -sha256 -mac HMAC -macopt hexkey:1111..."""
    assert DICE.ticket(1, 2**48) == 0x218E3BF816DB
    assert [DICE.roll(event, [1] * 6) for event in range(1, 21)] == VECTORS["rolls"]


@given(SECRETS, st.lists(SECRETS, min_size=1, max_size=5), st.integers(1, 10**6), st.integers(1, 2**48))
def test_ticket_is_the_one_of_the_book(seed: str, entropies: list[str], event: int, total: int) -> None:
    dice = FairDice(seed, tuple(entropies))
    assert dice.ticket(event, total) == ticket_by_the_book(seed, dice.mixed_in, event, total)


@given(SECRETS, st.integers(1, 10**6), st.lists(st.integers(1, 20), min_size=1, max_size=12))
def test_roll_is_the_one_of_the_book(seed: str, event: int, weights: list[int]) -> None:
    dice = FairDice(seed, (ANNA, BERT))
    ticket = ticket_by_the_book(seed, dice.mixed_in, event, sum(weights))
    assert dice.roll(event, weights) == index_by_the_book(weights, ticket)


def chi_square(counts: Counter[int], weights: list[int]) -> float:
    expected = [counts.total() * weight / sum(weights) for weight in weights]
    return sum((counts[index] - wanted) ** 2 / wanted for index, wanted in enumerate(expected))


@pytest.mark.parametrize(("weights", "limit"), [([1] * 6, 20.5), ([1, 2, 3], 13.8), ([10, 9, 5, 4, 4, 3, 3], 22.5)])
def test_outcomes_are_as_likely_as_they_weigh(weights: list[int], limit: float) -> None:
    """The limits are the 99.9% quantiles of chi-square."""
    counts = Counter(DICE.roll(event, weights) for event in range(1, 6001))
    assert chi_square(counts, weights) < limit


def count_attempts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record everything that the dice hash from now on."""
    seen: list[str] = []
    digest = hmac.digest

    def note(key: bytes, message: bytes, name: str) -> Any:
        seen.append(message.decode())
        return digest(key, message, name)

    monkeypatch.setattr("kasimir.core.dice.hmac.digest", note)
    return seen


def test_unfair_numbers_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Just above 2^47 tickets nearly half of all numbers are rejected; otherwise low ones would be twice as likely."""
    seen = count_attempts(monkeypatch)
    total = 2**47 + 1
    tickets = [DICE.ticket(event, total) for event in range(1, 4001)]
    assert 1.9 < len(seen) / 4000 < 2.1
    assert any(message.startswith("1.0:") for message in seen)
    assert any(message.split(":")[0].endswith(".2") for message in seen)
    assert chi_square(Counter(ticket * 8 // total for ticket in tickets), [1] * 8) < 24.3


def test_small_totals_hardly_ever_need_another_try(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = count_attempts(monkeypatch)
    for event in range(1000):
        DICE.ticket(event, 6)
    assert len(seen) == 1000


def test_events_are_independent_of_each_other() -> None:
    """Pairs of consecutive rolls are uniform, too."""
    rolls = [DICE.roll(event, [1] * 6) for event in range(1, 7202)]
    pairs = Counter(6 * one + other for one, other in zip(rolls, islice(rolls, 1, None), strict=False))
    assert chi_square(pairs, [1] * 36) < 66.6


@pytest.mark.parametrize(
    "other",
    [
        FairDice("12" * 32, (ANNA, BERT)),
        FairDice(SEED, ("ab" * 32, BERT)),
        FairDice(SEED, (ANNA, "bc" * 32)),
        FairDice(SEED, (BERT, ANNA)),
        FairDice(SEED, (ANNA,)),
    ],
    ids=["seed", "first entropy", "second entropy", "order", "number of seats"],
)
def test_everybody_has_an_influence(other: FairDice) -> None:
    ours, theirs = ([dice.ticket(event, 2**40) for event in range(20)] for dice in (DICE, other))
    assert not set(ours) & set(theirs)


def test_new_secrets_are_secrets() -> None:
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert all(is_secret(text) for text in made)


NO_SECRETS = ["", SEED[1:], SEED + "1", SEED[:-1] + "G", SEED[:-1] + "A", SEED + "\n", "\u0661" * 64]


@pytest.mark.parametrize("text", NO_SECRETS)
def test_what_is_no_secret(text: str) -> None:
    assert not is_secret(text)
