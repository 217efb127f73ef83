"""Tree search over imagined states: a bot that thinks, and sees no more than its seat may know.

Every iteration imagines the hidden cards anew, walks down a tree of the bot's own decisions, lets everybody else (and
the bot itself, further on) act by the game's quick policy, and remembers how well it went. A node is reached by the
bot's own actions alone, so nothing in the tree can depend on what the bot does not know.
"""

import time
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from roji.core.game import State
from roji.core.luck import Luck

EXPLORATION: Final = 0.35
CLOCK_EVERY: Final = 4  # iterations between two looks at the clock


class Node:
    """A decision of the bot: what was tried here, how often it was on offer, and how well it went."""

    code: i64  # the action that led here
    visits: i64
    offered: i64  # iterations in which that action could be taken
    worth: float  # the sum of the results
    children: list["Node"]

    def __init__(self, code: i64) -> None:
        self.code = code
        self.visits = 0
        self.offered = 0
        self.worth = 0.0
        self.children = []

    def child(self, code: i64) -> "Node":
        for node in self.children:
            if node.code == code:
                return node
        node = Node(code)
        self.children.append(node)
        return node


class Search:
    """One seat thinking about one decision."""

    seat: int
    luck: Luck
    sensible: bool  # roll out by the game's quick policy; else at random
    horizon: i64  # turns after the present one that a rollout goes on before it is evaluated; -1: to the end
    root: Node
    iterations: i64

    def __init__(self, seat: int, luck: Luck, sensible: bool, horizon: i64) -> None:
        self.seat = seat
        self.luck = luck
        self.sensible = sensible
        self.horizon = horizon
        self.root = Node(-1)
        self.iterations = 0

    def think(self, known: State, iterations: int) -> None:
        """Think for so many iterations about a state that is true or imagined for this seat."""
        for _ in range(iterations):
            self._iterate(known)

    def think_until(self, known: State, deadline: float, most: int) -> None:
        """Think until the clock (time.perf_counter) shows the deadline, or for so many iterations; always at least once."""
        while True:
            self.think(known, CLOCK_EVERY)
            if self.iterations >= most or time.perf_counter() >= deadline:
                return

    def best(self) -> int:
        """The action that was tried most."""
        most = self.root.children[0]
        for node in self.root.children:
            if node.visits > most.visits:
                most = node
        return int(most.code)

    def _iterate(self, known: State) -> None:
        state = known.imagine(self.seat, self.luck)
        path: list[Node] = [self.root]
        last_turn = state.turn() + self.horizon if self.horizon >= 0 else 1_000_000
        in_tree = True
        acting = state.actor()
        while acting >= 0 and state.turn() <= last_turn:
            code: int
            if acting == self.seat and in_tree:
                node = self._select(path[-1], state.candidates(acting))
                in_tree = node.visits > 0
                path.append(node)
                code = int(node.code)
            elif self.sensible:
                code = state.rollout_action(acting, self.luck)
            else:
                code = state.random_action(acting, self.luck)
            state.play(acting, code)
            acting = state.actor()
        self._remember(path, state.evaluate(self.seat))

    def _select(self, node: Node, codes: list[int]) -> Node:
        """An action not tried yet, at random; else the one with the best chance to be the best."""
        fresh: list[Node] = []
        best: Node | None = None
        highest = -1.0
        for code in codes:
            child = node.child(code)
            child.offered += 1
            if child.visits == 0:
                fresh.append(child)
            elif not fresh:
                hope = child.worth / float(child.visits) + EXPLORATION * sqrt(log(float(child.offered)) / float(child.visits))
                if hope > highest:
                    highest = hope
                    best = child
        if fresh:
            return fresh[self.luck.below(len(fresh))]
        assert best is not None
        return best

    def _remember(self, path: list[Node], result: float) -> None:
        self.iterations += 1
        for node in path:
            node.visits += 1
            node.worth += result
