"""The browser verifies dice with its own code, which must agree with Python's for every record."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kasimir.core import registry
from kasimir.core.dice import TICKETS
from kasimir.core.game import CHANCE
from kasimir.core.record import OLD_FORMAT, Record, from_table, load, to_json
from kasimir.core.setup import make_setup
from kasimir.core.verify import verify
from kasimir.server.session.replays import replay_file
from tests.core.test_verify import FORGERIES, SOUND
from tests.helpers import all_setups, make_record, own_file, secret, table_of
from tests.test_records import POSITIONS
from tests.web.node import run_node

SCRIPT = Path(__file__).parent / "verify.mjs"
Table = dict[str, Any]


def verdicts(records: list[Record]) -> list[Any]:
    """The browser's verdicts on some records, on secure and insecure pages."""
    lines = [replay_file(to_json(record).encode()).replace(b"\n", b"") for record in records]
    said, said_plainly = (run_node(SCRIPT, b"\n".join(lines), *words) for words in ((), ("plain",)))
    assert said == said_plainly
    return [json.loads(line) for line in said.splitlines()]


def compare(records: list[Record]) -> list[list[str]]:
    """Check that both find the same flaws and verify every roll; return the codes."""
    found = verdicts(records)
    assert len(found) == len(records)
    for record, verdict in zip(records, found, strict=True):
        faults = [{"code": fault.code, "args": fault.args} for fault in verify(record)]
        assert verdict["flaws"] == faults
        assert verdict["closing"] == record.true_closing()
        assert verdict["old"] == (record.format == OLD_FORMAT)
        if not faults:
            assert verdict["rolls"] == rolls_of(record)
    return [[flaw["code"] for flaw in verdict["flaws"]] for verdict in found]


def rolls_of(record: Record) -> int:
    """How often chance decided."""
    match = record.replay()
    return sum(match.setup.kind(moment.state) == CHANCE for moment in match.moments[:-1])


def test_recorded_matches_are_sound() -> None:
    """All but those of a thousand turns, which take Python long."""
    names = [name for name in POSITIONS if not name.endswith("-turns")]
    assert not any(compare([load(own_file("records", f"{name}.json")) for name in names]))


def test_matches_of_every_set_up_are_sound() -> None:
    """Several bots, and matches that went on from a position, too."""
    records = []
    for seed, setup in enumerate(setup for game in registry.names() for setup in all_setups(game)):
        record = make_record(setup, seed, 80, bots=seed % 3)
        records += [record, make_record(setup, seed, 40, start=setup.text(record.replay().state))]
    assert not any(compare(records))


def test_every_forgery_is_found_out() -> None:
    tables = []
    for forge, _ in FORGERIES.values():
        tables.append(table_of(SOUND))
        forge(tables[-1])
    assert compare([from_table(table) for table in tables]) == [codes for _, codes in FORGERIES.values()]


def change_event(table: Table, chance: random.Random) -> None:
    index = chance.randrange(len(table["events"]))
    table["events"][index] = chance.choice([*table["events"], "?", "ä" * 70])


def drop_event(table: Table, chance: random.Random) -> None:
    table["events"].pop(chance.randrange(len(table["events"])))


def swap_seats(table: Table, chance: random.Random) -> None:
    one, other = chance.sample(table["seats"], 2)
    one["entropy"], other["entropy"] = other["entropy"], one["entropy"]


def change_entropy(table: Table, chance: random.Random) -> None:
    chance.choice(table["seats"])["entropy"] = secret(chance.random())


def change_seed(table: Table, chance: random.Random) -> None:
    table["dice"]["seed"] = secret(chance.random())


def change_commitment(table: Table, chance: random.Random) -> None:
    table["dice"]["commitment"] = secret(chance.random())


def seal(table: Table, chance: random.Random) -> None:
    table["dice"]["seed"] = None


def age(table: Table, chance: random.Random) -> None:
    table["rules"] += 1


def change_name(table: Table, chance: random.Random) -> None:
    chance.choice(table["seats"])["name"] = chance.choice(["Zoë", "名前", '"', "\\\\", "</script>", "\U0001f42d"])


def change_closing(table: Table, chance: random.Random) -> None:
    table["closing"] = chance.choice([None, secret(chance.random())])


def change_edition(table: Table, chance: random.Random) -> None:
    table["edition"]["name"] = chance.choice(["mine", "é"])


FORGERS: list[Callable[[Table, random.Random], None]] = [
    change_event,
    drop_event,
    swap_seats,
    change_entropy,
    change_seed,
    change_commitment,
    seal,
    age,
    change_name,
    change_closing,
    change_edition,
]


def forged() -> Iterator[Record]:
    """Records of every game, each with one or two things changed."""
    for game in registry.names():
        sound = to_json(make_record(make_setup(game), 5, 120))
        for seed in range(5 * len(FORGERS)):
            chance, table = random.Random(seed), json.loads(sound)
            for forge in [FORGERS[seed % len(FORGERS)], *chance.choices(FORGERS, k=seed // 24)]:
                forge(table, chance)
            yield from_table(table)


def test_verdicts_on_forged_records_agree() -> None:
    codes = compare(list(forged()))
    assert {"verify.roll", "verify.move", "verify.commitment", "verify.sealed", "verify.version", "verify.chain"} <= {
        code for found in codes for code in found
    }


def test_tickets_that_favour_some_are_thrown_away_alike() -> None:
    """With so many tickets that every other attempt fails, which no game comes near."""
    total = TICKETS // 2 + 1
    halves = {"a": total - 1, "b": 1}
    record = make_record(make_setup("towers"), 1, 1, finish=False)
    replay = json.loads(replay_file(to_json(record).encode()))
    lines = []
    for number in range(1, 60):
        rolled = sorted(halves)[record.dice().roll(number, [halves["a"], halves["b"]])]
        lines.append({**replay, "frames": [{}] * (number - 1) + [{"chances": halves}, {}]})
        lines[-1]["record"] = {**replay["record"], "events": [""] * (number - 1) + [rolled]}
    said = run_node(SCRIPT, "\n".join(map(json.dumps, lines)).encode())
    verdicts = [json.loads(line) for line in said.splitlines()]
    assert [(verdict["flaws"], verdict["rolls"]) for verdict in verdicts] == [([], 1)] * 59
