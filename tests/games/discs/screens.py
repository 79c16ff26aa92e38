"""What tests of screens need to know of discs."""

from typing import Any

View = dict[str, Any]

EVENTS = 800
"""So many events of a random match are followed in every set-up."""
TOUCHES = 20
"""So many touches into a match there is something to be seen."""


def things(view: View) -> dict[str, list[str]]:
    """The discs in hands and piles."""
    hands = {hand: [hand[-1]] * count for hand, count in view["hands"].items()}
    return hands | {pile["id"]: list(pile["discs"]) for pile in view["piles"]}
