"""Replays in the browser: stepping, links, reviews, and forks."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.table.test_replay import recorded
from tests.web.conftest import DESK, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, faults, small_targets

SMALL = {"width": 390, "height": 664}


def finished(server: WebServer, new_player: NewPlayer) -> str:
    """The table of a game in which Ann resigns against a bot after a few cards."""
    taken = server.set_table(ANN, BOT)
    ann = new_player().sit(server, taken)
    ann.play_on(4)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible()
    return str(taken["table"])


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("files") / "bossa.txt"
    file.write_text(recorded("bossa", 2))
    return file


def opened(page: Page, server: WebServer, journal: Path, at: int | None = None) -> Page:
    page.goto(f"{server.address}/replay")
    page.locator("input[type=file]").set_input_files(journal)
    expect(move(page)).to_be_visible()
    if at is not None:
        move(page).fill(str(at))
        expect(page.locator("main")).to_have_attribute("data-at", str(at))
    return page


def move(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move", exact=True)


def at(page: Page, line: int | str) -> None:
    expect(page.locator("main")).to_have_attribute("data-at", str(line))


def test_from_the_end_of_a_game_to_its_first_move_and_every_one_after(server: WebServer, new_player: NewPlayer) -> None:
    table = finished(server, new_player)
    steps = httpx.get(f"{server.address}/api/tables/{table}/replay?seat=0").json()["steps"]
    last = len(steps) - 1
    page = new_player().page
    page.goto(f"{server.address}/t/{table}")
    page.get_by_role("link", name="Replay", exact=True).click()
    at(page, 0)
    expect(page.get_by_text("The game begins.", exact=True)).to_be_visible()
    page.get_by_label("Seen by", exact=True).select_option(label="Ann")
    expect(page.get_by_role("list", name="Your hand", exact=True).get_by_role("listitem")).to_have_count(len(steps[0]["view"]["hand"]))
    page.get_by_role("button", name="Next move", exact=True).click()
    at(page, 1)
    expect(page.get_by_role("region", name="This move", exact=True)).to_contain_text(f"Move 1 of {last}")
    for key, line in (("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("PageDown", min(10, last))):
        page.keyboard.press(key)
        at(page, line)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="This move", exact=True)).to_contain_text("Ann resigned.")


def test_an_address_leads_to_a_move_and_a_seat(server: WebServer, new_player: NewPlayer) -> None:
    table = finished(server, new_player)
    page = new_player().page
    page.goto(f"{server.address}/replay/{table}/3?seat=1")
    at(page, 3)
    expect(page.get_by_label("Seen by", exact=True)).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{server.address}/replay/{table}/4?seat=1")
    page.get_by_label("Seen by", exact=True).select_option(label="a spectator")
    expect(page).to_have_url(f"{server.address}/replay/{table}/4")
    page.reload()
    at(page, 4)


def test_a_seat_sees_its_own_hand_and_not_the_others(server: WebServer, new_player: NewPlayer) -> None:
    table = finished(server, new_player)
    told = {
        seat: httpx.get(f"{server.address}/api/tables/{table}/replay?seat={seat}").json()["steps"][0]["view"]["hand"] for seat in (0, 1)
    }
    page = new_player().page
    for seat in (0, 1):
        page.goto(f"{server.address}/replay/{table}/0?seat={seat}")
        hand = page.get_by_role("list", name="Your hand", exact=True).get_by_role("listitem")
        expect(hand).to_have_count(len(told[seat]))
        shown = [int(re.findall(r"\d+", card)[0]) for card in hand.all_inner_texts()]
        assert sorted(shown) == sorted(told[seat])
    assert told[0] != told[1]


def test_it_plays_by_itself_and_stops_at_the_end(server: WebServer, new_player: NewPlayer, journal: Path) -> None:
    page = opened(new_player().page, server, journal)
    last = int(move(page).get_attribute("max") or 0)
    move(page).fill(str(last - 2))
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Speed: ")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_move_in_the_list_leads_there_and_is_marked(server: WebServer, new_player: NewPlayer, journal: Path) -> None:
    page = opened(new_player().page, server, journal)
    page.get_by_role("button", name=re.compile(r"^12 ")).click()
    at(page, 12)
    expect(page.locator("[aria-current=step]")).to_have_text(re.compile("^12"))


def test_a_file_that_is_damaged_is_refused_with_a_sentence(server: WebServer, new_player: NewPlayer, tmp_path: Path, journal: Path) -> None:
    damaged = tmp_path / "cut.txt"
    damaged.write_text(journal.read_text()[:300])
    page = new_player().page
    page.goto(server.address)
    page.get_by_role("link", name="Open a game file", exact=True).click()
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_have_text("This journal is cut off: its last line is missing.")
    opened(page, server, journal)
    page.reload()
    expect(move(page)).to_be_visible()
    page.get_by_role("button", name="Open another file", exact=True).click()
    expect(page.get_by_role("heading", name="Open a game file", exact=True)).to_be_visible()


def test_a_game_is_played_on_from_a_move_against_bots(server: WebServer, new_player: NewPlayer) -> None:
    table = finished(server, new_player)
    page = new_player().page
    page.goto(f"{server.address}/replay/{table}/2?seat=0")
    page.get_by_role("button", name="Play on from here", exact=True).click()
    page.get_by_label("The others are bots", exact=True).select_option("random")
    page.get_by_label("Your name", exact=True).fill("Mio")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"))
    told = page.get_by_text("Played on from move 2 of another game: the same things come up as there. See that game", exact=True)
    expect(told).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("list", name="Players", exact=True)).to_contain_text("Bot Kaede")


def test_the_end_cannot_be_played_on(server: WebServer, new_player: NewPlayer, journal: Path) -> None:
    page = opened(new_player().page, server, journal)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here", exact=True).click()
    expect(page.get_by_text("The game is over here.", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Play on", exact=True)).to_have_count(0)


def test_the_review_draws_a_curve_that_leads_to_moves(server: WebServer, new_player: NewPlayer, journal: Path) -> None:
    page = opened(new_player().page, server, journal)
    page.get_by_role("button", name="Review", exact=True).click()
    with page.expect_response("**/api/findings", timeout=60_000) as told:
        page.get_by_role("button", name="Review the game", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Luck and skill"))).to_be_visible(timeout=60_000)
    turns = page.get_by_role("list").filter(has=page.get_by_text(re.compile("lucky$|made a mistake"))).get_by_role("button")
    found = sorted(turning["line"] for turning in told.value.json()["turnings"])
    assert found
    assert [int(turn.inner_text().split()[0]) for turn in turns.all()] == found, "what the server finds, and nothing else"
    curve = page.get_by_role("img", name=re.compile(r"^Chance to win after move 0: Seat 1 \d+%, Seat 2 \d+%$"))
    chances = [int(percent) for percent in re.findall(r"(\d+)%", curve.get_attribute("aria-label") or "")]
    assert 99 <= sum(chances) <= 101, "one win, but for rounding"
    mistakes = [turning for turning in told.value.json()["turnings"] if turning["by"] == "choice"]
    expect(page.get_by_text(re.compile(r"^Seat [12] made a mistake\. [A-Z].* instead\.$"))).to_have_count(len(mistakes))
    expect(page.get_by_text(re.compile(r"^± \d+$"))).to_have_count(4)
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 1, "y": 20})
    at(page, int(move(page).get_attribute("max") or 0))
    expect(page.get_by_role("img", name=re.compile(r"Seat [12] 100%")).first).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, SMALL], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_here(server: WebServer, new_player: NewPlayer, journal: Path, viewport: dict[str, int]) -> None:
    page = new_player(bypass_csp=True, viewport=viewport).page
    page.goto(f"{server.address}/replay")
    expect(page.get_by_role("heading", name="Open a game file", exact=True)).to_be_visible()
    assert faults(page) == [], "open a file"
    opened(page, server, journal, 20)
    assert faults(page) == [], "a move"
    if viewport == SMALL:
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, 664]
        assert [one for one in small_targets(page) if "Move" not in one] == []
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Review", exact=True).click()
    assert faults(page) == [], "before the review"
    page.get_by_role("button", name="Review the game", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Luck and skill"))).to_be_visible(timeout=60_000)
    assert faults(page) == [], "after the review"
    if viewport == SMALL:
        page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Play on")).click()
    assert faults(page) == [], "play on"


def test_reduced_motion_is_respected_in_replays(server: WebServer, new_player: NewPlayer, journal: Path) -> None:
    page = opened(new_player(reduced_motion="reduce").page, server, journal, 10)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0
