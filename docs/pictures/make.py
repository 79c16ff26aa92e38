"""Make the pictures of the README: boards as the terminal shows them, as SVG files without external fonts.

.venv/bin/python docs/pictures/make.py
"""

import random
from pathlib import Path

from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.envs.render import as_svg

HERE = Path(__file__).parent
MOMENTS = {
    "hunt": (3, "older", 60),
    "towers": (4, None, 110),
    "race": (4, None, 120),
    "kitchen": (3, None, 60),
    "discs": (2, None, 15),
}


def play_on(game: str, players: int, variant: str | None, events: int) -> Match:
    """A random match up to the position of its picture; the same every time."""
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
        picture = as_svg(match.setup.game.draw(match.state, match.setup.board), game)
        (HERE / f"{game}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
