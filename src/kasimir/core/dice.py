"""Fair dice: nobody can predict or influence a roll, and everybody can verify it afterwards.

Before the first roll the host publishes the hash of a secret seed and of the match's set-up (a commitment). Then every
seat adds entropy. The entropy of seats played by the computer is part of the commitment, so the host cannot try many
values. Each roll is derived by HMAC-SHA256 from the seed, the set-up, all entropies and the number of the event. At the
end the seed is revealed. docs/records.md has the complete recipe, for verification in any language.
"""

import hashlib
import hmac
import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

SECRET_BYTES = 32
TICKET_BYTES = 6
"""48 bits per attempt, so every ticket is a safe integer in JavaScript too."""
TICKETS = 1 << (8 * TICKET_BYTES)
VERSION, OLD_VERSION = "kasimir dice 2", "kasimir dice 1"


def new_secret() -> str:
    """A new random seed or entropy, as hexadecimal text."""
    import secrets

    return secrets.token_hex(SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text has the form of a seed or an entropy."""
    return bool(re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", text))


def commitment(seed: str, entropy_of_bots: Mapping[str, str], setup: str | None) -> str:
    """The host's commitment: a hash of the set-up's digest, the seed, and the entropy of the computer's seats, by seat.

    In records of the first format the set-up is not part of it.
    """
    version = [OLD_VERSION] if setup is None else [VERSION, setup]
    lines = [*version, seed, *(f"{seat} {entropy_of_bots[seat]}" for seat in sorted(entropy_of_bots))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one match."""

    seed: str
    mixed_in: tuple[str, ...]
    """The digest of the set-up, unless the record is of the first format; then one entropy per seat, in turn order."""

    def roll(self, event: int, weights: Sequence[int]) -> int:
        """Return the index of an outcome, drawn with its weight. Outcomes must be sorted by their texts."""
        tickets = list(accumulate(weights))
        return bisect_right(tickets, self.ticket(event, tickets[-1]))

    def ticket(self, event: int, total: int) -> int:
        """Return a uniformly distributed number from 0 to `total` - 1, by rejection sampling."""
        fair = TICKETS - TICKETS % total
        number, attempt = TICKETS, 0
        while number >= fair:
            message = f"{event}.{attempt}:{','.join(self.mixed_in)}"
            digest = hmac.digest(bytes.fromhex(self.seed), message.encode(), "sha256")
            number, attempt = int.from_bytes(digest[:TICKET_BYTES], "big"), attempt + 1
        return number % total
