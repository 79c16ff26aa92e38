"""Replays: of recorded matches and uploaded records, and tables that start from a position."""

import asyncio
import json
from dataclasses import asdict
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http, open_table
from kasimir.core import registry
from kasimir.core.errors import RecordError, TableError
from kasimir.core.record import from_table, load, to_json
from kasimir.core.setup import make_setup
from kasimir.core.verify import verify
from kasimir.core.words import say
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions
from kasimir.protocol.replays import RecordFile, Replay
from kasimir.server.session.replays import LARGEST_RECORD, MOST_EVENTS, make_replay, replay_file
from tests.core.tampering import finish
from tests.core.test_verify import FORGERIES, SOUND
from tests.games.test_happenings import follow
from tests.helpers import OWN, make_record, own_file, own_setup, table_of
from tests.server.players import GAMES, open_for_two, open_with_bot, play_out
from tests.server.servers import serving
from tests.test_records import POSITIONS

# Frames


@pytest.mark.parametrize("name", POSITIONS)
def test_frames_tell_the_whole_match(name: str) -> None:
    record = load(own_file("records", f"{name}.json"))
    replay = make_replay(record)
    match, frames = record.replay(), replay.frames
    assert replay.flaws == []
    assert [frame.event for frame in frames] == [None, *record.events]
    assert [frame.position for frame in frames] == [match.setup.text(moment.state) for moment in match.moments]
    assert frames[-1].kind == "over"
    assert all(frame.kind != "over" for frame in frames[:-1])
    for before, after in pairwise(frames):
        assert after.happened
        assert after.seat == before.turn
        assert bool(before.chances) == (before.kind == "chance")
        assert say(*after.happened.tell)
        follow(record.setup.game.name, asdict(before.view), after.happened.steps, asdict(after.view))


def test_frames_are_as_the_protocol_says() -> None:
    record = load(own_file("records", "kitchen-mice.json"))
    replay = msgspec.json.decode(replay_file(to_json(record).encode()), type=Replay)
    paper = msgspec.json.decode(replay.record, type=RecordFile)
    assert json.loads(bytes(replay.record)) == json.loads(to_json(record))
    assert (paper.game, paper.seats[0].entropy) == ("kitchen", record.sitters[0].entropy)
    assert len(replay.frames) == len(record.events) + 1


def test_only_editions_of_the_house_branch() -> None:
    assert make_replay(load(own_file("records", "towers-most.json"))).branches
    assert not make_replay(make_record(own_setup("towers", 2, spaces=40), 1)).branches


BY_THE_BROWSER = ("verify.roll", "verify.commitment", "verify.sealed", "verify.chain")


@pytest.mark.parametrize(("forge", "codes"), FORGERIES.values(), ids=FORGERIES)
def test_flaws_are_what_is_wrong_apart_from_the_dice(forge: Any, codes: list[str]) -> None:
    """A forged record is shown as far as it can be played, with what is wrong in the rest."""
    table = table_of(SOUND)
    forge(table)
    record = from_table(table)
    replay = make_replay(record)
    found = {flaw.code for flaw in replay.flaws}
    by_rules = {code for code in codes if code not in BY_THE_BROWSER}
    assert by_rules <= found
    assert all(say(flaw.code, flaw.args) != flaw.code for flaw in replay.flaws)
    shown = [frame.event for frame in replay.frames[1:]]
    assert shown == record.events[: len(shown)]
    if len(shown) < len(record.events):
        assert any(flaw.args.get("number") == len(shown) + 1 for flaw in replay.flaws)


BROKEN: dict[str, tuple[bytes, str, str]] = {
    "no JSON": (b'{"kasimir": 1,\n oops}', "record.json", "line 2"),
    "nothing": (b"", "record.json", "line 1"),
    "no UTF-8": (b'"\xff"', "record.json", "byte 0xff"),
    "half a sign": (
        to_json(make_record(make_setup("discs"), 1)).replace('"+"', '"\\ud800"', 1).encode(),
        "record.json",
        "",
    ),
    "very deep": (b"[" * 100_000, "record.json", ""),
    "something else": (b'{"name": "kasimir"}', "record.format", "2"),
    "too many events": (
        to_json(make_record(make_setup("discs"), 1)).replace('"+"', '"+"' + ', "+"' * MOST_EVENTS, 1).encode(),
        "record.long",
        f"{MOST_EVENTS:,}",
    ),
}


@pytest.mark.parametrize(("raw", "code", "place"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_its_place(raw: bytes, code: str, place: str) -> None:
    with pytest.raises(RecordError) as error:
        replay_file(raw)
    assert error.value.code == code
    assert place in str(error.value)


# Over HTTP


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "variant", "_"), [chosen for chosen in GAMES if chosen[0] in ("discs", "hunt", "towers")]
)
async def test_a_match_that_is_over_has_a_replay(tmp_path: Path, game: str, variant: str | None, _: int) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        tickets = await open_for_two(server.url, game, variant)
        path = f"/api/tables/{tickets[0].table}"
        assert (await client.get(f"{path}/replay/1")).json()["code"] == "table.no-record"
        await play_out(server.url, tickets)
        found = await client.get(f"{path}/replay/1")
        assert found.headers["content-encoding"] == "gzip"
        replay = found.json()
        assert replay["record"] == (await client.get(f"{path}/record/1")).json()
        assert replay["flaws"] == []
        assert replay["frames"][-1]["position"] == server.hub.tables[tickets[0].table].table.playing.text
        own = await client.post("/api/replay", json=replay["record"], headers={"accept-encoding": "identity"})
        assert (own.status_code, own.json()) == (200, replay)


