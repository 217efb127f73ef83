"""The bot pool: bots think in their own processes, within their time, and results for outdated states are dropped."""

import asyncio
import os
import select
import signal
from itertools import pairwise
from pathlib import Path

import roji
from roji.server.bots.pool import BotPool
from tests.server.clients import Asker, Build
from tests.server.house import PATIENCE
from tests.server.house_bots import BOTS, CLOCK_MS


def test_other_requests_are_served_while_a_bot_thinks(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "bot asker")
    asker.thinks()
    ann = house.screen(made["table"], made["token"])
    assert ann.play_first()["to_act"] == [1]
    assert house.http.get("/api/games").status_code == 200
    asker.go_on()
    assert ann.wait(lambda seen: seen["seq"] == 2)["view"]["shown"]
    house.kill()


def test_a_bot_thinks_again_when_a_choice_was_taken_back_meanwhile(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "bot asker", "Bob")
    asker.thinks()
    ann = house.screen(made["table"], made["token"])
    ann.look(0)
    ann.play_first()
    ann.undo()
    ann.wait(lambda seen: seen["nth"] == 2)
    asker.go_on()
    asker.thinks()
    assert house.screen(made["table"]).seen["seq"] == 2
    asker.go_on()
    assert ann.wait(lambda seen: seen["seq"] == 3)["to_act"] == [0, 2]
    house.kill()


def test_a_bot_thinks_again_when_its_process_is_killed(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "bot asker")
    ann = house.screen(made["table"], made["token"])
    os.kill(asker.thinks(), signal.SIGKILL)
    asker.thinks()
    asker.go_on()
    assert ann.until(lambda seen: seen["seq"] == 1)["phase"] == "playing"
    house.kill()


def test_thinking_processes_end_with_their_server(build: Build, asker: Asker) -> None:
    house = build()
    house.create("Ann", "bot asker")
    process = os.pidfd_open(asker.thinks())
    house.kill()
    ended, _, _ = select.select([process], [], [], PATIENCE)
    os.close(process)
    assert ended


def test_the_decisions_of_a_turn_share_its_time(build: Build, tmp_path: Path) -> None:
    game = roji.all_games()[0]
    house = build()
    made = house.create("Ann", "bot clock", game=game.name)
    ann = house.screen(made["table"], made["token"])
    while len(lines := (tmp_path / "clock").read_text().splitlines() if (tmp_path / "clock").exists() else []) < 12:
        ann.until(lambda seen: seen["legal"])
        ann.play_first()
    house.kill()
    turns: dict[int, list[int]] = {}
    for line in lines:
        turn, left = map(int, line.split())
        turns.setdefault(turn, []).append(left)
    assert len(turns) > 1
    for lefts in turns.values():
        assert lefts[0] == 1000
        assert all(after <= before - CLOCK_MS for before, after in pairwise(lefts))
    assert any(len(lefts) > 1 for lefts in turns.values())


def test_hidden_choices_of_bots_need_no_pause(build: Build) -> None:
    house = build(bot_pace_ms=3_600_000)
    made = house.create("Ann", "bot any", "bot any")
    house.screen(made["table"], made["token"]).until(lambda seen: seen["to_act"] == [0])
    house.kill()


def test_a_bot_that_does_not_answer_is_noticed() -> None:
    async def wait() -> list[float]:
        thinkers = BotPool(BOTS, roji.all_games, 1)
        before = thinkers.longest_thought()
        thinking = asyncio.create_task(thinkers.attempt("Ann", "zen", roji.game("zen").new(seats=1, seed=1).snapshot(), 1, 60_000))
        for _ in range(4):  # until the task has been given to a process
            await asyncio.sleep(0)
        during = [before, thinkers.longest_thought()]
        await thinking
        thinkers.close()
        return [*during, thinkers.longest_thought()]

    before, during, after = asyncio.run(wait())
    assert during > max(before, after) == 0
