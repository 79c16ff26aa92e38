"""What a store knows to be damaged: those tables are refused, all others go on."""

import logging

from kasimir.core.errors import TableDamaged
from kasimir.server.metrics import COUNTS
from kasimir.server.store.base import Entry
from kasimir.server.store.chain import Checked, Fault

log = logging.getLogger("kasimir.server")

MOST_NAMES = 20
"""Tables that a line of the log names."""


class Damage:
    """The damage that was found since a store was opened."""

    def __init__(self) -> None:
        """Nothing is known to be damaged."""
        self.tables: dict[str, Fault] = {}
        self.log_lost = False
        """Whether something was lost of SQLite's own log, whatever tables it belonged to."""

    def __bool__(self) -> bool:
        """Whether anything is damaged."""
        return bool(self.tables) or self.log_lost

    def note(self, fault: Fault) -> TableDamaged:
        """Note what is wrong with a table, and log it once; the error for whoever asked for it."""
        if fault.table not in self.tables:
            COUNTS["damaged"] += 1
            log.error("table %s is damaged from entry %d on: %s", *fault)
        self.tables[fault.table] = fault
        return error_of(fault)

    def need_sound(self, checked: Checked) -> list[Entry]:
        """The entries of a log that is sound; an error if it is not."""
        if checked.fault:
            raise self.note(checked.fault)
        return checked.sound

    def refuse(self, table: str) -> None:
        """Nothing is added to a log of which something is missing."""
        if table in self.tables:
            raise error_of(self.tables[table])

    def forget(self, table: str) -> None:
        """A table is gone, and its damage with it."""
        self.tables.pop(table, None)

    def names(self) -> str:
        """The damaged tables, for a line of the log."""
        names = sorted(self.tables)
        more = f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else ""
        return ", ".join(names[:MOST_NAMES]) + more


def error_of(fault: Fault) -> TableDamaged:
    """What whoever asks for a damaged table is told."""
    return TableDamaged("table.damaged", table=fault.table, number=fault.number)
