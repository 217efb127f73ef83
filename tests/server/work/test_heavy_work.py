"""Heavy work runs in other processes, and exceptions there are raised here as if it had run locally."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping

import pytest

import roji
from bench.server.premises import family
from roji.core.game import Game
from roji.core.sentences import say, words
from roji.server.refusal import Refusal
from roji.server.work.heavy_work import HeavyWork
from tests.server.clients import Build


def whoami(_games: Mapping[str, Game]) -> int:
    return os.getpid()


def titles(games: Mapping[str, Game]) -> list[str]:
    return [game.title for game in games.values()]


def refuse(_games: Mapping[str, Game], seat: int) -> None:
    raise Refusal(say("there is no seat {seat} at this table", seat=seat), 422)


def test_heavy_work_is_done_in_another_process_that_knows_the_games() -> None:
    async def ask() -> None:
        heavy = HeavyWork(roji.all_games, 1)
        try:
            assert await heavy.do("a", whoami) != os.getpid()
            assert await heavy.do("a", titles) == [game.title for game in roji.all_games()]
        finally:
            heavy.close()

    asyncio.run(ask())


def test_the_processes_are_started_before_the_first_request() -> None:
    async def ask() -> None:
        heavy = HeavyWork(roji.all_games, 1)
        try:
            others = set(multiprocessing.active_children())
            await heavy.warm_up()
            begun = {process.pid for process in set(multiprocessing.active_children()) - others}
            assert {await heavy.do("a", whoami)} == begun
        finally:
            heavy.close()

    asyncio.run(ask())


def test_a_server_that_is_ready_starts_no_process_for_a_file(build: Build) -> None:
    house = build()
    while house.http.get("/readyz").status_code == 503:
        pass
    begun = set(family(house.pid))
    assert house.http.post("/api/replays", json={"journal": "no game"}).status_code == 422
    assert set(family(house.pid)) == begun


def test_a_refusal_there_keeps_its_sentence_in_every_language_and_its_status() -> None:
    async def ask() -> None:
        heavy = HeavyWork(roji.all_games, 1)
        try:
            with pytest.raises(Refusal) as no:
                await heavy.do("a", refuse, 9)
        finally:
            heavy.close()
        assert (words(no.value.sentence), no.value.status) == (words(say("there is no seat {seat} at this table", seat=9)), 422)

    asyncio.run(ask())


def test_work_whose_process_is_killed_begins_again() -> None:
    async def ask() -> None:
        heavy = HeavyWork(roji.all_games, 1)
        try:
            first = await heavy.do("a", whoami)
            os.kill(first, signal.SIGKILL)
            assert await heavy.do("a", whoami) != first
        finally:
            heavy.close()

    asyncio.run(ask())
