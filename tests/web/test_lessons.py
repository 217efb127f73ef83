"""Lessons in the browser: by mouse, by keyboard, with wrong tries, and after a reload."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.games import OURS
from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.player import Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT, faults, small_targets

SENTENCE = "One of your two cards can lengthen it."
REFUSED = "Garden 1 goes from 40 to 82: only a lower or a higher card fits."


class Learner(Player):
    """A player who takes lessons."""

    def open(self, server: WebServer, lesson: str = "") -> "Learner":
        self.page.goto(f"{server.address}/learn/ohanami{lesson and '/' + lesson}")
        return self

    @property
    def finished(self) -> Locator:
        return self.page.get_by_role("region", name="Lesson done", exact=True)

    def card(self, number: int) -> Locator:
        """A card in the hand, or one to lay."""
        return self.page.get_by_role("button", name=re.compile(rf"^{number}, "))

    def keep_two(self, one: int, other: int) -> None:
        for number in (one, other):
            self.card(number).click()
        self.keep.click()

    def at(self, step: int) -> None:
        expect(self.page.locator("main")).to_have_attribute("data-step", str(step))

    def garden(self, nth: int) -> list[str]:
        """The cards of a garden."""
        cards = self.page.get_by_role("region", name=f"Garden {nth}", exact=True).locator("[data-piece]")
        return [str(card.get_attribute("data-piece")) for card in cards.all()]

    def to_which_fits(self) -> "Learner":
        """The first four steps of the first lesson."""
        self.keep_two(40, 82)
        self.at(1)
        self.slots.first.click()
        self.at(2)
        self.slots.filter(has_text="highest").click()
        self.at(3)
        self.keep_two(57, 93)
        self.at(4)
        return self


@pytest.fixture
def learner(new_player: NewPlayer) -> Learner:
    return as_learner(new_player())


def as_learner(player: Player) -> Learner:
    return Learner(player.page, [])  # console errors of the page are collected by the player that owns it


def steps(page: Page, done: int) -> None:
    expect(page.get_by_role("img", name=f"Step {done + 1} of 6", exact=True)).to_be_visible()


def test_two_lessons_by_clicks_from_the_list_to_a_table(server: WebServer, learner: Learner) -> None:
    page = learner.page
    page.goto(f"{server.address}/learn")
    page.get_by_role("link", name=re.compile("^Ohanami")).click()
    expect(page.get_by_role("listitem")).to_have_count(6)
    page.get_by_role("link", name=re.compile("A turn: choose, pass, lay")).click()
    expect(learner.prompt).to_contain_text("Touch 40 and 82, then keep them.")
    steps(page, 0)
    learner.to_which_fits()
    learner.card(93).click()
    learner.slots.filter(has_text="highest").click()
    learner.at(5)
    learner.slots.filter(has_text="new garden").click()
    expect(learner.finished).to_be_visible()
    expect(learner.prompt).to_contain_text("Five turns make a round.")
    assert [learner.garden(nth) for nth in (1, 2, 3)] == [["40", "82", "93"], ["57"], []]

    page.get_by_role("link", name="Next: Two cards in the right order", exact=True).click()
    learner.keep_two(6, 8)
    learner.at(1)
    learner.card(8).click()
    learner.slots.filter(has_text="lowest").first.click()
    learner.at(2)
    learner.slots.filter(has_text="lowest").first.click()
    learner.at(3)
    learner.keep_two(42, 43)
    learner.at(4)
    for left in (2, 1):
        expect(learner.to_lay).to_have_count(left)
        learner.aside.click()
    expect(learner.finished).to_be_visible()

    page.get_by_role("link", name="All lessons", exact=True).click()
    expect(page.get_by_text("Lesson done", exact=True)).to_have_count(2)
    page.get_by_role("link", name=re.compile("A turn: choose, pass, lay")).click()
    steps(page, 0)


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_every_lesson_in_the_list_has_a_picture(server: WebServer, learner: Learner, game: str) -> None:
    page = learner.page
    page.goto(f"{server.address}/learn/{game}")
    rows = page.get_by_role("main").get_by_role("listitem")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        expect(row.locator(".picture").locator("svg, .card, .piece, b, i").first).to_be_visible()


def test_the_list_shows_the_progress_and_continues_there(server: WebServer, learner: Learner) -> None:
    page = learner.open(server).page
    expect(page.get_by_text("0 of 6 lessons done", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Start the first lesson", exact=True)).to_be_visible()
    kept = '{"ohanami/turn": {"codes": [], "step": 6, "done": true}, "ohanami/order": {"codes": [1], "step": 2, "done": false}}'
    page.evaluate("kept => localStorage.setItem('roji.content.lessons', kept)", kept)
    page.reload()
    expect(page.get_by_role("progressbar", name="1 of 6 lessons done", exact=True)).to_be_visible()
    rows = page.get_by_role("main").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("Lesson done")
    expect(rows.nth(1)).to_contain_text("2 of 5 steps done")
    expect(rows.nth(2)).to_contain_text("6 steps")
    page.get_by_role("link", name="Continue: Two cards in the right order", exact=True).click()
    expect(page).to_have_url(f"{server.address}/learn/ohanami/order")


def test_a_wrong_try_is_answered_by_the_rule_and_changes_nothing(server: WebServer, learner: Learner) -> None:
    learner.open(server, "turn").to_which_fits()
    learner.card(57).click()
    learner.slots.filter(has_text="highest").click()
    expect(learner.prompt).to_contain_text(f"Not that. {REFUSED}")
    expect(learner.prompt).to_contain_text(SENTENCE)
    expect(learner.prompt.get_by_role("link", name="The rule", exact=True)).to_have_attribute("href", re.compile("^/rules/ohanami\\?why="))
    assert learner.garden(1) == ["40", "82"]
    learner.aside.click()
    expect(learner.prompt).to_contain_text("But one of them fits the garden that you have")
    expect(learner.prompt).not_to_contain_text("Not that.")
    expect(learner.to_lay).to_have_count(2)
    learner.card(93).click()
    learner.slots.filter(has_text="highest").click()
    learner.at(5)
    expect(learner.prompt).to_contain_text("Start a second garden with it")


def test_cards_of_a_wrong_choice_stay_touched_to_be_changed(server: WebServer, learner: Learner) -> None:
    learner.open(server, "turn")
    learner.keep_two(40, 6)
    expect(learner.prompt).to_contain_text("You can do that. But try what this step is about.")
    expect(learner.card(40)).to_have_attribute("aria-pressed", "true")
    learner.card(40).click()  # a second click keeps both, which is still not what the step expects
    expect(learner.prompt).to_contain_text("You can do that. But try what this step is about.")
    learner.card(82).click()  # replaces the first one
    learner.card(40).click()
    learner.keep.click()
    learner.at(1)


def test_a_lesson_continues_where_it_was_left(server: WebServer, learner: Learner) -> None:
    learner.open(server, "turn").to_which_fits()
    learner.page.reload()
    learner.at(4)
    expect(learner.prompt).to_contain_text(SENTENCE)
    learner.card(93).click()
    learner.slots.filter(has_text="highest").click()
    learner.at(5)
    learner.open(server)
    expect(learner.page.get_by_role("img", name="Step 6 of 6", exact=True)).to_be_visible()
    learner.open(server, "turn")
    learner.at(5)
    learner.page.get_by_role("button", name="Start over", exact=True).click()
    learner.at(0)
    expect(learner.hand).to_have_count(10)


def test_a_rewritten_lesson_starts_again(server: WebServer, learner: Learner) -> None:
    learner.open(server)
    stale = '{"ohanami/turn": {"codes": [5, 5, 5], "step": 3, "done": true}}'
    learner.page.evaluate("stale => localStorage.setItem('roji.content.lessons', stale)", stale)
    learner.open(server, "turn")
    learner.at(0)
    learner.keep_two(40, 82)
    learner.at(1)


def test_the_server_may_be_gone_for_a_moment(own_server: WebServer, learner: Learner) -> None:
    learner.open(own_server, "turn")
    learner.card(40).click()
    learner.card(82).click()
    own_server.kill()
    learner.keep.click()
    expect(learner.prompt).to_contain_text("The server cannot be reached.")
    own_server.open()
    learner.keep.click()
    learner.at(1)


def press(page: Page, target: Locator) -> None:
    """Move the focus to it with Tab, and press Enter."""
    for _ in range(120):
        if target.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def test_a_lesson_by_keyboard_with_every_sentence_announced(server: WebServer, learner: Learner) -> None:
    page = learner.open(server, "turn").page
    words = learner.prompt.locator("[aria-live=polite]")
    for number in (40, 82):
        press(page, learner.card(number))
    press(page, learner.keep)
    expect(words).to_contain_text("start your first garden")
    press(page, learner.slots.first)
    expect(words).to_contain_text("grows at its ends only")
    press(page, learner.slots.filter(has_text="highest"))
    learner.at(3)
    for number in (57, 93):
        press(page, learner.card(number))
    press(page, learner.keep)
    learner.at(4)
    press(page, learner.card(57))
    press(page, learner.slots.filter(has_text="highest"))
    expect(words).to_contain_text(REFUSED)
    press(page, learner.card(93))
    press(page, learner.slots.filter(has_text="highest"))
    learner.at(5)
    press(page, learner.slots.filter(has_text="new garden"))
    next_one = page.get_by_role("link", name=re.compile("^Next: "))
    expect(next_one).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.address}/learn/ohanami/order")


def test_the_last_lesson_is_played_to_the_end_and_leads_to_a_table(server: WebServer, learner: Learner) -> None:
    learner.open(server, "finish")
    while not learner.finished.is_visible():
        expect(learner.hand.or_(learner.to_lay).or_(learner.finished).first).to_be_visible()
        if learner.finished.is_visible():
            break
        learner.choose() if learner.hand.count() else learner.lay()
    expect(learner.prompt).to_contain_text("The game is over, and you know Ohanami.")
    learner.page.get_by_role("button", name="Play a game", exact=True).click()
    expect(learner.page.get_by_role("dialog", name="New game", exact=True)).to_be_visible()
    expect(learner.page.get_by_role("combobox", name="Game", exact=True)).to_have_value("ohanami")


def test_a_table_shows_the_way_to_the_lessons(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Rules at a glance", exact=True).click()
    expect(ann.page.get_by_role("link", name="Show me", exact=True)).to_have_attribute("href", "/learn/ohanami")


def test_a_lesson_that_is_not_there(server: WebServer, learner: Learner) -> None:
    for address, sentence in (("/learn/go", "There is no game go;"), ("/learn/ohanami/juggling", "there is no such page.")):
        learner.page.goto(f"{server.address}{address}")
        expect(learner.page.get_by_text(sentence)).to_be_visible()


def test_a_refusal_does_not_wait_for_the_page_to_be_at_rest(server: WebServer, learner: Learner) -> None:
    learner.page.add_init_script("window.requestIdleCallback = () => 0")
    learner.page.goto(f"{server.address}/learn/go")
    expect(learner.page.get_by_role("heading")).to_contain_text("There is no game go;")


@pytest.mark.parametrize("language", ["de", "pl", "ja"])
def test_a_lesson_speaks_the_readers_language(server: WebServer, learner: Learner, language: str) -> None:
    learner.page.goto(f"{server.address}/learn/ohanami/turn?language={language}")
    said = {"de": "Tippe 40 und 82 an", "pl": "Dotknij 40 i 82", "ja": "40と82に触れて"}[language]
    expect(learner.page.get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_lessons_are_accessible(server: WebServer, new_player: NewPlayer, viewport: dict[str, int]) -> None:
    one = as_learner(new_player(bypass_csp=True, viewport=viewport))
    page = one.page
    page.goto(f"{server.address}/learn")
    expect(page.get_by_role("link", name=re.compile("^Ohanami"))).to_be_visible()
    assert faults(page) == [], "games"
    one.open(server)
    expect(page.get_by_role("listitem")).to_have_count(6)
    assert faults(page) == [], "list"
    one.open(server, "turn").to_which_fits()
    one.card(57).click()
    one.slots.filter(has_text="highest").click()
    expect(one.prompt).to_contain_text(REFUSED)
    assert faults(page) == [], "refused"
    if viewport == PHONE:
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, 844]
        assert [one for one in small_targets(page) if not one.startswith("The rule")] == []
    one.card(93).click()
    one.slots.filter(has_text="highest").click()
    one.at(5)
    one.slots.filter(has_text="new garden").click()
    expect(one.finished).to_be_visible()
    assert faults(page) == [], "done"


def test_a_row_that_the_lesson_does_not_mean_goes_back_to_the_hand(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    page.goto(f"{server.address}/learn/bossa/row")
    page.get_by_role("button", name=re.compile("^Take the white line")).click()
    prompt = page.get_by_role("region", name="What to do", exact=True)
    expect(prompt).to_contain_text("Touch 3, then lay.")
    other = page.get_by_role("button", name=re.compile(r"^black \d+ asks for .* in your hand")).first
    other.click()
    prompt.get_by_role("button", name=re.compile("^Lay on black")).click()
    expect(prompt).to_contain_text("Allowed. But lay white 3 here")
    expect(page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", pressed=True)).to_have_count(0)
    expect(prompt.get_by_role("button", name="Clear", exact=True)).to_have_attribute("aria-disabled", "true")


def test_from_the_home_page_two_touches_lead_to_the_next_lesson(server: WebServer, learner: Learner) -> None:
    page = learner.page
    page.goto(server.address)
    page.get_by_role("button", name=re.compile("^Ohanami")).click()
    expect(page.get_by_role("button", name=re.compile(r"^Play now against a bot \(gakusei, a student\)"))).to_be_visible()
    page.get_by_role("link", name=re.compile("^Learn by playing play right away")).click()
    expect(learner.prompt).to_contain_text("Touch 40 and 82, then keep them.")
