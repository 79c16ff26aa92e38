"""A table in memory: what goes wrong at one concerns no other."""

import asyncio
from pathlib import Path

import pytest

from kasimir.server.protocol.asked import Move
from tests.server.house import serving
from tests.server.players import open_for_two

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 10.0


class Listener:
    """Somebody who is told things."""

    guest: int | None = None

    def __init__(self) -> None:
        self.parted: list[str] = []

    def tell(self, message: bytes) -> None:
        """Nobody reads it."""

    def part(self, code: str) -> None:
        self.parted.append(code)


def fail() -> None:
    """Something that nobody foresaw."""
    raise RuntimeError


async def test_a_table_that_cannot_tell_its_news_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as house:
        lives = [await house.hub.find((await open_for_two(house.url, "discs"))[0].table) for _ in range(2)]
        monkeypatch.setattr(lives[0], "conclude", fail)
        listeners = [Listener(), Listener()]
        for _ in range(2):
            for live, listener in zip(lives, listeners, strict=True):
                if live.is_free():
                    guest = live.table.sitter(live.table.playing.turn or "").guest or 0
                    live.play(listener, guest, Move(live.table.at, next(iter(live.table.playing.moves))))
            async with asyncio.timeout(LONGEST_WAIT):
                while not all(live.lock.is_free() for live in lives):
                    await asyncio.sleep(0.01)
        assert listeners[0].parted
        assert not listeners[1].parted
        assert len(lives[1].table.playing.match.events) == 2
