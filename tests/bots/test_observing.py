"""Guests of the arena that ask for an observation: they get what their seat may know, and nobody else gets it."""

from pathlib import Path

import pytest

import roji
from roji.bots.arena.results import Result
from roji.bots.arena.tournament import Tournament, play

ASKS = """
import roji

class Guest:
    def choose(self, view, legal, *, seat, observation):
        planes = roji.game("ohanami").planes
        assert isinstance(observation, bytes) and len(observation) == planes.width, "the row is not as wide as the planes"
        hand = observation[planes.starts["hand"]:][:120]
        assert [card + 1 for card in range(120) if hand[card]] == view["hand"], "another hand than in the view"
        ends = observation[planes.starts["ends"]:][:6]
        gardens = [garden for garden in view["players"][seat]["gardens"] if garden]
        assert [end for end in ends if end] == [end for garden in gardens for end in (garden[0], garden[-1])], "other gardens"
        return legal[0]
"""
TAKES_ALL = """
class Guest:
    def choose(self, view, legal, **more):
        assert sorted(more) == ["game", "left_ms", "luck", "seat"], sorted(more)
        return legal[0]
"""
PROGRAM = """#!/usr/bin/env python3
import base64, json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("READY", flush=True)
    elif word == "position":
        told = json.loads(rest)
        assert ("observation" in told) == ("observation" in "READY"), sorted(told)
        assert len(base64.b64decode(told.get("observation", ""))) in (0, WIDTH)
        print("move", told["legal"][0], flush=True)
    elif word == "quit":
        break
"""


def played(*bots: str) -> list[Result]:
    return list(play(Tournament(roji.game, "ohanami", bots, turn_ms=50), 2))


@pytest.mark.parametrize("guest", [ASKS, TAKES_ALL])
def test_a_class_gets_an_observation_if_it_names_it(tmp_path: Path, guest: str) -> None:
    file = tmp_path / "guest.py"
    file.write_text(guest)
    assert [result.forfeits for result in played(f"{file}:Guest", "random")] == [{}, {}]


@pytest.mark.parametrize("ready", ["ready", "ready observation", "ready at last"])
def test_a_program_gets_an_observation_if_it_asks_for_it(tmp_path: Path, ready: str) -> None:
    file = tmp_path / "guest"
    file.write_text(PROGRAM.replace("READY", ready).replace("WIDTH", str(roji.game("ohanami").planes.width)))
    file.chmod(0o755)
    assert [result.forfeits for result in played(str(file), "random")] == [{}, {}]
