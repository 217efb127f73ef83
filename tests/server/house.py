"""Server processes for tests.

python -m tests.server.house '{"database": …}' runs one server and prints its port when it is ready. Without settings the process imports
everything once and forks a server for each line of input: see `Order`. Tests start hundreds of servers, and the imports are most of the
cost of a start.
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
    "stall_ms": 1000,  # generous, because any logged stall fails the tests, also on a busy machine
    "thinkers": 1,
}


class Order(TypedDict, total=False):
    """Start a server (the answer is its process id and port), or wait for one to end (the answer is its exit status)."""

    settings: dict[str, Any]
    log: str
    environment: dict[str, str]
    wait: int


def end_with_parent() -> None:
    """Exit when the process that started this one closes its end of stdin."""
    while os.read(0, 1):  # not sys.stdin: forked workers would inherit its lock while it is held
        pass
    os._exit(1)


def main(asked: dict[str, Any]) -> None:
    # Imported here because bot processes import this module too, and need none of it.
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
    """Fork a server for each order on stdin, until it is closed."""
    import roji.server.serve  # noqa: F401
    import tests.server.canaries
    import tests.server.house_bots  # noqa: F401

    lasts, ends = os.pipe()  # every server reads from it, and exits when this process ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the tests handle Ctrl-C
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
    """Wait for a process; its exit status, or None if it does not end in time."""
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
