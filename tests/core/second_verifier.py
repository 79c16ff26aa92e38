"""An independent verifier of records, written from docs/records.md alone: it imports nothing of Kasimir."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any

Chances = dict[str, int] | None
"""The outcomes of a chance event with their weights; None where somebody chooses."""


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(record: dict[str, Any]) -> str:
    left_out = ("dice", "events", "places", "result", "closing")
    setup = {key: value for key, value in record.items() if key not in left_out}
    return sha256(canonical(setup | {"seats": [seat["seat"] for seat in record["seats"]]}))


def commitment_of(record: dict[str, Any]) -> str:
    bots = sorted(f"{seat['seat']} {seat['entropy']}" for seat in record["seats"] if seat["kind"] == "bot")
    return sha256("\n".join(["kasimir dice 2", digest_of(record), record["dice"]["seed"], *bots]).encode())


def roll(record: dict[str, Any], number: int, outcomes: dict[str, int]) -> str:
    total, attempt, found = sum(outcomes.values()), 0, 1 << 48
    mixed = ",".join([digest_of(record), *(seat["entropy"] for seat in record["seats"])])
    while found >= (1 << 48) // total * total:
        message = f"{number}.{attempt}:{mixed}".encode()
        found = int.from_bytes(hmac.digest(bytes.fromhex(record["dice"]["seed"]), message, "sha256")[:6], "big")
        attempt += 1
    return [text for text in sorted(outcomes) for _ in range(outcomes[text])][found % total]


def closing_of(record: dict[str, Any]) -> str:
    seats = [{key: value for key, value in seat.items() if key != "entropy"} for seat in record["seats"]]
    end = {"seed": record["dice"]["seed"], "entropies": [seat["entropy"] for seat in record["seats"]]}
    texts = [text.encode() for text in record.get("places", record["events"])]
    texts.append(canonical(end | {"result": record["result"]}))
    link = sha256(canonical({"commitment": record["dice"]["commitment"], "seats": seats}))
    for number, text in enumerate(texts, 1):
        link = sha256(bytes.fromhex(link) + number.to_bytes(8, "big") + text)
    return link


def faults(record: dict[str, Any], chances: Sequence[Chances]) -> list[str]:
    """The faults of a record; `chances` has the possible outcomes of each event by the rules."""
    found = [] if commitment_of(record) == record["dice"]["commitment"] else ["commitment"]
    for number, (event, outcomes) in enumerate(zip(record["events"], chances, strict=True), 1):
        if outcomes and roll(record, number, outcomes) != event:
            return [*found, f"roll {number}"]
    return found if closing_of(record) == record["closing"] else [*found, "closing"]
