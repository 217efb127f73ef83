"""Zen in a real browser: a form won by clicks, one lost, one by keys, phones, screen readers, the picture at the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import FIRST_LOAD, faults, inside, small_targets
from tests.web.test_whole_games import press_to
from tests.web.zen_driver import CARD, PILE, PLACE, WHAT, ZenDriver, careful_line, set_zen, shuffle_of

EASY = ["Tea Bowl", "Bridge", "Crane", "Enso", "Torii"]


@pytest.fixture
def sit(server: WebServer, new_player: NewPlayer) -> Any:
    def sit_down(options: dict[str, object] | None = None, **given: Any) -> ZenDriver:
        return ZenDriver(new_player(**given).sit(server, set_zen(server, **(options or {}))))

    return sit_down


def test_an_empty_table_shows_the_form_that_will_be_built(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "Panda"})
    ghost = ann.page.locator("[aria-label=Board] .ghost .hint")
    expect(ghost).to_have_count(37)
    expect(ann.page.locator("[aria-label=Board] .ghost .hint.black")).to_have_count(17)
    ann.begin()
    expect(ghost).to_have_count(0)


def test_a_form_of_level_1_is_won_by_clicks_and_its_picture_kept(server: WebServer, new_player: NewPlayer) -> None:
    form, line = next((form, line) for form in EASY if (line := careful_line(shuffle_of(server, form))))
    ann = ZenDriver(new_player(reduced_motion="no-preference").sit(server, set_zen(server, form=form)))
    for action in line:
        ann.follow(action)
    expect(ann.player.prompt).to_contain_text(f"You have completed {form}.")
    expect(ann.page.get_by_role("img", name=f"{form}, complete", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("region", name="Result", exact=True)).to_contain_text(f"{form} is complete.")
    the_picture_is_whole(ann, f"zen-{form.lower().replace(' ', '-')}")


def the_picture_is_whole(ann: ZenDriver, name: str) -> None:
    with ann.page.expect_download() as drawing:
        ann.button("Save as SVG").click()
    svg = drawing.value.path().read_text()
    assert drawing.value.suggested_filename == f"{name}.svg"
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= set(re.findall(r'id="([\w-]+)"', svg)), "a filling is missing"
    assert "var(--" not in svg
    with ann.page.expect_download() as painting:
        ann.button("Save as PNG").click()
    png = painting.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert len(png) > 10_000


def test_a_form_is_lost_when_the_piles_are_used_up_twice(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BB"})
    ann.begin()
    clicks = 0
    while ann.what() != "over":
        ann.click(ann.go)
        clicks += 1
        assert clicks < 24 * 4
    expect(ann.player.prompt).to_contain_text("The piles are used up.")
    expect(ann.page.get_by_role("region", name="Result", exact=True)).to_contain_text("Both passes are over; cards missing: 1.")
    expect(ann.page.get_by_role("img", name="Your form, 1 of 2 cards", exact=True)).to_be_visible()


def step_by_keys(ann: ZenDriver) -> None:
    before = ann.player.seq()
    match what := ann.what():
        case "pile":
            press_to(ann.page, f"^Black {PILE}")
        case "hold":
            press_to(ann.page, f"^{CARD}$")
        case "place":
            place_by_keys(ann)
            before = ann.player.seq()
        case "discard":
            press_to(ann.page, "^Discard in this order$")
        case _:
            press_to(ann.page, "^End hand$")
    ann.page.keyboard.press("Enter")
    ann.player.until_something_happened(before)
    if what == "discard":
        expect(ann.page.get_by_role("list", name="To discard", exact=True)).to_have_count(0)  # two actions with one key press
    ann.what()
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def place_by_keys(ann: ZenDriver) -> None:
    """Place a card by keyboard: selecting it moves the focus to its places, R turns it, and arrow keys move."""
    expect(ann.page.locator(":focus")).to_have_accessible_name(PLACE)
    card = ann.held.get_attribute("aria-label") or ""
    if ann.button("Half turn").get_attribute("aria-disabled") == "false":
        ann.page.keyboard.press("r")
        expect(ann.held).not_to_have_accessible_name(card)
        expect(ann.held).to_have_accessible_name(re.compile(f"^{card[:3]}, "))
        expect(ann.page.locator(":focus")).to_have_accessible_name(PLACE)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator(":focus")).to_have_accessible_name(PLACE)


def test_a_form_by_keyboard_alone(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BBB/BBB"})
    while ann.what() != "over":
        step_by_keys(ann)
    press_to(ann.page, "^Save as SVG$")


NEXT = {
    "pile": rf"^(Draw|Turn up the start card|Black {PILE})",
    "hold": f"^{CARD}$",
    "place": PLACE.pattern,
    "discard": "^Discard in this order$",
    "done": "^End hand$",
}


IS_NEXT = f"""(next) => {{
    const what = ({WHAT})(), here = document.activeElement;
    return what === 'over' || (what && new RegExp(next[what]).test(here.ariaLabel || here.innerText)) ? what : '';
}}"""


def comes_next(ann: ZenDriver) -> str:
    """Wait until the focus is on the next thing to do; returns its name."""
    found: str = ann.page.wait_for_function(IS_NEXT, arg=NEXT, timeout=PATIENCE).json_value()
    return found


def test_on_a_slow_machine_the_focus_goes_to_what_one_does_next(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BBB/BBB"})
    ann.page.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": 12})
    press_to(ann.page, f"^Black {PILE}")
    while comes_next(ann) != "over":
        before = ann.player.seq()
        ann.page.keyboard.press("Enter")
        ann.player.until_something_happened(before)


class HeldConnection:
    """Holds back the server's frames until `let_through`."""

    def __init__(self, page: Page) -> None:
        self.waits = False
        self.frames: list[str | bytes] = []
        page.route_web_socket(re.compile("/socket$"), self.carry)

    def carry(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(lambda frame: self.frames.append(frame) if self.waits else socket.send(frame))

    def let_through(self, page: Page) -> None:
        while not self.frames:
            page.evaluate("1")  # Playwright delivers frames only while it communicates with the page
        self.waits = False
        for frame in self.frames:
            self.socket.send(frame)
        self.frames.clear()


def test_the_focus_goes_there_too_if_tab_is_pressed_before_the_answer(server: WebServer, new_player: NewPlayer) -> None:
    ann = ZenDriver(new_player())
    line = HeldConnection(ann.page)
    ann.player.sit(server, set_zen(server, form="BBB/BBB"))
    assert ann.what() == "pile"
    press_to(ann.page, f"^Black {PILE}")
    while comes_next(ann) != "over":
        before = ann.player.seq()
        line.waits = True
        ann.page.keyboard.press("Enter")
        ann.page.keyboard.press("Tab")
        line.let_through(ann.page)
        ann.player.until_something_happened(before)


def test_undo_is_free_within_a_hand_and_ends_with_a_draw(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BB"})
    undo = ann.button("Undo")
    assert ann.what() == "pile"
    expect(undo).to_have_attribute("aria-disabled", "true")
    ann.click(ann.piles.first)
    expect(undo).to_have_attribute("aria-disabled", "true")
    ann.click(ann.cards.first)
    ann.click(ann.button("Place at 0,0"))
    expect(ann.piles).to_have_count(1)
    undo.click()
    expect(ann.player.prompt).to_contain_text("Take up the start card.")
    expect(ann.cards).to_have_count(1)
    expect(undo).to_have_attribute("aria-disabled", "true")
    ann.click(ann.cards.first)
    ann.click(ann.button("Place at 0,0"))
    ann.click(ann.piles.first)
    expect(undo).to_have_attribute("aria-disabled", "true")


def lay_a_whole_hand(ann: ZenDriver) -> str:
    """Draw until every card of a hand can be laid, lay all but the last, and select that one; returns its name."""
    for _ in range(40):
        if ann.what() == "pile":
            ann.click(ann.piles.first)
        elif ann.what() == "place":
            if ann.hand.count() == 1:
                return ann.held.get_attribute("aria-label") or ""
            ann.click(ann.places.first)
        elif ann.what() == "hold":
            ann.click(ann.cards.first)
        else:
            ann.end_hand()
    raise AssertionError("no hand could be laid whole")


def test_a_hand_that_is_empty_ends_by_itself_and_one_undo_brings_its_last_card_back(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "Dragon"})
    ann.begin()
    card = lay_a_whole_hand(ann)
    ann.places.first.click()
    expect(ann.player.prompt).to_contain_text("Draw three")
    expect(ann.hand).to_have_count(0)
    ann.button("Undo").click()
    expect(ann.hand).to_have_count(1)
    expect(ann.hand).to_have_accessible_name(re.compile(f"^{card[:3]}, "))


WHY_NOT = {
    "pile": "End this hand before you draw again.",
    "turn": "Take up a card first.",
    "card": "This card fits nowhere, either way round.",
    "undo": "Nothing can be undone now: what has been drawn or seen stays.",
}


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_disabled_things_explain_why_beside_them(sit: Any, viewport: dict[str, int]) -> None:
    ann: ZenDriver = sit({"form": "B/B"}, viewport=viewport)
    ann.begin()
    poor = ann.button(re.compile(r"; it fits nowhere$"))
    ann.click(ann.piles.first)
    while ann.what() and not poor.count():
        ann.end_hand()
        ann.click(ann.piles.first)
    piles = ann.page.get_by_role("list", name="Piles", exact=True).get_by_role("button")
    for what, place in {"pile": piles.first, "turn": ann.button("Half turn"), "card": poor.first, "undo": ann.button("Undo")}.items():
        place.click(force=True)
        why = ann.player.why
        expect(why).to_have_text(WHY_NOT[what])
        there, here = why.bounding_box(), place.bounding_box()
        assert there
        assert here
        assert there["x"] >= 0
        assert there["x"] + there["width"] <= viewport["width"]
        gap = max(here["y"] - there["y"] - there["height"], there["y"] - here["y"] - here["height"])
        assert 0 <= gap < 20, f"the sentence is not beside {what}"
    ann.page.keyboard.press("Shift")
    expect(why).to_have_count(0)


def hand_with_a_choice(ann: ZenDriver) -> None:
    """Draw until two cards of the hand can be laid."""
    ann.begin()
    for _ in range(11):
        ann.click(ann.piles.first)
        ann.what()
        if ann.cards.count() >= 2:
            return
        ann.end_hand()
    raise AssertionError("no hand has two cards that fit")


def test_another_card_can_be_taken_up_instead_and_put_back(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "Stone"})
    hand_with_a_choice(ann)
    names = [one.get_attribute("aria-label") or "" for one in ann.cards.all()[:2]]
    ann.click(ann.cards.first)
    expect(ann.held).to_have_accessible_name(re.compile(f"^{names[0][:3]}, "))
    ann.click(ann.button(re.compile(f"^{names[1][:3]}, ")))
    expect(ann.held).to_have_accessible_name(re.compile(f"^{names[1][:3]}, "))
    expect(ann.held).to_have_count(1)
    expect(ann.places.first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.held).to_have_count(0)
    expect(ann.places).to_have_count(0)
    expect(ann.player.prompt).to_contain_text("Take up a black card to place.")


