"""Bossa in a real browser: whole games by clicks and by keys, secrets between two browsers, phones, screen readers."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.bossa_driver import CHIP, COVER, END, ENDED, LINE, THEIRS, TILE, BossaDriver, set_bossa
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, FIRST_LOAD, REN, faults, inside, small_targets
from tests.web.test_whole_games import press_to


@pytest.fixture
def sit(server: WebServer, new_player: NewPlayer) -> Any:
    def sit_down(*seats: dict[str, str], options: dict[str, object] | None = None, **given: Any) -> BossaDriver:
        return BossaDriver(new_player(**given).sit(server, set_bossa(server, *seats, **(options or {}))))

    return sit_down


@pytest.fixture
def with_a_row(sit: Any) -> Callable[..., BossaDriver]:
    """A player whose turn it is and whose tiles make a row, found by trying several tables."""

    def find(**given: Any) -> BossaDriver:
        for size in ("2023", "classic", "loose"):
            for chips in (False, True):
                ann: BossaDriver = sit(ANN, BOT, options={"row_size": size, "chips": chips}, **given)
                if ann.play_to_a_row():
                    return ann
        raise AssertionError("six games without a row")

    return find


def test_a_game_with_chips_by_clicks_to_the_end(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT, options={"chips": True}, reduced_motion="no-preference")
    ann.play_to_the_end()
    expect(ann.player.prompt).to_contain_text(ENDED)
    expect(ann.over).to_be_visible()
    expect(ann.button("Play again")).to_be_visible()
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus was on what is gone"
    standing = ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button", name=re.compile(r"^You.* [0-6] of 6 rows$"))
    expect(standing).to_be_visible()
    own = ann.page.get_by_role("list", name="Ranking", exact=True).get_by_role("listitem").filter(has_text="You")
    expect(own).to_have_text(re.compile(r"[0-6]/6$"))  # the number of rows, as beside the name


def test_after_the_end_no_end_asks_for_tiles(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT)
    asking = ann.page.get_by_text(re.compile("asks for"))
    while asking.count() == 0:
        assert ann.step(0) != "over"
    ann.player.resign()
    expect(ann.over).to_be_visible()
    expect(asking).to_have_count(0)


def test_on_a_tablet_every_button_stays_beside_the_sentence(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT, viewport={"width": 820, "height": 1180}, has_touch=True)
    another = ann.button("Another way")
    for step in range(40):
        assert ann.what() != "over", "no hand had two rows for an end"
        for end in ann.ends.all():
            end.click()
            if another.count() == 1:
                edge = ann.player.prompt.bounding_box()
                for button in ann.player.prompt.get_by_role("button").all():
                    box = button.bounding_box()
                    assert box
                    assert edge
                    assert box["x"] + box["width"] <= edge["x"] + edge["width"]
                return
            ann.button("Clear").click()
        ann.step(step)


def press_once(page: Page, pattern: str) -> None:
    press_to(page, pattern)
    page.keyboard.press("Enter")


def turn_by_keys(ann: BossaDriver) -> None:
    if ann.ends.count():
        press_once(ann.page, END.pattern)
    else:
        marker = str(ann.markers.first.get_attribute("aria-label"))
        press_once(ann.page, f"^{re.escape(marker)}$")
        press_once(ann.page, COVER.pattern if marker.startswith("Stack") else TILE.pattern)
        if marker.startswith("Exchange"):
            press_once(ann.page, THEIRS.pattern)
    press_once(ann.page, f"^{re.escape(ann.go.inner_text())}$")


def test_a_game_by_keyboard_alone(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT, options={"chips": True})
    while (what := ann.what()) != "over":
        before = ann.player.seq()
        match what:
            case "line":
                press_once(ann.page, LINE.pattern)
            case "chip":
                press_once(ann.page, CHIP.pattern)
                press_once(ann.page, "^Keep the (Doubler|Inverter)$")
            case _:
                turn_by_keys(ann)
        ann.player.until_something_happened(before)
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    press_to(ann.page, "^Play again$")


def test_a_chosen_set_shows_its_sums_and_an_end_shows_a_row_that_fits(with_a_row: Callable[..., BossaDriver]) -> None:
    ann = with_a_row()
    name = str(ann.tiles.first.get_attribute("aria-label"))
    white, black = re.findall(r"\d", name)[:2]
    ann.tiles.first.click()
    expect(ann.tiles.first).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_text(f"Chosen: white {white}, black {black}", exact=True)).to_be_attached()
    ann.button("Clear").click()
    expect(ann.page.get_by_text("Nothing is chosen", exact=True)).to_be_attached()

    end = ann.ends.first.locator(".mark").inner_text()
    place = " ".join(end.split()[:2])
    ann.ends.first.click()
    raised = ann.page.locator('[aria-label="Your tiles"] button[aria-pressed=true]')
    size = raised.count()
    assert str(size) in re.findall(r"on ([\d or]+) tile", end)[0].split(" or ")
    expect(ann.player.prompt).to_contain_text(f"on {place}?")
    ann.button(re.compile(rf"^Lay [0-6]\/[0-6].* on {place}$")).click()  # a click on the place lays it
    expect(ann.page.get_by_role("region", name="Board", exact=True)).to_contain_text(re.compile(rf"{place}: [0-6]\/[0-6]", re.IGNORECASE))


def test_a_row_begun_on_another_screen_can_be_undone_or_ended_here(server: WebServer, with_a_row: Callable[..., BossaDriver]) -> None:
    ann = with_a_row()
    table = ann.page.url.split("/")[-1]
    begin(ann.page, f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket")
    expect(ann.player.prompt).to_contain_text(re.compile(r"more for (white|black) \d+: choose tiles\."))
    ann.button("Undo").click()
    expect(ann.player.prompt).to_contain_text(re.compile("Lay a row|No row fits"))
    begin(ann.page, f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket")
    expect(ann.player.prompt).to_contain_text(re.compile(r"more for (white|black) \d+: choose tiles\."))
    live = ann.page.locator('[aria-label="Your tiles"] button[aria-disabled=false]')
    for _ in range(7):
        if ann.go.count():
            break
        held = ann.page.locator('[aria-label="Your tiles"] button[aria-pressed=true]')
        before = held.count()
        live.first.click()
        expect(held).to_have_count(before + 1)
    laid = ann.page.locator('[data-group^="line-"] [data-piece]')
    before = laid.count()
    ann.go.click()
    expect(laid).not_to_have_count(before)


def begin(page: Page, address: str) -> None:
    """Begin the first offered row on another screen of the same player."""
    page.evaluate(
        """address => new Promise(done => {
            const socket = new WebSocket(address);
            const token = JSON.parse(localStorage.getItem('roji.tables'))[0].token;
            socket.onopen = () => socket.send(JSON.stringify({type: 'hello', token}));
            let sent = false;
            socket.onmessage = (message) => {
                const seen = JSON.parse(message.data);
                if (sent) { socket.close(); done(); return; }
                sent = true;
                const { code } = seen.legal.find(({ action }) => action.type === 'place');
                socket.send(JSON.stringify({ type: 'play', seat: seen.seat, nth: seen.nth, code }));
            };
        })""",
        address,
    )


def test_the_counting_table_can_be_hidden_and_stays_hidden(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT)
    ann.what()
    table = ann.page.get_by_role("table", name="Which tiles have been seen", exact=True)
    expect(table.locator("tbody span.cell")).to_have_count(27)
    unseen = table.locator("tbody").get_by_text("unseen")
    expect(ann.page.get_by_text(re.compile(r"^\d+ tiles unseen$"))).to_have_text(f"{unseen.count()} tiles unseen")
    ann.button("Hide the table").click()
    expect(table).to_have_count(0)
    ann.page.reload()
    ann.what()
    expect(ann.button("Show the table")).to_be_visible()
    expect(table).to_have_count(0)
    ann.button("Show the table").click()
    expect(table).to_be_visible()


def altered(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """A WebSocket route that changes the server's frames, for positions that are rare in games."""

    def between(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            seen: dict[str, Any] = json.loads(frame)
            if seen["type"] == "seen" and seen["view"] and seen["view"]["phase"] == "move" and seen["legal"]:
                change(seen)
            socket.send(json.dumps(seen))

        socket.connect_to_server().on_message(pass_on)

    return between


def without_rows(seen: dict[str, Any]) -> None:
    """Make a position in which no row fits, so that only the actions are left."""
    for target in (*seen["view"]["targets"], *seen["view"]["stacks"]):
        target["plays"] = []
    seen["legal"] = [offer for offer in seen["legal"] if offer["action"]["type"] in ("redraw", "exchange")]


def test_when_no_row_fits_every_end_says_so_and_an_action_is_asked_for(server: WebServer, new_player: NewPlayer) -> None:
    player = new_player()
    player.page.route_web_socket(re.compile("/socket$"), altered(without_rows))
    ann = BossaDriver(player.sit(server, set_bossa(server, ANN, BOT)))
    for step in range(3):  # at most a line has to be chosen
        if ann.what() == "move":
            break
        ann.step(step)
    expect(player.prompt).to_contain_text("No row fits. Use an action.")
    stuck = ann.button(re.compile(r"^(white|black) \d+ asks for .*: no row in the hand$"))
    assert stuck.count() >= 2
    expect(stuck.first).to_be_disabled()
    expect(ann.button("Stack: your tiles cover no row")).to_be_disabled()
    expect(ann.button("Lay a row")).to_be_disabled()
    ann.button(re.compile("^Redraw: discard ")).click()
    expect(player.prompt).to_contain_text("Choose a tile to discard.")


def longest(seen: dict[str, Any]) -> None:
    """Make a position with five rows on an arm, one of them of four tiles, some covered, and seven tiles in the hand."""
    sizes = (1, 2, 3, 4, 3)
    rows, tile = [], 0
    for nth, size in enumerate(sizes):
        tiles = [{"tile": (tile + i) % 27, "chip": None} for i in range(size)]
        rows.append({"value": 2 + nth, "size": size, "tiles": tiles, "layers": []})
        tile += size
    white = {"die": 1, "owner": 0, "up": rows, "down": []}
    black = {"die": 6, "owner": 1, "up": rows[:2], "down": [{**row, "value": 5 - nth} for nth, row in enumerate(rows[:3])]}
    seen["view"]["lines"] = {"white": white, "black": black}
    seen["view"]["players"][0]["hand"] = list(range(20, 27))
    seen["view"]["players"][1]["hand"] = list(range(14, 20))
    plays = [{"tiles": [20, 21, 22, 23], "changed": None}]
    ends = (("white", "up", 7, [2, 4]), ("black", "up", 9, [1, 3]), ("black", "down", 2, [2, 4]))
    seen["view"]["targets"] = [
        {"line": line, "arm": arm, "value": value, "sizes": sizes, "plays": plays} for line, arm, value, sizes in ends
    ]
    covers = [
        {"line": "white", "arm": "up", "nth": nth + 1, "value": 2 + nth, "size": size, "plays": plays} for nth, size in enumerate(sizes)
    ]
    seen["view"]["stacks"] = covers
    stack = {"code": 0, "text": "", "action": {"type": "stack", "line": "white", "arm": "up", "nth": 1}}
    seen["legal"] = [*seen["legal"], stack]


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (761, 800), (1280, 800)])
def test_the_longest_line_and_the_largest_hand_fit(server: WebServer, new_player: NewPlayer, size: tuple[int, int]) -> None:
    player = new_player(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 700)
    player.page.route_web_socket(re.compile("/socket$"), altered(longest))
    ann = BossaDriver(player.sit(server, set_bossa(server, ANN, BOT, chips=True)))
    for step in range(4):  # a line, a chip
        if ann.what() == "move":
            break
        ann.step(step)
    board = ann.page.get_by_role("region", name="Board", exact=True)
    all_lies_inside(ann, [*board.locator("[data-piece]").all(), *ann.tiles.all(), *ann.ends.all()], size)
    ann.ends.last.click()
    all_lies_inside(ann, [*board.locator(".ghosts").all(), ann.go], size)
    ann.button(re.compile("^Exchange: give ")).click()
    all_lies_inside(ann, ann.button(THEIRS).all(), size)
    ann.button(re.compile("^Stack: cover ")).click()
    expect(ann.button(COVER)).to_have_count(5)
    all_lies_inside(ann, ann.button(COVER).all(), size)


