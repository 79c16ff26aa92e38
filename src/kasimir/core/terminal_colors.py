"""Colours and marks of the seats for the terminal. A colour never stands alone: its letter is always there too."""

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
    """Text in the colour of a seat, in Rich's markup."""
    return f"[{COLOURS.get(seat, OTHER)}]{text.replace('[', chr(92) + '[')}[/]"


def piece(seat: str, text: str) -> str:
    """A piece of a seat: dark letters on its colour."""
    return f"[black on {COLOURS.get(seat, OTHER)}]{text}[/]"


def seat_line(seat: str, to_play: bool, notes: str) -> str:
    """A seat and what it has; an arrow points to the one whose turn it is."""
    return f"{'▶' if to_play else ' '} {colour(seat, f'{seat:<2}')} {notes}"
