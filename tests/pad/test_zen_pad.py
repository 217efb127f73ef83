"""Zen's pad: complete and incomplete forms, a thousand games, and impossible entries."""

import pytest

from roji.core.state import State
from roji.games.zen import GAME
from roji.games.zen.layout import form_x, form_y, x_of, y_of
from roji.games.zen.scoring import LOST
from roji.games.zen.state import ZenTable
from roji.pad.zen import tally
from tests.pad.ends import Entry, agree, faults, finished

FORMS = ["BW/WB", "Bridge", "BWB/.B.", "Tea Bowl", "W/B/W", "Fuji", "BBW", "Panda"]
SQUARE = ["BW", "WB"]


def written(table: State, by: str) -> Entry:
    assert isinstance(table, ZenTable)
    form, laid = table.layout.form, table.laid()
    offset = int(table.layout.offsets[0])
    end = "" if table.winners() else "used up" if table.result == LOST else "given up"
    counts = [len([1 for _, oriented in laid if (oriented >= 128) == bool(colour)]) for colour in range(2)]
    cells = [[form_x(offset) + x_of(cell), form_y(offset) + y_of(cell)] for cell, _ in laid]
    placed = [str(count) for count in counts]
    return {"name": form.name, "rows": form.rows, "by": by, "placed": placed, "laid": cells, "end": end, "players": [{"name": ""}]}


def by_counts(table: State) -> Entry:
    return written(table, "counts")


def by_cells(table: State) -> Entry:
    return written(table, "cells")


def sheet(rows: list[str], placed: tuple[str, str] = ("", ""), end: str = "", laid: list[list[int]] | None = None) -> Entry:
    by = "counts" if laid is None else "cells"
    return {"name": "ours", "rows": rows, "by": by, "placed": list(placed), "laid": laid or [], "end": end, "players": [{"name": ""}]}


def test_a_complete_form_is_won_at_once() -> None:
    said = tally(sheet(SQUARE, ("2", "2")))
    assert (said["scores"], said["winners"], said["ending"]) == ([4], [0], {"key": "form-is-complete", "values": {"form": "ours"}})


def test_one_cell_short_is_not_won_and_goes_on_until_the_piles_are_used_up() -> None:
    assert tally(sheet(SQUARE, ("2", "1")))["ending"] is None
    said = tally(sheet(SQUARE, ("2", "1"), "used up"))
    assert said["winners"] == []
    assert said["ending"] == {"key": "every-pile-is-used-up-twice-cards-missing-missing", "values": {"missing": 1}}


def test_a_thousand_games_as_the_game_scores_them() -> None:
    won = 0
    for seed in range(1000):
        table = finished(GAME, 1, seed, sensible=0 if seed % 50 else 2, form=FORMS[seed % len(FORMS)])
        won += len(table.winners())
        agree(tally(by_counts(table)), GAME, table)
        agree(tally(by_cells(table)), GAME, table)
    assert 100 < won < 900


@pytest.mark.parametrize(
    ("entry", "place", "sentence"),
    [
        (sheet(SQUARE, ("3", "0")), "placed.0", "the-form-has-only-most-such-cells"),
        (sheet(SQUARE, ("-1", "0")), "placed.0", "less-than-nothing-cannot-lie-there"),
        (sheet(["..", ".."]), "rows", "choose-the-form-that-lies-on-your-table"),
        (sheet(["B.", ".W"]), "rows", "every-cell-of-a-form-touches-another-one-edge-to"),
        (sheet(["BWB"], laid=[[0, 0], [2, 0]]), "laid", "the-card-in-row-row-column-column-touches-no-other"),
    ],
)
def test_impossible_entries_are_reported_at_their_place(entry: Entry, place: str, sentence: str) -> None:
    assert faults(tally(entry)) == {place: sentence}
