"""A driver for Takenoko's pages, by mouse or by keyboard."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer

OVER = ["over"]
# The names of all enabled buttons; null while a frame is unanswered, and while others act: then the prompt has only Undo.
OPEN = """() => {
    if (document.querySelector('main[data-busy]')) return null;
    if (document.querySelector('section[aria-label=Result]')) return ['over'];
    if (document.querySelectorAll('section[aria-label="What to do"] button').length < 2) return null;
    const places = ['What to do', 'Board', 'Yours'].map(name => `section[aria-label="${name}"] :is(button, [role=button])`);
    const open = [...document.querySelectorAll(places.join())].filter(one => one.ariaDisabled !== 'true');
    return open.map(one => (one.ariaLabel || one.innerText).replace(/\\s+/g, ' ').trim());
}"""
WENT_ON = f"""([seq, open]) => {{
    const main = document.querySelector('main');
    return main.dataset.busy === undefined && (main.dataset.seq !== seq || JSON.stringify(({OPEN})()) !== open);
}}"""
# The key that moves the focus towards the button of this name; empty when it has the focus.
KEY = """name => {
    const nameOf = one => (one.ariaLabel || one.innerText || '').replace(/\\s+/g, ' ').trim();
    const here = document.activeElement;
    if (nameOf(here) === name) return '';
    const named = [...document.querySelectorAll('button, [role=button]')].find(one => nameOf(one) === name);
    return here.compareDocumentPosition(named) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
# The same among the places of the garden.
ARROW = """name => {
    const middle = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const here = document.activeElement;
    if (here.ariaLabel === name) return '';
    const [x, y] = middle(here);
    const [toX, toY] = middle([...document.querySelectorAll('[data-cell]')].find(one => one.ariaLabel === name));
    const [dx, dy] = [toX - x, toY - y];
    return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
FIVE = ("Plot", "Channel", "Gardener", "Panda", "Objective")
COLOUR = re.compile(r"\d (green|yellow|pink) section")
WANTED = {*FIVE, "weather", "channel placed", "improvement placed", "claim"}


def set_takenoko(server: WebServer, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    return server.set_table(*seats, game="takenoko", **options)


class TakenokoDriver:
    """Plays Takenoko by the names of the buttons, mostly feeding the panda."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.done: set[str] = set()
        self.claims = 0

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str)).first

    @property
    def targets(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile(r"^The garden, \d+ plots?$")).get_by_role("button")

    @property
    def zoom(self) -> float:
        return float(self.page.get_by_role("group", name=re.compile("^The garden, ")).get_attribute("data-zoom") or 0)

    def open(self) -> list[str]:
        """Wait until something can be clicked, and return the names; `OVER` when the game has ended."""
        found: list[str] = self.page.wait_for_function(OPEN, timeout=PATIENCE).json_value()
        return found

    def kept(self) -> str:
        """Wait until a plot can be kept, because right after a click the previous buttons are still there; returns the button's name."""
        return self.found("Keep the ")

    def found(self, start: str) -> str:
        """Wait for a button whose name begins like this; returns the name."""
        find = f"(start) => (({OPEN})() || []).find((name) => name.startsWith(start))"
        return str(self.page.wait_for_function(find, arg=start, timeout=PATIENCE).json_value())

    def press(self, name: str, by: Callable[["TakenokoDriver", str], None] | None = None) -> None:
        """Press a button, and wait until the game or the page changes."""
        before = [str(self.player.seq()), self.page.evaluate(f"JSON.stringify(({OPEN})())")]
        (by or TakenokoDriver.click)(self, name)
        self.page.wait_for_function(WENT_ON, arg=before)

    def click(self, name: str) -> None:
        self.note(name)
        self.button(name).click()

    def note(self, name: str) -> None:
        """Record the kinds of actions that were played in this game."""
        kinds = {"Roll": "weather", "Channel between": "channel placed", "Claim": "claim"}
        self.done |= {kind for start, kind in kinds.items() if name.startswith(start)}
        self.done |= {"improvement placed"} if re.match(r"(Watershed|Enclosure|Fertilizer) on |Add your ", name) else set()
        self.done |= {action for action in FIVE if name.split(",")[0] == action}
        self.claims += name.startswith("Claim")

    def lay_first(self) -> None:
        """Lay the first plot of the game, to the right of the pond."""
        self.press("Plot")
        self.press(self.kept())
        self.press(self.found("Lay east of the pond, grows "))

    def choose(self, names: list[str]) -> str:
        """The next button to press."""
        for pattern in self.wishes(names):
            found = [name for name in names if re.search(pattern, name)]
            if found:
                return found[0]
        raise AssertionError(f"nothing to do among {names}")

    def wishes(self, names: list[str]) -> list[str]:
        """Patterns of the buttons to press, in order of preference."""
        last = self.claims >= 8 and not self.done >= WANTED - {"claim"}  # do not end the game before every kind of action was played
        hungry = {colour for name in names if name.startswith("Panda objective") for colour in COLOUR.findall(name)}
        full = sum("objective: " in name for name in names) == 5
        plots = self.page.get_by_role("list", name="Plots of the garden", exact=True).get_by_role("listitem").count() - 1
        dull = [action for action in FIVE if action not in self.done]
        return [
            *([] if last else ["^Claim "]),
            "^Roll the die$",
            "^Cloud: " if "improvement placed" not in self.done else "^Sun: ",
            "^Keep the ",
            " first under the pile$",
            "^Add your ",
            "^Take an? ",
            "^Grow bamboo on ",
            "^(Rain on|Lay) .* grows ",
            "^(Rain on|Lay) ",
            *(rf"^Panda to the {colour} plot .* eats 1\b" for colour in sorted(hungry)),
            r"^Panda to .* eats 1\b",
            "^Panda to ",
            *(rf"^Gardener to .* grows {number}\b" for number in range(9, 0, -1)),
            "^Gardener to ",
            "^Channel between .* grows ",
            "^Channel between ",
            "^(Watershed|Enclosure|Fertilizer) on ",
            "^Draw a panda ",
            "^Draw a ",
            "^Place an? ",
            "^End turn$",
            *(["^Plot(, done)?$"] if plots < 6 else []),
            *(f"^{action}$" for action in dull if action != "Objective" or not full),
            *(["^Objective(, done)?$"] if not hungry or len(hungry) == 1 else []),
            "^Panda(, done)?$",
            "^Gardener(, done)?$",
            "^Objective(, done)?$",
            "^Plot(, done)?$",
            "^Channel(, done)?$",
            "^No ",
        ]

    def play_on(self, steps: int) -> list[str]:
        """Play this many steps, or to the end."""
        names = self.open()
        for _ in range(steps):
            if names == OVER:
                break
            self.press(self.choose(names))
            names = self.open()
        return names


PLACE = re.compile(r"^(Rain on|Lay|Panda to|Gardener to|Grow bamboo on|Channel between|Watershed on|Enclosure on|Fertilizer on) ")


def go_by_keys(ann: TakenokoDriver, name: str) -> None:
    """Move the focus to a button with Tab or Shift+Tab."""
    for _ in range(90):
        key = ann.page.evaluate(KEY, name)
        if not key:
            return
        ann.page.keyboard.press(key)
    raise AssertionError(f"no way by keyboard to {name!r}")


def press_by_keys(ann: TakenokoDriver, name: str) -> None:
    """Press a button by keyboard. The places of the garden share one tab stop, and arrow keys move between them."""
    if PLACE.match(name):
        go_by_keys(ann, str(ann.page.locator("[data-cell][tabindex='0']").get_attribute("aria-label")))
        for _ in range(12):
            if key := ann.page.evaluate(ARROW, name):
                ann.page.keyboard.press(key)
        name = ann.page.evaluate("document.activeElement.ariaLabel")
    else:
        go_by_keys(ann, name)
    ann.note(name)
    ann.page.keyboard.press("Enter")
