"""Bonsai in a real browser: whole games by clicks and by keys, phones, screen readers, the picture at the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.bonsai_driver import CARD, GROW, TILE, BonsaiDriver, play_over_the_wire, reach_beyond_both_rims, set_bonsai
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, FIRST_LOAD, REN, faults, inside, small_targets
from tests.web.test_whole_games import press_to


@pytest.fixture
def sit(server: WebServer, new_player: NewPlayer) -> Any:
    def sit_down(*seats: dict[str, str], options: dict[str, object] | None = None, **given: Any) -> BonsaiDriver:
        return BonsaiDriver(new_player(**given).sit(server, set_bonsai(server, *seats, **(options or {}))))

    return sit_down


def test_a_solo_game_by_clicks_ends_in_the_alcove(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, reduced_motion="no-preference")
    expect(ann.player.prompt).to_contain_text("Meditate or cultivate.")
    expect(ann.page.get_by_text("of 80 points")).to_be_visible()
    ann.play_to("over")

    expect(ann.page.get_by_role("img", name=re.compile(r"in its alcove, \d+ points"))).to_be_visible()
    parts = ann.page.get_by_role("list", name="Score, part by part", exact=True).get_by_role("listitem")
    expect(parts.nth(4)).to_have_text(re.compile(r"Goals\s*\d+"), timeout=PATIENCE)
    points = [int(re.findall(r"\d+", text)[0]) for text in parts.all_inner_texts()[:5]]
    expect(parts.nth(5)).to_have_text(re.compile(rf"Total\s*{sum(points)}"))
    the_picture_is_whole(ann)


def test_on_a_tablet_the_board_stays_where_it_is_through_a_whole_game(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, viewport={"width": 820, "height": 1180})
    board = ann.page.get_by_role("region", name="Board", exact=True)
    where = set()
    for step in range(300):
        if ann.what() == "over":
            break
        where.add(str(board.bounding_box()))
        ann.act(step)
    assert len(where) == 1, where


def the_picture_is_whole(ann: BonsaiDriver) -> None:
    with ann.page.expect_download() as drawing:
        ann.button("Save as SVG").click()
    svg = drawing.value.path().read_text()
    assert drawing.value.suggested_filename == "bonsai-ann.svg"
    assert set(re.findall(r'href="#([\w-]+)"', svg)) <= set(re.findall(r'id="([\w-]+)"', svg)), "a symbol is missing"
    assert "var(--" not in re.sub(r"<symbol id=.*?</symbol>", "", svg)
    with ann.page.expect_download() as painting:
        ann.button("Save as PNG").click()
    png = painting.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert len(png) > 20_000


def test_a_game_against_a_bot_by_clicks(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    ann.play_to("over")
    expect(ann.player.prompt).to_contain_text(re.compile(r"wins? with \d+ points"))
    alcove = ann.page.get_by_role("img", name=re.compile("in its alcove"))
    expect(alcove).to_have_accessible_name(re.compile("^Your bonsai in its alcove"))  # shown first, whoever has won
    ann.button(re.compile("^Tree of ")).first.click()
    expect(alcove).to_have_accessible_name(re.compile("^The bonsai of Bot .* in its alcove"))


def press_once(page: Page, pattern: str) -> None:
    press_to(page, pattern)
    page.keyboard.press("Enter")


def step_by_keys(ann: BonsaiDriver, step: int) -> None:
    before = ann.player.seq()
    match ann.what():
        case "tile":
            press_once(ann.page, TILE.pattern)
        case "grow":
            press_to(ann.page, GROW.pattern)
            for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")[: step % 4]:
                ann.page.keyboard.press(key)
            ann.page.keyboard.press("Space")
        case "choose" if ann.held() < 3 or ann.go.count() == 0:
            press_once(ann.page, CARD.pattern)
            press_once(ann.page, "^Take the ")
        case _:
            press_once(ann.page, f"^{re.escape(ann.go.inner_text())}$")
    ann.player.until_something_happened(before)
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_a_solo_game_by_keyboard_alone(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN)
    step = 0
    while ann.what() != "over":
        step_by_keys(ann, step)
        step += 1
    press_to(ann.page, "^Save as SVG$")


def test_a_bud_shows_its_effect_on_the_score_before_it_is_clicked(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN)
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 leaf", exact=True).click()
    expect(ann.player.prompt).to_contain_text("Choose where the leaf grows.")
    bud = ann.button("Grow a leaf at 0,-1, 3 points more")
    bud.hover()
    expect(ann.page.locator(".tag")).to_have_text("+3")
    bud.click()
    expect(ann.button("You growing 3 points")).to_be_visible()
    ann.button("Undo").click()
    expect(bud).to_be_visible()


def test_every_refusal_is_explained(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN)
    tiles = ann.page.get_by_role("list", name="Your tiles", exact=True)
    cards = ann.page.get_by_role("list", name="Cards", exact=True)
    tiles.get_by_role("button", name="0 fruits", exact=True).click(force=True)  # it has aria-disabled, but a click explains why
    expect(ann.player.why).to_have_text("There is no fruit in your supply.")
    ann.page.get_by_role("region", name="Score", exact=True).get_by_title(re.compile("open")).first.click(force=True)
    expect(ann.player.why).to_contain_text("Your bonsai does not meet that goal yet.")
    ann.button("Undo").click(force=True)
    expect(ann.player.why).to_have_text("There is nothing to undo yet.")

    ann.cards.nth(3).click()
    expect(ann.player.why).to_have_count(0)
    ann.click(ann.button(re.compile("^Take the ")))
    while (what := ann.what()) != "choose":
        ann.click(ann.tiles.first if what == "tile" else ann.go)
    ann.click(ann.button("Cultivate"))
    tiles.get_by_role("button", name=re.compile(r"^[12] fruits?$")).click(force=True)
    expect(ann.player.why).to_contain_text("No place on your bonsai takes a fruit: it must touch two leaves that touch each other")
    cards.get_by_role("button").first.click(force=True)
    expect(ann.player.why).to_have_text("Finish cultivating first.")
    tiles.get_by_role("button", name=re.compile(r"^[1-9] lea(f|ves)$")).click()
    expect(ann.player.prompt).to_contain_text("Choose where the leaf grows.")


def test_a_tile_can_be_dragged_to_where_it_grows(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN)
    leaf = ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 leaf", exact=True)
    leaf.click()
    bud = ann.button("Grow a leaf at 0,-1, 3 points more")
    expect(bud).to_be_visible()
    start, place = leaf.bounding_box(), bud.bounding_box()
    assert start
    assert place
    ann.page.mouse.move(start["x"] + 20, start["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    ann.page.mouse.up()
    expect(ann.button("You growing 3 points")).to_be_visible()


def test_the_emperor_challenge_has_two_pots_and_one_is_tended(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, options={"scenario": "emperor"})
    expect(ann.page.get_by_role("group", name="Bonsai 1, which you tend now", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("group", name="Bonsai 2, which rests", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("The Emperor challenge").first).to_be_visible()


def test_the_emperor_challenge_warns_before_a_goal_is_renounced(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bonsai(server, ANN, scenario="emperor")
    play_over_the_wire(server, taken, reach_beyond_both_rims)
    ann = BonsaiDriver(new_player().sit(server, taken))
    expect(ann.player.prompt).to_contain_text("Claim Kengai (beyond the rim)?")
    before = ann.player.seq()
    warning = ann.page.get_by_role("dialog", name="Renounce this goal?", exact=True)

    ann.button("Renounce").click()
    expect(warning).to_contain_text("the challenge can no longer be won")
    warning.get_by_role("button", name="Go back", exact=True).click()
    expect(warning).to_have_count(0)
    expect(ann.player.prompt).to_contain_text("Claim Kengai (beyond the rim)?")
    assert ann.player.seq() == before

    ann.button("Renounce").click()
    warning.get_by_role("button", name="Renounce it", exact=True).click()
    expect(warning).to_have_count(0)
    expect(ann.page.locator("main")).to_have_attribute("data-seq", str(before + 1))
    score = ann.page.get_by_role("region", name="Score", exact=True)
    expect(score.get_by_title(re.compile("both sides: 10 points, nobody can claim it now$"))).to_be_visible()


def test_on_a_tablet_the_board_stays_while_a_goal_is_decided_about(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bonsai(server, ANN, scenario="emperor")
    play_over_the_wire(server, taken, reach_beyond_both_rims)
    ann = BonsaiDriver(new_player(viewport={"width": 820, "height": 1180}).sit(server, taken))
    expect(ann.player.prompt).to_contain_text("Claim Kengai (beyond the rim)?")
    board = ann.page.get_by_role("region", name="Board", exact=True)
    while_asked = board.bounding_box()
    ann.click(ann.button(re.compile("^Claim ")).last)
    assert ann.what() == "choose"
    assert board.bounding_box() == while_asked


def test_a_goal_has_one_name_in_panel_question_and_log(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bonsai(server, ANN, scenario="emperor")
    play_over_the_wire(server, taken, reach_beyond_both_rims)
    ann = BonsaiDriver(new_player().sit(server, taken))
    name = "Kengai (beyond the rim)"
    expect(ann.player.prompt).to_contain_text(f"Claim {name}?")
    expect(ann.page.get_by_role("region", name="Score", exact=True).get_by_role("listitem").filter(has_text=name)).to_be_visible()
    ann.click(ann.go)
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text(f"claimed {name}, 10 points")


def test_the_goals_tell_how_far_a_bonsai_is(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, options={"goal_colours": "brown,green,blue"})
    goals = ann.page.get_by_role("region", name="Score", exact=True)
    ann.what()
    expect(goals.get_by_role("listitem").nth(0)).to_contain_text(re.compile(r"Bunjin-gi \(wood\)\s*1 of 8"))
    expect(goals.get_by_role("listitem").nth(2)).to_contain_text(re.compile(r"Kengai \(beyond the rim\)\s*0 of 1"))
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 wood", exact=True).click()
    ann.buds.first.click()
    expect(goals.get_by_role("listitem").nth(0)).to_contain_text(re.compile(r"Bunjin-gi \(wood\)\s*2 of 8"))
    expect(goals.get_by_title("8 wood, the bud included: 5 points, open to You", exact=False)).to_have_attribute(
        "title", re.compile("2 of 8 so far$")
    )
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    expect(
        ann.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=re.compile(r"Bunjin-gi \(wood\)\s*1 of 8"))
    ).to_be_visible()


@pytest.mark.parametrize("width", [768, 820, 1023, 1280])
def test_the_sentence_has_room_beside_its_buttons(sit: Any, width: int) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, viewport={"width": width, "height": 900})
    ann.what()
    ann.cards.nth(2).click()
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="0 fruits", exact=True).click(force=True)
    expect(ann.player.why).to_have_text("There is no fruit in your supply.")
    prompt, words, go = ann.player.prompt.bounding_box(), ann.player.prompt.get_by_role("paragraph").bounding_box(), ann.go.bounding_box()
    assert prompt
    assert words
    assert go
    assert words["width"] > 140
    assert prompt["height"] < 180
    assert go["x"] + go["width"] <= prompt["x"] + prompt["width"]


def boxes_of_a_phone(ann: BonsaiDriver, steps: int) -> list[Any]:
    """The boxes of board, hand and prompt after each step."""
    boxes = []
    for step in range(steps):
        ann.what()
        boxes.append([ann.page.get_by_role("region", name=name, exact=True).bounding_box() for name in ("Board", "Yours", "What to do")])
        ann.act(step)
    return boxes


@pytest.mark.parametrize("height", [844, 664])
def test_on_a_phone_the_tree_is_the_largest_thing_and_stays_where_it_is(sit: Any, height: int) -> None:
    ann: BonsaiDriver = sit(ANN, viewport={"width": 390, "height": height}, has_touch=True, is_mobile=True)
    boxes = boxes_of_a_phone(ann, 14)
    assert boxes == [boxes[0]] * len(boxes)
    tree = ann.page.get_by_role("group", name="Your bonsai", exact=True).bounding_box()
    hand = boxes[0][1]
    assert tree
    assert hand
    assert tree["height"] > 1.4 * hand["height"]


def test_on_a_phone_the_tree_stays_where_it_is_however_long_the_sentence(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, viewport=PHONE, has_touch=True, is_mobile=True)
    boxes = boxes_of_a_phone(ann, 30)
    assert boxes == [boxes[0]] * len(boxes)


def test_an_owner_of_the_box_names_the_goals_and_nothing_is_lost_when_one_is_wrong(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name=re.compile("^Bonsai ")).click()
    ann.page.get_by_role("button", name="New game…", exact=True).click()
    sheet = ann.page.get_by_role("dialog", name="New game", exact=True)
    sheet.get_by_text("House rules", exact=True).click()
    scenario = sheet.get_by_role("combobox", name="Scenario", exact=True)
    expect(scenario).to_have_count(0)
    expect(sheet.get_by_text(re.compile("^Only for one player. The goal tiles of the scenario"))).to_be_visible()
    sheet.get_by_role("button", name="Solo", exact=True).click()
    expect(scenario.get_by_role("option")).to_have_text(
        ["default (none)", "none", "Slow Fall", "Long Winter", "Flourishing Spring", "Scorching Summer", "The Emperor challenge"]
    )
    scenario.select_option("Long Winter")
    goals = sheet.get_by_role("textbox", name="Scenario goals", exact=True)
    goals.fill("3,6,99")
    sheet.get_by_role("button", name="Start game", exact=True).click()
    expect(sheet.get_by_role("alert")).to_have_text("There is no goal '99'; goals go from 1 to 15, with commas between them.")
    expect(sheet.get_by_role("alert")).to_be_in_viewport()
    expect(goals).to_have_value("3,6,99")

    goals.fill("3, 6, 12")
    sheet.get_by_role("button", name="Start game", exact=True).click()
    expect(ann.prompt).to_contain_text("Meditate or cultivate.")
    ann.page.get_by_role("button", name="More", exact=True).click()
    rules = ann.page.get_by_role("region", name="House rules", exact=True)
    expect(rules.get_by_role("definition").filter(has_text="Long Winter")).to_be_visible()
    expect(rules.get_by_role("definition").filter(has_text="3, 6, 12")).to_be_visible()
    expect(rules).not_to_contain_text("Three player deck")


def test_goal_colours_are_chosen_from_pictures(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name=re.compile("^Bonsai ")).click()
    ann.page.get_by_role("button", name=re.compile("^(Set a table|New game)…$")).click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_text("House rules", exact=True).click()
    colours = sheet.get_by_role("radiogroup", name="Goal colours", exact=True)
    expect(colours.get_by_role("radio")).to_have_count(11)
    expect(colours.locator("svg")).to_have_count(11)
    colours.get_by_text("brown, green, blue", exact=True).click()
    sheet.locator("button[type=submit]").click()
    goals = ann.page.get_by_role("region", name="Score", exact=True)
    expect(goals.get_by_role("listitem").filter(has_text=re.compile("Bunjin-gi|Moyogi|Kengai"))).to_have_count(3)


def test_goals_that_are_our_choice_are_shown_as_such(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, options={"scenario": "long_winter"})
    expect(ann.page.get_by_text("The goals of this scenario are our choice")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"^7 Parchments: 0 yours, \d in the slots, 0 gone, \d to come$"))).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(sit: Any, viewport: dict[str, int]) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, BOT, bypass_csp=True, viewport=viewport)
    ann.what()
    ann.cards.first.click()
    assert faults(ann.page) == [], "a card is touched"
    ann.cards.nth(1).click()  # a second click on the first one would take it
    ann.play_to("grow")
    ann.buds.first.focus()
    assert faults(ann.page) == [], "growing"
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    assert faults(ann.page) == [], "another player's table"
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    assert faults(ann.page) == [], "rules"
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("button", name="Resign…", exact=True).click()
    ann.page.get_by_role("button", name="Give up", exact=True).click()
    ann.what()
    assert faults(ann.page) == [], "over"


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_needs_no_scrolling_and_fingers_find_everything(sit: Any, height: int) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, BOT, BOT, viewport={"width": 390, "height": height}, has_touch=True)
    for step in range(16):
        what = ann.what()
        assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, height]
        assert small_targets(ann.page) == []
        places = {"tile": ann.tiles, "grow": ann.buds, "choose": ann.cards}.get(what, ann.go)
        assert all(inside(ann.page, place) for place in places.all()), what
        ann.step(step)


def test_two_at_one_screen_and_an_onlooker(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bonsai(server, ANN, REN)
    both = BonsaiDriver(new_player().sit(server, taken))
    both.button("I am Ann").click()
    both.act(0)  # with some cards this ends her turn, and the curtain is lowered
    watcher = new_player()
    watcher.page.goto(f"{server.address}/t/{taken['table']}")
    expect(watcher.page.get_by_role("group", name="Bonsai of Ann", exact=True)).to_be_visible()
    expect(watcher.page.get_by_role("group", name="Bonsai of Ren", exact=True)).to_be_visible()


def test_the_first_load_is_small(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(f"{server.address}/t/{set_bonsai(server, ANN)['table']}")
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD


def test_no_card_of_the_market_is_highlighted_in_place_of_one_that_is_gone(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    market = ann.page.get_by_role("list", name="Cards", exact=True)
    told = ann.page.get_by_role("list", name="Players", exact=True).get_by_text(
        re.compile("took a (Tool|Growth|Master|Helper|Parchment) card")
    )
    ann.what()
    for step in range(60):
        if ann.what() == "choose" and told.count():
            break
        ann.step(step)
    expect(told).to_be_visible()
    expect(market.locator("[data-lit]").get_by_role("button")).to_have_count(0)
