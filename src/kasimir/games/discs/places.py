"""A table of discs with hidden covered discs: piles are named by their places.

Nothing shown here (move texts, reasons, drawings, views) reveals a covered disc. Moves are `+` and `+3` to bring a
disc, as a new pile or onto the pile at place 3, and `3>` and `3>5` to lift the top disc of the pile at place 3. The
numbers of the rules' moves do reveal covered discs, so they stay with whoever keeps the table.

Ids on a screen: `hand:m` a seat's hand, `place:3` a pile by its place, `table` where a new pile begins.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from kasimir.core.errors import MoveError
from kasimir.core.game import NOBODY, Reason
from kasimir.core.terminal_colors import piece
from kasimir.core.view import Carried, Flipped, Happening, Sentence, won_by
from kasimir.core.words import say
from kasimir.games.discs.board import EMPTY, MOST_DISCS, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.draw import HIDDEN, ShownPile, draw_table
from kasimir.games.discs.rules import HAND, PILE_BITS, is_lone, winners
from kasimir.games.discs.story import NONE, sentence
from kasimir.games.discs.text import STAR, pile_number, pile_text, table_texts
from kasimir.games.discs.touch import why_not_hand, why_not_taken
from kasimir.games.discs.view import HANDS, TABLE, DiscsView, Pile, Step, hand_counts, seat_letter, step_name
from kasimir.games.discs.why import cover_word, why_not_bring

NO_PLACE = 0
"""Used instead of places, which count from 1: the hand as an origin, a new pile as a target."""
MOST_PLACES = len(SEATS) * MOST_DISCS
READ_AT_MOST = 4096
"""Cache size for parsed texts; it must be limited, because anybody may send any text."""


@dataclass(slots=True)
class HiddenPile:
    """A pile of which only the top disc is visible."""

    id: str
    height: int
    top: str
    star: bool
    """Whether it was played last: its top disc may not be lifted."""


@dataclass(slots=True)
class HiddenView:
    """A position as players see it."""

    seat: str | None
    step: Step
    hands: dict[str, int]
    """Discs in each hand."""
    uncovered: dict[str, int]
    """Uncovered discs of each seat."""
    piles: list[HiddenPile]


class Places:
    """Which pile is at which place. It must be played in step with the state from which it was made."""

    def __init__(self, s: DiscsState, b: DiscsBoard) -> None:
        """Lay the piles out in the order of the position's text; there is one place for each disc.

        That order reveals something about covered discs, so a table with secrets is made at the start of the match.
        """
        texts = table_texts(s)
        free = [EMPTY] * (b.players * b.discs - len(texts))
        self.piles = dict(enumerate([*[pile_number(text.rstrip(STAR)) for text in texts], *free], 1))
        self.last = next((place for place, text in enumerate(texts, 1) if STAR in text), NO_PLACE)
        self.seat = s.seat

    def moves(self, s: DiscsState, b: DiscsBoard) -> dict[str, int]:
        """The legal moves by their texts, with the corresponding moves of the rules."""
        moves: dict[str, int] = {}
        if s.seat != NOBODY:
            open_piles = self.open_piles(b)
            if s.hand[s.seat]:
                add_moves(moves, NO_PLACE, HAND, open_piles)
            for place, pile in self.piles.items():
                if pile != EMPTY and place != self.last:
                    add_moves(moves, place, pile, open_piles)
        return moves

    def open_piles(self, b: DiscsBoard) -> list[tuple[int, int]]:
        """The piles that are not full, with their places."""
        return [(place, pile) for place, pile in self.piles.items() if EMPTY < pile < b.full]

    def play(self, text: str) -> None:
        """Make a legal move. A new pile takes the first free place; all other piles stay where they are."""
        move = read_move(text)
        if not move:
            raise MoveError("discs.unreadable-place", move=text)
        origin, target = move
        disc = self.seat
        if origin != NO_PLACE:
            disc = self.piles[origin] & 1
            self.piles[origin] >>= 1
        if target == NO_PLACE:
            target = self.free_place()
        self.piles[target] = self.piles[target] << 1 | disc
        self.last = target
        self.seat = 1 - self.seat

    def free_place(self) -> int:
        """The place where a new pile begins."""
        return next(place for place, pile in self.piles.items() if pile == EMPTY)

    def match_move(self, s: DiscsState, b: DiscsBoard, move: int) -> str:
        """The first text for a move of the rules, for players that do not use places."""
        return next(text for text, code in self.moves(s, b).items() if code == move)

    def why(self, s: DiscsState, b: DiscsBoard, text: str) -> Reason:
        """The reason, for a text that is not among the legal moves of this choice."""
        move = read_move(text)
        if not move:
            return Reason("discs.unreadable-place", {"move": text})
        origin, target = move
        reason = why_not_bring(s) if origin == NO_PLACE else self.why_not_lift(b, origin)
        if reason:
            return reason
        if target == NO_PLACE:
            return Reason("discs.lone", {"pile": origin})
        if target == origin:
            return Reason("discs.same", {"pile": origin})
        if self.is_free(target):
            return Reason("discs.missing", {"pile": target})
        return Reason("discs.full", {"pile": target, "height": b.height})

    def why_not_lift(self, b: DiscsBoard, place: int) -> Reason | None:
        """Why the top disc at a place may not be lifted, if it may not."""
        if self.is_free(place):
            return Reason("discs.missing", {"pile": place})
        if place != self.last:
            return None
        return Reason("discs.barred", {"pile": place, "cover": cover_word(b, self.piles[place])})

    def why_touch(self, s: DiscsState, b: DiscsBoard, touches: tuple[str, ...]) -> Reason | None:
        """Why the touches do not begin a legal move; these reasons do not depend on anything covered."""
        first, *rest = touches
        origin = read_place(first)
        if origin == NO_PLACE:
            reason = why_not_hand(s, first)
        else:
            reason = why_not_taken(self.why_not_lift(b, origin))
            if not reason and not moves_from(origin, self.piles[origin], self.open_piles(b)):
                reason = Reason("discs.touch-nowhere", {})
        return reason or (self.why_not_touch_onto(b, origin, rest[0]) if rest else None)

    def why_not_touch_onto(self, b: DiscsBoard, origin: int, touched: str) -> Reason | None:
        """Why a disc from the origin may not be laid on what was touched."""
        if touched == TABLE:
            is_alone = origin != NO_PLACE and is_lone(self.piles[origin])
            return Reason("discs.touch-lone", {}) if is_alone else None
        target = read_place(touched)
        if self.is_free(target):
            return Reason("discs.touch-onto", {})
        if target == origin:
            return Reason("discs.touch-same", {})
        return Reason("discs.touch-full", {"height": b.height}) if self.piles[target] >= b.full else None

    def is_free(self, place: int) -> bool:
        """Whether there is no pile at the place."""
        return self.piles.get(place, EMPTY) == EMPTY

    def draw(self, s: DiscsState, b: DiscsBoard, lifted: int | None = None) -> str:
        """The table as a player sees it.

        With a lifted disc it also shows what that uncovers, so the disc must then be played.
        """
        if lifted is not None:
            self.check_lift(b, lifted)
        places_shown = max((place for place in self.piles if not self.is_free(place)), default=0)
        table = draw_table(s, b, [self.shown_pile(place, place == lifted) for place in range(1, places_shown + 1)])
        if lifted is None:
            return table
        disc = SEATS[self.piles[lifted] & 1]
        note = say("discs.draw-lifted", {"disc": piece(disc, f"({disc})"), "pile": lifted})
        return f"{table}\n{note}"

    def shown_pile(self, place: int, is_lifted: bool) -> ShownPile:
        """The pile at a place, without its top disc if that was lifted; only the top of the rest is visible."""
        discs = pile_text(self.piles[place] >> 1 if is_lifted else self.piles[place])
        return ShownPile(str(place), HIDDEN * (len(discs) - 1) + discs[-1:], place == self.last)

    def check_lift(self, b: DiscsBoard, place: int) -> None:
        """Raise a `MoveError` if the disc cannot be played; otherwise a lift would reveal the disc below for free."""
        reason = self.why_not_lift(b, place)
        if not reason and not moves_from(place, self.piles[place], self.open_piles(b)):
            reason = Reason("discs.nowhere", {"pile": place})
        if reason:
            raise MoveError(reason.code, **reason.args)

    def view(self, s: DiscsState) -> HiddenView:
        """The table for a screen to draw."""
        last = self.last
        piles = [hidden_pile(place, pile, place == last) for place, pile in self.piles.items() if pile != EMPTY]
        uncovered = dict(zip(SEATS, s.uncovered, strict=True))
        return HiddenView(seat_letter(s), step_name(s), hand_counts(s), uncovered, piles)

    def open_view(self, s: DiscsState) -> DiscsView:
        """The table when the match is over: every pile is still at its place, and all discs are visible."""
        piles = [
            Pile(place_id(place), pile_text(pile), place == self.last)
            for place, pile in self.piles.items()
            if pile != EMPTY
        ]
        uncovered = dict(zip(SEATS, s.uncovered, strict=True))
        return DiscsView(seat_letter(s), step_name(s), hand_counts(s), uncovered, piles)

    def recall(self, text: str) -> bool | None:
        """Whether a lift uncovers an own disc; None if no disc that could be lifted was on top of one.

        Every disc was visible when it was played, so a player who remembers can find one.
        """
        origin, _ = places_of(text)
        own = SEATS[self.seat]
        found = {place: disc_below(pile) for place, pile in self.piles.items() if pile != EMPTY and place != self.last}
        if origin == NO_PLACE or found[origin] is None or own not in found.values():
            return None
        return found[origin] == own

    @staticmethod
    def touches(seat: int, text: str) -> tuple[str, ...]:
        """The hand or a pile, then another pile or the table."""
        origin, target = places_of(text)
        return (
            HANDS[seat] if origin == NO_PLACE else place_id(origin),
            TABLE if target == NO_PLACE else place_id(target),
        )

    def lift(self, b: DiscsBoard, touched: str) -> str | None:
        """The disc visible below the top one of the touched place, if any; the lifted disc must now be played."""
        place = read_place(touched)
        if place == NO_PLACE:
            raise MoveError("discs.missing", pile=touched)
        self.check_lift(b, place)
        return disc_below(self.piles[place])

    def happenings(self, s: DiscsState, b: DiscsBoard, text: str, after: DiscsState) -> list[Happening]:
        """A disc goes from a hand or a place to a place; what was below it becomes visible."""
        origin, target = places_of(text)
        to = place_id(target if target != NO_PLACE else self.free_place())
        story: list[Happening] = []
        if origin == NO_PLACE:
            story.append(Carried(SEATS[s.seat], HANDS[s.seat], to))
        else:
            pile = self.piles[origin]
            story.append(Carried(SEATS[pile & 1], place_id(origin), to))
            if below := disc_below(pile):
                story.append(Flipped(place_id(origin), below))
        if after.seat == NOBODY:
            story.append(won_by(winners, after, b, SEATS))
        return story

    def tell(self, s: DiscsState, text: str) -> Sentence:
        """Which disc went where, and what that uncovered."""
        origin, target = places_of(text)
        lifted = HAND if origin == NO_PLACE else self.piles[origin]
        return sentence(SEATS[s.seat], lifted, origin, NONE if target == NO_PLACE else target)


def add_moves(moves: dict[str, int], origin: int, pile: int, open_piles: list[tuple[int, int]]) -> None:
    """Add the moves of a disc from the hand or from a place: onto any other open pile, or to a free place."""
    names, lifted = names_from(origin), pile << PILE_BITS
    if not is_lone(pile):
        moves[names[NO_PLACE]] = lifted | EMPTY
    for place, target in open_piles:
        if place != origin:
            moves[names[place]] = lifted | target


def moves_from(origin: int, pile: int, open_piles: list[tuple[int, int]]) -> dict[str, int]:
    """The moves of one disc."""
    moves: dict[str, int] = {}
    add_moves(moves, origin, pile, open_piles)
    return moves


# There are few places, piles and moves by place, and a server needs them at every move.


@cache
def hidden_pile(place: int, pile: int, star: bool) -> HiddenPile:
    """A pile as players see it."""
    return HiddenPile(place_id(place), height_of(pile), SEATS[pile & 1], star)


@cache
def names_from(origin: int) -> list[str]:
    """The texts of the moves from a place, or from the hand, by target."""
    return [move_name(origin, target) for target in range(MOST_PLACES + 1)]


def move_name(origin: int, target: int) -> str:
    """The text of a move by place."""
    sign = "+" if origin == NO_PLACE else f"{origin}>"
    return sign if target == NO_PLACE else f"{sign}{target}"


@cache
def place_id(place: int) -> str:
    """The id of a pile on a screen."""
    return f"place:{place}"


def height_of(pile: int) -> int:
    """The number of discs in a pile."""
    return pile.bit_length() - 1


def disc_below(pile: int) -> str | None:
    """The disc directly below the top one."""
    return None if is_lone(pile) else SEATS[pile >> 1 & 1]


@cache
def places_of(text: str) -> tuple[int, int]:
    """The places of a legal move."""
    origin, _, target = text.partition(">" if ">" in text else "+")
    return int(origin or NO_PLACE), int(target or NO_PLACE)


def read_place(touched: str) -> int:
    """The place that was touched, `NO_PLACE` if it is none."""
    form = re.fullmatch(r"place:([1-9][0-9]?)", touched)
    return int(form[1]) if form else NO_PLACE


@lru_cache(READ_AT_MOST)
def read_move(text: str) -> tuple[int, int] | None:
    """The origin and the target of a move text."""
    form = re.fullmatch(r"(?:\+|([1-9][0-9]?)>)([1-9][0-9]?)?", text)
    return (int(form[1] or NO_PLACE), int(form[2] or NO_PLACE)) if form else None
