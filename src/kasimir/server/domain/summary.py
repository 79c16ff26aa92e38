"""The summary of a table, which the store keeps beside its log."""

from msgspec.json import encode

from kasimir.protocol.http import Label
from kasimir.protocol.stored import Summary
from kasimir.server.domain.table import Table


def summary_of(table: Table) -> Summary:
    """What the list of open tables and expiry need."""
    opened = table.opened
    label = Label(table.name, opened.game, opened.edition, opened.variant, opened.players, table.open_seats())
    listed = opened.house.listed and not table.locked and bool(table.open_seats())
    return Summary(table.name, opened.game, table.phase, listed, table.changed, encode(label))
