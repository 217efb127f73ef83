"""Bossa in two browsers: hands and chips stay hidden until they are revealed."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.bossa_driver import CHIP, ENDED, LINE, BossaDriver, set_bossa
from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, REN


def listen(player: Player) -> list[dict[str, Any]]:
    """A list that collects the views that a browser receives."""
    views: list[dict[str, Any]] = []

    def heard(frame: str | bytes) -> None:
        seen = json.loads(frame)
        if seen["type"] == "seen" and seen["view"]:
            views.append({**seen["view"], "seat": seen["seat"]})

    player.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return views


def secret_hands(views: list[dict[str, Any]], seat: int) -> bool:
    """Whether no tile of the other hand was sent before hands are open, and every tile after that."""
    closed = [view for view in views if not view["open_hands"]]
    opened = [view for view in views if view["open_hands"]]
    hidden = all(view["players"][1 - seat]["hand"] is None for view in closed)
    known = all(len(view["players"][seat]["hand"]) == 4 for view in closed if view["seat"] == seat)  # spectators see none
    return hidden and known and len(closed) > 0 and all(view["players"][1 - seat]["hand"] is not None for view in opened)


def secret_chips(views: list[dict[str, Any]], seat: int) -> bool:
    """Whether the other chip was sent only when both were chosen."""
    early = [view for view in views if view["phase"] == "chip"]
    return all(view["players"][1 - seat]["chip"] is None for view in early)


def test_two_browsers_where_hands_and_chips_stay_secret_until_they_are_shown(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bossa(server, ANN, {"kind": "open"}, chips=True)
    players = [new_player(), new_player()]
    heard = [listen(one) for one in players]
    ann, ren = BossaDriver(players[0].sit(server, taken)), BossaDriver(players[1])
    ren.page.goto(f"{server.address}/t/{taken['table']}")
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.button("Sit down").click()
    expect(ann.page.get_by_role("img", name="Ren: 4 tiles, face down", exact=True)).to_be_visible()
    expect(ren.page.get_by_role("img", name="Ann: 4 tiles, face down", exact=True)).to_be_visible()

    higher, lower = (ann, ren) if ann.player.page.locator('button[aria-label^="Take the "]').count() else (ren, ann)
    assert higher.what() == "line"
    higher.button("Play first").click()
    assert lower.what() == "line"
    expect(lower.page.get_by_role("img", name=re.compile("^(Ann|Ren): 4 tiles, face down$"))).to_be_visible()
    lower.button(LINE).first.click()
    for one, other in ((ann, "Ren"), (ren, "Ann")):
        expect(one.page.get_by_role("list", name=f"Tiles of {other}", exact=True).get_by_role("img")).to_have_count(4)

    ann.button(CHIP).first.click()
    ann.go.click()
    expect(ann.player.prompt).to_contain_text("Ren chooses a chip.")
    expect(ren.page.get_by_role("list", name="Markers of Ann", exact=True)).not_to_contain_text("Doubler")
    ren.button(CHIP).last.click()
    ren.go.click()
    expect(ann.page.get_by_role("list", name="Markers of Ren", exact=True)).to_contain_text("Inverter")
    expect(ren.page.get_by_role("list", name="Markers of Ann", exact=True)).to_contain_text("Doubler")
    assert [secret_hands(views, seat) for seat, views in enumerate(heard)] == [True, True]
    assert [secret_chips(views, seat) for seat, views in enumerate(heard)] == [True, True]

    for step in range(40):
        mover = (higher, lower)[step % 2]
        if mover.what() == "over":
            break
        mover.prepare("move", step)
        mover.go.click()
        expect(mover.tiles).to_have_count(0)  # the turn is over
    expect(ann.player.prompt).to_contain_text(ENDED)
    expect(ren.player.prompt).to_contain_text(ENDED)


def test_two_at_one_screen_and_an_onlooker_without_hidden_hands(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bossa(server, ANN, REN)
    watcher = new_player()
    views = listen(watcher)
    watcher.page.goto(f"{server.address}/t/{taken['table']}")
    for name in ("Ann", "Ren"):
        expect(watcher.page.get_by_role("img", name=f"{name}: 4 tiles, face down", exact=True)).to_be_visible()
    assert [player["hand"] for player in views[0]["players"]] == [None, None]

    both = BossaDriver(new_player().sit(server, taken))
    both.button(re.compile("^I am (Ann|Ren)$")).first.click()
    assert both.what() == "line"
    both.button(LINE).first.click()
    for name in ("Ann", "Ren"):
        expect(watcher.page.get_by_role("list", name=f"Tiles of {name}", exact=True).get_by_role("img").first).to_be_visible()
    expect(watcher.page.get_by_role("region", name=re.compile("^White line, (Ann|Ren)’s · 0 of 6 rows$"))).to_be_visible()
