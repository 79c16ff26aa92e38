"""What to touch in a browser, so that a match of kitchen ends soon: cat and mice look for each other."""

from tests.browser.hands import Look, Spot, Taste, towards


def choose(taste: Taste, seen: Look) -> Spot:
    """The cat goes to the mice, and brave mice go to the cat."""
    mover = next((spot.id for spot in seen.spots if spot.chosen), "")
    cat = [spot for spot in seen.spots if spot.id == "cat"]
    mice = [spot for spot in seen.spots if spot.id.isdigit()]
    aims = mice if mover == "cat" else cat
    return towards(seen.glowing, aims) if mover and aims else taste.chance.choice(seen.glowing)
