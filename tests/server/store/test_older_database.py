"""A database of Roji 0.1 is migrated: every line is kept, and games continue.

`recorded/roji-0.1.db` was written by Roji 0.1, at the end of its chain of seven migrations: an unfinished game of Ohanami,
a finished one of Bossa, and a table of Bonsai that waits for its second player.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import roji
from roji.core.journal.fold import Entry
from roji.server.serve import prepare
from roji.server.store.schema import metadata
from roji.server.store.tables import Record, Store
from roji.server.table.table import Table
from tests.server.store.test_tables import opened

RECORDED = Path(__file__).parent / "recorded" / "roji-0.1.db"
LINES = "SELECT table_id, seq, seat, text, chain FROM journal ORDER BY table_id, seq"
PLAYING = "6em83ndpc9"


@pytest.fixture
def database(tmp_path: Path) -> str:
    shutil.copy(RECORDED, tmp_path / "roji.sqlite")
    return f"sqlite:///{tmp_path / 'roji.sqlite'}"


def lines(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as db:
        return list(db.execute(LINES))


def test_its_schema_becomes_the_present_one_and_no_line_is_lost(database: str, tmp_path: Path) -> None:
    asyncio.run(prepare(database))
    asyncio.run(prepare(database))
    with opened(database) as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    kept = lines(tmp_path / "roji.sqlite")
    assert len(kept) == 21
    assert kept == lines(RECORDED)


@pytest.mark.parametrize("revision", ["0001", "0003", "0004_consent"])
def test_from_every_revision_of_the_old_chain(database: str, tmp_path: Path, revision: str) -> None:
    """The old migrations only added things, so a database stopped at any of them has a part of the schema already."""
    with sqlite3.connect(tmp_path / "roji.sqlite") as db:
        db.execute("UPDATE alembic_version SET version_num = ?", [revision])
    asyncio.run(prepare(database))
    assert lines(tmp_path / "roji.sqlite") == lines(RECORDED)


def test_a_game_begun_there_continues(database: str) -> None:
    async def scene() -> tuple[str, int]:
        store = Store(database)
        await store.open()
        loaded: tuple[Record, Sequence[Entry]] | None = await store.load(PLAYING)
        assert loaded is not None
        table = Table(roji.game("ohanami"), loaded[0], store)
        table.replay(loaded[1])
        assert table.fold is not None
        seat = table.fold.state.actor()
        assert await table.play(seat, table.nth(seat), table.fold.state.legal(seat)[0])
        again = await store.load(PLAYING)
        await store.close()
        return table.phase, 0 if again is None else len(again[1])

    assert asyncio.run(scene()) == ("playing", 15)
