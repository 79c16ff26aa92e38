"""What each reason of discs claims, by its page; with hidden discs a pile is named by the number of its place."""

import re
from collections.abc import Iterator
from typing import Any

from kasimir.core.errors import MoveError
from kasimir.core.game import CHOICE, Reason, State
from kasimir.core.setup import Setup
from tests.games.discs.positions import CLASSIC
from tests.games.illegal_moves import Answer, Asked, Claim

STAR = "*"


def table(asked: Asked) -> list[str]:
    """All piles, with the star; a new table with hidden discs has them in this order."""
    piles = asked.fields[0]
    return [] if piles == "-" else piles.split("/")


def named(asked: Asked, pile: str | int) -> list[str]:
    """The piles of that name."""
    if isinstance(pile, int):
        return table(asked)[pile - 1 : pile]
    return [found for found in table(asked) if found.removesuffix(STAR) == pile]


def parts(asked: Asked) -> tuple[str, str]:
    """Where the disc is lifted, empty if it is brought, and onto what it is laid."""
    origin, _, target = asked.move.partition("+" if asked.move.startswith("+") else ">")
    return origin, target


def unreadable(asked: Asked, move: str) -> bool:
    """It is not made of one or two piles in the way that every move is."""
    return move == asked.move and not re.fullmatch(r"\+[mc]*|[mc]+>[mc]*", move)


def unreadable_place(asked: Asked, move: str) -> bool:
    """It does not name places as every move does, which count from 1."""
    return move == asked.move and not re.fullmatch(r"\+([1-9]\d?)?|[1-9]\d?>([1-9]\d?)?", move, re.ASCII)


def hand(asked: Asked, seat: str) -> bool:
    on_table = asked.fields[0].count(seat)
    return seat == asked.fields[1] and asked.move.startswith("+") and on_table == asked.edition["discs"]


def missing(asked: Asked, pile: str | int) -> bool:
    return str(pile) in parts(asked) and str(pile) != "" and named(asked, pile) == []


def barred(asked: Asked, pile: str | int, cover: str) -> bool:
    """The only such pile has the star; whether it may be covered, the legal moves show."""
    [found] = named(asked, pile)
    covers = any(move.endswith((f"+{pile}", f">{pile}")) for move in asked.legal)
    return parts(asked)[0] == str(pile) and found.endswith(STAR) and cover == ("yes" if covers else "no")


def lone(asked: Asked, pile: str | int) -> bool:
    heights = {len(found.removesuffix(STAR)) for found in named(asked, pile)}
    return parts(asked) == (str(pile), "") and heights == {1}


def same(asked: Asked, pile: str | int) -> bool:
    """The target is the only such pile itself, or what is left of it and there is no other such pile."""
    origin, target = parts(asked)
    if isinstance(pile, int):
        return origin == target == str(pile)
    only = target == origin and len(named(asked, origin)) == 1
    return origin == pile and (only or (target == origin[:-1] and named(asked, target) == []))


def full(asked: Asked, pile: str | int, height: int) -> bool:
    heights = {len(found.removesuffix(STAR)) for found in named(asked, pile)}
    return parts(asked)[1] == str(pile) and heights == {height} == {asked.edition["height"]}


def nowhere(asked: Asked, pile: int) -> bool:
    """It lies alone without a star, and every other pile is full."""
    others = [found.removesuffix(STAR) for place, found in enumerate(table(asked), 1) if place != pile]
    is_alone = asked.move == f"{pile}>" and named(asked, pile) in (["m"], ["c"])
    return is_alone and all(len(other) == asked.edition["height"] for other in others)


CLAIMS: dict[str, Claim] = {
    "discs.unreadable": unreadable,
    "discs.unreadable-place": unreadable_place,
    "discs.hand": hand,
    "discs.missing": missing,
    "discs.barred": barred,
    "discs.lone": lone,
    "discs.same": same,
    "discs.full": full,
    "discs.nowhere": nowhere,
}
POSITIONS = [(CLASSIC, text) for text in ("mm/mmm/mmm* m", "c/mmm* c", "cc/mm/mmm/mmm* m", "mc/mm* m", "c/mcm* c")]


def tries(setup: Setup, position: str) -> list[str]:
    """Every pile of up to four discs that lies there, or almost, onto any other."""
    piles = {pile.removesuffix(STAR) for pile in position.split(" ", maxsplit=1)[0].split("/") if pile != "-"}
    near = sorted(piles | {pile[:-1] for pile in piles} | {f"{pile}m" for pile in piles} | {"", "m", "c", "mmmm", "M"})
    return [*(f"+{pile}" for pile in near), *(f"{one}>{other}" for one in near for other in near)]


def more(setup: Setup, state: State) -> Iterator[Answer]:
    """The same with hidden discs, by move texts and by lifting."""
    if setup.kind(state) != CHOICE or setup.game.hidden is None:
        return
    board: Any = setup.board
    hidden = setup.game.hidden(state, board)
    legal = frozenset(hidden.moves(state, board))
    names = ["", *range(setup.text(state).count("/") + 3), 99]
    texts = [f"+{name}" for name in names] + [f"{one}>{other}" for one in names for other in names]
    for text in [*texts, "mc>", "1>1>1", "+01"]:
        if text not in legal:
            yield Asked(setup, setup.text(state), text, legal), hidden.why(state, board, text)
    for place in filter(None, names):
        try:
            hidden.lift(board, f"place:{place}")
        except MoveError as refused:
            yield Asked(setup, setup.text(state), f"{place}>", legal), Reason(refused.code, refused.args_by_name)
