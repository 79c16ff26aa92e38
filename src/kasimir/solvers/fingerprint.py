"""Fingerprints: 62-bit hashes of positions that are too large for exact keys.

Two different positions collide with probability 2^-62. Among a hundred thousand positions the probability of any
collision is about one in a billion.
"""

from kasimir.core.rule import rule

LANE = 31
LOW_LANE = (1 << LANE) - 1
"""A fingerprint consists of two halves of 31 bits, so that no product below overflows, compiled or not."""
BLANK = 0x2545F491_4F6CDD1D
"""The fingerprint of an empty sequence."""


@rule
def blend(fingerprint: int, value: int) -> int:
    """Extend a fingerprint by a non-negative value of up to 31 bits."""
    high = stir((fingerprint >> LANE) ^ value, 0x3C6EF363, 0x05EBCA6B)
    low = stir((fingerprint & LOW_LANE) ^ value, 0x1B873593, 0x42B2AE35)
    return (high << LANE) | low


@rule
def blend_set(fingerprint: int, members: int) -> int:
    """Extend a fingerprint by a set of up to 62 bits."""
    return blend(blend(fingerprint, members >> LANE), members & LOW_LANE)


@rule
def stir(lane: int, one: int, other: int) -> int:
    """Mix the bits of a half; a bijection, so different halves stay different."""
    lane = lane * one & LOW_LANE
    lane = (lane ^ lane >> 15) * other & LOW_LANE
    return lane ^ lane >> 14
