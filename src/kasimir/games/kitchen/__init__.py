"""Kitchen: one cat against a team of mice, who look for cheese among the tiles on the kitchen floor."""

from kasimir.core.game import Game, Notation, Rules, no_key
from kasimir.core.opening import Opening
from kasimir.core.view import Screen
from kasimir.games.kitchen import guide, rules, story, text, view
from kasimir.games.kitchen.board import FIRST_MOUSE_SEAT, SEATS, Contents, KitchenBoard, KitchenState, make_board
from kasimir.games.kitchen.draw import draw
from kasimir.games.kitchen.encode import ENCODING
from kasimir.games.kitchen.estimate import estimate
from kasimir.games.kitchen.finish import tell_finish
from kasimir.games.kitchen.reading import read_position
from kasimir.games.kitchen.touch import why_touch
from kasimir.games.kitchen.why import why

GAME = Game(
    name="kitchen",
    rules_version=1,
    seats=lambda players: SEATS[:players],
    players=range(2, 6),
    variants=("standard",),
    contents=Contents,
    make_board=make_board,
    state=KitchenState,
    board=KitchenBoard,
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
    notation=Notation(text.position_text, read_position, text.move_text, count_seats=None),
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
    cat="kasimir",
    opening=Opening(
        sides=lambda players: (range(FIRST_MOUSE_SEAT), range(FIRST_MOUSE_SEAT, players)),
        starters=lambda players: range(FIRST_MOUSE_SEAT, players),
    ),
    win_is_shared=False,
)
