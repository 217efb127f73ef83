"""The stand-ins for compiled packages do as those do: the same bytes for whole games, and the same refusals."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from roji.content.lessons import lessons
from roji.core.journal.fold import read
from roji.core.journal.fold import replay as played_again
from roji.games import OURS
from roji.pocket import engine
from roji.pocket.records import GAMES
from roji.pocket.shims import msgspec as stand_in
from roji.server.wire.messages import Frame, TableAsked
from tests.pocket.device import Device, call, ended
from tests.pocket.played import play
from tools.site import pack

GAMES_EACH = 2
LITTLE = 0.001  # milliseconds: a search of the fewest iterations, alike every time


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules as the browser gets them."""
    folder = tmp_path_factory.mktemp("pocket")
    pack(folder / "roji.zip")
    with zipfile.ZipFile(folder / "roji.zip") as archive:
        archive.extractall(folder / "lib")
    return folder / "lib"


@pytest.mark.parametrize(("game", "seats"), [(game.name, seats) for game in OURS for seats in {game.seats[0], game.seats[-1]}])
def test_whole_games_have_the_same_bytes(shipped: Path, game: str, seats: int) -> None:
    command = [sys.executable, str(Path(__file__).with_name("played.py")), game, str(seats), str(GAMES_EACH)]
    told = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(shipped)}, capture_output=True, text=True, check=True)
    there = json.loads(told.stdout)
    assert there == [play(game, seats, seed) for seed in range(GAMES_EACH)]


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_replays_lessons_advice_and_reviews_have_the_same_bytes(shipped: Path, game: str) -> None:
    finished, table = ended(game, 6), Device(game, *["greedy"] * (1 if 2 in GAMES[game].seats else 0))
    table.let_bots_play()
    journal = call("journal", finished.record["id"])
    question = call("hear", table.record["id"], json.dumps({"type": "ask", "seat": table.seen["seat"]}))["question"]
    asked: list[tuple[str, list[Any]]] = [
        *(("replay", [source, seat]) for source in (finished.kept, {"journal": journal}) for seat in (None, 0)),
        *(("replay", [{"journal": wrong}, None]) for wrong in (journal[:200], journal.replace("0", "1"), "", '{"')),
        ("advise", [{**question, "left_ms": 0}]),
        ("review", [finished.kept, 1, 2, LITTLE]),
        *(("lesson", [game, lesson.id, {"tries": [code]}]) for lesson in lessons(game).lesson for code in (0, 1)),
        ("lesson", [game, "none", {}]),
        ("day_card", [game, "2026-11-19"]),
        ("check_options", [game, {"seats": GAMES[game].seats[0], "options": {"strange": 1}}]),
        ("findings", [{"moments": []}]),
    ]
    told = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("answered.py"))],
        env={**os.environ, "PYTHONPATH": str(shipped)},
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    for (name, given), there in zip(asked, json.loads(told.stdout), strict=True):
        assert there == engine.call(name, json.dumps(given)), name


def test_the_stand_ins_are_what_was_tried(shipped: Path) -> None:
    asked = "import msgspec, librt.vecs, roji; print(msgspec.__file__, librt.vecs.__file__, roji.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", asked], env={**os.environ, "PYTHONPATH": str(shipped)}, capture_output=True, text=True, check=True
    )
    assert all(place.startswith(str(shipped)) for place in told.stdout.split())


def test_a_finished_game_of_the_device_is_a_game_file() -> None:
    journal = read(play("bossa", 2, 0, most=4000)[-1])
    *_, (_, state) = played_again(GAMES["bossa"], journal)
    assert journal.header.secret == bytes(32)
    assert (journal.scores, journal.winners) == (state.scores(), state.winners())


class Inner(stand_in.Struct, frozen=True):
    size: Annotated[int, stand_in.Meta(ge=1, le=4)]
    name: str = ""


class Outer(stand_in.Struct, frozen=True, tag="outer", forbid_unknown_fields=True, rename={"passed": "pass"}):
    inner: list[Inner]
    kind: Literal["a", "b"] = "a"
    passed: dict[int, float] = {}  # noqa: RUF012 - made anew for each
    left: int | stand_in.UnsetType = stand_in.UNSET
    pair: tuple[int, str] | None = None


class RealInner(msgspec.Struct, frozen=True):
    size: Annotated[int, msgspec.Meta(ge=1, le=4)]
    name: str = ""


class RealOuter(msgspec.Struct, frozen=True, tag="outer", forbid_unknown_fields=True, rename={"passed": "pass"}):
    inner: list[RealInner]
    kind: Literal["a", "b"] = "a"
    passed: dict[int, float] = {}
    left: int | msgspec.UnsetType = msgspec.UNSET
    pair: tuple[int, str] | None = None


