"""What a first visit downloads: the home page and an Ohanami table, in bytes on the wire."""

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

LIMIT = 170_000
CHROMIUM = "/usr/bin/chromium"
PATIENCE = 30  # seconds


@contextmanager
def server(*options: str) -> Iterator[str]:
    """A real server on a free port with its own database; options are those of `roji play`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "tables.sqlite"))
        command = [sys.executable, "-m", "roji", "play", "--no-browser", "--port", str(port), "--database", database, *options]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/api/games")  # noqa: S310
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def new_table(address: str) -> str:
    asked = {"game": "ohanami", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return str(json.load(answer)["table"])


def bytes_of(browser: Browser, url: str) -> int:
    """The bytes that a browser with an empty cache receives until the network is idle."""
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    session.send("Network.enable")
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.context.close()
    return int(sum(received))


def main() -> int:
    with server() as address, sync_playwright() as playwright:
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        sizes = {"home": bytes_of(browser, address), "table": bytes_of(browser, f"{address}/t/{new_table(address)}")}
        browser.close()
    for page, size in sizes.items():
        sys.stdout.write(f"first load of the {page} page: {size / 1000:.1f} kB on the wire (at most {LIMIT / 1000:.0f})\n")
    return 0 if max(sizes.values()) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
