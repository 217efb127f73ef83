"""Advice: the best few actions of a seat, their chances, and the reasons.

The bots' own search evaluates the actions, from what the seat may know and nothing else. Then each of the best is played out a
few turns on the same imagined tables, and the game's own terms say how they differ.
"""

import time
from dataclasses import dataclass

import msgspec

from roji.bots.analysis.chances import calibrated
from roji.bots.analysis.prospects import Difference, Prospect, differences, prospects
from roji.bots.levels import ANSWER_MS
from roji.bots.search import Node, thinking
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.sentences import Words, say, words
from roji.core.state import State

TABLES = 48  # imagined tables, for the reasons
FOR_THE_SEARCH = 0.6  # share of the time; the rest is for the reasons
TRIED = 8  # visits an action needs to be named as the follow-up
FEW = 3  # lines to compare, if the search has tried that many
WORTH_A_WORD = 0.1  # after the first FEW, actions with fewer than this share of the best one's visits are dropped
POSITIONS = 4000  # limit of the exact solver
COMPARED = 6  # other legal actions to compare with, if the search has tried only one
LEAST = 0.1  # points; smaller differences are not mentioned
PER_CENT = "per cent"


class Recommendation(msgspec.Struct, frozen=True):
    """A recommended action and its immediate follow-ups: two cards to keep are one hint, and so is a row with its tiles."""

    code: int
    chance: float  # the seat's expected share of the win
    points: float | None  # its expected final score; None in a game without points
    why: Words
    then: tuple[int, ...] = ()


@dataclass(frozen=True)
class Line:
    """A sequence of actions and its expected share of the win."""

    codes: tuple[int, ...]
    chance: float


def advise(game: Game, state: State, seat: int, luck: Luck, left_ms: float, iterations: int = 0, most: int = 3) -> list[Recommendation]:
    """The best few actions, best first. With `iterations` the clock is ignored."""
    if seat not in state.to_act():
        raise ValueError(f"seat {seat} has nothing to choose now")
    began = time.perf_counter()
    whole = max(0.0, left_ms - ANSWER_MS) / 1000
    known = state.imagine(seat, luck)
    tried = _weighed(game, known, seat, luck, iterations, began + FOR_THE_SEARCH * whole)[:most]
    rest = _compared(known.legal(seat), tried[0].codes[0]) if len(tried) == 1 else []
    ways = [way.codes for way in tried] + [(code,) for code in rest]
    deadline = float("inf") if iterations else began + whole
    found = prospects(game, known, seat, ways, int(luck.word()), TABLES, deadline)
    return _hints(game, known, seat, tried, found)


def _weighed(game: Game, known: State, seat: int, luck: Luck, iterations: int, deadline: float) -> list[Line]:
    """The options with their expected shares of the win, best first: solved exactly if possible, else searched."""
    solved = known.solve(seat, POSITIONS)
    if solved is not None and not solved.in_points and solved.line:
        best = solved.line[0]
        worths = solved.worths or {best: solved.value}  # the solver may stop at one proven line
        found = sorted(worths.items(), key=lambda found: (found[0] != best, -found[1], found[0]))
        return [Line((code,), worth) for code, worth in found]
    nodes = _tried(known, seat, luck, iterations, deadline)
    ways: dict[frozenset[int], Line] = {}  # the same actions in another order count once
    for node in nodes:
        enough = WORTH_A_WORD * float(nodes[0].visits)
        if float(node.visits) >= (enough if len(ways) >= FEW else min(enough, float(TRIED))):
            way = _way(game, known, seat, node, luck)
            ways.setdefault(frozenset(way.codes), way)
    return list(ways.values())


def _way(game: Game, known: State, seat: int, node: Node, luck: Luck) -> Line:
    """An action and its follow-ups, while the turn goes on in the same way or cannot be ended, and nothing is revealed."""
    chance = calibrated(game, known, node.worth / float(node.visits))
    after, codes = known.copy(), [int(node.code)]
    after.play(seat, codes[0])
    while seat in after.to_act() and (after.turn(), after.reveals()) == (known.turn(), known.reveals()):
        most = max(node.children, key=lambda child: child.visits, default=node)
        deeper, legal = node, after.legal(seat)
        if most is not node and most.visits >= TRIED:
            deeper, code = most, int(most.code)
        elif len(legal) == 1:
            code = legal[0]
        elif game.public(known, codes[0]) != game.describe(codes[0]):  # secret choices are grouped
            code = after.rollout_action(seat, luck)
        else:
            break
        if code not in legal or not _goes_on(game, codes, code, legal):
            break
        after.play(seat, code)
        codes.append(code)
        node = deeper
    return Line(tuple(codes), chance)


