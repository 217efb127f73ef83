"""A missing framework gives one sentence that says what to install; the games themselves need none."""

import subprocess
import sys

import pytest

LACKING = "import sys; sys.modules['{lacking}'] = None; from roji import lab; {asked}"


@pytest.mark.parametrize(
    ("asked", "lacking", "extra"),
    [
        ("lab.aec('ohanami')", "pettingzoo", "lab"),
        ("lab.parallel('ohanami')", "pettingzoo", "lab"),
        ("lab.gym('zen')", "gymnasium", "lab"),
        ("lab.gym('zen')", "numpy", "lab"),
        ("lab.openspiel('ohanami')", "pyspiel", "lab"),
        ("env = lab.aec('ohanami', render_mode='rgb_array'); env.reset(); env.render()", "playwright", "pictures"),
    ],
)
def test_a_sentence_says_what_to_install(asked: str, lacking: str, extra: str) -> None:
    code = LACKING.format(asked=asked, lacking=lacking)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert said.endswith(f": pip install 'roji[{extra}]'\n")
    assert f"needs {lacking}" in said


def test_the_games_need_no_framework() -> None:
    code = "import sys, roji, roji.lab; assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'playwright'} & sys.modules.keys()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
