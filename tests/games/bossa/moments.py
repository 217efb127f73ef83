"""A table at each kind of choice."""

from collections.abc import Callable

from roji.core.state import State
from tests.games.bossa.tables import Line, P, do, opening_with, table_with


def opening() -> State:
    return opening_with(5, 3)


def taking_a_line() -> State:
    return do(opening_with(5, 3), P, "open first")


def keeping() -> State:
    return do(do(opening_with(5, 3, chips=True), P, "open white"), P, "keep doubler")


def moving() -> State:
    """Rows on both lines, one of them covered; P has used Redraw and Stack, O has used Redraw."""
    white = Line(5, "up 6/0, 4/0 3/0; down 4/1 | 4/2")
    black = Line(3, "up 0/4")
    return table_with(white, black, "1/0 2/0 2/1 2/2", other="5/0 5/1", markers="exchange", other_markers="exchange stack")


def with_a_chip() -> State:
    """P's Doubler lies on 2/0."""
    white = Line(5, "up 2/0 2/1")
    return table_with(white, Line(3), "1/0 3/0 2/2", chip="doubler", chip_on="2/0")


def placing() -> State:
    return do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "place white up", "use 2/1")


def stacking() -> State:
    table = table_with(Line(1, "up 2/0"), Line(6), "2/1 2/2 2/3", stack="many_layers")
    return do(table, P, "stack white up 1", "use 2/1", "layer")


def exchanging() -> State:
    return do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "exchange 4/0")


MOMENTS: dict[str, Callable[[], State]] = {
    table.__name__: table for table in (opening, taking_a_line, keeping, moving, with_a_chip, placing, stacking, exchanging)
}
