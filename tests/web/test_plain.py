"""The plain face: a third-party game, played in the browser by mouse, by keyboard and on a phone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from roji.games import OURS
from tests.outside.environment import EXAMPLE, environment
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import faults

ANN = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server whose environment has Lost Gardens installed."""
    place = tmp_path_factory.mktemp("outside")
    server = WebServer(place / "roji.sqlite", environment(place / "installed", EXAMPLE))
    yield server
    server.close()


def sit(server: WebServer, player: Player) -> Player:
    return player.sit(server, server.set_table(ANN, BOT, game="lost_gardens"))


def buttons(player: Player, **given: Any) -> Locator:
    return player.page.get_by_role("region", name="Yours", exact=True).get_by_role("button", **given)


def ready(player: Player) -> Locator:
    """Wait for the first enabled action."""
    first = buttons(player, disabled=False).or_(player.again).first
    expect(first).to_be_visible(timeout=PATIENCE)
    return first


def act(player: Player, first: Locator) -> None:
    before = player.seq()
    first.click()
    player.page.wait_for_function("before => Number(document.querySelector('main').dataset.seq) > before", arg=before)


def test_it_is_found_on_the_home_page_and_played_to_the_end(server: WebServer, new_player: NewPlayer) -> None:
    page = (ann := new_player()).page
    page.goto(server.address)
    for title in [*(game.title for game in OURS), "Lost Gardens"]:
        expect(page.get_by_role("button", name=re.compile(f"^{title}"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Lost Gardens")).click()
    sheet = page.get_by_role("dialog", name="Lost Gardens", exact=True)
    expect(sheet.get_by_text("Three rows that must ascend")).to_be_visible()
    expect(sheet.get_by_role("link")).to_have_count(0)  # it has neither rules nor lessons nor a pad
    sheet.get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.get_by_role("heading", name="Lost Gardens", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_title(re.compile("Lost Gardens"))
    while (first := ready(ann)).inner_text() != "Play again":
        act(ann, first)
    expect(page.get_by_role("region", name="Result", exact=True)).to_contain_text("The deck is empty")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_text(re.compile("drew a card")).first).to_be_visible(timeout=PATIENCE)


def test_its_cards_have_their_names_in_the_readers_language_on_buttons_and_in_the_log(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player(locale="de-DE"))
    card = ann.page.locator("section.hand").get_by_role("button", name=re.compile(r"(Moos|Stein|Ahorn) \d"), disabled=False).first
    card.click()
    expect(ann.page.locator("body")).to_contain_text(re.compile(r"legte (Moos|Stein|Ahorn) \d"))


def test_impossible_actions_explain_why(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player())
    act(ann, buttons(ann, name=re.compile("^Put on the pile")).first)
    refused = buttons(ann, name=re.compile("^Take from the pile"), disabled=True)
    expect(refused).to_have_count(3)
    said = []
    for one in refused.all():
        one.click(force=True)
        said.append(ann.why.inner_text())
    assert sorted(said) == ["That pile is empty.", "That pile is empty.", "You have just discarded that card."]


def test_a_choice_can_be_taken_back_and_the_log_and_the_pad_tell_the_rest(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player())
    before = ready(ann).get_attribute("aria-label")
    act(ann, ready(ann))
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("You laid")
    ann.page.get_by_role("button", name="Score pad", exact=True).click()
    expect(ann.page.get_by_role("region", name="Score", exact=True)).to_contain_text("Maple")
    ann.prompt.get_by_role("button", name="Undo", exact=True).click()
    expect(buttons(ann, name=str(before), exact=True)).to_be_enabled()


def test_it_is_played_by_keys_alone(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player())
    ready(ann).focus()
    for _ in range(6):
        seq = ann.seq()
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_function("before => Number(document.querySelector('main').dataset.seq) > before", arg=seq)
        ready(ann)
        expect(ann.page.locator("button[data-first]")).to_be_focused(timeout=PATIENCE)


def test_the_rules_at_a_glance_come_from_its_catalogue(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player())
    ready(ann)
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Rules at a glance", exact=True)
    expect(sheet.get_by_text("On your turn play one card of your five, then get one.")).to_be_visible()
    expect(sheet.get_by_role("link")).to_have_count(0)


@pytest.mark.parametrize("path", ["rules", "learn", "pad"])
def test_pages_that_it_does_not_have_say_so(server: WebServer, new_player: NewPlayer, path: str) -> None:
    page = new_player().page
    page.goto(f"{server.address}/{path}/lost_gardens")
    sentence = {"rules": "Lost Gardens has no rules page here", "learn": "Lost Gardens", "pad": "there is no such page"}[path]
    expect(page.get_by_text(re.compile(sentence)).first).to_be_visible()


def test_what_german_lacks_is_read_in_english(server: WebServer, new_player: NewPlayer) -> None:
    ann = sit(server, new_player(locale="de-DE"))
    expect(ann.page.get_by_text("Cards in the deck")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.get_by_role("button", name="Zurücknehmen", exact=True)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    ann = sit(server, new_player(bypass_csp=True, viewport=viewport))
    for _ in range(3):
        act(ann, ready(ann))
    ready(ann)
    assert faults(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    assert faults(ann.page) == [], "another player's table"
