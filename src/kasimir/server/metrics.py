"""Counters of the server, in Prometheus' text format."""

from collections import Counter, defaultdict
from collections.abc import Sequence

COUNTS: defaultdict[str, float] = defaultdict(float)
"""Counters since the process started: events, or seconds."""

OPEN: Counter[str] = Counter()
"""Connections of this process that are currently open."""

HELP = {
    "entries": "Entries written to the logs of tables.",
    "commits": "Groups in which they were written, with one wait for the disk each.",
    "refused": "Messages that were refused.",
    "messages": "Messages that came in.",
    "dropped": "Connections dropped because they did not keep up.",
    "tables": "Tables opened.",
    "bot_moves": "Decisions made by the computer.",
    "thoughts": "Moves, hints and analyses that the computer thought over.",
    "thoughts_waited_seconds": "Seconds that they waited until it began.",
    "thoughts_dropped": "Those that nobody wanted any more when it was their turn.",
    "revived": "Tables that stood still and were helped on.",
    "failures": "Errors that nobody expected.",
    "failed_writes": "Entries and deletions that could not be written.",
    "damaged": "Tables whose log was found to be damaged.",
    "failed_reads": "Reads that the database answered with an error.",
}
GAUGES = {
    "live_tables": "Tables in memory.",
    "connections": "Connections to tables.",
    "http_connections": "HTTP connections.",
    "thoughts_waiting": "Moves, hints and analyses that wait for the computer to think them over.",
    "sockets": "WebSockets, also of those who have not said yet who they are.",
}
SIZE = len(HELP) + len(GAUGES)


def numbers(live_tables: int, connections: int) -> list[float]:
    """All counters and gauges of this process."""
    measured = {"live_tables": live_tables, "connections": connections, **OPEN}
    return [*(float(COUNTS.get(name, 0)) for name in HELP), *(float(measured.get(name, 0)) for name in GAUGES)]


def as_text(values: Sequence[float]) -> str:
    """The same numbers in Prometheus' text format."""
    names = [(f"{name}_total", text, "counter") for name, text in HELP.items()]
    names += [(name, text, "gauge") for name, text in GAUGES.items()]
    lines = []
    for (name, text, kind), value in zip(names, values, strict=True):
        lines += [f"# HELP kasimir_{name} {text}", f"# TYPE kasimir_{name} {kind}", f"kasimir_{name} {value:.15g}"]
    return "\n".join(lines) + "\n"
