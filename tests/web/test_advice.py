"""Advice ("What would you do?") on the table page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, REN, faults


def test_the_answer_shows_and_the_player_plays(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="What would you do?", exact=True).click()
    advice = ann.page.get_by_role("region", name="Advice", exact=True)
    best = advice.get_by_role("listitem").first
    expect(best).to_have_text(re.compile(r"^\s*Keep \d+ and \d+\s*\d+%\s*chance to win"), timeout=PATIENCE)
    expect(ann.page.get_by_role("list", name="Players", exact=True)).to_contain_text("used advice")
    assert ann.wait_for_turn() == "choose", "nothing was played"
    ann.act()
    expect(advice.get_by_role("listitem")).to_have_count(0)


def lit(page: Page) -> list[str]:
    return sorted(str(card) for card in page.locator("[data-lit][data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)"))


def test_advised_things_are_highlighted_and_three_answers_stand_side_by_side(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="What would you do?", exact=True).click()
    hints = ann.page.get_by_role("region", name="Advice", exact=True).get_by_role("listitem")
    expect(hints).to_have_count(3, timeout=PATIENCE)
    boxes = [hint.bounding_box() for hint in hints.all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1, "side by side"
    for hint in hints.all():
        hint.get_by_role("button").focus()
        expect(hint.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        cards = sorted(re.findall(r"\d+", hint.locator(".action").inner_text()))
        expect(ann.page.locator("[data-lit][data-piece]")).to_have_count(2)
        assert lit(ann.page) == cards
        percent = int(re.findall(r"(\d+)%", hint.inner_text())[0])
        length = hint.locator(".bar").evaluate(
            "bar => 100 * bar.firstElementChild.getBoundingClientRect().width / bar.getBoundingClientRect().width"
        )
        assert abs(length - percent) < 2, "a bar as long as its number"
    expect(ann.page.get_by_text(re.compile(r"^Compared with “Keep \d+ and \d+”:$"))).to_be_visible()
    ann.act()
    expect(hints).to_have_count(0)
    expect(ann.page.locator("[data-lit] button.hc")).to_have_count(0)


def test_a_key_asks_too_and_asking_again_closes_it(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.keyboard.press("a")
    advice = ann.page.get_by_role("region", name="Advice", exact=True)
    expect(advice.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    ann.page.keyboard.press("a")
    expect(advice.get_by_role("listitem")).to_have_count(0)


def test_with_other_people_there_is_no_advice(server: WebServer, new_player: NewPlayer) -> None:
    both = new_player().sit(server, server.set_table(ANN, REN))
    both.page.get_by_role("button", name="I am Ann", exact=True).click()
    both.wait_for_turn()
    expect(both.page.get_by_role("button", name="What would you do?", exact=True)).to_have_count(0)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_creator_of_a_table_decides_about_advice(server: WebServer, new_player: NewPlayer, wanted: bool) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name=re.compile("^Ohanami")).click()
    ann.page.get_by_role("button", name="New game…", exact=True).click()
    switch = ann.page.get_by_role("checkbox", name=re.compile("^Allow advice"))
    expect(switch).to_be_checked()
    ann.page.get_by_label("Seat 2", exact=True).select_option("here")
    expect(switch).not_to_be_checked()
    ann.page.get_by_label("Seat 2", exact=True).select_option("bot")
    switch.set_checked(wanted)
    ann.page.get_by_role("button", name="Start game", exact=True).last.click()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name="What would you do?", exact=True)).to_have_count(1 if wanted else 0)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_an_answer(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    ann = new_player(bypass_csp=True, viewport=viewport).sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    name = "Advice" if viewport == PHONE else "What would you do?"
    ann.page.get_by_role("button", name=name, exact=True).click()
    expect(ann.page.get_by_text(re.compile("^Based only on what you can see"))).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []
