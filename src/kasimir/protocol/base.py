"""Types that all messages share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Increased whenever an older client could no longer follow the protocol."""

Name = Annotated[str, Meta(min_length=1, max_length=60)]
"""A nickname as the client sent it; the server cleans and shortens it before anybody sees it."""
Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""A short identifier that the game or the server defines."""
MoveText = Annotated[str, Meta(max_length=64)]
"""A move in the game's notation."""
Position = Annotated[str, Meta(max_length=4096)]
"""A position in the game's notation."""
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""The secret token that proves who holds a guest's seats."""
Patience = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds: from a fast game up to two weeks per move."""
Seat = Annotated[str, Meta(min_length=1, max_length=2)]
"""The letter that the game uses for a seat."""

Value = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A number that is printed on a component of a game."""
Phase = Literal["open", "playing", "over"]
"""The phase of a table: waiting for players, playing a match, or after a match, when a rematch is possible."""
Who = Literal["person", "bot", "open"]
"""Who plays a seat; `open` if nobody does."""
Kind = Literal["choice", "chance", "over"]
"""What comes next in a match: a player's choice, a chance event, or nothing."""

Phrase = Literal[
    "hello", "your-turn", "well-played", "lucky", "oops", "thanks", "wait", "again", "bye", "laugh", "cheer", "sad"
]
"""The phrases that players can send to each other. There is no free text because children play here."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Base class of everything that is sent."""


class Request(Part, kw_only=True):
    """A message that the server answers; a refusal refers to it by `ref`."""

    ref: int | None = None
    """A number that the sender chooses; a refusal of this message repeats it."""
