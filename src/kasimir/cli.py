"""The one command: `kasimir`. Each subcommand imports only what it needs."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from kasimir import __version__
from kasimir.core.errors import KasimirError
from kasimir.core.setup import Reader, Setup, make_setup
from kasimir.lab.command import add_lab
from kasimir.lab.luck.command import add_analyse, run_analyse

LEVELS_HELP = "kitten, easy, normal, hard, master, or perfect where the game is solved"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what a user can mend is told in one line."""
    tolerate_strange_signs()
    arguments = make_parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except KasimirError as error:
        print(f"kasimir: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone (`| head`): leave quietly, and keep Python from flushing into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def tolerate_strange_signs() -> None:
    """Input that is no text is a wrong answer, not a crash; nor is a terminal that lacks a sign."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def make_parser() -> argparse.ArgumentParser:
    """All subcommands and their options."""
    parser = argparse.ArgumentParser(prog="kasimir", description="Five cat-and-mouse board games.")
    parser.add_argument("--version", action="version", version=f"kasimir {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        return added

    add_game(command("start", run_start, "Print the first position of a game."))
    add_game(command("moves", run_moves, "Read positions, one a line; write what may come next as JSON, one a line."))
    why = add_game(command("why", run_why, "Say why a move is not legal."))
    why.add_argument("position", metavar="POSITION")
    why.add_argument("move", metavar="MOVE")
    editions = add_game(command("editions", run_editions, "List a game's editions, with each value and its mark."))
    editions.add_argument("--schema", action="store_true", help="show instead what an edition may hold")
    add_terminal(command("terminal", run_terminal, "Play in the terminal."))
    add_server_commands(command)
    add_simulate(command("simulate", run_simulate, "Play many random matches and count."))
    add_best(command("best", run_best, "Read positions, one a line; write the best move and its value, one a line."))
    add_arena(command("arena", run_arena, "Let bots play each other and count who is stronger."))
    text = "Measure how balanced set-ups are, search for fair ones, renew predictions."
    add_lab(commands.add_parser("lab", help=text, description=text), add_game, add_ray)
    solve = add_game(command("solve", run_solve, "Solve a game: what its positions are worth at perfect play."))
    solve.add_argument("--json", action="store_true", help="print one JSON object")
    analyse = command("analyse", run_analyse, "Say what a match owes to luck, and what to the choices made in it.")
    add_analyse(analyse, LEVELS_HELP)
    replay = command("replay", run_replay, "Step through the record of a match.")
    replay.add_argument("file", metavar="FILE")
    verify = command("verify", run_verify, "Recompute every roll and every move of a record.")
    verify.add_argument("file", metavar="FILE")
    return parser


def add_server_commands(command: Callable[..., argparse.ArgumentParser]) -> None:
    """The subcommands around the match server."""
    play = add_settings(command("play", run_play, "Play in the browser, on all devices of the house."))
    play.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_settings(command("serve", run_serve, "Run a match server for others."))
    add_join(command("join", run_join, "Let a bot take a seat at a table of a match server."))
    export = add_settings(command("export", run_export, "Write tables of a match server into a file."))
    export.add_argument("file", metavar="FILE")
    export.add_argument("--table", metavar="NAME", help="this one only (default: all)")
    export.add_argument("--secrets", action="store_true", help="for a backup: with what running matches need")
    check = add_settings(command("check", run_check, "Look through the database of a match server for damage."))
    check.add_argument("store", metavar="DATABASE", nargs="?", help="a SQLite file or the address of a PostgreSQL")
    imported = add_settings(command("import", run_import, "Take tables in from such a file."))
    imported.add_argument("file", metavar="FILE")


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> argparse.ArgumentParser:
    """The options that every command about a game takes alike."""
    parser.add_argument("game", metavar="GAME", nargs=nargs)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--variant", metavar="V", help="variant (default: the game's first)")
    parser.add_argument("--edition", metavar="E", help="edition: its name, or a path.toml of your own")
    return parser


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Where many jobs are done, if not here."""
    text = "spread the work over the Ray cluster at ADDRESS (default: one of its own on this machine)"
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help=text)


def add_terminal(parser: argparse.ArgumentParser) -> None:
    """The options for playing in the terminal; what is not given is asked."""
    add_game(parser, nargs="?")
    parser.add_argument(
        "--names", metavar="A,B", help="who sits where; 'bot:hard' is the computer at a level ('bot': normal)"
    )
    parser.add_argument("--first", metavar="NAME", help="who starts: a name, or 'drawn'")
    parser.add_argument("--open", action="store_true", help="show covered pieces (discs)")
    parser.add_argument("--save", metavar="FILE", help="where the match is saved")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match")


