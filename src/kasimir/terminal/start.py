"""Before a match in the terminal: which game, who plays which seat, who starts."""

import argparse
import secrets
from datetime import datetime
from pathlib import Path

from kasimir.bots.characters import with_characters
from kasimir.core import registry
from kasimir.core.edition import DEFAULT
from kasimir.core.errors import UsageError
from kasimir.core.opening import CHOSEN, DRAWN
from kasimir.core.record import LONGEST_NAME, Record, load, new_record
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import is_printable, isolated, say
from kasimir.terminal.play import Table
from kasimir.terminal.screen import Screen, read_number
from kasimir.terminal.seats import BOT, bot_called, check_name, is_bot

SIGN = "="


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


def table_setup(arguments: argparse.Namespace) -> Setup:
    """The set-up of a table: by default with the game's usual edition, plus the chosen options."""
    game = registry.load(arguments.game)
    players = game.players[0] if arguments.players is None else arguments.players
    edition = arguments.edition or game.opening.edition(arguments.variant or game.variants[0], players)
    return make_setup(game.name, edition, arguments.variant, players, dict(map(read_option, arguments.set)))


def read_option(text: str) -> tuple[str, int]:
    """Parse `NAME=NUMBER`."""
    name, sign, value = text.partition(SIGN)
    if not sign or not value.isdecimal() or not value.isascii():
        raise UsageError("usage.word", name="--set", found=text[:LONGEST_NAME], words="NAME=NUMBER")
    return name, int(value)


def ask_names(screen: Screen, setup: Setup) -> list[str]:
    """Ask for the players; seats without a name are played by the computer."""
    screen.show("terminal.seats", game=say(f"{setup.game.name}.title"), seats=", ".join(setup.seats))
    while True:
        answer = screen.ask("terminal.names")
        try:
            return ask_sides(screen, setup, read_names(answer or say("terminal.you"), setup))
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


def ask_sides(screen: Screen, setup: Setup, names: list[str]) -> list[str]:
    """Ask who plays which side, if the sides differ; the last one is implied. Returns the names in seat order."""
    *sides, last = setup.game.opening.sides(setup.players)
    waiting, seated = list(names), dict[int, str]()
    for seat in (seat for side in sides for seat in side):
        seated[seat] = ask_who_plays(screen, say(f"{setup.game.name}.side-{setup.seats[seat]}"), waiting)
        waiting.remove(seated[seat])
    seated |= zip(last, waiting, strict=True)
    return [seated[seat] for seat in range(setup.players)]


def ask_who_plays(screen: Screen, side: str, names: list[str]) -> str:
    """Ask who plays a side; the first name unless another is given."""
    listed = ", ".join(map(isolated, dict.fromkeys(names)))
    while True:
        answer = screen.ask("terminal.who-plays", side=side, names=listed)
        if not answer or answer in names:
            return answer or names[0]
        screen.show("usage.first", first=answer, names=listed)


def starter_called(setup: Setup, names: list[str], name: str) -> str:
    """The seat of a player who may start, by name; raises a `UsageError` if there is none."""
    if name not in names:
        raise UsageError("usage.first", first=name, names=", ".join(map(isolated, names)))
    seats = [seat for seat, other in zip(setup.seats, names, strict=True) if other == name]
    found = next((seat for seat in seats if seat in setup.starters), seats[0])
    setup.need_starter(found)
    return found


def ask_first(screen: Screen, setup: Setup, names: list[str]) -> str:
    """Ask who starts, if several may; without an answer it is drawn at random."""
    if len(setup.starters) < 2:
        return ""
    seated = zip(setup.seats, names, strict=True)
    people = [name for seat, name in seated if seat in setup.starters and not is_bot(name)]
    while True:
        answer = screen.ask("terminal.who-starts", names=", ".join(map(isolated, people)))
        if not answer:
            return DRAWN
        try:
            starter_called(setup, names, answer)
        except UsageError as error:
            screen.console.print(str(error), markup=False)
        else:
            return answer


def seat_people(setup: Setup, names: list[str], first: str = "") -> Record:
    """Seat everybody in the order of the names; find out who starts, by name or by lot, unless the rules decide."""
    sitters = [(f"{BOT}:{bot_called(name)}", "bot") if is_bot(name) else (name, "person") for name in names]
    record = new_record(setup, sitters, *who_starts(setup, names, first))
    record.sitters = with_characters(setup, record.sitters)
    return record


def who_starts(setup: Setup, names: list[str], first: str) -> tuple[str, str] | tuple[()]:
    """How it was chosen who starts, and the seat; nothing if the rules decide."""
    if not first:
        return ()
    if not setup.starters:
        setup.need_starter(first)  # says who always does
    if first == DRAWN:
        return DRAWN, secrets.choice(setup.starters)
    return CHOSEN, starter_called(setup, names, first)


def default_file(setup: Setup) -> Path:
    """The default file of a saved match."""
    return Path(f"{setup.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json")


def play_new(screen: Screen, setup: Setup, names: str | None, first: str | None, file: str | None, hidden: bool) -> int:
    """Set up a table from the options, ask for the rest, and play."""
    if setup.edition.name != DEFAULT and (words := setup.edition_words()):
        screen.show_title(words)
    chosen = ask_names(screen, setup) if names is None else read_names(names, setup)
    if first is None:
        drawn = DRAWN if setup.starters else ""
        first = ask_first(screen, setup, chosen) if names is None else drawn
    record = seat_people(setup, chosen, first)
    return Table(record, screen, Path(file) if file else default_file(setup), hidden, keep=bool(file)).run()


def resume(screen: Screen, file: str, hidden: bool) -> int:
    """Resume a saved match."""
    record = load(Path(file))
    if record.seed is None:
        raise UsageError("record.sealed")
    record.sitters = with_characters(record.setup, record.sitters)
    hidden = hidden if record.places is None else True
    return Table(record, screen, Path(file), hidden, keep=True).run()
