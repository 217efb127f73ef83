"""What a seat knows of the pile and the decks, derived from its views alone, to compare imagined tables with."""

from collections import Counter
from itertools import pairwise
from typing import Any

from roji.core.state import State
from roji.games.takenoko.view import TakenokoView
from tests.games.takenoko.tables import deck, look

Group = tuple[range, Counter[str]]  # places in the pile, counted from the first plot of the game, and the plots that lie there


def contradiction(views: list[Any], imagined: State) -> str | None:
    """How this imagined table contradicts these views, first to last; None if it does not."""
    now: TakenokoView = views[-1]
    if now not in [look(imagined, seat) for seat in range(len(now.players))]:
        return "the seat sees another table than this"
    top, groups = known_places(views)
    told = imagined.snapshot()
    drawn = Counter(_strings(told["drawn"]))  # in a hand, in no order
    pile = [*_strings(told["drawn"]), *_strings(told["pile"])]
    for places, plots in groups:
        found = Counter(pile[place - top] for place in places if place - top >= now.drawn_count)
        held = plots - found
        if found - plots or held - drawn or held.total() != plots.total() - found.total():
            return f"at {places} of the pile lie {dict(plots)}, not {dict(found)} and {dict(drawn)} in a hand"
        drawn -= held
    for kind, under in _under(now).items():
        bottom = deck(imagined, kind)
        if bottom[len(bottom) - len(under) :] != under:
            return f"{under} lie under the {kind} deck, not {bottom}"
    return None


def known_places(views: list[TakenokoView]) -> tuple[int, list[Group]]:
    """The place of the top plot, and the groups of places whose plots the seat can name, though not always each one's place."""
    top, bottom = 0, 27
    groups: list[Group] = []
    for before, after in pairwise(views):
        if after.drawn_count and not before.drawn_count and after.drawn:
            mine = range(top, top + after.drawn_count)
            groups = [group for group in groups if not set(group[0]) & set(mine)]
            groups.append((mine, Counter(f"{plot.colour} {plot.improvement}" for plot in after.drawn)))
        if len(after.plots) > len(before.plots):
            drawn = range(top, top + before.drawn_count)
            top, bottom = top + before.drawn_count, bottom + before.drawn_count - 1
            groups = _after_laying(groups, drawn, bottom, after)
    return top, groups


def _after_laying(groups: list[Group], drawn: range, bottom: int, after: TakenokoView) -> list[Group]:
    """The plots that went under the pile are known together if all that were drawn were."""
    inside = [group for group in groups if set(group[0]) <= set(drawn)]
    rest = [group for group in groups if not set(group[0]) & set(drawn)]
    if sum(len(places) for places, _ in inside) < len(drawn):
        return rest
    plots = Counter[str]()
    for _, some in inside:
        plots += some
    laid = after.plots[-1]
    plots.subtract([f"{laid.colour} {laid.improvement if laid.printed else 'plain'}"])
    return [*rest, (range(bottom - len(drawn) + 1, bottom), +plots)]


def _under(now: TakenokoView) -> dict[str, list[str]]:
    kinds = {"PL": "plot", "GA": "gardener", "PA": "panda"}
    under: dict[str, list[str]] = {}
    for card in now.under_decks:
        under.setdefault(kinds[card[:2]], []).append(card)
    return under


def _strings(found: object) -> list[str]:
    assert isinstance(found, list)
    return found
