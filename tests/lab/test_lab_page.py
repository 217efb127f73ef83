"""The examples of the lab's page are executed."""

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "lab" / "README.md"
EXAMPLES = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
SAID = {
    "PettingZoo, one agent at a time": r"(seat_\d -?[\d.]+ \d+ points\n){3}",
    "PettingZoo, agents together": r"\{'seat_0': \d+, 'seat_1': \d+\}\n",
    "Gymnasium, alone": r"[\d.]+ cards: \w.*\n",
    "OpenSpiel": r"\[(-1\.0, 1\.0|1\.0, -1\.0|0\.0, 0\.0)\]\n",
}


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_an_example_of_at_most_twenty_lines_runs(title: str, code: str) -> None:
    assert len(code.strip().splitlines()) <= 20
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, title, "exec"), {})  # noqa: S102
    assert re.fullmatch(SAID[title], said.getvalue())


def test_all_four_have_an_example() -> None:
    assert [title for title, _ in EXAMPLES] == list(SAID)
