"""One server for most tests; each has tables of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Asker, Build, House


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """A server to play on; the screens of a test are closed after it."""
    yield open_house
    open_house.guests.close()


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


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Servers of a test's own, all on the same database; none is left running."""
    houses: list[House] = []

    def another(**settings: object) -> House:
        houses.append(House(tmp_path / "roji.sqlite", **settings))
        return houses[-1]

    yield another
    for house in houses:
        house.kill()


@pytest.fixture
def asker(tmp_path: Path) -> Asker:
    """Lets the bot "asker" go on, on servers that the test builds."""
    return Asker(tmp_path)
