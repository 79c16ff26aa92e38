"""Receipts: closing hashes of matches that ended on this device, for verifying their records later."""

import json
from contextlib import suppress
from pathlib import Path

from kasimir.core.files import data_folder, replace_file
from kasimir.core.record import Record

MOST = 1000
"""Maximum number of receipts; older ones are dropped."""


def receipts_file() -> Path:
    """The file of the receipts: a JSON object with closing hashes by dice seed."""
    return data_folder() / "receipts.json"


def all_receipts() -> dict[str, str]:
    """All receipts; none if the file cannot be read."""
    try:
        found = json.loads(receipts_file().read_bytes())
    except (OSError, ValueError, RuntimeError):  # RuntimeError: no home folder, or nested too deeply
        return {}
    return found if isinstance(found, dict) else {}


def keep_receipt(record: Record) -> None:
    """Store the closing hash of a match that has just ended; an existing receipt is never replaced."""
    receipts = all_receipts()
    receipts.setdefault(record.seed or "", record.true_closing())
    kept = dict(list(receipts.items())[-MOST:])
    with suppress(OSError, RuntimeError):  # a match can end without a receipt
        receipts_file().parent.mkdir(parents=True, exist_ok=True)
        replace_file(receipts_file(), json.dumps(kept, indent=1).encode())


def receipt_of(record: Record) -> str | None:
    """This device's closing hash of a match, by seed: changing the seed in a record would change every roll."""
    return all_receipts().get(record.seed or "")
