"""`make site`'s folder under a sub-path of a plain web server: games against bots on this device, also when nothing answers any more."""

import functools
import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from roji.core.journal.fold import read
from roji.core.journal.fold import replay as played_again
from roji.games import OURS
from tests.web.conftest import Guests
from tests.web.player import Player

SITE = Path(__file__).parents[2] / "build" / "site"
LOADING = 120_000  # milliseconds for the engine on a busy machine
GAMES = {game.name: game for game in OURS}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class Club:
    """A web space with the site in one of its folders."""

    def __init__(self, root: Path) -> None:
        shutil.copytree(SITE, root / "games" / "roji")
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
        self.address = f"http://localhost:{self._server.server_port}/games/roji/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    assert (SITE / "site-files.js").exists(), "build the site first: make site"
    club = Club(tmp_path)
    yield club
    club.close()


def arrive(guests: Guests, club: Club) -> Player:
    guest = guests()
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
    expect(page).to_have_url(re.compile(r"/games/roji/#/t/\w{10}$"), timeout=LOADING)
    expect(page.locator("main[data-seq]")).to_be_visible(timeout=LOADING)


def kept(page: Page) -> None:
    """Wait until pages and engine are there without the web space."""
    page.wait_for_function(
        """async () => {
          const names = await caches.keys();
          if (names.length !== 1) return false;
          const shelf = await caches.open(names[0]);
          return Boolean(await shelf.match('index.html')) && Boolean(await shelf.match('engine/sizes.json'));
        }""",
        timeout=LOADING,
    )


def test_a_game_survives_a_reload_in_mid_turn_and_goes_on_without_a_network(guests: Guests, club: Club) -> None:
    ann = arrive(guests, club)
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
def test_every_game_is_begun_against_bots(guests: Guests, club: Club, game: str) -> None:
    ann = arrive(guests, club)
    begin(ann, game)
    expect(ann.prompt).to_be_visible(timeout=LOADING)
    ann.page.go_back()
    row = ann.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(row).to_contain_text(game)
    row.click()
    at_table(ann.page)


def test_what_needs_a_server_says_so(guests: Guests, club: Club) -> None:
    ann = arrive(guests, club)
    expect(ann.page.get_by_role("button", name="Join with a code")).to_have_count(0)
    ann.page.goto(f"{club.address}#/learn")
    ann.page.reload()
    expect(ann.page.get_by_role("heading")).to_contain_text("This needs a server")
    ann.page.get_by_role("link", name="Back to the garden").click()
    expect(ann.page.get_by_role("button", name="New game", exact=True)).to_be_visible()


def test_two_tabs_at_one_table_lose_nothing(guests: Guests, club: Club) -> None:
    ann = arrive(guests, club)
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


def test_a_browser_that_stores_nothing_is_told(guests: Guests, club: Club) -> None:
    ann = guests()
    ann.page.add_init_script("indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };")
    ann.page.goto(club.address)
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    expect(ann.page.get_by_role("alert").filter(has_text="could not save it")).to_be_visible(timeout=LOADING)


def test_an_engine_that_does_not_load_is_told_and_tried_again(guests: Guests, club: Club) -> None:
    ann = guests()
    ann.page.context.route("**/engine/roji.zip", lambda route: route.abort())
    ann.page.goto(club.address)
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    expect(ann.page.get_by_role("alert").filter(has_text="did not load").first).to_be_visible(timeout=LOADING)
    ann.page.context.unroute("**/engine/roji.zip")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    ann.page.get_by_role("button", name="Play Ohanami now").click()
    at_table(ann.page)
