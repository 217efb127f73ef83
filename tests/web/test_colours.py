"""Colours: pieces can be told apart with every kind of colour vision, in both themes, and text has enough contrast."""

import itertools
import re

import pytest

from roji.games import OURS
from tests.web.colours import SIGHTS, SRC, THEMES, contrast, distance, linear, tokens
from tests.web.server import ROOT

Pair = tuple[str, str]
TOKENS = tokens("tokens.css")
BAMBOO = tokens("games/takenoko/Symbols.svelte")
ZEN = tokens("games/zen/Symbols.svelte")
PIECES, SEATS, TEXT, SEEN = 0.075, 0.05, 4.5, 3
GAMES = [game.name for game in OURS]


def dice() -> dict[str, Pair]:
    """The body colours of Bossa's dice, the same in both themes."""
    light, dark = re.findall(r'body: "(#\w{6})"', (SRC / "games/bossa/pieces/Die.svelte").read_text())
    return {"white line": (light, light), "black line": (dark, dark)}


def named(*names: str, of: dict[str, Pair] = TOKENS) -> dict[str, Pair]:
    return {name: of[name] for name in names}


GROUPS: dict[str, tuple[float, dict[str, Pair]]] = {
    "seats": (SEATS, named("seat-1", "seat-2", "seat-3", "seat-4")),
    "Ohanami, suits": (PIECES, named("water", "moss", "stone", "blossom")),
    "Takenoko, bamboo": (PIECES, named("b-g", "b-y", "b-p", of=BAMBOO)),
    "Takenoko, plots": (PIECES, named("tk-g", "tk-y", "tk-p", of=BAMBOO)),
    "Bossa, dice": (PIECES, dice()),
    "Zen, half circles": (PIECES, named("red", "blue")),
    "Zen, cards": (PIECES, {**named("sumi"), **named("zen-sheet", of=ZEN)}),
    "Bonsai, tiles": (PIECES, named("wood", "pine", "blossom", "fruit")),
}
PAPERS = ("paper", "paper-raised", "paper-sunk")
ACCENTS = tuple(f"accent-{name}" for name in ("home", *GAMES))
VOICES = ("ink", "ink-2", "forbidden", "good", "focus", "seat-1", "seat-2", "seat-3", "seat-4", *ACCENTS)
GROUNDS = {
    **dict.fromkeys(VOICES, PAPERS),
    **{f"{name}-deep": (f"{name}-pale", "paper-raised") for name in ("moss", "pine", "stone", "water", "blossom", "straw")},
    **dict.fromkeys(("wood-deep", "fruit-deep", "clay-deep", "gold-deep"), ("paper-raised",)),
    "on-accent": ACCENTS,
}


def worst(group: dict[str, Pair]) -> tuple[float, str]:
    """The smallest distance between two colours of a group, with a description."""
    return min(
        (distance(group[one][by], group[other][by], sight), f"{one} and {other}, {sight}, {THEMES[by]}")
        for one, other in itertools.combinations(group, 2)
        for sight in SIGHTS
        for by in (0, 1)
    )


def faintest() -> tuple[float, str]:
    """The lowest contrast of any text, with a description."""
    return min(
        (contrast(TOKENS[text][by], TOKENS[ground][by]), f"{text} on {ground}, {THEMES[by]}")
        for text, grounds in GROUNDS.items()
        for ground in grounds
        for by in (0, 1)
    )


@pytest.mark.parametrize("name", GROUPS)
def test_pieces_can_be_told_apart_with_every_kind_of_colour_vision(name: str) -> None:
    least, group = GROUPS[name]
    assert worst(group)[0] >= least, worst(group)


def test_text_can_be_read_on_everything_it_stands_on() -> None:
    assert faintest()[0] >= TEXT, faintest()


def test_wood_is_visible_in_the_dark_theme() -> None:
    drawing = (ROOT / "web/src/games/bonsai/pieces/Growth.svelte").read_text()
    moon = re.findall(r"--moonwash: light-dark\(#\w+, (#\w+)\)", (ROOT / "web/src/games/bonsai/Symbols.svelte").read_text())[0]
    limbs = re.findall(r"\.(?:limb|twigs) \{ fill: light-dark\(#\w+, (#\w+)\)", drawing)
    assert len(limbs) == 2
    assert min(contrast(limb, moon) for limb in limbs) >= SEEN
    assert min(contrast(TOKENS["wood"][1], TOKENS[ground][1]) for ground in PAPERS) >= SEEN


def test_the_measure_reproduces_known_confusions() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert linear("#ffffff") == pytest.approx((1, 1, 1))
    assert distance("#000000", "#ffffff", "normal") == pytest.approx(1, abs=0.001)
    alike = {sight: distance("#b0883a", "#8f9a38", sight) for sight in SIGHTS}  # an ochre and an olive
    assert alike["deutan"] < 0.3 * alike["normal"] < alike["tritan"]


def test_the_accessibility_page_gives_the_measured_values() -> None:
    page = (ROOT / "docs" / "accessibility.md").read_text()
    for name, (least, group) in GROUPS.items():
        far, who = worst(group)
        assert f"| {name} | {least} | {far:.3f} | {who} |" in page
    assert f"| text | {TEXT} | {faintest()[0]:.2f} | {faintest()[1]} |" in page
