"""Takenoko in a real browser: whole games by clicks and by keys, the camera, phones, screen readers, secrets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.takenoko_driver import OVER, WANTED, TakenokoDriver, go_by_keys, press_by_keys, set_takenoko
from tests.web.test_for_everybody import ANN, BOT, FIRST_LOAD, REN, faults, inside, small_targets
from tests.web.test_phone import AT_REST, MEASURE

TABLET = {"width": 820, "height": 1180}


@pytest.fixture
def sit(server: WebServer, new_player: NewPlayer) -> Any:
    def sit_down(*seats: dict[str, str], options: dict[str, object] | None = None, **given: Any) -> TakenokoDriver:
        return TakenokoDriver(new_player(**given).sit(server, set_takenoko(server, *seats, **(options or {}))))

    return sit_down


def test_a_two_player_game_by_clicks_ends_with_the_harvest(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    assert ann.play_on(2000) == OVER
    assert ann.done == WANTED

    expect(ann.player.prompt).to_contain_text(re.compile(r"wins? with \d+ points|share the win"))
    parts = ann.page.get_by_role("list", name="Score, part by part", exact=True).get_by_role("listitem")
    expect(parts).to_have_count(5)
    points = [int(re.findall(r"\d+", text)[0]) for text in parts.all_inner_texts()]
    assert sum(points[:4]) == points[4]
    ann.button("Your harvest").click()
    own = ann.page.get_by_role("list", name="Ranking", exact=True).get_by_role("listitem").filter(has_text=re.compile("^You"))
    total = re.findall(r"\d+", own.inner_text())[0]
    expect(parts.nth(4)).to_have_text(re.compile(rf"^Total\s*{total}$"))
    pad = ann.page.get_by_role("region", name="Score", exact=True).get_by_role("table")
    expect(pad).to_contain_text("Total")


def test_a_two_player_game_by_keyboard_alone(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    names = ann.open()
    while names != OVER:
        ann.press(ann.choose(names), press_by_keys)
        names = ann.open()
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    assert ann.done == WANTED
    expect(ann.button("Play again")).to_be_visible()
    go_by_keys(ann, "Play again")


def test_a_place_says_what_happens_there_and_undo_takes_it_back(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    expect(ann.player.prompt).to_contain_text("Choose two actions.")
    expect(ann.button("Panda, not now")).to_have_attribute("aria-disabled", "true")  # there is no plot to go to yet
    ann.lay_first()
    expect(ann.button("Plot, done")).to_be_visible()
    ann.press("Panda")
    expect(ann.player.prompt).to_contain_text("Move the panda in a straight line.")
    place = ann.button(re.compile(r"^Panda to the (green|yellow|pink) plot east of the pond, \d sections?(, \w+)?, eats (1|nothing)$"))
    place.hover()
    expect(ann.page.locator(".tag")).to_have_text(re.compile(r"^eats (1|nothing)$"))
    place.click()
    expect(ann.player.prompt).to_contain_text("End your turn")
    whereabouts = ann.page.get_by_role("list", name="Plots of the garden", exact=True)
    expect(whereabouts).to_contain_text(re.compile("panda on the (green|yellow|pink) plot east of the pond"))
    ann.button("Undo").click()
    expect(whereabouts).to_contain_text("panda on the pond")
    expect(ann.button("Panda")).to_be_visible()


def test_the_supply_counts_the_plots_that_went_under_the_pile(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    supply = ann.page.locator(".supply .rows li").first
    expect(supply).to_have_text("plots 27")
    ann.press("Plot")
    kept = ann.kept()
    expect(supply).to_have_text("plots 24")
    ann.press(kept)
    expect(ann.player.prompt).to_contain_text("Lay")
    expect(supply).to_have_text("plots 26")
    ann.press(ann.found("Lay east of the pond, grows "))
    expect(supply).to_have_text("plots 26")


def test_one_touch_in_the_middle_of_a_place_lays_the_plot_there(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=PHONE)
    ann.button("Plot").tap()
    ann.button(ann.kept()).tap()
    expect(ann.targets).to_have_count(6)
    where = ann.page.locator("[data-cell] .plus").nth(3).bounding_box()
    assert where
    ann.page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(ann.player.prompt).to_contain_text("Choose another action.")


def test_a_touch_shows_no_ghost_and_no_frame_where_nothing_was_touched(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=TABLET, has_touch=True)
    ann.page.get_by_role("group", name="The garden, 0 plots", exact=True).tap(position={"x": 30, "y": 300})
    assert ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    ann.button("Plot").tap()
    ann.button(ann.kept()).tap()
    expect(ann.targets).to_have_count(6)
    expect(ann.page.locator(".ghost")).to_have_count(0)


def test_on_a_tablet_the_garden_stays_where_it_is_however_long_the_sentence(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=TABLET)
    board = ann.page.get_by_role("region", name="Board", exact=True)
    before = board.bounding_box()
    ann.lay_first()
    ann.press("Gardener")
    expect(ann.player.prompt).to_contain_text("Bamboo grows where he stops")
    assert board.bounding_box() == before


# Labels whose text overlaps the next one.
RUN_TOGETHER = """() => {
    const wordsOf = one => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
    const labels = [...document.querySelectorAll('.items small')].map(one => [one.innerText, wordsOf(one)]);
    return labels.filter(([, box], i) => i > 0 && box.left < labels[i - 1][1].right + 2).map(([words]) => words);
}"""

TOO_LONG = """() => {
    const foot = document.querySelector('.items').getBoundingClientRect().bottom;
    const labels = [...document.querySelectorAll('.items small')];
    return labels.filter(one => one.getBoundingClientRect().bottom > foot + 1).map(one => one.innerText);
}"""


@pytest.mark.parametrize("viewport", [DESK, TABLET, PHONE])
def test_what_a_weather_does_is_not_written_into_the_next(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    for language in ("en", "de", "pl", "ja"):
        page = new_player(viewport=viewport, has_touch=viewport != DESK).page
        page.goto(server.address)
        page.evaluate("language => localStorage.setItem('roji-language', language)", language)
        page.goto(f"{server.address}/learn/takenoko/weather")
        page.locator(".throw").click()
        expect(page.locator(".items small")).to_have_count(5)
        assert page.evaluate(RUN_TOGETHER) == [], language
        assert page.evaluate(TOO_LONG) == [], language


def test_at_the_end_the_garden_is_as_wide_as_a_tablet_lets_it_be(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=TABLET, has_touch=True)
    expect(ann.player.prompt).to_contain_text("Choose two actions.")
    ann.player.resign()
    expect(ann.page.get_by_role("region", name="Harvest", exact=True)).to_be_visible()
    harvest = ann.page.get_by_role("region", name="Harvest", exact=True).bounding_box()
    garden = ann.page.get_by_role("group", name=re.compile("^The garden, ")).bounding_box()
    assert garden
    assert harvest
    assert garden["width"] > 500
    assert garden["y"] + garden["height"] <= harvest["y"] + 1


def test_a_tool_is_laid_down_by_a_second_touch_by_escape_and_by_back(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.lay_first()
    for lay_down in ("Gardener", "Escape", "Back"):
        ann.button("Gardener").click()
        expect(ann.targets).to_have_count(1)
        ann.page.keyboard.press("Escape") if lay_down == "Escape" else ann.button(lay_down).click()
        expect(ann.targets).to_have_count(0)
    ann.button("Objective").click()
    expect(ann.page.get_by_role("list", name="Objectives", exact=True).get_by_role("button")).to_have_count(3)
    ann.button("Back").click()
    expect(ann.button("Objective")).to_be_visible()


def test_the_die_rolls_and_waits_and_the_first_round_has_none(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, reduced_motion="no-preference")
    expect(ann.page.get_by_role("img", name="Weather: No weather, in the first round", exact=True)).to_be_visible()
    while "Roll the die" not in ann.open():
        ann.press(ann.choose(ann.open()))
    expect(ann.player.prompt).to_contain_text("Roll the weather die.")
    ann.button("Roll the weather die").click()
    die = ann.page.get_by_role("img", name=re.compile(r"^Weather: (Sun|Rain|Wind|Storm|Cloud|Any weather), "))
    expect(die).to_be_visible()
    expect(ann.player.prompt).not_to_contain_text("Roll the weather die.")
    expect(ann.button("Undo")).to_have_attribute("aria-disabled", "true")  # a roll cannot be undone


def test_on_a_phone_the_turning_die_makes_nothing_scroll_sideways(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=PHONE, reduced_motion="no-preference")
    while "Roll the die" not in ann.open():
        ann.press(ann.choose(ann.open()))
    ann.page.evaluate(MEASURE)
    ann.button("Roll the die").click()
    expect(ann.player.prompt).not_to_contain_text("Roll the weather die.")
    ann.page.wait_for_function(AT_REST)
    assert ann.page.evaluate("window.widest") == PHONE["width"]


def test_a_card_shows_how_far_it_is_and_where_it_grows(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    cards = ann.page.get_by_role("list", name="Your objectives", exact=True).get_by_role("button")
    expect(cards).to_have_count(3)
    for kind in ("Plots", "Gardener", "Panda"):
        expect(cards.filter(has_text=kind)).to_have_accessible_name(re.compile(rf"^{kind} objective: .+, \d points, \d+ to go$"))
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")


def at_ease(server: WebServer, new_player: NewPlayer, setting: str, on: str, **given: Any) -> TakenokoDriver:
    """A player with a setting for automatic steps."""
    ann = new_player(**given)
    ann.page.add_init_script(f"localStorage.setItem('roji.takenoko.{setting}', '{on}')")
    return TakenokoDriver(ann.sit(server, set_takenoko(server, ANN, BOT)))


def whole_on(page: Page, place: Locator) -> bool:
    """Whether it lies completely inside the window."""
    box, room = place.bounding_box(), page.viewport_size
    assert box
    assert room
    return box["x"] >= 0 and box["x"] + box["width"] <= room["width"] and box["y"] >= 0


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_impossible_actions_show_the_rule_where_they_were_touched(sit: Any, viewport: dict[str, int]) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=viewport)
    yours = ann.page.get_by_role("region", name="Yours", exact=True)
    why = ann.player.why
    for action in ("Gardener, not now", "Panda, not now"):
        yours.get_by_role("button", name=action).dispatch_event("click")
        expect(why).to_have_text("Figures move over plots, and no plot has been laid yet.")
        assert whole_on(ann.page, why)
    cards = ann.page.get_by_role("list", name="Your objectives", exact=True).get_by_role("button")
    cards.first.click()
    expect(why).to_have_text(re.compile(r"^The garden has 0 of the [34] plots of this shape\.$"))
    assert whole_on(ann.page, why)
    ann.press("Plot")
    expect(why).to_have_count(0)  # removed by the next event


def test_a_place_in_the_garden_that_takes_nothing_now_says_why(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    empty = ann.page.locator(".ghost-plot")

    def press(place: Any) -> None:
        box = place.bounding_box()
        ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    ann.open()
    press(empty.last)
    expect(ann.player.why).to_have_text("Plots are laid when they have been drawn.")
    ann.press("Plot")
    kept = ann.kept()
    press(empty.last)
    expect(ann.player.why).to_have_text("First choose which of the drawn plots to lay.")
    ann.press(kept)
    ann.press(ann.found("Lay east of the pond, grows "))
    ann.press("Gardener")
    press(empty.last)
    expect(ann.player.why).to_have_text("There is no tile there.")


def test_whatever_is_advised_is_lit(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.button("What would you do?").click()
    hints = ann.page.get_by_role("region", name="Advice", exact=True).get_by_role("listitem").get_by_role("button")
    expect(hints.first).to_be_visible(timeout=PATIENCE)
    for hint in hints.all():
        hint.hover()
        expect(hint).to_have_attribute("aria-pressed", "true")
        lit = ann.page.locator("main [data-lit]").first
        expect(lit).to_be_attached()
        if lit.evaluate("one => !(one instanceof SVGElement)"):
            assert lit.evaluate("one => getComputedStyle(one).boxShadow.includes('3px')"), hint.inner_text()


def test_a_channel_that_fits_nowhere_says_why_and_is_not_promised_a_place(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.press("Channel")
    expect(ann.button("Undo")).not_to_have_attribute("aria-disabled", "true")
    expect(ann.player.prompt).not_to_contain_text("You may also place")
    ann.button("1 channel").dispatch_event("click")
    expect(ann.player.why).to_have_text("No place for a channel: it lies between two plots and touches the pond or another channel.")


def test_before_the_roll_everything_says_that_the_roll_comes_first(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    while "Roll the die" not in ann.open():
        ann.press(ann.choose(ann.open()))
    ann.button(re.compile("^Plot, ")).dispatch_event("click")
    expect(ann.player.why).to_have_text("First roll the weather die.")


def test_the_die_can_roll_by_itself(server: WebServer, new_player: NewPlayer) -> None:
    ann = at_ease(server, new_player, "roll", "on")
    while "End turn" not in ann.open():
        ann.press(ann.choose(ann.open()))
    ann.press("End turn")
    die = ann.page.get_by_role("img", name=re.compile(r"^Weather: (Sun|Rain|Wind|Storm|Cloud|Any weather), "))
    expect(die).to_be_visible(timeout=PATIENCE)
    ann.open()
    assert ann.button("Roll the die").count() == 0


def test_a_turn_with_nothing_left_to_do_ends_by_itself_unless_it_is_undone(server: WebServer, new_player: NewPlayer) -> None:
    ann = at_ease(server, new_player, "end", "on")
    ann.lay_first()
    ann.press("Panda")
    ann.button(ann.found("Panda to ")).click()
    expect(ann.player.prompt).to_contain_text("You can still undo.")
    ann.button("Undo").click()
    expect(ann.button("Panda")).to_be_visible()
    ann.press("Panda")
    ann.button(ann.found("Panda to ")).click()
    expect(ann.player.prompt).to_contain_text("Roll the weather die.", timeout=PATIENCE)  # the bot has played, too


def test_plots_go_back_without_a_question_unless_one_wants_to_order_them(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.press("Plot")
    kept = ann.kept()
    ann.press(kept)
    ann.found("Lay ")
    ann.button("Undo").click()
    assert ann.kept()  # one undo reverts both steps
    score = ann.page.get_by_role("region", name="Score", exact=True)
    score.get_by_text("At this table", exact=True).click()
    score.get_by_label("Ask me in which order plots go under the pile").check()
    ann.page.reload()
    score.get_by_text("At this table", exact=True).click()
    expect(score.get_by_label("Ask me in which order plots go under the pile")).to_be_checked()
    plots = {name for name in ann.open() if name.startswith("Keep the ")}
    ann.press(ann.kept())
    if len(plots) > 2:  # equal plots need no order
        assert ann.page.get_by_role("button", name=re.compile(" first under the pile$")).count() == 2


def test_points_to_come_and_what_is_sure(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    lines = ann.page.get_by_role("list", name="Points to come", exact=True).get_by_role("listitem")
    cards = ann.page.get_by_role("list", name="Your objectives", exact=True).get_by_role("button")
    expect(cards).to_have_count(3)
    hand = sum(int(re.findall(r"(\d)\s+points", text)[0]) for text in cards.all_inner_texts())
    expect(lines).to_have_text(["Points so far 0", "With what is fulfilled now 0", f"With every card in hand {hand}"])


def test_the_garden_is_no_empty_sheet_at_the_beginning(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ghosts = ann.page.locator(".ghost-plot")
    expect(ghosts).to_have_count(6)
    ann.lay_first()
    expect(ghosts).to_have_count(5)


def test_wheel_keys_and_drag_move_the_camera_and_it_comes_home(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.lay_first()
    garden = ann.page.get_by_role("group", name="The garden, 1 plot", exact=True)
    box = garden.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.move(*middle)
    ann.page.mouse.wheel(0, -400)
    expect(garden).not_to_have_attribute("data-zoom", "1.00")
    assert 1.5 < ann.zoom < 5
    near = garden.get_attribute("viewBox")
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] - 80, middle[1] - 60, steps=4)
    ann.page.mouse.up()
    expect(garden).not_to_have_attribute("viewBox", str(near))
    ann.button("Whole garden").click()
    expect(garden).to_have_attribute("data-zoom", "1.00")
    garden.focus()
    ann.page.keyboard.press("+")
    expect(garden).to_have_attribute("data-zoom", "1.30")
    moved = garden.get_attribute("viewBox")
    ann.page.keyboard.press("ArrowRight")
    expect(garden).not_to_have_attribute("viewBox", str(moved))
    ann.page.keyboard.press("0")
    expect(garden).to_have_attribute("data-zoom", "1.00")
    ann.page.keyboard.press("=")
    expect(garden).to_have_attribute("data-zoom", "1.30")
    garden.dblclick(position={"x": 300, "y": 300})
    expect(garden).to_have_attribute("data-zoom", "1.00")


def test_a_drag_over_a_place_is_no_touch(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.lay_first()
    ann.press("Panda")
    box = ann.targets.first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 30, y + 20, steps=4)
    ann.page.mouse.move(x, y, steps=4)
    ann.page.mouse.up()
    expect(ann.targets).to_have_count(1)
    ann.targets.first.click()
    expect(ann.targets).to_have_count(0)


def test_a_plot_can_be_dragged_to_its_place(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    ann.press("Plot")
    ann.press(ann.kept())
    ann.found("Lay ")
    plot = ann.page.get_by_role("list", name="To lay", exact=True).get_by_role("img").bounding_box()
    place = ann.button(re.compile(r"^Lay west of the pond, grows \d$")).bounding_box()
    assert plot
    assert place
    ann.page.mouse.move(plot["x"] + plot["width"] / 2, plot["y"] + plot["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    ann.page.mouse.up()
    expect(ann.page.get_by_role("list", name="Plots of the garden", exact=True)).to_contain_text(
        re.compile(r"the (green|yellow|pink) plot west of the pond, ")
    )


def pinch(page: Page, x: float, y: float) -> None:
    """Pinch: move two fingers apart."""
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_bring_the_garden_nearer(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, viewport=PHONE)
    ann.lay_first()
    garden = ann.page.get_by_role("group", name="The garden, 1 plot", exact=True)
    box = garden.bounding_box()
    assert box
    pinch(ann.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(garden).to_have_attribute("data-zoom", re.compile(r"^[45]\."))  # from 40 pixels to 200
    ann.button("Whole garden").click()  # a mouse click, because browsers ignore a tap so soon after a pinch
    expect(garden).to_have_attribute("data-zoom", "1.00")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(sit: Any, viewport: dict[str, int]) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, bypass_csp=True, viewport=viewport)
    assert "Plot" in ann.open()
    assert faults(ann.page) == [], "choosing an action"
    ann.press("Plot")
    assert faults(ann.page) == [], "three plots drawn"
    ann.press(ann.kept())
    ann.found("Lay ")
    ann.targets.first.focus()
    assert faults(ann.page) == [], "laying"
    ann.press(next(name for name in ann.open() if name.startswith("Lay ")))
    ann.press("Objective")
    assert faults(ann.page) == [], "choosing a deck"
    ann.press(next(name for name in ann.open() if name.startswith("Draw a ")))
    while "Roll the die" not in ann.open():
        ann.press(ann.choose(ann.open()))
    assert faults(ann.page) == [], "the die"
    ann.press("Roll the die")
    assert faults(ann.page) == [], "the weather"
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    assert faults(ann.page) == [], "another player's table"
    ann.page.keyboard.press("Escape")
    ann.button("Rules at a glance").click()
    assert faults(ann.page) == [], "rules"
    ann.page.keyboard.press("Escape")
    ann.button("More").click()
    ann.button("Resign…").click()
    ann.button("Give up").click()
    expect(ann.button("Play again")).to_be_visible()
    assert faults(ann.page) == [], "over"


def seen_whole(place: Locator) -> bool:
    """Whether the middle of a place lies on the board and is not covered."""
    hit: bool = place.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return Boolean(top?.closest('[data-cell]')) && box.width >= 44 && box.height >= 44;
        }"""
    )
    return hit


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_needs_no_scrolling_and_fingers_find_everything(sit: Any, height: int) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, BOT, BOT, viewport={"width": 390, "height": height}, has_touch=True)
    for _ in range(45):
        names = ann.open()
        assert names != OVER
        assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, height]
        assert small_targets(ann.page) == []
        assert all(seen_whole(place) for place in ann.targets.all()), names
        assert all(inside(ann.page, one) for one in ann.page.get_by_role("region", name="Yours", exact=True).get_by_role("button").all())
        assert all(inside(ann.page, one) for one in ann.player.prompt.get_by_role("button").all())
        ann.press(ann.choose(names), lambda takenoko_driver, name: takenoko_driver.button(name).dispatch_event("click"))


