"""One real server and one real browser for all tests of the pages."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.house import House
from tests.web.player import Player

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

Guests = Callable[..., Player]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None and os.environ.get("CI") != "true":
        pytest.skip("there is no Chromium here; install it with: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("web") / "roji.sqlite")
    yield house
    house.close()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    house = House(tmp_path / "roji.sqlite")
    yield house
    house.close()


@pytest.fixture
def guests(chromium: Browser) -> Iterator[Guests]:
    """Somebody with a browser of their own; what a page logs as an error fails the test."""
    contexts: list[BrowserContext] = []
    wrongs: list[str] = []

    def come(**given: Any) -> Player:
        phone = given.get("viewport") == PHONE
        context = chromium.new_context(**{"viewport": DESK, "reduced_motion": "reduce", "has_touch": phone, **given})
        contexts.append(context)
        return Player(context.new_page(), wrongs)

    yield come
    for context in contexts:
        context.close()
    assert wrongs == []
