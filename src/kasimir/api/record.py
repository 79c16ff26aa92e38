"""Records: matches on paper, which everybody can replay and verify."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from kasimir.core import record as core_record
from kasimir.core import verify as core_verify
from kasimir.core.errors import RecordError
from kasimir.core.match import Result
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.api.game import Game
    from kasimir.api.position import Position


class Record:
    """A match as one file. `kasimir.load` reads one, `match.record()` makes one."""

    def __init__(self, record: core_record.Record) -> None:
        """Take what the file holds."""
        self._record = record

    @property
    def game(self) -> "Game":
        """What was played."""
        from kasimir.api.game import Game

        return Game(self._record.setup)

    @property
    def names(self) -> dict[str, str]:
        """Who sat on which seat."""
        sitters = self._record.sitters
        return {seat: sitter.name for seat, sitter in zip(self._record.setup.seats, sitters, strict=True)}

    @property
    def events(self) -> tuple[str, ...]:
        """What happened: moves and outcomes of chance."""
        return tuple(self._record.events)

    @property
    def result(self) -> Result | None:
        """Who won and why the match ended; None if it was not finished."""
        return self._record.result

    def positions(self) -> "list[Position]":
        """Every position of the match, the first and the last included."""
        from kasimir.api.position import Position

        game = self.game
        return [Position(game, moment.state) for moment in self._record.replay().moments]

    def faults(self) -> list[str]:
        """What is wrong with the record, in words; nothing if it is sound."""
        found = core_verify.check_edition(self._record) + core_verify.verify(self._record)
        return [say(fault.code, fault.args) for fault in found]

    def verify(self) -> None:
        """Compute every roll and every move again; raises `RecordError` with what does not fit."""
        faults = self.faults()
        if faults:
            raise RecordError("verify.failed", faults="; ".join(faults))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file; a crash leaves the old one or the new one, never half of it."""
        core_record.save(self._record, Path(path))

    def __str__(self) -> str:
        return core_record.to_json(self._record)

    def __repr__(self) -> str:
        seats = " ".join(f"{seat}={name!r}" for seat, name in self.names.items())
        return f"<{self._record.setup.game.name} record, {len(self._record.events)} events, {seats}>"


def load(path: str | os.PathLike[str]) -> Record:
    """Read the record of a match; raises `RecordError` if the file is none."""
    return Record(core_record.load(Path(path)))
