"""Lessons are games: each can be played as written, each temptation is refused with a sentence, and each step has its text."""

from pathlib import Path

import pytest

import roji
from roji.content.lessons import FOLDER, Lesson, LessonStep, lessons, read
from roji.content.lessons.checking import expected, faults, ways
from roji.content.lessons.pupil import Pupil
from roji.content.rulebook import rulebook
from roji.content.words import LANGUAGES, bundle

NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
TAUGHT = [(name, lesson) for name in NAMES for lesson in lessons(name).lesson]
LONGEST = 30  # words of a sentence, in languages that put spaces between them


def named(taught: tuple[str, Lesson]) -> str:
    return f"{taught[0]}-{taught[1].id}"


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_can_be_played_in_every_way_it_allows(name: str) -> None:
    assert faults(FOLDER / f"{name}.toml", roji.all_games()) == []


@pytest.mark.parametrize("taught", TAUGHT, ids=named)
def test_a_lesson_ends_and_what_it_expects_is_allowed(taught: tuple[str, Lesson]) -> None:
    name, lesson = taught
    pupil = Pupil(roji.game(name), lesson)
    while pupil.step is not None:
        at = pupil.at
        for code in ways(pupil)[0]:
            assert pupil.at == at, "the step is over before its last action"
            assert code in expected(pupil)
            pupil.play(code)
        assert pupil.at == at + 1
    assert pupil.at == len(lesson.step)


@pytest.mark.parametrize("taught", TAUGHT, ids=named)
def test_a_temptation_is_refused_by_the_rules(taught: tuple[str, Lesson]) -> None:
    name, lesson = taught
    pupil = Pupil(roji.game(name), lesson)
    while pupil.step is not None:
        tempted = [roji.game(name).parse(text) for text in pupil.step.temptations]
        assert pupil.tempted() == tempted
        assert not set(tempted) & set(pupil.state.legal(pupil.seat))
        for code in ways(pupil)[0]:
            pupil.play(code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_has_a_short_text(name: str, language: str) -> None:
    messages = bundle(language, f"lessons-{name}")
    for key in (f"lessons-{name}-{end}" for lesson in lessons(name).lesson for end in lesson.keys):
        pattern = messages.get_message(key).value
        assert pattern is not None
        said, wrong = messages.format_pattern(pattern)
        assert not wrong
        text = str(said)
        assert text.count("[") == text.count("]"), key
        assert len(text.split()) <= LONGEST, f"{key}: {text}"
        assert len(text) <= 200, f"{key}: {text}"


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_has_a_picture_of_its_own_that_the_rules_page_draws(name: str) -> None:
    book = rulebook(name)
    assert book is not None
    pictures = [lesson.picture for lesson in lessons(name).lesson]
    assert set(pictures) <= {paragraph.picture for paragraph in book.paragraphs()} - {""}
    assert len(set(pictures)) == len(pictures)


def test_a_game_without_lessons_has_none() -> None:
    assert lessons("chess").lesson == []


# --- damaged files ---------------------------------------------------------------------------------------------------

STEP = '[[lesson.step]]\nid = "keep"\n'
WHOLE = f'[[lesson]]\nid = "turn"\nseed = 4\n{STEP}any = ["choose 40"]\n'


def planted(tmp_path: Path, text: str, name: str = "ohanami") -> list[str]:
    """The faults of a file, without those about its missing messages."""
    (tmp_path / f"{name}.toml").write_text(text)
    return [fault for fault in faults(tmp_path / f"{name}.toml", roji.all_games()) if ".ftl has no" not in fault]


def test_the_file_that_is_damaged_below_is_valid_at_first(tmp_path: Path) -> None:
    assert planted(tmp_path, WHOLE) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[[lesson]]", "[[lesson]", "ohanami.toml: Expected"),
        ("seed = 4", "seed = 4\ncolour = 1", "ohanami.toml: Object contains unknown field `colour` - at `$.lesson[0]`"),
        (
            'any = ["choose 40"]',
            'some = ["choose 40"]',
            "ohanami.toml: Object contains unknown field `some` - at `$.lesson[0].step[0]`",
        ),
        ('any = ["choose 40"]', "", "ohanami.toml, lesson turn, step keep: say what to do by one of any, all, kind and until"),
        ('["choose 40"]', '["choose 40"]\nuntil = "turn"', "lesson turn, step keep: say what to do by one of any, all, kind and until"),
        ("choose 40", "chose 40", "ohanami.toml, lesson turn, step keep: 'chose 40' is no action of Ohanami"),
        ("choose 40", "choose 040", "lesson turn, step keep: 'choose 040' is no action of Ohanami"),
        ("choose 40", "choose 41", "ohanami.toml, lesson turn, step keep: 'choose 41' is not allowed there: 41 is not in your hand"),
        (STEP, f'before = ["1 choose 3", "1 choose 5"]\n{STEP}', "lesson turn, before, line 2, '1 choose 5': 5 is not in your hand"),
        (STEP, f'before = ["choose 3"]\n{STEP}', "lesson turn, before, line 1, 'choose 3': it is no seat and an action"),
        (STEP, f'before = ["0 choose 40", "0 choose 82"]\n{STEP}', "lesson turn, step keep: it is not the turn of seat 0"),
        (
            '["choose 40"]',
            '["choose 40"]\nothers = ["1 choose 4"]',
            "lesson turn, step keep, others, line 1, '1 choose 4': 4 is not in your hand",
        ),
        ('["choose 40"]', '["choose 40"]\ntemptations = ["choose 82"]', "step keep: the temptation 'choose 82' is allowed there"),
        ('["choose 40"]', '["choose 40"]\ntemptations = ["jump"]', "step keep: 'jump' is no action of Ohanami"),
        ('any = ["choose 40"]', 'kind = [{ type = "lay" }]', "step keep: nothing that is allowed there is of that kind"),
        (
            'any = ["choose 40"]',
            'all = ["choose 40", "choose 41"]',
            "lesson turn, step keep, line 1, '0 choose 41': 41 is not in your hand",
        ),
        ("seed = 4", "seed = 4\nseats = 7", "lesson turn: Ohanami is for 2 to 4 players, not 7"),
        ("seed = 4", "seed = 4\noptions = { rain = true }", "lesson turn: Ohanami has no option 'rain'"),
        ("[[lesson]]", WHOLE + "[[lesson]]", "ohanami.toml, there are two lessons turn"),
        ('["choose 40"]', f'["choose 40"]\n{STEP}any = ["choose 82"]', "ohanami.toml, lesson turn: there are two steps keep"),
        ('"keep"', '"done"', "ohanami.toml, lesson turn: there are two steps done"),
    ],
)
def test_a_damaged_file_is_named_with_the_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in WHOLE
    found = planted(tmp_path, WHOLE.replace(old, new, 1))
    assert fault in "\n".join(found)


