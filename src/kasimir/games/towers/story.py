"""What happened in towers: step by step for a screen, and in a sentence."""

from kasimir.core.game import NOBODY, next_seat
from kasimir.core.view import Caught, Happening, Missed, Moved, Rolled, Sentence, won_by
from kasimir.games.towers.board import NO_MOUSE, PANTRY, SEATS, TO_ROLL, TowersBoard, TowersState
from kasimir.games.towers.rules import STEPS, winners
from kasimir.games.towers.view import DIE, FACES, HOLE, PANTRIES, SPACES, mouse_ids

TRAP = "trap"


def happenings(before: TowersState, b: TowersBoard, move: int, after: TowersState) -> list[Happening]:
    """The die is rolled; or a mouse hops along the track, perhaps into a trap, and seats may be skipped."""
    if before.die == TO_ROLL:
        return [Rolled(DIE, FACES[move])]
    origin, steps = divmod(move, STEPS)
    mouse = moved_mouse(before, b, origin)
    piece = mouse_ids(b.players, b.mice)[mouse]
    story: list[Happening] = [Moved(piece, path(before, b, origin, steps))]
    if after.caught[mouse]:
        story.append(Caught(piece, TRAP, SPACES[origin + steps]))
    if after.seat == NOBODY:
        story.append(won_by(winners, after, b, SEATS[: b.players]))
    else:
        story += [Missed(SEATS[seat]) for seat in passed_over(before, b, after)]
    return story


def moved_mouse(s: TowersState, b: TowersBoard, space: int) -> int:
    """The mouse that leaves this space: the top one, or the seat's next one in the pantry."""
    return (s.seat + 1) * b.mice - s.pantry[s.seat] + 1 if space == PANTRY else s.top[space]


def path(s: TowersState, b: TowersBoard, origin: int, steps: int) -> list[str]:
    """The spaces of a move, beginning where the mouse stood."""
    places = list(SPACES[origin : min(origin + steps, b.spaces) + 1])
    if origin == PANTRY:
        places[0] = PANTRIES[s.seat]
    if origin + steps > b.spaces:
        places.append(HOLE)
    return places


def passed_over(before: TowersState, b: TowersBoard, after: TowersState) -> list[int]:
    """The seats skipped between the last and the next seat to play, because all their mice on the track are blocked."""
    seats = []
    seat = next_seat(before.seat, b.players)
    while seat != after.seat:
        mice = range(seat * b.mice + 1, (seat + 1) * b.mice + 1)
        if any(after.space[mouse] and not after.caught[mouse] for mouse in mice):
            seats.append(seat)
        seat = next_seat(seat, b.players)
    return seats


def tell(before: TowersState, b: TowersBoard, move: int, after: TowersState) -> Sentence:
    """A roll, or where a mouse went and what happened to it."""
    seat = SEATS[before.seat]
    if before.die == TO_ROLL:
        return Sentence("towers.tell-roll", {"seat": seat, "face": FACES[move]})
    origin, steps = divmod(move, STEPS)
    space = origin + steps
    if space > b.spaces:
        return Sentence("towers.tell-home", {"seat": seat, "origin": origin})
    if after.caught[after.top[space]]:
        return Sentence("towers.tell-caught", {"seat": seat, "origin": origin, "space": space})
    below = before.top[space]
    if below == NO_MOUSE:
        return Sentence("towers.tell-move", {"seat": seat, "origin": origin, "space": space})
    other = SEATS[b.owner[below]]
    own = "yes" if other == seat else "no"
    return Sentence("towers.tell-climb", {"seat": seat, "origin": origin, "space": space, "other": other, "own": own})
