"""Records of matches, which everybody can replay and verify."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from kasimir.core import record as core_record
from kasimir.core import verify as core_verify
from kasimir.core.errors import RecordError
from kasimir.core.match import Result
from kasimir.core.verify import Attestation
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.api.game import Game
    from kasimir.api.position import Position


class Record:
    """A match as one file. Create it with `kasimir.load` or `match.record()`."""

    def __init__(self, record: core_record.Record) -> None:
        """Wrap a loaded record."""
        self._record = record

    @property
    def game(self) -> "Game":
        """The game that was played."""
        from kasimir.api.game import Game

        return Game(self._record.setup)

    @property
    def names(self) -> dict[str, str]:
        """The names of the players by seat."""
        sitters = self._record.sitters
        return {seat: sitter.name for seat, sitter in zip(self._record.setup.seats, sitters, strict=True)}

    @property
    def events(self) -> tuple[str, ...]:
        """The events: moves and outcomes of chance."""
        return tuple(self._record.events)

    @property
    def result(self) -> Result | None:
        """The winners and the reason why the match ended; None if it was not finished."""
        return self._record.result

    def positions(self) -> "list[Position]":
        """Every position of the match, including the first and the last."""
        from kasimir.api.position import Position

        game = self.game
        return [Position(game, moment.state) for moment in self._record.replay().moments]

    @property
    def closing(self) -> str | None:
        """The closing hash; None if the match was not finished, or the record has the first format."""
        return self._record.closing

    def faults(self) -> list[str]:
        """The problems of the record, as text; empty if it is consistent."""
        return [say(fault.code, fault.args) for fault in core_verify.verify(self._record)]

    def verify(self, closing: str | None = None) -> Attestation:
        """Recompute every roll, every move and every hash; raises `RecordError` with the mismatches.

        Returns who attests that this is what was played: a server, if `closing` is the hash that it told, this device,
        if the match ended in its terminal, or nobody.
        """
        faults, attested = core_verify.judge(self._record, closing)
        if faults:
            raise RecordError("verify.failed", faults="; ".join(say(fault.code, fault.args) for fault in faults))
        return attested

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file atomically: after a crash there is the old file or the new one, never a part."""
        core_record.save(self._record, Path(path))

    def __str__(self) -> str:
        return core_record.to_json(self._record)

    def __repr__(self) -> str:
        seats = " ".join(f"{seat}={name!r}" for seat, name in self.names.items())
        return f"<{self._record.setup.game.name} record, {len(self._record.events)} events, {seats}>"


def load(path: str | os.PathLike[str]) -> Record:
    """Load the record of a match; raises `RecordError` if the file is not a record."""
    return Record(core_record.load(Path(path)))
