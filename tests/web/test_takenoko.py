"""Takenoko in a real browser: whole games by clicks and by keys, the camera, phones, screen readers, secrets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, Guests
from tests.web.gardener import OVER, WANTED, Gardener, go_by_keys, press_by_keys, set_takenoko
from tests.web.house import House
from tests.web.test_for_everybody import ANN, BOT, FIRST_LOAD, REN, faults, inside, small_targets


@pytest.fixture
def sit(house: House, guests: Guests) -> Any:
    def sit_down(*seats: dict[str, str], options: dict[str, object] | None = None, **given: Any) -> Gardener:
        return Gardener(guests(**given).sit(house, set_takenoko(house, *seats, **(options or {}))))

    return sit_down


def test_a_two_player_game_by_clicks_ends_with_the_harvest(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
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
    ann: Gardener = sit(ANN, BOT)
    names = ann.open()
    while names != OVER:
        ann.press(ann.choose(names), press_by_keys)
        names = ann.open()
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    assert ann.done == WANTED
    expect(ann.button("Play again")).to_be_visible()
    go_by_keys(ann, "Play again")


def test_a_place_says_what_happens_there_and_undo_takes_it_back(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
    expect(ann.player.prompt).to_contain_text("Choose two actions.")
    expect(ann.button("Panda, not now")).to_have_attribute("aria-disabled", "true")  # there is nowhere to go yet
    ann.lay_first()
    expect(ann.button("Plot, done")).to_be_visible()
    ann.press("Panda")
    expect(ann.player.prompt).to_contain_text("Move the panda in a straight line.")
    place = ann.button(re.compile(r"^Panda to (green|yellow|pink) 1,0, eats (1|nothing)$"))
    place.hover()
    expect(ann.page.locator(".tag")).to_have_text(re.compile(r"^eats (1|nothing)$"))
    place.click()
    expect(ann.player.prompt).to_contain_text("End your turn")
    whereabouts = ann.page.get_by_role("list", name="Plots of the garden", exact=True)
    expect(whereabouts).to_contain_text("panda on 1,0")
    ann.button("Undo").click()
    expect(whereabouts).to_contain_text("panda on the pond")
    expect(ann.button("Panda")).to_be_visible()


def test_a_tool_is_laid_down_by_a_second_touch_by_escape_and_by_back(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
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
    ann: Gardener = sit(ANN, BOT, reduced_motion="no-preference")
    expect(ann.page.get_by_role("img", name="Weather: No weather, in the first round", exact=True)).to_be_visible()
    while "Roll the die" not in ann.open():
        ann.press(ann.choose(ann.open()))
    expect(ann.player.prompt).to_contain_text("Roll the weather die.")
    ann.button("Roll the weather die").click()
    die = ann.page.get_by_role("img", name=re.compile(r"^Weather: (Sun|Rain|Wind|Storm|Cloud|Any weather), "))
    expect(die).to_be_visible()
    expect(ann.player.prompt).not_to_contain_text("Roll the weather die.")
    expect(ann.button("Undo")).to_have_attribute("aria-disabled", "true")  # a die that lies cannot be taken back


def test_a_card_shows_how_far_it_is_and_where_it_grows(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
    cards = ann.page.get_by_role("list", name="Your objectives", exact=True).get_by_role("button")
    expect(cards).to_have_count(3)
    for kind in ("Plots", "Gardener", "Panda"):
        expect(cards.filter(has_text=kind)).to_have_accessible_name(re.compile(rf"^{kind} objective: .+, \d points, \d+ to go$"))
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")


def test_wheel_keys_and_drag_move_the_camera_and_it_comes_home(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
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
    ann: Gardener = sit(ANN, BOT)
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
    ann: Gardener = sit(ANN, BOT)
    ann.press("Plot")
    ann.press(ann.kept())
    ann.press(next(name for name in ann.open() if name.endswith(" first under the pile")))
    plot = ann.page.get_by_role("list", name="To lay", exact=True).get_by_role("img").bounding_box()
    place = ann.button(re.compile(r"^Lay at -1,0, grows \d$")).bounding_box()
    assert plot
    assert place
    ann.page.mouse.move(plot["x"] + plot["width"] / 2, plot["y"] + plot["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    ann.page.mouse.up()
    expect(ann.page.get_by_role("list", name="Plots of the garden", exact=True)).to_contain_text(re.compile(r"(green|yellow|pink) -1,0, "))


def pinch(page: Page, x: float, y: float) -> None:
    """Two fingers part."""
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_bring_the_garden_nearer(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT, viewport=PHONE)
    ann.lay_first()
    garden = ann.page.get_by_role("group", name="The garden, 1 plot", exact=True)
    box = garden.bounding_box()
    assert box
    pinch(ann.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(garden).to_have_attribute("data-zoom", re.compile(r"^[45]\."))  # from 40 pixels to 200
    ann.button("Whole garden").click()  # a browser makes no click of a tap so soon after a pinch
    expect(garden).to_have_attribute("data-zoom", "1.00")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(sit: Any, theme: str, viewport: dict[str, int]) -> None:
    ann: Gardener = sit(ANN, BOT, bypass_csp=True, color_scheme=theme, viewport=viewport)
    assert "Plot" in ann.open()
    assert faults(ann.page) == [], "choosing an action"
    ann.press("Plot")
    assert faults(ann.page) == [], "three plots drawn"
    ann.press(ann.kept())
    ann.press(next(name for name in ann.open() if name.endswith(" first under the pile")))
    ann.targets.first.focus()
    assert faults(ann.page) == [], "laying"
    ann.press(next(name for name in ann.open() if name.startswith("Lay at ")))
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
    """The middle of a place lies on the board and nothing lies over it."""
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
    ann: Gardener = sit(ANN, BOT, BOT, BOT, viewport={"width": 390, "height": height}, has_touch=True)
    for _ in range(45):
        names = ann.open()
        assert names != OVER
        assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, height]
        assert small_targets(ann.page) == []
        assert all(seen_whole(place) for place in ann.targets.all()), names
        assert all(inside(ann.page, one) for one in ann.page.get_by_role("region", name="Yours", exact=True).get_by_role("button").all())
        assert all(inside(ann.page, one) for one in ann.player.prompt.get_by_role("button").all())
        ann.press(ann.choose(names), lambda gardener, name: gardener.button(name).dispatch_event("click"))


@pytest.mark.parametrize("width", [761, 900, 1023, 1100, 1440])
def test_no_width_scrolls_sideways(sit: Any, width: int) -> None:
    ann: Gardener = sit(ANN, BOT, BOT, BOT, viewport={"width": width, "height": 800})
    for _ in range(6):
        assert ann.page.evaluate("document.documentElement.scrollWidth") == width
        ann.press(ann.choose(ann.open()))


def test_who_wants_no_motion_gets_none(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT)
    for _ in range(24):
        ann.press(ann.choose(ann.open()))
        assert ann.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0


def test_motion_never_holds_up_a_click(sit: Any) -> None:
    ann: Gardener = sit(ANN, BOT, reduced_motion="no-preference")
    ann.lay_first()
    ann.button("Gardener").click(force=True)
    ann.targets.first.click(force=True)
    expect(ann.button("End turn")).not_to_have_attribute("aria-disabled", "true")
    ann.button("Undo").click(force=True)
    expect(ann.button("Gardener")).to_be_visible()


def test_drawn_plots_and_cards_are_nobody_elses_business(house: House, guests: Guests) -> None:
    taken = set_takenoko(house, ANN, REN)
    both = Gardener(guests().sit(house, taken))
    both.button("I am Ann").click()
    watcher = guests()
    watcher.page.goto(f"{house.address}/t/{taken['table']}")
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


def test_the_first_load_is_small(house: House, guests: Guests) -> None:
    ann = guests()
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(f"{house.address}/t/{set_takenoko(house, ANN, BOT)['table']}")
    expect(ann.page.get_by_text("You look on.")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD
