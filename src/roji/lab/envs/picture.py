"""Renders a board as an image: the web page's own board in a headless Chromium, without a server."""

import base64
import mimetypes
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import numpy as np
import numpy.typing as npt

from roji.core.game import Game
from roji.core.sentences import words
from roji.core.state import State
from roji.lab.extras import needs
from roji.server.settings import PAGES
from roji.server.table.replay import step
from roji.server.wire.messages import Player
from roji.server.wire.replay import Replay

with needs("pictures"):
    from playwright.sync_api import Error, Page, Route, sync_playwright

Answer = TypeVar("Answer")
Picture = npt.NDArray[np.uint8]
SIZE = (960, 720)  # width and height
HOUSE = "http://roji.invalid"  # not a real host: every request is answered here
POSITION = f"{HOUSE}/replay/position"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
ONLY_THE_BOARD = """
.page { grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important; min-height: 0 !important }
.page > :not(main), .playback > :not(.board, .hand) { display: none !important }
.playback { grid-template: "board" minmax(0, 1fr) "hand" auto / minmax(0, 1fr) !important }
"""
PIXELS = """async (png) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const cells = canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
  let text = "";
  for (let i = 0; i < cells.length; i += 32768) text += String.fromCharCode(...cells.subarray(i, i + 32768));
  return [bitmap.height, bitmap.width, btoa(text)];
}"""


class Painter:
    """Renders boards. It runs in a thread of its own, so that it works inside an event loop, as in a notebook."""

    def __init__(self) -> None:
        _check_pages(PAGES)
        self._told = b""
        self._facts = b""
        self._thread = ThreadPoolExecutor(1, "roji-painter")
        self._closing: list[Callable[[], None]] = []
        self._page: Page = self._in_thread(self._open)

    def paint(self, game: Game, state: State) -> Picture:
        """The board as the acting seat sees it, or as seat 0 does after the end: (height, width, 3)."""
        self._told = msgspec.json.encode(_position(game, state))
        self._facts = msgspec.json.encode(dict(game.facts))
        return self._in_thread(self._shoot)

    def close(self) -> None:
        self._in_thread(self._shut)
        self._thread.shutdown()

    def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        return self._thread.submit(work).result()

    def _open(self) -> Page:
        playwright = sync_playwright().start()
        self._closing.append(playwright.stop)
        try:
            browser = playwright.chromium.launch(executable_path=_chromium(), args=FLAGS)
        except Error as wrong:
            self._shut()
            raise RuntimeError(
                f"pictures are drawn by Chromium, which did not start; install it: playwright install chromium ({wrong})"
            ) from None
        self._closing.append(browser.close)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce", color_scheme="light")
        page.route("**/*", self._answer)
        return page

    def _shut(self) -> None:
        while self._closing:
            self._closing.pop()()

    def _answer(self, route: Route) -> None:
        """Answer as a server would: the position, the facts of the game, or a file of the web pages."""
        path = urlsplit(route.request.url).path
        if path.startswith("/api/"):
            route.fulfill(body=self._facts if path.endswith("/facts") else self._told, content_type="application/json")
            return
        file = PAGES / path.lstrip("/")
        found = file if file.is_file() else PAGES / "index.html"
        route.fulfill(body=found.read_bytes(), content_type=mimetypes.guess_type(found.name)[0] or "application/octet-stream")

    def _shoot(self) -> Picture:
        page = self._page
        page.goto(POSITION)
        page.add_style_tag(content=ONLY_THE_BOARD)
        page.locator(".playback .board svg, .playback .board button").first.wait_for(state="attached")
        page.evaluate("document.fonts.ready.then(() => true)")
        png = base64.b64encode(page.screenshot(animations="disabled")).decode()
        height, width, cells = page.evaluate(PIXELS, png)
        return np.frombuffer(base64.b64decode(cells), np.uint8).reshape(height, width, 4)[:, :, :3].copy()


def _position(game: Game, state: State) -> Replay:
    """The current state as a replay with one step."""
    seat = max(state.actor(), 0)
    ending = state.ending()
    return Replay(
        game=game.name,
        options={},
        players=[Player("person", f"Seat {number}", present=True) for number in range(len(state.scores()))],
        seat=seat,
        steps=[step(game, state, seat, None)],
        ending=None if ending is None else words(ending),
        winners=[] if ending is None else state.winners(),
        table="position",
    )


def _chromium() -> str | None:
    """The system's Chromium; None: the one that Playwright installed."""
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    return next(filter(None, map(shutil.which, names)), None)


def _check_pages(folder: Path) -> None:
    if not (folder / "index.html").is_file():
        raise RuntimeError("pictures are drawn by the web pages, which are not built here: make web")
