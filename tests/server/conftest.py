"""Fixtures: one shared server for most tests, and servers of a test's own."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Asker, Build, House
from tests.server.postgres import NEEDED, Cluster, programs


@pytest.fixture
def kept_by() -> str:
    """The kind of database; with `on_both` a test or a module runs on SQLite and on PostgreSQL."""
    return "sqlite"


@pytest.fixture
def house(request: pytest.FixtureRequest, kept_by: str) -> Iterator[House]:
    """The shared server; a test's screens are closed after it."""
    house: House = request.getfixturevalue("open_house" if kept_by == "sqlite" else "open_postgres_house")
    yield house
    house.guests.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL cluster; without PostgreSQL its tests are skipped, except with CI=true."""
    found = programs()
    if found is None:
        assert os.environ.get("CI") != "true", NEEDED
        pytest.skip(NEEDED)
    with tempfile.TemporaryDirectory(prefix="roji-postgres-") as folder:  # PostgreSQL's user cannot enter pytest's own folders
        cluster = Cluster(Path(folder), found)
        yield cluster
        cluster.stop("immediate")


@pytest.fixture
def database(request: pytest.FixtureRequest, kept_by: str, tmp_path: Path) -> str:
    """The URL of a database for one test."""
    if kept_by == "sqlite":
        return f"sqlite:///{tmp_path / 'roji.sqlite'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serves Peaks and all real games, without rate limits. A logged crash fails the tests here."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Roji</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text("export {}")
    house = House(folder / "roji.sqlite", pages=str(folder))
    yield house
    assert house.stop() == 0
    log = house.log.read_text()
    assert " failed" not in log
    assert "ASGI" not in log


@pytest.fixture(scope="session")
def open_postgres_house(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[House]:
    """The same with two workers on PostgreSQL and without hand-off, so that players of one table are served by different workers."""
    house = House(tmp_path_factory.mktemp("house") / "roji.sqlite", database=postgres.new_database(), workers=2, handoff=False)
    yield house
    assert house.stop() == 0
    log = house.log.read_text()
    assert " failed" not in log
    assert "ASGI" not in log


@pytest.fixture
def build(tmp_path: Path, database: str) -> Iterator[Build]:
    """Starts servers for one test, all on the same database; they are stopped after it."""
    houses: list[House] = []

    def another(**settings: object) -> House:
        houses.append(House(tmp_path / "roji.sqlite", **{"database": database, **settings}))
        return houses[-1]

    yield another
    for house in houses:
        house.kill()


@pytest.fixture
def asker(tmp_path: Path) -> Asker:
    """Controls the bot "asker" on servers that the test starts."""
    return Asker(tmp_path)
