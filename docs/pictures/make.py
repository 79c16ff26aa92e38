"""Make the pictures of the README: boards as the terminal shows them, as SVG files without any outside font.

.venv/bin/python docs/pictures/make.py
"""

import random
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from kasimir.core.match import Match
from kasimir.core.setup import make_setup

HERE = Path(__file__).parent
WIDTH = 80
NIGHT = TerminalTheme(
    (33, 29, 56),
    (236, 230, 216),
    [
        (51, 47, 77),
        (214, 83, 78),
        (110, 173, 96),
        (232, 181, 63),
        (84, 130, 206),
        (168, 115, 190),
        (86, 174, 174),
        (214, 208, 196),
    ],
    [
        (120, 114, 146),
        (255, 120, 110),
        (150, 214, 130),
        (255, 214, 102),
        (130, 172, 245),
        (208, 160, 230),
        (130, 214, 214),
        (255, 252, 244),
    ],
)
PICTURE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 white-space: pre; font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect fill="#211d38" x="1" y="1" width="{width}" height="{height}" rx="12"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""

MOMENTS = {
    "hunt": (3, "older", 60),
    "towers": (4, None, 110),
    "race": (4, None, 120),
    "kitchen": (3, None, 60),
    "discs": (2, None, 15),
}


def play_on(game: str, players: int, variant: str | None, events: int) -> Match:
    """A random match, as far as its picture wants it; always the same one."""
    chance = random.Random(game)
    while True:
        match = Match(make_setup(game, None, variant, players))
        while not match.result and len(match.events) < events:
            options = [option for option in match.options() if option.text == "draw"] or match.options()
            match.play(chance.choices(options, [option.weight for option in options])[0].text)
        if not match.result:
            return match


def main() -> None:
    """Draw every game."""
    for game, (players, variant, events) in MOMENTS.items():
        match = play_on(game, players, variant, events)
        console = Console(
            record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="standard", highlight=False
        )
        console.print(match.setup.game.draw(match.state, match.setup.board))
        console.save_svg(str(HERE / f"{game}.svg"), theme=NIGHT, code_format=PICTURE, unique_id=game)


if __name__ == "__main__":
    main()
