"""The forms: what a file may hold, and what no form can be."""

import re
from pathlib import Path

import msgspec
import pytest

from roji.games.zen import FIRST_FORM, GAME, OUR_FORMS, check_form
from roji.games.zen.components import DECK
from roji.games.zen.forms import FORMS_FILE, load_forms, read_form, read_forms

PRINTED = {
    "Tea Bowl": (1, 12, 6),
    "Bridge": (1, 0, 18),
    "Crane": (1, 0, 23),
    "Enso": (1, 25, 0),
    "Torii": (1, 25, 0),
    "Stone": (2, 20, 0),
    "Bamboo": (2, 0, 23),
    "Lantern": (2, 14, 9),
    "Bonsai": (2, 14, 18),
    "Fuji": (2, 16, 14),
    "Lotus": (3, 12, 21),
    "Koi": (3, 10, 25),
    "Panda": (3, 17, 20),
    "Moon": (3, 0, 26),
    "Boulder": (3, 28, 0),
    "Temple": (3, 28, 19),
    "Dragon": (3, 29, 22),
    "Rock Garden": (4, 28, 26),
    "Yin-Yang": (4, 26, 26),
    "Mandala": (4, 24, 29),
}


def test_case_7_twenty_forms_with_their_cells() -> None:
    assert {form.name: (form.level, form.black, form.white) for form in OUR_FORMS} == PRINTED
    assert max(max(form.black, form.white) for form in OUR_FORMS) <= 30
    assert check_form("B./.W") == "the form is not connected: row 2, column 2 cannot be reached edge by edge from its first cell"


def test_case_33_every_form_is_offered_with_its_level_and_an_easy_one_first() -> None:
    offered = {form["name"]: form["level"] for form in GAME.facts["forms"]}
    assert offered == {name: level for name, (level, _, _) in PRINTED.items()}
    assert offered[FIRST_FORM] == 1
    assert GAME.new(seed=1).snapshot()["form"] == {"name": FIRST_FORM, "level": 1, "rows": ["BWWWB", "BWWWB", "BBBBB", ".BBB."]}


def test_rows_are_trimmed_and_padded() -> None:
    assert read_form("..../.B/.WB/", DECK).rows == ["B.", "WB"]
    assert read_form("BW/WB", DECK).joins() == 4


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ("", "the form is empty"),
        ("..", "the form is empty"),
        ("B.B", "the form is not connected"),
        ("BX", "row 1 of the form has 'X'"),
        ("B" * 17, "the form is 17 by 1 cells; 16 by 16 is the most"),
        ("/".join(["BBBBBBBBBB"] * 4), "the form needs 40 black cards, and the deck has 36"),
        ("/".join(["WWWWWWWWWW"] * 4), "the form needs 40 white cards, and the deck has 36"),
    ],
)
def test_what_no_form_can_be(rows: str, sentence: str) -> None:
    assert str(check_form(rows)).startswith(sentence)


@pytest.mark.parametrize("said", ["Pandas", "", "BW\nWB", "B.B", "../../deck.json"])
def test_an_impossible_form_is_refused_before_anything_is_created(said: str) -> None:
    with pytest.raises(ValueError, match="form"):
        GAME.new(seed=1, form=said)


def test_a_custom_form_can_be_played() -> None:
    assert GAME.new(seed=1, form="BW/WB").snapshot()["form"] == {"name": "your own", "level": 0, "rows": ["BW", "WB"]}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: there is no form in the file"),
        ("BB\n", "line 1: 'BB' stands before the first form"),
        ("form: A\nlevel: 1\nBB\n\nform: A\nlevel: 1\nB\n", "line 5: there are two forms called A"),
        ("form: A\nlevel: 5\nBB\n", "line 2: a level is 1, 2, 3 or 4, not '5'"),
        ("form: A\nBB\n", "line 1: A has no level"),
        ("form:\nlevel: 1\nBB\n", "line 1: a form needs a name"),
        ("form: A\nlevel: 1\nB#B\n", "line 3: 'B#B' is no row of a form"),
        ("# mine\nform: A\nlevel: 1\nB.B\n", "line 2: A: the form is not connected"),
        ("form: A\nlevel: 2\n", "line 1: A: the form is empty"),
    ],
)
def test_a_wrong_forms_file_names_its_line(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(sentence)):
        read_forms(text.split("\n"), DECK)
    mine = tmp_path / "mine.txt"
    mine.write_text(text)
    with pytest.raises(ValueError, match=r"^mine\.txt, line "):
        load_forms(mine, DECK)


def test_our_file_may_be_read_by_anyone() -> None:
    assert [form.name for form in load_forms(FORMS_FILE, DECK)] == list(PRINTED)


def test_the_option_names_every_form_and_shows_how_rows_are_written() -> None:
    schema = msgspec.json.schema_components([GAME.Options])[1]["Options"]
    assert schema["properties"]["form"]["examples"] == [*(form.name for form in OUR_FORMS), "BW/WB"]
