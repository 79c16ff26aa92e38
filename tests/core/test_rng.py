"""The random stream of simulations: the same everywhere, and fair."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kasimir.core import registry, rng
from kasimir.core.compiled import compile_for
from kasimir.core.rng import HALF_RANGE, WORDS, below, next_word, seed_stream

SEEDS = st.integers(0, 2**63 - 1)
NUMBERS = st.integers(0, 2**40)
LIMITS = st.one_of(st.integers(1, 64), st.integers(1, HALF_RANGE), st.integers(HALF_RANGE - 5, HALF_RANGE))

FIRST_WORDS = {
    (0, 0): [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520],
    (1, 0): [0x1A55383E, 0x249FB8E8, 0x62027656, 0xC9ECBB16],
    (1, 1): [0x3294E646, 0x3AA2E2D6, 0xF9267AC9, 0xF539D5BC],
    (2**63 - 1, 2**40): [0x68E16665, 0xD5009C16, 0x34090382, 0x40F8EAC5],
}


def stream(seed: int, number: int) -> list[int]:
    started = [0] * WORDS
    seed_stream(started, seed, number)
    return started


def sfc32(seed: int, number: int, count: int) -> list[int]:
    """An independent implementation by the author's description, on unsigned words that wrap automatically."""
    start = [seed % 2**32, seed // 2**32, number % 2**32, 1 + number // 2**32]
    a, b, c, counter = (np.array([word], np.uint32) for word in start)
    words = []
    for _ in range(12 + count):
        word = a + b + counter
        counter = counter + np.uint32(1)
        a = b ^ (b >> np.uint32(9))
        b = c + (c << np.uint32(3))
        c = (c << np.uint32(21) | c >> np.uint32(11)) + word
        words.append(int(word[0]))
    return words[12:]


@pytest.mark.parametrize(("names", "words"), FIRST_WORDS.items())
def test_first_words_never_change(names: tuple[int, int], words: list[int]) -> None:
    started = stream(*names)
    assert [next_word(started) for _ in range(4)] == words


@given(SEEDS, NUMBERS)
@example(2**63 - 1, 2**40)
def test_words_are_those_of_sfc32(seed: int, number: int) -> None:
    started = stream(seed, number)
    assert [next_word(started) for _ in range(20)] == sfc32(seed, number, 20)


@given(SEEDS, NUMBERS, LIMITS)
def test_below_stays_below(seed: int, number: int, limit: int) -> None:
    started = stream(seed, number)
    assert all(0 <= below(started, limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [1, 2, 5, 6, 7, 30, 64])
def test_small_limits_are_uniform(limit: int) -> None:
    started = stream(7, limit)
    counts = Counter(below(started, limit) for _ in range(200 * limit))
    assert chi_square(counts, [1] * limit) < critical(limit - 1)


@pytest.mark.parametrize("limit", [HALF_RANGE // 4 * 3, HALF_RANGE // 3 * 2, HALF_RANGE])
def test_large_limits_are_uniform(limit: int) -> None:
    """Without rejection, for three quarters of the range every third number would be twice as likely."""
    started = stream(8, 0)
    numbers = [below(started, limit) for _ in range(20_000)]
    for counts in (Counter(n * 8 // limit for n in numbers), Counter(n % 3 for n in numbers)):
        assert chi_square(counts, [1] * len(counts)) < critical(len(counts) - 1)


def test_matches_of_a_simulation_have_different_streams() -> None:
    firsts = {next_word(stream(seed, number)) for seed in range(100) for number in range(100)}
    assert len(firsts) > 9_990


def chi_square(counts: Counter[int], weights: Sequence[int]) -> float:
    """The chi-square statistic of counts against their weights."""
    drawn = sum(counts.values())
    expected = [drawn * weight / sum(weights) for weight in weights]
    assert set(counts) <= set(range(len(weights)))
    return sum((counts[index] - wanted) ** 2 / wanted for index, wanted in enumerate(expected))


def critical(freedom: int) -> float:
    """The 99.9% quantile of chi-square (Wilson and Hilferty's approximation)."""
    return float(max(freedom, 1) * (1 - 2 / (9 * max(freedom, 1)) + 3.09 * (2 / (9 * max(freedom, 1))) ** 0.5) ** 3)


def draw(stream, seed, number, limits, out):  # type: ignore[no-untyped-def]
    """Words and numbers below limits, in turn; runs interpreted and compiled."""
    seed_stream(stream, seed, number)
    for index in range(len(limits)):
        out[index, 0] = next_word(stream)
        out[index, 1] = below(stream, limits[index])


@pytest.fixture(scope="module")
def compiled_draw() -> Any:
    return compile_for(registry.load("towers"), draw)


@given(seed=SEEDS, number=NUMBERS, limits=st.lists(LIMITS, min_size=1, max_size=50))
@example(seed=2**63 - 1, number=2**40, limits=[HALF_RANGE, HALF_RANGE - 1, 1, HALF_RANGE // 3 * 2])
def test_compiled_stream_is_the_interpreted_one(compiled_draw: Any, seed: int, number: int, limits: list[int]) -> None:
    plain, quick = (np.zeros((len(limits), 2), np.int64) for _ in range(2))
    draw([0] * rng.WORDS, seed, number, limits, plain)  # type: ignore[no-untyped-call]
    compiled_draw(np.zeros(rng.WORDS, np.int64), seed, number, np.array(limits), quick)
    assert plain.tolist() == quick.tolist()
