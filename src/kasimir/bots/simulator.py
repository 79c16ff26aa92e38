"""What compiled and interpreted searches have in common: simulations within a time limit, and reading the tree.

This needs only the standard library: see `kasimir.bots.interpreted`.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Event
from typing import Any

from kasimir.bots.greedy import judge
from kasimir.bots.tree import MOVE, PROVEN, ROOT, VISITS, AnyTree
from kasimir.bots.verdict import Opinion, Verdict, preferred, rank
from kasimir.core.game import State
from kasimir.core.setup import Option, Setup

PLACES = 3
"""The positions the driver needs: the root, the current one of a simulation, and one to try a move."""
RESERVE = 0.005
"""Seconds of the time limit that are reserved for reading the tree."""
FULL = -1
"""A rollout to the end of the match."""


@dataclass(frozen=True)
class SearchParameters:
    """Search parameters. docs/bots.md lists the alternatives that were tried."""

    exploration: float = 0.5
    """The exploration constant."""
    bias: float = 1.0
    """The number of visits that the estimate of a new node counts as; 0 uses the parent's value instead."""
    rollout: int = 0
    """Random choices below the tree before the position is evaluated; `FULL` plays to the end."""


class Simulator:
    """Makes simulations from a position of one set-up with the driver of `kasimir.bots.search`."""

    SLICE = 64
    """Simulations between two checks of the clock."""
    setup: Setup
    parameters: SearchParameters
    run: Callable[..., Any]
    """The driver."""
    boards: Any
    states: Any
    stream: Any
    settings: Any
    tree: AnyTree
    moves: Any
    path: Any
    won: Any
    values: Any

    def simulate_until(self, end: float, simulations: int, stop: Event) -> None:
        """Simulate in slices while another slice will certainly finish in time; at least one slice."""
        done, longest, now = 0, 0.0, time.monotonic()
        while not done or (now + longest < end and not stop.is_set() and (not simulations or done < simulations)):
            part = min(self.SLICE, simulations - done) if simulations else self.SLICE
            self.simulate(part)
            done += part
            began, now = now, time.monotonic()
            longest = max(longest, now - began)

    def simulate(self, simulations: int) -> None:
        """Run the driver."""
        tree = self.tree
        self.run(
            self.states,
            self.boards,
            self.stream,
            simulations,
            self.parameters.rollout,
            self.settings,
            tree.links,
            tree.totals,
            tree.priors,
            tree.size,
            self.moves,
            self.path,
            self.won,
            self.values,
        )

    def verdict(self, state: State) -> Verdict:
        """Read the verdict from the tree."""
        seat = self.setup.seats[state.seat]
        ranked = rank(self.opinions(state), seat)
        return Verdict(preferred(ranked, seat).move, self.mean(ROOT), ranked)

    def opinions(self, state: State) -> list[Opinion]:
        """The opinions of all moves or outcomes at the root."""
        options = {option.move: option for option in self.setup.options(state)}
        children = {child: options[int(self.tree.links[child, MOVE])] for child in self.tree.children(ROOT)}
        return [self.opinion(state, option, child) for child, option in children.items()]

    def opinion(self, state: State, option: Option, child: int) -> Opinion:
        """The opinion of one move."""
        visits, is_proven = int(self.tree.links[child, VISITS]), bool(self.tree.links[child, PROVEN])
        if not visits:
            return replace(self.unvisited(state, option), is_proven=is_proven)
        return Opinion(option.text, visits, self.mean(child), is_proven)

    def unvisited(self, state: State, option: Option) -> Opinion:
        """The opinion of a move without visits, from an evaluation of the position after it."""
        return Opinion(option.text, 0, judge(self.setup, self.setup.after(state, option.move)))

    def mean(self, node: int) -> dict[str, float]:
        """The mean value of a node for each seat."""
        totals, visits = self.tree.totals, int(self.tree.links[node, VISITS])
        return {seat: float(totals[node, index]) / visits for index, seat in enumerate(self.setup.seats)}
