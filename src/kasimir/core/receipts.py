"""Receipts: the closing hashes of the matches that ended on this device, to compare records with them later."""

import json
from contextlib import suppress
from pathlib import Path

from kasimir.core.files import data_folder, replace_file
from kasimir.core.record import Record

MOST = 1000
"""Older receipts are forgotten."""


def receipts_file() -> Path:
    """Where receipts are kept: a JSON table of closing hashes by the seeds of the dice."""
    return data_folder() / "receipts.json"


def all_receipts() -> dict[str, str]:
    """All receipts; none if the file cannot be read."""
    try:
        found = json.loads(receipts_file().read_bytes())
    except (OSError, ValueError, RuntimeError):  # RuntimeError: no home folder, or nested too deeply
        return {}
    return found if isinstance(found, dict) else {}


def keep_receipt(record: Record) -> None:
    """Keep the closing hash of a match that has just ended. What was seen first stays."""
    receipts = all_receipts()
    receipts.setdefault(record.seed or "", record.true_closing())
    kept = dict(list(receipts.items())[-MOST:])
    with suppress(OSError, RuntimeError):  # the match itself does not depend on it
        receipts_file().parent.mkdir(parents=True, exist_ok=True)
        replace_file(receipts_file(), json.dumps(kept, indent=1).encode())


def receipt_of(record: Record) -> str | None:
    """The closing hash that this device kept of a match, found by the seed: who changes that changes every roll."""
    return all_receipts().get(record.seed or "")
