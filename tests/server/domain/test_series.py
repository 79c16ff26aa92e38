"""Series of matches at one table."""

from pathlib import Path

import pytest

from kasimir.protocol.http import TableOptions
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving

pytestmark = pytest.mark.anyio


async def test_rematch_swaps_sides_if_that_was_agreed_and_keeps_the_score(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs", house=TableOptions(swap_sides=True))
        await play_out(server.url, tickets, matches=3)
        live = server.hub.tables[tickets[0].table]
        names = [[name for name, _ in playing.people] for playing in live.table.matches]
        assert names == [["Anna", "Ben"], ["Ben", "Anna"], ["Anna", "Ben"]]
        assert sum(sitter.score for sitter in live.table.sitters) == sum(
            sum(playing.setup.values(playing.result.winners).values())
            for playing in live.table.matches
            if playing.result
        )
