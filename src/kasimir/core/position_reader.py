"""Helpers for strict parsing of position texts."""

from collections.abc import Sequence

from kasimir.core.errors import PositionError


def split_fields(text: str, names: Sequence[str]) -> list[str]:
    """Split a position into its fields, which are separated by single spaces."""
    found = text.split(" ")
    if len(found) != len(names) or "" in found:
        raise PositionError("position.fields", wanted=len(names), names=" ".join(names), found=len(text.split()))
    return found


def read_number(field: str, text: str, low: int, high: int) -> int:
    """Parse a whole number within limits and without leading zeros."""
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(high)) and str(int(text)) == text
    if not plain or not low <= int(text) <= high:
        raise PositionError("position.number", field=field, found=text, low=low, high=high)
    return int(text)


def read_list(field: str, text: str, count: int, sign: str = ",") -> list[str]:
    """Split a field into a fixed number of items."""
    items = text.split(sign)
    if len(items) != count:
        raise PositionError("position.count", field=field, found=len(items), wanted=count)
    return items


def read_counts(field: str, text: str, count: int, most: int) -> list[int]:
    """Parse a fixed number of whole numbers from 0 to `most`, separated by commas."""
    return [read_number(field, item, 0, most) for item in read_list(field, text, count)]


def read_seat(text: str, seats: Sequence[str]) -> int:
    """The index of a seat, given its letter."""
    if text not in seats:
        raise PositionError("position.seat", found=text, seats=" ".join(seats))
    return seats.index(text)
