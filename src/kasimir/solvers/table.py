"""Tables of solved games: the value of each position by its key, cached between runs.

A table is in the cache folder of the current sources, under a name derived from its set-up. So it is never stale: after
a change of a rule or an edition it is computed again.
"""

import hashlib
import json
import os
import threading
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kasimir.core.compiled import cache_folder
from kasimir.core.setup import Setup
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Array, Graph


@dataclass(frozen=True)
class Table:
    """Positions and what is known about each."""

    keys: Array
    """In ascending order."""
    rows: Array
    """In the same order as the keys."""
    facts: dict[str, Any]
    """Facts about the game as a whole."""

    def row(self, key: int) -> Any | None:
        """The row of the position with this key; None if it is not in the table."""
        index = int(np.searchsorted(self.keys, key))
        found = index < len(self.keys) and int(self.keys[index]) == key
        return self.rows[index] if found else None


def make_table(graph: Graph, rows: Array, facts: dict[str, Any]) -> Table:
    """Build a table from the positions of a graph, without those that are over."""
    order = np.argsort(graph.keys)
    order = order[graph.mover[order] != AT_THE_END]
    return Table(graph.keys[order], rows[order], facts)


def kept_table(setup: Setup, make: Callable[[], Table]) -> Table:
    """The cached table, or a new one, which is then cached if possible."""
    file = table_file(setup)
    with suppress(OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile):
        return read_table(file)
    table = make()
    with suppress(OSError):
        write_table(file, table)
    return table


def table_file(setup: Setup) -> Path:
    """The file of a set-up's table."""
    named = [setup.game.name, setup.edition.values(), setup.variant, setup.players]
    digest = hashlib.sha256(json.dumps(named).encode()).hexdigest()[:24]
    return cache_folder() / setup.game.name / f"solved-{digest}.npz"


def read_table(file: Path) -> Table:
    """Read a table from its file."""
    with file.open("rb") as stream, np.load(stream) as parts:
        return Table(parts["keys"], parts["rows"], json.loads(str(parts["facts"])))


def write_table(file: Path, table: Table) -> None:
    """Write a table atomically, so that nobody reads a partial file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
    try:
        with unfinished.open("wb") as stream:
            np.savez(stream, keys=table.keys, rows=table.rows, facts=np.array(json.dumps(table.facts)))
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
