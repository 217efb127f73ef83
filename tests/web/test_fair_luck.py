"""Verifiable shuffles: each player adds a nonce, and after the end each page confirms that its own is part of the shuffle."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from roji import game
from roji.core.journal.fold import read
from roji.core.journal.verification import Noted, verify
from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.server import WebServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server without a rehearsal word, so that its shuffles are secret."""
    server = WebServer(Path(tmp_path_factory.mktemp("fair")) / "roji.sqlite", rehearsal="")
    yield server
    server.close()


def set_table(server: WebServer, ann: Player) -> None:
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="New game", exact=True).click()
    ann.page.get_by_label("Your name", exact=True).fill("Ann")
    ann.page.get_by_role("combobox", name="Game", exact=True).select_option("Ohanami")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.page.get_by_role("dialog").get_by_role("button", name="Start game", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Waiting for 1 more player", exact=True)).to_be_visible()


def sit_down(table: str, ren: Player) -> None:
    ren.page.goto(table)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()


def kept(player: Player) -> dict[str, Any]:
    """What this browser has stored about its latest table."""
    found: dict[str, Any] = json.loads(player.page.evaluate("localStorage.getItem('roji.tables')"))[0]
    return found


def journal(server: WebServer, player: Player) -> str:
    return httpx.get(f"{server.address}/api/tables/{kept(player)['table']}/journal").text


def gone_on(server: WebServer, new_player: NewPlayer, **given: Any) -> tuple[Player, Player]:
    """Ann has created a table and Ren has joined it."""
    ann, ren = new_player(**given), new_player()
    set_table(server, ann)
    sit_down(ann.page.url, ren)
    ann.wait_for_turn()
    return ann, ren


def test_both_pages_find_their_own_part_in_the_journal(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = gone_on(server, new_player)
    ann.page.get_by_role("button", name="More", exact=True).click()
    promise = ann.page.get_by_role("region", name="Shuffle check", exact=True)
    for shown in (kept(ann)["commitment"], kept(ann)["nonce"]):
        expect(promise.get_by_title(shown)).to_be_visible()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    ann.choose()
    ren.resign()
    for player in (ann, ren):
        expect(player.page.get_by_text("The shuffle was fair: the promise was kept, and what you added is part of it.")).to_be_visible()
    nonces = read(journal(server, ann)).header.nonces
    assert {seat: nonce.hex() for seat, nonce in nonces.items()} == {0: kept(ann)["nonce"], 1: kept(ren)["nonce"]}
    noted = Noted(kept(ren)["commitment"], [kept(ren)["nonce"]])
    assert all(finding.good for finding in verify(journal(server, ren), game, noted))


def test_a_page_that_is_never_at_rest_says_in_words_that_the_shuffle_was_fair(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = gone_on(server, new_player)
    ren.resign()
    expect(ann.again).to_be_visible()
    ann.page.add_init_script("window.requestIdleCallback = () => 0")  # the messages that load when idle never come that way
    ann.page.reload()
    expect(ann.page.get_by_text("The shuffle was fair: the promise was kept, and what you added is part of it.")).to_be_visible()


def test_a_rematch_stands_on_the_same_promise(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = gone_on(server, new_player)
    ren.resign()
    ann.again.click()
    expect(ann.again).to_have_count(0)
    ann.wait_for_turn()
    first = kept(ann)["commitment"]
    assert first not in httpx.get(f"{server.address}/api/tables/{kept(ann)['table']}").text
    ann.resign()
    expect(ann.page.get_by_text("The shuffle was fair: the promise was kept, and what you added is part of it.")).to_be_visible()


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        (r"secret [0-9a-f]{4}", "secret 0000", "The secret in the game file is not the one that was promised to you."),
        (r"nonce 0 [0-9a-f]{4}", "nonce 0 0000", "What you added to the shuffle is not in the game file."),
    ],
)
def test_a_page_says_so_if_the_server_breaks_its_word(
    server: WebServer, new_player: NewPlayer, line: str, instead: str, sentence: str
) -> None:
    ann, ren = gone_on(server, new_player, viewport={"width": 360, "height": 640})

    def lie(route: Any) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=re.sub(line, instead, told.text()))

    ann.page.route("**/journal", lie)
    ren.resign()
    expect(ann.page.get_by_role("alert").get_by_text(sentence)).to_be_visible()