def test_a_card_can_be_dragged_to_its_place(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BB"})
    ann.what()
    ann.click(ann.piles.first)
    start = ann.cards.first.bounding_box()
    hole = ann.page.get_by_role("group", name="The picture so far: 0 of 2 cards", exact=True).bounding_box()
    assert start
    assert hole
    ann.page.mouse.move(start["x"] + 30, start["y"] + 40)
    ann.page.mouse.down()
    ann.page.mouse.move(start["x"] + 60, start["y"] - 20, steps=3)
    expect(ann.button("Place at 0,0")).to_be_visible()
    ann.page.mouse.move(hole["x"] + hole["width"] / 2, hole["y"] + hole["height"] / 2, steps=4)
    ann.page.mouse.up()
    expect(ann.page.get_by_role("group", name="The picture so far: 1 of 2 cards", exact=True)).to_be_visible()


def test_the_parts_that_the_layout_can_be_are_shown_on_request(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "Panda"})
    ann.begin()
    panel = ann.page.get_by_role("region", name="Score", exact=True)
    expect(panel.get_by_text(re.compile(r"^Your cards can lie in (17|20) places of the form$"))).to_be_visible()
    expect(panel.get_by_role("img", name="The form Panda", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Show one", exact=True).click()
    expect(panel.get_by_text(re.compile(r"^Place 1 of (17|20)$"))).to_be_visible()
    expect(panel.get_by_role("img", name="The form Panda, 1 cell covered", exact=True)).to_be_visible()
    expect(ann.page.locator("[aria-label=Board] .hint")).to_have_count(36)
    panel.get_by_role("button", name="Show the next", exact=True).click()
    expect(panel.get_by_text(re.compile(r"^Place 2 of (17|20)$"))).to_be_visible()


def test_one_touch_lays_the_card(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "BB"}, viewport=PHONE)
    assert ann.what() == "pile"
    ann.click(ann.piles.first)
    ann.click(ann.cards.first)
    box = ann.button("Place at 0,0").bounding_box()
    assert box
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.get_by_role("group", name="The picture so far: 1 of 2 cards", exact=True)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, {"width": 820, "height": 1180}, PHONE], ids=["desk", "tablet", "phone"])
def test_with_a_place_of_the_form_shown_every_place_of_a_card_is_in_sight(sit: Any, viewport: dict[str, int]) -> None:
    ann: ZenDriver = sit({"form": "Bridge"}, viewport=viewport)
    ann.begin()
    shows = ann.page.get_by_role("button", name=re.compile("Show (one|the next)$"))
    shows.first.click()
    board = ann.page.get_by_role("region", name="Board", exact=True).bounding_box()
    assert board
    for _ in range(6):
        hand_of(ann)
        ann.click(ann.cards.first)
        for place in ann.places.all():
            box = place.bounding_box()
            assert box
            assert box["x"] >= board["x"] - 1
            assert box["x"] + box["width"] <= board["x"] + board["width"] + 1
            assert box["y"] >= board["y"] - 1
        ann.click(ann.places.first)
        if ann.what() == "over":
            break


def hand_of(ann: ZenDriver) -> None:
    """Draw until a card of the hand can be laid."""
    while ann.what() != "hold":
        ann.click(ann.piles.first if ann.what() == "pile" else ann.go)


def test_the_table_comes_nearer_and_goes_home(sit: Any) -> None:
    ann: ZenDriver = sit({"form": "Panda"})
    ann.begin()
    paper = ann.page.get_by_role("group", name="The picture so far: 1 of 37 cards", exact=True)
    paper.focus()
    ann.page.keyboard.press("+")
    expect(paper).to_have_attribute("data-zoom", "1.30")
    ann.page.keyboard.press("0")
    expect(paper).to_have_attribute("data-zoom", "1.00")
    box = paper.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 200, box["y"] + 100)
    ann.page.mouse.wheel(0, -300)
    expect(paper).not_to_have_attribute("data-zoom", "1.00")
    ann.button("Whole picture").click()
    expect(paper).to_have_attribute("data-zoom", "1.00")
    expect(paper).to_be_focused()


@pytest.mark.parametrize(("memory", "named", "seen"), [("open", "Black discards", 3), ("top_only", "Top black discard", 1)])
def test_discards_lie_in_order_or_only_the_top_is_seen(sit: Any, memory: str, named: str, seen: int) -> None:
    ann: ZenDriver = sit({"form": "BB", "memory": memory, "tracker": True})
    ann.begin()
    ann.click(ann.piles.first)
    ann.what()
    ann.click(ann.button("End hand"))
    expect(ann.discards).to_have_count(3)
    order = [(one.get_attribute("aria-label") or "").removeprefix("Discard ") for one in ann.discards.all()]
    ann.click(ann.discards.nth(2))
    expect(ann.discards).to_have_count(2)
    ann.click(ann.discards.nth(0))
    expect(ann.discards).to_have_count(0)
    lying = ann.page.get_by_role("list", name=named, exact=True).get_by_role("img")
    expect(lying).to_have_count(seen)
    assert [one.get_attribute("aria-label") for one in lying.all()] == [order[2], order[0], order[1]][-seen:]
    expect(ann.page.get_by_text(f"{36 - 1 - seen} cards not seen yet", exact=True)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(sit: Any, viewport: dict[str, int]) -> None:
    ann: ZenDriver = sit({"form": "Stone", "tracker": True}, bypass_csp=True, viewport=viewport)
    ann.what()
    assert faults(ann.page) == [], "at the beginning"
    hand_with_a_choice(ann)
    ann.click(ann.cards.first)
    ann.places.first.focus()
    assert faults(ann.page) == [], "placing"
    ann.page.keyboard.press("Escape")
    expect(ann.held).to_have_count(0)
    ann.click(ann.button("End hand"))
    ann.what()
    assert faults(ann.page) == [], "discarding"
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").first.click()
    expect(ann.page.get_by_role("dialog", name="Your table", exact=True)).to_be_visible()
    assert faults(ann.page) == [], "the table opened"
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    assert faults(ann.page) == [], "rules"
    ann.page.keyboard.press("Escape")
    ann.player.resign()
    expect(ann.button("Play again")).to_be_visible()
    assert faults(ann.page) == [], "over"


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_needs_no_scrolling_and_nothing_jumps(sit: Any, height: int) -> None:
    ann: ZenDriver = sit({"form": "Dragon"}, viewport={"width": 390, "height": height}, has_touch=True, is_mobile=True)
    boxes = []
    for step in range(18):
        what = ann.what()
        assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, height]
        assert small_targets(ann.page) == []
        choices = {"pile": ann.piles, "hold": ann.cards, "place": ann.places, "discard": ann.discards}.get(what, ann.go)
        assert all(inside(ann.page, one) for one in choices.all()), what
        if what == "place":
            assert all(min(box["width"], box["height"]) >= 43.9 for one in choices.all() if (box := one.bounding_box()))
        boxes.append([ann.page.get_by_role("region", name=name, exact=True).bounding_box() for name in ("Board", "Yours", "What to do")])
        ann.click(choices.nth(step % choices.count()))
    assert boxes == [boxes[0]] * len(boxes)


def test_an_onlooker_sees_the_same_table_and_touches_nothing(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_zen(server, form="BB")
    ann = ZenDriver(new_player().sit(server, taken))
    ann.begin()
    watcher = ZenDriver(new_player())
    watcher.page.goto(f"{server.address}/t/{taken['table']}")
    expect(watcher.page.get_by_role("group", name="The picture so far: 1 of 2 cards", exact=True)).to_be_visible()
    expect(watcher.page.get_by_text("You are watching.", exact=True)).to_be_visible()
    expect(watcher.piles).to_have_count(0)


def test_the_first_load_is_small(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(f"{server.address}/t/{set_zen(server)['table']}")
    expect(ann.page.get_by_text("You are watching.", exact=True)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD
