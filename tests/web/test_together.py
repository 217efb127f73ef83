"""Proposals between two browsers: going back, and pausing."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, REN, faults

FAR = re.compile(r"^4 moves, to before you kept \d+$")


def pair(server: WebServer, new_player: NewPlayer, **given: object) -> tuple[Player, Player]:
    """Ann and Ren, each with their own browser, after both have chosen cards."""
    ann, ren = new_player(**given).sit(server, server.set_table(ANN, {"kind": "open"})), new_player(**given)
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    assert ann.wait_for_turn() == ren.wait_for_turn() == "choose"
    return ann, ren


def question(player: Player) -> Locator:
    return player.page.get_by_role("region", name="A question to the table", exact=True)


def press(player: Player, name: str | re.Pattern[str]) -> None:
    player.page.get_by_role("button", name=name, exact=isinstance(name, str)).click()


def ask(player: Player, what: str | re.Pattern[str]) -> None:
    press(player, "More")
    press(player, what)


def both_choose(ann: Player, ren: Player) -> None:
    ann.choose()
    ren.choose()
    expect(ann.page.locator("main")).to_have_attribute("data-seq", "4", timeout=PATIENCE)


def test_two_go_back_together_and_have_their_hands_again(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    hands = [player.hand.all_inner_texts() for player in (ann, ren)]
    both_choose(ann, ren)
    ask(ann, FAR)
    expect(question(ann)).to_contain_text("You would like to go back")
    expect(question(ann)).to_contain_text("Waiting for: Ren.")
    expect(question(ren)).to_contain_text(re.compile(r"Ann would like to go back \d moves, to before Ann kept a card\."))
    expect(question(ren)).to_contain_text("It will come up again just the same, and everyone knows it.")
    press(ren, "Agree")
    for player in (ann, ren):
        expect(question(player)).to_have_count(0)
        expect(player.page.get_by_role("complementary")).to_contain_text(re.compile(r"(You|Ann) went back \d moves"))
    expect(ann.hand).to_have_count(len(hands[0]))
    assert ann.hand.all_inner_texts() == hands[0]
    ann.choose()
    assert ren.wait_for_turn() in ("choose", "lay")


def test_one_says_no_by_keyboard_and_all_stays_as_it_is(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    both_choose(ann, ren)
    ask(ann, FAR)
    no = question(ren).get_by_role("button", name="No", exact=True)
    no.focus()
    ren.page.keyboard.press("Enter")
    expect(question(ann)).to_contain_text("Ren would rather play on.")
    expect(question(ann).get_by_role("button")).to_have_count(0)
    assert ann.seq() == ren.seq() == 4
    ask(ann, "Ask for a pause")
    expect(ann.prompt).to_contain_text("You have asked already; ask again when somebody else has acted.")


def test_a_question_is_read_out(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    ask(ann, "Ask for a pause")
    expect(ren.page.locator("[aria-live=polite]").filter(has_text="Ann would like to pause.")).to_have_count(1)
    press(ann, "Never mind")
    expect(question(ren)).to_have_count(0)


def test_a_paused_table_waits_until_the_pause_ends(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    ask(ann, "Ask for a pause")
    press(ren, "Agree")
    for player in (ann, ren):
        expect(player.prompt).to_contain_text("The table is paused.")
        expect(player.page.get_by_text(re.compile("^Paused by (you|Ann), "))).to_be_visible()
        for place in ("Board", "Yours"):
            expect(player.page.get_by_role("region", name=place, exact=True)).to_have_js_property("inert", True)
    ren.page.reload()
    expect(ren.prompt).to_contain_text("The table is paused.", timeout=PATIENCE)
    go_on = ren.prompt.get_by_role("button", name="Go on", exact=True)
    go_on.focus()
    ren.page.keyboard.press("Enter")
    assert ann.wait_for_turn() == ren.wait_for_turn() == "choose"
    ann.choose()


def test_alone_with_a_bot_one_pauses_without_asking(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ask(ann, "Pause")
    expect(ann.prompt).to_contain_text("The table is paused.")
    press(ann, "Go on")
    assert ann.wait_for_turn() == "choose"


def test_at_one_screen_the_other_person_answers_too(server: WebServer, new_player: NewPlayer) -> None:
    both = new_player().sit(server, server.set_table(ANN, REN))
    press(both, "I am Ann")
    both.wait_for_turn()
    ask(both, "Ask for a pause")
    press(both, "Agree, Ren")
    expect(both.prompt).to_contain_text("The table is paused.")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_a_question_and_a_pause(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    ann, ren = pair(server, new_player, bypass_csp=True, viewport=viewport)
    both_choose(ann, ren)
    press(ann, "More")
    expect(ann.page.get_by_text("Ask the others to go back", exact=True)).to_be_visible()
    assert faults(ann.page) == []
    press(ann, FAR)
    expect(question(ren)).to_be_visible()
    assert faults(ren.page) == []
    press(ren, "No")
    ask(ren, "Ask for a pause")
    press(ann, "Agree")
    expect(ren.prompt).to_contain_text("The table is paused.")
    assert faults(ren.page) == []
