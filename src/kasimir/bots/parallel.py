"""Search on several cores: each thread has its own searcher and tree, and the results are added up."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from kasimir.bots.searcher import NODES, Searcher
from kasimir.bots.verdict import Opinion, Prospect, Verdict, mean, preferred, prospect, rank
from kasimir.core.game import CHANCE, State
from kasimir.core.setup import Setup


class ParallelSearcher:
    """Searches positions of one set-up on several threads."""

    def __init__(self, setup: Setup, threads: int) -> None:
        """Divide the memory for trees among the threads."""
        self.setup = setup
        self.searchers = [Searcher(setup, nodes=NODES // threads) for _ in range(threads)]

    def search(
        self,
        state: State,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        seed: int = 1,
        keep: bool = False,
        stop: Event | None = None,
    ) -> Verdict | Prospect:
        """Divide the simulations, or give each thread the full time.

        The same seed, simulations and number of threads give the same verdict.
        """
        count = len(self.searchers)
        is_chance = self.setup.kind(state) == CHANCE

        def work(number: int) -> Verdict | list[Opinion]:
            searcher = self.searchers[number]
            part = (simulations + number) // count if simulations else 0
            search = searcher.outcomes if is_chance else searcher.search
            return search(state, simulations=part, seconds=seconds, seed=seed, stream=number, keep=keep, stop=stop)

        with ThreadPoolExecutor(count) as pool:
            found = list(pool.map(work, range(count)))
        verdicts = [part for part in found if isinstance(part, Verdict)]
        if verdicts:
            return merge(verdicts, self.setup.seats[state.seat])
        opinions = [part for part in found if not isinstance(part, Verdict)]
        return prospect(self.setup, state, merge_by_move(opinions))


def merge_by_move(several: Sequence[Sequence[Opinion]]) -> list[Opinion]:
    """Combine the opinions of several verdicts, move by move."""
    by_move: dict[str, list[Opinion]] = {}
    for opinion in (opinion for opinions in several for opinion in opinions):
        by_move.setdefault(opinion.move, []).append(opinion)
    return [merge_opinions(opinions) for opinions in by_move.values()]


def merge(verdicts: Sequence[Verdict], seat: str) -> Verdict:
    """Combine several verdicts about the same position."""
    ranked = rank(merge_by_move([verdict.moves for verdict in verdicts]), seat)
    visits = [sum(opinion.visits for opinion in verdict.moves) for verdict in verdicts]
    return Verdict(preferred(ranked, seat).move, mean([verdict.value for verdict in verdicts], visits), ranked)


def merge_opinions(opinions: Sequence[Opinion]) -> Opinion:
    """Combine several opinions of a move. If one is proven, it is used as it is."""
    visits = sum(opinion.visits for opinion in opinions)
    for opinion in opinions:
        if opinion.is_proven:
            return Opinion(opinion.move, visits, opinion.value, is_proven=True)
    value = mean([opinion.value for opinion in opinions], [opinion.visits for opinion in opinions])
    return Opinion(opinions[0].move, visits, value)
