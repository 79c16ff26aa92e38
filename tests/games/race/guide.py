"""What the sentences of race claim, by views alone."""

from tests.games.race.positions import SPARE, setup_of
from tests.games.test_guides import Place

POSITIONS = [(setup_of(2, edition=SPARE), "nrrl/- - r turn"), (setup_of(2), "-/ws - r cat")]


def is_turn(place: Place, seat: str) -> bool:
    return ("bag",) in place.legal and place.view.step == "turn"


def is_empty(place: Place, seat: str) -> bool:
    return sum(place.view.bag.values()) == 0 and ("bag",) not in place.legal


def may_go_back(place: Place) -> bool:
    return all(touches[1:] in ((), ("bag",)) for touches in place.legal)


def is_bag(place: Place, seat: str) -> bool:
    return place.legal == [("bag",)] and place.view.step == "bag"


def is_in_hand(place: Place, seat: str, tile: str) -> bool:
    return place.view.hand == tile and all(touches[0] == "hand" for touches in place.legal)


def asks_ahead(place: Place) -> bool:
    return all(len(touches) == 3 for touches in place.legal)


def asks_for_cat(place: Place, seat: str, where: str, other: str) -> bool:
    squares = {touches[1] for touches in place.legal}
    sides = {side for square in squares - set(place.board.scent) for side in nearest(place, square)}
    if place.view.hand != "cat":
        return False
    if where == "cheese":
        return squares <= set(place.board.scent)
    return bool(sides - {seat}) and (where == "several" or other in sides - {seat})


def nearest(place: Place, square: str) -> set[str]:
    """The seats to whose corners a square is nearest."""
    steps = {corner[-1]: distance(square, at) for corner, at in place.board.corners.items()}
    return {seat for seat, count in steps.items() if count == min(steps.values())}


def distance(one: str, other: str) -> int:
    """Steps along rows and columns between two squares."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def is_draw(place: Place, count: int, all: int) -> bool:
    """As many tiles as can be laid, tried out one kind after the other."""
    bag = place.view.bag
    kinds = [kind for kind in ("straight", "bend") if bag[kind] and fits(place, kind)]
    return place.touched == ("bag",) and all == sum(bag.values()) and count == sum(bag[kind] for kind in kinds)


def fits(place: Place, kind: str) -> bool:
    """Whether a tile of this kind, once drawn, is kept."""
    setup, drawn = place.setup, place.setup.after(place.state, place.move)
    screen = setup.game.screen
    outcomes = [setup.after(drawn, option.move) for option in setup.options(drawn) if option.text == kind[0]]
    return any(screen.view(after, setup.board).hand == kind for after in outcomes)


def is_pass(place: Place) -> bool:
    return place.touched == ("pass",)


def is_back(place: Place, why: str) -> bool:
    draw = place.moves.get("draw")
    drawn = Place(place.setup, place.state, draw) if draw is not None else None
    stuck = drawn is None or not any(fits(drawn, kind) for kind in ("straight", "bend"))
    tile = next(tile for tile in place.view.tiles if tile.at == place.touched[0])
    return tile.seat == place.seat and (why != "stuck" or stuck)


def is_lift(place: Place, why: str) -> bool:
    square = place.touched[0]
    tile = next(tile for tile in place.view.tiles if tile.at == square)
    return tile.tile == "cat" and (why != "way" or place.view.ends[place.seat] == square)


def is_lay(place: Place, tile: str, why: str) -> bool:
    end, square = place.view_after.ends[place.seat], place.touched[1]
    cheese, has_won = place.board.cheese, place.setup.seat(place.after) is None
    seen: dict[str, bool] = {
        "cheese": has_won and end == cheese,
        "scent": has_won and end in place.board.goal and end != cheese,
        "closer": distance(end, cheese) < distance(square, cheese),
        "none": True,
    }
    return place.view.hand == tile and seen[why]


def is_cat(place: Place, where: str, other: str) -> bool:
    square, ends = place.touched[1], place.view.ends
    seen: dict[str, bool] = {
        "path": ends.get(other) == square,
        "cheese": distance(square, place.board.cheese) <= 2 and square in place.board.scent,
        "side": other in nearest(place, square) and other != place.seat,
    }
    return place.view.hand == "cat" and seen[where]


CLAIMS = {
    "race.prompt-turn": is_turn,
    "race.prompt-empty": is_empty,
    "race.prompt-back": may_go_back,
    "race.prompt-bag": is_bag,
    "race.prompt-path": is_in_hand,
    "race.prompt-ahead": asks_ahead,
    "race.prompt-cat": asks_for_cat,
    "race.advice-draw": is_draw,
    "race.advice-pass": is_pass,
    "race.advice-back": is_back,
    "race.advice-lift": is_lift,
    "race.advice-lay": is_lay,
    "race.advice-cat": is_cat,
}
