"""A simulated screen reader user: it knows only the browser's accessibility tree."""

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from tests.web.player import PATIENCE

PLACES = ("What to do", "Board", "Yours")
NEXT_FRAME = "new Promise(requestAnimationFrame)"
Node = dict[str, Any]


@dataclass(frozen=True)
class AccessibleNode:
    """A node of the accessibility tree, as it is read out."""

    role: str
    name: str
    states: frozenset[tuple[str, str]]
    within: tuple[str, ...]  # the names of its ancestors
    live: bool  # in a live region
    place: int  # the DOM node to focus

    def open(self) -> bool:
        """Whether it is an enabled button that is not pressed."""
        return self.role == "button" and not self.states & {("disabled", "True"), ("pressed", "true")}


def value(thing: Node, key: str) -> str:
    return str(thing.get(key, {}).get("value", ""))


class ScreenReader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")
        self.heard: list[AccessibleNode] = []
        self.spoken: list[str] = []  # announcements of live regions, in order

    def hear(self) -> list[AccessibleNode]:
        """Read the tree again; returns all nodes in reading order."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        self.heard = list(read(nodes[0], by_id, (), False))
        said = " ".join(" ".join(words(thing for thing in self.heard if thing.live)).split())
        if said and self.spoken[-1:] != [said]:
            self.spoken.append(said)
        return self.heard

    def wait_until(self, found: Callable[[list[AccessibleNode]], bool]) -> None:
        """Read the tree until this is true."""
        end = time.monotonic() + PATIENCE / 1000
        while not found(self.heard):
            assert time.monotonic() < end, f"can be pressed: {[thing.name for thing in self.heard if thing.open()]}"
            self.page.evaluate(NEXT_FRAME)
            self.hear()

    def press(self, thing: AccessibleNode) -> None:
        """Focus a node, press Enter, and wait until something has changed."""
        before = told(self.heard)
        if self.reach(thing):
            self.page.keyboard.press("Enter")
            self.wait_until(lambda heard: told(heard) != before)

    def reach(self, thing: AccessibleNode) -> bool:
        """Focus a node; False if it has disappeared meanwhile."""
        try:
            self.line.send("DOM.focus", {"backendNodeId": thing.place})
        except Error:
            assert thing not in self.hear(), f"the focus cannot be brought to {thing}"
            return False
        return True

    def play(self, wishes: Sequence[str], steps: int) -> list[str]:
        """Press the most wanted button repeatedly until there is a result; returns the result's words."""
        for _ in range(steps):
            self.wait_until(lambda heard: bool(result(heard) or wished(heard, wishes)))
            if found := result(self.heard):
                return found
            if door := wished(self.heard, wishes):
                self.press(door)
        raise AssertionError(f"no end after {steps} steps; the last that was spoken: {self.spoken[-5:]}")


def read(node: Node, by_id: dict[str, Node], within: tuple[str, ...], live: bool) -> Iterator[AccessibleNode]:
    """A node and its descendants."""
    name = value(node, "name")
    states = {one["name"]: str(one["value"].get("value")) for one in node.get("properties", [])}
    live = live or states.get("live", "off") != "off"
    if value(node, "role") == "InlineTextBox":  # these only repeat the text, line by line
        return
    if not node["ignored"]:
        kept = frozenset(one for one in states.items() if one[0] in {"disabled", "pressed", "checked", "expanded"})
        yield AccessibleNode(value(node, "role"), name, kept, within, live, node.get("backendDOMNodeId", 0))
    for child in node.get("childIds", []):
        if child in by_id:
            yield from read(by_id[child], by_id, (*within, name) if name and not node["ignored"] else within, live)


def words(heard: Iterable[AccessibleNode]) -> list[str]:
    return [thing.name for thing in heard if thing.role == "StaticText"]


def told(heard: Sequence[AccessibleNode]) -> list[tuple[str, str, frozenset[tuple[str, str]]]]:
    return [(thing.role, thing.name, thing.states) for thing in heard]


def result(heard: Sequence[AccessibleNode]) -> list[str]:
    """The words of the result; empty while there is none."""
    return words(thing for thing in heard if "Result" in thing.within)


def wished(heard: Sequence[AccessibleNode], wishes: Sequence[str]) -> AccessibleNode | None:
    """The first button that matches the first possible wish."""
    doors = [thing for thing in heard if thing.open() and set(PLACES) & set(thing.within)]
    found = (thing for wish in wishes for thing in doors if re.search(wish, thing.name))
    return next(found, None)
