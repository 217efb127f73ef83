"""Monte Carlo tree search over imagined states: it uses only what its seat may know.

Every iteration deals the hidden cards again, walks down a tree of the bot's own decisions, lets everybody else (and
the bot itself, below the tree) act by the game's rollout policy, and adds up the results. A node is reached by the
bot's own actions alone, so nothing in the tree can depend on what the bot does not know.
"""

import time
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from roji.bots.playouts import play_out
from roji.core.luck import Luck
from roji.core.state import State, Tuning

EXPLORATION: Final = 0.35
NOISE: Final = 0.2  # the rough standard deviation of a result
NOT_SEEN: Final = -1.0
GUIDANCE: Final = 1.5  # how much a guided search tries what priors say rather than what has done well (the c of PUCT)
DOUBT: Final = 3.0  # which root of the priors is taken: a policy that has learned to win is surer than it should be for a search
CLOCK_EVERY: Final = 4  # iterations between two readings of the clock


class Node:
    """A decision of the bot: the action that led here, how often it was available and visited, and the results."""

    code: i64  # the action that led here
    visits: i64
    offered: i64  # iterations in which that action was legal
    worth: float  # the sum of the results
    prior: float  # static evaluation right after that action, or how likely it is; NOT_SEEN until it is computed
    children: list["Node"]

    def __init__(self, code: i64) -> None:
        self.code = code
        self.visits = 0
        self.offered = 0
        self.worth = 0.0
        self.prior = NOT_SEEN
        self.children = []

    def offer(self, codes: list[int]) -> list["Node"]:
        """The nodes of these actions; both the actions and the children are in ascending order."""
        children = self.children
        if len(children) == len(codes):
            for i in range(len(codes)):
                if children[i].code != codes[i]:
                    return self._merge(codes)
            return children
        return self._merge(codes)

    def _merge(self, codes: list[int]) -> list["Node"]:
        """Find the children of these actions; create the missing ones."""
        offered: list[Node] = []
        place: i64 = 0
        for code in codes:
            while place < len(self.children) and self.children[place].code < code:
                place += 1
            if place == len(self.children) or self.children[place].code != code:
                self.children.insert(int(place), Node(code))
            offered.append(self.children[place])
        return offered


def thinking(known: State, seat: int, luck: Luck) -> "Search":
    """A search with the game's tuning."""
    search = Search(seat, luck, known.tuning())
    if seat in known.to_act():
        search.policy = known.policy_action(seat, luck)
    return search


def guided(known: State, seat: int, luck: Luck) -> "Search":
    """A search by what the game has learned: priors say what to try, and the outlook at the end of the turn what it is worth."""
    search = thinking(known, seat, luck)
    if known.has_learned():
        search.guidance = GUIDANCE
        search.horizon = 0
    return search


