"""What is said when a match of kitchen has been won."""

from kasimir.core.view import Finish, Sentence
from kasimir.games.kitchen.board import CAT_SEAT, CHEESE, MICE, NOWHERE, SEATS, KitchenBoard, KitchenState


def tell_finish(s: KitchenState, b: KitchenBoard) -> Finish:
    """Every mouse is caught, or the mice have done everything; who lost hears what was missing."""
    why, cat, mice = tell_capture(s, b) if s.mice == 0 else tell_feast(s)
    return Finish(why, {seat: cat if index == CAT_SEAT else mice for index, seat in enumerate(SEATS[: b.players])})


def tell_capture(s: KitchenState, b: KitchenBoard) -> tuple[Sentence, Sentence, Sentence]:
    """The cat has won: why, and the lines of both sides."""
    return (
        Sentence("kitchen.finish-cat", {}),
        Sentence("kitchen.finish-cat-won", {}),
        Sentence("kitchen.finish-mice-lost", {"count": s.taken, "missing": b.tiles[CHEESE] - s.taken}),
    )


def tell_feast(s: KitchenState) -> tuple[Sentence, Sentence, Sentence]:
    """The mice have won: why, and the lines of both sides."""
    caught = s.space.count(NOWHERE)
    return (
        Sentence("kitchen.finish-mice", {}),
        Sentence("kitchen.finish-cat-lost", {"count": caught, "missing": MICE - caught}),
        Sentence("kitchen.finish-mice-won", {"caught": caught}),
    )
