"""`kasimir lab`: its subcommands, their options and output. Slow libraries are imported when a subcommand runs."""

import argparse
import json
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kasimir.cli.options import add_game, add_ray
from kasimir.cli.progress import shown_progress
from kasimir.core import registry
from kasimir.core.errors import UsageError
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.lab.balance import Plan
    from kasimir.lab.measures import Finding
    from kasimir.lab.tune import Tuned
    from kasimir.lab.vary import Base, Point, Vary

LEVEL, GAMES, SEED = "normal", 200, 1
TUNE_GAMES, PREDICT_GAMES = 1600, 1000
CANDIDATES, MOST_CANDIDATES = 24, 500
GENERATIONS, MOST_GENERATIONS = 12, 100
WITHIN = 0.05


def add_options(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="WHAT")

    def command(name: str, run: Callable[[argparse.Namespace], int], games: int) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help="")
        added.set_defaults(run=run)
        add_ray(added)
        added.add_argument("--level", default=LEVEL, metavar="L")
        added.add_argument("--games", type=int, default=games, metavar="M")
        added.add_argument("--seed", type=int, default=SEED, metavar="S")
        added.add_argument("--processes", type=int, metavar="P")
        return added

    balance = command("balance", run_balance, GAMES)
    tune = command("tune", run_tune, TUNE_GAMES)
    predict = command("predict", run_predict, PREDICT_GAMES)
    predict.add_argument("game", metavar="GAME", nargs="?")
    predict.add_argument("--missing", action="store_true")
    for added in (balance, tune):
        add_game(added)
        added.add_argument("--vary", action="append", default=[], metavar="KEY=WHAT")
        added.add_argument("--fill", metavar="KEY")
        added.add_argument("--json", action="store_true")
    balance.add_argument("--report", metavar="FILE")
    tune.add_argument("--target", choices=["fair"], default="fair")
    tune.add_argument("--within", type=float, default=WITHIN, metavar="X")
    tune.add_argument("--candidates", type=int, default=CANDIDATES, metavar="N")
    tune.add_argument("--generations", type=int, default=GENERATIONS, metavar="N")
    tune.add_argument("--save", metavar="FILE")


def read_base(arguments: argparse.Namespace) -> "tuple[Base, list[Vary]]":
    """The base set-up from the options of a command."""
    from kasimir.lab.vary import base_of, parse_vary

    base = base_of(arguments.game, arguments.edition, arguments.variant, arguments.players)
    return base, [parse_vary(base, text) for text in arguments.vary]


def plan_of(arguments: argparse.Namespace) -> "Plan":
    """The measurement plan from the options of a command."""
    from kasimir.lab.balance import Plan

    return Plan(arguments.level, arguments.games, arguments.seed)


def command_text(name: str, arguments: argparse.Namespace, extra: Sequence[str]) -> str:
    """The command line that reproduces the result, with every relevant option."""
    words = ["kasimir", "lab", name, arguments.game]
    for option in ("players", "variant", "edition", "fill", "level", "games", "seed", *extra):
        value = getattr(arguments, option)
        words += [f"--{option}", str(value)] if value is not None else []
    return shlex.join([*words, *(word for text in arguments.vary for word in ("--vary", text))])


def run_balance(arguments: argparse.Namespace) -> int:
    """`kasimir lab balance GAME`."""
    from kasimir.lab.balance import count_jobs, try_out
    from kasimir.lab.html_report import check_plots, make_page
    from kasimir.lab.jobs import checked_workers, open_pool
    from kasimir.lab.vary import points_of

    base, varied = read_base(arguments)
    points, refusals = points_of(base, varied, arguments.fill)
    if arguments.report:
        check_plots()
    plan, setups = plan_of(arguments), [point.setup for point in points]
    workers = checked_workers("--processes", arguments.processes)
    plan.check(setups)
    with (
        shown_progress(base.game.name, count_jobs(plan, setups)) as progress,
        open_pool("processes", workers, arguments.ray) as pool,
    ):
        findings = try_out(plan, setups, pool, progress)
    command = command_text("balance", arguments, ["report"])
    if arguments.report:
        page = make_page(base, plan, points, findings, command)
        Path(arguments.report).write_text(page, encoding="utf-8")
    if arguments.json:
        print(json.dumps(as_json(plan, points, findings, command)))
    else:
        print_findings(plan, points, findings)
        if refusals:
            print(say("balance.refused", {"count": len(refusals), "detail": str(refusals[0])}))
    return 0


def as_json(plan: "Plan", points: "Sequence[Point]", findings: "Sequence[Finding]", command: str) -> dict[str, Any]:
    """All findings as one JSON object."""
    from kasimir.lab.balance import weaker_than

    rows = [
        {
            "changes": dict(point.changes),
            "variant": point.setup.variant,
            "players": point.setup.players,
            "edition": point.setup.edition.values(),
            **finding.as_json(),
        }
        for point, finding in zip(points, findings, strict=True)
    ]
    return {"command": command, "level": plan.level, "weaker": weaker_than(plan.level), "seed": plan.seed, "rows": rows}


