"""One server for most tests; each has tables of its own."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Asker, Build, House
from tests.server.postgres import NEEDED, Cluster, programs


@pytest.fixture
def kept_by() -> str:
    """The kind of database; with `on_both` a test, or a file, is run on SQLite and on PostgreSQL."""
    return "sqlite"


@pytest.fixture
def house(request: pytest.FixtureRequest, kept_by: str) -> Iterator[House]:
    """A server to play on; the screens of a test are closed after it."""
    house: House = request.getfixturevalue("open_house" if kept_by == "sqlite" else "open_postgres_house")
    yield house
    house.guests.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A database server of our own; without PostgreSQL these tests are left out, but never where CI=true."""
    found = programs()
    if found is None:
        assert os.environ.get("CI") != "true", NEEDED
        pytest.skip(NEEDED)
    with tempfile.TemporaryDirectory(prefix="roji-postgres-") as folder:  # pytest's own folders are for their owner alone
        cluster = Cluster(Path(folder), found)
        yield cluster
        cluster.stop("immediate")


@pytest.fixture
def database(request: pytest.FixtureRequest, kept_by: str, tmp_path: Path) -> str:
    """The URL of a test's own database."""
    if kept_by == "sqlite":
        return f"sqlite:///{tmp_path / 'roji.sqlite'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serves Peaks and all real games; nobody is too fast for it. Whatever was logged as a crash fails here."""
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
    """The same with two workers on PostgreSQL, and no hand-off: people at one table are served by different ones."""
    house = House(tmp_path_factory.mktemp("house") / "roji.sqlite", database=postgres.new_database(), workers=2, handoff=False)
    yield house
    assert house.stop() == 0
    log = house.log.read_text()
    assert " failed" not in log
    assert "ASGI" not in log


@pytest.fixture
def build(tmp_path: Path, database: str) -> Iterator[Build]:
    """Servers of a test's own, all on the same database; none is left running."""
    houses: list[House] = []

    def another(**settings: object) -> House:
        houses.append(House(tmp_path / "roji.sqlite", **{"database": database, **settings}))
        return houses[-1]

    yield another
    for house in houses:
        house.kill()


@pytest.fixture
def asker(tmp_path: Path) -> Asker:
    """Lets the bot "asker" go on, on servers that the test builds."""
    return Asker(tmp_path)
