"""The notation, and actions in words."""

import pytest

from roji.games.ohanami import GAME
from roji.games.ohanami.actions import Choose, ChooseHidden, Discard, DiscardHidden, Lay, Ohanami, PlaceHidden, Start


@pytest.mark.parametrize(
    ("line", "action", "words"),
    [
        ("choose 56", Choose(56), "kept 56"),
        ("lay 56 2", Lay(56, 2), "laid 56 in garden 2"),
        ("start 56", Start(56), "started a garden with 56"),
        ("discard 56", Discard(56), "put 56 aside"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Ohanami, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words


@pytest.mark.parametrize(
    ("action", "words"), [(ChooseHidden(), "kept a card"), (DiscardHidden(), "put a card aside"), (PlaceHidden(), "decided on a card")]
)
def test_what_the_others_hear_of_a_face_down_card(action: Ohanami, words: str) -> None:
    assert GAME.tell(action) == words


def test_every_use_of_every_card_has_its_own_line() -> None:
    lines = [f"{verb} {card}" for verb in ("choose", "start", "discard") for card in range(1, 121)]
    lines += [f"lay {card} {garden}" for card in range(1, 121) for garden in (1, 2, 3)]
    assert sorted(GAME.parse(line) for line in lines) == list(range(GAME.size))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take 56", "'take 56' is no action of Ohanami; write choose, lay, start or discard"),
        ("", "'' is no action of Ohanami; write choose, lay, start or discard"),
        ("choose", "'choose' does not read like 'choose 56' or 'lay 56 2'"),
        ("lay 56", "'lay 56' does not read like 'choose 56' or 'lay 56 2'"),
        ("choose 56 2", "'choose 56 2' does not read like 'choose 56' or 'lay 56 2'"),
        ("choose fifty", "'choose fifty' does not read like 'choose 56' or 'lay 56 2'"),
        ("choose -5", "'choose -5' does not read like 'choose 56' or 'lay 56 2'"),
        ("choose 0", "there is no card 0; they go from 1 to 120"),
        ("choose 121", "there is no card 121; they go from 1 to 120"),
        ("lay 56 0", "there is no garden 0; they go from 1 to 3"),
        ("lay 56 4", "there is no garden 4; they go from 1 to 3"),
    ],
)
def test_what_is_no_notation_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole sentence is compared
        GAME.parse(line)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("code", [-1, 720, 10**9])
def test_a_code_that_is_none_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"
