"""The pages for researchers: their tables match the games, and their examples run."""

import re
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import roji
from roji.cli import app
from roji.core.observation.planes import Plane, Planes
from tools import lab_tables

PAGES = sorted(lab_tables.PAGES.glob("*.md"))
README = Path(__file__).parent.parent.parent / "README.md"


def test_every_table_is_as_the_game_has_it() -> None:
    assert [path.name for path in lab_tables.stale()] == []


def test_a_table_names_every_plane_and_every_verb() -> None:
    written = lab_tables.tables(roji.game("bossa"))
    assert "| `hands` | 32 | 2 × 27 | per player: 1 for each tile in hand, as far as the observer sees it |" in written
    assert "| 31–57 | `use 0/1`, `use 0/2` … `use 6/0` | Add a tile of your hand to the row. |" in written
    assert "| 85 | `done` | The row is complete: end your turn. |" in written


def test_tables_are_put_in_their_place() -> None:
    page = lab_tables.page_with("# Page\n", "old\n")
    assert lab_tables.page_with(page + "after\n", "new\n") == page.replace("old", "new") + "after\n"


def test_two_planes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="the same name"):
        Planes(1, Plane("hand", (3,), "one"), Plane("hand", (4,), "another"))


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem not in ("data", "fleet")], ids=lambda page: page.stem)
def test_the_examples_run(page: Path) -> None:
    for code in examples(page):
        exec(code, {})  # noqa: S102


def test_the_examples_read_what_the_commands_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples for many cores need a cluster; test_fleet.py makes the same calls."""
    monkeypatch.chdir(tmp_path)
    app("lab record ohanami --games 3 --out games.parquet --positions positions.parquet", result_action="return_value")
    for code in examples(lab_tables.PAGES / "data.md"):
        names: dict[str, Any] = {}
        exec(code, names)  # noqa: S102
    assert names["seen"].shape == (3 * 120, roji.game("ohanami").planes.width)


def test_the_readme_shows_the_lab_in_15_lines(capsys: pytest.CaptureFixture[str]) -> None:
    _, code = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    assert len(code.strip().splitlines()) <= 15
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102
    assert capsys.readouterr().out == f"(256, {roji.game('ohanami').planes.width}) (256, 2)\n"


def examples(page: Path) -> list[CodeType]:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [compile(block, page.name, "exec") for block in blocks]
