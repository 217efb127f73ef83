"""What the tool that reads the catalogues notices."""

from roji.words import parts
from tools.words import catalogue, game_of, said_twice


def test_a_key_in_two_parts_that_are_heard_together_is_named_with_both_files() -> None:
    assert said_twice({"shell": {"undo"}, "bonsai": {"undo", "prune"}}) == ["en/shell.ftl and en/bonsai.ftl both say undo"]
    assert said_twice({"bonsai": {"wood"}, "lessons-bonsai": {"wood"}}) == ["en/bonsai.ftl and en/lessons-bonsai.ftl both say wood"]
    assert said_twice({"learn": {"next"}, "replay": {"next"}}) == ["en/learn.ftl and en/replay.ftl both say next"]


def test_two_games_may_use_a_key_each() -> None:
    assert said_twice({"bonsai": {"tiles-in-hand"}, "bossa": {"tiles-in-hand"}, "rules-zen": {"tiles-in-hand"}}) == []


def test_no_part_of_the_catalogue_hides_another() -> None:
    assert {game_of(part) for part in parts()} == {"bonsai", "bossa", "ohanami", "takenoko", "zen", None}
    assert said_twice({part: catalogue("en", part, []) for part in parts()}) == []
