"""Race: lay a path of tiles to the cheese, around the cats that the others put in your way."""

from kasimir.core.game import Game, Notation, Rules, no_key
from kasimir.core.view import Screen
from kasimir.games.race import guide, rules, story, text, view
from kasimir.games.race.board import SEATS, VARIANTS, Contents, RaceBoard, RaceState, make_board
from kasimir.games.race.draw import draw
from kasimir.games.race.encode import ENCODING
from kasimir.games.race.estimate import estimate
from kasimir.games.race.finish import tell_finish
from kasimir.games.race.touch import why_touch
from kasimir.games.race.why import why

GAME = Game(
    name="race",
    rules_version=1,
    seats=lambda players: tuple(SEATS[players]),
    players=range(2, 5),
    variants=VARIANTS,
    contents=Contents,
    make_board=make_board,
    state=RaceState,
    board=RaceBoard,
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
)
