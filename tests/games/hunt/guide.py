"""What the sentences of hunt claim, by views and happenings alone."""

from kasimir.core.view import Missed
from tests.games.test_guides import Place


def touches_only(*wanted: str):  # type: ignore[no-untyped-def]
    return lambda place, seat: place.legal == [(touch,) for touch in wanted]


def asks_for_order(place: Place, seat: str) -> bool:
    return set(place.legal) == {("cat",), (f"mouse:{seat}",)}


def asks_for_grab(place: Place, seat: str) -> bool:
    pieces = place.view.pieces
    return len(place.legal) > 1 and all(pieces[mouse] == pieces["cat"] for (mouse,) in place.legal)


def is_order(place: Place, first: str, why: str, count: int, other: str) -> bool:
    seat, before, after = place.seat, place.view, place.view_after
    mouse = after.pieces[f"mouse:{seat}"]
    kinds = {space.id: space.kind for space in place.board.ring}
    gained = after.cheese[f"plate:{seat}"] - before.cheese[f"plate:{seat}"]
    seen: dict[str, bool] = {
        "wins": place.setup.winners(place.after) == [seat] if place.setup.seat(place.after) is None else False,
        "holds": after.held == f"mouse:{other}" and other != seat,
        "eats": gained == count > 0,
        "climbs": mouse == place.board.top and after.step == "slide",
        "hole": kinds.get(mouse) == "hole",
        "none": True,
    }
    return seen[why] and place.touched == ("cat" if first == "cat" else f"mouse:{seat}",)


def is_grab(place: Place, own: str, other: str, why: str) -> bool:
    happened = place.setup.game.screen.happenings(place.state, place.setup.board, place.move, place.after)
    misses = any(isinstance(part, Missed) and part.seat == other for part in happened)
    return (
        place.touched == (f"mouse:{other}",) and (own == "yes") == (other == place.seat) and (why != "misses" or misses)
    )


CLAIMS = {
    "hunt.prompt-roll": touches_only("dice"),
    "hunt.prompt-slide": touches_only("slide"),
    "hunt.prompt-order": asks_for_order,
    "hunt.prompt-grab": asks_for_grab,
    "hunt.advice-order": is_order,
    "hunt.advice-grab": is_grab,
}
