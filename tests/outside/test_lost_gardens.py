"""Lost Gardens, an installed third-party game: playable in the arena, in the lab and at a table, though no file of ours names it."""

import json
import os
import subprocess
import tomllib
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx

from tests.outside.environment import EXAMPLE, ROOT
from tests.server.clients import ScreenClient
from tests.web.server import WebServer

BOT = {"kind": "bot", "level": "random"}
ANN = {"kind": "here", "name": "Ann"}
LAB = """
import numpy as np
from roji import lab

chance = np.random.default_rng(7)
env = lab.aec("lost_gardens")
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, stopped, info = env.last()
    env.step(None if over or stopped else chance.choice(np.flatnonzero(seen["action_mask"])))
batch = lab.batch("lost_gardens", 8, seed=7)
for _ in range(30):
    batch.step((batch.masks * chance.random(batch.masks.shape)).argmax(1))
print(batch.observations.shape)
"""


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run with only installed packages on the path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([str(python), *words], capture_output=True, text=True, timeout=300, env=environment)
    assert done.returncode == 0, done.stderr
    return done


def test_it_is_listed_after_our_own_games(python: Path) -> None:
    listed = run(python, "-m", "roji", "games", "--json")
    assert [*json.loads(listed.stdout)][-1] == "lost_gardens"
    assert listed.stderr == ""


def test_its_own_tests_pass(python: Path) -> None:
    assert " passed" in run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE)).stdout


def test_bots_play_it_in_the_arena(python: Path) -> None:
    played = run(python, "-m", "roji", "arena", "lost_gardens", "yusha", "random", "--games", "4", "--think", "0.02", "--json")
    assert json.loads(played.stdout)["games"] == 4


def test_programs_learn_it_in_the_lab(python: Path) -> None:
    assert run(python, "-W", "ignore", "-c", LAB).stdout.startswith("(8, ")


def test_people_play_it_at_a_table_over_the_socket(python: Path, tmp_path: Path) -> None:
    with ExitStack() as guests:
        server = WebServer(tmp_path / "roji.sqlite", python=python)
        guests.callback(server.close)
        taken = server.set_table(ANN, BOT, game="lost_gardens")
        door = SimpleNamespace(host=f"127.0.0.1:{server.port}", guests=guests)
        ann = ScreenClient(door, taken["table"], taken["token"])
        first = ann.until(lambda seen: seen["legal"])
        ann.play(next(code for code in range(64) if code not in [offer["code"] for offer in first["legal"]]))
        assert ann.answer()["type"] == "refused"
        while ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")["phase"] != "over":
            play_last(ann)
        assert ann.seen["score"][-1]["total"]
        words = httpx.get(f"{server.address}/api/games/lost_gardens/words/de")
        assert "drew-a-card = drew" in words.text, "what German lacks is sent in English"


def play_last(screen: ScreenClient) -> None:
    nth = screen.seen["nth"]
    screen.play(screen.seen["legal"][-1]["code"])
    screen.wait(lambda seen: seen["nth"] > nth)


def test_nothing_of_ours_knows_it() -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "src", "web", "tools", "bench", "pyproject.toml"], cwd=ROOT, capture_output=True, text=True
    )
    known = [path for path in tracked.stdout.split() if b"lost_gardens" in (ROOT / path).read_bytes()]
    assert known in ([], ["pyproject.toml"]), "mypy alone is told where it lies"
    assert tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]["dependencies"] == ["roji"]
