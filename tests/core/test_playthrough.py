"""Recording a game and replaying the record."""

import pytest

from roji.core.playthrough import Changed, check, record
from tests.every_game.faulty_tables import Favourite, LyingReveals, Stingy
from tests.every_game.faulty_words import generous_sheet, too_strict
from tests.every_game.lanterns_game import lanterns

GAME = lanterns()
TEXT = record(GAME, 3, 7, {"rounds": 2}, every=10)


def test_a_record_has_a_header_drawings_actions_and_the_result() -> None:
    lines = TEXT.splitlines()
    assert lines[:6] == ["roji playthrough 1", "game lanterns 1", "seats 3", 'options {"rounds":2}', "seed 7", "every 10"]
    assert sum(line.startswith("> ") for line in lines) == 36
    assert sum(line.startswith("| round") for line in lines) == 5  # the start, after 10, 20 and 30 actions, and the end
    assert lines[-1] == "# ending: all lanterns are out"
    assert lines[-3].startswith("# scores: ")


def test_a_record_comes_out_the_same() -> None:
    check(GAME, TEXT)


def test_the_same_seed_records_the_same_game() -> None:
    assert record(GAME, 3, 7, {"rounds": 2}, every=10) == TEXT
    assert record(GAME, 3, 8, {"rounds": 2}, every=10) != TEXT


def test_an_action_that_was_changed_is_found() -> None:
    first = next(line for line in TEXT.splitlines() if line.startswith("> "))
    with pytest.raises(Changed, match="may not happen any more: now is the time to keep a card"):
        check(GAME, TEXT.replace(first, first.replace("keep", "light"), 1))


def test_notation_that_does_not_read_is_found() -> None:
    with pytest.raises(Changed, match="is no action of Lanterns"):
        check(GAME, TEXT.replace("> 0 keep ", "> 0 kiss ", 1))


def test_a_score_that_was_changed_is_found() -> None:
    with pytest.raises(Changed, match=r"line \d+ was '# total: .*' and is now '# total: "):
        check(lanterns(score_sheet=generous_sheet), TEXT)


def test_a_rule_that_forbids_more_is_found() -> None:
    with pytest.raises(Changed, match="may not happen any more: no even number may be hidden"):
        check(lanterns(why_not=too_strict), TEXT)


def test_a_hidden_change_is_found_by_the_checksum() -> None:
    with pytest.raises(Changed, match=r"line \d+ was '\| all of it"):
        check(lanterns(LyingReveals), TEXT)


def test_an_action_that_is_no_longer_offered_is_found_by_the_checksum() -> None:
    with pytest.raises(Changed, match=r"line \d+ was '\| all of it"):
        check(lanterns(Stingy), TEXT)


def test_a_changed_rollout_policy_does_not_matter() -> None:
    check(lanterns(Favourite), TEXT)


def test_a_truncated_record_is_found() -> None:
    with pytest.raises(Changed, match=r"it had \d+ lines and has now \d+"):
        check(GAME, "\n".join(TEXT.splitlines()[:-1]) + "\n")


def test_a_file_that_is_no_playthrough_is_refused() -> None:
    for text in ("", "hello"):
        with pytest.raises(Changed, match="this is not a playthrough"):
            check(GAME, text)
    with pytest.raises(Changed, match="header of this playthrough is damaged"):
        check(GAME, TEXT.replace("seed 7", "seed seven", 1))


def test_options_that_are_gone_are_named() -> None:
    with pytest.raises(Changed, match="has no option 'laps'"):
        check(GAME, TEXT.replace('"rounds":2', '"laps":2', 1))
