"""An independent solver for small editions: plain Python on position texts, without shared code."""

from typing import NamedTuple

from kasimir.core import registry
from kasimir.core.setup import Setup
from tests.helpers import own_edition


class Place(NamedTuple):
    """A position: who decides (nobody: chance, or it is over), what may follow with its weight, who has won."""

    kind: str
    seat: str | None
    following: list[tuple[int, str]]
    winners: list[str]


def small_setup(game: str, players: int, variant: str | None = None, **values: object) -> Setup:
    """A set-up on the classic edition with some values changed."""
    found = registry.load(game)
    return Setup(found, own_edition(game, **values), variant or found.variants[0], players)


def all_places(setup: Setup, start: str) -> dict[str, Place]:
    """Every position that can arise, by its text."""
    places: dict[str, Place] = {}
    waiting = [start]
    while waiting:
        text = waiting.pop()
        if text in places:
            continue
        state = setup.read(text)
        kind = setup.kind_name(state)
        following = [(option.weight, setup.text(setup.after(state, option.move))) for option in setup.options(state)]
        winners = setup.winners(state) if kind == "over" else []
        places[text] = Place(kind, setup.seat(state), following, winners)
        waiting += [after for _, after in following]
    return places


def plies_by_rounds(places: dict[str, Place]) -> dict[str, int]:
    """For a game of two without chance: plies to the win of the seat to play, as a minus to its loss, 0 for a draw.

    Round by round, whoever can reach a lost position of the opponent wins, and who can only reach won ones loses.
    """
    winner = {text: place.winners[0] for text, place in places.items() if place.kind == "over"}
    plies = dict.fromkeys(places, 0)
    found, number = len(winner), 0
    while found:
        number += 1
        news = {text: won for text, place in places.items() if text not in winner and (won := forced(place, winner))}
        winner |= news
        plies |= {text: number if places[text].seat == won else -number for text, won in news.items()}
        found = len(news)
    return {text: count for text, count in plies.items() if places[text].kind != "over"}


def forced(place: Place, winner: dict[str, str]) -> str | None:
    """Who is sure to win, by what is known of the next positions."""
    after = {winner.get(text) for _, text in place.following}
    if place.seat in after:
        return place.seat
    return after.pop() if len(after) == 1 else None


Shares = dict[str, dict[str, float]]
SETTLED = 1e-14


def shares_by_rounds(setup: Setup, places: dict[str, Place]) -> Shares:
    """The shares of all seats: from nothing, round by round, until they settle."""
    shares = {
        text: setup.values(p.winners) if p.winners else dict.fromkeys(setup.seats, 0.0) for text, p in places.items()
    }
    change = 1.0
    while change > SETTLED:
        change = 0.0
        for text, place in reversed(places.items()):
            if place.following:
                before, shares[text] = shares[text], expected(setup, place, shares)
                change = max(change, *(abs(before[seat] - shares[text][seat]) for seat in setup.seats))
    return shares


def expected(setup: Setup, place: Place, shares: Shares) -> dict[str, float]:
    """What a position is worth by the next ones; of equally good moves each is taken equally often."""
    following = place.following
    if place.kind == "choice" and place.seat:
        best = max(shares[text][place.seat] for _, text in following)
        following = [(1, text) for _, text in following if shares[text][place.seat] > best - 1e-9]
    total = sum(weight for weight, _ in following)
    return {seat: sum(weight * shares[text][seat] for weight, text in following) / total for seat in setup.seats}


def bound_by_rounds(setup: Setup, places: dict[str, Place], unknown: float) -> dict[str, float]:
    """For two seats, what the first is sure to get, or with `unknown` 1 can hope for, until that settles."""
    first = setup.seats[0]
    values = {text: setup.values(p.winners)[first] if p.winners else unknown for text, p in places.items()}
    change = 1.0
    while change > SETTLED:
        change = 0.0
        for text, place in reversed(places.items()):
            if place.following:
                before, values[text] = values[text], bound(place, values, first)
                change = max(change, abs(before - values[text]))
    return values


def bound(place: Place, values: dict[str, float], first: str) -> float:
    """One step before: the first seat takes the most it can get, the other leaves it the least."""
    if place.kind == "choice":
        after = [values[text] for _, text in place.following]
        return max(after) if place.seat == first else min(after)
    total = sum(weight for weight, _ in place.following)
    return sum(weight * values[text] for weight, text in place.following) / total
