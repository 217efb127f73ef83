"""A garden as text, both ways: "G(1,0)2 GF(0,1)4 Y+W(1,1)1 ~(1,0)SE".

A plot is its colour (G, Y, P), a printed improvement (W watershed, E enclosure, F fertilizer) or an added one (+W), its cell and the height
of its bamboo; a channel is ~, a cell and one of its sides. The pond is implied.
"""

import re
from typing import Final

from roji.core.sentences import say
from roji.games.takenoko.actions import HEXES, REACH, SIDES
from roji.games.takenoko.components import CHANNELS, CHIPS, KIND_COUNTS
from roji.games.takenoko.garden import MOST_PLOTS, PLAIN, TALLEST, Garden, new_garden
from roji.games.takenoko.refusals import why_not_lay, why_not_water

COLOURS: Final = "GYP"
IMPROVEMENTS: Final = "-WEF"
PLOT: Final = re.compile(r"([GYP])(\+?[WEF])?\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)([0-4])?")
CHANNEL: Final = re.compile(r"~\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)(E|SE|SW)")


def plot_text(garden: Garden, cell: int) -> str:
    improvement = int(garden.improvement(cell))
    added = "+" if garden.is_improved_by_chip(cell) else ""
    letters = added + IMPROVEMENTS[improvement] if improvement else ""
    return f"{COLOURS[garden.colour(cell)]}{letters}({HEXES.text(cell)}){garden.height(cell)}"


def channel_text(edge: int) -> str:
    return f"~({HEXES.text(edge // 3)}){SIDES[edge % 3]}"


def garden_text(garden: Garden) -> str:
    """The plots in the order in which they were laid, then the channels."""
    return " ".join([plot_text(garden, cell) for cell in garden.plots()] + [channel_text(edge) for edge in garden.channels()])


class Plot:
    """A plot as it is written."""

    word: str
    cell: int
    kind: int  # as printed
    chip: int
    height: int

    def __init__(self, word: str, cell: int, kind: int, chip: int, height: int) -> None:
        self.word = word
        self.cell = cell
        self.kind = kind
        self.chip = chip
        self.height = height


def read_garden(text: object) -> Garden:
    """The garden with these plots and channels, in any order; raises a ValueError with a sentence if they break a rule."""
    if not isinstance(text, str):
        raise ValueError(f"a garden is written like 'G(1,0)1 ~(1,0)SE', not {text!r}")
    words = text.split()
    channels = [_read_channel(word) for word in words if word.startswith("~")]
    plots = [_read_plot(word) for word in words if not word.startswith("~")]
    _check_counts(plots, channels)
    garden = new_garden()
    _lay_all(garden, plots)
    _place_all(garden, channels)
    for plot in plots:
        _raise(garden, plot)
    return garden


def _read_cell(word: str, q: str, r: str) -> int:
    cell = HEXES.at(int(q), int(r))
    if cell < 0:
        raise ValueError(f"{word} is more than {REACH} cells from the pond")
    return cell


def _read_plot(word: str) -> Plot:
    found = PLOT.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a plot or a channel; write them like GF(1,-2)3, Y+W(1,1) or ~(1,0)SE")
    colour, improvement, q, r, height = found.groups()
    mark = IMPROVEMENTS.index(improvement[-1]) if improvement else PLAIN
    added = improvement is not None and improvement.startswith("+")
    printed = PLAIN if added else mark
    return Plot(word, _read_cell(word, q, r), 4 * COLOURS.index(colour) + printed, mark if added else 0, int(height or 0))


def _read_channel(word: str) -> tuple[str, int]:
    found = CHANNEL.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a channel; write it like ~(1,0)SE, with E, SE or SW")
    return word, 3 * _read_cell(word, found[1], found[2]) + SIDES.index(found[3])


def _check_counts(plots: list[Plot], channels: list[tuple[str, int]]) -> None:
    if len(plots) > MOST_PLOTS:
        raise ValueError(f"there are {MOST_PLOTS} plots, not {len(plots)}")
    if len(channels) > CHANNELS:
        raise ValueError(f"there are {CHANNELS} channels, not {len(channels)}")
    for plot in plots:
        if len([other for other in plots if other.kind == plot.kind]) > KIND_COUNTS[plot.kind]:
            raise ValueError(f"{plot.word}: there are not so many plots of this kind in the box")
        if plot.chip and len([other for other in plots if other.chip == plot.chip]) > CHIPS:
            raise ValueError(f"{plot.word}: there are only {CHIPS} such improvements in the box")


def _lay_all(garden: Garden, plots: list[Plot]) -> None:
    """Lay them in the order written where possible; the others later."""
    waiting = list(plots)
    while waiting:
        fitting = [plot for plot in waiting if why_not_lay(garden, plot.cell) is None]
        if not fitting:
            raise ValueError(say("{plot}: {reason}", plot=waiting[0].word, reason=say(str(why_not_lay(garden, waiting[0].cell)))))
        waiting.remove(fitting[0])
        garden.lay(fitting[0].cell, fitting[0].kind)
        if fitting[0].chip:
            garden.improve(fitting[0].cell, fitting[0].chip)


def _place_all(garden: Garden, channels: list[tuple[str, int]]) -> None:
    waiting = list(channels)
    while waiting:
        fitting = [channel for channel in waiting if why_not_water(garden, channel[1]) is None]
        if not fitting:
            raise ValueError(say("{channel}: {reason}", channel=waiting[0][0], reason=say(str(why_not_water(garden, waiting[0][1])))))
        waiting.remove(fitting[0])
        garden.water(fitting[0][1])


def _raise(garden: Garden, plot: Plot) -> None:
    """Grow the plot's bamboo to the height written."""
    if plot.height and not garden.is_irrigated(plot.cell):
        raise ValueError(f"{plot.word}: bamboo grows on irrigated plots only")
    assert plot.height <= TALLEST
    if plot.height:
        garden.grow(plot.cell, plot.height)
