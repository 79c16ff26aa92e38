"""A plot of a match: the shares of the win over time, and the luck and choices of each seat."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from kasimir.core.errors import RecordError, UsageError
from kasimir.core.optional_libraries import install_command
from kasimir.core.words import say
from kasimir.lab.luck.analysis import Analysis

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png")
COLOURS = {"r": "#d5473c", "b": "#3a7ed0", "g": "#2e9c76", "y": "#e0a400", "m": "#8d99ad", "c": "#e08a3c"}
"""The colours of the browser client."""
TEAM = ("#d5473c", "#3a7ed0", "#2e9c76", "#e0a400")
"""For numbered seats."""
PARTS = ("luck", "own", "others", "afterthought")
BAR = 0.8
"""The total width of a group of bars."""


def check_plot(file: Path) -> None:
    """Raise a `UsageError` if the plot cannot be drawn. Called before the analysis."""
    if file.suffix.lower() not in KINDS:
        raise UsageError("luck.plot-kind", file=str(file))
    if find_spec("matplotlib") is None:
        raise UsageError("luck.plot-missing", command=install_command("plots"))


def draw(analysis: Analysis, names: list[str], file: Path) -> None:
    """Draw the plot into a file."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(9, 7), layout="constrained")
    curve, bars = figure.subplots(2, 1, height_ratios=(3, 2))
    draw_curve(curve, analysis, names)
    draw_accounts(bars, analysis, names)
    for axes in (curve, bars):
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    try:
        figure.savefig(file)
    except OSError as error:
        raise RecordError("record.unwritable", file=str(file), detail=error.strerror or str(error)) from None


def colour_of(seat: str) -> str:
    """The colour of a seat."""
    return COLOURS.get(seat) or TEAM[(int(seat[1:]) - 1) % len(TEAM)]


def draw_curve(axes: "Axes", analysis: Analysis, names: list[str]) -> None:
    """The value of every position for each seat, with the turning points."""
    curve = np.array([worth.mean(axis=0) for worth in analysis.curve_by_event()])
    for index, (seat, name) in enumerate(zip(analysis.setup.seats, names, strict=True)):
        axes.plot(curve[:, index], color=colour_of(seat), label=f"{seat}  {name}")
    for step in analysis.turning_points():
        axes.axvline(step.number, color="#888888", linewidth=1, linestyle=":")
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlabel(say("luck.axis-events"))
    axes.set_ylabel(say("luck.axis-value"))
    axes.legend()


def draw_accounts(axes: "Axes", analysis: Analysis, names: list[str]) -> None:
    """A group of bars with errors for each part of the accounts; what was given away is negative."""
    accounts = analysis.accounts()
    width = BAR / len(accounts)
    for index, (seat, account) in enumerate(accounts.items()):
        parts = [account.luck, account.own._replace(value=-account.own.value), account.others, account.afterthought]
        places = np.arange(len(PARTS)) + (index - (len(accounts) - 1) / 2) * width
        heights, errors = [part.value for part in parts], [part.error for part in parts]
        axes.bar(places, heights, width, yerr=errors, color=colour_of(seat), label=names[index])
    axes.axhline(0, color="#444444", linewidth=1)
    axes.set_xticks(range(len(PARTS)), [say(f"luck.column-{part}") for part in PARTS])
    axes.set_ylabel(say("luck.axis-account"))
