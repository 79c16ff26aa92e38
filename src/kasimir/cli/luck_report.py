"""Output of `kasimir analyse`: progress, accounts, turning points."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from kasimir.bots.characters import with_characters
from kasimir.cli.progress import shown_progress, tell
from kasimir.core.record import Record
from kasimir.core.verify import named_result
from kasimir.core.words import isolated, say
from kasimir.lab.luck.analysis import Account, Analysis, Figure, Step, analyse, errors
from kasimir.lab.luck.judge import Effort, find_solution
from kasimir.lab.luck.plot import check_plot, draw

if TYPE_CHECKING:
    from rich.console import Console

LUCK_COLUMNS = ("seat", "name", "start", "luck", "own", "others", "afterthought", "result")
EVENT_COLUMNS = ("number", "turn", "event", "best")
SMALLEST_SHOWN = 5e-4
"""Smaller errors are not shown."""


def analyse_with_progress(
    record: Record, effort: Effort, plot: Path | None, *, as_json: bool, all_events: bool = False
) -> int:
    """Analyse a record with a progress bar; print tables or one JSON object, and draw a plot if requested."""
    if plot:
        check_plot(plot)
    record.sitters = with_characters(record.setup, record.sitters)
    match, names = record.replay(), [sitter.shown_name() for sitter in record.sitters]
    find_solution(record.setup, effort.most_solved, tell)  # here, so that its progress is shown
    tell("")
    with shown_progress(record.setup.game.name, len(match.events)) as progress:
        analysis = analyse(match, effort, progress)
    if plot:
        draw(analysis, names, plot)
    if as_json:
        print(json.dumps(analysis.as_json()))
    else:
        print_analysis(record, analysis, names, all_events)
    return 0


def print_analysis(record: Record, analysis: Analysis, names: list[str], all_events: bool) -> None:
    """Print the accounts and the turning points."""
    from rich.console import Console

    console, setup = Console(highlight=False, markup=False), analysis.setup
    result = named_result(record, analysis.result)
    console.print(say("luck.title", {"game": say(f"{setup.game.name}.title"), "result": result}))
    if analysis.result is None:
        console.print(say("luck.unfinished"))
    effort = analysis.effort
    counts: dict[str, str | int] = {"searches": effort.searches, "simulations": effort.simulations}
    console.print(say("luck.exact") if analysis.is_exact else say("luck.searched", counts))
    print_accounts(console, analysis, names)
    points = analysis.turning_points()
    print_steps(console, analysis, points, say("luck.turning-points" if points else "luck.no-turning-points"))
    if all_events:
        print_steps(console, analysis, analysis.steps, say("luck.events"))


def print_accounts(console: "Console", analysis: Analysis, names: list[str]) -> None:
    """Print a row for each seat, followed by a sentence."""
    from rich.table import Table

    table = Table(*(say(f"luck.column-{column}") for column in LUCK_COLUMNS))
    accounts = analysis.accounts()
    for (seat, account), name in zip(accounts.items(), names, strict=True):
        luck, others, again = map(signed, (account.luck, account.others, account.afterthought))
        start, own, result = map(share, (account.start, account.own, account.result))
        table.add_row(seat, isolated(name), start, luck, own, others, again, result)
    console.print(table)
    for account, name in zip(accounts.values(), names, strict=True):
        console.print(receipt(analysis, account, name))


def receipt(analysis: Analysis, account: Account, name: str) -> str:
    """How much of a seat's result is luck and how much its choices, in a sentence."""
    own, luck, others = (round(100 * part.value) for part in (account.own, account.luck, account.others))
    if analysis.has_chance:
        return say("luck.receipt", {"name": name, "sign": sign(luck), "luck": luck, "own": own})
    return say("luck.receipt-choice", {"name": name, "sign": sign(others), "others": others, "own": own})


def sign(number: int) -> str:
    """A plus sign; a negative number has its own sign."""
    return "+" if number >= 0 else ""


def print_steps(console: "Console", analysis: Analysis, steps: list[Step], title: str) -> None:
    """Print events with the change of value for every seat."""
    from rich.table import Table

    console.print(title)
    if not steps:
        return
    seats = analysis.setup.seats
    table = Table(*(say(f"luck.column-{column}") for column in EVENT_COLUMNS), *seats)
    for step in steps:
        change = map(Figure, step.change.mean(axis=0).tolist(), errors(step.change).tolist())
        turn = f"{seats[step.seat]}, {say(f'luck.{step.kind}')}"
        table.add_row(str(step.number), turn, step.event, " ".join(step.best), *(signed(figure) for figure in change))
    console.print(table)


def signed(figure: Figure) -> str:
    """A change in per cent of a win, with its error."""
    return f"{figure.value:+.1%}{margin(figure)}"


def share(figure: Figure) -> str:
    """A share of the win in per cent, with its error."""
    return f"{figure.value:.1%}{margin(figure)}"


def margin(figure: Figure) -> str:
    """The error, if it is large enough to show."""
    return f" ± {100 * figure.error:.1f}" if figure.error > SMALLEST_SHOWN else ""
