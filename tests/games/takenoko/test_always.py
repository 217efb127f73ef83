"""Invariants after every action of any game: case 62."""

from collections import Counter
from typing import Any

import pytest

from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import AROUND, CARDS, COLOURS, PLOTS, heights, irrigated, later, look

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"advanced": True}),
    (4, {}),
    (2, {"gardener_exact": False, "unlimited_bamboo": True}),
]


def check_garden(table: State, watered: set[str]) -> None:
    seen = look(table, None)
    cells = [(plot.at.q, plot.at.r) for plot in seen.plots]
    assert (0, 0) not in cells
    assert len(set(cells)) == len(cells)
    assert all(0 <= plot.height <= 4 for plot in seen.plots)
    assert all(plot.irrigated for plot in seen.plots if plot.height)
    assert watered <= irrigated(table)
    assert irrigated(table) == water_of(table)


def water_of(table: State) -> set[str]:
    """The irrigated plots, computed independently: beside the pond, with a watershed, or with a channel on a side."""
    seen = look(table, None)
    wet = {(plot.at.q, plot.at.r) for plot in seen.plots if plot.improvement == "watershed" or (plot.at.q, plot.at.r) in AROUND}
    steps = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1)}
    for channel in seen.channels:
        q, r = steps[channel.side]
        wet |= {(channel.at.q, channel.at.r), (channel.at.q + q, channel.at.r + r)}
    return {f"{q},{r}" for q, r in wet}


def check_pieces(table: State) -> None:
    seen = look(table, None)
    for colour, total in zip(COLOURS, (36, 30, 24), strict=True):
        lying = sum(plot.height for plot in seen.plots if plot.colour == colour)
        eaten = sum(getattr(player.sections, colour) for player in seen.players)
        assert seen.stocks.bamboo is None or getattr(seen.stocks.bamboo, colour) + lying + eaten == total
    assert seen.stocks.channels + len(seen.channels) + sum(player.channels for player in seen.players) == 20
    for kind in ("watershed", "enclosure", "fertilizer"):
        placed = sum(plot.improvement == kind and not plot.printed for plot in seen.plots)
        assert getattr(seen.stocks.chips, kind) + placed + sum(getattr(player.chips, kind) for player in seen.players) == 3


def check_plots_and_cards(table: State) -> None:
    seen = look(table, None)
    laid = [f"{plot.colour} {plot.improvement if plot.printed else 'plain'}" for plot in seen.plots]
    told: dict[str, Any] = table.snapshot()
    assert Counter([*laid, *told["drawn"], *told["pile"]]) == Counter(PLOTS)
    owned = [card for player in told["players"] for card in (*player["hand"], *player["claimed"])]
    everything = [*owned, *(card for kind in CARDS for card in told[f"{kind}_deck"])]
    assert Counter(everything) == Counter(card for kind in CARDS.values() for card in kind)
    assert all(len(player["hand"]) <= 5 for player in told["players"])


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_case_62_s3_s5_s6_s11_after_every_step_the_table_is_sound(seats: int, options: dict[str, object]) -> None:
    table = GAME.new(seats, seats, **options)
    watered: set[str] = set()
    for step in range(250):
        later(table, 1 if step < 150 else 4, step)
        check_garden(table, watered)
        check_pieces(table)
        check_plots_and_cards(table)
        watered = irrigated(table)
    assert len(heights(table)) > 10
