"""Towers: mice pile up on the way to the mouse hole, and the first one into a trap stays there."""

from kasimir.core.game import Game, Notation, Rules, no_key
from kasimir.core.opening import WAYS, Opening
from kasimir.core.view import Screen
from kasimir.games.towers import guide, rules, story, text, view
from kasimir.games.towers.board import SEATS, Contents, TowersBoard, TowersState, make_board
from kasimir.games.towers.draw import draw
from kasimir.games.towers.encode import ENCODING
from kasimir.games.towers.estimate import estimate
from kasimir.games.towers.finish import tell_finish
from kasimir.games.towers.touch import why_touch
from kasimir.games.towers.why import why

GAME = Game(
    name="towers",
    rules_version=1,
    seats=lambda players: tuple(SEATS[:players]),
    players=range(2, 5),
    variants=("standard",),
    contents=Contents,
    make_board=make_board,
    state=TowersState,
    board=TowersBoard,
    most_moves=rules.MOST_MOVES,
    bounds=rules.bounds,
    rules=Rules(
        start=rules.start,
        kind=rules.kind,
        choices=rules.choices,
        tickets=rules.tickets,
        ticket=rules.ticket,
        play=rules.play,
        winners=rules.winners,
        begins_turn=rules.begins_turn,
        key=no_key,
    ),
    notation=Notation(text.position_text, text.read_position, text.move_text, text.count_seats),
    why=why,
    draw=draw,
    screen=Screen(
        view=view.view,
        board_view=view.board_view,
        touches=view.touches,
        chance_touch=view.chance_touch,
        happenings=story.happenings,
        tell=story.tell,
        why_touch=why_touch,
        prompts=guide.prompts,
        advise=guide.advise,
        tell_finish=tell_finish,
    ),
    estimate=estimate,
    encoding=ENCODING,
    opening=Opening(ways=(*WAYS, "cheese")),
)
