"""What happened in kitchen: step by step for a screen, and in a sentence."""

from kasimir.core.view import Carried, Caught, Flipped, Happening, Missed, Moved, Rolled, Sentence, won_by
from kasimir.games.kitchen.board import (
    ARROW,
    CAT,
    CAT_SEAT,
    CAT_SIDE,
    CHEESE,
    ENDED,
    FIRST_HOLE,
    FLIP,
    FORK,
    KNIFE,
    MICE,
    MICE_SIDE,
    NOWHERE,
    PLACE,
    ROLL,
    SEATS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import FROM, winners
from kasimir.games.kitchen.text import is_in, space_text
from kasimir.games.kitchen.view import (
    BOX,
    CAUGHT,
    PIECE_IDS,
    PLATE,
    TILE_NAMES,
    chance_touch,
    space_id,
    walker,
)
from kasimir.games.kitchen.walks import free_for_mice

CHEESE_NAME = TILE_NAMES[CHEESE]


def happenings(before: KitchenState, b: KitchenBoard, move: int, after: KitchenState) -> list[Happening]:
    """The event itself, then the turns that are missed, or who has won."""
    if before.step == ROLL:
        story = rolled(before, b, move, after)
    elif before.step == FLIP:
        story = flipped(before, b, move)
    elif before.step == PLACE:
        story = [Moved(PIECE_IDS[CAT], [BOX, space_id(b, move)], "jump")]
    elif before.step == FORK:
        story = [Carried(CHEESE_NAME, space_id(b, move), PLATE)]
    else:
        story = moved(before, b, move, after)
    if after.step == ENDED:
        story.append(won_by(winners, after, b, SEATS[: b.players]))
    elif after.step == ROLL:
        story += missed_turns(before, move, after)
    return story


def rolled(before: KitchenState, b: KitchenBoard, face: int, after: KitchenState) -> list[Happening]:
    """Without a legal walk the turn is missed."""
    story: list[Happening] = [Rolled(chance_touch(before, b), str(face))]
    if after.step == ROLL:
        story.append(Missed(SEATS[before.seat]))
    return story


def flipped(before: KitchenState, b: KitchenBoard, tile: int) -> list[Happening]:
    """A tile is used and removed, but a cheese that the cat flips stays."""
    at = space_id(b, before.space[before.piece])
    story: list[Happening] = [Flipped(at, TILE_NAMES[tile])]
    if tile != CHEESE:
        story.append(Carried(TILE_NAMES[tile], at, BOX))
    elif before.piece != CAT:
        story.append(Carried(CHEESE_NAME, at, PLATE))
    return story


def moved(before: KitchenState, b: KitchenBoard, move: int, after: KitchenState) -> list[Happening]:
    """A piece walks, or follows an arrow; it may open its hole, catch a mouse, or take a face-up cheese."""
    piece, origin, end = walker(before, move), move // FROM, move % FROM
    at = space_id(b, end)
    is_jump = before.step == ARROW
    spaces = [origin, end] if is_jump else find_walk(before, b, piece, end)
    path = [space_id(b, space) for space in spaces]
    story: list[Happening] = [Moved(PIECE_IDS[piece], path, "jump" if is_jump else "walk")]
    if before.closed != after.closed:
        story.append(Flipped(space_id(b, origin), "up"))
    for mouse in caught_mice(before, after):
        story += [Caught(PIECE_IDS[mouse], PIECE_IDS[CAT], at), Moved(PIECE_IDS[mouse], [at, CAUGHT], "jump")]
    if after.taken > before.taken:
        story.append(Carried(CHEESE_NAME, at, PLATE))
    return story


def caught_mice(before: KitchenState, after: KitchenState) -> list[int]:
    """The mouse that the cat has just caught, if any."""
    return [mouse for mouse in range(1, MICE + 1) if after.space[mouse] == NOWHERE != before.space[mouse]]


def find_walk(s: KitchenState, b: KitchenBoard, piece: int, end: int) -> list[int]:
    """One of the legal walks to a space with the required number of steps; all walks are searched at once."""
    walks: dict[tuple[int, int], list[int]] = {(NOWHERE, s.space[piece]): [s.space[piece]]}
    passable = passable_spaces(s, b, piece)
    for step in range(1, s.walk + 1):
        longer: dict[tuple[int, int], list[int]] = {}
        for (left, space), walk in walks.items():
            for ahead in spaces_beside(b, space):
                is_open = ahead == end if step == s.walk else is_in(ahead, passable)
                if ahead != left and is_open:
                    longer.setdefault((space, ahead), [*walk, ahead])
        walks = longer
    return next(iter(walks.values()))


def passable_spaces(s: KitchenState, b: KitchenBoard, piece: int) -> int:
    """The spaces a piece may walk through, as a set. A hole ends a walk, because stepping straight back is illegal."""
    if piece == CAT:
        return b.squares & ~(s.cheeses | (s.mice & ~b.table))
    return free_for_mice(s, b) | (1 << s.space[piece])


def spaces_beside(b: KitchenBoard, space: int) -> list[int]:
    """The squares and holes that are one step away."""
    if space >= FIRST_HOLE:
        return [b.front[space - FIRST_HOLE]]
    column = space % b.columns
    beside = [FIRST_HOLE + hole for hole, front in enumerate(b.front) if front == space]
    beside += [space - 1] * (column > 0) + [space + 1] * (column < b.columns - 1)
    return beside + [other for other in (space - b.columns, space + b.columns) if 0 <= other < b.rows * b.columns]


def missed_turns(before: KitchenState, move: int, after: KitchenState) -> list[Missed]:
    """The sides that were skipped, in turn, beginning with the one that did not play."""
    to_miss = before.skip[:]
    if before.step == FLIP and move == KNIFE:
        to_miss[CAT_SIDE if before.piece == CAT else MICE_SIDE] += 1
    is_cats_turn = before.seat == CAT_SEAT
    mouse_seat = SEATS[before.next_seat if is_cats_turn else before.seat]
    seats = {MICE_SIDE: mouse_seat, CAT_SIDE: SEATS[CAT_SEAT]}
    side = MICE_SIDE if is_cats_turn else CAT_SIDE
    story = []
    while to_miss[side] > after.skip[side]:
        to_miss[side] -= 1
        story.append(Missed(seats[side]))
        side = CAT_SIDE if side == MICE_SIDE else MICE_SIDE
    return story


def tell(before: KitchenState, b: KitchenBoard, move: int, after: KitchenState) -> Sentence:
    """What was rolled, flipped, taken or caught, or where a piece went."""
    seat = SEATS[before.seat]
    if before.step == ROLL:
        walks = "no" if after.step == ROLL else "yes"
        return Sentence("kitchen.tell-roll", {"seat": seat, "face": move, "walks": walks})
    if before.step == FLIP:
        square = space_id(b, before.space[before.piece])
        piece = PIECE_IDS[before.piece]
        return Sentence("kitchen.tell-flip", {"seat": seat, "piece": piece, "tile": TILE_NAMES[move], "square": square})
    if before.step == PLACE:
        return Sentence("kitchen.tell-place", {"seat": seat, "square": space_id(b, move)})
    if before.step == FORK:
        piece, square = PIECE_IDS[before.piece], space_id(b, move)
        return Sentence("kitchen.tell-fork", {"seat": seat, "piece": piece, "square": square})
    return tell_move(before, b, move, after)


def tell_move(before: KitchenState, b: KitchenBoard, move: int, after: KitchenState) -> Sentence:
    """Where a piece went and what it found there."""
    seat, piece = SEATS[before.seat], PIECE_IDS[walker(before, move)]
    square = space_text(b, move % FROM)
    if after.step == ENDED and before.seat != CAT_SEAT:
        return Sentence("kitchen.tell-safe", {"seat": seat, "piece": piece, "hole": square})
    for mouse in caught_mice(before, after):
        left = after.mice.bit_count()
        return Sentence("kitchen.tell-caught", {"seat": seat, "mouse": mouse, "square": square, "left": left})
    if after.taken > before.taken:
        return Sentence("kitchen.tell-take", {"seat": seat, "piece": piece, "square": square})
    place = "elsewhere" if before.step == ARROW else "hole" if move % FROM >= FIRST_HOLE else "square"
    return Sentence("kitchen.tell-walk", {"seat": seat, "piece": piece, "place": place, "square": square})
