"""The report of the balance lab: one self-contained HTML page, with the command that reproduces it."""

import html
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from io import StringIO
from typing import Any

from kasimir.core.errors import UsageError
from kasimir.core.optional_libraries import install_command
from kasimir.core.words import say
from kasimir.lab.balance import Plan, weaker_than
from kasimir.lab.measures import Finding, Measured, fair_share
from kasimir.lab.vary import Base, Point, as_toml

COLUMNS = ("setup", "wins", "turns", "lead", "drama", "skill", "luck")
LIBRARIES = ("kasimir", "numba", "numpy", "matplotlib")
PLOT_WIDTH, PLOT_HEIGHT = 9.0, 2.6
"""Inches."""
COLOURS = ("#c0392b", "#2e6da4", "#3c8a4e", "#b8860b", "#7d5ba6")
VIEWPORT = "width=device-width"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2420; background: #fffdf8; }
table { border-collapse: collapse; display: block; overflow-x: auto; } th, td { padding: .3rem .7rem; text-align: left; border-bottom: 1px solid #ddd2c0; }
pre { background: #f4eee2; padding: .8rem; overflow-x: auto; } td { white-space: pre-line; } svg { max-width: 100%; height: auto; }
"""  # noqa: E501


# Number formats


def percent(value: Measured) -> str:
    """Text such as `52.1% (49.0 - 55.2)`."""
    return f"{value.mean:.1%} ({100 * value.low:.1f} - {100 * value.high:.1f})"


def plain(value: Measured) -> str:
    """Text such as `31.4 (30.2 - 32.6)`."""
    return f"{value.mean:.1f} ({value.low:.1f} - {value.high:.1f})"


def chances_text(finding: Finding, between: str = "; ") -> str:
    """The win rate of each side."""
    return between.join(f"{'+'.join(chance.seats)} {percent(chance.rate)}" for chance in finding.chances)


def luck_of(skill: Measured) -> Measured:
    """The part of the result that skill does not explain."""
    return Measured(1 - skill.mean, 1 - skill.high, 1 - skill.low)


def cells(point: Point, finding: Finding) -> list[str]:
    """A row of the table."""
    skill = finding.skill
    return [
        point.label(),
        chances_text(finding, "\n"),
        f"{plain(finding.turns)} [{finding.usual[0]} - {finding.usual[1]}]",
        plain(finding.lead_changes),
        percent(finding.drama) if finding.drama else "-",
        percent(skill) if skill else "-",
        percent(luck_of(skill)) if skill else "-",
    ]


# Plots


def check_plots() -> None:
    """Raise a `UsageError` if matplotlib is missing."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise UsageError("balance.no-plots", command=install_command("plots")) from None


def plots(points: Sequence[Point], findings: Sequence[Finding]) -> str:
    """All plots as one SVG; the same numbers give the same file."""
    import matplotlib
    from matplotlib.figure import Figure

    series = list(all_series(findings))
    with matplotlib.rc_context({"svg.hashsalt": "kasimir", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(PLOT_WIDTH, PLOT_HEIGHT * len(series)), layout="constrained")
        for axes, (title, lines) in zip(figure.subplots(len(series), squeeze=False)[:, 0], series, strict=True):
            draw(axes, title, [point.label() for point in points], lines)
        figure.axes[0].axhline(fair_share(points[0].setup), color="#888888", linewidth=1, linestyle=":")
        picture = StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(picture, format="svg", metadata=nothing)
    text = picture.getvalue()
    return text[text.index("<svg") :]


Line = tuple[str, list[Measured | None]]


def all_series(findings: Sequence[Finding]) -> Iterator[tuple[str, list[Line]]]:
    """The contents of each plot: its title, and lines with a name and a value for every set-up."""
    most = max(findings, key=lambda finding: len(finding.chances)).chances
    wins: list[Line] = [
        ("+".join(side.seats), [rate_of(finding, index) for finding in findings]) for index, side in enumerate(most)
    ]
    yield say("balance.column-wins"), wins
    yield say("balance.column-turns"), [("", [finding.turns for finding in findings])]
    yield say("balance.column-lead"), [("", [finding.lead_changes for finding in findings])]
    yield say("balance.column-drama"), [("", [finding.drama for finding in findings])]
    if any(finding.skill for finding in findings):
        yield say("balance.column-skill"), [("", [finding.skill for finding in findings])]


def rate_of(finding: Finding, side: int) -> Measured | None:
    """The win rate of a side; None if the set-up has no such side."""
    return finding.chances[side].rate if side < len(finding.chances) else None


def draw(axes: Any, title: str, labels: Sequence[str], lines: Sequence[Line]) -> None:
    """One plot: a dot with its confidence interval for each set-up."""
    for number, (name, values) in enumerate(lines):
        places = [place for place, value in enumerate(values) if value]
        shown = [value for value in values if value]
        below = [value.mean - value.low for value in shown]
        above = [value.high - value.mean for value in shown]
        means, colour = [value.mean for value in shown], COLOURS[number % len(COLOURS)]
        axes.errorbar(places, means, [below, above], fmt="o-", capsize=3, color=colour, label=name or None, linewidth=1)
    axes.set_title(title, loc="left")
    axes.set_xticks(range(len(labels)), labels, rotation=30 if len(labels) > 6 else 0)
    axes.grid(axis="y", alpha=0.3)
    if lines[0][0]:
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)


# The page


def make_page(base: Base, plan: Plan, points: Sequence[Point], findings: Sequence[Finding], command: str) -> str:
    """The complete page."""
    title = say("balance.title", {"game": say(f"{base.game.name}.title")})
    played = say("balance.games", {"games": plan.games, "level": plan.level, "seed": str(plan.seed)})
    weaker = weaker_than(plan.level) or ""
    words = [say(f"balance.about-{name}", {"weaker": weaker, "level": plan.level}) for name in COLUMNS[1:]]
    versions = [f"Python {sys.version.split()[0]}", *(f"{name} {version(name)}" for name in LIBRARIES)]
    rules = say("balance.rules", {"game": base.game.name, "version": base.game.rules_version})
    parts = [
        f"<h1>{html.escape(title)}</h1><p>{html.escape(played)}</p>",
        table([say(f"balance.column-{name}") for name in COLUMNS], map(cells, points, findings)),
        plots(points, findings),
        "".join(f"<p>{html.escape(text)}</p>" for text in words),
        f"<h2>{html.escape(say('balance.again'))}</h2><pre>{html.escape(command)}</pre>",
        f"<p>{html.escape(', '.join(versions))}. {html.escape(rules)}</p>",
        f"<h2>{html.escape(say('balance.start'))}</h2>",
        f"<pre>{html.escape(as_toml(base.game.edition(base.edition).values()))}</pre>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="{VIEWPORT}"><title>{html.escape(title)}</title>'
    page = f"<head>{head}<style>{STYLE}</style></head><body>\n{''.join(parts)}</body>"
    return f'<!doctype html><html lang="en">{page}</html>\n'


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An HTML table of texts."""
    head = "".join(f"<th>{html.escape(text)}</th>" for text in columns)
    body = "".join(f"<tr>{''.join(f'<td>{html.escape(text)}</td>' for text in row)}</tr>\n" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"
