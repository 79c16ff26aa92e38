"""Known damage of a store: damaged tables are refused, all others are not affected."""

import logging

from kasimir.core.errors import TableDamaged
from kasimir.protocol.stored import Entry
from kasimir.server.metrics import COUNTS
from kasimir.server.storage.checksum_chain import Checked, Fault

log = logging.getLogger("kasimir.server")

MOST_NAMES = 20
"""Maximum number of tables named in a log message."""


class Damage:
    """The damage that was found since a store was opened."""

    def __init__(self) -> None:
        self.tables: dict[str, Fault] = {}
        self.log_lost = False
        """Whether part of SQLite's write-ahead log was lost, of whatever tables."""

    def __bool__(self) -> bool:
        """Whether anything is damaged."""
        return bool(self.tables) or self.log_lost

    def note(self, fault: Fault) -> TableDamaged:
        """Record a fault, and log it once; returns the error to raise."""
        if fault.table not in self.tables:
            COUNTS["damaged"] += 1
            log.error("table %s is damaged from entry %d on: %s", *fault)
        self.tables[fault.table] = fault
        return error_of(fault)

    def need_sound(self, checked: Checked) -> list[Entry]:
        """The entries of a log; raises `TableDamaged` if it has a fault."""
        if checked.fault:
            raise self.note(checked.fault)
        return checked.sound

    def refuse(self, table: str) -> None:
        """Raise `TableDamaged` if a table is damaged: nothing is appended to an incomplete log."""
        if table in self.tables:
            raise error_of(self.tables[table])

    def forget(self, table: str) -> None:
        """Forget the damage of a deleted table."""
        self.tables.pop(table, None)

    def names(self) -> str:
        """The damaged tables, for a log message."""
        names = sorted(self.tables)
        more = f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else ""
        return ", ".join(names[:MOST_NAMES]) + more


def error_of(fault: Fault) -> TableDamaged:
    """The error for a damaged table."""
    return TableDamaged("table.damaged", table=fault.table, number=fault.number)
