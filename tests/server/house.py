"""A real server in a process of its own: python -m tests.server.house '{"database": …}' prints its port when it is ready."""

import os
import sys
import threading
from pathlib import Path
from typing import Any

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
    settings, listener = listen(Settings(**{**PLENTY, **asked, "pages": Path(asked.get("pages", "."))}), "127.0.0.1")
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(games, BOTS, settings, listener, lambda: print(settings.port, flush=True))


if __name__ == "__main__":
    import json

    main(json.loads(sys.argv[1]))
