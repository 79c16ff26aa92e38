"""Counters of the server, in Prometheus' text format."""

from collections import Counter, defaultdict
from collections.abc import Sequence

COUNTS: defaultdict[str, float] = defaultdict(float)
"""Counters since the process started: events, or seconds."""

OPEN: Counter[str] = Counter()
"""Connections of this process that are currently open."""

HELP = {
    "entries": "Entries written to the logs of tables.",
    "commits": "Group commits, each with one disk sync.",
    "refused": "Messages that were refused.",
    "messages": "Messages received.",
    "dropped": "Connections dropped because the client read too slowly.",
    "tables": "Tables opened.",
    "bot_moves": "Decisions made by the computer.",
    "thoughts": "Jobs that the computer has started: moves, hints and analyses.",
    "thoughts_waited_seconds": "Seconds that these jobs waited in the queue.",
    "thoughts_dropped": "Jobs dropped because the answer was no longer needed.",
    "interpreted": "Moves and hints for which the game was not compiled yet.",
    "compiled": "Games that were compiled in the background.",
    "revived": "Stalled tables that were resumed.",
    "failures": "Unexpected errors.",
    "failed_writes": "Entries and deletions that could not be written.",
    "damaged": "Tables whose log was found to be damaged.",
    "failed_reads": "Reads that the database answered with an error.",
}
GAUGES = {
    "live_tables": "Tables in memory.",
    "connections": "Connections to tables.",
    "http_connections": "HTTP connections.",
    "thoughts_waiting": "Jobs waiting in the queue: moves, hints and analyses.",
    "games_to_compile": "Games that are being compiled, or waiting for it.",
    "sockets": "WebSockets, including those that have not sent `hello` yet.",
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
