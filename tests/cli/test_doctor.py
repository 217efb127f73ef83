"""`roji doctor` finds what is wrong with a server before it is opened, and says what to do."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from roji.server.ops.doctor import compared, pages
from roji.server.store.tables import Store


def doctor(database: str | Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "roji", "doctor", "--database", str(database), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def findings(database: str | Path) -> tuple[int, dict[str, dict[str, Any]]]:
    told = doctor(database, "--json")
    document = json.loads(told.stdout)
    assert document["well"] == (told.returncode == 0)
    return told.returncode, {finding["what"]: finding for finding in document["findings"]}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as a server leaves it behind."""

    async def make() -> None:
        store = Store(f"sqlite:///{tmp_path / 'roji.sqlite'}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return tmp_path / "roji.sqlite"


def change(database: Path, statement: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(statement)
    connection.close()


def test_a_healthy_server_has_a_mark_and_a_sentence_for_everything(database: Path) -> None:
    before = database.read_bytes()
    told = doctor(database)
    assert told.returncode == 0, told.stdout + told.stderr
    lines = told.stdout.splitlines()
    assert [line.split()[1] for line in lines] == [
        f"{what}:"
        for what in ("database", "migrations", "writing", "clock", "tables", "pages", "disk", "compiled", "judgement", "libraries")
    ]
    assert all(line[0] in "✓!" for line in lines)
    assert "a line is safe on disk after " in told.stdout
    with sqlite3.connect(database) as connection:
        assert not connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%doctor%'").fetchall()
    connection.close()
    assert len(before) <= len(database.read_bytes()), "nothing was taken away but what the doctor wrote"


def test_no_database_yet_is_no_fault_and_none_is_made(tmp_path: Path) -> None:
    status, found = findings(tmp_path / "new.sqlite")
    assert (status, found["database"]["sentence"]) == (0, "there is none yet; the first start makes it")
    assert not (tmp_path / "new.sqlite").exists()


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    status, found = findings("postgresql://roji:hidden-word@127.0.0.1:1/roji")
    assert (status, found["database"]["state"]) == (1, "wrong")
    assert "hidden-word" not in str(found)
    (tmp_path / "text.sqlite").write_text("this is no database, only some text that is long enough to be one" * 50)
    status, found = findings(tmp_path / "text.sqlite")
    assert status == 1
    assert "file is not a database" in str(found)


def test_a_schema_of_another_time(database: Path) -> None:
    change(database, "UPDATE alembic_version SET version_num = '0002'")
    status, found = findings(database)
    assert (status, found["migrations"]["cure"]) == (0, "make a backup, then start the server once")
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    status, found = findings(database)
    assert (status, found["migrations"]["cure"]) == (1, "a newer Roji has been here: update this one")
    change(database, "DELETE FROM alembic_version")
    assert findings(database)[1]["migrations"]["sentence"] == "the database is empty"


def test_clocks_that_are_apart_and_pages_that_are_missing(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    assert compared(now, now + timedelta(seconds=1)).state == "well"
    assert compared(now, now - timedelta(seconds=90)).sentence == "the database's clock is 90 s apart from ours"
    (tmp_path / "index.html").touch()
    assert (pages(tmp_path).state, pages(tmp_path).cure) == ("wrong", "run make setup")


def test_a_table_that_cannot_be_read_is_named(database: Path) -> None:
    assert findings(database)[1]["tables"]["state"] == "well"
    row = "INSERT INTO tables (id, game, version, options, secret, phase, created, advice) VALUES "
    change(database, row + "('2345678923', 'bossa', 1, '{broken', x'00', 'playing', '2026-01-01 00:00:00', 0)")
    code, found = findings(database)
    assert (code, found["tables"]["state"]) == (1, "wrong")
    assert "2345678923" in found["tables"]["sentence"]
