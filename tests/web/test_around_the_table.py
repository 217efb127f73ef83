"""The table page around the board: tabs on a phone, proposals, joining, the end, and rematches."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.bonsai_driver import BonsaiDriver, set_bonsai
from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.takenoko_driver import set_takenoko
from tests.web.test_for_everybody import ANN, BOT
from tests.web.test_phone import box_of
from tests.web.test_together import ask, pair, press


def test_on_a_phone_one_press_goes_from_any_tab_to_any_other(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    tabs = ann.page.get_by_role("navigation", name="Views", exact=True).get_by_role("button")
    sheet = ann.page.get_by_role("dialog")
    for name, title in (("Score", "Score pad"), ("Rules", "Rules at a glance"), ("Log", "Log")):
        tabs.filter(has_text=re.compile(f"^{name}")).click()
        expect(sheet).to_have_count(1)
        expect(ann.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()
        expect(ann.page.get_by_role("navigation", name="Views", exact=True).locator("[aria-current]")).to_contain_text(name)
    tabs.filter(has_text=re.compile("^Table")).click()
    expect(sheet).to_have_count(0)
    tabs.filter(has_text=re.compile("^Rules")).click()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.choose()


def test_a_question_to_the_table_does_not_move_the_board(server: WebServer, new_player: NewPlayer) -> None:
    for viewport in ({"width": 1280, "height": 800}, PHONE):
        ann, ren = pair(server, new_player, viewport=viewport)
        board = ren.page.get_by_role("region", name="Board", exact=True)
        ren.wait_for_turn()
        before = box_of(board)
        ask(ann, "Ask for a pause")
        expect(ren.page.get_by_role("region", name="A question to the table")).to_be_visible(timeout=PATIENCE)
        assert box_of(board) == before
        press(ren, "No")


def test_before_the_game_begins_language_and_rules_are_available(server: WebServer, new_player: NewPlayer) -> None:
    table = server.set_table(ANN, {"kind": "open"})
    ren = new_player()
    ren.page.goto(f"{server.address}/t/{table['table']}")
    about = ren.page.get_by_role("navigation", name="Before you play", exact=True)
    expect(about.get_by_role("link", name="Rules", exact=True)).to_have_attribute("href", "/rules/ohanami")
    expect(about.get_by_role("link", name="Show me", exact=True)).to_have_attribute("href", "/learn/ohanami")
    about.get_by_role("combobox", name="Language", exact=True).select_option("de")
    expect(ren.page.get_by_role("navigation", name="Vor dem Spiel", exact=True)).to_be_visible()


def test_a_rematch_is_shown_to_the_others(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    ren.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    ann.again.click()
    expect(ren.page.get_by_text("Ann wants a rematch and is at the new table.")).to_be_visible(timeout=PATIENCE)


def test_coming_back_from_the_rematch_does_not_announce_it_by_name(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    ren.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    over = ann.page.url
    ann.again.click()
    ann.wait_for_turn()
    ren.page.goto(server.address)
    ann.page.goto(over)
    expect(ann.page.get_by_role("button", name="Go to the new table", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(ann.page.get_by_role("status").get_by_text("You have a seat at the new table.")).to_be_visible()


def test_the_end_is_announced_once_in_a_whole_sentence(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    ren.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    expect(ann.prompt).to_contain_text("You win!")
    plate = ann.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").first
    expect(plate).to_contain_text(re.compile(r"You\s*winner\b"))
    expect(ann.page.locator(".stamp")).to_have_count(1)
    expect(ren.page.locator(".stamp")).to_have_count(1)
    expect(ann.page.get_by_role("region", name="Result", exact=True)).not_to_contain_text("roji verify")
    press(ann, "More")
    expect(ann.page.get_by_role("dialog")).to_contain_text("roji verify")


def test_at_the_end_the_viewers_tree_comes_first(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, set_bonsai(server, ANN, BOT, goals=False))
    BonsaiDriver(ann).what()
    ann.resign()
    expect(ann.page.get_by_role("button", name="Your tree", exact=True)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


def test_after_the_end_all_hands_are_open(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, set_takenoko(server, ANN, BOT))
    plate = ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button", name=re.compile("^Bot "))
    sheet = ann.page.get_by_role("dialog", name=re.compile("^Bot "))
    hand = sheet.get_by_role("list", name="In hand", exact=True)
    plate.click()
    expect(sheet).to_be_visible(timeout=PATIENCE)
    expect(hand).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.resign()
    expect(ann.page.get_by_role("region", name="Result", exact=True)).to_contain_text("All hands are open now", timeout=PATIENCE)
    plate.click()
    expect(hand.get_by_role("listitem")).to_have_count(3)


def test_a_name_can_be_changed_before_the_game_begins(server: WebServer, new_player: NewPlayer) -> None:
    table = server.set_table({"kind": "here", "name": "Player"}, {"kind": "open"})
    ann, ren = new_player().sit(server, table), new_player()
    ren.page.goto(ann.page.url)
    expect(ren.page.get_by_role("list", name="Seats", exact=True)).to_contain_text("Player", timeout=PATIENCE)
    ann.page.get_by_label("Your name", exact=True).fill("Anna")
    press(ann, "Change name")
    expect(ren.page.get_by_role("list", name="Seats", exact=True)).to_contain_text("Anna", timeout=PATIENCE)
    ann.page.get_by_label("Your name", exact=True).fill("Bot Anna")
    press(ann, "Change name")
    expect(ann.page.get_by_role("alert")).to_contain_text("would be mistaken for somebody else")


def test_the_name_of_a_player_is_no_one_word_with_what_follows(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    plates = ann.page.get_by_role("list", name="Players", exact=True)
    expect(plates.get_by_role("button", name=re.compile(r"^Bot \w+ random, any move "))).to_be_visible(timeout=PATIENCE)


CLIPPED = """() => [...document.querySelectorAll('.players .name')]
    .filter(one => getComputedStyle(one).visibility === 'visible')
    .filter(one => (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2))
    .map(one => one.innerText)"""


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("language", ["en", "de"])
def test_names_and_levels_are_not_clipped(server: WebServer, new_player: NewPlayer, bots: int, language: str) -> None:
    table = server.set_table({"kind": "here", "name": "Player"}, *[BOT] * bots)
    ann = new_player().sit(server, table)
    ann.page.evaluate("language => localStorage.setItem('roji-language', language)", language)
    ann.page.reload()
    for width in (390, 768, 820, 1000, 1280):
        ann.page.set_viewport_size({"width": width, "height": 844})
        expect(ann.page.locator(".players .name").first).to_be_visible(timeout=PATIENCE)
        assert ann.page.evaluate(CLIPPED) == [], width
