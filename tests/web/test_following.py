"""Following other players' turns: a summary line, highlighted pieces, a repeat on demand, and a chosen pace."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.bonsai_driver import BonsaiDriver, set_bonsai
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.takenoko_driver import TakenokoDriver

ANN = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}
TABLET = {"width": 820, "height": 1180}
TOLD = re.compile(r"^Bot \w+: \w+")
# The number of events that this page has received, shown or not.
LISTEN = """const Real = WebSocket;
window.arrived = 0;
window.WebSocket = class extends Real {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => { window.arrived = JSON.parse(data).seq ?? window.arrived; });
    }
};"""
TO_COME = """const Socket = WebSocket;
window.mine = false;
window.WebSocket = class extends Socket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            const seen = JSON.parse(data);
            if (seen.type === 'seen') window.mine = seen.legal.length > 0;
        });
    }
};"""
BEHIND = "window.arrived > Number(document.querySelector('main').dataset.seq)"
MY_TURN = "document.querySelector('.player.mine.now') !== null"


def lit(player: Player) -> Locator:
    return player.page.locator("[data-lit]")


def again(player: Player) -> Locator:
    return player.page.get_by_role("button", name=re.compile(r"^Show Bot \w+’s turn again$"))


def after_the_bots_turn(player: Player) -> None:
    """Play until it is the player's turn again and the bot has laid something."""
    player.wait_for_turn()
    for _ in range(20):
        if again(player).count() and lit(player).count():
            return
        player.act()
        player.wait_for_turn()
    raise AssertionError("the bot lays nothing")


# Records the bottom of the players' plates in every animation frame.
WATCH_PLATES = """() => {
    window.ends = new Set();
    const look = () => {
        const end = plate => plate.querySelector('.more')?.getBoundingClientRect().top ?? plate.getBoundingClientRect().bottom;
        window.ends.add([...document.querySelectorAll('aside .player')].map(plate => Math.round(end(plate))).join(' '));
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("viewport", [DESK, TABLET])
def test_the_side_panel_does_not_move_whoever_acts(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    ann = new_player(viewport=viewport).sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.evaluate(WATCH_PLATES)
    ann.play_on(9)
    assert len(ann.page.evaluate("[...window.ends]")) == 1, ann.page.evaluate("[...window.ends]")


@pytest.mark.parametrize("viewport", [DESK, TABLET])
def test_a_long_turn_of_takenoko_takes_no_more_room_than_a_short_one(
    server: WebServer, new_player: NewPlayer, viewport: dict[str, int]
) -> None:
    ann = TakenokoDriver(new_player(viewport=viewport).sit(server, server.set_table(ANN, BOT, game="takenoko")))
    ann.open()
    ann.page.evaluate(WATCH_PLATES)
    ann.play_on(30)
    assert len(ann.page.evaluate("[...window.ends]")) == 1, ann.page.evaluate("[...window.ends]")


def test_another_players_turn_stays_summarised_and_highlighted_until_the_viewer_acts(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    after_the_bots_turn(ann)
    expect(again(ann)).to_be_visible()
    plate = ann.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").nth(1)
    expect(plate).to_contain_text(re.compile("laid|started|discarded|kept"))
    assert lit(ann).count() > 0
    ann.act()
    ann.page.wait_for_function(
        "() => document.querySelectorAll('[data-lit]').length === 0", timeout=PATIENCE
    ) if ann.again.count() == 0 else None
    expect(plate.get_by_role("button", name=re.compile("again$"))).to_have_count(0)


def test_the_summary_line_shows_the_points(server: WebServer, new_player: NewPlayer) -> None:
    ann = BonsaiDriver(new_player().sit(server, set_bonsai(server, ANN, {"kind": "bot", "level": "gakusei"}, goals=False)))
    gains = ann.page.get_by_role("list", name="Players", exact=True).get_by_text(re.compile(r"^\+\d+$"))
    ann.what()
    for step in range(200):
        if gains.count():
            break
        ann.step(step)
    expect(gains).to_be_visible()
    assert int(gains.inner_text()) > 0


def test_a_turn_is_shown_again_and_any_key_returns_to_the_game(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    after_the_bots_turn(ann)
    present = ann.seq()
    again(ann).click()
    expect(ann.prompt).to_contain_text("turn, once more.")
    assert ann.seq() < present
    assert ann.slots.count() == 0, "a turn that is shown again is only looked at"
    expect(ann.page.locator("main")).to_have_attribute("data-seq", str(present), timeout=PATIENCE)
    expect(ann.prompt).not_to_contain_text("once more")
    again(ann).click()
    expect(ann.prompt).to_contain_text("turn, once more.")
    ann.page.keyboard.press("Escape")
    assert ann.seq() == present


def stop_the_clock(player: Player) -> None:
    """Stop the page's clock, so that a step that waits to be shown keeps waiting, however slow the machine is."""
    player.page.clock.pause_at(player.page.evaluate("Date.now()") / 1000 + 60)


