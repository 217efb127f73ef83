"""The table page."""

import re

import httpx
from playwright.sync_api import Route, expect

from tests.web.conftest import PHONE, NewPlayer
from tests.web.server import WebServer

ANN = {"kind": "here", "name": "Ann"}
REN = {"kind": "here", "name": "Ren"}
BOT = {"kind": "bot", "level": "random"}


def test_a_choice_can_be_taken_back_until_all_have_chosen(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, {"kind": "open"})
    ann, ren = new_player().sit(server, taken), new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.wait_for_turn()
    whole = ann.hand.count()
    ann.choose()
    expect(ann.prompt).to_contain_text("You kept")
    expect(ann.prompt).to_contain_text("Waiting for Ren.")
    ann.page.get_by_role("button", name="Take back", exact=True).click()
    expect(ann.hand).to_have_count(whole)
    expect(ann.keep).to_be_visible()  # both are still selected and can be changed

    ann.choose()
    ren.choose()
    expect(ann.page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)


def test_a_third_card_pushes_the_first_one_back(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    for nth in (0, 1, 2):
        ann.hand.nth(nth).click()
    pressed = [ann.hand.nth(nth).get_attribute("aria-pressed") for nth in range(3)]
    assert pressed == ["false", "true", "true"]


def test_a_card_can_be_dragged_to_its_garden(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.play_on(1)
    assert ann.wait_for_turn() == "lay"
    card = ann.to_lay.nth(1)
    number = (card.get_attribute("aria-label") or "").split(",")[0]
    box = card.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 30, box["y"] + 60)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 60, box["y"] + 20)
    target = ann.page.get_by_role("button", name=re.compile(f"^(Lay {number} |Start a new garden with {number}$)")).first
    place = target.bounding_box()
    assert place
    ann.page.mouse.move(place["x"] + 30, place["y"] + 30, steps=4)
    ann.page.mouse.up()
    expect(ann.to_lay).to_have_count(1)
    assert number in " ".join(ann.gardens())


