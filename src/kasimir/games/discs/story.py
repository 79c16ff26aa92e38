"""What happened on an open table of discs: step by step for a screen, and in a sentence."""

from kasimir.core.game import NOBODY
from kasimir.core.view import Carried, Happening, Renamed, Sentence, won_by
from kasimir.games.discs.board import EMPTY, PILES, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.rules import HAND, PILE_BITS, winners
from kasimir.games.discs.text import pile_text
from kasimir.games.discs.view import HAND_TWIN, HANDS, NEW_TWIN, TABLE, Twin, origin_and_target, pile_id

NONE = "none"
"""In a sentence, instead of a pile: a new one begins; instead of a disc: there was nothing below."""


def happenings(before: DiscsState, b: DiscsBoard, move: int, after: DiscsState) -> list[Happening]:
    """A disc goes from a hand or a pile to a pile or the table, and piles that changed get new ids."""
    origin, target = origin_and_target(before, move)
    disc = before.seat if origin == HAND_TWIN else origin[0] & 1
    source = HANDS[disc] if origin == HAND_TWIN else pile_id(*origin)
    story: list[Happening] = [Carried(SEATS[disc], source, TABLE if target == NEW_TWIN else pile_id(*target))]
    story.append(Renamed(new_names(before, origin, target, disc)))
    if after.seat == NOBODY:
        story.append(won_by(winners, after, b, SEATS))
    return story


def new_names(s: DiscsState, origin: Twin, target: Twin, disc: int) -> dict[str, str]:
    """Renumber twins: a pile that changed is the last of its new kind; the one played on last comes at the end."""
    below, higher = origin[0] >> 1, target[0] << 1 | disc
    kinds = {pile: pile_ids(s, pile) for pile in {origin[0], below, target[0], higher} if pile > EMPTY}
    if origin != HAND_TWIN:
        kinds[origin[0]].remove(pile_id(*origin))
        if below != EMPTY:
            kinds[below].append(pile_id(*origin))
    if target == NEW_TWIN:
        kinds[higher].append(TABLE)
    else:
        kinds[target[0]].remove(pile_id(*target))
        kinds[higher].append(pile_id(*target))
    ids = {old: pile_id(pile, twin) for pile, olds in kinds.items() for twin, old in enumerate(olds, 1)}
    return {old: new for old, new in ids.items() if old != new}


def pile_ids(s: DiscsState, pile: int) -> list[str]:
    """The ids of all piles of a kind."""
    return [pile_id(pile, twin) for twin in range(1, s.piles[pile] + 1)]


def tell(before: DiscsState, b: DiscsBoard, move: int, after: DiscsState) -> Sentence:
    """Which disc went where, and what that uncovered."""
    origin, target = move >> PILE_BITS, move & (PILES - 1)
    return sentence(SEATS[before.seat], origin, pile_text(origin), pile_text(target) or NONE)


def sentence(seat: str, lifted: int, origin: str | int, pile: str | int) -> Sentence:
    """The sentence for a disc from the hand or from a pile; piles are named by their discs or by their places."""
    if lifted == HAND:
        return Sentence("discs.tell-bring", {"seat": seat, "pile": pile})
    below = lifted >> 1
    shows = NONE if below == EMPTY else SEATS[below & 1]
    args = {"seat": seat, "disc": SEATS[lifted & 1], "origin": origin, "pile": pile, "below": shows}
    return Sentence("discs.tell-shift", args)
