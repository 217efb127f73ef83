"""The home page in windows of every size, and the list of a browser's own tables."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from roji.content.words import read
from roji.core.sentences import Words
from roji.games import OURS
from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT

GAMES = [game.title for game in OURS]
AT_ONCE = [(768, 1024), (820, 1180), (1024, 768), (1100, 800), (1200, 800), (1280, 800), (1280, 1024), (1366, 640), (1920, 1080)]
BY_SCROLLING = [(900, 700), (999, 700), (800, 600), (390, 844)]
# The name plate of a game, which is its link.
INSIDE = """one => {
    const box = one.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""

# Scrolls to it, and returns whether a touch in its middle hits the game.
REACHED = """one => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left >= 0 && box.right <= innerWidth && (one.closest('button') ?? one.parentElement).contains(met);
}"""


def at_home(page: Page, server: WebServer) -> list[Locator]:
    """The name plates of the five games."""
    page.goto(server.address)
    plates = [page.get_by_role("button", name=game).locator(".plate") for game in GAMES]
    for plate in plates:
        expect(plate).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return plates


@pytest.mark.parametrize(("width", "height"), AT_ONCE)
def test_all_five_games_are_in_sight(server: WebServer, new_player: NewPlayer, width: int, height: int) -> None:
    plates = at_home(new_player(viewport={"width": width, "height": height}).page, server)
    assert [plate.evaluate(INSIDE) for plate in plates] == [True] * 5


@pytest.mark.parametrize(("width", "height"), BY_SCROLLING)
def test_all_five_games_can_be_scrolled_to(server: WebServer, new_player: NewPlayer, width: int, height: int) -> None:
    page = new_player(viewport={"width": width, "height": height}).page
    plates = at_home(page, server)
    assert [plate.evaluate(REACHED) for plate in plates] == [True] * 5
    assert page.evaluate("document.documentElement.scrollWidth") == width


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def options_of(server: WebServer, page: Page) -> dict[str, Any]:
    """The options of the open table, from the server."""
    page.wait_for_url(re.compile("/t/"))
    return dict(httpx.get(f"{server.address}/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["options"])


def new_game(page: Page, server: WebServer, game: str) -> Locator:
    page.goto(server.address)
    press(page, "New game")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Game", exact=True).select_option(game)
    return sheet


def test_solo_level_and_scenario_stand_above_the_seats(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    sheet = new_game(page, server, "Bonsai")
    expect(sheet.get_by_label("Scenario", exact=True)).to_have_count(0)
    press(page, "Solo")
    scenario, level, name = (sheet.get_by_label(label, exact=True) for label in ("Scenario", "Level", "Your name"))
    tops = [box["y"] for box in (one.bounding_box() for one in (scenario, level, name)) if box]
    assert tops == sorted(tops)
    assert len(tops) == 3
    level.select_option("Sensei, 120 points")
    press(page, "Start game")
    assert options_of(server, page)["level"] == "sensei"


CUT = """() => [...document.querySelectorAll('dialog select')].filter(one => {
    const whole = one.cloneNode(true);
    whole.style.cssText = 'position: absolute; width: max-content; flex: none';
    one.after(whole);
    const wanted = whole.offsetWidth;
    whole.remove();
    return wanted > one.offsetWidth + 1;
}).map(one => one.selectedOptions[0].text)"""


@pytest.mark.parametrize("width", [390, 820, 1280])
@pytest.mark.parametrize("language", ["en", "de", "pl", "ja"])
def test_no_word_of_a_seat_is_cut_in_new_game(server: WebServer, new_player: NewPlayer, language: str, width: int) -> None:
    page = new_player(viewport={"width": width, "height": 844}).page
    page.goto(server.address)
    page.evaluate("language => localStorage.setItem('roji-language', language)", language)
    page.reload()
    press(page, read(Words("home-set-a-table"), language, "shell"))
    expect(page.locator("dialog select").nth(2)).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(CUT) == []


def test_with_others_takes_a_solo_table_back(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    sheet = new_game(page, server, "Bonsai")
    press(page, "Solo")
    sheet.get_by_label("Level", exact=True).select_option("Sensei, 120 points")
    press(page, "With others")
    expect(sheet.get_by_label("Level", exact=True)).to_have_count(0)
    expect(sheet.get_by_label("Seat 2", exact=True)).to_be_visible()


def test_a_form_is_chosen_from_pictures(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    forms = new_game(page, server, "Zen").get_by_role("radiogroup", name="Form", exact=True)
    expect(forms.get_by_role("radio", name="Tea Bowl", exact=True)).to_be_checked()
    panda = forms.locator("label").filter(has_text="Panda")
    expect(panda.locator("svg")).to_be_visible(timeout=PATIENCE)
    panda.click()
    press(page, "Start game")
    assert options_of(server, page)["form"] == "Panda"


def test_a_form_can_still_be_written(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    sheet = new_game(page, server, "Zen")
    sheet.get_by_label("Or in your own words", exact=True).fill("BWB/WBW")
    press(page, "Start game")
    assert options_of(server, page)["form"] == "BWB/WBW"


def keep_keys(page: Page, server: WebServer, *taken: dict[str, Any]) -> Locator:
    """The list of tables in a browser that has these tokens."""
    keys = [{**one, "game": "ohanami", "name": "Ann", "since": 0} for one in taken]
    page.goto(server.address)
    page.evaluate("keys => localStorage.setItem('roji.tables', JSON.stringify(keys))", keys)
    page.reload()
    return page.get_by_role("region", name="Your tables", exact=True).get_by_role("listitem")


def test_a_game_against_bots_is_removed_when_asked_twice(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    bots, people = server.set_table(ANN, BOT), server.set_table(ANN, {"kind": "open"})
    server.seat(people["table"], "Ren")
    rows = keep_keys(page, server, bots, people)
    expect(rows).to_have_count(2, timeout=PATIENCE)
    expect(rows.filter(has_text="Ren").get_by_role("button")).to_have_count(0)  # another person plays there
    rows.filter(has_text="Bot").get_by_role("button").click()
    press(page, "Cancel")
    expect(rows).to_have_count(2)
    rows.filter(has_text="Bot").get_by_role("button").click()
    press(page, "Remove game")
    expect(rows).to_have_count(1)
    assert httpx.get(f"{server.address}/api/tables/{bots['table']}").json()["phase"] == "closed"
    page.reload()
    expect(rows).to_have_count(1)


def test_what_is_over_shows_its_result_and_day(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, BOT)
    ann = new_player().sit(server, taken)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    rows = keep_keys(ann.page, server, taken)
    expect(rows).to_have_text(re.compile(r"Bot \w+ won.*today"))
    rows.get_by_role("button").click()
    expect(rows).to_have_count(0)


def test_a_requested_rematch_is_listed(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, {"kind": "open"})
    ren = httpx.post(f"{server.address}/api/tables/{taken['table']}/seats", json={"name": "Ren"}).json()
    ann = new_player().sit(server, taken)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    again = httpx.post(f"{server.address}/api/tables/{taken['table']}/rematch", headers={"Authorization": f"Bearer {ren['token']}"})
    rows = keep_keys(ann.page, server, taken)
    rows.get_by_role("link").filter(has_text="Ren wants a rematch").click()
    expect(ann.page).to_have_url(f"{server.address}/t/{again.json()['table']}")
    assert ann.wait_for_turn() == "choose"