def test_lessons_of_no_game(tmp_path: Path) -> None:
    assert planted(tmp_path, WHOLE, "chess") == ["chess.toml: there is no game chess; there is bonsai, ohanami, takenoko, bossa, zen"]


def test_a_message_that_is_missing_is_named_with_its_language(tmp_path: Path) -> None:
    (tmp_path / "ohanami.toml").write_text(WHOLE.replace('"keep"', '"sing"'))
    found = faults(tmp_path / "ohanami.toml", roji.all_games())
    assert found == [f"ohanami.toml, lesson turn: {one}/lessons-ohanami.ftl has no lessons-ohanami-turn-sing" for one in LANGUAGES]


def test_one_way_of_several_that_breaks_a_later_line_is_found(tmp_path: Path) -> None:
    two = WHOLE.replace('["choose 40"]', '["choose 40", "choose 82"]') + STEP.replace("keep", "other") + 'any = ["choose 82"]\n'
    assert "lesson turn, step other, after choose 82: 'choose 82' is not allowed there" in planted(tmp_path, two)[0]


# --- taking a lesson ---------------------------------------------------------------------------------------------------


def lesson_with(*steps: LessonStep) -> Pupil:
    return Pupil(roji.game("ohanami"), Lesson("any", 4, list(steps), options={"lay_order": "rotate"}))


def test_the_others_play_by_themselves_until_a_goal_is_reached() -> None:
    pupil = lesson_with(LessonStep("free", until="over"))
    while pupil.step is not None:
        pupil.play(pupil.state.legal(0)[-1])
    assert pupil.state.to_act() == []
    assert {entry.seat for entry in pupil.entries} == {0, 1}


def test_a_goal_may_be_the_others_turn_or_another_turn() -> None:
    for step, left in ((LessonStep("free", until="others"), 1), (LessonStep("free", until="turn"), 0)):
        pupil = lesson_with(step)
        while pupil.step is not None:
            pupil.play(pupil.state.legal(0)[0])
        assert pupil.state.turn() == 2 - left


def test_all_of_several_actions_come_in_any_order_and_each_once() -> None:
    pupil = lesson_with(LessonStep("keep", all=["choose 40", "choose 82"]))
    first, second = pupil.game.parse("choose 82"), pupil.game.parse("choose 40")
    pupil.play(first)
    assert not pupil.expects(first)
    assert pupil.expects(second)


def test_a_kind_matches_actions_by_their_fields() -> None:
    pupil = lesson_with(LessonStep("keep", kind=[{"type": "choose", "card": 6}, {"type": "choose", "card": 8}]))
    assert [pupil.game.text(code) for code in expected(pupil)] == ["choose 6", "choose 8"]


def test_the_same_lesson_is_the_same_every_time() -> None:
    one, other = (lesson_with(LessonStep("keep", all=["choose 40", "choose 82"], others=["*"])) for _ in range(2))
    for pupil in (one, other):
        for text in ("choose 40", "choose 82"):
            pupil.play(pupil.game.parse(text))
    assert one.entries == other.entries
    assert len(one.entries) > 2


def test_a_file_is_read_again_after_its_fault_is_fixed(tmp_path: Path) -> None:
    (tmp_path / "ohanami.toml").write_text(WHOLE)
    assert [lesson.id for lesson in read(tmp_path / "ohanami.toml").lesson] == ["turn"]
