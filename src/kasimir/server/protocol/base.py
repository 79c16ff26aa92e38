"""What all messages are made of."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Counted up whenever an older client could no longer follow."""

Name = Annotated[str, Meta(min_length=1, max_length=60)]
"""As it comes in; it is cleaned and shortened before anybody sees it."""
Word = Annotated[str, Meta(max_length=40)]
MoveText = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Patience = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds: from a quick game to a fortnight for a move by slow play."""
Seat = Annotated[str, Meta(max_length=2)]

First = Literal["drawn", "chosen", "youngest"]
Phase = Literal["open", "playing", "over"]
Who = Literal["person", "bot", "open"]
Kind = Literal["choice", "chance", "over"]

Phrase = Literal[
    "hello", "your-turn", "well-played", "lucky", "oops", "thanks", "wait", "again", "bye", "laugh", "cheer", "sad"
]
"""All that people can say to each other: children play here, so there is no free text."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message."""
