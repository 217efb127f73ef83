"""`roji bench`: measure how fast the games are."""

import msgspec
from rich.table import Table

import roji
from roji.bots.bench import rates as benchmark
from roji.cli.console import out, print_json, progress, version


def bench(*names: str, peers: bool = False, pure: bool = False, rounds: int = 3, seconds: float = 1.0, json: bool = False) -> None:
    """Measure how fast the games play, per CPU second.

    Parameters
    ----------
    names:
        The games; all by default.
    peers:
        Measure OpenSpiel in the same run.
    pure:
        Measure the uncompiled build in the same run.
    rounds:
        Rounds; the median is reported.
    seconds:
        CPU seconds for each figure of a round.
    json:
        Print one JSON document.
    """
    plan = benchmark.BenchPlan([roji.game(name) for name in names] or roji.all_games(), peers, pure, rounds, seconds)
    with progress() as bar:
        task = bar.add_task("measuring", total=plan.steps())
        for what in plan.run():
            bar.update(task, description=f"measuring {what}", advance=1)
    report = plan.report()
    if json:
        return print_json(report)
    return _print_rates(report)


def _print_rates(report: benchmark.Report) -> None:
    table = Table("per CPU second", "playouts", "steps", "search", title=f"{version()}, median of {report.rounds} rounds")
    groups = (("", report.games), ("OpenSpiel ", report.peers), ("uncompiled ", report.pure))
    for prefix, rates in groups:
        for name, rate in rates.items():
            table.add_row(prefix + name, *(f"{figure:,.0f}" for figure in msgspec.structs.astuple(rate)))
    out.print(table)
    for name, rate in report.games.items():
        for other, figure in report.peers.items():
            out.print(f"{name} against OpenSpiel {other}: {_ratios(rate, figure)}", soft_wrap=True)
        if name in report.pure:
            out.print(f"{name} against uncompiled {name}: {_ratios(rate, report.pure[name])}", soft_wrap=True)


def _ratios(ours: benchmark.Rates, theirs: benchmark.Rates) -> str:
    return (
        f"playouts {ours.playouts_per_s / theirs.playouts_per_s:.1f} x, "
        f"steps {ours.steps_per_s / theirs.steps_per_s:.1f} x, "
        f"search {ours.search_per_s / theirs.search_per_s:.1f} x"
    )
