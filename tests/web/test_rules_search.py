"""The search of the rules page: common queries find the right paragraph first, in every language."""

import pytest
from playwright.sync_api import Page, expect

from roji.games import OURS
from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer

# Queries and the paragraphs that answer them, in Bonsai, Ohanami, Takenoko, Bossa and Zen.
GAMES = [game.name for game in OURS]
ENGLISH = {
    "tie": ("equal", "tie", "tie", "equal", "no-points"),
    "tiebreak": ("equal", "tie", "tie", "equal", "no-points"),
    "tie-breaker": ("equal", "tie", "tie", "equal", "no-points"),
    "drawn game": ("equal", "tie", "tie", "equal", "no-points"),
    "win": ("goal", "goal", "goal", "goal", "won"),
    "how do I win": ("goal", "goal", "goal", "goal", "won"),
    "end of the game": ("end", "end", "emperor", "end-a", "won"),
    "set up": ("pot", "deal", "setup", "preparation", "choose-form"),
    "setup": ("pot", "deal", "setup", "preparation", "choose-form"),
    "solo": ("solo", "for-whom", None, "alone", "alone"),
    "how many players": ("goal", "for-whom", None, "alone", "alone"),
    "scoring": ("score-leaf", "scoring-three", "scoring", "winning", "no-points"),
    "points": ("score-leaf", "scoring-three", "scoring", "winning", "no-points"),
    "discard": ("capacity", "put-aside", "under", "redraw", "discard"),
    "undo": ("taking-back", "take-back", "taking-back", "taking-back", "undo"),
    "take back": ("taking-back", "take-back", "taking-back", "taking-back", "undo"),
    "quit": ("leaving", "leave", "leaving", "resigning", "give-up"),
    "resign": ("leaving", "leave", "leaving", "resigning", "give-up"),
    "who goes first": ("whose-turn", "lay-order", "setup", "open", "begin"),
    "variants": ("without-goals", "option-lay-order", "advanced", "option-chips", "option-form"),
    "hand limit": ("capacity", None, "draw-objective", None, "draw"),
}
OTHERS = {
    "pl": {
        "remis": ("equal", "tie", "tie", "equal", "no-points"),
        "koniec gry": ("end", "end", "emperor", "end-a", "won"),
        "przygotowanie": ("pot", "deal", "setup", "preparation", "choose-form"),
        "cofnac": ("taking-back", "take-back", "taking-back", "taking-back", "undo"),
        "punkty": ("score-leaf", "scoring-three", "scoring", "winning", "no-points"),
        "kto zaczyna": ("whose-turn", "lay-order", "setup", "open", "begin"),
    },
    "ja": {
        "同点": ("equal", "tie", "tie", "equal", "no-points"),
        "タイブレーク": ("equal", "tie", "tie", "equal", "no-points"),
        "準備": ("pot", "deal", "setup", "preparation", "choose-form"),
        "やり直し": ("taking-back", "take-back", "taking-back", "taking-back", "undo"),
        "得点計算": ("score-leaf", "scoring-three", "scoring", "winning", "no-points"),
    },
    "de": {
        "Gleichstand": ("equal", "tie", "tie", "equal", "no-points"),
        "Spielende": ("end", "end", "emperor", "end-a", "won"),
        "Aufbau": ("pot", "deal", "setup", "preparation", "choose-form"),
        "rückgängig": ("taking-back", "take-back", "taking-back", "taking-back", "undo"),
        "Wertung": ("score-leaf", "scoring-three", "scoring", "winning", "no-points"),
        "wer beginnt": ("whose-turn", "lay-order", "setup", "open", "begin"),
    },
}
FIRST = "() => document.querySelector('article .rule')?.id ?? null"


def first_found(page: Page, sought: str) -> str | None:
    page.get_by_role("searchbox").fill(sought)
    page.evaluate("() => new Promise(requestAnimationFrame)")  # until the page has rendered the results
    found: str | None = page.evaluate(FIRST)
    return found


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("game", GAMES)
def test_what_people_type_finds_the_rule(server: WebServer, new_player: NewPlayer, game: str, language: str) -> None:
    page = new_player().page
    page.goto(f"{server.address}/rules/{game}?language={language}")
    expect(page.locator("article .rule").first).to_be_visible(timeout=PATIENCE)
    asked = {sought: answers[GAMES.index(game)] for sought, answers in OTHERS.get(language, ENGLISH).items()}
    asked = {sought: answer for sought, answer in asked.items() if answer}
    assert {sought: first_found(page, sought) for sought in asked} == asked


def test_a_word_that_no_rule_has_finds_nothing_and_says_so(server: WebServer, new_player: NewPlayer) -> None:
    page = new_player().page
    page.goto(f"{server.address}/rules/ohanami")
    expect(page.locator("article .rule").first).to_be_visible(timeout=PATIENCE)
    assert first_found(page, "checkmate") is None
    expect(page.get_by_role("status")).to_contain_text("checkmate")