@pytest.mark.parametrize("width", [761, 900, 1023, 1100, 1440])
def test_no_width_scrolls_sideways(sit: Any, width: int) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, BOT, BOT, viewport={"width": width, "height": 800})
    for _ in range(6):
        assert ann.page.evaluate("document.documentElement.scrollWidth") == width
        ann.press(ann.choose(ann.open()))


HEIGHTS = """() => {
    window.heights = {};
    const look = entries => entries.forEach(({ target }) => {
        const name = target.querySelector('.name').innerText;
        const height = Math.round(target.getBoundingClientRect().height);
        window.heights[name] = [...new Set([...(window.heights[name] ?? []), height])];
    });
    const observer = new ResizeObserver(look);
    document.querySelectorAll('li.player').forEach(one => observer.observe(one));
}"""


@pytest.mark.parametrize("seats", [2, 4])
def test_the_plates_of_the_players_stay_as_high_as_they_are(sit: Any, seats: int) -> None:
    """Whatever a player does or gains, the content below must not jump."""
    ann: TakenokoDriver = sit(ANN, *[BOT] * (seats - 1))
    ann.open()
    ann.page.evaluate(HEIGHTS)
    ann.play_on(40 if seats == 4 else 120)
    heights: dict[str, list[int]] = ann.page.evaluate("window.heights")
    assert len(heights) == seats
    assert {name: found for name, found in heights.items() if len(found) > 1} == {}
    plates = ann.page.get_by_role("list", name="Players", exact=True)
    expect(plates.get_by_text("in store", exact=True)).to_have_count(0 if seats == 4 else 1)


