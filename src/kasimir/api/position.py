"""Positions as immutable values: legal moves and the positions after them."""

import hashlib
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from kasimir.core.game import CHANCE, OVER, State
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.api.game import Game


class Why(NamedTuple):
    """Why a move is illegal: a code for comparisons, the message, and the rule behind it."""

    code: str
    message: str
    rule: str

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, eq=False, repr=False)
class Position:
    """A position of a game. Immutable; positions are equal if their games and texts are.

    >>> import kasimir
    >>> pos = kasimir.game("towers", players=2).position("4,4 - 0,0 - r 4")
    >>> pos.seat, pos.moves
    ('r', ('p+4',))
    >>> pos.play("p+4")
    <towers position '3,4 4:R 0,0 - b ?'>
    """

    game: "Game"
    _state: State

    @cached_property
    def text(self) -> str:
        """The canonical text; `game.position` parses it."""
        return self.game._setup.text(self._state)

    @property
    def kind(self) -> str:
        """`choice` if a seat decides, `chance` if dice or a bag decide, `over` at the end."""
        return self.game._setup.kind_name(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.game._setup.kind(self._state) == OVER

    @property
    def seat(self) -> str | None:
        """The seat to play; None at the end."""
        return self.game._setup.seat(self._state)

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Everything `play` accepts here, sorted: legal moves, or outcomes of chance."""
        return tuple(option.text for option in self.game._setup.options(self._state))

    @property
    def outcomes(self) -> dict[str, Fraction]:
        """The probability of each outcome of a chance event; empty elsewhere.

        >>> import kasimir
        >>> kasimir.game("towers").start().outcomes["4"]
        Fraction(1, 6)
        """
        if self.game._setup.kind(self._state) != CHANCE:
            return {}
        options = self.game._setup.options(self._state)
        total = sum(option.weight for option in options)
        return {option.text: Fraction(option.weight, total) for option in options}

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won; empty before the end."""
        return tuple(self.game._setup.winners(self._state)) if self.is_over else ()

    def play(self, move: str) -> "Position":
        """The position after a legal move or an outcome; raises `MoveError` with the reason if it is illegal."""
        setup = self.game._setup
        return Position(self.game, setup.after(self._state, setup.find(self._state, move).move))

    def why(self, move: str) -> Why | None:
        """Why a move is illegal here; None if it is legal.

        >>> import kasimir
        >>> print(kasimir.game("towers").position("3,4 4:R 0,0 - r 2").why("4+2"))
        Your mouse on space 4 sits in a tin for good.
        """
        reason = self.game._setup.why(self._state, move)
        if reason is None:
            return None
        return Why(reason.code, say(reason.code, reason.args), say(reason.code, reason.args, "rule"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.text == other.text and self.game == other.game

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.game, self._state)

    def __repr__(self) -> str:
        return f"<{self.game.name} position {self.text!r}>"

    def __str__(self) -> str:
        from rich.text import Text

        return Text.from_markup(self._drawing()).plain

    def __rich__(self) -> str:
        return self._drawing()

    def _repr_svg_(self) -> str:
        from kasimir.envs.render import as_svg

        # A notebook puts all pictures into one page, where the names in them must differ.
        name = f"board-{hashlib.sha256(str(self).encode()).hexdigest()[:12]}"
        return as_svg(self._drawing(), name)

    def _drawing(self) -> str:
        """The board, in Rich markup."""
        setup = self.game._setup
        return setup.game.draw(self._state, setup.board)
