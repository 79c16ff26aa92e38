"""What happened in hunt: step by step for a screen, and in a sentence.

One event may be a whole turn: the dice are rolled, the mouse runs and eats, the cat follows. The story replays it on a
copy of the position, with the same rules, and records each part.
"""

from kasimir.core.game import NOBODY, next_seat
from kasimir.core.view import Carried, Caught, Freed, Happening, How, Missed, Moved, Rolled, Sentence, won_by
from kasimir.games.hunt.board import (
    FINISHED,
    GRAB,
    OLDER,
    ORDER,
    PAWS,
    ROLL,
    SEATS,
    SETUP,
    TOP,
    TOSS,
    HuntBoard,
    HuntState,
)
from kasimir.games.hunt.rules import CAT_FIRST, clockwise, land, move_cat, winners
from kasimir.games.hunt.view import CAT, MICE, MOUSE_DIE, PAWS_DIE, PLACES, PLATES, STORE

CHEESE = "cheese"


def happenings(before: HuntState, b: HuntBoard, move: int, after: HuntState) -> list[Happening]:
    """All parts of the event in order, then who is skipped, or who has won."""
    story: list[Happening] = []
    s = before.copy()
    if s.step == SETUP:
        story.append(mouse_moved(s.seat, [TOP, move], "slide"))
    elif s.step == TOSS:
        play_toss(story, s, b, move, after)
    else:
        play_turn(story, s, b, move)
    if after.step == FINISHED:
        story.append(won_by(winners, after, b, SEATS[: b.players]))
    elif after.step == ROLL and after.held == next_seat(before.seat, b.players):
        story.append(Missed(SEATS[after.held]))
    return story


def mouse_moved(seat: int, spaces: list[int], how: How) -> Moved:
    """The path of a seat's mouse."""
    return Moved(MICE[seat], [PLACES[space] for space in spaces], how)


def way_round(b: HuntBoard, space: int, steps: int) -> list[int]:
    """The spaces of a move along the ring, including the first."""
    return [clockwise(b, space, step) for step in range(steps + 1)]


def play_toss(story: list[Happening], s: HuntState, b: HuntBoard, space: int, after: HuntState) -> None:
    """The mouse climbs up again, slides and acts; then the cat takes a step and frightens the mice it meets."""
    seat, had = s.seat, s.cheese[s.seat]
    if s.mice[seat] != TOP:
        story.append(mouse_moved(seat, [s.mice[seat], TOP], "climb"))
    story.append(mouse_moved(seat, [TOP, space], "slide"))
    land(s, b, space)
    note_cheese(story, seat, s.cheese[seat] - had)
    if after.step == FINISHED:
        return
    story.append(Moved(CAT, [PLACES[s.cat], PLACES[after.cat]]))
    for other in range(b.players):
        note_cheese(story, other, after.cheese[other] - s.cheese[other])


def note_cheese(story: list[Happening], seat: int, gained: int) -> None:
    """Pieces go from the store to a plate, or back."""
    if gained > 0:
        story.append(Carried(CHEESE, STORE, PLATES[seat], gained))
    elif gained < 0:
        story.append(Carried(CHEESE, PLATES[seat], STORE, -gained))


def play_turn(story: list[Happening], s: HuntState, b: HuntBoard, move: int) -> None:
    """The dice, then mouse and cat in the chosen order; the turn may have to wait between them."""
    if s.step == GRAB:
        s.held = move
        story.append(Caught(MICE[move], CAT, PLACES[s.cat]))
        if s.steps > 0 and s.held != s.seat:
            run_mouse(story, s, b)
    elif s.step == ORDER and move == CAT_FIRST:
        if run_cat(story, s, b) and s.held != s.seat:
            run_mouse(story, s, b)
    elif mouse_goes_first(story, s, b, move):
        run_cat(story, s, b)


def mouse_goes_first(story: list[Happening], s: HuntState, b: HuntBoard, move: int) -> bool:
    """Show the mouse moving first: after a roll without a choice, by that choice, or down the slide.

    False if the cat must wait.
    """
    if s.step == ROLL:
        s.steps, s.paws = divmod(move, PAWS)
        story += [Rolled(MOUSE_DIE, str(s.steps)), Rolled(PAWS_DIE, str(s.paws))]
        is_order_open = b.variant == OLDER and s.paws > 0
        return not is_order_open and run_mouse(story, s, b)
    if s.step == ORDER:
        return run_mouse(story, s, b)
    story.append(mouse_moved(s.seat, [TOP, move], "slide"))
    return come_to(story, s, b, move)