def test_show_again_lies_below_the_points(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    again = ann.page.get_by_role("button", name=re.compile("^Show .* again|again", re.IGNORECASE)).first
    while not again.count():
        ann.press(ann.choose(ann.open()))
    ann.open()
    plate = ann.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").nth(1)
    button, points = plate.locator(".turn .again").bounding_box(), plate.locator(".score").bounding_box()
    assert button
    assert points
    assert button["y"] >= points["y"] + points["height"]


def test_the_prompt_shows_the_crest_of_the_acting_player(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = new_player().sit(server, set_takenoko(server, ANN, {"kind": "open"})), new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ann.prompt).to_contain_text("Choose two actions.")
    expect(ren.prompt).to_contain_text("Ann chooses an action.")
    assert ren.prompt.locator(".turn svg").inner_html() == ann.prompt.locator(".turn svg").inner_html()


def test_the_tabs_of_the_harvest_stay_where_they_are(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    while ann.claims == 0:
        ann.press(ann.choose(ann.open()))
    ann.open()
    ann.player.resign()
    tabs = ann.page.get_by_role("group", name="Whose harvest", exact=True)
    ann.button("Your harvest").click()
    own = tabs.bounding_box()
    ann.button(re.compile("^Harvest of ")).click()
    expect(ann.page.get_by_text("No objective was fulfilled.")).to_be_visible()
    assert tabs.bounding_box() == own


def test_reduced_motion_is_respected(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT)
    for _ in range(24):
        ann.press(ann.choose(ann.open()))
        assert ann.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0


def test_motion_never_holds_up_a_click(sit: Any) -> None:
    ann: TakenokoDriver = sit(ANN, BOT, reduced_motion="no-preference")
    ann.lay_first()
    ann.button("Gardener").click(force=True)
    ann.targets.first.click(force=True)
    expect(ann.button("End turn")).not_to_have_attribute("aria-disabled", "true")
    ann.button("Undo").click(force=True)
    expect(ann.button("Gardener")).to_be_visible()


def test_drawn_plots_and_cards_are_hidden_from_others(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_takenoko(server, ANN, REN)
    both = TakenokoDriver(new_player().sit(server, taken))
    both.button("I am Ann").click()
    watcher = new_player()
    watcher.page.goto(f"{server.address}/t/{taken['table']}")
    both.press("Plot")
    expect(watcher.page.get_by_text("Ann chooses a plot.")).to_be_visible()
    assert watcher.page.get_by_role("button", name=re.compile("^Keep the ")).count() == 0
    assert watcher.page.get_by_text(re.compile(r"objective: ")).count() == 0
    boards = watcher.page.get_by_role("list", name="Boards", exact=True)
    expect(boards).to_contain_text(re.compile(r"Ann.*3 objectives in hand.*Ren.*3 objectives in hand", re.DOTALL))
    while "Roll the die" not in (names := both.open()) and "End turn" not in names:
        both.press(both.choose(names))
    both.button("End turn").click()
    expect(both.button("I am Ren")).to_be_visible()
    expect(watcher.page.get_by_role("group", name=re.compile(r"^The garden, \d plots?$"))).to_be_visible()


def test_the_first_load_is_small(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(f"{server.address}/t/{set_takenoko(server, ANN, BOT)['table']}")
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD
