"""Boards as pictures: a game's terminal drawing as text, SVG or pixels."""

from collections.abc import Callable
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

if TYPE_CHECKING:
    import numpy as np

    Pixels = np.ndarray[Any, np.dtype[np.uint8]]

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
NIGHT_SKY = "#211d38"


def printed(drawing: str) -> Console:
    """An invisible console on which a game's drawing was printed."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="standard", highlight=False
    )
    console.print(drawing)
    return console


def as_text(drawing: str) -> str:
    """Text with ANSI colours."""
    return printed(drawing).export_text(styles=True)


def as_svg(drawing: str, name: str = "board") -> str:
    """An SVG without external fonts; `name` must be unique within a page."""
    return printed(drawing).export_svg(theme=NIGHT, code_format=PICTURE, unique_id=name)


def as_pixels(drawing: str) -> "Pixels":
    """The SVG as an RGB array. Requires a monospaced font on the system."""
    import numpy as np
    import resvg_py
    from PIL import Image

    picture = resvg_py.svg_to_bytes(svg_string=as_svg(drawing), background=NIGHT_SKY)
    return np.array(Image.open(BytesIO(picture)).convert("RGB"))


def show(drawing: str) -> None:
    """Print the drawing."""
    Console(highlight=False).print(drawing)


WAYS: dict[str, Callable[[str], Any]] = {"human": show, "ansi": as_text, "svg": as_svg, "rgb_array": as_pixels}
