"""Small windows: everything on the table can be seen, if necessary by scrolling."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT
from tests.web.zen_driver import ZenDriver

SMALL = [(1024, 640), (960, 560), (800, 600)]
# Elements that are clipped by an ancestor without a scroll container in between. The log may fade at its bottom.
CUT = """() => {
    const page = document.documentElement;
    const over = (inner, outer, low, high) => Math.max(outer[low] - inner[low], inner[high] - outer[high]);
    const away = one => getComputedStyle(one).visibility === 'hidden' || one.getClientRects().length === 0;
    const hidden = one => one.closest('.unseen, dialog, [inert], .log') || away(one);
    const lost = (one, overflow, low, high) => {
        const inner = one.getBoundingClientRect();
        for (let up = one.parentElement; up !== page; up = up.parentElement) {
            const how = getComputedStyle(up)[overflow];
            if (/auto|scroll/.test(how)) return false;
            if (how !== 'visible' && over(inner, up.getBoundingClientRect(), low, high) > 3) return true;
        }
        const whole = { left: 0, top: 0, right: page.clientWidth, bottom: page.scrollHeight - scrollY };
        return over(inner, whole, low, high) > 3;
    };
    return [...document.querySelectorAll('main button, main [data-piece], main [role=img], main h2')]
        .filter(one => !hidden(one) && (lost(one, 'overflowX', 'left', 'right') || lost(one, 'overflowY', 'top', 'bottom')))
        .map(one => one.getAttribute('aria-label') || one.textContent.trim());
}"""


def cut_off(page: Page) -> dict[str, list[str]]:
    found = {}
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width} x {height}"] = page.evaluate(CUT)
    return {size: names for size, names in found.items() if names}


@pytest.mark.parametrize("game", ["bonsai", "ohanami", "takenoko", "bossa"])
def test_nothing_is_cut_off(server: WebServer, new_player: NewPlayer, game: str) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT, game=game))
    expect(ann.prompt).to_be_visible(timeout=PATIENCE)
    assert cut_off(ann.page) == {}


def test_both_piles_of_zen_lie_beside_a_hand_of_three(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, game="zen"))
    zen_driver = ZenDriver(ann)
    zen_driver.begin()
    zen_driver.click(zen_driver.piles.first)
    expect(ann.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button")).to_have_count(3)
    end = ann.prompt.get_by_role("button", name="End hand", exact=True)
    expect(end).not_to_have_class(re.compile(r"\bgo\b"))  # not the primary button, because a card can still be laid
    assert cut_off(ann.page) == {}


def test_bossas_ends_do_not_cover_the_names_of_the_lines(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport={"width": 800, "height": 600}).sit(server, server.set_table(ANN, BOT, game="bossa"))
    ann.prompt.get_by_role("button", name="Play first", exact=True).or_(
        ann.page.get_by_role("button", name=re.compile("^Take the white line"))
    ).first.click(timeout=PATIENCE)
    ends = ann.page.get_by_role("button", name=re.compile(r"asks for \d"))
    expect(ends.first).to_be_visible(timeout=PATIENCE)
    assert not overlaps(ann, "Black line")
    assert not overlaps(ann, "White line")


def overlaps(ann: Player, line: str) -> bool:
    name = ann.page.get_by_text(line, exact=True).bounding_box()
    assert name
    boxes = [end.bounding_box() for end in ann.page.get_by_role("button", name=re.compile(r"asks for \d")).all()]
    return any(
        box["x"] < name["x"] + name["width"]
        and name["x"] < box["x"] + box["width"]
        and box["y"] < name["y"] + name["height"]
        and name["y"] < box["y"] + box["height"]
        for box in boxes
        if box
    )
