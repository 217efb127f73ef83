"""Ohanami's page: shortcuts, explained refusals, forecasts of points, and the layout beside the board."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.bonsai_driver import play_over_the_wire
from tests.web.conftest import DESK, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT


def laying(server: WebServer, new_player: NewPlayer) -> Player:
    """Ann has kept two cards and may lay."""
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.play_on(1)
    assert ann.wait_for_turn() == "lay"
    return ann


def test_a_chosen_card_pressed_again_keeps_both(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.hand.nth(0).click()
    ann.hand.nth(0).click()
    expect(ann.hand.nth(0)).to_have_attribute("aria-pressed", "false")
    names = [ann.hand.nth(nth).get_attribute("aria-label") or "" for nth in (0, 3)]
    for nth in (0, 3, 3):
        ann.hand.nth(nth).click()
    expect(ann.to_lay).to_have_count(2, timeout=PATIENCE)
    assert [card.get_attribute("aria-label") for card in ann.to_lay.all()] == sorted(names, key=lambda name: int(name.split(",")[0]))


def test_a_held_card_pressed_again_goes_where_alone_it_can_go(server: WebServer, new_player: NewPlayer) -> None:
    ann = laying(server, new_player)
    expect(ann.slots).to_have_count(1)
    card = ann.to_lay.nth(1)
    number = (card.get_attribute("aria-label") or "").split(",")[0]
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(ann.to_lay).to_have_count(1)
    assert number in ann.gardens()[0]


def test_pressing_something_disabled_explains_why(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Keep two cards", exact=True).click(force=True)  # it has aria-disabled, but a click explains why
    expect(ann.why).to_have_text("Choose two cards to keep.")
    ann.hand.first.click()
    expect(ann.why).to_have_count(0)


def garden(ann: Player, n: int) -> Locator:
    return ann.page.get_by_role("region", name=f"Garden {n}", exact=True)


def test_a_garden_is_started_where_it_is_touched_and_no_other_says_so(server: WebServer, new_player: NewPlayer) -> None:
    ann = laying(server, new_player)
    expect(ann.page.get_by_text("You can start a garden here.")).to_have_count(0)  # the place itself shows the card
    garden(ann, 3).click()
    expect(ann.why).to_have_text("Empty gardens are alike. The next one starts in garden 1.")
    expect(ann.page.get_by_role("region", name="Log", exact=True)).not_to_contain_text("You started a garden with")
    garden(ann, 1).click()
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("You started a garden with")
    expect(ann.why).to_have_count(0)
    assert ann.gardens()[0]


def test_gardens_and_hands_that_wait_say_what_comes_first(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    garden(ann, 1).click()
    expect(ann.why).to_have_text("Choose two cards to keep.")
    ann.hand.nth(0).click()
    ann.hand.nth(3).click()
    garden(ann, 2).click()
    expect(ann.why).to_have_text("First keep the cards that you have chosen.")
    ann.keep.click()
    assert ann.wait_for_turn() == "lay"
    ann.page.get_by_role("list", name="Your next hand", exact=True).get_by_role("listitem").first.click()
    expect(ann.why).to_have_text("Lay the cards that you have kept first. Then you choose from this hand.")


def test_the_forecast_of_points_is_shown(server: WebServer, new_player: NewPlayer) -> None:
    ann = laying(server, new_player)
    mine = ann.page.get_by_role("region", name="Score", exact=True)
    sure = mine.locator("dl div").filter(has_text="Sure by the end").locator("dd")
    expect(sure).to_have_text("0")
    expect(mine.locator("dl div").filter(has_text="If scored now").locator("dd")).to_have_text("0")
    told = ann.slots.first.get_attribute("title") or ""
    adds = int(re.findall(r"^\+(\d+) points? by the end$", told)[0])
    expect(ann.slots.first).to_contain_text(f"+{adds}")
    ann.lay()
    expect(sure).to_have_text(str(adds))


def test_the_log_says_two_cards_were_kept(server: WebServer, new_player: NewPlayer) -> None:
    ann = laying(server, new_player)
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("kept two cards", timeout=PATIENCE)


def test_three_rivals_and_the_log_fit_beside_the_board(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT, BOT, BOT))
    ann.play_on(30)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Your gardens", exact=True).click()
    side = ann.page.locator("aside.side")
    assert side.evaluate("side => side.scrollHeight - side.clientHeight") <= 0, "nothing is cut off at the side"
    lines = ann.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")
    assert sum(inside(line) for line in lines.all()[:4]) >= 3, "the last lines of the log are in sight"


def inside(line: Locator) -> bool:
    box = line.bounding_box()
    return box is not None and box["y"] + box["height"] <= DESK["height"]


# The hidden parts of the first garden's cards: their numbers, and the foot of the last card.
HIDDEN = """() => {
    const garden = document.querySelector('section[aria-label="Garden 1"]');
    const bottom = garden.getBoundingClientRect().bottom;
    const range = document.createRange();
    const rightOf = one => (range.selectNodeContents(one), range.getBoundingClientRect().right);
    const cards = [...garden.querySelectorAll('.lies')].map(one => ({
        name: one.querySelector('.num').textContent,
        right: rightOf(one.querySelector('.num')),
        bottom: one.querySelector('.num').getBoundingClientRect().bottom,
        box: one.querySelector('.card').getBoundingClientRect(),
    }));
    const beside = cards[0].box.top === cards[1].box.top;
    const covered = ({right, bottom}, next) => beside ? right > next.box.left : bottom > next.box.top;
    const numbers = cards.slice(0, -1).filter((card, i) => covered(card, cards[i + 1])).map(card => card.name);
    return cards.at(-1).box.bottom > bottom + 1 ? [...numbers, 'the foot of ' + cards.at(-1).name] : numbers;
}"""


# Cards of the next hand whose numbers are covered.
COVERED = """() => {
    const range = document.createRange();
    const rightOf = one => (range.selectNodeContents(one), range.getBoundingClientRect().right);
    const cards = [...document.querySelectorAll('ul[aria-label="Your next hand"] li')];
    const covered = (card, i) => rightOf(card.querySelector('.num')) > cards[i + 1].getBoundingClientRect().left;
    return cards.slice(0, -1).filter(covered).map(card => card.querySelector('.num').textContent);
}"""


def one_long_garden(seen: dict[str, Any]) -> dict[str, Any] | None:
    """Lay the cards nearest to the ends of the first garden, until ten lie there."""
    garden = seen["view"]["players"][0]["gardens"][0]
    if len(garden) >= 10 and seen["view"]["phase"] == "lay":
        return None

    def beyond(card: int) -> int:
        if not garden:
            return abs(card - 60)
        return garden[0] - card if card < garden[0] else card - garden[-1] if card > garden[-1] else 120

    def last_wish(offer: dict[str, Any]) -> int:
        action = offer["action"]
        if action["type"] == "start":
            return 300 if garden else 0
        return 200 if action["type"] == "discard" else 300 if action.get("garden", 1) > 1 else beyond(action["card"])

    legal: list[dict[str, Any]] = seen["legal"]
    return min(legal, key=last_wish)


def test_a_garden_of_ten_cards_is_whole_on_a_tablet(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, BOT)
    play_over_the_wire(server, taken, one_long_garden)
    ann = new_player().sit(server, taken)
    assert ann.wait_for_turn() == "lay"
    hidden = {}
    for width, height in ((820, 1180), (768, 1024), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        hidden[width] = ann.page.evaluate(HIDDEN) + ann.page.evaluate(COVERED)
    assert hidden == {820: [], 768: [], 1024: []}


def test_no_garden_can_be_started_after_the_end(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible()
    expect(ann.page.get_by_role("region", name="Garden 3", exact=True)).to_have_text("Empty")
