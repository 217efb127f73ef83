"""The notation, and actions in words."""

import re

import pytest

from roji.core.actions import Action
from roji.games.ohanami import GAME
from roji.games.ohanami.actions import Choose, ChooseHidden, Discard, DiscardHidden, Lay, PlaceHidden, Start


@pytest.mark.parametrize(
    ("line", "action", "words"),
    [
        ("choose 56", Choose(56), "kept 56"),
        ("lay 56 2", Lay(56, 2), "laid 56 in garden 2"),
        ("start 56", Start(56), "started a garden with 56"),
        ("discard 56", Discard(56), "discarded 56"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Action, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words


@pytest.mark.parametrize(
    ("action", "words"), [(ChooseHidden(), "kept a card"), (DiscardHidden(), "discarded a card"), (PlaceHidden(), "decided on a card")]
)
def test_what_the_others_hear_of_a_face_down_card(action: Action, words: str) -> None:
    assert GAME.tell(action) == words


def test_every_use_of_every_card_has_its_own_line() -> None:
    lines = [f"{verb} {card}" for verb in ("choose", "start", "discard") for card in range(1, 121)]
    lines += [f"lay {card} {garden}" for card in range(1, 121) for garden in (1, 2, 3)]
    assert sorted(GAME.parse(line) for line in lines) == list(range(GAME.size))


@pytest.mark.parametrize(
    "line",
    [
        "take 56",
        "",
        "choose",
        "lay 56",
        "choose 56 2",
        "choose fifty",
        "choose -5",
        "choose 0",
        "choose 121",
        "lay 56 0",
        "lay 56 4",
    ],
)
def test_invalid_notation_gets_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(line))} is no action of Ohanami; they read like '"):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, 720, 10**9])
def test_an_invalid_code_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"
