"""Before a match in the terminal: which game, who plays which seat, who starts."""

import secrets
from datetime import datetime
from pathlib import Path

from kasimir.core import registry
from kasimir.core.edition import DEFAULT
from kasimir.core.errors import UsageError
from kasimir.core.record import LONGEST_NAME, Record, load, new_record
from kasimir.core.setup import Setup
from kasimir.core.words import is_printable, isolated, say
from kasimir.terminal.play import Table
from kasimir.terminal.screen import Screen, read_number
from kasimir.terminal.seats import BOT, bot_called, check_name, is_bot

DRAWN = "drawn"


def choose_game(screen: Screen) -> str:
    """Ask which game to play, by number or name."""
    games = registry.names()
    screen.show_title(say("terminal.title"))
    screen.show_list([say(f"{name}.title") for name in games])
    while True:
        answer = screen.ask("terminal.which-game", count=len(games))
        if answer in games:
            return answer
        if number := read_number(answer, 1, len(games)):
            return games[number - 1]
        screen.show("usage.game", game=answer, games=", ".join(games))


def ask_names(screen: Screen, setup: Setup) -> list[str]:
    """Ask for the players; seats without a name are played by the computer."""
    screen.show("terminal.seats", game=say(f"{setup.game.name}.title"), seats=", ".join(setup.seats))
    while True:
        answer = screen.ask("terminal.names")
        try:
            return read_names(answer or say("terminal.you"), setup)
        except UsageError as error:
            screen.console.print(str(error), markup=False)


def read_names(text: str, setup: Setup) -> list[str]:
    """Parse names separated by commas; `bot` is the computer, which also takes the remaining seats."""
    names = [name.strip() or BOT for name in text.split(",")]
    if len(names) > setup.players:
        raise UsageError("usage.names", found=len(names), players=setup.players)
    for name in names:
        if len(name) > LONGEST_NAME or not is_printable(name):
            raise UsageError("usage.name", name=name[:LONGEST_NAME], limit=LONGEST_NAME)
        check_name(setup, name)
    return names + [BOT] * (setup.players - len(names))


def ask_first(screen: Screen, names: list[str]) -> str:
    """Ask who starts; drawn at random unless somebody is named."""
    people = [name for name in names if not is_bot(name)]
    while True:
        answer = screen.ask("terminal.who-starts", names=", ".join(map(isolated, people)))
        if not answer or answer in names:
            return answer or DRAWN
        screen.show("usage.first", first=answer, names=", ".join(map(isolated, names)))


def seat_people(setup: Setup, names: list[str], first: str) -> Record:
    """Rotate the names so that whoever starts has the first seat; the order around the table is kept."""
    if first != DRAWN and first not in names:
        raise UsageError("usage.first", first=first, names=", ".join(map(isolated, names)))
    turn = secrets.randbelow(len(names)) if first == DRAWN else names.index(first)
    turned = names[turn:] + names[:turn]
    sitters = [(f"{BOT}:{bot_called(name)}", "bot") if is_bot(name) else (name, "person") for name in turned]
    return new_record(setup, sitters, "drawn" if first == DRAWN else "chosen")


def default_file(setup: Setup) -> Path:
    """The default file of a saved match."""
    return Path(f"{setup.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json")


def play_new(screen: Screen, setup: Setup, names: str | None, first: str | None, file: str | None, hidden: bool) -> int:
    """Set up a table from the options, ask for the rest, and play."""
    if setup.edition.name != DEFAULT and (words := setup.edition_words()):
        screen.show_title(words)
    chosen = ask_names(screen, setup) if names is None else read_names(names, setup)
    starter = first or (ask_first(screen, chosen) if names is None else DRAWN)
    record = seat_people(setup, chosen, starter)
    return Table(record, screen, Path(file) if file else default_file(setup), hidden, keep=bool(file)).run()


def resume(screen: Screen, file: str, hidden: bool) -> int:
    """Resume a saved match."""
    record = load(Path(file))
    if record.seed is None:
        raise UsageError("record.sealed")
    hidden = hidden if record.places is None else True
    return Table(record, screen, Path(file), hidden, keep=True).run()
