"""Prints a tournament in the terminal, while it runs and at the end."""

import time
from collections.abc import Iterable
from types import TracebackType

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import Progress
from rich.table import Table

from roji.bots.arena.counts import Share, Tallies
from roji.bots.arena.ratings import Rating, rate
from roji.bots.arena.solo import Practice, SoloStats
from roji.cli.console import err, progress

REST = 20  # pause between two updates of the table, as a multiple of the time an update takes


class Scoreboard:
    """The live table and progress bar, cleared at the end."""

    def __init__(self, tallies: Tallies, games: int) -> None:
        self._tallies = tallies
        self._bar: Progress = progress()
        self._task = self._bar.add_task("playing", total=games)
        self._live = Live(self._bar, console=err, transient=True, refresh_per_second=4)
        self._due = 0.0

    def __enter__(self) -> "Scoreboard":
        self._live.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._live.stop()

    def show(self) -> None:
        """Called after every game."""
        self._bar.update(self._task, completed=len(self._tallies.results))
        began = time.monotonic()
        if err.is_terminal and began >= self._due:
            ratings = rate(len(self._tallies.names), self._tallies.results, orders=1)
            self._live.update(Group(standings(self._tallies, ratings), self._bar))
            self._due = time.monotonic() + max(0.3, REST * (time.monotonic() - began))


def standings(tallies: Tallies, ratings: list[Rating]) -> Table:
    """The bots, best first, in 80 columns."""
    table = Table(
        "bot", "rating", "games", "wins", "95% range", "points", "moves/s", "slowest", box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False
    )
    for bot in ranking(tallies, ratings):
        tally, rating = tallies.bots[bot], ratings[bot]
        table.add_row(
            tally.name,
            f"{rating.points:.0f} ± {rating.uncertainty:.0f}",
            str(tally.won.games),
            *_rate(tally.won),
            tally.points(),
            f"{tally.decisions_per_s():,.0f}",
            f"{tally.slowest_ms:.0f} ms",
        )
    return table


def ranking(tallies: Tallies, ratings: list[Rating]) -> list[int]:
    """The bots that have played, best first."""
    played = [bot for bot, tally in enumerate(tallies.bots) if tally.won.games]
    return sorted(played, key=lambda bot: -ratings[bot].points)


def final(tallies: Tallies, asked: int) -> RenderableType:
    """All tables at the end."""
    ratings = rate(len(tallies.names), tallies.results)
    order = ranking(tallies, ratings)
    tables: list[RenderableType] = [standings(tallies, ratings)]
    if len(order) > 2:
        tables.append(_pairs(tallies, order))
    tables += [_sizes(tallies, order)] if len(tallies.seats) > 1 else []
    tables += [_seats(tallies), *_forfeits(tallies), *_rounded_up(asked, len(tallies.results))]
    return Group(*tables)


def _pairs(tallies: Tallies, order: list[int]) -> Table:
    table = Table("finished above", *(tallies.names[bot] for bot in order), box=SIMPLE_HEAD)
    for one in order:
        table.add_row(tallies.names[one], *(_share(tallies.above.get((one, other))) for other in order))
    return table


def _sizes(tallies: Tallies, order: list[int]) -> Table:
    sizes = sorted(tallies.seats)
    table = Table("wins", *(f"{size} seats" for size in sizes), box=SIMPLE_HEAD)
    for bot in order:
        shares = [tallies.at.get((size, bot)) for size in sizes]
        table.add_row(tallies.names[bot], *(" ".join(_rate(share)) if share else "" for share in shares))
    return table


def _seats(tallies: Tallies) -> Table:
    table = Table("wins of", *(f"seat {seat + 1}" for seat in range(max(tallies.seats))), box=SIMPLE_HEAD)
    for size, shares in sorted(tallies.seats.items()):
        table.add_row(f"{size} seats", *(_share(share) for share in shares))
    return table


def _forfeits(tallies: Tallies) -> Iterable[str]:
    """The latest reason of each bot; the result file and the report have them all."""
    for tally in tallies.bots:
        if tally.forfeits:
            number, why = tally.forfeits[-1]
            yield f"{tally.name} lost {len(tally.forfeits)} of {tally.won.games} by forfeit; in game {number} it {why}."


def _share(share: Share | None) -> str:
    return f"{100 * share.rate():.0f}%" if share and share.games else ""


def _rate(share: Share) -> tuple[str, str]:
    low, high = share.interval()
    return f"{100 * share.rate():.1f}%", f"{100 * low:.1f}–{100 * high:.1f}%"


def alone(practice: Practice, solo_stats: list[SoloStats]) -> Table:
    """A bot's solo results, for each set of options."""
    table = Table("alone", "games", "won", "95% interval", "points", "quartiles", "slowest", box=SIMPLE_HEAD)
    for stats in solo_stats:
        low, high = stats.wilson()
        table.add_row(
            " ".join(str(value) for value in stats.options.values()) or practice.bot,
            str(stats.games()),
            f"{100 * stats.rate():.0f}%",
            f"{100 * low:.0f}% to {100 * high:.0f}%",
            f"{stats.mean():.1f}",
            " ".join(str(points) for points in stats.quantiles()),
            f"{stats.slowest_ms:.0f} ms",
        )
    return table


def _rounded_up(asked: int, played: int) -> Iterable[str]:
    """A note if the number of games was rounded up."""
    if played > asked:
        yield f"{played} games instead of {asked}: every deal is played all the way round the table."
