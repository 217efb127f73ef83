"""`make site`'s folder under a sub-path of a plain web server: games against bots on this device, also when nothing answers any more."""

import functools
import http.server
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.core.journal.fold import Journal, read, write
from roji.core.journal.fold import replay as played_again
from roji.games import OURS
from tests.server.table.test_replay import recorded
from tests.web.bonsai_driver import BonsaiDriver
from tests.web.bossa_driver import BossaDriver
from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.server import WebServer
from tests.web.takenoko_driver import TakenokoDriver
from tests.web.zen_driver import ZenDriver

SITE = Path(__file__).parents[2] / "build" / "site"
LOADING = 120_000  # milliseconds for the engine on a busy machine
GAMES = {game.name: game for game in OURS}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


OLD, NEW = "Five quiet games on one garden path.", "A newer build."


class Club:
    """A web space with the site in one of its folders."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "games" / "roji"
        shutil.copytree(SITE, self.folder)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
        self.address = f"http://localhost:{self._server.server_port}/games/roji/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def update(self) -> None:
        """Put another build there."""
        for name, old, new in (("index.html", OLD, NEW), ("site-files.js", 'VERSION = "', 'VERSION = "new')):
            text = (self.folder / name).read_text()
            assert old in text
            (self.folder / name).write_text(text.replace(old, new))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    assert (SITE / "site-files.js").exists(), "build the site first: make site"
    club = Club(tmp_path)
    yield club
    club.close()


def arrive(new_player: NewPlayer, club: Club) -> Player:
    guest = new_player()
    guest.page.goto(club.address)
    return guest


def begin(guest: Player, game: str) -> None:
    """A new game with the usual seats."""
    page = guest.page
    page.get_by_role("button", name="New game", exact=True).click()
    if game != "Bonsai":
        page.get_by_label("Game", exact=True).select_option(label=game)
    page.get_by_role("button", name="Start game", exact=True).click()
    at_table(page)


def at_table(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/(games/roji|pocket)/#/t/\w{10}$"), timeout=LOADING)
    expect(page.locator("main[data-seq]")).to_be_visible(timeout=LOADING)


def kept(page: Page) -> None:
    """Wait until pages and engine are there without the web space."""
    there = page.evaluate(
        """async (patience) => {
          const { active } = await navigator.serviceWorker.ready;
          for (const end = Date.now() + patience; Date.now() < end; await new Promise((due) => setTimeout(due, 100))) {
            const [name] = await caches.keys();
            if (await (await caches.open(name)).match('engine/sizes.json')) return active.state === 'activated';
          }
        }""",
        LOADING,
    )
    assert there


def test_a_game_survives_a_reload_in_mid_turn_and_goes_on_without_a_network(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    ann.play_on(4)
    while ann.wait_for_turn() != "lay" or ann.to_lay.count() < 2:
        ann.act()
    ann.lay()  # the first of two cards
    seq, gardens, left = ann.seq(), ann.gardens(), ann.to_lay.count()
    ann.page.reload()
    at_table(ann.page)
    ann.wait_for_turn()
    assert (ann.seq(), ann.gardens(), ann.to_lay.count()) == (seq, gardens, left)

    kept(ann.page)
    ann.page.context.set_offline(True)
    club.close()
    ann.page.reload()
    at_table(ann.page)
    ann.wait_for_turn()
    assert (ann.seq(), ann.gardens()) == (seq, gardens)
    ann.play_on(3)
    ann.resign()
    expect(ann.again).to_be_visible()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Save the game file").click()
    journal = read(Path(saving.value.path()).read_text())
    *_, (_, state) = played_again(GAMES["ohanami"], journal)
    assert (journal.scores, journal.winners) == (state.scores(), state.winners())
    assert journal.entries[-1].text == "resign"

    ann.page.goto(club.address)
    row = ann.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ohanami")
    begin(ann, "Zen")


@pytest.mark.parametrize("game", [game.title for game in OURS])
def test_every_game_is_begun_against_bots(new_player: NewPlayer, club: Club, game: str) -> None:
    ann = arrive(new_player, club)
    begin(ann, game)
    expect(ann.prompt).to_be_visible(timeout=LOADING)
    ann.page.go_back()
    row = ann.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(row).to_contain_text(game)
    row.click()
    at_table(ann.page)


def lay_one_card_and_resign(ann: Player) -> None:
    ZenDriver(ann).begin()
    ann.resign()


PLAYED: dict[str, Callable[[Player], object]] = {
    "Bonsai": lambda ann: BonsaiDriver(ann).play_to("over"),
    "Ohanami": lambda ann: ann.play_on(),
    "Takenoko": lambda ann: TakenokoDriver(ann).play_on(2000),
    "Bossa": lambda ann: BossaDriver(ann).play_to_the_end(),
    "Zen": lay_one_card_and_resign,
}


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_is_played_without_a_network(new_player: NewPlayer, club: Club, game: str) -> None:
    ann = arrive(new_player, club)
    ann.page.evaluate("localStorage.setItem('roji.takenoko.end', 'off')")  # turns end by a press
    begin(ann, game)
    kept(ann.page)
    ann.page.context.set_offline(True)
    PLAYED[game](ann)
    expect(ann.again).to_be_visible()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Save the game file").click()
    journal = read(Path(saving.value.path()).read_text())
    *_, (_, state) = played_again(GAMES[game.lower()], journal)
    assert (journal.scores, journal.winners, state.to_act()) == (state.scores(), state.winners(), [])


def test_a_server_serves_it_too_and_then_may_go(new_player: NewPlayer, tmp_path: Path) -> None:
    server = WebServer(tmp_path / "roji.sqlite", requests_per_minute=1200)  # fewer than the pages have files
    ann = new_player()
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name=re.compile("^Ohanami")).first.click()
    ann.page.get_by_role("link", name="Play without a network", exact=True).click()
    begin(ann, "Ohanami")
    kept(ann.page)
    server.close()
    ann.page.reload()
    at_table(ann.page)
    ann.play_on(2)
    assert ann.page.evaluate("localStorage.getItem('roji.tables')") is None, "no room is taken from tables of the server"


def test_what_needs_a_server_says_so_and_is_not_offered(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    expect(ann.page.get_by_text("Friends by link and clocks need a server.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Join with a code")).to_have_count(0)
    ann.page.get_by_role("button", name="New game", exact=True).click()
    expect(ann.page.get_by_label("Seat 2", exact=True).get_by_role("option")).to_have_text(["Bot", "On this screen"])
    expect(ann.page.get_by_label("Clock", exact=True)).to_have_count(0)


def test_two_tabs_at_one_table_lose_nothing(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    ann.wait_for_turn()
    other = Player(ann.page.context.new_page(), [])
    other.page.goto(ann.page.url)
    at_table(other.page)
    other.wait_for_turn()
    ann.choose()
    ann.wait_for_turn()
    seq = ann.seq()
    other.page.bring_to_front()
    other.hand.nth(0).click()
    other.hand.nth(1).click()
    other.keep.click()
    expect(other.page.get_by_text("Another tab has gone on with this game")).to_be_visible()
    assert other.seq() >= seq


def test_an_update_of_the_site_leaves_a_running_game_alone_and_comes_with_the_next_visit(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    kept(ann.page)
    ann.play_on(2)
    club.update()
    ann.page.reload()
    at_table(ann.page)
    assert ann.page.evaluate(WAITING, LOADING)
    ann.play_on(2)
    ann.page.reload()
    at_table(ann.page)
    ann.wait_for_turn()
    assert about(ann.page) == OLD
    seq = ann.seq()
    later = Player(ann.page.context.new_page(), [])
    ann.page.close()
    for _ in range(20):  # the browser hands over some time after the last page of the old build has gone
        later.page.goto(club.address)
        if about(later.page) == NEW:
            break
        later.page.goto("about:blank")
    assert about(later.page) == NEW
    later.page.get_by_role("region", name="Your tables").get_by_role("link").click()
    at_table(later.page)
    later.wait_for_turn()
    assert later.seq() == seq
    later.play_on(2)


WAITING = """async (patience) => {
  const here = await navigator.serviceWorker.ready;
  for (const end = Date.now() + patience; !here.waiting && Date.now() < end; ) await new Promise((due) => setTimeout(due, 100));
  return here.waiting !== null;
}"""


def about(page: Page) -> str:
    return page.locator("meta[name=description]").get_attribute("content") or ""


def test_a_browser_that_stores_nothing_is_told(new_player: NewPlayer, club: Club) -> None:
    ann = new_player()
    ann.page.add_init_script("indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };")
    ann.page.goto(club.address)
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    expect(ann.page.get_by_role("alert").filter(has_text="could not save it")).to_be_visible(timeout=LOADING)


def test_an_engine_that_does_not_load_is_told_and_tried_again(new_player: NewPlayer, club: Club) -> None:
    ann = new_player()
    ann.page.context.route("**/engine/roji.zip", lambda route: route.abort())
    ann.page.goto(club.address)
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    expect(ann.page.get_by_role("alert").filter(has_text="did not load").first).to_be_visible(timeout=LOADING)
    ann.page.context.unroute("**/engine/roji.zip")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    at_table(ann.page)


# --- games that are over -------------------------------------------------------------------------------------------------


def resigned(new_player: NewPlayer, club: Club) -> Player:
    """At the end of a game of Ohanami, with the web space gone."""
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    ann.play_on(4)
    kept(ann.page)
    ann.page.context.set_offline(True)
    ann.wait_for_turn()
    ann.resign()
    expect(ann.again).to_be_visible()
    return ann


def move(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move", exact=True)


def test_a_game_is_replayed_reviewed_and_played_on_without_a_network(new_player: NewPlayer, club: Club) -> None:
    ann = resigned(new_player, club)
    page, seq = ann.page, ann.seq()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(move(page)).to_have_attribute("max", str(seq), timeout=LOADING)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#/replay/\w{10}/1\?seat=0$"))
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-at", "1", timeout=LOADING)

    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Review the game", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="The thinking was stopped.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^(Review the game|Continue the review)$")).click()
    expect(page.get_by_role("heading", name=re.compile("^Luck and skill"))).to_be_visible(timeout=LOADING)

    page.get_by_role("button", name=re.compile("^Play on")).click()
    page.get_by_label("Your name", exact=True).fill("Mio")
    page.get_by_role("button", name="Play on", exact=True).click()
    at_table(page)
    expect(page.get_by_text("Played on from move 1 of another game", exact=False)).to_be_visible()
    ann.play_on(2)
    page.get_by_role("link", name="See that game", exact=True).click()
    expect(move(page)).to_have_attribute("max", str(seq))


def test_a_game_file_is_opened_and_a_wrong_one_refused_in_a_sentence(new_player: NewPlayer, club: Club, tmp_path: Path) -> None:
    page = arrive(new_player, club).page
    page.get_by_role("link", name="Open a game file", exact=True).click()
    journal = recorded("bossa", 2)
    here, game = GAMES["bossa"].version, read(journal)
    later = write(Journal(replace(game.header, version=here + 1), game.entries))
    for text, sentence in (
        (journal[:300], "This journal is cut off: its last line is missing."),
        (later, f"This journal is of version {here + 1} of Bossa; the rules here are version {here}."),
        (journal, ""),
    ):
        file = tmp_path / "game.txt"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        if sentence:
            expect(page.get_by_role("main").get_by_role("alert")).to_have_text(sentence, timeout=LOADING)
    expect(move(page)).to_be_visible()
    page.reload()
    expect(move(page)).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Open another file", exact=True).click()
    expect(page.get_by_role("heading", name="Open a game file", exact=True)).to_be_visible()


def test_a_finished_game_of_ours_is_watched(new_player: NewPlayer, club: Club) -> None:
    page = arrive(new_player, club).page
    page.get_by_role("button", name=re.compile("^Bossa")).first.click()
    page.get_by_role("button", name="Watch a game", exact=True).click()
    expect(move(page)).to_be_visible(timeout=LOADING)


# --- advice --------------------------------------------------------------------------------------------------------------


def test_advice_is_thought_beside_the_table_and_can_be_stopped(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    ann.wait_for_turn()
    advice = ann.page.get_by_role("region", name="Advice", exact=True)
    ann.page.keyboard.press("a")
    expect(advice.get_by_role("progressbar")).to_be_visible()
    advice.get_by_role("button", name="Stop", exact=True).click()
    expect(ann.prompt).to_contain_text("The thinking was stopped.")
    advice.get_by_role("button", name="Ask now", exact=True).click()
    expect(advice.get_by_role("listitem").first).to_have_text(re.compile(r"^\s*Keep \d+ and \d+\s*\d+%\s*chance to win"), timeout=LOADING)
    expect(ann.page.get_by_role("list", name="Players", exact=True)).to_contain_text("used advice")

    ann.act()
    ann.wait_for_turn()
    advice.get_by_role("button", name="Ask now", exact=True).click()
    ann.act()  # while it is thought about
    expect(advice.get_by_role("button", name="Stop", exact=True)).to_have_count(0, timeout=LOADING)
    expect(advice.get_by_role("listitem")).to_have_count(0)
    ann.play_on(2)


# --- learning ------------------------------------------------------------------------------------------------------------


def test_a_lesson_is_taken_without_a_network_and_goes_on_where_it_was_left(new_player: NewPlayer, club: Club) -> None:
    ann = arrive(new_player, club)
    begin(ann, "Ohanami")
    kept(ann.page)
    ann.page.context.set_offline(True)
    ann.page.goto(club.address)
    ann.page.get_by_role("link", name="Learn by playing", exact=True).click()
    ann.page.get_by_role("link", name=re.compile("^Ohanami")).click()
    ann.page.get_by_role("link", name="Start the first lesson", exact=True).click()
    step = ann.page.locator("main[data-step]")
    expect(step).to_have_attribute("data-step", "0", timeout=LOADING)
    for card in ("6", "8"):  # which nobody asked for
        ann.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button", name=re.compile(f"^{card}\\b")).click()
    ann.keep.click()
    expect(step).to_have_class(re.compile("said"))
    for card in ("6", "8", "40", "82"):
        ann.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button", name=re.compile(f"^{card}\\b")).click()
    ann.keep.click()
    expect(step).to_have_attribute("data-step", "1")
    ann.page.reload()
    expect(step).to_have_attribute("data-step", "1", timeout=LOADING)


# --- Zen -----------------------------------------------------------------------------------------------------------------


def test_the_form_of_the_day_is_played_and_a_form_of_ones_own_drawn_tried_and_sent(new_player: NewPlayer, club: Club) -> None:
    page = arrive(new_player, club).page
    page.get_by_role("link", name="Today’s Zen", exact=True).click()
    page.get_by_role("button", name="Play the form of the day", exact=True).click(timeout=LOADING)
    at_table(page)
    page.go_back()
    expect(page.get_by_role("button", name=re.compile("^(Go on|Continue)"))).to_be_visible(timeout=LOADING)

    cells = page.get_by_role("gridcell")
    cells.nth(120).click()
    cells.nth(122).click()
    expect(page.get_by_text("The form is not connected", exact=False)).to_be_visible(timeout=LOADING)
    cells.nth(122).click()
    cells.nth(121).click()
    link = page.get_by_label("Link to this form", exact=True)
    expect(link).to_have_value(re.compile(r"/games/roji/#/forms#BB$"), timeout=LOADING)
    page.get_by_role("button", name="How hard is it?", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Won \d+% of \d+ games"))).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Stop", exact=True).click()

    other = page.context.new_page()
    other.goto(link.input_value())
    expect(other.get_by_label("Link to this form", exact=True)).to_have_value(re.compile("#BB$"), timeout=LOADING)


# --- addresses -----------------------------------------------------------------------------------------------------------


def test_every_page_keeps_its_address(new_player: NewPlayer, club: Club) -> None:
    page = arrive(new_player, club).page
    page.goto(f"{club.address}#/rules/ohanami")
    page.get_by_role("navigation").get_by_role("listitem").get_by_role("link").last.click()
    expect(page.get_by_role("heading", name="Rules at a glance")).to_be_visible()
    page.goto(f"{club.address}#/pad/ohanami")
    expect(page.get_by_role("textbox").first).to_be_visible(timeout=LOADING)
    expect(page.get_by_text("damaged", exact=False)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("textbox").first).to_be_visible(timeout=LOADING)
