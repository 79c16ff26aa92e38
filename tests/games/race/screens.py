"""What tests of screens need to know of race."""

from typing import Any

View = dict[str, Any]

EVENTS = 100
"""So many events of a random match are followed in every set-up."""
TOUCHES = 60
"""So many touches into a match there is something to be seen."""


def things(view: View) -> dict[str, list[str]]:
    """The tiles in the bag, in the hand and on the board."""
    bag = [kind for kind, count in view["bag"].items() for _ in range(count)]
    on_board = {tile["at"]: [tile["tile"]] for tile in view["tiles"]}
    return {"bag": bag, "hand": [view["hand"]] if view["hand"] else [], **on_board}
