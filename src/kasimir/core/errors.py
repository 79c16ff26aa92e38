"""What can go wrong, as a small tree. Every error has a code and arguments; the catalogue turns them into words.

KasimirError
├── UsageError      an unknown game, variant or edition, a number of seats that the game does not have
├── EditionError    an edition file that cannot be used, with its line
├── PositionError   a text that is no position of the game
├── MoveError       a move that is not legal here, with the reason
├── RecordError     a file that is no record of a match, or does not hold together
├── TableError      something that cannot be done at a table of the match server, or not now, or not by you
│   └── TableDamaged   a table whose log is damaged: nothing can be done there
└── StoreError      a database or an archive of the match server that cannot be used
    └── StoreDown   a database that does not answer for the moment
"""

from kasimir.core import words


class KasimirError(Exception):
    """Something that a user can mend; `str` says what, in the catalogue's words."""

    def __init__(self, code: str, **args: str | int) -> None:
        """Keep the catalogue's code and what its message needs."""
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args

    def __reduce__(self) -> tuple[object, ...]:
        """How it gets from one process to another: by default its arguments would get lost on the way."""
        return read_error, (type(self), self.code, self.args_by_name)

    def __str__(self) -> str:
        """The message in English."""
        return words.say(self.code, self.args_by_name)


def read_error(kind: type[KasimirError], code: str, args: dict[str, str | int]) -> KasimirError:
    """An error as another process has sent it."""
    return kind(code, **args)


class UsageError(KasimirError):
    """The question itself is off: an unknown game, variant, edition or number of seats."""


class EditionError(KasimirError):
    """An edition file that cannot be used."""


class PositionError(KasimirError):
    """A text that is no position of the game."""


class MoveError(KasimirError):
    """A move that is not legal in its position; the code is the reason's."""


class RecordError(KasimirError):
    """A file that is no record of a match, or does not hold together."""


class TableError(KasimirError):
    """Something that cannot be done at a table of the match server, or not now, or not by whoever asked."""


class TableDamaged(TableError):  # noqa: N818
    """A table whose log is damaged: nobody plays on where something is missing."""


class StoreError(KasimirError):
    """A database or an archive of the match server that cannot be used."""


class StoreDown(StoreError):  # noqa: N818
    """A database that does not answer for the moment: what was asked of it may or may not have been done."""
