"""Games begun under version 1 go on: since then only more has become legal (ruling A23)."""

from pathlib import Path

from roji.core.journal.fold import Header
from roji.games.takenoko import GAME
from roji.server.table.versions import why_closed
from tests.games.takenoko.tables import do

RECORDED = (Path(__file__).parent / "version_1.txt").read_text().splitlines()


def test_a_game_of_version_1_comes_out_the_same() -> None:
    table = GAME.new(3, 3)
    for line in RECORDED:
        if line.startswith("> "):
            seat, _, action = line[2:].partition(" ")
            do(table, int(seat), action)
    assert f"# scores: {' '.join(map(str, table.scores()))}" in RECORDED
    assert f"# winners: {' '.join(map(str, table.winners()))}" in RECORDED


def test_a_table_of_version_1_is_not_closed() -> None:
    assert GAME.version == 2
    assert why_closed(GAME, Header("takenoko", 1, 3, {}, seed=3), [], over=False) == ""
