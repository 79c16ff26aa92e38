"""The exceptions of Kasimir. Each has a message code and arguments; the Fluent catalogue turns them into text.

KasimirError
├── UsageError      an unknown game, variant or edition, or an unsupported number of seats
├── EditionError    an invalid edition file; the message names the line
├── PositionError   a text that is not a position of the game
├── MoveError       an illegal move, with the reason
├── RecordError     a file that is not a record of a match, or an inconsistent record
├── TableError      a request that a table of the match server refuses
│   └── TableDamaged   a table whose log is damaged; it refuses all requests
└── StoreError      an unusable database or archive of the match server
    └── StoreDown   a database that is currently unavailable
"""

from kasimir.core import words


class KasimirError(Exception):
    """An error that a user can correct. `str` gives the message."""

    def __init__(self, code: str, **args: str | int) -> None:
        """Store the message code and the arguments of the message."""
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with code and arguments; the default would lose the arguments."""
        return read_error, (type(self), self.code, self.args_by_name)

    def __str__(self) -> str:
        """The message in English."""
        return words.say(self.code, self.args_by_name)


def read_error(kind: type[KasimirError], code: str, args: dict[str, str | int]) -> KasimirError:
    """Rebuild an error that another process sent."""
    return kind(code, **args)


class UsageError(KasimirError):
    """An unknown game, variant or edition, or an unsupported number of seats."""


class EditionError(KasimirError):
    """An invalid edition file."""


class PositionError(KasimirError):
    """A text that is not a position of the game."""


class MoveError(KasimirError):
    """An illegal move; the code is that of the reason."""


class RecordError(KasimirError):
    """A file that is not a record of a match, or an inconsistent record."""


class TableError(KasimirError):
    """A request that a table of the match server refuses: impossible, impossible now, or not allowed for the sender."""


class TableDamaged(TableError):  # noqa: N818
    """The table's log is damaged, so nobody can continue to play there."""


class StoreError(KasimirError):
    """An unusable database or archive of the match server."""


class StoreDown(StoreError):  # noqa: N818
    """The database is currently unavailable. The operation may or may not have been carried out."""
