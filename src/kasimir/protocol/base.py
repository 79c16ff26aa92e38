"""What all messages are made of."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Counted up whenever an older client could no longer follow."""

Name = Annotated[str, Meta(min_length=1, max_length=60)]
"""As it comes in; it is cleaned and shortened before anybody sees it."""
Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""A short text of the game's or the server's own vocabulary."""
MoveText = Annotated[str, Meta(max_length=64)]
"""A move as its game writes it."""
Position = Annotated[str, Meta(max_length=4096)]
"""A position as its game writes it."""
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal text."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""The key to the seats of one guest."""
Patience = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds: from a quick game to a fortnight for a move by slow play."""
Seat = Annotated[str, Meta(min_length=1, max_length=2)]
"""The letter of a seat, by which the game calls it."""

First = Literal["drawn", "chosen", "youngest"]
"""How it is settled who sits on the first seat."""
Phase = Literal["open", "playing", "over"]
"""Of a table: people sit down, a match is played, or it is over and may be played again."""
Who = Literal["person", "bot", "open"]
"""Who sits on a seat; `open` for nobody."""
Kind = Literal["choice", "chance", "over"]
"""What comes next in a match: somebody chooses, chance decides, or nothing."""

Phrase = Literal[
    "hello", "your-turn", "well-played", "lucky", "oops", "thanks", "wait", "again", "bye", "laugh", "cheer", "sad"
]
"""All that people can say to each other: children play here, so there is no free text."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A part of a message."""


class Request(Part, kw_only=True):
    """A message that is answered; a refusal says which one it is about."""

    ref: int | None = None
    """A number of the sender's own choice, which comes back with a refusal."""
