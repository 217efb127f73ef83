"""Accessibility: screen readers, keyboards, phones, reduced motion, slow connections."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import Player
from tests.web.server import ROOT, WebServer

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ANN = {"kind": "here", "name": "Ann"}
REN = {"kind": "here", "name": "Ren"}
BOT = {"kind": "bot", "level": "random"}
FIRST_LOAD = 170_000
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
# Axe reports violations only: collecting passes takes longer than the rules themselves.
SERIOUS = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))"""


def faults(page: Page) -> list[str]:
    """The serious violations that axe finds in both themes, each with its first element."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    return [f"{theme}, {one['id']}: {one['nodes'][0]['html']}" for theme in THEMES for one in serious(page, theme)]


def serious(page: Page, theme: Theme) -> list[Any]:
    page.emulate_media(color_scheme=theme)
    found: list[Any] = page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_any_page(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    def come() -> Player:
        return new_player(bypass_csp=True, viewport=viewport)

    ann = come()
    ann.page.goto(server.address)
    expect(ann.page.get_by_text("No games yet.")).to_be_visible()
    assert faults(ann.page) == [], "home"
    ann.page.get_by_role("button", name="New game", exact=True).click()
    ann.page.get_by_text("House rules", exact=True).click()
    assert faults(ann.page) == [], "set a table"

    ann.sit(server, server.set_table(ANN, {"kind": "open"}))
    expect(ann.page.get_by_label("Link to this table", exact=True)).to_be_visible()
    assert faults(ann.page) == [], "gathering"

    ann.sit(server, server.set_table(ANN, BOT, BOT))
    ann.wait_for_turn()
    ann.hand.first.click()
    assert faults(ann.page) == [], "choosing"
    ann.hand.first.click()
    ann.play_on(4)
    while ann.wait_for_turn() != "lay":
        ann.act()
    assert faults(ann.page) == [], "laying"
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    assert faults(ann.page) == [], "another player's table"
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    assert faults(ann.page) == [], "rules"

    both = come().sit(server, server.set_table(ANN, REN))
    expect(both.page.get_by_role("button", name="I am Ann", exact=True)).to_be_visible()
    assert faults(both.page) == [], "curtain"
    both.page.get_by_role("button", name="I am Ann", exact=True).click()
    both.wait_for_turn()
    both.page.get_by_role("button", name="More", exact=True).click()
    both.page.get_by_role("button", name="Resign…", exact=True).click()
    both.page.get_by_role("button", name="Give up", exact=True).click()
    expect(both.again).to_be_visible()
    assert faults(both.page) == [], "over"


def small_targets(page: Page) -> list[str]:
    """Buttons and links that are too small to touch."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([one, box]) => `${one.ariaLabel || one.innerText} ${box.width}x${box.height}`)"""
    )
    return found


def inside(page: Page, what: Any) -> bool:
    box = what.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return bool(box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"])


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_needs_no_scrolling_and_fingers_find_everything(server: WebServer, new_player: NewPlayer, height: int) -> None:
    ann = new_player(viewport={"width": 390, "height": height}, has_touch=True).sit(server, server.set_table(ANN, BOT, BOT, BOT))
    for _ in range(14):
        what = ann.wait_for_turn()
        scrolled = ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert scrolled == [390, height]
        assert small_targets(ann.page) == []
        if what == "choose":
            assert all(inside(ann.page, ann.hand.nth(nth)) for nth in range(ann.hand.count()))
            assert inside(ann.page, ann.page.locator("[data-act=go]"))
        else:
            assert all(inside(ann.page, place) for place in (ann.aside, *ann.slots.all(), *ann.to_lay.all()))
        ann.act()


@pytest.mark.parametrize("width", [761, 900, 1023, 1440])
def test_no_width_scrolls_sideways(server: WebServer, new_player: NewPlayer, width: int) -> None:
    ann = new_player(viewport={"width": width, "height": 800}).sit(server, server.set_table(ANN, BOT, BOT, BOT))
    for _ in range(4):
        ann.wait_for_turn()
        assert ann.page.evaluate("document.documentElement.scrollWidth") == width
        ann.act()


def test_reduced_motion_is_respected(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="reduce").sit(server, server.set_table(ANN, BOT))
    for _ in range(6):
        ann.act()
        assert ann.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0


def test_motion_never_holds_up_a_click(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="no-preference").sit(server, server.set_table(ANN, BOT))
    ann.play_on(1)
    ann.wait_for_turn()
    ann.slots.first.click(force=True)
    expect(ann.to_lay).to_have_count(1)
    (ann.slots.first if ann.slots.count() else ann.aside).click(force=True)
    expect(ann.to_lay).to_have_count(0)


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_first_load_is_small(server: WebServer, new_player: NewPlayer, page: str) -> None:
    ann = new_player()
    taken = server.set_table(ANN, BOT)
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(server.address if page == "home" else f"{server.address}/t/{taken['table']}")
    expect(ann.page.get_by_text("No games yet." if page == "home" else "You are watching.")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert len(answers) > 5
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD
