"""The server is killed repeatedly while people play: no confirmed line is lost or duplicated, and every table continues."""

import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tests.server.clients import Build, ScreenClient, seat_asked
from tests.server.cluster.test_workers import workers_of
from tests.server.house import PATIENCE
from tests.server.store.test_tables import opened

PLAYERS = 3
SEED = 8
LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)  # possible exceptions of a broken connection


@dataclass
class Target:
    """A server to connect to, and the connections to close afterwards."""

    host: str
    guests: ExitStack


@dataclass
class Players:
    """Threads that play, their shared state, and what they were told."""

    host: str
    up: threading.Event = field(default_factory=threading.Event)
    enough: threading.Event = field(default_factory=threading.Event)
    acts: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))  # released for each confirmed action
    done: dict[tuple[str, int], str] = field(default_factory=dict)  # by table and number of Ann's action: what she did
    told: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and line: its seat
    tokens: dict[str, str] = field(default_factory=dict)

    def set_table(self) -> str:
        seats = [seat_asked("Ann"), seat_asked("bot any")]
        made = httpx.post(f"http://{self.host}/api/tables", json={"game": "peaks", "seats": seats}, timeout=PATIENCE).json()
        self.tokens[made["table"]] = made["token"]
        return str(made["table"])

    def live(self) -> None:
        """Play one game after another; after a lost connection, reconnect to the same table."""
        table = ""
        while not self.enough.is_set():
            assert self.up.wait(PATIENCE)
            try:
                table = table or self.set_table()
                self.play(table)
                table = ""
            except LOST:
                pass

    def play(self, table: str) -> None:
        """Play to the end of the game."""
        with ExitStack() as guests:
            ann = ScreenClient(Target(self.host, guests), table, self.tokens[table])
            while ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")["legal"]:
                text, nth = ann.seen["legal"][0]["text"], ann.seen["nth"]
                ann.play_first()
                self.done[table, nth] = text
                self.told.update({(table, event["seq"]): event["seat"] for event in ann.story})
                self.acts.release()


def check(players: Players, database: str) -> None:
    """Assert that the journals contain what the players were told, each line once."""
    with opened(database) as db:
        lines = db.execute(sa.text("SELECT table_id, seq, seat, text FROM journal ORDER BY table_id, seq")).all()
    kept = {(line.table_id, line.seq): line.seat for line in lines}
    assert len(kept) == len(lines)
    assert {place: kept.get(place) for place in players.told} == players.told
    for table in players.tokens:
        anns = [line.text for line in lines if line.table_id == table and line.seat == 0]
        assert {nth: anns[nth] for name, nth in players.done if name == table} == {
            nth: text for (name, nth), text in players.done.items() if name == table
        }
        assert len(set(anns)) == len(anns) == 3, "every card was played once"


def kill_repeatedly(players: Players, times: int, kill: Callable[[], None]) -> None:
    """While all play, kill `times` times; then let everybody finish their game."""
    luck = random.Random(SEED)  # noqa: S311
    players.up.set()
    with ThreadPoolExecutor(PLAYERS) as people:
        lives = [people.submit(players.live) for _ in range(PLAYERS)]
        for _ in range(times):
            for _ in range(luck.randint(4, 12)):
                assert players.acts.acquire(timeout=PATIENCE)
            kill()
        players.enough.set()
        for life in lives:
            life.result()
    for table in players.tokens:
        players.play(table)


def test_the_server_is_killed_five_times(build: Build, database: str) -> None:
    houses = [build()]
    players = Players(houses[0].host)

    def kill() -> None:
        players.up.clear()
        houses[-1].kill()
        houses.append(build(port=int(players.host.split(":")[1])))
        players.up.set()

    kill_repeatedly(players, 5, kill)
    check(players, database)


@pytest.mark.parametrize("kept_by", ["postgresql"])
def test_a_worker_is_killed_three_times(build: Build, database: str) -> None:
    house = build(workers=2, bot_lease_seconds=1)
    players = Players(house.host)
    kill_repeatedly(players, 3, lambda: os.kill(workers_of(house)[0], signal.SIGKILL))
    check(players, database)
    assert house.log.read_text().count("another takes its place") == 3
