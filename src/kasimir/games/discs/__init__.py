"""Discs: mice and cats cover each other on a table; whoever has enough of their own discs uncovered wins."""

from kasimir.core.game import Game, Notation, Rules, no_ticket, no_tickets
from kasimir.core.opening import Opening
from kasimir.core.view import Screen, no_chance_touch
from kasimir.games.discs import guide, rules, story, text, view
from kasimir.games.discs.board import SEATS, Contents, DiscsBoard, DiscsState, make_board
from kasimir.games.discs.draw import draw
from kasimir.games.discs.encode import ENCODING
from kasimir.games.discs.estimate import estimate
from kasimir.games.discs.finish import tell_finish
from kasimir.games.discs.places import Places
from kasimir.games.discs.touch import why_touch
from kasimir.games.discs.why import why

GAME = Game(
    name="discs",
    rules_version=1,
    seats=lambda players: tuple(SEATS[:players]),
    players=range(2, 3),
    variants=("standard",),
    contents=Contents,
    make_board=make_board,
    state=DiscsState,
    board=DiscsBoard,
    most_moves=rules.MOST_MOVES,
    bounds=rules.bounds,
    rules=Rules(
        start=rules.start,
        kind=rules.kind,
        choices=rules.choices,
        tickets=no_tickets,
        ticket=no_ticket,
        play=rules.play,
        winners=rules.winners,
        begins_turn=rules.begins_turn,
        key=rules.key,
    ),
    notation=Notation(text.position_text, text.read_position, text.move_text, None),
    why=why,
    draw=draw,
    screen=Screen(
        view=view.view,
        board_view=view.board_view,
        touches=view.touches,
        chance_touch=no_chance_touch,
        happenings=story.happenings,
        tell=story.tell,
        why_touch=why_touch,
        prompts=guide.prompts,
        advise=guide.advise,
        tell_finish=tell_finish,
    ),
    estimate=estimate,
    encoding=ENCODING,
    opening=Opening(sides=lambda players: (range(1), range(1, players)), starters=lambda _: range(0)),
    hidden=Places,
)