def test_at_a_calm_pace_steps_wait_to_be_seen_and_a_key_shows_the_present(server: WebServer, new_player: NewPlayer) -> None:
    ann = while_my_turn_waits(new_player, server)
    arrived = ann.page.evaluate("arrived")
    assert ann.seq() < arrived, "what the bots do next has arrived and is not shown yet"
    ann.page.keyboard.press("Shift+Tab")
    assert ann.seq() >= arrived


def test_without_a_touch_the_present_comes_by_itself(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="no-preference").sit(server, server.set_table(ANN, BOT))
    ann.choose()
    assert ann.wait_for_turn() == "lay"
    ann.play_on(4)


def test_the_pace_is_chosen_in_more_and_kept(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="no-preference").sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    more = ann.page.get_by_role("button", name="More", exact=True)
    more.click()
    pace = ann.page.get_by_label("Pace of the other players’ turns")
    expect(pace).to_have_value("calm")
    pace.select_option("All at once")
    ann.page.reload()
    more.click()
    expect(pace).to_have_value("once")


def test_with_reduced_motion_turns_are_shown_at_once(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="More", exact=True).click()
    expect(ann.page.get_by_label("Pace of the other players’ turns")).to_have_value("once")


def test_on_a_phone_the_line_stays_and_anothers_things_show_in_place(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    after_the_bots_turn(ann)
    turns = ann.page.get_by_role("region", name="Last turns", exact=True)
    expect(turns.get_by_text(TOLD)).to_be_visible()
    things = turns.get_by_role("button", name=re.compile(r"^Bot \w+’s table$"))
    things.click()
    expect(turns.locator("[data-group^=chips]")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    things.click()
    expect(turns.locator("[data-group^=chips]")).to_have_count(0)
    assert again(ann).is_visible()


def test_on_a_tablet_anothers_things_stay_in_sight_when_one_acts(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport={"width": 820, "height": 1180}, has_touch=True).sit(server, server.set_table(ANN, BOT))
    after_the_bots_turn(ann)
    gardens = ann.page.locator("[data-group=chips-1]")
    expect(gardens).to_be_visible()
    ann.act()
    expect(again(ann)).to_have_count(0)
    expect(gardens).to_be_visible()


def test_a_line_of_the_log_lights_its_pieces_by_mouse_and_by_keyboard(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.choose()
    while ann.wait_for_turn() != "lay":
        pass
    ann.lay()
    lines = ann.page.get_by_role("region", name="Log", exact=True).get_by_role("button", name=re.compile("^You (laid|started)"))
    mine = lines.first
    mine.hover()
    expect(ann.page.get_by_role("region", name="Board", exact=True).locator("[data-lit]")).to_have_count(1)
    ann.page.mouse.move(400, 30)
    expect(ann.page.get_by_role("region", name="Board", exact=True).locator("[data-lit]")).to_have_count(0)
    mine.focus()
    expect(ann.page.get_by_role("region", name="Board", exact=True).locator("[data-lit]")).to_have_count(1)


def test_on_a_phone_a_touched_line_of_the_log_shows_its_pieces(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    ann.choose()
    while ann.wait_for_turn() != "lay":
        pass
    ann.lay()
    ann.page.get_by_role("button", name=re.compile("^Log")).click()
    ann.page.get_by_role("dialog", name="Log").get_by_role("button", name=re.compile("^You (laid|started)")).first.click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Board", exact=True).locator("[data-lit]")).to_have_count(1)


def while_my_turn_waits(new_player: NewPlayer, server: WebServer) -> Player:
    """A player whose turn it is again while the bots' actions are still being shown."""
    ann = new_player(reduced_motion="no-preference")
    ann.page.clock.install()
    ann.page.add_init_script(LISTEN)
    ann.page.add_init_script(TO_COME)
    ann.sit(server, server.set_table(ANN, BOT, BOT))
    ann.wait_for_turn()
    stop_the_clock(ann)
    for _ in range(12):
        ann.act()
        ann.page.wait_for_function(f"() => mine && ({BEHIND} || {MY_TURN})", timeout=PATIENCE)
        if ann.page.evaluate(BEHIND) and ann.page.get_by_role("list", name="Your next hand", exact=True).count():
            return ann
        ann.page.keyboard.press("Shift+Tab")  # skips to the current state
    raise AssertionError("the bots are never behind")


def test_a_press_while_turns_are_shown_is_not_lost(server: WebServer, new_player: NewPlayer) -> None:
    ann = while_my_turn_waits(new_player, server)
    card = ann.page.get_by_role("list", name="Your next hand", exact=True).get_by_role("listitem").nth(1)
    name = card.locator(".unseen").inner_text()
    card.click()
    expect(ann.page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_press_on_what_is_gone_says_that_it_came_too_early(server: WebServer, new_player: NewPlayer) -> None:
    ann = while_my_turn_waits(new_player, server)
    ann.prompt.get_by_role("button", name="Undo", exact=True).click(force=True)
    expect(ann.why).to_have_text("The other players’ turns were still being shown. Press again.")
