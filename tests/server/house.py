"""Real servers, each in a process of its own.

python -m tests.server.house '{"database": …}' is one server; it prints its port when it is ready. Without settings the process imports
everything once and forks a server for each line that it reads: see `Order`. Tests start hundreds of servers, and importing is most of
what a start costs.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any, TypedDict

PATIENCE = 60  # seconds; only a broken server takes so long
PLENTY = {
    "port": 0,
    "requests_per_minute": 100_000,
    "frames_per_second": 10_000,
    "frames_at_once": 10_000,
    "looks_per_minute": 100_000,
    "file_kilobytes_per_minute": 10_000_000,
    "sockets_per_address": 10_000,
    "silent_connections": 10_000,
    "bot_pace_ms": 0,
    "stall_ms": 1000,  # what is logged on a busy machine is a fault
    "thinkers": 1,
}


class Order(TypedDict, total=False):
    """Start a server, which is answered by its process and its port, or wait for one that ends, which is answered by its status."""

    settings: dict[str, Any]
    log: str
    environment: dict[str, str]
    wait: int


def end_with_parent() -> None:
    """Nobody is left to ask once the tests are gone."""
    while os.read(0, 1):  # not by sys.stdin: its lock would be held for ever in the workers, which are forked
        pass
    os._exit(1)


def main(asked: dict[str, Any]) -> None:
    # Imported here because the processes in which bots think import this module too, and need none of it.
    from roji.server.serve import listen, run
    from roji.server.settings import Settings
    from roji.server.time import clock
    from tests.server.canaries import games
    from tests.server.house_bots import BOTS

    skew, machine_ms = asked.pop("skew_ms", 0), clock.machine_ms
    clock.machine_ms = lambda: machine_ms() + skew  # as on a machine whose clock is wrong
    settings, listener = listen(
        Settings(**{**PLENTY, **asked, **{name: Path(asked.get(name, ".")) for name in ("pages", "site")}}), "127.0.0.1"
    )
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(games, BOTS, settings, listener, lambda: print(settings.port, flush=True))


def fork_servers() -> None:
    """Until the tests are gone."""
    import roji.server.serve  # noqa: F401
    import tests.server.canaries
    import tests.server.house_bots  # noqa: F401

    lasts, ends = os.pipe()  # every server reads from it, and ends when this process does
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests
    signal.signal(signal.SIGALRM, give_up)
    for line in sys.stdin:
        order: Order = json.loads(line)
        if "wait" in order:
            print(json.dumps(status_of(order["wait"])), flush=True)
            continue
        here, there = os.pipe()
        if (child := os.fork()) == 0:
            os.close(ends)
            os.close(here)
            become_server(order, lasts, there)
            return
        os.close(there)
        with os.fdopen(here) as told:
            print(json.dumps([child, told.readline().strip()]), flush=True)


def status_of(process: int) -> int | None:
    """Its exit status when it has ended; nothing if it does not end."""
    signal.alarm(PATIENCE)
    try:
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    except TimeoutError:
        return None
    finally:
        signal.alarm(0)


def give_up(*_: object) -> None:
    raise TimeoutError


def become_server(order: Order, stdin: int, stdout: int) -> None:
    os.setsid()
    os.environ.clear()
    os.environ.update(order["environment"])
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for place, file in enumerate((stdin, stdout, log)):
        os.dup2(file, place)
        os.close(file)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main(order["settings"])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(json.loads(sys.argv[1]))
    else:
        fork_servers()