def add_settings(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Where the settings of a server come from, and the two that are given most often."""
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with settings; see docs/hosting.md")
    parser.add_argument("--host", metavar="H", help="address to listen on")
    parser.add_argument("--port", type=int, metavar="P", help="port to listen on")
    return parser


def add_join(parser: argparse.ArgumentParser) -> None:
    """The options of a bot that comes to a table."""
    parser.add_argument("url", metavar="URL", help="the link to the table")
    parser.add_argument("--bot", default="normal", metavar="LEVEL", help="how strong it is (default: normal)")
    parser.add_argument("--name", default="Robo", metavar="N", help="its name (default: Robo)")
    parser.add_argument("--seat", action="append", default=[], metavar="S", help="which seat (default: any free one)")


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """The options of a simulation."""
    add_game(parser)
    add_ray(parser)
    parser.add_argument("--games", type=int, default=10_000, metavar="M", help="how many matches (default: 10000)")
    parser.add_argument("--bot", choices=["random"], default="random", help="who plays (default: random)")
    parser.add_argument("--threads", type=int, metavar="T", help="how many threads (default: all cores)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same result (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def add_best(parser: argparse.ArgumentParser) -> None:
    """The options of a search."""
    add_game(parser)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--level", metavar="L", help=f"{LEVELS_HELP} (--sims, --seconds and --threads are its own)")
    budget.add_argument("--sims", type=int, default=10_000, metavar="N", help="simulations (default: 10000)")
    budget.add_argument("--seconds", type=float, metavar="S", help="time for each position")
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="how many threads (default: 1)")
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="same seed and sims, same answer (default: 1)")


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The options of a contest."""
    add_game(parser)
    add_ray(parser)
    parser.add_argument("bots", metavar="BOT", nargs="+", help=f"random, greedy, {LEVELS_HELP}")
    parser.add_argument("--games", type=int, default=100, metavar="M", help="how many matches (default: 100)")
    parser.add_argument("--processes", type=int, metavar="P", help="how many processes (default: all cores)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same result (default: 1)")
    parser.add_argument("--save", metavar="FILE", help="keep every round here; go on from it if it is there")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def setup_of(arguments: argparse.Namespace) -> Setup:
    """The set-up that the options ask for."""
    return make_setup(arguments.game, arguments.edition, arguments.variant, arguments.players)


def reader_of(arguments: argparse.Namespace) -> Reader:
    """A reader of positions for what the options ask for."""
    return Reader(arguments.game, arguments.edition, arguments.variant, arguments.players)


def run_start(arguments: argparse.Namespace) -> int:
    """`kasimir start GAME`."""
    setup = setup_of(arguments)
    print(setup.text(setup.start()))
    return 0


def run_moves(arguments: argparse.Namespace) -> int:
    """`kasimir moves GAME`: a line that is no position gets an error, and the next one is still served."""
    reader = reader_of(arguments)
    return answer_lines(lambda text: describe(reader, text))


def answer_lines(answer: Callable[[str], dict[str, object]]) -> int:
    """Answer each line with one JSON object, at once, so that another program can ask, wait and ask again."""
    status = 0
    for line in sys.stdin:
        try:
            found = answer(line.rstrip("\r\n"))
        except KasimirError as error:
            found = {"error": str(error)}
            status = 1
        print(json.dumps(found), flush=True)
    return status


def describe(reader: Reader, text: str) -> dict[str, object]:
    """What there is to know about a position."""
    setup, state = reader.read(text)
    kind = setup.kind_name(state)
    following = []
    for option in setup.options(state):
        weight = {"weight": option.weight} if kind == "chance" else {}
        following.append({"move": option.text, **weight, "position": setup.text(setup.after(state, option.move))})
    winners = {"winners": setup.winners(state)} if kind == "over" else {}
    return {"position": text, "kind": kind, "seat": setup.seat(state), "next": following, **winners}


def run_why(arguments: argparse.Namespace) -> int:
    """`kasimir why GAME POSITION MOVE`."""
    from kasimir.core.words import say

    setup, state = reader_of(arguments).read(arguments.position)
    reason = setup.why(state, arguments.move)
    if reason is None:
        print(say("why.legal", {"move": arguments.move}))
        return 0
    print(f"{reason.code}: {say(reason.code, reason.args)}")
    print(say(reason.code, reason.args, "rule"))
    return 0


def run_editions(arguments: argparse.Namespace) -> int:
    """`kasimir editions GAME`: those that come with the game, or the one that was asked for."""
    from kasimir.core import registry
    from kasimir.core.edition import schema

    game = registry.load(arguments.game)
    if arguments.schema:
        for key, value in schema(game.contents).items():
            print(f"{key:<14} {value.doc}: {value.limits()}")
        return 0
    for name in game.editions() if arguments.edition is None else [arguments.edition]:
        edition = make_setup(arguments.game, name, arguments.variant, arguments.players).edition
        print(edition.name)
        for key, value in edition.values().items():
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            print(f"  {key:<14} {shown}  ({edition.marks[key]})")
    return 0


def run_terminal(arguments: argparse.Namespace) -> int:
    """`kasimir terminal`: what was not said is asked."""
    from kasimir.terminal import start
    from kasimir.terminal.screen import Leave, Screen

    screen = Screen()
    try:
        if arguments.resume:
            return start.resume(screen, arguments.resume, not arguments.open)
        arguments.game = arguments.game or start.choose_game(screen)
        setup = setup_of(arguments)
        return start.play_new(screen, setup, arguments.names, arguments.first, arguments.save, not arguments.open)
    except Leave:
        return 0


def run_play(arguments: argparse.Namespace) -> int:
    """`kasimir play`: a server for one house."""
    from kasimir.server.house import HOUSE_DEFAULTS, run_house
    from kasimir.server.settings import load_settings

    options = {"host": arguments.host, "port": arguments.port}
    settings = load_settings(arguments.settings, defaults=HOUSE_DEFAULTS, **options)
    return run_house(settings, browse=not arguments.no_browser)


def run_serve(arguments: argparse.Namespace) -> int:
    """`kasimir serve`."""
    from kasimir.server.house import run_server
    from kasimir.server.settings import load_settings

    return run_server(load_settings(arguments.settings, host=arguments.host, port=arguments.port))


def run_join(arguments: argparse.Namespace) -> int:
    """`kasimir join URL`."""
    import asyncio

    from kasimir.client.player import join

    return asyncio.run(join(arguments.url, arguments.bot, arguments.name, arguments.seat))


def run_export(arguments: argparse.Namespace) -> int:
    """`kasimir export FILE`."""
    from kasimir.server.archives import export_tables
    from kasimir.server.settings import load_settings

    return export_tables(load_settings(arguments.settings), Path(arguments.file), arguments.table, arguments.secrets)


def run_import(arguments: argparse.Namespace) -> int:
    """`kasimir import FILE`."""
    from kasimir.server.archives import import_tables
    from kasimir.server.settings import load_settings

    return import_tables(load_settings(arguments.settings), Path(arguments.file))


def run_check(arguments: argparse.Namespace) -> int:
    """`kasimir check [DATABASE]`."""
    from kasimir.server.checking import check_store
    from kasimir.server.settings import load_settings

    return check_store(load_settings(arguments.settings), arguments.store)


def run_simulate(arguments: argparse.Namespace) -> int:
    """`kasimir simulate GAME`: with a progress bar on the error stream, where a terminal is."""
    from kasimir.lab.report import simulate_with_progress

    words = (arguments.games, arguments.threads, arguments.seed, arguments.json, arguments.ray)
    return simulate_with_progress(setup_of(arguments), *words)


def run_best(arguments: argparse.Namespace) -> int:
    """`kasimir best GAME`: a line that leaves nothing to choose gets an error, and the next one is still served."""
    from kasimir.bots.asking import Bots, Searchers

    reader, seed = reader_of(arguments), arguments.seed
    asked: Bots | Searchers
    if arguments.level:
        asked = Bots(reader, arguments.level, seed)
    else:
        asked = Searchers(reader, arguments.sims, arguments.seconds, seed, arguments.threads)
    return answer_lines(lambda text: asked.search(text).as_json())


def run_arena(arguments: argparse.Namespace) -> int:
    """`kasimir arena GAME BOT BOT`."""
    from kasimir.lab.arena import Contest
    from kasimir.lab.report import arena_with_progress

    names = (arguments.game, arguments.edition, arguments.variant, arguments.players)
    contest = Contest(*names, tuple(arguments.bots), arguments.seed)
    file = Path(arguments.save) if arguments.save else None
    return arena_with_progress(contest, arguments.games, arguments.processes, file, arguments.json, arguments.ray)


def run_solve(arguments: argparse.Namespace) -> int:
    """`kasimir solve GAME`."""
    from kasimir.solvers.report import solve_with_progress

    return solve_with_progress(setup_of(arguments), arguments.json)


def run_replay(arguments: argparse.Namespace) -> int:
    """`kasimir replay FILE`."""
    from kasimir.core.record import load
    from kasimir.terminal.replay import replay
    from kasimir.terminal.screen import Screen

    return replay(Screen(), load(Path(arguments.file)))


def run_verify(arguments: argparse.Namespace) -> int:
    """`kasimir verify FILE`: one line if the record is sound, else what is wrong with it and status 1."""
    from kasimir.core.record import load
    from kasimir.core.verify import describe_sound, verify
    from kasimir.core.words import say

    record = load(Path(arguments.file))
    faults = verify(record)
    if not faults:
        print(describe_sound(record))
        return 0
    print(say("verify.faults", {"count": len(faults)}))
    for fault in faults:
        print(f"- {say(fault.code, fault.args)}")
    return 1