def test_an_open_seat_can_be_given_to_a_bot(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, {"kind": "open"}))
    expect(ann.page.get_by_role("heading", name="Waiting for 1 more player", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Let a bot play here", exact=True).click()
    expect(ann.prompt).to_contain_text("Choose two cards to keep.")


def test_an_onlooker_sees_the_gardens_and_no_hand(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.play_on(3)
    watcher = new_player()
    watcher.page.goto(ann.page.url)
    expect(watcher.prompt).to_contain_text("You are watching.")
    expect(watcher.hand.or_(watcher.to_lay)).to_have_count(0)
    expect(watcher.page.get_by_role("region", name="Board", exact=True)).to_contain_text("Ann")
    expect(watcher.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_an_onlooker_of_four_sees_score_pad_and_log_without_scrolling(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT, BOT, BOT))
    ann.play_on(3)
    watcher = new_player()
    watcher.page.goto(ann.page.url)
    expect(watcher.prompt).to_contain_text("You are watching.")
    side = watcher.page.get_by_role("complementary")
    expect(side).not_to_contain_text("Garden 1")  # the board shows the gardens
    assert side.evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(side.get_by_role("region", name="Log", exact=True).get_by_role("listitem").first).to_be_in_viewport()


def test_one_screen_for_two_has_a_curtain_between_them(server: WebServer, new_player: NewPlayer) -> None:
    both = new_player().sit(server, server.set_table(ANN, REN))
    curtain = both.page.get_by_role("dialog", name="Pass the screen to Ann", exact=True)
    expect(curtain).to_be_visible()
    assert both.hand.count() == 0
    both.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    both.page.get_by_role("button", name="I am Ann", exact=True).click()
    hers = both.hand.all_inner_texts()
    both.choose()

    expect(both.page.get_by_role("dialog", name="Pass the screen to Ren", exact=True)).to_be_visible()
    expect(both.page.locator("[aria-label='Kept'], [aria-label='To pass on']")).to_have_count(0)
    both.page.get_by_role("button", name="Back to Ann", exact=True).click()
    expect(both.prompt).to_contain_text("You kept")
    both.page.get_by_role("button", name="Pass the screen to Ren", exact=True).click()
    both.page.get_by_role("button", name="I am Ren", exact=True).click()
    assert both.wait_for_turn() == "choose"
    assert both.hand.all_inner_texts() != hers


def test_resigning_asks_first_and_ends_a_game_of_two(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("button", name="Resign…", exact=True).click()
    ann.page.get_by_role("button", name="Play on", exact=True).click()
    expect(ann.hand.first).to_be_visible()
    ann.resign()
    expect(ann.again).to_be_visible()
    expect(ann.prompt).to_contain_text("wins")
    expect(ann.page.get_by_role("banner")).to_contain_text("The game is over")
    expect(ann.page.get_by_role("list", name="Ranking", exact=True)).to_contain_text("You")


def test_a_player_who_resigns_among_three_is_asked_for_nothing_more(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, {"kind": "open"}, {"kind": "open"})
    server.seat(taken["table"], "Ren")
    server.seat(taken["table"], "Mio")
    ann = new_player().sit(server, taken)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.prompt).to_contain_text("You have resigned; the others play on.")
    expect(ann.prompt.get_by_role("button")).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Yours", exact=True).get_by_role("button")).to_have_count(0)
    expect(ann.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").first).to_contain_text(
        re.compile(r"You\s*resigned")
    )


def test_the_last_to_lay_can_undo_although_the_next_hand_is_there(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = new_player().sit(server, server.set_table(ANN, {"kind": "open"})), new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.choose() if ann.wait_for_turn() == "choose" else None
    assert [ren.act(), ren.act(), ren.act(), ann.act(), ann.act()] == ["choose", "lay", "lay", "lay", "lay"]
    assert ann.wait_for_turn() == "choose"
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ann.to_lay).to_have_count(1)


def test_an_invitation_says_that_others_cannot_follow_it_to_this_computer(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, {"kind": "open"}))
    expect(ann.page.get_by_text("This table is on this computer only.")).to_be_visible()
    expect(ann.page.get_by_text("make play ARGS=--lan")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Copy", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("region", name="House rules", exact=True)).to_contain_text("whoever chose last")


def test_the_house_rules_and_the_promise_are_known_at_the_table(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, BOT, simultaneous_lay=True, peek_before_lay=False)
    ann = new_player().sit(server, taken)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="More", exact=True).click()
    rules = ann.page.get_by_role("region", name="House rules", exact=True)
    expect(rules).to_contain_text(re.compile("Everybody lays at the same time, hidden until all are done ?yes"))
    promise = httpx.get(f"{server.address}/api/tables/{taken['table']}").json()["commitment"]
    expect(ann.page.get_by_role("region", name="Shuffle check", exact=True)).to_contain_text(promise[:16])
    expect(ann.page.get_by_title(promise)).to_be_visible()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    glance = ann.page.get_by_role("dialog", name="Rules at a glance", exact=True)
    expect(glance).to_contain_text("Lay. All at once, unseen until everybody is done.")
    expect(glance).to_contain_text("only when your own cards are laid")
    expect(rules).to_be_visible()


def test_discarded_cards_stay_visible_to_their_owner(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.play_on(1)
    assert ann.wait_for_turn() == "lay"
    card = (ann.to_lay.first.get_attribute("aria-label") or "").split(",")[0]
    ann.aside.click()
    expect(ann.page.get_by_role("region", name="Score", exact=True)).to_contain_text(f"Discarded: {card}")


def test_another_players_table_opens_when_touched(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    sheet = ann.page.get_by_role("dialog", name=re.compile("’s table$"))
    expect(sheet).to_contain_text("cards in hand")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_rules_and_theme_are_kept_at_hand(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    expect(ann.page.get_by_role("dialog", name="Rules at a glance", exact=True)).to_contain_text("Blossoms")
    ann.page.get_by_role("button", name="Close", exact=True).click()
    ann.page.get_by_role("button", name="Switch to dark", exact=True).click()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_wrong_table_code_gets_a_sentence(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Join with a code", exact=True).click()
    ann.page.get_by_label("The code or link you were sent", exact=True).fill("nosuchtable")
    ann.page.get_by_role("button", name="Join", exact=True).click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("table")
    ann.page.goto(f"{server.address}/t/nosuchtable")
    expect(ann.page.get_by_role("heading", name=re.compile(r"^There is no table here\."))).to_be_visible()


def test_a_part_of_the_page_that_does_not_load_is_reported(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.route(re.compile("/assets/JoinTable-"), lambda route: route.abort())
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Join with a code", exact=True).click()
    expect(ann.page.get_by_role("alert").filter(has_text="This part of the page did not load.")).to_be_visible()


def test_games_that_are_not_there_yet_say_so(server: WebServer, new_player: NewPlayer) -> None:
    """A server may have fewer games than the home page has places; here Zen is removed from its response."""
    ann = new_player()

    def without_zen(route: Route) -> None:
        home = route.fetch().json()
        route.fulfill(json={**home, "games": [game for game in home["games"] if game["name"] != "zen"]})

    ann.page.route("**/api/games", without_zen)
    ann.page.goto(server.address)
    zen = ann.page.get_by_role("button", name=re.compile("^Zen .* coming$"))
    zen.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("status").filter(has_text="Zen is coming")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_on_a_phone_the_log_counts_what_was_missed(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    ann.play_on(3)
    ann.wait_for_turn()
    log = ann.page.get_by_role("navigation", name="Views", exact=True).get_by_role("button", name=re.compile("^Log"))
    expect(log).to_have_accessible_name(re.compile(r"\d+ new"))
    log.click()
    expect(ann.page.get_by_role("dialog", name="Log", exact=True)).to_contain_text("You kept")
    ann.page.get_by_role("button", name="Close", exact=True).click()
    expect(log).to_have_accessible_name("Log")
