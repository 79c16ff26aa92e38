"""Choices made when a table is opened: who plays which side, who starts, and options of the edition."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from kasimir.core.edition import DEFAULT, Contents, Edition, changed
from kasimir.core.errors import UsageError

DRAWN, CHOSEN, YOUNGEST = "drawn", "chosen", "youngest"
WAYS = (DRAWN, CHOSEN, YOUNGEST)
"""The ways to choose who starts that all games share: by lot, seat after seat, the youngest."""

C = TypeVar("C", bound=Contents)


def same_side(players: int) -> tuple[range, ...]:
    """All seats are alike."""
    return (range(players),)


def usual_edition(variant: str, players: int) -> str:  # noqa: ARG001
    """The classic edition."""
    return DEFAULT


def no_options(contents: Any) -> Mapping[str, tuple[int, ...]]:  # noqa: ARG001
    """No options: everything as printed."""
    return {}


@dataclass(frozen=True)
class Opening(Generic[C]):
    """What the person who opens a table can choose."""

    sides: Callable[[int], tuple[range, ...]] = same_side
    """The seats of each side, for a number of seats; one side if all seats are alike."""
    starters: Callable[[int], range] = range
    """The seats that may start, for a number of seats; empty if the rules say who starts."""
    ways: tuple[str, ...] = WAYS
    """The ways to choose who starts. All but the lot and seat after seat are questions that the host answers."""
    edition: Callable[[str, int], str] = usual_edition
    """The default edition of a table with this variant and number of seats."""
    options: Callable[[C], Mapping[str, tuple[int, ...]]] = no_options
    """The keys of the edition that can be chosen per table, each with the possible values."""

    def choose(self, edition: Edition[C], chosen: Mapping[str, int]) -> Edition[C]:
        """The edition with the values chosen for a table."""
        offered = self.options(edition.contents)
        for key, value in chosen.items():
            if key not in offered:
                raise UsageError("usage.option", name=key, options=", ".join(offered) or "-")
            if value not in offered[key]:
                values = ", ".join(map(str, offered[key]))
                raise UsageError("usage.option-value", name=key, found=value, values=values)
        differing = {key: value for key, value in chosen.items() if getattr(edition.contents, key) != value}
        return changed(edition, differing) if differing else edition
