"""A match at one keyboard: people take turns, the computer plays the other seats."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from kasimir.core.errors import KasimirError
from kasimir.core.finish import finish_of
from kasimir.core.game import CHOICE, HiddenTable, Reason
from kasimir.core.match import Result
from kasimir.core.receipts import keep_receipt
from kasimir.core.record import Record, save
from kasimir.core.verify import named_result
from kasimir.core.words import say
from kasimir.terminal.screen import Leave, Screen, read_number
from kasimir.terminal.seats import bot_called, level_text

if TYPE_CHECKING:
    from kasimir.bots.player import Player

SEATS_IN_WORDS = ("seat", "other")
"""The arguments of sentences that are seats."""
LIFT = ">"
"""In a move named by place, the text before this character is the pile that is lifted."""


class Table:
    """People and bots playing one match."""

    def __init__(self, record: Record, screen: Screen, file: Path, hidden: bool, keep: bool) -> None:
        """Begin or resume a match; with `keep` it is also saved when it is over."""
        self.record = record
        self.screen = screen
        self.file, self.keep = file, keep
        self.match = record.replay()
        self.setup = record.setup
        self.places = self.lay_out_places() if hidden else None
        self.bots: dict[str, Player] = {}
        self.last_person = ""
        self.drawn_after = -1
        self.gone_on_after = -1

    def lay_out_places(self) -> HiddenTable | None:
        """On a table with hidden pieces, put everything where it was when the match was saved."""
        game, board = self.setup.game, self.setup.board
        if game.hidden is None:
            return None
        table = game.hidden(self.match.moments[0].state, board)
        known = self.record.places or []
        self.record.places = []
        for number, event in enumerate(self.match.events):
            state = self.match.moments[number].state
            move = self.setup.find(state, event).move
            place = known[number] if number < len(known) else ""
            if table.moves(state, board).get(place) != move:
                place = table.match_move(state, board, move)
            table.play(place)
            self.record.places.append(place)
        return table

    def run(self) -> int:
        """Play until the end, or until somebody leaves; then the match is saved."""
        self.screen.show("terminal.commands")
        self.introduce_bots()
        self.screen.show("terminal.commitment", commitment=self.record.commitment)
        try:
            self.seat_bots()
            while not self.match.result:
                self.take_turn()
            self.finish(self.match.result)
        except (Leave, KeyboardInterrupt):
            self.save()
            if not self.match.result:
                self.screen.show("terminal.resume", file=str(self.file))
        return 0

    def introduce_bots(self) -> None:
        """Print the name and the level of each bot."""
        for seat, sitter in zip(self.setup.seats, self.record.sitters, strict=True):
            if sitter.kind == "bot":
                self.screen.show("terminal.bot", name=self.name(seat), level=level_text(sitter))

    def seat_bots(self) -> None:
        """Create the bots that are needed. The very first time this compiles, which takes a while."""
        names = {seat: sitter.name for seat, sitter in zip(self.setup.seats, self.record.sitters, strict=True)}
        called = {seat: bot_called(names[seat]) for seat in self.setup.seats if self.is_bot(seat)}
        if not called or self.match.result:
            return
        from kasimir.bots.player import Player

        with self.screen.waiting("terminal.waking"):
            self.bots = {seat: Player(self.setup, bot, secrets.randbits(62)) for seat, bot in called.items()}

    def is_bot(self, seat: str) -> bool:
        """Whether the computer plays the seat."""
        return self.record.sitters[self.setup.seats.index(seat)].kind == "bot"

    def finish(self, result: Result) -> None:
        """Announce the winner, reveal the seed of the dice, and keep the closing hash as a receipt."""
        if self.record.result is None:
            self.record.close(result)
            keep_receipt(self.record)
        self.draw()
        self.screen.show_title(named_result(self.record, result))
        self.tell_finish()
        self.screen.show("terminal.revealed", seed=self.record.seed or "")
        if self.keep:
            self.save()
        while answer := self.screen.ask("terminal.finished"):
            if answer == "s":
                self.save()
            elif answer == "q":
                return

    def tell_finish(self) -> None:
        """Why it ended so, and a line for every person."""
        finish = finish_of(self.match)
        if finish.why:
            self.screen.show(finish.why.code, **finish.why.args)
        for seat, sentence in finish.lines.items():
            if not self.is_bot(seat):
                self.screen.show("terminal.finish", name=self.name(seat), line=say(*sentence))

    def take_turn(self) -> None:
        """One event: a roll or a choice, by a person or by a bot."""
        seat = self.setup.seat(self.match.state) or ""
        if self.is_bot(seat):
            if self.is_persons_choice_fresh():
                self.ask_to_go_on(seat)
            else:
                self.play_bot(seat)
            return
        people = [sitter for sitter in self.record.sitters if sitter.kind == "person"]
        if len(people) > 1 and seat != self.last_person:
            self.screen.show_title(say("terminal.hand-over", {"name": self.name(seat)}))
        self.last_person = seat
        if self.drawn_after != len(self.match.events):
            self.draw()
        if self.match.is_chance():
            self.ask_to_roll(seat)
        elif self.places:
            self.ask_for_place(self.places, seat)
        else:
            self.ask_for_move(seat)

    def name(self, seat: str) -> str:
        """A seat with the name of its player."""
        return self.record.name_with_seat(seat)

    def prompt(self) -> str:
        """What the seat to play does now, in a sentence."""
        state = self.match.state
        code, args = self.setup.prompts(state, list(self.setup.choices(state).values()))[0]
        names = {key: self.name(str(args[key])) for key in SEATS_IN_WORDS if args.get(key)}
        return say(code, {**args, **names}, "other")

    def draw(self) -> None:
        """Show the board, or what players see of it."""
        self.drawn_after = len(self.match.events)
        state, board = self.match.state, self.setup.board
        if self.places and not self.match.result:
            self.screen.show_board(self.places.draw(state, board))
        else:
            self.screen.show_board(self.setup.game.draw(state, board))

    def play(self, text: str, place: str = "") -> None:
        """Make a move and add it to the record."""
        if self.places and self.record.places is not None:
            option = self.setup.find(self.match.state, text)
            place = place or self.places.match_move(self.match.state, self.setup.board, option.move)
            self.places.play(place)
            self.record.places.append(place)
        self.match.play(text)
        self.record.events = self.match.log

    def roll(self, seat: str) -> None:
        """Roll the fair dice."""
        options = self.match.options()
        number = len(self.match.log) + 1
        text = options[self.record.dice().roll(number, [option.weight for option in options])].text
        self.play(text)
        self.screen.show("terminal.chance", name=self.name(seat), outcome=text)

    def play_bot(self, seat: str) -> None:
        """A bot rolls at once; while it chooses, the screen says what."""
        if self.match.is_chance():
            self.roll(seat)
            return
        with self.screen.console.status(Text(self.prompt())):
            text = self.bots[seat].choose(self.match.state)
        self.play(text)
        shown = self.record.places[-1] if self.places and self.record.places else text
        self.screen.show("terminal.played", name=self.name(seat), move=shown)

    def is_persons_choice_fresh(self) -> bool:
        """Whether a person has just chosen and can still undo it, before the computer continues."""
        if self.places or not self.match.can_undo() or self.gone_on_after == len(self.match.events):
            return False
        chooser = self.setup.seat(self.match.moments[-2].state) or ""
        return not self.is_bot(chooser)

    def ask_to_go_on(self, seat: str) -> None:
        """Show the position after the choice, and offer to undo it."""
        self.draw()
        answer = self.screen.ask("terminal.go-on", name=self.name(seat))
        if answer:
            self.obey(answer)
        else:
            self.gone_on_after = len(self.match.events)

    def ask_to_roll(self, seat: str) -> None:
        """A person rolls by pressing Enter, which leaves time to undo a move."""
        answer = self.screen.ask("terminal.roll", name=self.name(seat))
        if not answer:
            self.roll(seat)
        else:
            self.obey(answer)

    def ask_for_move(self, seat: str) -> None:
        """A person chooses a move by its number or its text."""
        texts = [option.text for option in self.match.options()]
        answer = self.choose(seat, texts)
        if answer in texts:
            self.play(answer)
        elif answer and not self.obey(answer):
            self.explain(self.setup.reason(self.match.state, answer))

    def choose(self, seat: str, texts: list[str]) -> str:
        """Say what to choose, show numbered moves and ask; Enter takes the only one if there is just one."""
        self.screen.console.print(Text(self.prompt()))
        self.screen.show_list(texts)
        answer = self.screen.ask("terminal.move", name=self.name(seat), count=len(texts))
        if not answer and len(texts) == 1:
            return texts[0]
        if number := read_number(answer, 1, len(texts)):
            return texts[number - 1]
        return answer

    def ask_for_place(self, places: HiddenTable, seat: str) -> None:
        """On a table with hidden pieces: bring a piece, or lift one first; a lifted piece must be played."""
        moves = places.moves(self.match.state, self.setup.board)
        shown = {label_of(text): text for text in moves if LIFT not in text}
        lifts = {text.partition(LIFT)[0] for text in moves if LIFT in text}
        shown |= {say("terminal.lift", {"place": place}): place + LIFT for place in sorted(lifts, key=int)}
        answer = self.choose(seat, list(shown))
        text = shown.get(answer, answer)
        if text in moves and answer not in shown:
            self.play_place(text)
        elif answer in shown:
            self.play_place(self.ask_where_to(places, seat, text) if text.endswith(LIFT) else text)
        elif answer and not self.obey(answer):
            self.explain(places.why(self.match.state, self.setup.board, answer))

    def ask_where_to(self, places: HiddenTable, seat: str, lift: str) -> str:
        """A lifted piece shows what is below it; ask where it goes."""
        state, board = self.match.state, self.setup.board
        shown = {label_of(text): text for text in places.moves(state, board) if text.startswith(lift)}
        self.screen.show_board(places.draw(state, board, int(lift[:-1])))
        while True:
            answer = self.choose(seat, list(shown))
            if answer in shown or answer in shown.values():
                return shown.get(answer, answer)
            self.screen.show("terminal.lifted")

    def play_place(self, place: str) -> None:
        """Make a move named by place."""
        move = self.places.moves(self.match.state, self.setup.board)[place] if self.places else 0
        text = next(option.text for option in self.match.options() if option.move == move)
        self.play(text, place)

    def explain(self, reason: Reason) -> None:
        """Print why a move is illegal, and by which rule."""
        self.screen.show(reason.code, **reason.args)
        self.screen.console.print(say(reason.code, reason.args, "rule"), style="dim", markup=False)

    def obey(self, answer: str) -> bool:
        """Run a one-letter command; False if it is none."""
        if answer == "u":
            self.undo()
        elif answer == "s":
            self.save()
        elif answer == "q":
            raise Leave
        elif answer == "?":
            self.screen.show("terminal.commands")
        else:
            return False
        return True

    def undo(self) -> None:
        """Take back the last choice of a person; not possible with hidden pieces."""
        count = 0 if self.places else self.count_undoable()
        if not count:
            self.screen.show("terminal.no-undo-hidden" if self.places else "move.no-undo")
            return
        self.match.take_back(count)
        self.record.events = self.match.log
        self.drawn_after = -1

    def count_undoable(self) -> int:
        """How many events go back to a person's last choice: through rolls, if all others are the computer's."""
        alone = sum(sitter.kind == "person" for sitter in self.record.sitters) == 1
        for count, moment in enumerate(reversed(self.match.moments[:-1]), 1):
            is_choice = self.setup.kind(moment.state) == CHOICE
            if is_choice and not self.is_bot(self.setup.seat(moment.state) or ""):
                return count
            if not (is_choice or alone):
                return 0
        return 0

    def save(self) -> None:
        """Save the record of the match so far."""
        try:
            save(self.record, self.file)
            self.screen.show("terminal.saved", file=str(self.file))
        except KasimirError as error:
            self.screen.console.print(str(error), markup=False)


def label_of(text: str) -> str:
    """A move by place as text: what is brought or lifted goes to a new place or onto a pile."""
    if text.startswith("+"):
        return say("terminal.bring-on", {"place": text[1:]}) if text[1:] else say("terminal.bring-new")
    target = text.partition(LIFT)[2]
    return say("terminal.lay-on", {"place": target}) if target else say("terminal.lay-new")
