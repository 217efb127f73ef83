"""Sounds, announcements of other players' actions, and set phrases."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.test_together import ask, pair, press

CARD, BELL, REFUSAL, END = [190], [659, 988], [123, 116], [392, 494, 587]  # hertz
LISTEN = """const Real = OscillatorNode;
window.tones = [];
window.OscillatorNode = class extends Real {
    constructor(context, options) { super(context, options); window.tones.push(options.frequency); }
};"""


def listening(new_player: NewPlayer) -> NewPlayer:
    """Opens players whose pages record every tone that they play."""

    def come(**given: object) -> Player:
        player = new_player(**given)
        player.page.add_init_script(LISTEN)
        return player

    return come


def tones(player: Player) -> list[int]:
    """The tones since the last call."""
    made: list[int] = player.page.evaluate("tones.splice(0)")
    return made


def news(player: Player) -> Locator:
    return player.page.get_by_role("log", name="What others did", exact=True).get_by_role("paragraph")


def bubble(player: Player, words: str) -> Locator:
    return player.page.get_by_role("complementary").get_by_text(words, exact=True)


def say(player: Player, words: str) -> None:
    press(player, "Say something")
    player.page.get_by_role("dialog", name="Say something").get_by_role("button", name=words, exact=True).click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_sounds_can_be_switched_on(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, listening(new_player))
    press(ann, "Sound")
    assert tones(ann) == CARD, "that is how it sounds"
    ann.choose()
    assert tones(ann)[: len(CARD)] == CARD
    ren.choose()
    ren.play_on(2)  # the last to choose is the first to lay
    assert ann.wait_for_turn() == "lay"
    assert tones(ann) == BELL
    ask(ann, "Ask for a pause")
    press(ren, "No")
    ask(ann, "Ask for a pause")
    expect(ann.prompt).to_contain_text("You have asked already")
    assert tones(ann) == REFUSAL
    ren.resign()
    expect(ann.again).to_be_visible(timeout=PATIENCE)
    assert tones(ann)[-len(END) :] == END
    assert tones(ren) == [], "sound is off until somebody asks"
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")
    press(ann, "Sound")
    assert tones(ann) == []


def test_every_action_of_another_player_is_announced(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    expect(news(ann)).to_have_count(0)  # events from before are not announced
    ren.choose()
    expect(news(ann)).to_have_text([re.compile("^Ren kept a card")] * 2)
    ann.choose()
    expect(news(ren)).to_have_text([re.compile("^Ann kept a card")] * 2)
    expect(news(ann)).to_have_count(2)  # own actions are not announced


def test_a_phrase_is_shown_to_the_others_and_announced(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    say(ann, "Good luck!")
    expect(bubble(ren, "Good luck!")).to_be_visible()
    expect(ren.page.locator("[aria-live=polite]").filter(has_text="Ann: Good luck!")).to_have_count(1)
    expect(ann.page.locator("[aria-live=polite]").filter(has_text="Good luck!")).to_have_count(0)


def test_phrases_can_be_switched_off(server: WebServer, new_player: NewPlayer) -> None:
    ann, ren = pair(server, new_player)
    press(ren, "Say something")
    press(ren, "Other players’ phrases are shown")
    expect(ren.page.get_by_role("button", name="Other players’ phrases are hidden", exact=True)).to_have_attribute("aria-pressed", "false")
    ren.page.keyboard.press("Escape")
    say(ann, "Hello!")
    expect(bubble(ann, "Hello!")).to_be_visible()
    say(ren, "Thank you.")  # by now Ann's phrase has arrived
    expect(bubble(ann, "Thank you.")).to_be_visible()
    expect(bubble(ren, "Hello!")).to_have_count(0)
