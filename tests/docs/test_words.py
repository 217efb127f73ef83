"""tools/words.py, which checks the catalogues, and how Python reads them."""

from pathlib import Path

from roji.content.words import catalogue as catalogue_of
from roji.content.words import parts, read
from roji.core.sentences import Words
from roji.games import OURS
from tools.words import catalogue, game_of, said_twice


def test_a_key_in_two_parts_that_are_loaded_together_is_reported_with_both_files() -> None:
    assert said_twice({"shell": {"undo"}, "bonsai": {"undo", "prune"}}) == ["en/shell.ftl and en/bonsai.ftl both say undo"]
    assert said_twice({"bonsai": {"wood"}, "lessons-bonsai": {"wood"}}) == ["en/bonsai.ftl and en/lessons-bonsai.ftl both say wood"]
    assert said_twice({"learn": {"next"}, "replay": {"next"}}) == ["en/learn.ftl and en/replay.ftl both say next"]


def test_two_games_may_use_a_key_each() -> None:
    assert said_twice({"bonsai": {"tiles-in-hand"}, "bossa": {"tiles-in-hand"}, "rules-zen": {"tiles-in-hand"}}) == []


def test_no_part_of_the_catalogue_hides_another() -> None:
    assert {game_of(part) for part in parts()} == {*(game.name for game in OURS), None}
    assert said_twice({part: catalogue("en", part, []) for part in parts()}) == []


def folder(place: Path, **languages: str) -> Path:
    """The catalogues of another package."""
    for language, messages in languages.items():
        (place / language).mkdir()
        (place / language / "kiosk.ftl").write_text(messages)
    return place


def test_messages_missing_in_a_language_are_read_in_english(tmp_path: Path) -> None:
    kiosk = folder(tmp_path, en="sold-n = sold { $n }\nshut = shut", de="shut = zu")
    assert read(Words("shut"), "de", kiosk) == "zu"
    assert read(Words("sold-n", {"n": 3}), "de", kiosk) == read(Words("sold-n", {"n": 3}), "ja", kiosk) == "sold 3"
    assert read(Words("nobody-says-this"), "pl", kiosk) == "nobody says this"


def test_a_browser_is_sent_the_english_messages_after_those_of_the_language(tmp_path: Path) -> None:
    kiosk = folder(tmp_path, en="shut = shut", de="shut = zu")
    assert catalogue_of(kiosk, "de").splitlines() == ["shut = zu", "shut = shut"]
    assert catalogue_of(kiosk, "ja").splitlines() == ["shut = shut"]


def test_other_parts_are_read_though_one_lacks_a_language() -> None:
    assert read(Words("undo-nothing"), "de", "no-such-part", "shell") == "undo nothing"
    assert read(Words("your-turn"), "de", "no-such-part", "shell") != "Your turn"
