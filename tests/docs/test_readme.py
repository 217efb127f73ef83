"""The README is executed."""

import contextlib
import io
import re
from pathlib import Path

from roji.cli import app
from roji.games import OURS

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text()


def python_blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_a_whole_game_in_15_lines_of_python() -> None:
    code = python_blocks()[0]
    assert len(code.strip().splitlines()) <= 15
    said = io.StringIO()
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(said):
        exec(compile(code, "README.md", "exec"), names)  # noqa: S102
    lines = said.getvalue().splitlines()
    assert sum(line.startswith(("0 ", "1 ")) for line in lines) == 120
    assert "points are the most" in lines[-1] or "shared" in lines[-1] or "decide" in lines[-1]


def test_every_link_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_games_on_the_path_are_registered() -> None:
    stones = re.search(r"stepping stones: (.*?),\nwith", README, re.DOTALL)
    assert stones is not None
    assert sorted(game.title for game in OURS) == sorted(re.findall(r"[A-Z]\w+", stones[1]))


def test_every_make_target_that_is_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        for target in re.findall(r"`?make ([a-z]+)", (ROOT / page).read_text()):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page} names make {target}"


def test_every_command_that_is_named_exists() -> None:
    for command in re.findall(r"(?<!from )\broji ([a-z]+)\b", README):
        assert command in app, f"README names roji {command}"