def all_lies_inside(ann: BossaDriver, things: list[Locator], size: tuple[int, int]) -> None:
    assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
    assert things
    assert [thing.get_attribute("aria-label") or thing.inner_text() for thing in things if not inside(ann.page, thing)] == []
    if size[0] < 700:
        assert small_targets(ann.page) == []


OVERLAPS = """() => {
    const words = [...document.querySelectorAll('.lane .head > *')].filter((one) => one.offsetWidth > 0);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const tiles = [...document.querySelectorAll('.lane .row .lies')].map((one) => one.getBoundingClientRect());
    return words.filter((one) => tiles.some((tile) => meet(one.getBoundingClientRect(), tile))).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("viewport", [DESK, {"width": 820, "height": 1180}, PHONE], ids=["desk", "tablet", "phone"])
def test_ends_have_one_size_and_no_row_hides_words(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    ann = BossaDriver(new_player(viewport=viewport).sit(server, set_bossa(server, ANN, BOT, row_size="loose")))
    for step in range(9):
        if ann.step(step) == "over":
            break
        ends = [box for one in ann.page.locator(".lane .end:not(.ghosted)").all() if (box := one.bounding_box())]
        assert len({(round(box["width"]), round(box["height"])) for box in ends}) == 1, ends
        assert ann.page.evaluate(OVERLAPS) == []
    names = ann.page.get_by_role("list", name=re.compile("^Markers of ")).first.locator("small")
    assert [one.inner_text() for one in names.all()] == ["Redraw", "Exchange", "Stack"]
    box = names.last.bounding_box()
    assert box
    assert box["x"] + box["width"] <= viewport["width"]


def test_before_the_lines_are_chosen_a_marker_says_what_comes_first(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, REN)
    ann.button(re.compile("^I am (Ann|Ren)$")).first.click()
    ann.button("Redraw: not now").click(force=True)
    expect(ann.player.why).to_have_text("First the higher roller takes a line or the first play.")


def test_the_light_of_a_turn_is_on_its_tiles_and_not_on_the_next_end(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT)
    laid = "played on the high end"
    line = ann.page.get_by_role("list", name="Players", exact=True)
    for step in range(30):
        ann.step(step)
        if laid in line.inner_text():
            break
    expect(line).to_contain_text(laid)
    expect(line).not_to_contain_text("completed the row")  # that goes without saying
    assert ann.page.locator(".lane .row [data-lit]").count() > 0
    assert ann.page.locator(".lane .open[data-lit]").count() == 0


WHY_NOT = re.compile(
    r"^(No row of (white|black) \d+ can be made from your hand with .*\.|Choose tiles that add up .*|Nothing is chosen\."
    r"|You have used your \w+ marker\.)$"
)


def test_disabled_things_explain_why(server: WebServer, new_player: NewPlayer) -> None:
    ann = BossaDriver(new_player().sit(server, set_bossa(server, ANN, BOT)))
    assert ann.play_to_a_row()
    pressed = ann.page.locator(".lane .end[aria-disabled=true], .prompt .acts [aria-disabled=true]")
    assert pressed.count() > 1
    for place in pressed.all():
        place.click(force=True)
        expect(ann.player.why).to_have_text(WHY_NOT)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(with_a_row: Callable[..., BossaDriver], viewport: dict[str, int]) -> None:
    ann = with_a_row(bypass_csp=True, viewport=viewport)
    assert faults(ann.page) == [], "a turn"
    ann.ends.first.click()
    assert faults(ann.page) == [], "a row that fits"
    ann.button("Clear").click()
    ann.tiles.first.click()
    if ann.markers.count():
        ann.markers.last.click()
    assert faults(ann.page) == [], "a tile is chosen"
    ann.page.get_by_role("list", name="Players", exact=True).get_by_role("button").nth(1).click()
    assert faults(ann.page) == [], "another player's table"
    ann.page.keyboard.press("Escape")
    ann.button("Rules at a glance").click()
    assert faults(ann.page) == [], "rules"
    ann.page.keyboard.press("Escape")
    ann.button("More").click()
    ann.button("Resign…").click()
    ann.button("Give up").click()
    expect(ann.over).to_be_visible()
    assert faults(ann.page) == [], "over"


def test_axe_finds_nothing_serious_before_hands_are_open(server: WebServer, new_player: NewPlayer) -> None:
    both = BossaDriver(new_player(bypass_csp=True).sit(server, set_bossa(server, ANN, REN)))
    both.button(re.compile("^I am (Ann|Ren)$")).first.click()
    assert both.what() == "line"
    assert faults(both.page) == []


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_needs_no_scrolling_and_fingers_find_everything(sit: Any, height: int) -> None:
    ann: BossaDriver = sit(ANN, BOT, options={"chips": True}, viewport={"width": 390, "height": height}, has_touch=True)
    for step in range(8):
        what = ann.what()
        assert ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, height]
        if what == "over":
            break
        assert small_targets(ann.page) == []
        places = {"line": ann.button(LINE), "chip": ann.button(CHIP), "move": ann.tiles.or_(ann.ends).or_(ann.markers)}[what]
        assert [place.inner_text() for place in places.all() if not inside(ann.page, place)] == []
        ann.step(step)


def test_the_lines_stay_where_they_are_while_a_row_is_chosen_and_laid(with_a_row: Callable[..., BossaDriver]) -> None:
    ann = with_a_row(viewport=PHONE, has_touch=True)
    lines = ann.page.get_by_role("region", name=re.compile("^(White|Black) line, "))
    boxes = [line.bounding_box() for line in lines.all()]
    ann.ends.first.click()
    assert [line.bounding_box() for line in lines.all()] == boxes
    ann.go.click()
    if ann.what() == "move":
        assert [line.bounding_box() for line in lines.all()] == boxes


def test_reduced_motion_is_respected(sit: Any) -> None:
    ann: BossaDriver = sit(ANN, BOT, reduced_motion="reduce")
    for step in range(6):
        if ann.step(step) == "over":
            break
        assert ann.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0


def test_the_first_load_is_small(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    answers: list[Any] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(f"{server.address}/t/{set_bossa(server, ANN, BOT)['table']}")
    expect(ann.page.get_by_text("You are watching.", exact=True)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FIRST_LOAD
