"""Fixtures: one real server and one real browser for all tests of the pages."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is by far the fastest
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

PLACES = ("main", "[aria-label='What to do']", ".why p")  # what is printed of a page when a test fails

NewPlayer = Callable[..., Player]
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)  # generous, because a busy machine is slow; what never appears still fails


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def describe(page: Page) -> str:
    """The main parts of a page, without the board, to print when a test has failed."""
    return "\n".join(
        one.evaluate("one => one.cloneNode(one.matches('p, section')).outerHTML") for place in PLACES for one in page.locator(place).all()
    )


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None and os.environ.get("CI") != "true":
        pytest.skip("there is no Chromium here; install it with: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    server = WebServer(tmp_path_factory.mktemp("web") / "roji.sqlite")
    server.wait_for_bots()
    yield server
    server.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[WebServer]:
    """A server for one test, which may kill it."""
    server = WebServer(tmp_path / "roji.sqlite")
    yield server
    server.close()


@pytest.fixture
def new_player(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[NewPlayer]:
    """Opens players, each with their own browser context. An error in a page's console fails the test."""
    contexts: list[BrowserContext] = []
    wrongs: list[str] = []

    def come(**given: Any) -> Player:
        phone = given.get("viewport") == PHONE
        context = chromium.new_context(**{"viewport": DESK, "reduced_motion": "reduce", "has_touch": phone, **given})
        contexts.append(context)
        return Player(context.new_page(), wrongs)

    yield come
    failed = request.node.stash.get(FAILED, False)
    for context in contexts:
        if failed:
            print(*map(describe, context.pages), sep="\n")
        context.close()
    if failed and "server" in request.fixturenames:
        print(request.getfixturevalue("server").log.read_text()[-2000:])
    assert wrongs == []
