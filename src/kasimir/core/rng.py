"""Random numbers for simulations: the same stream interpreted, compiled and in a browser.

The generator is sfc32 ("small fast counting"): four 32-bit words, only additions, exclusive ors and shifts, so
Python ints, compiled integers and JavaScript give identical results. Real matches do not use it: their dice come
from `kasimir.core.dice`.
"""

from kasimir.core.rule import rule

WORDS = 4
"""The length of the list that holds a stream."""

LARGEST_SEED = (1 << 63) - 1
WORD = 0xFFFFFFFF
HALF_RANGE_BITS = 31
HALF_RANGE = 1 << HALF_RANGE_BITS
WARM_UP = 12


@rule
def seed_stream(rng: list[int], seed: int, number: int) -> None:
    """Initialise the stream of one match: `seed` identifies the simulation, `number` the match in it."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = number & WORD
    rng[3] = 1 + (number >> 32)
    for _ in range(WARM_UP):
        next_word(rng)


@rule
def next_word(rng: list[int]) -> int:
    """The next 32 bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def below(rng: list[int], limit: int) -> int:
    """A uniformly distributed number from 0 to `limit` - 1 (multiply and shift, with rejection)."""
    product = (next_word(rng) >> 1) * limit
    if product & (HALF_RANGE - 1) < limit:
        unfair = HALF_RANGE % limit
        while product & (HALF_RANGE - 1) < unfair:
            product = (next_word(rng) >> 1) * limit
    return product >> HALF_RANGE_BITS
