"""Nothing is lost when a browser is closed or the server is killed."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_clocks import press

ANN = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}


def test_reopening_the_browser_in_mid_game_returns_to_the_same_table(server: WebServer, new_player: NewPlayer) -> None:
    taken = server.set_table(ANN, BOT)
    ann = new_player().sit(server, taken)
    ann.play_on(7)
    assert ann.wait_for_turn() == "lay"
    gardens, cards = ann.gardens(), ann.to_lay.all_inner_texts()
    kept = ann.page.context.storage_state()
    ann.page.context.close()

    again = new_player(storage_state=kept)
    again.page.goto(server.address)
    again.page.get_by_role("region", name="Your tables", exact=True).get_by_role("link").click()
    assert again.wait_for_turn() == "lay"
    assert (again.gardens(), again.to_lay.all_inner_texts()) == (gardens, cards)
    again.play_on(3)


def test_the_server_is_killed_in_mid_game_and_both_go_on(own_server: WebServer, new_player: NewPlayer) -> None:
    taken = own_server.set_table(ANN, {"kind": "open"})
    ann = new_player().sit(own_server, taken)
    ren = new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    for one in (ann, ren):
        one.choose() if one.wait_for_turn() == "choose" else None
    first, second = (ann, ren) if ren.to_lay.count() == 0 else (ren, ann)
    first.wait_for_turn()
    first.lay()
    gardens, cards, seq = first.gardens(), first.to_lay.all_inner_texts(), first.seq()

    own_server.kill()
    for one in (ann, ren):
        expect(one.prompt).to_contain_text("Connection lost", timeout=PATIENCE)
        expect(one.page.get_by_role("region", name="Garden 1", exact=True)).to_be_visible()
    own_server.open()

    for one in (ann, ren):
        expect(one.prompt).not_to_contain_text("Connection lost", timeout=PATIENCE)
    assert (first.gardens(), first.to_lay.all_inner_texts(), first.seq()) == (gardens, cards, seq)
    first.lay()
    while second.to_lay.count() or second.wait_for_turn() == "lay":
        second.lay()
    assert ann.wait_for_turn() == ren.wait_for_turn() == "choose"


def test_what_is_clicked_while_the_server_is_away_is_done_once_when_it_is_back(own_server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(own_server, own_server.set_table(ANN, {"kind": "open"}))
    ren = new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.wait_for_turn()
    ann.hand.nth(0).click()
    ann.hand.nth(1).click()
    own_server.kill()
    expect(ann.prompt).to_contain_text("Connection lost", timeout=PATIENCE)
    ann.keep.click()
    own_server.open()

    expect(ann.prompt).to_contain_text("You kept", timeout=PATIENCE)
    expect(ren.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ann kept two cards")
    assert ann.seq() == 2


def test_a_part_of_the_page_that_failed_to_load_comes_with_its_styles_when_the_server_is_back(
    server: WebServer, new_player: NewPlayer
) -> None:
    ann = new_player()
    away = re.compile(r"/assets/Away-.*\.(css|js)$")
    ann.page.route(away, lambda route: route.abort("connectionrefused"))
    ann.sit(server, server.set_table(ANN, {"kind": "open"}))
    ren = new_player()
    ren.page.goto(ann.page.url)
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("alert").filter(has_text="This part of the page did not load.")).to_be_visible()
    press(ren, "More")
    press(ren, "Leave, let a bot play")

    ann.page.unroute(away)
    gone = ann.page.get_by_role("list", name="Away", exact=True)
    expect(gone).to_contain_text("Ren has left the table.", timeout=PATIENCE)
    expect(gone.get_by_role("listitem")).to_have_css("display", "flex")
