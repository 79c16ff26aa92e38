"""What tests of screens need to know of hunt."""

from typing import Any

View = dict[str, Any]

EVENTS = 60
"""So many events of a random match are followed in every set-up."""
TOUCHES = 4
"""So many touches into a match there is something to be seen."""


def things(view: View) -> dict[str, list[str]]:
    """The cheese."""
    return {place: ["cheese"] * count for place, count in view["cheese"].items()}
