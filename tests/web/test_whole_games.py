"""Whole games in a real browser: by mouse, by keyboard, and between two browsers."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.server import WebServer

FOCUSED = """(here => {
    if (!here.matches('button, a, input, select, [role=button]')) return '';
    return here.ariaLabel || (here.querySelector('.unseen:has(+ [aria-hidden=true])') ?? here).innerText;
})(document.activeElement)"""


def test_a_game_against_a_bot_by_clicks_from_the_home_page_to_the_rematch(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="no-preference")
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name=re.compile("^Ohanami")).click()
    ann.page.get_by_role("button", name="New game…", exact=True).click()
    ann.page.get_by_label("Your name", exact=True).fill("Ann")
    ann.page.get_by_label("Level of seat 2", exact=True).select_option("gakusei")
    ann.page.get_by_role("button", name="Start game", exact=True).click()
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")
    expect(ann.page).to_have_title("Your turn · Ohanami")

    assert ann.play_on() == "over"

    expect(ann.prompt).to_contain_text(re.compile(r"wins? with \d+ points|share the win"))
    expect(ann.page.get_by_role("region", name="Result", exact=True)).to_contain_text(re.compile("points"))
    table = ann.page.get_by_role("region", name="Score", exact=True).get_by_role("table")
    expect(table).to_contain_text("Round 3, blossoms")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the game file", exact=True).click()
    assert download.value.path().read_text().startswith("roji")
    assert download.value.suggested_filename.startswith("roji-")  # the server gives the name
    old = ann.page.url
    ann.again.click()
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")
    assert ann.page.url != old


def press_to(page: Page, pattern: str, backwards: bool = False) -> None:
    """Press Tab until a button of that name has the focus."""
    for _ in range(60):
        name = " ".join(page.evaluate(FOCUSED).split())
        if re.search(pattern, name):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"no way by keyboard to {pattern!r}")


def choose_by_keys(ann: Player) -> None:
    if ann.keep.count() == 0:
        press_to(ann.page, r"^\d+, ")
        ann.page.keyboard.press("Space")
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Space")
    press_to(ann.page, r"^Keep \d+ and \d+", backwards=True)
    ann.page.keyboard.press("Enter")
    expect(ann.hand).to_have_count(0)


def lay_by_keys(ann: Player) -> None:
    before = ann.to_lay.count()
    if ann.slots.count():
        press_to(ann.page, r"^(Lay|Start a new garden with) ", backwards=True)
    else:
        press_to(ann.page, r"^Discard \d+$")
    ann.page.keyboard.press("Enter")
    expect(ann.to_lay).not_to_have_count(before)


def test_a_game_against_a_bot_by_keyboard_alone(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    press_to(ann.page, "^New game$")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    press_to(ann.page, "^Game$")
    ann.page.keyboard.type("Oh")
    press_to(ann.page, "^Your name$")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")

    while (what := ann.wait_for_turn()) != "over":
        choose_by_keys(ann) if what == "choose" else lay_by_keys(ann)
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"

    press_to(ann.page, "^Play again$")
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")


def test_a_game_between_two_browsers_that_meet_by_a_link(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = new_player(), new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="New game", exact=True).click()
    ann.page.get_by_role("combobox", name="Game", exact=True).select_option("Ohanami")
    ann.page.get_by_label("Your name", exact=True).fill("Ann")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.page.get_by_role("button", name="Start game", exact=True).click()
    link = ann.page.get_by_label("Link to this table", exact=True)
    expect(link).to_have_value(re.compile("/t/"))

    ren.page.goto(link.input_value())
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ren.prompt).to_contain_text("Choose two cards to keep.")
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")

    for _ in range(15):
        ann.choose()
        assert ren.act() == "choose"  # the last to choose is the first to lay
        assert [ren.act(), ren.act(), ann.act(), ann.act()] == ["lay"] * 4
        ann.wait_for_turn()
    expect(ren.again).to_be_visible()
    rankings = [
        one.page.get_by_role("list", name="Ranking", exact=True).inner_text().replace("You", name)
        for one, name in ((ann, "Ann"), (ren, "Ren"))
    ]
    assert rankings[0] == rankings[1]

    ann.again.click()
    ren.page.get_by_role("button", name="Go to the new table", exact=True).click()
    expect(ren.prompt).to_contain_text("Choose two cards to keep.")
    assert ann.page.url == ren.page.url