def _goes_on(game: Game, codes: list[int], code: int, legal: list[int]) -> bool:
    """The same verb again, or a step of an unfinished action: none of the legal actions is a plain one such as "done"."""
    first, last, verb = (game.text(one).split()[0] for one in (codes[0], codes[-1], code))
    if verb == first == last:
        return True
    return (verb == last or len(codes) == 1) and all(game.describe(other).__struct_fields__ for other in legal)


def _tried(known: State, seat: int, luck: Luck, iterations: int, deadline: float) -> list[Node]:
    """The actions the search tried, most visited first."""
    search = thinking(known, seat, luck)
    if iterations:
        search.think(known, iterations)
    else:
        search.think_until(known, deadline, 1_000_000)
    return sorted(search.root.children, key=lambda node: (-node.visits, -node.worth, node.code))


def _compared(legal: list[int], code: int) -> list[int]:
    """Some of the other legal actions, spread evenly."""
    others = [other for other in legal if other != code]
    step = max(1, len(others) // COMPARED)
    return others[::step][:COMPARED]


def _hints(game: Game, known: State, seat: int, tried: list[Line], found: list[Prospect]) -> list[Recommendation]:
    is_share = abs(game.share(known, seat) - known.evaluate(seat)) < 1e-9  # else the search optimizes more than the win
    hints = []
    for place, way in enumerate(tried):
        prospect = found[place]
        chance = way.chance if is_share else prospect.share()
        points = None if game.counts == PER_CENT else prospect.points()
        hints.append(Recommendation(way.codes[0], chance, points, words(_why(game, place, len(tried), found)), way.codes[1:]))
    return hints


def _why(game: Game, place: int, tried: int, found: list[Prospect]) -> str:
    """Compare the best with the second best, the others with the best, and a lone candidate with other legal actions."""
    if len(found) == 1:
        return "nothing else is allowed"
    if place > 0:
        return reason(game.counts, differences(found[place], found[:1]), "about as good as the best")
    apart = differences(found[0], found[1:2] if tried > 1 else found[1:])
    on_the_whole = "no one thing speaks for it, but it does best on the whole"
    gains = any(difference.points > 0 and difference.stands_out(LEAST) for difference in apart)
    return reason(game.counts, apart, on_the_whole) if gains else on_the_whole


# --- the sentence --------------------------------------------------------------------------------------------------------

MORE = {  # one reason, two reasons
    "points": ("{a} points more from {one}", "{a} points more from {one} and {b} from {other}"),
    "cards": ("{a} cards more from {one}", "{a} cards more from {one} and {b} from {other}"),
    PER_CENT: ("for it: {one}", "for it: {one} and {other}"),  # no amounts: they would not add up to the search's chance
}
FEWER = {
    "points": ("{a} points fewer from {one}", "{a} points fewer from {one} and {b} from {other}"),
    "cards": ("{a} cards fewer from {one}", "{a} cards fewer from {one} and {b} from {other}"),
    PER_CENT: ("against it: {one}", "against it: {one} and {other}"),
}
FEWER_TOO = {  # after a "more"
    "points": ("{a} fewer from {one}", "{a} fewer from {one} and {b} from {other}"),
    "cards": ("{a} fewer from {one}", "{a} fewer from {one} and {b} from {other}"),
    PER_CENT: FEWER[PER_CENT],
}


def reason(counts: str, apart: list[Difference], otherwise: str) -> str:
    """Up to two significant gains and two losses; a fixed sentence if there are none."""
    telling = [difference for difference in apart if difference.stands_out(LEAST)]
    gains = [difference for difference in telling if difference.points > 0][:2]
    losses = [difference for difference in telling if difference.points < 0][:2]
    if not telling:
        return otherwise
    if not losses:
        return _phrase(MORE[counts], gains)
    if not gains:
        return _phrase(FEWER[counts], losses)
    return say("{gains}, {losses}", gains=_phrase(MORE[counts], gains), losses=_phrase(FEWER_TOO[counts], losses))


def _phrase(patterns: tuple[str, str], told: list[Difference]) -> str:
    """ "2.1 points more from fruits and 1.4 from leaves" """
    pattern = patterns[len(told) - 1]
    labels = dict(zip(("one", "other"), (say(difference.label) for difference in told), strict=False))
    amounts = dict(zip("ab", (round(abs(difference.points), 1) for difference in told), strict=False))
    return say(pattern, **labels, **(amounts if "{a}" in pattern else {}))
