"""What the store keeps of a table beside its log."""

from msgspec.json import encode

from kasimir.server.protocol.wishes import Label
from kasimir.server.store.base import Summary
from kasimir.server.table import Table


def summary_of(table: Table) -> Summary:
    """What lists and clearing up need to know."""
    opened = table.opened
    label = Label(table.name, opened.game, opened.edition, opened.variant, opened.players, table.open_seats())
    listed = opened.house.listed and not table.locked and bool(table.open_seats())
    return Summary(table.name, opened.game, table.phase, listed, table.changed, encode(label))
