"""Every page in every language: it fits on desktops and phones, passes axe, and is fully translated."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.conftest import DESK, PHONE
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, AXE, BOT

PSEUDO = "en-XA"  # English in accents, a third longer
LANGUAGES = ["pl", "ja", "de", PSEUDO]
VIEWPORTS = {name: ViewportSize(width=size["width"], height=size["height"]) for name, size in (("desk", DESK), ("phone", PHONE))}
TABLES = {"bonsai": [ANN, BOT], "ohanami": [ANN, BOT, BOT], "takenoko": [ANN, BOT], "bossa": [ANN, BOT], "zen": [ANN]}
READY = {"home": "main li a[href^='/t/']", "rules": ".rule .picture svg", "replay": "main[data-at='3']"}  # tables: their board
TRANSLATED = ["takenoko", "bossa", "home", "bonsai", "ohanami", "zen", "rules", "replay"]  # pages on which every word must be translated

# The other pages, each with a selector that shows that it is ready.
# Each is tested in the pseudo-locale, which is longer than any language, on a desktop and a phone; and on a phone in one real language,
# in turn: what the pages share looks the same in all languages, and testing every page in every language would take minutes.
LESSONS = {"bonsai": "growing", "ohanami": "water", "takenoko": "panda", "bossa": "chips", "zen": "fit"}
BESIDE = {
    "/learn": "main li a",
    "/learn/takenoko": "main ol .title",
    **{f"/learn/{game}/{lesson}": "main .board" for game, lesson in LESSONS.items()},
    "/pad": ".boxes .emblem svg",
    **{f"/pad/{game}": ".outcome" for game in TABLES},
    **{f"/rules/{game}": ".rule .picture svg" for game in TABLES if game != "ohanami"},
    "/forms": "section[aria-labelledby=gallery]",
    "/replay": "main",
    "/pad/nothing": "main h1",
}
BY_TURNS = [(["pl", "ja", "de"][nth % 3], "phone", place) for nth, place in enumerate(BESIDE)]
LOOKS = [*((PSEUDO, viewport, place) for viewport in VIEWPORTS for place in BESIDE), *BY_TURNS]

# Names are never translated: of games, people, bots and their levels, and languages. Dates and the "and" of lists come from Intl.
NAMES = {
    "Roji",
    "Bonsai",
    "Ohanami",
    "Takenoko",
    "Bossa",
    "Zen",
    "Ann",
    "Bot",
    "Haruka",
    "random",
    "gakusei",
    "English",
    "Polski",
    "Deutsch",
    "and",
}
BOTS = {"Kaede", "Momiji", "Sakura", "Ume", "Matsu", "Take", "Fuji", "Tsubaki"}
TYPED = {"brown", "green", "orange", "pink", "blue"}  # the values of the option for goal colours, which explains them
SHORTENED = [".unseen", ".where", ".name"]  # for screen readers only, or shortened with an ellipsis where a title or a crest says enough

CLIPPED = """shortened => [...document.querySelectorAll('body *')]
    .filter(one => /hidden|clip/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
    .filter(one => one.innerText?.trim() && one.checkVisibility() && !one.closest(shortened))
    .map(one => `${one.tagName} ${one.className}: ${one.innerText.trim().slice(0, 60)}`)"""

SAID = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said = [];
    while (texts.nextNode()) {
        const { parentElement: place, data } = texts.currentNode;
        if (place.checkVisibility() && !place.closest('code, script, style, time')) said.push(data);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        if (one.checkVisibility()) said.push(one.ariaLabel ?? '', one.title ?? '', one.placeholder ?? '');
    return said;
}"""

# Colours do not depend on the language: test_for_everybody checks them.
FAULTS = """async () => (await axe.run({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => `${one.id}: ${one.nodes[0].html}`)"""

Readers = Callable[..., Page]


@pytest.fixture(scope="module")
def addresses(chromium: Browser, server: WebServer) -> dict[str, str]:
    """The address of each page: a table of each game, Ohanami's with cards laid, and a finished game."""
    taken = {game: server.set_table(*seats, game=game) for game, seats in TABLES.items()}
    over = server.set_table(ANN, BOT)
    with chromium.new_context(viewport=VIEWPORTS["desk"], reduced_motion="reduce") as context:
        ann = Player(context.new_page(), [])
        ann.sit(server, taken["ohanami"]).play_on(4)
        assert ann.wait_for_turn() == "lay"
        ann.sit(server, over).play_on(2)
        ann.resign()
        expect(ann.again).to_be_visible()
    keys = [{**one, "game": game, "name": "Ann", "since": 0} for game, one in taken.items()]
    tables = {game: f"/t/{one['table']}" for game, one in taken.items()}
    return {**tables, "home": "/", "rules": "/rules/ohanami", "replay": f"/replay/{over['table']}/3?seat=0", "keys": json.dumps(keys)}


@pytest.fixture(scope="module")
def readers(chromium: Browser, addresses: dict[str, str]) -> Iterator[Readers]:
    """Ann's browser for each language and viewport, or a new one. An error in a page's console fails the tests."""
    contexts: dict[tuple[str, ...], BrowserContext] = {}
    wrongs: list[str] = []

    def open_in(language: str, viewport: str, *new: str) -> Page:
        if (language, viewport, *new) not in contexts:
            context = chromium.new_context(
                viewport=VIEWPORTS[viewport], has_touch=viewport == "phone", reduced_motion="reduce", bypass_csp=True
            )
            kept = {"roji-language": language, "roji.tables": addresses["keys"]}
            context.add_init_script(f"for (const [name, kept] of Object.entries({json.dumps(kept)})) localStorage.setItem(name, kept)")
            context.add_init_script(path=AXE)
            contexts[language, viewport, *new] = context
            Player(context.new_page(), wrongs)
        return contexts[language, viewport, *new].pages[0]

    yield open_in
    for context in contexts.values():
        context.close()
    assert wrongs == []


def english_words(said: list[str]) -> list[str]:
    """The words that the pseudo-locale did not change, because they do not come from the catalogue."""
    words = [word for text in said for word in re.findall(r"[^\W\d_]{3,}", text)]
    return sorted({word for word in words if re.search("[aeioucnsAEIOU]", word)} - NAMES - BOTS)


def visit(page: Page, server: WebServer, addresses: dict[str, str], place: str) -> None:
    page.goto(server.address + addresses.get(place, place))
    expect(page.locator(BESIDE.get(place) or READY.get(place, "main .board")).first).to_be_visible(timeout=PATIENCE)
    if page.evaluate("document.documentElement.lang") == PSEUDO:
        page.add_style_tag(content="article { overflow-wrap: anywhere }")  # a paragraph ends in more tildes than fit on a line
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("place", ["home", *TABLES, "rules", "replay"])
@pytest.mark.parametrize("viewport", VIEWPORTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_and_can_be_read(
    server: WebServer, addresses: dict[str, str], readers: Readers, language: str, viewport: str, place: str
) -> None:
    look(readers(language, viewport), server, addresses, language, viewport, place)


@pytest.mark.parametrize("place", TABLES)
@pytest.mark.parametrize("viewport", VIEWPORTS)
def test_what_is_read_at_first_sight_waits_for_no_words(
    server: WebServer, addresses: dict[str, str], readers: Readers, viewport: str, place: str
) -> None:
    """A page that is never idle does not load the later messages, so a key in their place would be visible."""
    page = readers(PSEUDO, viewport, "never at rest")
    page.context.add_init_script("window.requestIdleCallback = () => 0")
    visit(page, server, addresses, place)
    assert english_words(page.evaluate(SAID)) == []


@pytest.mark.parametrize(("language", "viewport", "place"), LOOKS)
def test_a_page_beside_the_tables_fits_and_can_be_read(
    server: WebServer, addresses: dict[str, str], readers: Readers, language: str, viewport: str, place: str
) -> None:
    look(readers(language, viewport), server, addresses, language, viewport, place)


def look(page: Page, server: WebServer, addresses: dict[str, str], language: str, viewport: str, place: str) -> None:
    visit(page, server, addresses, place)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") == VIEWPORTS[viewport]["width"]
    assert page.evaluate(CLIPPED, ", ".join(SHORTENED)) == []
    assert page.evaluate(FAULTS) == []
    if language == PSEUDO and place in [*TRANSLATED, *BESIDE]:
        assert english_words(page.evaluate(SAID)) == []


@pytest.mark.parametrize(
    ("place", "button"),
    [
        ("home", ".cta .btn:nth-child(2)"),
        ("ohanami", "header [aria-keyshortcuts='?']"),
        ("ohanami", "aside li:nth-child(2) button"),
        ("ohanami", "aside .choice button + button"),
    ],
    ids=["set a table", "rules at a glance", "another player", "score pad"],
)
def test_what_opens_on_a_page_is_translated_too(
    server: WebServer, addresses: dict[str, str], readers: Readers, place: str, button: str
) -> None:
    page = readers(PSEUDO, "desk", button)  # a new page, so that the result does not depend on what an earlier test has loaded
    visit(page, server, addresses, place)
    before = page.evaluate(SAID)
    page.locator(button).first.click()
    page.locator("dialog summary").evaluate_all("all => all.forEach(one => one.click())")
    opened = page.evaluate(SAID)
    assert opened != before
    assert english_words(opened) == []


@pytest.mark.parametrize("seats", [1, 2], ids=["alone", "two"])
def test_the_house_rules_of_every_game_are_translated(server: WebServer, addresses: dict[str, str], readers: Readers, seats: int) -> None:
    page = readers(PSEUDO, "desk", "house rules")
    visit(page, server, addresses, "home")
    page.locator(".cta .btn:nth-child(2)").click()
    for game in TABLES:
        page.locator("dialog select").first.select_option(game)
        page.locator("dialog details:not([open]) summary").evaluate_all("all => all.forEach(one => one.click())")
        expect(page.locator("dialog .options .field > span").first).to_contain_text("~")
        away = page.locator("dialog ol .icon:enabled")
        if seats == 1 and away.count():
            away.first.click()
        offered = page.locator("dialog datalist option").evaluate_all("all => all.map(one => one.value)")
        assert set(english_words([*page.evaluate(SAID), *offered])) <= TYPED, game


def test_a_word_of_the_source_would_be_found() -> None:
    assert english_words(["Láy~ 35", "Undo", "Kaede", "by", "Kéép 23 and 58"]) == ["Undo"]
