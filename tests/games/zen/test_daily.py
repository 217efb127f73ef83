"""The form of the day."""

from datetime import date, timedelta

from roji.core.luck import sealed, secret_of_day
from roji.games.zen import GAME, OUR_FORMS, game_from

LEVELS = {form.name: form.level for form in OUR_FORMS}


def form_on(day: date) -> str:
    assert GAME.daily is not None
    return str(GAME.daily(day)["form"])


def test_a_week_goes_from_easy_to_hard() -> None:
    monday = date(2026, 11, 16)
    assert [LEVELS[form_on(monday + timedelta(days=day))] for day in range(7)] == [1, 1, 2, 2, 3, 3, 4]


def test_the_form_and_the_shuffle_of_a_date_never_change() -> None:
    assert [form_on(date(2026, 11, day)) for day in (15, 16, 17)] == ["Rock Garden", "Tea Bowl", "Enso"]
    table = GAME.start(1, GAME.options(form="Tea Bowl"), sealed(secret_of_day("zen", "2026-11-16")))
    piles = table.snapshot()["piles"]
    assert isinstance(piles, list)
    assert piles[0]["draw"][:3] == ["B09", "B04", "B26"]


def test_every_form_has_its_day() -> None:
    days = [date(2026, 1, 1) + timedelta(days=day) for day in range(700)]
    assert {form_on(day) for day in days} == set(LEVELS)


def test_other_files_have_no_form_of_the_day() -> None:
    assert game_from().daily is None
