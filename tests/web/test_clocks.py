"""Clocks, absent players, and the list of a browser's own tables."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import faults

ANN = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}
GONE = {"do": "bot", "level": "random"}
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def set_timed(server: WebServer, *seats: dict[str, str], **asked: Any) -> dict[str, Any]:
    answer = httpx.post(f"{server.address}/api/tables", json={"game": "ohanami", "seats": seats, "when_gone": GONE, **asked})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def two(server: WebServer, new_player: NewPlayer, **asked: Any) -> tuple[Player, Player]:
    """Ann and Ren at a table, each with their own browser."""
    ann, ren = new_player().sit(server, set_timed(server, ANN, {"kind": "open"}, **asked)), new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.wait_for_turn()
    ren.wait_for_turn()
    return ann, ren


def plate(player: Player, name: str) -> Locator:
    return player.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").filter(has_text=name)


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def test_a_clock_is_chosen_in_plain_words_and_shown_to_joining_players(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    press(ann, "New game")
    ann.page.get_by_label("Your name", exact=True).fill("Ann")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.page.get_by_label("Clock", exact=True).select_option("10 minutes per player")
    ann.page.get_by_label("When time runs out or somebody leaves", exact=True).select_option("a bot takes over: random")
    press(ann, "Start game")
    ren = new_player()
    expect(ann.page.get_by_role("heading", name="Waiting for 1 more player", exact=True)).to_be_visible()
    ren.page.goto(ann.page.url)
    rules = ren.page.get_by_role("region", name="House rules", exact=True)
    expect(rules).to_contain_text("10 minutes per player")
    expect(rules).to_contain_text("a bot (random) plays until the player is back")


def test_something_else_than_the_usual_clocks_can_be_set(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    press(ann, "New game")
    ann.page.get_by_label("Clock", exact=True).select_option("Custom…")
    ann.page.get_by_label("Minutes per player", exact=True).select_option("5")
    ann.page.get_by_label("Extra seconds per turn", exact=True).select_option("10")
    press(ann, "Start game")
    expect(plate(ann, "You").get_by_role("img", name="5 minutes left", exact=True)).to_be_visible()


def test_clocks_run_out_with_one_warning_and_a_bot_plays_on(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player, clock={"type": "live", "seconds": 8})
    expect(plate(ann, "Ren").get_by_role("img", name=re.compile(r"^\d seconds? left$"))).to_be_visible()
    warning = ren.page.get_by_role("status", name="Time", exact=True)
    expect(warning).to_have_text(re.compile(r"^Low on time: \d seconds? left\.$"), timeout=PATIENCE)
    said = warning.inner_text()
    ann.choose()
    expect(plate(ann, "Ren")).to_contain_text("bot for now", timeout=PATIENCE)
    assert said in ("Low on time: 4 seconds left.", "Low on time: 3 seconds left."), "at half of a very short clock"
    expect(ren.prompt).to_contain_text("A bot plays for you.")
    expect(ren.page).not_to_have_title(re.compile("^Your turn"))

    ren.page.get_by_role("button", name="Take my seat back", exact=True).click()
    expect(ren.prompt).to_contain_text("Your time has run out, so a bot plays on for you.")
    expect(plate(ann, "Ren")).to_contain_text("bot for now")


def test_a_bot_replaces_a_player_who_leaves_until_they_return(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player)
    table = ren.page.url
    press(ren, "More")
    press(ren, "Leave, let a bot play")
    expect(ren.page).to_have_url(f"{server.address}/")
    away = ann.page.get_by_role("list", name="Away", exact=True)
    expect(away).to_contain_text("Ren has left the table.")
    away.get_by_role("button", name="Let a bot play (random)", exact=True).click()
    expect(away).to_have_count(0)
    expect(plate(ann, "Ren")).to_contain_text("bot for now")
    ann.choose()
    ann.wait_for_turn()  # the bot has chosen too

    ren.page.goto(table)
    press(ren, "Take my seat back")
    expect(plate(ann, "Ren")).not_to_contain_text("bot for now")


def test_a_player_may_return_before_the_others_agree_to_a_bot(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player)
    table = ren.page.url
    press(ren, "More")
    press(ren, "Leave, let a bot play")
    expect(ann.page.get_by_role("list", name="Away", exact=True)).to_contain_text("Ren has left")
    ren.page.goto(table)
    expect(ren.page.get_by_role("list", name="Away", exact=True)).to_contain_text("You have left.")
    press(ren, "Take my seat back")
    expect(ann.page.get_by_role("list", name="Away", exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["bonsai", "bossa", "ohanami", "takenoko"])
def test_while_a_bot_plays_for_somebody_every_game_can_be_watched(server: WebServer, new_player: NewPlayer, game: str) -> None:
    """It is Ann's turn, but a bot plays for her: her page shows the table and how to return."""
    taken = set_timed(server, ANN, {"kind": "open"}, game=game)
    ann = new_player().sit(server, taken)
    ren = httpx.post(f"{server.address}/api/tables/{taken['table']}/seats", json={"name": "Ren"}).json()["token"]
    expect(ann.prompt).to_be_visible()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{taken['table']}/socket") as socket:
        for frame in ({"type": "hello", "token": taken["token"]}, {"type": "leave", "seat": 0}, {"type": "hello", "token": ren}):
            socket.send(json.dumps(frame))
        expect(ann.page.get_by_role("list", name="Away", exact=True)).to_contain_text("You have left.")
        socket.send(json.dumps({"type": "relieve", "seat": 0}))
        expect(ann.prompt).to_contain_text("A bot plays for you.")
        press(ann, "Take my seat back")
        expect(ann.prompt).not_to_contain_text("A bot plays for you.")


