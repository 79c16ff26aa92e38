"""Fair dice: nobody can know or bend a roll before it is made, and everybody can check it afterwards.

Before the first roll the host commits to a secret seed by its hash. Then every seat adds entropy of its own; that of
seats which the computer plays is part of the commitment, so that the host cannot try out many. Each result follows from
seed, entropies and the number of the event, by HMAC-SHA256. At the end the seed is revealed. docs/records.md has the
recipe in full, for checking in any language.
"""

import hashlib
import hmac
import re
import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

SECRET_BYTES = 32
TICKET_BYTES = 6
"""48 bits a try: every ticket is a safe whole number in JavaScript too."""
TICKETS = 1 << (8 * TICKET_BYTES)
VERSION = "kasimir dice 1"


def new_secret() -> str:
    """A fresh seed or entropy, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text can be a seed or an entropy."""
    return bool(re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", text))


def commitment(seed: str, entropy_of_bots: Mapping[str, str]) -> str:
    """The hash by which the host binds itself: over the seed and, seat by seat, the entropy of the computer's seats."""
    lines = [VERSION, seed, *(f"{seat} {entropy_of_bots[seat]}" for seat in sorted(entropy_of_bots))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one match."""

    seed: str
    entropies: tuple[str, ...]
    """One a seat, in turn order."""

    def roll(self, event: int, weights: Sequence[int]) -> int:
        """The index of the outcome of an event, as likely as its weight; outcomes stand in the order of their texts."""
        tickets = list(accumulate(weights))
        return bisect_right(tickets, self.ticket(event, tickets[-1]))

    def ticket(self, event: int, total: int) -> int:
        """A number from 0 to `total` - 1, each equally likely: what would favour some is thrown away and tried anew."""
        fair = TICKETS - TICKETS % total
        number, attempt = TICKETS, 0
        while number >= fair:
            message = f"{event}.{attempt}:{','.join(self.entropies)}"
            digest = hmac.digest(bytes.fromhex(self.seed), message.encode(), "sha256")
            number, attempt = int.from_bytes(digest[:TICKET_BYTES], "big"), attempt + 1
        return number % total
