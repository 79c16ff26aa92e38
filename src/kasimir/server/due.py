"""What is due at a table because of who is there."""

from collections.abc import Collection

from kasimir.server.decide import Draft, has_time
from kasimir.server.protocol.events import CameBack
from kasimir.server.table import Table


def returned(table: Table, here: Collection[int]) -> Draft | None:
    """Players who are here again get the seats back that the computer took over while they were away."""
    seats = [
        seat
        for seat, sitter in table.seated()
        if sitter.taken_over == "away" and sitter.guest in here and has_time(table, seat)
    ]
    return Draft([CameBack(seat) for seat in seats]) if seats else None
