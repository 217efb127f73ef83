"""The score pad in a browser: the rules run in the page, also offline; entries are stored and can be shared as a link."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roji.games import OURS, bonsai, bossa, ohanami, takenoko, zen
from roji.pad.bonsai import tally as bonsai_tally
from roji.pad.bossa import tally as bossa_tally
from roji.pad.ohanami import tally as ohanami_tally
from roji.pad.takenoko import tally as takenoko_tally
from roji.pad.zen import tally as zen_tally
from tests.games.bonsai.tables import T72
from tests.pad import test_bonsai_pad, test_bossa_pad, test_ohanami_pad, test_takenoko_pad, test_zen_pad
from tests.pad.ends import finished, many
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.pads import follow, lines, open_pad, says, sheet
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import faults, small_targets

GAMES = [game.name for game in OURS]
PASCAL = ["4", "0", "6", "0", "7", "0", "6", "0", "8", "0", "4", "0", "6", "0"]  # example E4, line by line; zeros for the other player


def write_pascal(page: Page) -> None:
    """Enter the example by keyboard: Enter moves from field to field."""
    page.get_by_label("Name of player 1", exact=True).fill("Ann")
    page.get_by_label("Ann, round 1, Water", exact=True).focus()
    for count in PASCAL:
        page.keyboard.type(count)
        page.keyboard.press("Enter")


def test_a_sheet_typed_by_keys_is_kept_works_without_a_line_and_travels_in_a_link(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player(permissions=["clipboard-read", "clipboard-write"]).page
    open_pad(page, server, "ohanami")
    write_pascal(page)
    assert "Ann wins with 157" in says(page)
    assert [row[0] for row in sheet(page)] == ["12", "18", "28", "18", "32", "28", "21", "157"]

    page.reload()
    expect(page.get_by_label("Ann, round 3, Blossoms", exact=True)).to_have_value("6", timeout=PATIENCE)

    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")  # the service worker is ready when it has cached all files
    page.context.set_offline(True)
    page.goto(f"{server.address}/pad/ohanami")
    page.get_by_label("Ann, round 3, Blossoms", exact=True).fill("7", timeout=2 * PATIENCE)
    expect(page.get_by_role("row", name="Total").get_by_role("cell").first).to_have_text("164")
    page.goto(f"{server.address}/pad")
    expect(page.get_by_role("link", name="Bonsai", exact=True)).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)

    open_pad(page, server, "ohanami")
    page.get_by_role("button", name="Share this sheet", exact=True).click()
    link = page.get_by_label("Link to this sheet", exact=True).input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    other = new_player().page
    other.goto(link)
    expect(other.get_by_role("row", name="Total").get_by_role("cell").first).to_have_text("164", timeout=2 * PATIENCE)
    assert "#" not in other.url


def test_impossible_counts_get_a_sentence_at_their_place_and_nothing_typed_is_lost(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "ohanami")
    write_pascal(page)
    field = page.get_by_label("Player 2, round 3, Blossoms", exact=True)
    for typed, sentence in (
        ("-3", "A count cannot be less than 0."),
        ("many", "Enter a number, such as 4."),
        ("35", "The box has only 34."),
    ):
        field.fill(typed)
        expect(field).to_have_accessible_description(sentence)
        expect(field).to_have_value(typed)
        assert "One entry is not possible." in says(page)
    page.reload()
    expect(page.get_by_label("Player 2, round 3, Blossoms", exact=True)).to_have_value("35", timeout=PATIENCE)


def test_cards_are_tapped_into_gardens_and_the_rules_say_which_cannot_lie_there(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player(viewport=PHONE).page
    open_pad(page, server, "ohanami")
    page.get_by_role("button", name="Tap the cards", exact=True).tap()
    for card in ("2, Water", "4, Water"):
        page.get_by_role("button", name=card, exact=True).tap()
    assert sheet(page)[0][0] == "6"
    page.get_by_role("button", name="Round 2", exact=True).tap()
    page.get_by_label("Card number", exact=True).fill("3")
    page.keyboard.press("Enter")
    expect(page.get_by_text("3 came in round 2, so it cannot lie between 2 and 4.")).to_be_visible()
    page.get_by_role("button", name="3, Plants", exact=True).tap()
    expect(page.get_by_text("3 came in round 2")).to_have_count(0)


def test_a_damaged_link_leaves_the_own_sheet_alone(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "ohanami")
    write_pascal(page)
    page.goto(f"{server.address}/pad/ohanami#1abc")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged", timeout=PATIENCE)
    expect(page.get_by_label("Ann, round 3, Blossoms", exact=True)).to_have_value("6")


def test_sheets_are_listed_opened_again_and_thrown_away(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "ohanami")
    write_pascal(page)
    page.get_by_role("button", name="New sheet", exact=True).click()
    expect(page.get_by_label("Player 1, round 1, Water", exact=True)).to_have_value("")
    page.get_by_role("link", name="All sheets", exact=True).click()
    page.get_by_role("link", name="Ann and Player 2").click()
    expect(page.get_by_label("Ann, round 1, Water", exact=True)).to_have_value("4", timeout=PATIENCE)
    page.get_by_role("link", name="All sheets", exact=True).click()
    page.get_by_role("button", name="Delete the sheet of Ann and Player 2", exact=True).click()
    expect(page.get_by_role("heading", name="Saved on this device")).to_have_count(0)


def check(page: Page, server: WebServer, game: str, entries: list[dict[str, Any]], tally: Any) -> None:
    """Assert that MicroPython in the page and Python here score these sheets identically."""
    open_pad(page, server, game)
    for entry in entries:
        follow(page, entry)
        said = tally(entry)
        expect(page.get_by_role("region", name="The outcome", exact=True).get_by_role("table").locator("thead th")).to_have_count(
            len(entry["players"])
        )
        assert sheet(page) == lines(said), entry


def entries(game: str) -> tuple[list[dict[str, Any]], Any]:
    """Sheets of finished games, entered in every way."""
    ways: list[Any]
    if game == "bonsai":
        tables, ways, tally = [*many(bonsai.GAME, 6)], [test_bonsai_pad.by_counts, test_bonsai_pad.by_tree], bonsai_tally
        tables += [finished(bonsai.GAME, 1, seed, scenario="emperor") for seed in range(2)]
    elif game == "ohanami":
        tables, ways, tally = [*many(ohanami.GAME, 8)], [test_ohanami_pad.by_counts, test_ohanami_pad.by_cards], ohanami_tally
    elif game == "takenoko":
        tables, ways, tally = [*many(takenoko.GAME, 12)], [test_takenoko_pad.written], takenoko_tally
    elif game == "bossa":
        tables, ways, tally = [*many(bossa.GAME, 6)], [test_bossa_pad.by_counts, test_bossa_pad.by_tiles], bossa_tally
        tables += many(bossa.GAME, 4, chips=True, row_size="loose")
    else:
        tables, ways, tally = [], [test_zen_pad.by_counts, test_zen_pad.by_cells], zen_tally
        tables += [finished(zen.GAME, 1, seed, 0, form=form) for seed, form in enumerate(("Tea Bowl", "BW/WB", "Fuji", "W/B/W"))]
    return [way(table) for table in tables for way in ways], tally


@pytest.mark.parametrize("game", GAMES)
def test_games_are_scored_in_the_browser_as_at_the_table(server: WebServer, new_player: NewPlayer, game: str) -> None:
    check(new_player().page, server, game, *entries(game))


def test_a_bonsai_of_72_points_with_cards_and_a_goal_makes_100(server: WebServer, new_player: NewPlayer) -> None:
    """Example E1: the tree comes in a link, the rest is clicked."""
    page = new_player().page
    player = test_bonsai_pad.player
    open_pad(page, server, "bonsai", test_bonsai_pad.sheet(player(trees=[test_bonsai_pad.tiles(T72)]), player(), by="tree"))
    expect(page.get_by_role("row", name="Total").get_by_role("cell").first).to_have_text("72")
    parchments = page.get_by_role("region", name="Parchments", exact=True)
    for effect in ("leaf", "flower"):
        parchments.get_by_role("button", name=re.compile(f"for each {effect}")).click()
    page.get_by_role("button", name="8 wood, the bud included, 5 points", exact=True).click()
    assert [row[0] for row in sheet(page)] == ["39", "19", "14", "23", "5", "100"]


def test_a_bonsai_grows_where_the_rules_let_it_and_what_hangs_on_a_tile_falls_with_it(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "bonsai")
    page.get_by_role("button", name="Tap the tree", exact=True).click()
    page.get_by_role("button", name="leaf", exact=True).click()
    for cell in ("0,-1", "1,-1"):
        page.get_by_role("button", name=f"Put leaf at {cell}", exact=True).press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Put leaf at"))).to_have_count(0)
    page.get_by_role("button", name="fruit", exact=True).click()
    page.get_by_role("button", name="Put fruit at 1,-2", exact=True).press("Enter")
    assert sheet(page)[-1][0] == "13"
    page.get_by_role("button", name="remove", exact=True).click()
    page.get_by_role("button", name="Take off leaf at 0,-1", exact=True).press("Enter")
    expect(page.get_by_role("row", name="Total").get_by_role("cell").first).to_have_text("3")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_on_a_phone_each_tap_places_a_tile_of_the_chosen_kind_and_the_kinds_stay_in_sight(
    server: WebServer, new_player: NewPlayer, players: int
) -> None:
    page = new_player(viewport=PHONE).page
    open_pad(page, server, "bonsai", test_bonsai_pad.sheet(*(test_bonsai_pad.player() for _ in range(players)), by="tree"))
    kinds = page.get_by_role("group", name="Tile to place", exact=True)
    kinds.get_by_role("button", name="leaf", exact=True).tap()
    for points in (3, 6):
        page.get_by_role("button", name=re.compile("^Put leaf at")).first.tap()
        expect(page.get_by_role("row", name="Total").get_by_role("cell").first).to_have_text(str(points))
    page.get_by_role("region", name="The bonsai of Player 1", exact=True).evaluate(
        "tree => scrollBy(0, tree.getBoundingClientRect().bottom - 0.55 * innerHeight)"
    )
    for kind in ("wood", "leaf", "flower", "fruit", "remove"):
        button = kinds.get_by_role("button", name=kind, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
        button.tap()  # fails if something covers it
        expect(button).to_have_attribute("aria-pressed", "true")
    for seat in page.get_by_role("group", name="Whose score", exact=True).get_by_role("button").all():
        seat.tap()


def test_two_players_cannot_have_the_same_objective(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player(viewport=PHONE).page
    open_pad(page, server, "takenoko")
    card = page.get_by_role("region", name="Gardener", exact=True).get_by_role("button").first
    card.tap()
    page.get_by_role("group", name="Whose score", exact=True).get_by_role("button").nth(1).tap()
    card.tap()
    expect(page.get_by_text("The box has this card once, and somebody has it already.")).to_be_visible()
    card.tap()
    expect(page.get_by_text("The box has this card once")).to_have_count(0)


def test_bossa_says_who_won_and_how(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "bossa")
    page.get_by_label("Rows on the white line", exact=True).fill("6")
    page.get_by_label("Player 1, tiles in hand", exact=True).fill("2")
    page.get_by_label("Player 2, tiles in hand", exact=True).fill("3")
    assert says(page) == "Player 1 wins. The white line has six rows: its owner wins."
    page.get_by_label("Rows on the black line", exact=True).fill("6")
    twice = "The other line has six rows already, and the game was over then."
    expect(page.get_by_label("Rows on the black line", exact=True)).to_have_accessible_description(twice)


def test_a_zen_form_is_covered_by_keys(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    open_pad(page, server, "zen")
    page.get_by_role("gridcell", name="Row 1, column 1, black, empty", exact=True).focus()
    for key in ("Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell", name="Row 1, column 2, white, a card lies there", exact=True)).to_be_visible()
    assert sheet(page) == [["1"], ["1"], ["2"]]
    page.get_by_role("button", name="Piles used up twice", exact=True).click()
    assert says(page) == "Not won this time. Both passes are over; cards missing: 16."


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_everybody_can_choose_a_pad(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    page = new_player(bypass_csp=True, viewport=viewport).page
    page.goto(f"{server.address}/pad")
    expect(page.get_by_role("heading", name="Which game is on your table?")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_the_pad(server: WebServer, new_player: NewPlayer, game: str, viewport: dict[str, int]) -> None:
    page = new_player(bypass_csp=True, viewport=viewport).page
    open_pad(page, server, game)
    assert faults(page) == []
    if viewport == PHONE:
        assert small_targets(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
