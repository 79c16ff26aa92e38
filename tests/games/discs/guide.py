"""What the sentences of discs claim, by views alone."""

from tests.games.test_guides import Place


def asks_for_disc(place: Place, seat: str, origin: str) -> bool:
    hands = {touches[0].startswith("hand:") for touches in place.legal}
    return hands == {"hand": {True}, "pile": {False}, "both": {True, False}}[origin]


def is_advice(place: Place, disc: str, onto: str, count: int, wins: str) -> bool:
    first, then = place.touched
    lifted = "hand" if first.startswith("hand:") else top_of(first)
    covered = "none" if then == "table" else top_of(then)
    won = place.setup.winners(place.after) if place.setup.seat(place.after) is None else []
    return (lifted, covered, place.view_after.uncovered[place.seat], place.seat in won) == (
        disc,
        onto,
        count,
        wins == "yes",
    )


def top_of(pile: str) -> str:
    """The disc on top of a pile, by its id."""
    return pile.removeprefix("pile:").partition(".")[0][-1]


CLAIMS = {"discs.prompt-play": asks_for_disc, "discs.advice": is_advice}
