"""A bot alone at a table: the same deals, told honestly."""

from pathlib import Path

import pytest

import roji
from roji.bots.arena.results import ResultFile
from roji.bots.arena.solo import Practice, SoloResult, SoloStats, every_value, practise, solo_stats

BONSAI = roji.game("bonsai")


def practised(name: str, games: int, iterations: int = 0, seed: int = 1, **options: object) -> SoloStats:
    practice = Practice(roji.game, "bonsai", name, (options,), iterations=iterations, seed=seed)
    return solo_stats(practice, practise(practice, games))[0]


def test_the_same_seed_and_iterations_give_the_same_games() -> None:
    once, again = (practised("yusha", 2, iterations=10, level="senmon") for _ in range(2))
    assert (once.points, once.deeds) == (again.points, again.deeds)
    assert practised("yusha", 2, iterations=10, seed=2, level="senmon").points != once.points


def test_who_looks_ahead_has_more_points_than_who_does_not() -> None:
    assert practised("greedy", 24).mean() > 2 * practised("random", 24).mean()


def test_a_diary_tells_points_deeds_and_why_it_ended() -> None:
    stats = practised("greedy", 4, level="yusha")
    assert (
        sum(stats.sheet[line] for line in ("leaves", "flowers", "fruits", "parchments", "goals"))
        == stats.sheet["total"]
        == sum(stats.points)
    )
    assert stats.deeds["meditate"] > 0
    assert sum(stats.endings.values()) == stats.games() == 4
    assert stats.endings["{points} points, but {target} were needed"] == 4 - stats.wins


def test_quartiles_go_from_the_fewest_points_to_the_most() -> None:
    assert SoloStats({}, points=[5, 1, 4, 2, 3]).quantiles() == [1, 2, 3, 4, 5]
    assert SoloStats({}, points=[7]).quantiles() == [7] * 5


def test_a_win_is_what_the_rules_call_one() -> None:
    stats = SoloStats({}, wins=3, points=[100, 90, 110, 80])
    assert stats.rate() == 0.75
    assert stats.wilson() == pytest.approx((0.3006, 0.9544), abs=1e-3)


def test_every_value_of_an_option_is_tried_once() -> None:
    levels = [{"level": name} for name in ("gakusei", "senmon", "sensei", "yusha")]
    assert every_value(BONSAI, ["level"], {}) == levels
    both = every_value(BONSAI, ["level", "scenario"], {"tokonoma": True})
    assert [setting.get("scenario") for setting in both[4:]] == [
        "slow_fall",
        "long_winter",
        "flourishing_spring",
        "scorching_summer",
        "emperor",
    ]  # no scenario is a level once more
    assert all(setting["tokonoma"] for setting in both)
    assert every_value(BONSAI, ["tokonoma"], {}) == [{"tokonoma": False}, {"tokonoma": True}]
    assert every_value(BONSAI, [], {"level": "sensei"}) == [{"level": "sensei"}]


@pytest.mark.parametrize(
    ("name", "sentence"), [("nonsense", "Bonsai has no option 'nonsense'"), ("scenario_goals", "no list of values to try")]
)
def test_an_option_without_values_to_try_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        every_value(BONSAI, [name], {})


def test_a_game_that_nobody_plays_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="Ohanami is for 2 to 4 players, not 1"):
        Practice(roji.game, "ohanami", "greedy")


def test_a_practice_goes_on_where_its_file_ends_and_on_any_number_of_processes(tmp_path: Path) -> None:
    practice = Practice(roji.game, "bonsai", "random", ({"level": "senmon"}, {"level": "yusha"}))
    at_once = solo_stats(practice, practise(practice, 3))
    path = tmp_path / "alone.jsonl"
    assert len(list(practise(practice, 1, file=ResultFile(path, practice.heading(), SoloResult)))) == 2
    file = ResultFile(path, practice.heading(), SoloResult)
    assert len(file.found) == 2
    later = solo_stats(practice, practise(practice, 3, workers=2, file=file))
    assert [stats.points for stats in later] == [stats.points for stats in at_once]
    assert [stats.endings for stats in later] == [stats.endings for stats in at_once]
