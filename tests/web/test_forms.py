"""Zen's form editor: custom forms, links, texts, the gallery and the form of the day."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import faults, small_targets

GOOD = "All connected, and there are enough cards: it can be played."


def workshop(server: WebServer, ann: Player, form: str = "") -> Page:
    ann.page.goto(f"{server.address}/forms{form}")
    expect(ann.page.get_by_role("heading", name="The gallery")).to_be_visible(timeout=PATIENCE)
    return ann.page


def cell(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^Row {row}, column {column}:"))


def verdict(page: Page) -> Locator:
    return page.get_by_role("status", name="Verdict", exact=True)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def read_text(page: Page, text: str) -> None:
    page.get_by_text("As text, in the format of the forms file", exact=True).click()
    page.get_by_label("Text", exact=True).fill(text)
    press(page, "Read the text")


def test_a_form_is_drawn_by_mouse_and_keys_judged_by_the_rules_tried_and_played(server: WebServer, new_player: NewPlayer) -> None:
    page = workshop(server, new_player())
    cell(page, 4, 4).click()
    expect(verdict(page)).to_have_text(GOOD)
    press(page, "White")
    cell(page, 4, 6).click()
    expect(verdict(page)).to_contain_text("The form is not connected: row 1, column 3")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    cell(page, 4, 6).click()
    expect(cell(page, 4, 6)).to_have_accessible_name("Row 4, column 6: empty")
    for key in ("ArrowLeft", "w", "ArrowDown", "b", "ArrowLeft", "w"):
        page.keyboard.press(key)
    expect(verdict(page)).to_have_text(GOOD)
    expect(page.get_by_label("Link to this form", exact=True)).to_have_value(f"{server.address}/forms#BW/WB")
    press(page, "How hard is it?")
    expect(page.get_by_text(re.compile(r"^Won \d+% of 100 games \(95% interval"))).to_be_visible(timeout=4 * PATIENCE)
    press(page, "Play")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    card = page.evaluate("table => fetch(`/api/tables/${table}`).then(answer => answer.json())", table)
    assert card["options"]["form"] == "BW/WB"
    assert card["phase"] == "playing"


def test_the_gallery_lies_above_the_sheet_and_the_day_is_written_out(server: WebServer, new_player: NewPlayer) -> None:
    page = workshop(server, new_player(locale="en-GB"))
    gallery, own = (page.get_by_role("heading", name=name, exact=True).bounding_box() for name in ("The gallery", "A form of your own"))
    assert gallery
    assert own
    assert gallery["y"] < own["y"]
    expect(page.get_by_role("region", name="The form of the day", exact=True).locator("time")).to_have_text(
        re.compile(r"^\d{1,2} [A-Z][a-z]+ \d{4}$")
    )


def test_a_link_brings_its_form_and_a_damaged_one_a_sentence(server: WebServer, new_player: NewPlayer) -> None:
    page = workshop(server, new_player(), "#BW/WB")
    expect(verdict(page)).to_have_text(GOOD)
    expect(cell(page, 8, 8)).to_have_accessible_name("Row 8, column 8: black")
    other = workshop(server, new_player(), "#BW/WX")
    expect(other.get_by_role("alert").filter(has_text="This link is damaged.")).to_have_text(
        "This link is damaged. Row 2 of the form has 'X'; a form is drawn with B, W and dots."
    )
    expect(verdict(other)).to_have_text("Paint the first cell.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("form: A\nlevel: 1\nB#B\n", "Line 3: “B#B” is not a row of a form; a form is drawn with B, W and dots."),
        ("form: A\nlevel: 1\nB.B\n", "A: The form is not connected: row 1, column 3 cannot be reached edge by edge from its first cell."),
    ],
)
def test_a_broken_text_is_reported_and_the_form_stays(server: WebServer, new_player: NewPlayer, text: str, sentence: str) -> None:
    page = workshop(server, new_player(), "#BW/WB")
    expect(verdict(page)).to_have_text(GOOD)
    read_text(page, text)
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    expect(page.get_by_label("Link to this form", exact=True)).to_have_value(f"{server.address}/forms#BW/WB")


def test_a_text_is_read_and_written_again(server: WebServer, new_player: NewPlayer) -> None:
    page = workshop(server, new_player())
    read_text(page, "# mine\nform: Well\nlevel: 2\nBBB\nB.B\n")
    expect(verdict(page)).to_have_text(GOOD)
    page.get_by_label("Text", exact=True).fill("")
    press(page, "Write as text")
    expect(page.get_by_label("Text", exact=True)).to_have_value("form: Well\nlevel: 2\nBBB\nB.B\n")


def test_the_form_of_the_day_is_played_once_and_its_result_shown(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    page = workshop(server, ann)
    press(page, "Play the form of the day")
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto(f"{server.address}/forms")
    press(page, "Continue")
    page.wait_for_url(table)
    ann.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    workshop(server, ann)
    told = page.get_by_label("Your result, to share", exact=True)
    expect(told).to_have_value(re.compile(r"^Zen, form of the day, [A-Z][a-z]+ \d{1,2}, \d{4}\n.+: 0 of \d+ cards after 0 rounds\n□{10}\n"))
    with page.expect_download() as saved:
        press(page, "PNG")
    assert re.fullmatch(r"zen-\d{4}-\d\d-\d\d\.png", saved.value.suggested_filename)
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_finished_form_gets_its_tick(server: WebServer, new_player: NewPlayer) -> None:
    page = workshop(server, new_player())
    expect(page.get_by_text("Forms you complete get a tick here.")).to_be_visible()
    page.evaluate("localStorage.setItem('roji.zen.forms', JSON.stringify({'Enso': 9}))")
    page.reload()
    expect(page.get_by_text("completed in 9 rounds", exact=True)).to_be_visible()
    press(page, "Edit Enso")
    expect(verdict(page)).to_have_text(GOOD)
    press(page, "Play Enso")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_form_editor_is_accessible(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    page = workshop(server, new_player(bypass_csp=True, viewport=viewport), "#BW/WB")
    expect(verdict(page)).to_have_text(GOOD)
    page.get_by_text("As text, in the format of the forms file", exact=True).click()
    assert faults(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"


def test_the_way_there_is_in_the_garden(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    page.goto(server.address)
    page.get_by_role("button", name=re.compile("^Zen")).click()
    page.get_by_role("dialog").get_by_role("link", name=re.compile("^Today’s Zen")).click()
    expect(page.get_by_role("heading", name="The form of the day")).to_be_visible(timeout=PATIENCE)
