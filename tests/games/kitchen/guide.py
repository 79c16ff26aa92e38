"""What the sentences of kitchen claim, by views alone."""

from collections.abc import Callable

from tests.games.test_guides import Place


def at_step(step: str) -> Callable[..., bool]:
    return lambda place, seat: place.view.step == step and bool(place.legal)


def walkers(place: Place) -> set[str]:
    return {touches[0] for touches in place.legal}


def asks_for_mouse(place: Place, seat: str, steps: int) -> bool:
    return place.view.walk == steps and len(walkers(place)) > 1 and "cat" not in walkers(place)


def asks_for_walk(place: Place, seat: str, piece: str, steps: int) -> bool:
    return place.view.walk == steps and walkers(place) == {piece}


def asks_for_arrow(place: Place, seat: str, piece: str) -> bool:
    return place.view.step == "arrow" and walkers(place) == {piece} == {place.view.piece}


def is_place(place: Place) -> bool:
    return place.touched[0] == "cat" and place.touched[1] in place.board.table


def is_fork(place: Place, taken: int, cheeses: int) -> bool:
    return (place.view.step, place.view_after.taken, place.board.cheeses) == ("fork", taken, cheeses)


def is_move(place: Place, piece: str, why: str, mouse: int) -> bool:
    before, after, end = place.view, place.view_after, place.touched[-1]
    seen: dict[str, bool] = {
        "wins": place.setup.seat(place.after) is None and place.seat in place.setup.winners(place.after),
        "catches": after.pieces.get(str(mouse)) == place.board.caught != before.pieces.get(str(mouse)),
        "takes": after.taken == before.taken + 1,
        "hole": end in place.board.holes and piece != "cat",
        "flips": after.step == "flip" and before.tiles.get(end) == "down",
        "none": True,
    }
    return place.touched[0] == piece and seen[why]


CLAIMS = {
    "kitchen.prompt-place": at_step("place"),
    "kitchen.prompt-roll": at_step("roll"),
    "kitchen.prompt-flip": at_step("flip"),
    "kitchen.prompt-fork": at_step("fork"),
    "kitchen.prompt-mouse": asks_for_mouse,
    "kitchen.prompt-walk": asks_for_walk,
    "kitchen.prompt-arrow": asks_for_arrow,
    "kitchen.advice-place": is_place,
    "kitchen.advice-fork": is_fork,
    "kitchen.advice-move": is_move,
}