GOOD: list[dict[str, Any]] = [
    {"type": "outer", "inner": []},
    {
        "inner": [{"size": 1, "name": '鹿\u2028"\\\n\x01'}],
        "kind": "b",
        "pass": {"3": 1, "4": 1e300, "5": 1e-9, "6": 0.1},
        "left": 4,
        "pair": [1, "x"],
    },
]
BAD: list[Any] = [
    {"inner": [{"size": 9}]}, {"inner": [{"size": 0}]}, {"inner": [{"size": "1"}]},
    {"inner": [{"size": True}]}, {"inner": {}}, {}, [], 3, None,
    {"type": "other", "inner": []}, {"inner": [], "kind": "c"}, {"inner": [], "more": 1},
    {"inner": [], "pair": [1]}, {"inner": [], "left": "1"},
    {"inner": [], "kind": 1}, {"inner": [], "pass": {"x": 1}},
]  # fmt: skip


@pytest.mark.parametrize("told", GOOD)
def test_good_values_are_read_and_written_alike(told: dict[str, Any]) -> None:
    ours, theirs = stand_in.convert(told, Outer), msgspec.convert(told, RealOuter, strict=False)
    assert stand_in.json.encode(ours) == msgspec.json.encode(theirs)
    assert stand_in.to_builtins(ours) == msgspec.to_builtins(theirs)
    assert stand_in.json.decode(msgspec.json.encode(theirs), type=Outer) == ours
    assert repr(ours).replace("Outer", "RealOuter").replace("Inner", "RealInner") == repr(theirs)


@pytest.mark.parametrize("told", BAD)
def test_bad_values_are_refused_by_both(told: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(told), type=RealOuter)
    with pytest.raises(stand_in.ValidationError):
        stand_in.json.decode(json.dumps(told), type=Outer)


def test_numbers_and_texts_are_written_alike() -> None:
    floats = [
        0.0,
        -0.0,
        -1.5e-5,
        1.0,
        0.1,
        1e15,
        1e16,
        1e17,
        1.5e22,
        1e-4,
        1e-5,
        1.25e-7,
        2**53 + 0.0,
        123456789.125,
        1 / 3,
        float("inf"),
        float("nan"),
    ]
    texts = ["", "a\tb", "\x7f", "é", "\U0001f38b", "</script>", *map(chr, range(32))]
    told = {"floats": floats, "texts": texts, "none": None, "yes": True, "big": 2**63 - 1, "bytes": b"\x00\xff", "keys": {1: 2}}
    assert stand_in.json.encode(told) == msgspec.json.encode(told)
    assert stand_in.json.encode({"b": 1, "a": {"d": 1, "c": 2}}, order="sorted") == msgspec.json.encode(
        {"b": 1, "a": {"d": 1, "c": 2}}, order="sorted"
    )


def test_a_frozen_struct_is_equal_by_its_fields_and_cannot_change() -> None:
    one, other = Inner(2), Inner(2, "")
    assert one == other
    assert hash(one) == hash(other)
    assert Inner(3) != one
    with pytest.raises(AttributeError):
        one.size = 3  # type: ignore[misc]  # what is tried
    assert stand_in.structs.replace(one, size=4) == Inner(4)
    assert Outer([]).passed is not Outer([]).passed


def test_both_read_the_same_frames() -> None:
    frames = [b'{"type":"play","seat":0,"nth":1,"code":2}', b'{"type":"look","seat":null}', b'{"type":"hello"}', b'{"type":"ask","seat":1}']
    assert [type(msgspec.json.decode(frame, type=Frame)).__name__ for frame in frames] == ["Play", "Look", "Hello", "Ask"]
    assert msgspec.convert({"game": "zen", "seats": [{"kind": "here"}]}, TableAsked).seats[0].kind == "here"


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_wrong_options_are_refused_in_the_same_words(shipped: Path, game: str) -> None:
    wrong = [{name: value} for name in GAMES[game].Options.__struct_fields__ for value in ("no such", 99, None)] + [{"strange": 1}]
    asked = (
        "import json, sys\nfrom roji.pocket.engine import GAMES\n"
        "def said(name, options):\n    try: GAMES[name].options(**options)\n    except ValueError as no: return str(no)\n"
        f"json.dump([said({game!r}, one) for one in {wrong!r}], sys.stdout)"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked], env={**os.environ, "PYTHONPATH": str(shipped)}, capture_output=True, text=True, check=True
    )
    ours: list[str | None] = []
    for options in wrong:
        try:
            GAMES[game].options(**options)
            ours.append(None)
        except ValueError as no:
            ours.append(str(no))
    assert json.loads(told.stdout) == ours
