"""Fingerprints: numbers of 62 bits that tell positions apart which are too large to be numbered one by one.

Two different positions share one with a chance of one in 2 to the 62: among a hundred thousand positions there are two
that do in about one case of a billion.
"""

from kasimir.core.rule import rule

LANE = 31
LOW_LANE = (1 << LANE) - 1
"""A fingerprint is made of two lanes of 31 bits. So no product below overflows, compiled or not."""
BLANK = 0x2545F491_4F6CDD1D
"""The fingerprint of nothing."""


@rule
def blend(fingerprint: int, value: int) -> int:
    """The fingerprint of all that came before and a value of up to 31 bits, not below zero."""
    high = stir((fingerprint >> LANE) ^ value, 0x3C6EF363, 0x05EBCA6B)
    low = stir((fingerprint & LOW_LANE) ^ value, 0x1B873593, 0x42B2AE35)
    return (high << LANE) | low


@rule
def blend_set(fingerprint: int, members: int) -> int:
    """The fingerprint of all that came before and a set of up to 62 bits."""
    return blend(blend(fingerprint, members >> LANE), members & LOW_LANE)


@rule
def stir(lane: int, one: int, other: int) -> int:
    """Let every bit of a lane count for every other; two different lanes stay different."""
    lane = lane * one & LOW_LANE
    lane = (lane ^ lane >> 15) * other & LOW_LANE
    return lane ^ lane >> 14
