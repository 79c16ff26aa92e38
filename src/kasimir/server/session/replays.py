"""Replays: the frames of a match, built from its record."""

import gzip
from collections.abc import Callable
from typing import cast

from msgspec import Raw

from kasimir.bots.characters import with_characters
from kasimir.core.errors import RecordError
from kasimir.core.match import Match, undo_count
from kasimir.core.record import Record, from_json, to_json
from kasimir.core.setup import Setup
from kasimir.core.verify import check_edition, check_legal, check_places, check_result, check_version
from kasimir.protocol.base import Kind
from kasimir.protocol.events import Happened
from kasimir.protocol.replays import Flaw, Frame, Replay
from kasimir.server.session.table_session import encode

LARGEST_RECORD = 256 * 1024
"""Bytes: ten times the record of a match that reached the turn limit."""
MOST_EVENTS = 10_000
"""Five times the events of such a match."""
FILE = "record"
"""The name used in errors for an uploaded file."""


def pack_replay(raw: bytes, _seconds: float) -> bytes:
    """The replay of a record, gzipped; runs in a worker process without a time limit."""
    return gzip.compress(replay_file(raw))


def replay_file(raw: bytes) -> bytes:
    """The replay of a record as JSON."""
    record = from_json(raw, FILE)
    if len(record.events) > MOST_EVENTS:
        raise RecordError("record.long", found=len(record.events), limit=MOST_EVENTS)
    # Encode each frame at once: as objects, thousands of them would take ten times the memory.
    return encode(make_replay(record, lambda frame: cast(Frame, Raw(encode(frame)))))


def make_replay(record: Record, keep: Callable[[Frame], Frame] = lambda frame: frame) -> Replay:
    """All frames up to the first illegal event, and violations of the rules."""
    text = write_record(record)
    seated = zip(record.setup.seats, with_characters(record.setup, record.sitters), strict=True)
    characters = {seat: sitter.character for seat, sitter in seated if sitter.character}
    setup, match = record.setup, record.begin()
    flaws = check_version(record) + check_edition(record)
    frames = [keep(look(match))]
    for number, event in enumerate(record.events, 1):
        flaw = check_legal(match, number, event)
        if flaw:
            flaws.append(flaw)
            break
        frames.append(keep(play(match, event)))
    else:
        flaws += check_places(record) + check_result(record, match)
    board = setup.game.screen.board_view(setup.board)
    return Replay(board, frames, [Flaw(*flaw) for flaw in flaws], is_known(setup), characters, Raw(text))


def write_record(record: Record) -> bytes:
    """The record as JSON; raises `RecordError` for a lone surrogate, which cannot be encoded."""
    try:
        return to_json(record).encode()
    except UnicodeEncodeError as error:
        raise RecordError("record.json", file=FILE, detail=error.reason) from None


def play(match: Match, event: str) -> Frame:
    """Apply a legal event, and describe its effect."""
    if undo_count(event):
        return take_back(match, event)
    setup, before = match.setup, match.state
    move, screen = setup.find(before, event).move, setup.game.screen
    after = setup.after(before, move)
    match.make(event, after)
    steps, told = screen.happenings(before, setup.board, move, after), screen.tell(before, setup.board, move, after)
    frame = look(match)
    frame.seat, frame.event, frame.happened = setup.seat(before), event, Happened(steps, [told.code, told.args])
    return frame


def take_back(match: Match, event: str) -> Frame:
    """Take events back; the seat has its choice again."""
    match.follow(event)
    frame = look(match)
    frame.seat, frame.event = frame.turn, event
    frame.happened = Happened([], ["web.told-undone", {"seat": frame.seat}])
    return frame


def look(match: Match) -> Frame:
    """The current position, and the possible outcomes of a chance event."""
    setup, state = match.setup, match.state
    return Frame(
        view=setup.game.screen.view(state, setup.board),
        position=setup.text(state),
        kind="over" if match.result else cast(Kind, setup.kind_name(state)),
        turn=None if match.result else setup.seat(state),
        chances={option.text: option.weight for option in match.options()} if match.is_chance() else {},
    )


def is_known(setup: Setup) -> bool:
    """Whether tables can be opened with this set-up: not with an edition that only the record contains."""
    game, edition = setup.game, setup.edition
    return edition.name in game.editions() and game.edition(edition.name).values() == edition.values()
