"""Nothing secret is sent to clients, and the dice can be verified."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import ask_http
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.protocol.requests import End
from kasimir.server.domain.decide import timeouts
from kasimir.server.domain.live_match import NO_ENTROPY
from kasimir.server.domain.table import hash_of
from kasimir.server.transport.websocket import Socket
from tests.server.players import GAMES, open_for_two, open_with_bot, play_out
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that the server sends over WebSockets."""
    sent: list[bytes] = []
    tell = Socket.tell

    def note(socket: Socket, message: bytes) -> None:
        sent.append(message)
        tell(socket, message)

    monkeypatch.setattr(Socket, "tell", note)
    return sent


@pytest.mark.parametrize(("game", "variant", "_"), [chosen for chosen in GAMES if chosen[0] != "race"])
@pytest.mark.parametrize("bot", [True, False])
async def test_secrets_stay_secret(
    tmp_path: Path, wire: list[bytes], game: str, variant: str | None, _: int, bot: bool
) -> None:
    async with serving(tmp_path) as server:
        tickets = (
            [await open_with_bot(server.url, game, variant)] if bot else await open_for_two(server.url, game, variant)
        )
        players = await play_out(server.url, tickets, matches=2)
        table = server.hub.tables[tickets[0].table].table
        secrets = [
            [one.seed, *(one.entropies[s] for s, p in zip(one.setup.seats, one.people, strict=True) if p[1] == "bot")]
            for one in table.matches
        ]
        texts = [[one.setup.text(moment.state) for moment in one.match.moments] for one in table.matches]
    assert all(player.refused == [] for player in players)
    for message in wire:
        assert all(ticket.token.encode() not in message for ticket in tickets)
        assert all(hash_of(ticket.token).encode() not in message for ticket in tickets)
        told = json.loads(message)
        now = told.get("now") or (told.get("table") or {}).get("now")
        play = now and now["play"]
        if not play or play["result"]:
            continue
        number = play["match"] - 1
        assert all(secret.encode() not in message for secret in secrets[number])
        if game == "discs":
            assert play["position"] is None
            assert all(set(pile) == {"id", "height", "top", "star"} for pile in play["view"]["piles"])
            assert all(len(text) < 9 or text.encode() not in message for text in texts[number])


async def test_dice_are_bound_first_and_opened_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "kitchen")
        [anna, _] = await play_out(server.url, tickets)
        events = [event for n in sorted(anna.told) for event in json.loads(bytes(anna.told[n].events))]
        kinds = [event["type"] for event in events]
        assert kinds.index("began") < kinds.index("shaken") < kinds.index("rolled") < kinds.index("ended")
        given = {seat for event in events if event["type"] == "shaken" for seat in event["entropies"]}
        assert given == set(server.hub.tables[tickets[0].table].table.setup.seats)
        address = f"{server.url}/api/tables/{tickets[0].table}/record/1"
        record: Any = await asyncio.to_thread(ask_http, "GET", address)
    assert verify(from_table(record)) == []
    for tamper in ("seed", "commitment"):
        wrong = json.loads(json.dumps(record))
        wrong["dice"][tamper] = NO_ENTROPY
        assert verify(from_table(wrong))
    wrong = json.loads(json.dumps(record))
    wrong["seats"][0]["entropy"] = NO_ENTROPY
    assert verify(from_table(wrong))


async def test_silent_devices_count_as_zeros(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "SHAKE_TIMEOUT", 0.2)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "kitchen")
        live = server.hub.tables[tickets[0].table]
        assert live.table.playing.waiting
        await until(lambda: not live.table.playing.waiting)
        assert set(live.table.playing.entropies.values()) == {NO_ENTROPY}
        await live.ask(live.table.host, End())
        assert verify(live.table.playing.record()) == []
