"""Prints a census in the terminal."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from roji.cli.curves import curve
from roji.lab.data.census import Census, advantage, spread
from roji.lab.fleet.selfplay import SelfPlay

WIDTH = 50  # columns of a curve


def census(plan: SelfPlay, found: Census) -> RenderableType:
    """All tables."""
    title = plan.find_game(plan.game).title
    head = f"{title}: {found.games} games of {', '.join(plan.names())}, seed {plan.seed}"
    broken = [f"{found.forfeits} games were broken off by a bot; their points are left out."] if found.forfeits else []
    return Group(head, _numbers(found), _seats(found), *_first(found), *broken, _choices(found))


def _numbers(found: Census) -> Table:
    table = Table("", "mean", "deviation", "least", "quartiles", "most", box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    every = [choices for phase in found.choices for choices in phase]
    for name, values in (("decisions", found.lengths), ("turns", found.turns), ("reveals", found.reveals), ("choices", every)):
        _add(table, name, values)
    for seat, points in enumerate(found.scores, 1):
        _add(table, f"points, seat {seat}", points)
    return table


def _add(table: Table, name: str, values: list[int]) -> None:
    if values:
        figures = spread(values)
        least, *quartiles, most = (str(value) for value in figures["quantiles"])
        table.add_row(name, f"{figures['mean']:g}", f"{figures['deviation']:g}", least, " ".join(quartiles), most)


def _seats(found: Census) -> Table:
    table = Table("seat", "wins", "95% range", box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for seat, share in enumerate(found.won, 1):
        low, high = share.interval()
        table.add_row(str(seat), f"{100 * share.rate():.1f}%", f"{100 * low:.1f}–{100 * high:.1f}%")
    return table


def _first(found: Census) -> list[str]:
    """A sentence about the first seat."""
    first = advantage(found)
    if first is None:
        return []
    low, high = (100 * edge for edge in first["interval"])
    sure = "more than luck explains" if first["certain"] else "luck may explain that"
    return [
        f"The first seat wins {100 * first['advantage']:+.1f} points of a hundred beyond its share ({low:+.1f} to {high:+.1f}): {sure}."
    ]


def _choices(found: Census) -> RenderableType:
    means = [sum(phase) / len(phase) if phase else 0.0 for phase in found.choices]
    top = max(means) or 1.0  # if there were no decisions
    wide = [mean / top for mean in means for _ in range(WIDTH // len(means))]
    return Group(f"Choices at a decision, through the game; {top:.1f} at the most, on average:", *curve(wide, WIDTH))
