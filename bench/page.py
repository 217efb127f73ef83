"""Page speed on a cheap phone with a slow connection: first paint, a playable table, and a click on a piece.

python -m bench.page     after the pages are built. Exit status 1 if a click is slower than the limit.
"""

import json
import statistics
import sys
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.first_load import CHROMIUM, server
from roji.games import OURS

SLOWER = 4  # CPU slowdown against this machine
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}  # 1.6 Mbit/s down, bytes here
PHONE = {"width": 390, "height": 844}
LIMIT = 100  # milliseconds from a click to the frame that shows it
CLICKS = 7
PATIENCE = 120_000
GAMES = tuple(game.name for game in OURS)
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Marks the first piece that can be clicked, or else the first button of the prompt, and records when it appeared.
PLAYABLE = """() => {
    const open = (name) => document.querySelectorAll(`section[aria-label="${name}"] :is(button, [role=button]):not([aria-disabled=true])`);
    const seen = ['Yours', 'Board', 'What to do'].flatMap((name) => [...open(name)]).find((one) => one.checkVisibility() && !one.disabled);
    document.querySelector('[data-touch]')?.removeAttribute('data-touch');
    seen?.setAttribute('data-touch', '');
    return seen && performance.now();
}"""
# From the click to the end of the frame after the first change that it causes.
WATCH = """() => { window.shown = new Promise((tell) => addEventListener('click', (click) => {
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => tell(performance.now() - click.timeStamp);
            port2.postMessage(0);
        });
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}, { capture: true, once: true })); }"""


def new_table(address: str, game: str) -> dict[str, Any]:
    seats = [{"kind": "here", "name": "Ann"}, *([] if game == "zen" else [{"kind": "bot", "level": "gakusei"}])]
    asked = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"{address}/api/tables", asked, {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        taken: dict[str, Any] = json.load(answer)
    return {**taken, "game": game, "name": "Ann", "since": 0}


def slow_page(browser: Browser, *keys: dict[str, Any]) -> Page:
    """A page with an empty cache on a slow phone, with the tokens of these tables."""
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('roji.tables', JSON.stringify({json.dumps(keys)}))")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def first_paint(browser: Browser, address: str) -> float:
    page = slow_page(browser)
    page.goto(address, wait_until="commit")
    painted = float(page.wait_for_function(FIRST_PAINT, timeout=PATIENCE).json_value())
    page.context.close()
    return painted


def click(page: Page) -> float:
    page.wait_for_function(PLAYABLE, timeout=PATIENCE)
    page.evaluate(WATCH)
    page.locator("[data-touch]").click(force=True, timeout=PATIENCE)
    return float(page.evaluate("window.shown"))


def table(browser: Browser, address: str, game: str) -> tuple[float, list[float]]:
    """The time until a new table is playable, and the duration of each click."""
    key = new_table(address, game)
    page = slow_page(browser, key)
    page.goto(f"{address}/t/{key['table']}", wait_until="commit")
    playable = float(page.wait_for_function(PLAYABLE, timeout=PATIENCE).json_value())
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    clicks = [click(page) for _ in range(CLICKS)]
    page.context.close()
    return playable, clicks


def main() -> int:
    slowest = 0.0
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        sys.stdout.write(f"a processor {SLOWER} times slower, 1.6 Mbit/s, 150 ms; a click has {LIMIT} ms\n")
        sys.stdout.write(f"home: first paint after {first_paint(browser, address):.0f} ms\n")
        for game in GAMES:
            playable, clicks = table(browser, address, game)
            middle = statistics.median(clicks)
            slowest = max(slowest, middle)
            sys.stdout.write(f"{game}: playable after {playable:.0f} ms; a click shows after {middle:.0f} ms, at worst {max(clicks):.0f}\n")
            sys.stdout.flush()
        browser.close()
    return 0 if slowest <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
