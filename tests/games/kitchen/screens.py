"""What tests of screens need to know of kitchen."""

from typing import Any

View = dict[str, Any]

EVENTS = 200
"""So many events of a random match are followed in every set-up."""
TOUCHES = 30
"""So many touches into a match there is something to be seen."""


def things(view: View) -> dict[str, list[str]]:
    """The cheese that was taken, and the tiles."""
    left = [kind for kind, count in view["left"].items() for _ in range(count)]
    return {"plate": ["cheese"] * view["taken"], "left": left, **{at: [tile] for at, tile in view["tiles"].items()}}
