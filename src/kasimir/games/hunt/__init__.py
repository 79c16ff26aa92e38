"""Hunt: mice collect cheese around the big cheese, while a cat that belongs to nobody catches them."""

from kasimir.core.game import Game, Notation, Rules, no_key
from kasimir.core.opening import Opening
from kasimir.core.view import Screen
from kasimir.games.hunt import guide, rules, story, text, view
from kasimir.games.hunt.board import SEATS, VARIANTS, Contents, HuntBoard, HuntState, edition_for, ladders, make_board
from kasimir.games.hunt.draw import draw
from kasimir.games.hunt.encode import ENCODING
from kasimir.games.hunt.estimate import estimate
from kasimir.games.hunt.finish import tell_finish
from kasimir.games.hunt.touch import why_touch
from kasimir.games.hunt.why import why

GAME = Game(
    name="hunt",
    rules_version=1,
    seats=lambda players: tuple(SEATS[:players]),
    players=range(2, 5),
    variants=VARIANTS,
    contents=Contents,
    make_board=make_board,
    state=HuntState,
    board=HuntBoard,
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
    opening=Opening(edition=edition_for, options=lambda contents: {"cat_start": ladders(contents)}),
)
