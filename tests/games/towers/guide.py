"""What the sentences of towers claim, by the view and the legal moves alone."""

from kasimir.core.setup import make_setup
from tests.games.test_guides import Place

POSITIONS = [(make_setup("towers"), position) for position in ("2,4 5:r/6:r 0,0 - r *", "3,4 30:r 0,0 - r *")]


def is_roll(place: Place, seat: str) -> bool:
    return place.legal == [(place.board.die,)]


def mice_are(place: Place, mice: str) -> bool:
    [first, *others] = {touches[0] for touches in place.legal}
    return mice == ("several" if others else "pantry" if first.startswith("pantry:") else "one")


def is_move(place: Place, seat: str, mice: str, steps: int) -> bool:
    return place.view.die == str(steps) and mice_are(place, mice)


def is_clover(place: Place, seat: str, mice: str, most: int) -> bool:
    return mice_are(place, mice) and (place.view.die, len(place.board.clovers)) == ("clover", most)


def asks_for_number(place: Place) -> bool:
    return any(len(touches) > 2 for touches in place.legal)


def is_advice(place: Place, origin: int, steps: int, why: str, other: str) -> bool:
    """The mouse is there, walks so far, and what is said of it can be seen afterwards."""
    before, after, seat = place.view, place.view_after, place.seat
    start = f"space:{origin}" if origin else f"pantry:{seat}"
    [mouse] = [mouse for mouse, at in after.pieces.items() if at != before.pieces[mouse]]
    end = after.pieces[mouse]
    if before.pieces[mouse] != start or not mouse.startswith(seat):
        return False
    if steps and end != f"space:{origin + steps}":
        return False
    below = after.towers.get(end, [""])[:-1][-1:]
    left = after.towers.get(start, [])[-1:]
    seen: dict[str, bool] = {
        "home": after.home[seat] == before.home[seat] + 1,
        "caught": mouse in after.caught,
        "covers": bool(below) and below[0][0] == other != seat and below[0] not in after.caught,
        "frees": bool(left) and left[0].startswith(seat) and left[0] not in after.caught,
        "full": end in place.board.traps and bool(below),
        "past": any(
            f"space:{space}" in free_tins(place) for space in range(origin + 1, int(end.partition(":")[2] or 0))
        ),
        "none": True,
    }
    return seen[why]


def free_tins(place: Place) -> set[str]:
    """The tins in which a mouse would be caught."""
    return set(place.board.traps) - set(place.view.towers)


CLAIMS = {
    "towers.prompt-roll": is_roll,
    "towers.prompt-move": is_move,
    "towers.prompt-clover": is_clover,
    "towers.prompt-number": asks_for_number,
    "towers.advice": is_advice,
}
