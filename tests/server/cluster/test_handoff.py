"""Socket hand-off: all connections to a table go to the same worker."""

import os
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.clients import Build, House
from tests.server.cluster.test_workers import wait_for_end, workers_of
from tests.server.raw import connection, everything, status

pytestmark = pytest.mark.parametrize("kept_by", ["postgresql"])
ESTABLISHED = "01"


def connections_of(house: House) -> dict[int, int]:
    """The number of connections of each worker that has any."""
    port = f":{int(house.host.split(':')[1]):04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    open_here = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == ESTABLISHED}
    held = {pid: sum(is_one_of(open_here, file) for file in Path(f"/proc/{pid}/fd").iterdir()) for pid in workers_of(house)}
    return {pid: count for pid, count in held.items() if count}


def is_one_of(sockets: set[str], file: Path) -> bool:
    try:
        return os.readlink(file) in sockets
    except FileNotFoundError:
        return False  # closed in the meantime


def test_all_screens_of_a_table_are_at_one_worker(build: Build) -> None:
    house = build(workers=3)
    table, ann, _ = house.pair()
    house.http.close()  # so that only WebSockets are left
    screens = [house.screen(table, ann.token) for _ in range(8)]
    assert list(connections_of(house).values()) == [len(screens) + 2]
    ann.play_first()
    for screen in screens:
        screen.until(lambda seen: seen["seq"] == 1)


def test_tables_are_spread_over_the_workers(build: Build) -> None:
    house = build(workers=2)
    for _ in range(24):
        made = house.create("Ann", "open")
        house.screen(made["table"], made["token"])
    house.http.close()
    assert len(connections_of(house)) == 2


def test_while_a_home_worker_is_gone_others_serve_its_tables(build: Build) -> None:
    house = build(workers=2)
    table, ann, bob = house.pair()
    ann.play_first()
    house.http.close()
    (home,) = connections_of(house)
    os.kill(home, signal.SIGKILL)
    assert wait_for_end(home)
    again = [house.screen(table, guest.token) for guest in (ann, bob)]
    again[1].play_first()
    again[0].until(lambda seen: seen["seq"] == 2)
    (now,) = connections_of(house)
    assert now != home


def test_nobody_waits_for_a_worker_that_does_not_answer(build: Build) -> None:
    house = build(workers=2)
    table, ann, bob = house.pair()
    house.http.close()
    (home,) = connections_of(house)
    os.kill(home, signal.SIGSTOP)
    try:
        again = [house.screen(table, guest.token) for guest in (ann, bob) * 6]  # the first few are still handed to the hanging worker
        again[0].play_first()
        again[-1].until(lambda seen: seen["seq"] == 1)
        served = connections_of(house)
    finally:
        os.kill(home, signal.SIGCONT)
    assert sorted(served) == sorted(workers_of(house))
    assert served[next(pid for pid in served if pid != home)] == len(again)


def test_what_only_looks_like_a_request_is_not_led_away(build: Build) -> None:
    """Behind a proxy clients share connections, so request boundaries must not depend on how the bytes arrive."""
    house = build(workers=2)
    for table in [house.create("Ann", "open")["table"] for _ in range(20)]:
        with closing(connection(house)) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {house.host}\r\nConnection: close\r\nX-Note: ".encode())
            assert house.http.get("/healthz").status_code == 200  # by now the first piece has arrived
            line.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n\r\n".encode())
            answer = everything(line)
            assert status(answer) == 200
            assert answer.count(b"HTTP/1.1 ") == 1


def test_of_two_requests_that_come_at_once_both_are_answered(build: Build) -> None:
    house = build(workers=2)
    for table in [house.create("Ann", "open")["table"] for _ in range(6)]:
        asks = [f"GET {path} HTTP/1.1\r\nHost: {house.host}\r\n" for path in (f"/api/tables/{table}/socket", "/healthz")]
        with closing(connection(house)) as line:
            line.sendall(f"{asks[0]}\r\n{asks[1]}Connection: close\r\n\r\n".encode())
            answer = everything(line)
            assert status(answer) >= 400
            assert answer.count(b"HTTP/1.1 ") == 2
