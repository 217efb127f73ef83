"""The first turns of a game: case 55."""

from tests.games.takenoko.tables import PlayerSetup, do, heights, lay, rolled, sections, stock, table_with

PINKS = ["pink plain", "pink plain"]


def test_case_55_a_beginning() -> None:
    pile = ["green plain", *PINKS, "green fertilizer", *PINKS, "yellow plain", "yellow plain", "yellow plain"]
    table = table_with(PlayerSetup(), PlayerSetup(), weather=None, round=1, pile=pile)
    lay(table, 0, "green plain", "1,0")
    assert (heights(table), stock(table, "green")) == ({"1,0": 1}, 35)
    do(table, 0, "channel", "end")

    lay(table, 1, "green fertilizer", "0,1")
    assert (heights(table), stock(table, "green")) == ({"1,0": 1, "0,1": 2}, 33)
    do(table, 1, "gardener 1,0", "end")
    assert (heights(table), stock(table, "green")) == ({"1,0": 2, "0,1": 4}, 30)

    table = do(rolled(table, "rain"), 0, "rain 1,0")
    assert (heights(table), stock(table, "green")) == ({"1,0": 3, "0,1": 4}, 29)
    do(table, 0, "panda 0,1")
    assert (heights(table), sections(table, 0)) == ({"1,0": 3, "0,1": 3}, "green")
    do(table, 0, "water 1,0 SW")
    assert heights(table) == {"1,0": 3, "0,1": 3}
    do(table, 0, "objective panda", "end")

    table = do(rolled(table, "storm"), 1, "storm 1,0")
    assert (heights(table), sections(table, 1)) == ({"1,0": 2, "0,1": 3}, "green")
    lay(table, 1, "yellow plain", "1,1")
    assert heights(table) == {"1,0": 2, "0,1": 3, "1,1": 0}
    do(table, 1, "channel", "water 0,1 E")
    assert heights(table) == {"1,0": 2, "0,1": 3, "1,1": 1}
    assert [stock(table, colour) for colour in ("green", "yellow", "pink")] == [29, 29, 24]
    assert (sections(table, 0), sections(table, 1)) == ("green", "green")
