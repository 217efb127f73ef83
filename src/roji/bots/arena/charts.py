"""SVG charts for a report: one row per bot, all rows on one scale."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from statistics import median

ROW = 34  # pixels
HILL = 48
BINS = (10, 32)  # columns of a histogram: fewest, most


@dataclass(frozen=True)
class Scale:
    """A horizontal axis: values to pixels, and the tick marks."""

    low: float
    high: float
    step: float
    unit: str = ""

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def wide(self, values: float) -> str:
        return f"{100 * values / (self.high - self.low):.2f}%"

    def marks(self) -> list[float]:
        return [self.low + self.step * nth for nth in range(round((self.high - self.low) / self.step) + 1)]


def scale(values: Sequence[float], marks: int = 6) -> Scale:
    """An axis with round ends that contains all values."""
    low, high = min(values), max(values)
    rough = max(high - low, 1.0) / marks
    size = 10.0 ** (len(str(int(rough))) - 1)
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    return Scale(step * (low // step), step * (high // step + 1), step)


SHARES = Scale(0.0, 1.0, 0.25, "%")


def ratings(rows: Sequence[tuple[str, float, float]]) -> str:
    """Rows of name, rating, uncertainty: a dot with an error bar."""
    along = scale([edge for _, points, off in rows for edge in (points - off, points + off)])
    drawn = [_row(name, _dot(along, points, off), f"{points:.0f} <small>± {off:.0f}</small>") for name, points, off in rows]
    return _chart(drawn, along, "Ratings with their uncertainty")


def points(rows: Sequence[tuple[str, Sequence[int]]], label: str = "How the points of each bot are spread") -> str:
    """Rows of name and values, such as the points of all games: a histogram with the median marked."""
    along = scale([value for _, values in rows for value in values])
    drawn = [_row(name, _hill(along, values), f"{median(values):g}") for name, values in rows]
    return _chart(drawn, along, label)


def shares(rows: Sequence[tuple[str, float, tuple[float, float], float | None]]) -> str:
    """Rows of name, share, interval, and the share by chance, if there is one: a bar with a bracket."""
    drawn = [_row(name, _bar(share, interval, fair), f"{100 * share:.0f}%") for name, share, interval, fair in rows]
    return _chart(drawn, SHARES, "Shares of the wins")


def _chart(rows: list[str], along: Scale, label: str) -> str:
    marks = "".join(f'<span style="left:{along.at(mark)}">{_written(mark, along.unit)}</span>' for mark in along.marks())
    axis = f'<div class="row axis"><div></div><div class="marks">{marks}</div><div></div></div>'
    return f'<div class="chart" role="group" aria-label="{escape(label)}">{"".join(rows)}{axis}</div>'


def _written(mark: float, unit: str) -> str:
    return f"{100 * mark:.0f}%" if unit == "%" else f"{mark:g}"


def _row(name: str, drawing: str, figure: str) -> str:
    return f'<div class="row"><div class="name">{escape(name)}</div>{drawing}<div class="figure">{figure}</div></div>'


def _picture(along: Scale, height: int, inside: str, title: str) -> str:
    lines = "".join(f'<line class="grid" x1="{along.at(mark)}" x2="{along.at(mark)}" y1="0" y2="100%"/>' for mark in along.marks())
    return f'<svg height="{height}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>{lines}{inside}</svg>'


def _dot(along: Scale, points: float, off: float) -> str:
    middle = ROW / 2
    left, right = along.at(points - off), along.at(points + off)
    whiskers = "".join(f'<line class="whisker" x1="{x}" x2="{x}" y1="{middle - 5}" y2="{middle + 5}"/>' for x in (left, right))
    line = f'<line class="whisker" x1="{left}" x2="{right}" y1="{middle}" y2="{middle}"/>'
    dot = f'<circle class="dot" cx="{along.at(points)}" cy="{middle}" r="6"/>'
    return _picture(along, ROW, line + whiskers + dot, f"{points - off:.0f} to {points + off:.0f}")


def _hill(along: Scale, values: Sequence[int]) -> str:
    bins = min(BINS[1], max(BINS[0], len(values) // 3))
    width = (along.high - along.low) / bins
    often = [0] * bins
    for value in values:
        often[min(bins - 1, int((value - along.low) / width))] += 1
    bars = "".join(_column(along, along.low + nth * width, width, count / max(often)) for nth, count in enumerate(often) if count)
    middle = along.at(median(values))
    mark = f'<line class="middle" x1="{middle}" x2="{middle}" y1="2" y2="{HILL}"/>'
    return _picture(along, HILL, bars + mark, f"from {min(values)} to {max(values)}, half of them at most {median(values):g}")


def _column(along: Scale, left: float, width: float, high: float) -> str:
    height = max(1.5, (HILL - 6) * high)
    place = f'x="{along.at(left)}" width="{along.wide(width * 0.86)}" y="{HILL - height:.1f}" height="{height:.1f}"'
    return f'<rect class="column" {place} rx="1.5"/>'


def _bar(share: float, interval: tuple[float, float], fair: float | None) -> str:
    middle = ROW / 2
    low, high = (SHARES.at(edge) for edge in interval)
    bar = f'<rect class="bar" x="0" width="{SHARES.at(share)}" y="{middle - 7}" height="14" rx="2"/>'
    bracket = f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
    ends = "".join(f'<line class="whisker" x1="{x}" x2="{x}" y1="{middle - 4}" y2="{middle + 4}"/>' for x in (low, high))
    even = "" if fair is None else f'<line class="even" x1="{SHARES.at(fair)}" x2="{SHARES.at(fair)}" y1="2" y2="{ROW - 2}"/>'
    return _picture(SHARES, ROW, bar + even + bracket + ends, f"{100 * interval[0]:.0f}% to {100 * interval[1]:.0f}%")
