"""What would you do? Asked at a table where that is allowed."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Guests
from tests.web.house import House
from tests.web.player import PATIENCE
from tests.web.test_for_everybody import ANN, BOT, REN, faults


def test_the_answer_shows_and_the_player_plays(house: House, guests: Guests) -> None:
    ann = guests().sit(house, house.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="What would you do?", exact=True).click()
    advice = ann.page.get_by_role("region", name="Advice", exact=True)
    expect(advice.get_by_role("listitem").first).to_have_text(re.compile(r"^Keep \d+"), timeout=PATIENCE)
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"chance of winning \d+%"))
    expect(ann.page.get_by_role("list", name="Players", exact=True)).to_contain_text("advised")
    assert ann.wait_for_turn() == "choose", "nothing was played"
    ann.act()
    expect(advice.get_by_role("listitem")).to_have_count(0)


def test_a_key_asks_too_and_asking_again_closes_it(house: House, guests: Guests) -> None:
    ann = guests().sit(house, house.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.keyboard.press("a")
    advice = ann.page.get_by_role("region", name="Advice", exact=True)
    expect(advice.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    ann.page.keyboard.press("a")
    expect(advice.get_by_role("listitem")).to_have_count(0)


def test_with_other_people_there_is_none(house: House, guests: Guests) -> None:
    both = guests().sit(house, house.set_table(ANN, REN))
    both.page.get_by_role("button", name="I am Ann", exact=True).click()
    both.wait_for_turn()
    expect(both.page.get_by_role("button", name="What would you do?", exact=True)).to_have_count(0)


@pytest.mark.parametrize("wanted", [True, False])
def test_who_sets_the_table_decides(house: House, guests: Guests, wanted: bool) -> None:
    ann = guests()
    ann.page.goto(house.address)
    ann.page.get_by_role("button", name=re.compile("^Ohanami")).click()
    ann.page.get_by_role("button", name="Set a table…", exact=True).click()
    switch = ann.page.get_by_role("checkbox", name=re.compile("^Advice may be asked for"))
    expect(switch).to_be_checked()
    ann.page.get_by_label("Seat 2", exact=True).select_option("here")
    expect(switch).not_to_be_checked()
    ann.page.get_by_label("Seat 2", exact=True).select_option("bot")
    switch.set_checked(wanted)
    ann.page.get_by_role("button", name="Set the table", exact=True).last.click()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name="What would you do?", exact=True)).to_have_count(1 if wanted else 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_an_answer(house: House, guests: Guests, theme: str, viewport: dict[str, int]) -> None:
    ann = guests(bypass_csp=True, color_scheme=theme, viewport=viewport).sit(house, house.set_table(ANN, BOT))
    ann.wait_for_turn()
    name = "Advice" if viewport == PHONE else "What would you do?"
    ann.page.get_by_role("button", name=name, exact=True).click()
    expect(ann.page.get_by_text(re.compile("^From what you can see alone"))).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []
