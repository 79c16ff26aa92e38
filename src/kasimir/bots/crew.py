"""Searching on several cores: each thread has a searcher and a tree of its own, and their findings are added up."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from kasimir.bots.searcher import NODES, Searcher
from kasimir.bots.verdict import Opinion, Verdict, preferred, rank
from kasimir.core.game import State
from kasimir.core.setup import Setup


class Crew:
    """Searches positions of one set-up on so many threads."""

    def __init__(self, setup: Setup, threads: int) -> None:
        """Share the room for trees out."""
        self.setup = setup
        self.searchers = [Searcher(setup, nodes=NODES // threads) for _ in range(threads)]

    def search(
        self, state: State, *, simulations: int = 0, seconds: float = 0.0, seed: int = 1, keep: bool = False
    ) -> Verdict:
        """Share the simulations out, or give each the time; same seed, simulations and threads, same verdict."""
        count = len(self.searchers)

        def work(number: int) -> Verdict:
            part = (simulations + number) // count if simulations else 0
            return self.searchers[number].search(
                state, simulations=part, seconds=seconds, seed=seed, stream=number, keep=keep
            )

        with ThreadPoolExecutor(count) as pool:
            return merge(list(pool.map(work, range(count))), self.setup.seats[state.seat])


def merge(verdicts: Sequence[Verdict], seat: str) -> Verdict:
    """One verdict from several about the same position."""
    by_move: dict[str, list[Opinion]] = {}
    for opinion in (opinion for verdict in verdicts for opinion in verdict.moves):
        by_move.setdefault(opinion.move, []).append(opinion)
    ranked = rank([merge_opinions(opinions) for opinions in by_move.values()], seat)
    visits = [sum(opinion.visits for opinion in verdict.moves) for verdict in verdicts]
    return Verdict(preferred(ranked, seat).move, mean([verdict.value for verdict in verdicts], visits), ranked)


def merge_opinions(opinions: Sequence[Opinion]) -> Opinion:
    """One opinion of a move from several; what one has proven needs no mean."""
    visits = sum(opinion.visits for opinion in opinions)
    for opinion in opinions:
        if opinion.is_proven:
            return Opinion(opinion.move, visits, opinion.value, is_proven=True)
    value = mean([opinion.value for opinion in opinions], [opinion.visits for opinion in opinions])
    return Opinion(opinions[0].move, visits, value)


def mean(values: Sequence[dict[str, float]], weights: Sequence[int]) -> dict[str, float]:
    """The mean of values by their weights; the first ones where nothing has weight."""
    total = sum(weights)
    if total == 0:
        return values[0]
    pairs = list(zip(values, weights, strict=True))
    return {seat: sum(value[seat] * weight for value, weight in pairs) / total for seat in values[0]}
