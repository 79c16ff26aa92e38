"""States and boards: named integers and lists of integers, declared once, stored in two ways.

A declaration such as

    class State(Fields):
        seat = number()
        pantry = numbers(4)

creates a plain `__slots__` class of ints and lists for interpreted rules, and also defines the fields of the NumPy
record on which the same rules run compiled (see `kasimir.core.compiled`). All numbers are signed and start at zero.
"""

from typing import Any, ClassVar, NamedTuple, Self, TypeVar, cast


class Field(NamedTuple):
    """Storage of one field: a single number (`length` 0) or a list of `length` numbers, each of `bits` bits."""

    length: int
    bits: int


def number(bits: int = 8) -> int:
    """Declare a field that contains one number."""
    return cast(int, Field(0, bits))


def numbers(length: int, bits: int = 8) -> list[int]:
    """Declare a field that contains a list of `length` numbers."""
    return cast(list[int], Field(length, bits))


class FieldsType(type):
    """Metaclass that turns the declared fields into slots, so that a misspelt name is an AttributeError."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "FieldsType":
        """Move the declarations from the class body into its layout."""
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        body = {key: value for key, value in namespace.items() if key not in own}
        layout = {key: value for base in bases for key, value in getattr(base, "LAYOUT", {}).items()} | own
        body |= {"__slots__": tuple(own), "LAYOUT": layout}
        body["SINGLE"] = tuple(key for key, field in layout.items() if not field.length)
        body["LISTS"] = tuple(key for key, field in layout.items() if field.length)
        return super().__new__(cls, name, bases, body)


class Fields(metaclass=FieldsType):
    """A plain object with the declared fields, initially zero."""

    LAYOUT: ClassVar[dict[str, Field]]
    SINGLE: ClassVar[tuple[str, ...]]
    """The fields that contain a single number."""
    LISTS: ClassVar[tuple[str, ...]]
    """The fields that contain a list."""

    def __init__(self) -> None:
        """Set all fields to zero."""
        for name, field in self.LAYOUT.items():
            setattr(self, name, [0] * field.length if field.length else 0)

    def copy(self) -> Self:
        """Return a deep copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.SINGLE:
            setattr(twin, name, getattr(self, name))
        for name in self.LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def values(self) -> dict[str, int | list[int]]:
        """The fields by name."""
        return {name: getattr(self, name) for name in self.LAYOUT}

    def __eq__(self, other: object) -> bool:
        """Compare all fields."""
        return isinstance(other, type(self)) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a state changes as it is played

    def __repr__(self) -> str:
        """Show all fields, for failing tests."""
        return f"{type(self).__name__}({self.values()})"


F = TypeVar("F", bound=Fields)


class PlainRecords(list[F]):
    """A list of plain objects that copies on assignment, as an array of NumPy records does.

    With it a driver such as `kasimir.core.playout` can run interpreted from the same source that is compiled.
    """

    def __setitem__(self, index: Any, value: Any) -> None:
        """Store a copy of the assigned object."""
        super().__setitem__(index, value.copy())