class Search:
    """The search of one seat for one decision."""

    seat: int
    luck: Luck
    horizon: i64
    tree_turns: i64
    prior_visits: float
    widening: float
    guidance: float  # 0: by nothing that was learned
    policy: i64  # the policy's action, which only a clearly better one replaces; -1 for none
    root: Node
    iterations: i64

    def __init__(self, seat: int, luck: Luck, tuning: Tuning) -> None:
        self.seat = seat
        self.luck = luck
        self.horizon = tuning.horizon
        self.tree_turns = tuning.tree_turns
        self.prior_visits = tuning.prior_visits
        self.widening = tuning.widening
        self.guidance = 0.0
        self.policy = -1
        self.root = Node(-1)
        self.iterations = 0

    def think(self, known: State, iterations: int) -> None:
        """Search for this many iterations from a state that is true or imagined for this seat."""
        for _ in range(iterations):
            self._iterate(known)

    def think_until(self, known: State, deadline: float, most: int) -> None:
        """Search in blocks of CLOCK_EVERY iterations, until the deadline (time.perf_counter) or until `most` are reached."""
        while True:
            self.think(known, CLOCK_EVERY)
            if self.iterations >= most or time.perf_counter() >= deadline:
                return

    def decide_until(self, known: State, deadline: float, most: int) -> None:
        """Like `think_until`, but stop once no other action can catch up with the most visited one."""
        began = time.perf_counter()
        while True:
            self.think(known, CLOCK_EVERY)
            now = time.perf_counter()
            left = min(float(most - self.iterations), (deadline - now) * float(self.iterations) / (now - began))
            if left <= 0.0 or self._is_settled(left):
                return

    def _is_settled(self, left: float) -> bool:
        """Whether the most visited action leads by more than the iterations left; a policy's action is compared by its results."""
        first: i64 = 0
        second: i64 = 0
        for node in self.root.children:
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return self.policy < 0 and float(first - second) > left

    def best(self) -> int:
        """The most visited action, ties by mean result; or the policy's, unless it is clearly worse."""
        most = self.root.children[0]
        for node in self.root.children:
            if node.visits > most.visits or (node.visits == most.visits and node.worth > most.worth):
                most = node
        return int(self.policy) if self.policy >= 0 and not self._clearly_better(most) else int(most.code)

    def _clearly_better(self, node: Node) -> bool:
        """Whether its mean beats the policy's action by more than chance explains."""
        for child in self.root.children:
            if child.code == self.policy and child.visits:
                gap = node.worth / float(node.visits) - child.worth / float(child.visits)
                return gap > NOISE * sqrt(1.0 / float(node.visits) + 1.0 / float(child.visits))
        return False

    def _iterate(self, known: State) -> None:
        state = known.imagine(self.seat, self.luck)
        last_turn = state.turn() + self.horizon
        last_in_tree = state.turn() + self.tree_turns - 1
        path: list[Node] = [self.root]
        fresh = False
        acting = state.actor()
        while acting >= 0 and not fresh and state.turn() <= last_in_tree:
            if acting == self.seat:
                node = self._select(path[-1], state)
                fresh = node.visits == 0
                path.append(node)
                state.play(acting, int(node.code))
            else:
                self._follow_policy(state, acting)
            acting = state.actor()
        if self.horizon < 0:
            play_out(state, self.luck)
        else:
            while acting >= 0 and state.turn() <= last_turn:
                self._follow_policy(state, acting)
                acting = state.actor()
        self._remember(path, state.outlook(self.seat) if self.guidance > 0.0 else state.evaluate(self.seat))

    def _follow_policy(self, state: State, acting: int) -> None:
        if self.horizon < 0:
            state.play(acting, state.random_action(acting, self.luck))
        else:
            state.play(acting, state.rollout_action(acting, self.luck))

    def _select(self, node: Node, state: State) -> Node:
        if self.guidance > 0.0:
            return self._most_promising(node, state)
        children = node.offer(state.candidates(self.seat))
        if self.widening > 0.0 and len(children) > 1:
            self._evaluate_new(children, state)
            children = self._widened(children, i64(1.0 + self.widening * sqrt(float(node.visits))))
        if self.prior_visits > 0.0 and len(children) > 1:
            self._evaluate_new(children, state)
            return self._likeliest(children)
        return self._try(children)

    def _most_promising(self, node: Node, state: State) -> Node:
        """PUCT. What was not tried yet is taken to be as good as the rest; of reorderings the prior chooses one."""
        codes = state.legal(self.seat)
        children = node.offer(codes)
        if len(children) == 1:
            return children[0]
        self._foresee(children, codes, state)
        usual = node.worth / float(node.visits) if node.visits else 0.0
        reach = self.guidance * sqrt(float(node.visits) + 1.0)
        best = children[0]
        highest = -1.0
        for child in children:
            visits = float(child.visits)
            hope = (child.worth / visits if child.visits else usual) + reach * child.prior / (1.0 + visits)
            if hope > highest:
                highest = hope
                best = child
        return best

    def _foresee(self, children: list[Node], codes: list[int], state: State) -> None:
        """Ask for the priors if any of these actions is new."""
        for child in children:
            if child.prior < 0.0:
                priors = [prior ** (1.0 / DOUBT) for prior in state.priors(self.seat, codes)]
                whole = sum(priors)
                for i in range(len(children)):
                    children[i].prior = priors[i] / whole
                return

    def _evaluate_new(self, children: list[Node], state: State) -> None:
        """Compute the static evaluation of every new action."""
        for child in children:
            if child.prior < 0.0:
                after = state.copy()
                after.play(self.seat, int(child.code))
                child.prior = after.evaluate(self.seat)

    def _widened(self, children: list[Node], most: i64) -> list[Node]:
        """The `most` actions with the best priors; ties are kept."""
        if most >= len(children):
            return children
        priors = sorted([child.prior for child in children])
        least = priors[len(priors) - int(most)]
        return [child for child in children if child.prior >= least or child.code == self.policy]

    def _likeliest(self, children: list[Node]) -> Node:
        """UCB1 with the prior counted as virtual visits."""
        best = children[0]
        highest = -1.0
        for child in children:
            child.offered += 1
            visits = float(child.visits) + self.prior_visits
            hope = (child.worth + self.prior_visits * child.prior) / visits + EXPLORATION * sqrt(log(float(child.offered) + 1.0) / visits)
            if hope > highest:
                highest = hope
                best = child
        return best

    def _try(self, children: list[Node]) -> Node:
        """A random unvisited action; else UCB1."""
        untried: i64 = 0
        offered: i64 = 0  # most nodes share this count, and logarithms are slow
        logarithm = 0.0
        best = children[0]
        highest = -1.0
        for child in children:
            child.offered += 1
            if child.visits == 0:
                untried += 1
            elif untried == 0:
                visits = float(child.visits)
                if child.offered != offered:
                    offered = child.offered
                    logarithm = log(float(offered))
                hope = child.worth / visits + EXPLORATION * sqrt(logarithm / visits)
                if hope > highest:
                    highest = hope
                    best = child
        return self._untried(children, self.luck.below(untried)) if untried else best

    def _untried(self, children: list[Node], nth: i64) -> Node:
        for child in children:
            if child.visits == 0:
                if nth == 0:
                    return child
                nth -= 1
        raise AssertionError("there are fewer untried actions than were counted")

    def _remember(self, path: list[Node], result: float) -> None:
        self.iterations += 1
        for node in path:
            node.visits += 1
            node.worth += result
