"""The checksum of SQLite's write-ahead log: a weighted sum, so that a single wrong bit can be located."""

from collections.abc import Iterator, Sequence
from functools import cache
from operator import mul

WORD = 0xFFFFFFFF
Sum = tuple[int, int]


@cache
def weights(length: int) -> tuple[list[int], list[int]]:
    """The weight of each of `length` words in either half of a checksum; the two initial halves come first."""
    first, second = [0] * (length + 2), [0] * (length + 2)
    one, two, three, four = 1, 1, 0, 1
    for at in range(length, 0, -2):
        first[at], second[at], first[at + 1], second[at + 1] = one, two, three, four
        one, two = (one + two) & WORD, (one + 2 * two) & WORD
        three, four = (three + four) & WORD, (three + 2 * four) & WORD
    # A word before all others would have the weights of the initial halves: 1, 0 and 0, 1.
    first[0], second[0] = (one - three) & WORD, (two - four) & WORD
    first[1], second[1] = three, four
    return first, second


def checksum(before: Sum, words: Sequence[int]) -> Sum:
    """The checksum of some words, continued from the one before."""
    first, second = weights(len(words))
    numbers = (*before, *words)
    return sum(map(mul, numbers, first)) & WORD, sum(map(mul, numbers, second)) & WORD


def wrong_bits(words: Sequence[int], found: Sum, wanted: Sum) -> Iterator[tuple[int, int]]:
    """Each bit (word and bit) that alone explains the difference between two checksums."""
    first, second = weights(len(words))
    difference = ((wanted[0] - found[0]) & WORD, (wanted[1] - found[1]) & WORD)
    for at, word in enumerate(words):
        for bit in range(32):
            change = -(1 << bit) if word >> bit & 1 else 1 << bit
            if (change * first[at + 2] & WORD, change * second[at + 2] & WORD) == difference:
                yield at, bit


def bits_apart(one: Sequence[int], two: Sequence[int]) -> int:
    """The Hamming distance of two word sequences."""
    return sum((a ^ b).bit_count() for a, b in zip(one, two, strict=True))