def run_mouse(story: list[Happening], s: HuntState, b: HuntBoard) -> bool:
    """The mouse runs by its die and acts where it lands. False if it has to slide or has won."""
    way = way_round(b, s.mice[s.seat], s.steps)
    story.append(mouse_moved(s.seat, way, "walk"))
    return come_to(story, s, b, way[-1])


def come_to(story: list[Happening], s: HuntState, b: HuntBoard, space: int) -> bool:
    """The mouse lands on a space: it eats, gives a piece back, or climbs."""
    seat, had = s.seat, s.cheese[s.seat]
    goes_on = land(s, b, space)
    if s.mice[seat] == TOP:
        story.append(mouse_moved(seat, [space, TOP], "climb"))
    note_cheese(story, seat, s.cheese[seat] - had)
    return goes_on


def run_cat(story: list[Happening], s: HuntState, b: HuntBoard) -> bool:
    """The cat moves by its paws: it lets a mouse go and may hold another. False if a seat must choose which one."""
    if s.paws == 0:
        return True
    if s.held != NOBODY:
        story.append(Freed(MICE[s.held], PLACES[s.cat]))
    way = way_round(b, s.cat, s.paws)
    story.append(Moved(CAT, [PLACES[space] for space in way]))
    goes_on = move_cat(s, b)
    if s.held != NOBODY:
        story.append(Caught(MICE[s.held], CAT, PLACES[s.cat]))
    return goes_on


def tell(before: HuntState, b: HuntBoard, move: int, after: HuntState) -> Sentence:
    """What the dice showed, and what the mouse and the cat did, as far as it belongs to this event."""
    seat = SEATS[before.seat]
    if before.step == SETUP:
        return Sentence("hunt.tell-start", {"seat": seat, "space": move})
    story = happenings(before, b, move, after)
    if after.step == FINISHED:
        return Sentence("hunt.tell-end", {"seat": seat, "space": after.mice[before.seat], "left": after.store})
    if after.step == ORDER:
        return Sentence("hunt.tell-roll", {"seat": seat, "steps": after.steps, "paws": after.paws})
    steps, paws = divmod(move, PAWS) if before.step == ROLL else (0, 0)
    mouse, count = tell_mouse(story, MICE[before.seat])
    cat, other, mice = tell_cat(story)
    if mouse == "none":
        return Sentence("hunt.tell-cat", {"seat": seat, "cat": cat, "other": other, "space": after.cat})
    landed: dict[str, str | int] = {"mouse": mouse, "space": after.mice[before.seat], "count": count}
    met: dict[str, str | int] = {"cat": cat, "other": other, "mice": mice}
    return Sentence("hunt.tell-turn", {"seat": seat, "steps": steps, "paws": paws, **met, **landed})


def tell_mouse(story: list[Happening], mouse: str) -> tuple[str, int]:
    """A keyword for what the mouse to play did before or after the cat, and how many pieces changed hands."""
    word = "none"
    for part, following in zip(story, [*story[1:], None], strict=True):
        if isinstance(part, Moved) and part.piece == mouse:
            if isinstance(following, Carried):
                return ("eats" if following.origin == STORE else "scared"), following.count
            word = went(part)
    return word, 0


def went(part: Moved) -> str:
    """A keyword for a way of a mouse that changed nothing else."""
    if part.how == "slide":
        return "slides"
    return "climbs" if part.path[-1] == PLACES[TOP] else "comes"


def tell_cat(story: list[Happening]) -> tuple[str, str, int]:
    """A keyword for what the cat did, the seat it affected, and how many; of several, the last one's seat."""
    word, other, mice = "none", "", 0
    is_cat = False
    for part in story:
        if isinstance(part, Moved):
            is_cat = part.piece == CAT  # a mouse that runs into the cat afterwards is reported separately
            word = "moves" if is_cat else word
        elif isinstance(part, Caught):
            word, other, mice = "holds", seat_of(part.piece), 1
        elif isinstance(part, Carried) and is_cat and part.to == STORE:
            word, other, mice = "scares", seat_of(part.origin), mice + 1
    return word, other, mice


def seat_of(name: str) -> str:
    """The seat that a mouse or a plate belongs to."""
    return name.partition(":")[2]
