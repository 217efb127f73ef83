"""Colour differences for four kinds of colour vision, and text contrast."""

import re
from collections.abc import Iterable

from tests.web.server import ROOT

SRC = ROOT / "web" / "src"
THEMES = ("light", "dark")
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]
# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# OKLab, Ottosson 2020: from linear RGB to cones, from their cube roots to lightness and two axes of hue.
CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
AXES: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def tokens(path: str) -> dict[str, tuple[str, str]]:
    """The named colours of a style sheet, in the light and the dark theme."""
    found = re.findall(r"--([\w-]+):\s*light-dark\((#[0-9A-Fa-f]{6})\w*,\s*(#[0-9A-Fa-f]{6})", (SRC / path).read_text())
    return {name: (light, dark) for name, light, dark in found}


def linear(colour: str) -> Triple:
    red, green, blue = (unbend(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def unbend(part: float) -> float:
    """Convert one sRGB component to linear light."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def through(matrix: Matrix, colour: Iterable[float]) -> Triple:
    parts = tuple(colour)
    first, second, third = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: str, sight: str) -> Triple:
    """A colour as perceived with this kind of colour vision, in OKLab."""
    light = (max(0.0, part) for part in through(SIGHTS[sight], linear(colour)))
    return through(AXES, (part ** (1 / 3) for part in through(CONES, light)))


def distance(one: str, other: str, sight: str) -> float:
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, light = sorted(sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)