def print_findings(plan: "Plan", points: "Sequence[Point]", findings: "Sequence[Finding]") -> None:
    """Print the findings as a table."""
    from rich.console import Console
    from rich.table import Table

    from kasimir.lab.html_report import COLUMNS, cells

    console = Console(highlight=False)
    console.print(say("balance.games", {"games": plan.games, "level": plan.level, "seed": str(plan.seed)}))
    table = Table(*(say(f"balance.column-{column}") for column in COLUMNS))
    for point, finding in zip(points, findings, strict=True):
        table.add_row(*cells(point, finding))
    console.print(table)


def run_tune(arguments: argparse.Namespace) -> int:
    """`kasimir lab tune GAME`: exit status 1, and no file, if no fair edition is found."""
    from kasimir.lab.draw import drawing_of
    from kasimir.lab.jobs import checked_workers, open_pool
    from kasimir.lab.tune import Search, most_jobs, tune

    base, varied = read_base(arguments)
    check_range("--candidates", arguments.candidates, 1, MOST_CANDIDATES)
    check_range("--generations", arguments.generations, 1, MOST_GENERATIONS)
    drawing = drawing_of(base, varied, arguments.fill, arguments.seed)
    search = Search(plan_of(arguments), arguments.within, arguments.candidates, arguments.generations)
    workers = checked_workers("--processes", arguments.processes)
    search.plan.check([drawing.start.setup])
    with (
        shown_progress(base.game.name, most_jobs(search, drawing)) as progress,
        open_pool("processes", workers, arguments.ray) as pool,
    ):
        tuned = tune(search, drawing, pool, progress)
    command = command_text("tune", arguments, ["target", "within", "candidates", "generations"])
    file = Path(arguments.save or f"{base.game.name}-fair.toml")
    if tuned.is_fair:
        file.write_text(edition_text(tuned, command), encoding="utf-8")
    if arguments.json:
        found = as_json(search.plan, [tuned.point], [tuned.finding], command)
        print(json.dumps(found | {"is_fair": tuned.is_fair, "tried": tuned.tried, "distance": tuned.distance}))
    else:
        print_findings(search.plan, [tuned.point], [tuned.finding])
        code = "balance.fair-found" if tuned.is_fair else "balance.fair-missing"
        print(say(code, {"tried": tuned.tried, "file": str(file), "within": 100 * arguments.within}))
        print(distance_text(base, tuned))
    return 0 if tuned.is_fair else 1


def distance_text(base: "Base", tuned: "Tuned") -> str:
    """The distance from the base as text."""
    before, after = base.values(), tuned.point.setup.edition.values()
    changed = sum(before[key] != after[key] for key in before)
    return say("balance.fair-distance", {"edition": base.edition, "keys": changed, "all": len(before)})


def edition_text(tuned: "Tuned", command: str) -> str:
    """The edition as a TOML file for `--edition`, with its measurements as comments."""
    from kasimir.lab.html_report import chances_text
    from kasimir.lab.vary import as_toml

    setup, games = tuned.point.setup, tuned.finding.games
    counted = say("balance.edition-head", {"games": games, "players": setup.players, "variant": setup.variant})
    head = [command, f"{counted} {chances_text(tuned.finding)}"]
    return "".join(f"# {line}\n" for line in head) + "\n" + as_toml(setup.edition.values())


def check_range(name: str, found: int, low: int, high: int) -> None:
    """Raise a `UsageError` if a number is out of range."""
    if not low <= found <= high:
        raise UsageError("usage.number", name=name, found=found, low=low, high=high)


def run_predict(arguments: argparse.Namespace) -> int:
    """`kasimir lab predict [GAME]`."""
    from kasimir.lab.balance import Plan, count_jobs
    from kasimir.lab.jobs import checked_workers, open_pool
    from kasimir.lab.predict import predict, rows_to_keep, setups_to_play
    from kasimir.lab.predictions import file_of

    plan = Plan(arguments.level, arguments.games, arguments.seed, skill=False)
    workers = checked_workers("--processes", arguments.processes)
    games = [registry.load(name) for name in ([arguments.game] if arguments.game else registry.names())]
    with open_pool("processes", workers, arguments.ray) as pool:
        for game in games:
            kept = rows_to_keep(game) if arguments.missing else {}
            with shown_progress(game.name, count_jobs(plan, setups_to_play(game, kept))) as progress:
                file_of(game).write_text(predict(game, plan, pool, progress, kept), encoding="utf-8")
            print(say("balance.predicted", {"file": str(file_of(game))}))
    return 0
