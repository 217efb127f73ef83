"""The catalogues use the words that players use, in each language."""

import re

import pytest

from roji.content.words import FOLDER, LANGUAGES

NOT_SAID = re.compile(r"^(#.*|[\w-]+ =)", re.M)  # comments and keys

# Phrases that sound translated, and what players say instead.
REPLACED = {
    "went down on": "played on the low end of the white line",
    "put the tools down": "finished cultivating|Finish cultivating|finish cultivating",
    "kept a card, twice": "kept two cards",
    "See it once more": "Replay",
    "Save the journal": "Save the game file",
    "hundredths of the win": "percentage points",
    "chose a weaker way": "made a mistake",
    "Score pad for the box": "Score pad for your board game",
    "^ Not now": "Cancel",
    "Set a table": "New game",
    "as usual": "default",
    "^ Notices": "Notifications",
    "[Oo]nlooker": "spectator",
    "[Ll]ook on": "You are watching",
    "Put aside; hand on": "pass the rest",
    "Start with .* a new garden": "Start a new garden with",
    "You are stuck": "You have no legal move",
    r"Take the Growth\?": r"Take this { \$card } card\?",
    "[Ll]et it fall here": "drop it here",
    "One player more": "Add player",
    "Begin anew": "Start over",
    "[Pp]romise of the shuffle": "Shuffle check",
    "frightened the panda": "scared the panda off",
    "made no use of": "skipped the weather",
    "looked at again": "can be reviewed",
    "B, W and points": "B, W and dots",
}

SAID = {
    "pl": "Arkusz punktacji do gry planszowej|Odrzuć i dobierz|domyślnie|dwie płytki drewna|minut na gracza|nieobecny/a"
    "|korzysta z podpowiedzi|Załóż stół|Usuń z listy",
    "de": "Benachrichtigungen|Dein Tableau|Mischgarantie|Standard|Abbrechen|mit Tipps|Mitspielende|Verbindung unterbrochen|Mitspielen"
    "|Prüfen mit",
    "ja": "枝|ピンク|オレンジ|標準|キャンセル|卓を立てる|専門家|引き直し|交換|やり直しを求めています|承諾|ゲーム終了|ゲーム記録",
}


def messages(language: str) -> str:
    """All messages of a language, without keys and comments."""
    return "\n".join(NOT_SAID.sub("", path.read_text("utf-8")) for path in sorted((FOLDER / language).glob("*.ftl")))


@pytest.mark.parametrize(("odd", "plain"), REPLACED.items())
def test_english_uses_the_phrases_of_players(odd: str, plain: str) -> None:
    assert re.findall(f"{odd}.*", messages("en"), re.M) == []
    assert re.search(plain, messages("en"))


@pytest.mark.parametrize("language", SAID)
def test_the_other_languages_have_the_words_of_their_players(language: str) -> None:
    said = messages(language)
    assert [word for word in SAID[language].split("|") if word not in said] == []
    assert {"en", *SAID} == set(LANGUAGES)
