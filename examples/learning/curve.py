"""The learning curve as an SVG: the win rate against `greedy` over time, with its Wilson interval."""

from collections.abc import Sequence
from typing import NamedTuple

from roji.bots.arena.charts import Scale, scale

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 700, 20, 270
SHARES = Scale(0.0, 1.0, 0.2, "%")
STYLE = """
text { font: 13px sans-serif; fill: #555 } .grid { stroke: #bbb; stroke-width: .5 } .even { stroke: #999; stroke-dasharray: 5 4 }
.band { fill: #3a7d5d; opacity: .22 } .line { fill: none; stroke: #3a7d5d; stroke-width: 2.5 } .dot { fill: #3a7d5d }
@media (prefers-color-scheme: dark) { text { fill: #bbb } .grid { stroke: #555 } }
"""


class Point(NamedTuple):
    """The win rate after a number of minutes."""

    minutes: float
    share: float
    low: float
    high: float


def draw(points: Sequence[Point]) -> str:
    """An SVG document."""
    along = scale([0.0, *(point.minutes for point in points)])
    inside = [*_grid(along), _band(along, points), _line(along, points), *(_dot(along, point) for point in points)]
    title = "Wins against greedy while the network learns"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        f"<title>{title}</title><style>{STYLE}</style>{''.join(inside)}</svg>\n"
    )


def _x(along: Scale, minutes: float) -> str:
    return f"{LEFT + (RIGHT - LEFT) * (minutes - along.low) / (along.high - along.low):.1f}"


def _y(share: float) -> str:
    return f"{BOTTOM - (BOTTOM - TOP) * share:.1f}"


def _grid(along: Scale) -> list[str]:
    across = [f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{_y(mark)}" y2="{_y(mark)}"/>' for mark in SHARES.marks()]
    shares = [f'<text x="{LEFT - 8}" y="{_y(mark)}" dy="4" text-anchor="end">{100 * mark:.0f}%</text>' for mark in SHARES.marks()]
    minutes = [f'<text x="{_x(along, mark)}" y="{BOTTOM + 20}" text-anchor="middle">{mark:g}</text>' for mark in along.marks()]
    even = f'<line class="even" x1="{LEFT}" x2="{RIGHT}" y1="{_y(0.5)}" y2="{_y(0.5)}"/>'
    below = f'<text x="{(LEFT + RIGHT) / 2}" y="{BOTTOM + 42}" text-anchor="middle">minutes of learning</text>'
    return [*across, *shares, *minutes, even, below]


def _band(along: Scale, points: Sequence[Point]) -> str:
    upper = [f"{_x(along, point.minutes)},{_y(point.high)}" for point in points]
    lower = [f"{_x(along, point.minutes)},{_y(point.low)}" for point in reversed(points)]
    return f'<polygon class="band" points="{" ".join(upper + lower)}"/>'


def _line(along: Scale, points: Sequence[Point]) -> str:
    return f'<polyline class="line" points="{" ".join(f"{_x(along, point.minutes)},{_y(point.share)}" for point in points)}"/>'


def _dot(along: Scale, point: Point) -> str:
    label = f"{point.minutes:.1f} minutes: {100 * point.share:.0f}% ({100 * point.low:.0f}% to {100 * point.high:.0f}%)"
    return f'<circle class="dot" cx="{_x(along, point.minutes)}" cy="{_y(point.share)}" r="4"><title>{label}</title></circle>'
