"""What is settled when a table is opened: who plays which side, who starts, what differs from the printed edition."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from kasimir.core.edition import DEFAULT, Contents, Edition, changed
from kasimir.core.errors import UsageError

DRAWN, CHOSEN, YOUNGEST = "drawn", "chosen", "youngest"
WAYS = (DRAWN, CHOSEN, YOUNGEST)
"""The ways to start that all games share: by lot, seat after seat, the youngest."""

C = TypeVar("C", bound=Contents)


def same_side(players: int) -> tuple[range, ...]:
    """All seats are alike."""
    return (range(players),)


def usual_edition(variant: str, players: int) -> str:  # noqa: ARG001
    """The classic edition."""
    return DEFAULT


def no_options(contents: Any) -> Mapping[str, tuple[int, ...]]:  # noqa: ARG001
    """Everything is as printed."""
    return {}


@dataclass(frozen=True)
class Opening(Generic[C]):
    """What a game leaves to whoever opens a table."""

    sides: Callable[[int], tuple[range, ...]] = same_side
    """The seats of each side, for a number of seats; one side if all seats are alike."""
    starters: Callable[[int], range] = range
    """The seats that may start, for a number of seats; empty if the rules say who starts."""
    ways: tuple[str, ...] = WAYS
    """The ways to find out who starts. Except for lots and seat after seat, people are asked who it is."""
    edition: Callable[[str, int], str] = usual_edition
    """The edition of a table with this variant and number of seats, unless somebody chooses another."""
    options: Callable[[C], Mapping[str, tuple[int, ...]]] = no_options
    """The keys of an edition whose value a table may choose, each with the possible values."""

    def choose(self, edition: Edition[C], chosen: Mapping[str, int]) -> Edition[C]:
        """The edition with the values that a table has chosen."""
        offered = self.options(edition.contents)
        for key, value in chosen.items():
            if key not in offered:
                raise UsageError("usage.option", name=key, options=", ".join(offered) or "-")
            if value not in offered[key]:
                values = ", ".join(map(str, offered[key]))
                raise UsageError("usage.option-value", name=key, found=value, values=values)
        differing = {key: value for key, value in chosen.items() if getattr(edition.contents, key) != value}
        return changed(edition, differing) if differing else edition
