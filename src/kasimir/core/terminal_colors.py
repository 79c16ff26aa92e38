"""Colours of the seats for the terminal. Colour is never the only distinction: the letter is always shown too."""

COLOURS = {
    "r": "bright_red",
    "b": "bright_blue",
    "g": "bright_green",
    "y": "bright_yellow",
    "m": "bright_cyan",
    "c": "bright_magenta",
}
OTHER = "bright_white"


def colour(seat: str, text: str) -> str:
    """Text in the colour of a seat, in Rich markup."""
    return f"[{COLOURS.get(seat, OTHER)}]{text.replace('[', chr(92) + '[')}[/]"


def piece(seat: str, text: str) -> str:
    """A piece of a seat: dark letters on the seat's colour."""
    return f"[black on {COLOURS.get(seat, OTHER)}]{text}[/]"


def seat_line(seat: str, to_play: bool, notes: str) -> str:
    """One line for a seat; an arrow marks the seat to play."""
    return f"{'▶' if to_play else ' '} {colour(seat, f'{seat:<2}')} {notes}"
