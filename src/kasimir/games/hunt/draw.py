"""Terminal drawing of hunt: the ring as a loop of boxes, clockwise from the top left, with the store inside."""

from kasimir.core.game import NOBODY
from kasimir.core.terminal_colors import colour, seat_line
from kasimir.core.words import say
from kasimir.games.hunt.board import SEATS, STEP_NAMES, TOP, YOUNGER, HuntBoard, HuntState
from kasimir.games.hunt.text import seat_text

BOXES_A_ROW = 5
WIDTH = 15
INSIDE = WIDTH - 2
FULL_WIDTH = BOXES_A_ROW * WIDTH
PIECE = "◢"
MISSING = "·"
MOST_SHOWN = 30


def draw(s: HuntState, b: HuntBoard) -> str:
    """Every seat's cheese, then the ring, then what comes next."""
    seats = [seat_line(SEATS[seat], seat == s.seat, seat_notes(s, b, seat)) for seat in range(b.players)]
    lines = [*seats, "", *draw_ring(s, b)]
    if s.seat != NOBODY:
        args: dict[str, str | int] = {"seat": seat_text(s.seat), "steps": s.steps, "paws": s.paws, "cat": s.cat}
        lines += ["", say(f"hunt.draw-{STEP_NAMES[s.step]}", args)]
    return "\n".join(lines)


def seat_notes(s: HuntState, b: HuntBoard, seat: int) -> str:
    """What a seat has eaten, and whether its mouse is held or not on the ring."""
    place = "held" if s.held == seat else "top" if s.mice[seat] == TOP else "ring"
    count = s.cheese[seat]
    if b.variant == YOUNGER:
        return say("hunt.draw-pieces", {"count": count, "pieces": shown(count), "place": place})
    pieces = f"{shown(count):{MISSING}<{min(b.goal, MOST_SHOWN)}}"
    return say("hunt.draw-score", {"count": count, "goal": b.goal, "pieces": pieces, "place": place})


def draw_ring(s: HuntState, b: HuntBoard) -> list[str]:
    """The top row from left to right, boxes on both sides of a long ring, and the bottom row from right to left."""
    top = min(BOXES_A_ROW, (b.spaces + 1) // 2)
    sides = max(0, (b.spaces - 2 * BOXES_A_ROW + 1) // 2)
    last_right = top + sides
    last_below = b.spaces - sides
    lines = draw_row(s, b, list(range(1, top + 1)))
    lines += ["", draw_store(s), ""]
    for side in range(sides):
        lines += draw_sides(s, b, b.spaces - side, top + 1 + side)
    return lines + draw_row(s, b, list(range(last_below, last_right, -1)))


def draw_store(s: HuntState) -> str:
    """The pieces that are left, in the middle."""
    text = say("hunt.draw-store", {"count": s.store, "pieces": shown(s.store)})
    return " " * ((FULL_WIDTH - len(text)) // 2) + f"[yellow]{text}[/]"


def shown(pieces: int) -> str:
    """Pieces of cheese, as many as fit into a line."""
    return PIECE * min(pieces, MOST_SHOWN)


def draw_row(s: HuntState, b: HuntBoard, spaces: list[int]) -> list[str]:
    """Some spaces side by side, centred in the line."""
    margin = " " * ((FULL_WIDTH - WIDTH * len(spaces)) // 2)
    boxes = [draw_box(s, b, space) for space in spaces]
    return [margin + "".join(parts) for parts in zip(*boxes, strict=True)]


def draw_sides(s: HuntState, b: HuntBoard, left: int, right: int) -> list[str]:
    """Two spaces at the sides of the ring."""
    gap = " " * (FULL_WIDTH - 2 * WIDTH)
    return [gap.join(parts) for parts in zip(draw_box(s, b, left), draw_box(s, b, right), strict=True)]


def draw_box(s: HuntState, b: HuntBoard, space: int) -> tuple[str, str, str, str]:
    """A space: its number, its kind, and who is there."""
    style, name = kind_of(b, space)
    pieces = pieces_on(s, b, space)
    taken = sum(len(text) + 1 for text, _ in pieces)
    row = "".join(f" {markup}" for _, markup in pieces) + " " * (INSIDE - taken)
    edge = f"[{style}]│[/]"
    return (
        f"[{style}]╭─{f' {space} ':─<{INSIDE - 1}}╮[/]",
        f"[{style}]│ {name:<{INSIDE - 1}}│[/]",
        f"{edge}{row}{edge}",
        f"[{style}]╰{'─' * INSIDE}╯[/]",
    )


def kind_of(b: HuntBoard, space: int) -> tuple[str, str]:
    """The style and the name of a space."""
    if b.is_ladder[space]:
        return "white", say("hunt.draw-ladder")
    if b.is_hole[space]:
        return "magenta", say("hunt.draw-hole")
    return "yellow", say("hunt.draw-cheese", {"pieces": PIECE * b.bite[space]})


def pieces_on(s: HuntState, b: HuntBoard, space: int) -> list[tuple[str, str]]:
    """Cat and mice on a space, each as plain text and in colour; a mouse held by the cat is in brackets."""
    pieces = []
    if s.cat == space:
        cat = say("hunt.draw-cat")
        held = "" if s.held == NOBODY else f"({SEATS[s.held]})"
        pieces.append((cat + held, f"[bold]{cat}[/]" + (colour(SEATS[s.held], held) if held else "")))
    for seat in range(b.players):
        if s.mice[seat] == space and s.held != seat:
            pieces.append((SEATS[seat], colour(SEATS[seat], SEATS[seat])))
    return pieces
