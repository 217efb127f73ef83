"""The results of a run: figures with their limits, and the exit status."""

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

console = Console()


@dataclass
class Figures:
    """A table of figures. The run fails if a limit is exceeded."""

    title: str
    rows: list[tuple[str, str, str, bool]] = field(default_factory=list)

    def show(self, name: str, figure: str) -> None:
        self.rows.append((name, figure, "", True))

    def at_most(self, name: str, figure: float, limit: float, unit: str = "") -> None:
        self.rows.append((name, f"{figure:,.4g} {unit}", f"at most {limit:,g}", figure <= limit))

    def at_least(self, name: str, figure: float, limit: float, unit: str = "") -> None:
        self.rows.append((name, f"{figure:,.4g} {unit}", f"at least {limit:,g}", figure >= limit))

    def none(self, name: str, found: Sequence[object]) -> None:
        """There must be none of these; the first few are printed."""
        self.rows.append((name, str(len(found)), "none", not found))
        self.rows += [("", " ".join(str(one).split())[:700], "", False) for one in found[:5]]

    def status(self) -> int:
        """Print all; the exit status says whether every limit was kept."""
        table = Table("", "figure", "limit", "", title=self.title, title_justify="left")
        for name, figure, limit, kept in self.rows:
            table.add_row(name, figure, limit, "" if not limit and kept else "✓" if kept else "✗", style="" if kept else "red")
        console.print(table)
        load = " ".join(f"{one:.1f}" for one in os.getloadavg())
        console.print(f"{os.cpu_count()} cores, load {load} (all that runs on this machine)")
        return 0 if all(kept for *_, kept in self.rows) else 1


def percentile(values: Sequence[float], share: int) -> float:
    """The nth percentile."""
    return statistics.quantiles(values, n=100, method="inclusive")[share - 1] if len(values) > 1 else max(values, default=0.0)


def progress() -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console)
