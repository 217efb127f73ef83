"""What would you do? The best few actions of a seat, what they promise, and why.

The bots' own search weighs the actions, from what the seat may know and nothing else. Then each of the best is followed a
little way on the same imagined tables, and the game's own terms say in what they differ.
"""

import time

import msgspec

from roji.bots.levels import ANSWER_MS
from roji.bots.prospects import Difference, Prospect, differences, prospects
from roji.bots.search import Node, thinking
from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game
from roji.core.sentences import Words, say, words

TABLES = 48  # imagined for the reasons
FOR_THE_SEARCH = 0.6  # of the time; the rest is for the reasons
WORTH_A_WORD = 0.1  # an action that was tried less than so many times as often as the best is no advice
POSITIONS = 4000  # looked at to find perfect play
COMPARED = 6  # other legal actions, where the search looks at one alone
LEAST = 0.1  # points; less is not worth a word
PER_CENT = "per cent"


class Hint(msgspec.Struct, frozen=True):
    """An action worth thinking about."""

    code: int
    chance: float  # the share of the win that the seat may expect
    points: float | None  # the final score that it may expect; None in a game without points
    why: Words


def advise(game: Game, state: State, seat: int, luck: Luck, left_ms: float, iterations: int = 0, most: int = 3) -> list[Hint]:
    """The best few actions, best first. With `iterations` the clock plays no part."""
    if seat not in state.to_act():
        raise ValueError(f"seat {seat} has nothing to choose now")
    began = time.perf_counter()
    whole = max(0.0, left_ms - ANSWER_MS) / 1000
    known = state.imagine(seat, luck)
    tried = _weighed(known, seat, luck, iterations, began + FOR_THE_SEARCH * whole)[:most]
    rest = _compared(known.legal(seat), tried[0][0]) if len(tried) == 1 else []
    codes = [code for code, _ in tried] + rest
    deadline = float("inf") if iterations else began + whole
    found = prospects(game, known, seat, codes, int(luck.word()), TABLES, deadline)
    return _hints(game, known, seat, tried, found)


def _weighed(known: State, seat: int, luck: Luck, iterations: int, deadline: float) -> list[tuple[int, float]]:
    """Actions and the share of the win that they promise, the best first: by perfect play if it is known, else by search."""
    solved = known.solve(seat, POSITIONS)
    if solved is not None and not solved.in_points and solved.line:
        best = solved.line[0]
        worths = solved.worths or {best: solved.value}  # where one sure way is enough
        return sorted(worths.items(), key=lambda found: (found[0] != best, -found[1], found[0]))
    tried = _tried(known, seat, luck, iterations, deadline)
    return [(int(node.code), node.worth / float(node.visits)) for node in tried]


def _tried(known: State, seat: int, luck: Luck, iterations: int, deadline: float) -> list[Node]:
    """What the search tried, most often first, without what it hardly tried."""
    search = thinking(known, seat, luck)
    if iterations:
        search.think(known, iterations)
    else:
        search.think_until(known, deadline, 1_000_000)
    nodes = sorted(search.root.children, key=lambda node: (-node.visits, -node.worth, node.code))
    return [node for node in nodes if float(node.visits) >= WORTH_A_WORD * float(nodes[0].visits)]


def _compared(legal: list[int], code: int) -> list[int]:
    """Some of the other legal actions, spread evenly."""
    others = [other for other in legal if other != code]
    step = max(1, len(others) // COMPARED)
    return others[::step][:COMPARED]


def _hints(game: Game, known: State, seat: int, tried: list[tuple[int, float]], found: list[Prospect]) -> list[Hint]:
    is_share = abs(game.share(known, seat) - known.evaluate(seat)) < 1e-9  # else the search counts more than the win
    hints = []
    for place, (code, promised) in enumerate(tried):
        prospect = found[place]
        chance = promised if is_share else prospect.share()
        points = None if game.counts == PER_CENT else prospect.points()
        hints.append(Hint(code, chance, points, words(_why(game, place, len(tried), found))))
    return hints


def _why(game: Game, place: int, tried: int, found: list[Prospect]) -> str:
    """The best against the next best, the others against the best; an action tried alone against other legal ones."""
    if len(found) == 1:
        return "nothing else is allowed"
    if place > 0:
        return reason(game.counts, differences(found[place], found[:1]), "about as good as the best")
    apart = differences(found[0], found[1:2] if tried > 1 else found[1:])
    on_the_whole = "no one thing speaks for it, but it does best on the whole"
    gains = any(difference.points > 0 and difference.stands_out(LEAST) for difference in apart)
    return reason(game.counts, apart, on_the_whole) if gains else on_the_whole


# --- the sentence --------------------------------------------------------------------------------------------------------

MORE = {  # from one thing, from two
    "points": ("{a} points more from {one}", "{a} points more from {one} and {b} from {other}"),
    "cards": ("{a} cards more from {one}", "{a} cards more from {one} and {b} from {other}"),
    PER_CENT: ("{a}% more from {one}", "{a}% more from {one} and {b} from {other}"),
}
FEWER = {
    "points": ("{a} points fewer from {one}", "{a} points fewer from {one} and {b} from {other}"),
    "cards": ("{a} cards fewer from {one}", "{a} cards fewer from {one} and {b} from {other}"),
    PER_CENT: ("{a}% less from {one}", "{a}% less from {one} and {b} from {other}"),
}
FEWER_TOO = {  # after "more" was said
    "points": ("{a} fewer from {one}", "{a} fewer from {one} and {b} from {other}"),
    "cards": ("{a} fewer from {one}", "{a} fewer from {one} and {b} from {other}"),
    PER_CENT: FEWER[PER_CENT],
}


def reason(counts: str, apart: list[Difference], otherwise: str) -> str:
    """Up to two gains and two losses that stand out; a sentence of its own if none does."""
    telling = [difference for difference in apart if difference.stands_out(LEAST)]
    gains = [difference for difference in telling if difference.points > 0][:2]
    losses = [difference for difference in telling if difference.points < 0][:2]
    if not telling:
        return otherwise
    if not losses:
        return _told(MORE[counts], gains)
    if not gains:
        return _told(FEWER[counts], losses)
    return say("{gains}, {losses}", gains=_told(MORE[counts], gains), losses=_told(FEWER_TOO[counts], losses))


def _told(patterns: tuple[str, str], told: list[Difference]) -> str:
    """ "2.1 points more from fruits and 1.4 from leaves" """
    values = [(round(abs(difference.points), 1), say(difference.label)) for difference in told]
    if len(values) == 1:
        return say(patterns[0], a=values[0][0], one=values[0][1])
    return say(patterns[1], a=values[0][0], one=values[0][1], b=values[1][0], other=values[1][1])
