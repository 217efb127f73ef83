"""Stored lines that were edited, and rules that lead to other states, are detected after a restart."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from roji.core.journal.chain import Line, Link, read_link
from roji.core.journal.lines import Header
from tests.server.clients import Build, House, read
from tests.server.store.test_promises import journal, said


def restarted(build: Build, tmp_path: Path, change: Callable[[sqlite3.Connection, str], object]) -> tuple[House, str, str]:
    """A server restarted after its database was changed; with it a table of four lines and Ann's token."""
    house = build()
    table, ann, bob = house.pair()
    for guest in (bob, ann, bob, ann):
        guest.until(lambda seen: seen["legal"])
        guest.play_first()
    house.kill()
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    change(db, table)
    db.commit()
    db.close()
    return build(), table, ann.token


def refused(house: House, table: str, token: str) -> str:
    ann = house.screen(table, token)
    assert ann.seen["phase"] == "frozen"
    ann.play(0)
    sentence = ann.refusal()
    assert read(ann.seen["closed"]) == sentence, "the page says so without being asked"
    return sentence


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ("UPDATE journal SET chain = '00' || substr(chain, 3) WHERE seq = 2", 2),
        ("DELETE FROM journal WHERE seq = 2; UPDATE journal SET seq = 2 WHERE seq = 3; UPDATE journal SET seq = 3 WHERE seq = 4", 2),
        ("UPDATE journal SET text = 'show 1' WHERE seq = 3", 3),
        ("UPDATE journal SET text = 'dance' WHERE seq = 1", 1),
        ("UPDATE journal SET chain = (SELECT chain FROM journal WHERE seq = 1) WHERE seq = 3", 3),
    ],
)
def test_a_line_that_is_not_the_one_that_was_written_stops_its_table(build: Build, tmp_path: Path, change: str, line: int) -> None:
    house, table, token = restarted(build, tmp_path, lambda db, _: db.executescript(change))
    assert refused(house, table, token) == f"line {line} of this game is not the one that was written, so the game cannot go on"
    assert house.pair()[1].seen["phase"] == "playing", "the other tables go on"


def test_rules_that_make_another_game_of_it_stop_its_table(build: Build, tmp_path: Path) -> None:
    house, table, token = restarted(build, tmp_path, as_by_other_rules)
    said = "the rules have changed since this game was begun and would make another game of it, so it cannot go on"
    assert refused(house, table, token) == said


def as_by_other_rules(db: sqlite3.Connection, table: str) -> None:
    """Make the last line look as if it had led to another state."""
    secret, options = db.execute("SELECT secret, options FROM tables WHERE id = ?", (table,)).fetchone()
    header = Header("peaks", 1, 2, json.loads(options), secret=secret)
    (_, _, before), (seat, text, _) = db.execute("SELECT seat, text, chain FROM journal WHERE seq > 2 ORDER BY seq").fetchall()
    line = Line(4, seat, text, Link("", "00000000"))
    link = Link(header.chain.seal(read_link(before).seal, line), "00000000")
    db.execute("UPDATE journal SET chain = ? WHERE seq = 4", (str(link),))


def test_lines_without_links_continue(build: Build, tmp_path: Path) -> None:
    house, table, token = restarted(build, tmp_path, lambda db, _: db.execute("UPDATE journal SET chain = NULL"))
    ann = house.screen(table, token)
    assert (ann.seen["phase"], ann.seen["seq"]) == ("playing", 4)
    ann.resign()
    ann.until(lambda seen: seen["phase"] == "over")
    assert said(journal(house, table), "fails") == []
