"""What the server counts, in the text form that Prometheus reads."""

from collections import Counter

COUNTS: Counter[str] = Counter()
"""How often something happened since the process began."""

HELP = {
    "entries": "Entries written to the logs of tables.",
    "commits": "Groups in which they were written, with one wait for the disk each.",
    "refused": "Messages that were refused.",
    "messages": "Messages that came in.",
    "dropped": "Connections dropped because they did not keep up.",
    "tables": "Tables opened.",
    "bot_moves": "Decisions made by the computer.",
    "failures": "Errors that nobody expected.",
}


def as_text(gauges: dict[str, tuple[str, float]]) -> str:
    """All counts, and what is measured right now (name: help and value)."""
    lines = []
    for name, text in HELP.items():
        lines += describe(f"kasimir_{name}_total", text, "counter", COUNTS[name])
    for name, (text, value) in gauges.items():
        lines += describe(f"kasimir_{name}", text, "gauge", value)
    return "\n".join(lines) + "\n"


def describe(name: str, text: str, kind: str, value: float) -> list[str]:
    """The lines of one number."""
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
