"""Tables of solved games: cached, never stale, and complete."""

from pathlib import Path

import numpy as np
import pytest

from kasimir.core.compiled import cache_folder
from kasimir.core.setup import Setup, make_setup
from kasimir.solvers import table as tables
from kasimir.solvers.table import Table, kept_table, make_table, read_table, table_file, write_table
from tests.solvers.graphs import draw_graph
from tests.solvers.independent import small_setup

TABLE = Table(np.array([3, 5, 9]), np.array([[0.1], [0.2], [0.3]]), {"positions": 3})
SETUP = make_setup("discs")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "folder" / "solved.npz"
    monkeypatch.setattr(tables, "table_file", lambda _: file)
    return file


def same(table: Table, other: Table) -> bool:
    return table.facts == other.facts and (table.keys == other.keys).all() and bool((table.rows == other.rows).all())


def not_wanted() -> Table:
    raise AssertionError("there is a table already")


def test_row_is_found_by_its_key() -> None:
    assert [TABLE.row(key) for key in (3, 5, 9)] == [[0.1], [0.2], [0.3]]
    assert [TABLE.row(key) for key in (0, 4, 10)] == [None] * 3


def test_positions_that_are_over_need_no_row() -> None:
    graph = draw_graph((0, [1, 2]), (-2, [0]), (1, [1]))._replace(keys=np.array([7, 5, 2]))
    table = make_table(graph, np.array([70, 50, 20]), {})
    assert table.keys.tolist() == [2, 7]
    assert table.rows.tolist() == [20, 70]


def test_kept_and_read_again(file: Path) -> None:
    assert same(kept_table(SETUP, lambda: TABLE), TABLE)
    assert same(kept_table(SETUP, not_wanted), TABLE)
    assert [item.name for item in file.parent.iterdir()] == ["solved.npz"]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 half a file"])
def test_broken_file_is_made_anew(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert same(kept_table(SETUP, lambda: TABLE), TABLE)
    assert same(read_table(file), TABLE)


def test_file_cut_short_is_made_anew(file: Path) -> None:
    write_table(file, TABLE)
    file.write_bytes(file.read_bytes()[:-100])
    assert same(kept_table(SETUP, lambda: TABLE), TABLE)


def test_table_that_cannot_be_kept_is_still_a_table(file: Path) -> None:
    file.parent.write_text("no folder")
    assert same(kept_table(SETUP, lambda: TABLE), TABLE)


def test_file_is_named_after_all_that_matters() -> None:
    """Sources by the folder; edition, variant and seats by the name, but not what the edition is called."""
    setups: list[Setup] = [
        SETUP,
        small_setup("discs", 2, goal=4),
        *(
            make_setup("hunt", edition, variant, 3)
            for edition in ("classic", "three")
            for variant in ("family", "older")
        ),
        make_setup("hunt", None, "family", 2),
    ]
    files = [table_file(setup) for setup in setups]
    assert len(set(files)) == len(files)
    assert all(cache_folder() in file.parents for file in files)
    assert table_file(small_setup("discs", 2)) == table_file(SETUP)