@pytest.mark.anyio
async def test_a_server_attests_what_was_played_at_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        tickets = await open_for_two(server.url, "discs")
        path, link = f"/api/tables/{tickets[0].table}/record", f"{server.url}/t/{tickets[0].table}/replay"
        assert (await client.get(f"{path}/1/receipt")).json()["code"] == "table.no-record"
        await play_out(server.url, tickets)
        record = (await client.get(f"{path}/1")).json()
        assert (await client.get(f"{path}/1/receipt")).json() == {"closing": record["closing"]}

        async def verified(number: int = 1) -> tuple[int, str]:
            file.write_text(json.dumps(record), encoding="utf-8")
            code = await asyncio.to_thread(main, ["verify", str(file), "--server", f"{link}/{number}"])
            captured = capsys.readouterr()
            return code, captured.out + captured.err

        code, told = await verified()
        assert code == 0
        assert told.startswith("Sound: ")
        assert say("verify.by-server") in told
        record["seats"][0]["name"] = "Zorro"
        finish(record)
        code, told = await verified()
        assert code == 1
        assert say("verify.server") in told
        code, told = await verified(2)
        assert code != 0
        assert say("table.no-record", {"match": 2}) in told
        server.hub.tables[tickets[0].table].table.playing.closing = None  # as if an older version had played it
        assert (await client.get(f"{path}/1/receipt")).json()["code"] == "table.no-receipt"


@pytest.mark.anyio
async def test_what_is_sent_to_be_replayed_is_limited(tmp_path: Path) -> None:
    slow = serving(tmp_path, messages_a_second=5)
    async with slow as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        assert (await client.post("/api/replay", content=b" " * (LARGEST_RECORD + 1))).status_code == 413
        refused = await client.post("/api/replay", content=b'{"kasimir": 1,}')
        assert refused.status_code == 400
        assert "line 1" in refused.json()["text"]
        codes = [(await client.post("/api/replay", content=b"")).status_code for _ in range(30)]
        assert set(codes) == {400, 429}


@pytest.mark.anyio
async def test_replays_are_made_again_after_their_process_has_died(tmp_path: Path) -> None:
    record = own_file("records", "discs-cat.json").read_bytes()
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        assert (await client.post("/api/replay", content=record)).status_code == 200
        for process in active_children():
            process.kill()
            process.join()
        again = [(await client.post("/api/replay", content=record)).status_code for _ in range(2)]
    assert again[-1] == 200
    assert again[0] in (200, 503)


def test_longest_records_may_be_sent() -> None:
    for name in POSITIONS:
        file = own_file("records", f"{name}.json")
        assert 10 * file.stat().st_size < LARGEST_RECORD
        assert len(load(file).events) * 4 < MOST_EVENTS


# Starting from a position


@pytest.mark.anyio
@pytest.mark.parametrize("game", registry.names())
async def test_a_table_goes_on_from_a_position(tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    recorded = sorted((OWN / game / "records").glob("*.json"))
    record = load(recorded[0]) if recorded else make_record(make_setup(game), 1)
    setup, frames = record.setup, make_replay(record).frames
    start = frames[-6].position
    seats: list[Any] = [Me(f"Player {number}") for number in range(1, setup.players + 1)]
    wanted = NewTable(game, seats, setup.edition.name, setup.variant, TableOptions(first="chosen"), start=start)
    async with serving(tmp_path) as server:
        ticket = await open_table(server.url, wanted)
        before = await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/tables/{ticket.table}")
        assert before["now"]["play"]["position"] == start
        count = 1 if game == "race" else 2  # random mice hardly ever find the cheese
        [player] = await play_out(server.url, [ticket], matches=count)
        assert player.refused == []
        matches = server.hub.tables[ticket.table].table.matches[:count]
        assert [one.setup.text(one.match.moments[0].state) for one in matches] == [start] * count
        records = [one.record() for one in matches]
    file = tmp_path / "branch.json"
    for branch in records:
        assert branch.start == start
        assert verify(branch) == []
        assert make_replay(branch).flaws == []
        file.write_text(to_json(branch), encoding="utf-8")
        assert main(["verify", str(file)]) == 0
    assert "Consistent" in capsys.readouterr().out


@pytest.mark.anyio
async def test_a_table_that_goes_on_is_read_from_its_log(tmp_path: Path) -> None:
    """Also in discs: nothing is hidden there, because the position was visible in the replay."""
    start = make_replay(load(own_file("records", "discs-cat.json"))).frames[9].position
    wanted = NewTable("discs", [Me("Anna"), Computer("random")], house=TableOptions(first="chosen"), start=start)
    async with serving(tmp_path) as server:
        ticket = await open_table(server.url, wanted)
        table = server.hub.tables[ticket.table].table
        assert not table.opened.house.hidden
    async with serving(tmp_path) as server:
        live = await server.hub.find(ticket.table)
        assert live.table.playing.setup.text(live.table.playing.match.moments[0].state) == start


REFUSED = {
    "no position": ("oops", "position.fields"),
    "of a match that is over": (POSITIONS["towers-most"], "table.start-over"),
    "of more seats": ("4,4,4 - 0,0,0 - r ?", "position.count"),
}


@pytest.mark.anyio
@pytest.mark.parametrize(("start", "code"), REFUSED.values(), ids=REFUSED)
async def test_not_every_text_is_a_start(tmp_path: Path, start: str, code: str) -> None:
    async with serving(tmp_path) as server:
        wanted = NewTable("towers", [Me("Anna"), Computer("random")], start=start)
        with pytest.raises(TableError) as error:
            await open_table(server.url, wanted)
        assert error.value.code == code


@pytest.mark.anyio
async def test_tables_without_a_start_are_as_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        table = server.hub.tables[ticket.table].table
        assert table.opened.house.hidden
        assert b"start" not in msgspec.json.encode(table.opened)
