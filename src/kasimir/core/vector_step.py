"""The compiled step function for many matches: one lane per match, all processed by one call.

It applies the same match rules as `kasimir.core.match`: the turn limit and, for games with keys, threefold repetition.
"""

from collections.abc import Callable

from kasimir.core.encoding import ROLL
from kasimir.core.game import CHANCE, CHOICE, NO_KEY, OVER, AnyGame
from kasimir.core.match import REPETITIONS, TURN_LIMIT
from kasimir.core.playout import times_seen
from kasimir.core.rng import below, seed_stream

SEED, NUMBER, TURNS, PAST, TODO, MOVER = range(6)
LANE_FIELDS = 6
"""The state of a lane: its seed, the number of its match, the turns begun, the keys in its history, what the step does
first in this lane, and the seat that acted last.
"""

ACT, BEGIN, LOTS, RESUME = -1, -2, -3, -4
"""What to do first in a lane: take the action, begin a match, make a chance event, continue after the history was
enlarged. Any other value is a move of the rules, which is never negative.
"""
GO_ON, ASK, WON, DRAWN, CUT_SHORT = range(5)
"""What a position leads to: a chance event, a choice, or one of three ways to end the match."""


def make_advance(game: AnyGame) -> Callable[..., int]:  # noqa: C901, PLR0915 - see advance
    """Build the step function for one game."""
    rules, encoding = game.rules, game.encoding
    kind, begins_turn, choices = rules.kind, rules.begins_turn, rules.choices
    tickets, ticket, play, winners, key = rules.tickets, rules.ticket, rules.play, rules.winners, rules.key
    observe, number_of = encoding.observe, encoding.action
    asks_to_roll, win_is_shared = encoding.asks_to_roll, game.win_is_shared

    # One long function: a compiled driver that calls another local function is never found in Numba's cache again.
    # Moves are made and rows are written in one place each, because every rule is inlined where it is called.
    def advance(  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
        first, actions, start, states, boards, lanes, streams, history, moves, won,
        codes, masks, rows, last_rows, rewards, terminated, truncated, seats,
    ):  # fmt: skip
        """Process the lanes from `first` on; return the lane whose history is full, or the number of lanes.

        All actions are checked first. If one is illegal in its lane, the result is `-1 - lane`.
        """
        for lane in range(first, len(states)):
            if lanes[lane, TODO] == ACT:
                action = actions[lane]
                if action < 0 or action >= masks.shape[1] or masks[lane, action] == 0:
                    return -1 - lane
        b = boards[0]
        players = b.players
        for lane in range(first, len(states)):
            s = states[lane]
            stream = streams[lane]
            past_keys = history[lane]
            move = lanes[lane, TODO]
            if move == ACT:
                move = codes[lane, actions[lane]]
                lanes[lane, MOVER] = s.seat
            if move != RESUME:
                terminated[lane] = truncated[lane] = False
                for seat in range(players):
                    rewards[lane, seat] = 0
            while True:
                if move == BEGIN:
                    seed_stream(stream, lanes[lane, SEED], lanes[lane, NUMBER])
                    states[lane] = start[0]
                    lanes[lane, TURNS] = lanes[lane, PAST] = 0
                elif move != RESUME:
                    if move == LOTS:
                        move = ticket(s, b, below(stream, tickets(s, b)))
                    play(s, b, move)

                # The same as `Match.arrive`
                what = kind(s, b)
                repeats = 0
                comes = WON
                if what != OVER:
                    is_turn = begins_turn(s, b)
                    comes = ASK if what == CHOICE or (asks_to_roll and is_turn) else GO_ON
                    position_key = key(s, b)
                    past = lanes[lane, PAST]
                    if position_key != NO_KEY:
                        if past == len(past_keys):
                            lanes[lane, TODO] = RESUME
                            return lane
                        repeats = times_seen(past_keys, past, position_key)
                        past_keys[past] = position_key
                        lanes[lane, PAST] = past + 1
                    if repeats + 1 == REPETITIONS:
                        comes = DRAWN
                    elif is_turn:
                        if lanes[lane, TURNS] == TURN_LIMIT and position_key == NO_KEY:
                            comes = CUT_SHORT
                        else:
                            lanes[lane, TURNS] += 1
                if comes == GO_ON:
                    move = LOTS
                    continue

                row = rows[lane] if comes == ASK else last_rows[lane]
                observe(s, b, s.seat if comes == ASK else lanes[lane, MOVER], row)
                if len(past_keys) > 0:
                    row[len(row) - 1] = repeats
                if comes == ASK:
                    break

                winning = 0
                for seat in range(players):
                    won[seat] = 0
                if comes == WON:
                    winners(s, b, won)
                for seat in range(players):
                    winning += won[seat]
                for seat in range(players):
                    if winning == 0:
                        rewards[lane, seat] = 1 / players
                    elif won[seat]:
                        rewards[lane, seat] = 1 / winning if win_is_shared else 1.0
                terminated[lane] = comes != CUT_SHORT
                truncated[lane] = comes == CUT_SHORT
                lanes[lane, NUMBER] += 1
                move = BEGIN

            lanes[lane, TODO] = ACT
            seats[lane] = s.seat
            mask = masks[lane]
            for action in range(len(mask)):
                mask[action] = 0
            if what == CHANCE:
                mask[ROLL] = 1
                codes[lane, ROLL] = LOTS
            else:
                for index in range(choices(s, b, moves)):
                    action = number_of(s, b, moves[index])
                    mask[action] = 1
                    codes[lane, action] = moves[index]
        return len(states)

    return advance


def make_sample() -> Callable[..., None]:
    """Build a driver that chooses random legal actions."""

    def sample(masks, stream, found, actions):  # type: ignore[no-untyped-def]
        """Choose a uniformly random legal action for each lane. `found` must have room for a whole mask."""
        for lane in range(len(actions)):
            mask = masks[lane]
            count = 0
            for action in range(len(mask)):
                found[count] = action  # overwritten by the next one unless it counts; a branch would be slower
                count += mask[action] != 0
            actions[lane] = found[below(stream, count)]

    return sample
