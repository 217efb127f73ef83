"""Backup while people play, and restoring it with the steps of the documentation for hosts."""

import asyncio
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from roji.server.serve import prepare
from roji.server.store.backup import Counts, check
from tests.server.clients import ROOT, Build, House, ScreenClient
from tests.server.house import PATIENCE
from tests.server.postgres import on_both
from tests.server.store.test_killed import LOST
from tests.server.store.test_tables import opened

PAGE = ROOT / "docs" / "deploy.md"


def backup(database: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "roji", "backup", "--database", database, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


def steps(heading: str) -> str:
    """The documented commands below a heading."""
    found = re.search(rf"^### {heading}\n.*?```sh\n(.*?)```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def follow(commands: str, names: dict[str, str]) -> None:
    """Run the documented commands with other names."""
    for theirs, ours in names.items():
        assert theirs in commands
        commands = commands.replace(theirs, ours)
    done = subprocess.run(["sh", "-eu", "-c", commands], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def lose_and_restore(database: str, copy: Path) -> None:
    """Delete the database, and restore the copy with the documented commands."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        file.unlink()
        assert file.with_name("roji.sqlite-wal").exists(), "as a server leaves it that was killed"
        follow(steps("Restore SQLite"), {"/var/lib/roji/roji.sqlite": str(file), "/backup/roji.copy": str(copy)})
        return
    url = sa.make_url(database)
    assert url.database is not None
    anywhere = database.replace(f"/{url.database}?", "/postgres?")
    with psycopg.connect(anywhere, autocommit=True) as db:
        db.execute(f"DROP DATABASE {url.database} WITH (FORCE)".encode())
    names = {"postgresql://roji@/postgres": anywhere, "postgresql://roji@/roji": database}
    follow(steps("Restore PostgreSQL"), {**names, " roji\n": f" {url.database}\n", "/backup/roji.copy": str(copy)})


def held(database: str) -> list[int]:
    """The numbers of tables and of journal lines."""
    with opened(database) as db:
        return [db.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one() for name in ("tables", "journal")]


class Pair:
    """Ann and Bob, and the events that they have received."""

    def __init__(self, house: House) -> None:
        made = house.create("Ann", "open", game="ohanami")
        self.table, self.tokens = str(made["table"]), [str(made["token"])]
        self.tokens.append(house.join(self.table, "Bob"))
        self.sit_down(house)

    def sit_down(self, house: House) -> None:
        self.screens = [house.screen(self.table, token) for token in self.tokens]

    def act(self) -> bool:
        """Play one action for each seat that may act; False if the game is over."""
        acted = [self._act(screen) for screen in self.screens]
        return any(acted)

    def _act(self, screen: ScreenClient) -> bool:
        seen = screen.until(lambda seen: seen["legal"] or screen.seen["seat"] not in seen["to_act"])
        if seen["legal"]:
            screen.play_first()
        return bool(seen["legal"])

    def lines(self) -> list[tuple[int, int]]:
        """The lines that either of them has received."""
        return [(event["seq"], event["seat"]) for event in max((screen.story for screen in self.screens), key=len)]


def live(house: House, acts: threading.Semaphore, pairs: list[Pair]) -> None:
    """Play one game after another, until the server is gone."""
    try:
        while True:
            pairs.append(Pair(house))
            while pairs[-1].act():
                acts.release()
    except LOST:
        pass


@on_both
def test_a_copy_is_taken_while_people_play_and_the_games_go_on_from_it(build: Build, database: str, tmp_path: Path) -> None:
    house = build()
    half_played, busy = [Pair(house) for _ in range(3)], list[Pair]()
    for pair in half_played:
        assert pair.act()
        assert pair.act()
    before = [pair.lines() for pair in half_played]
    acts = threading.Semaphore(0)
    life = threading.Thread(target=live, args=(house, acts, busy))
    life.start()
    for _ in range(5):
        assert acts.acquire(timeout=PATIENCE)
    confirmed, copy = busy[0].lines(), tmp_path / "roji.copy"
    done = backup(database, str(copy))
    assert (done.returncode, done.stderr) == (0, ""), done
    told = re.search(r"(\d+) tables and (\d+) lines are in .*roji\.copy", done.stdout)
    assert told, done.stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert held(database)[1] > int(told[2]) > sum(len(lines) for lines in before), "people played on while it was taken"
    os.killpg(house.pid, signal.SIGKILL)
    life.join(PATIENCE)
    house.kill()

    lose_and_restore(database, copy)
    assert held(database) == [int(told[1]), int(told[2])]
    again = build()
    for pair, lines in zip(half_played, before, strict=True):
        pair.sit_down(again)
        assert pair.lines() == lines, "what was confirmed before the copy was begun"
        assert pair.act()
    busy[0].sit_down(again)
    assert busy[0].lines()[: len(confirmed)] == confirmed


@on_both
def test_a_copy_holds_what_the_database_holds(database: str, tmp_path: Path) -> None:
    asyncio.run(prepare(database))
    done = backup(database, str(tmp_path / "copy"))
    assert (done.returncode, "0 tables and 0 lines are in" in done.stdout) == (0, True), done
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == ["copy"], "nothing is left beside it"


@on_both
def test_a_file_that_is_there_is_kept_unless_force_is_said(database: str, tmp_path: Path) -> None:
    asyncio.run(prepare(database))
    file = tmp_path / "copy"
    file.write_text("dear to somebody")
    done = backup(database, str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "is there already; choose another name, or say --force" in done.stderr.replace("\n", " ")
    assert file.read_text() == "dear to somebody"
    file.chmod(0o644)
    assert backup(database, str(file), "--force").returncode == 0
    assert b"dear to somebody" not in file.read_bytes()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def refused(done: subprocess.CompletedProcess[str]) -> str:
    assert (done.returncode, done.stdout) == (2, ""), done
    assert "Traceback" not in done.stderr
    return done.stderr.replace("\n", " ")


def test_databases_that_cannot_be_copied_get_a_sentence(tmp_path: Path) -> None:
    nothing = f"sqlite:///{tmp_path / 'nothing.sqlite'}"
    assert "there is no database" in refused(backup(nothing, str(tmp_path / "copy")))
    assert not (tmp_path / "nothing.sqlite").exists()
    (tmp_path / "text.sqlite").write_text("no database at all, but long enough to be read as one" * 40)
    assert "cannot be copied: file is not a database" in refused(backup(str(tmp_path / "text.sqlite"), str(tmp_path / "copy")))
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    assert "is no database of Roji" in refused(backup(str(tmp_path / "empty.sqlite"), str(tmp_path / "copy")))
    assert "there is no backup of a database in memory" in refused(backup("sqlite://", str(tmp_path / "copy")))
    assert "nonsense://x cannot be used" in refused(backup("nonsense://x", str(tmp_path / "copy")))
    assert not (tmp_path / "copy").exists()


def test_a_place_that_takes_no_copy_gets_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'roji.sqlite'}"
    asyncio.run(prepare(database))
    assert "cannot be written: No such file or directory" in refused(backup(database, str(tmp_path / "nowhere" / "copy")))
    assert "is a folder; name a file" in refused(backup(database, str(tmp_path)))
    assert "is the database itself" in refused(backup(database, str(tmp_path / "roji.sqlite"), "--force"))
    assert [path.name for path in tmp_path.iterdir() if "partial" in path.name] == []


@pytest.mark.parametrize("kept_by", ["postgresql"])
def test_without_the_programs_of_postgresql_it_says_what_to_install(database: str, tmp_path: Path) -> None:
    asyncio.run(prepare(database))
    sentence = refused(backup(database, str(tmp_path / "copy"), PATH=str(tmp_path)))
    assert "pg_dump is missing" in sentence
    assert "apt-get install postgresql-client" in sentence


@pytest.mark.parametrize("kept_by", ["postgresql"])
def test_a_database_that_does_not_answer_gets_a_sentence_without_its_password(database: str, tmp_path: Path) -> None:
    url = sa.make_url(database).set(database="nowhere", password="canary")  # noqa: S106
    sentence = refused(backup(url.render_as_string(hide_password=False), str(tmp_path / "copy")))
    assert "nowhere" in sentence
    assert "canary" not in sentence


def test_a_copy_that_lacks_something_is_not_kept() -> None:
    """The row counts of the database and the copy are compared."""
    with pytest.raises(ValueError, match="the copy holds 1 tables and 5 lines, the database 1 and 6; try again"):
        check(Counts(1, 6), Counts(1, 5))


def test_a_database_of_an_older_roji_is_copied_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'roji.sqlite'}"
    asyncio.run(prepare(database))
    with opened(database) as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    assert backup(database, str(tmp_path / "copy")).returncode == 0