def test_against_bots_alone_there_is_nothing_to_leave(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    press(ann, "More")
    expect(ann.page.get_by_role("button", name="Resign…", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Leave, let a bot play", exact=True)).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player)
    expect(ann.page).to_have_title("Your turn · Ohanami")
    assert ann.page.evaluate(ICON) == "/mark-turn.svg"
    ann.choose()
    expect(ann.page).to_have_title("Ohanami · Roji")
    assert ann.page.evaluate(ICON) == "/mark.svg"
    ren.page.goto(server.address)
    expect(ren.page).to_have_title("Your turn · Roji")


def test_a_notification_comes_when_the_page_is_hidden_and_it_is_allowed(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player)
    ann.page.context.grant_permissions(["notifications"], origin=server.address)
    ann.page.add_init_script(
        """window.told = [];
        window.Notification = class extends Notification {
          constructor(title, more) { super(title, more); told.push([title, more.body]); }
        };"""
    )
    ann.page.reload()
    ann.wait_for_turn()
    press(ann, "More")
    press(ann, "Notifications off")
    expect(ann.page.get_by_role("button", name="Notifications on", exact=True)).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.choose()
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    ren.choose()
    for one in (ann, ren):
        expect(one.page.locator("main")).to_have_attribute("data-seq", "4")
    if ren.to_lay.count():
        ren.play_on(2)
    expect(ann.page).to_have_title("Your turn · Ohanami")
    assert ann.page.evaluate("window.told") == [["Your turn", "Ohanami"]]


def test_own_tables_are_sorted_and_finished_ones_can_be_removed(server: WebServer, new_player: NewPlayer) -> None:
    over, waiting, turn = (set_timed(server, ANN, {"kind": "open"}, clock={"type": "days", "days": 3}) for _ in range(3))
    for taken in (over, waiting, turn):
        server.seat(taken["table"], "Ren")
    ann = new_player().sit(server, over)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible()
    ann.sit(server, waiting).wait_for_turn()
    ann.choose()
    keys = [{**taken, "game": "ohanami", "name": "Ann", "since": 0} for taken in (over, waiting, turn)]
    ann.page.goto(server.address)
    ann.page.evaluate("keys => localStorage.setItem('roji.tables', JSON.stringify(keys))", keys)
    ann.page.reload()
    rows = ann.page.get_by_role("region", name="Your tables", exact=True).get_by_role("listitem")
    expect(rows).to_have_text([re.compile("Your turn.*3 days left"), re.compile("Ren to move"), re.compile("Ren won")])
    expect(ann.page).to_have_title("Your turn · Roji")
    press(ann, "Remove Ohanami with Ren from the list")
    expect(rows).to_have_count(2)
    ann.page.reload()
    expect(rows).to_have_count(2)
    rows.first.get_by_role("link").click()
    expect(ann.page).to_have_url(f"{server.address}/t/{turn['table']}")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_about_clocks_and_lists(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    taken = set_timed(server, ANN, {"kind": "open"}, clock={"type": "live", "seconds": 40})
    ann = new_player(bypass_csp=True, viewport=viewport).sit(server, taken)
    ren = httpx.post(f"{server.address}/api/tables/{taken['table']}/seats", json={"name": "Ren"}).json()["token"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{taken['table']}/socket") as socket:
        for frame in ({"type": "hello", "token": ren}, {"type": "leave", "seat": 1}):
            socket.send(json.dumps(frame))
        expect(ann.page.get_by_role("list", name="Away", exact=True)).to_contain_text("Ren has left")
    expect(ann.page.get_by_role("status", name="Time", exact=True)).to_contain_text("Low on time", timeout=40_000)
    assert faults(ann.page) == [], "a clock that warns, and somebody who has left"
    ann.page.goto(server.address)
    expect(ann.page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert faults(ann.page) == [], "one's own tables"


def test_tokens_are_in_no_address(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, BOT)
    ann = new_player().sit(server, taken)
    addresses: list[str] = []
    ann.page.on("request", lambda request: addresses.append(request.url))
    ann.page.goto(server.address)
    expect(ann.page.get_by_role("region", name="Your tables", exact=True).get_by_role("link")).to_be_visible()
    assert any("/api/mine" in address for address in addresses)
    assert not any(taken["token"] in address for address in addresses)


def test_after_the_end_all_see_who_has_joined_the_rematch(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = two(server, new_player, clock={"type": "live", "seconds": 600})
    ann.resign()
    expect(ren.again).to_be_visible()
    ren.again.click()
    expect(ren.page).not_to_have_url(ann.page.url)
    expect(ann.page.get_by_role("status").filter(has_text="Ren wants a rematch and is at the new table.")).to_be_visible()
    press(ann, "Go to the new table")
    ann.wait_for_turn()
    expect(plate(ann, "You").get_by_role("img", name="10 minutes left", exact=True)).to_be_visible()


def test_on_a_phone_the_clock_stands_on_the_plate_too(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, set_timed(server, ANN, BOT, clock={"type": "live", "seconds": 600}))
    ann.wait_for_turn()
    expect(plate(ann, "You").get_by_role("img", name="10 minutes left", exact=True)).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
