"""Compose the nine Polish letters that our fonts lack from their own letters and accents."""

import math
from collections.abc import Callable
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

Points = list[tuple[float, float]]
ACUTE = {"ć": "c", "ń": "n", "ś": "s", "ź": "z", "Ć": "C", "Ń": "N", "Ś": "S", "Ź": "Z"}
DOT = {"ż": "z", "Ż": "Z"}
TAIL = {"ą": "a", "ę": "e", "Ą": "A", "Ę": "E"}
STROKE = {"ł": "l", "Ł": "L"}
SLOPE = math.radians(32)


class Workbench:
    """A font to which letters are added."""

    def __init__(self, font: Any) -> None:
        self.font = font
        self.names = font.getBestCmap()
        self.glyphs = font.getGlyphSet()

    def box(self, letter: str) -> Any:
        return self.font["glyf"][self.names[ord(letter)]]

    def middle(self, letter: str) -> float:
        return float(self.box(letter).xMin + self.box(letter).xMax) / 2

    def add(self, letter: str, base: str, mark: Callable[[Any], None]) -> None:
        """Add a letter: the base with a mark drawn over it."""
        name = f"uni{ord(letter):04X}"
        pen = TTGlyphPen(None)
        self.draw(base, pen)
        mark(pen)
        glyph = pen.glyph()
        glyph.recalcBounds(self.font["glyf"])
        self.font["glyf"][name] = glyph
        self.font["hmtx"][name] = self.font["hmtx"][self.names[ord(base)]]
        if "vmtx" in self.font:
            self.font["vmtx"][name] = self.font["vmtx"][self.names[ord(base)]]
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = name

    def draw(self, letter: str, pen: Any, right: float = 0, up: float = 0) -> None:
        outline = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.names[ord(letter)]].draw(outline)
        outline.replay(TransformPen(pen, (1, 0, 0, 1, right, up)))

    def accent(self, base: str, pen: Any) -> None:
        """The acute accent, placed as on ó."""
        model, plain = ("ó", "o") if base.islower() else ("Ó", "O")
        glyph = self.box(model)
        part = next(one for one in glyph.components if one.glyphName != self.names[ord(plain)])
        outline = DecomposingRecordingPen(self.glyphs)
        self.glyphs[part.glyphName].draw(outline)
        outline.replay(TransformPen(pen, (1, 0, 0, 1, part.x + self.middle(base) - self.middle(plain), part.y)))

    def dot(self, base: str, pen: Any) -> None:
        """A full stop, as high above the letter as the dot of the i above its stem."""
        stop = self.box(".")
        gap = self.box("i").yMax - (stop.yMax - stop.yMin) - self.box("z").yMax
        self.draw(".", pen, self.middle(base) - self.middle("."), self.box(base).yMax + gap - stop.yMin)

    def tail(self, base: str, pen: Any) -> None:
        """A hook below the right foot."""
        thick = self.box("-").yMax - self.box("-").yMin
        foot, wide = self.box(base).xMax - (0.10 if base == "e" else 0.02) * (self.box(base).xMax - self.box(base).xMin), 0.75 * thick + 28
        if base == "e":
            foot = self.middle("e") + 0.55 * (self.box("e").xMax - self.middle("e"))
        low = -0.21 * 1000
        pen.moveTo((foot - wide * 0.2, 8))
        pen.qCurveTo((foot - 2.4 * wide, -80), (foot - 2.2 * wide, low + 70))
        pen.qCurveTo((foot - 2.0 * wide, low), (foot - 0.9 * wide, low))
        pen.qCurveTo((foot - 0.3 * wide, low), (foot + 0.1 * wide, low + 22))
        pen.lineTo((foot + 0.1 * wide, low + 22 + 0.62 * thick))
        pen.qCurveTo((foot - 0.3 * wide, low + 0.75 * thick), (foot - 0.7 * wide, low + 0.75 * thick))
        pen.qCurveTo((foot - 1.3 * wide, low + 0.75 * thick), (foot - 1.3 * wide, low + 80))
        pen.qCurveTo((foot - 1.3 * wide, -70), (foot + wide * 0.45, 8))
        pen.closePath()

    def stroke(self, base: str, pen: Any) -> None:
        """A slanting bar through the stem."""
        box, thick = self.box(base), 0.85 * (self.box("-").yMax - self.box("-").yMin)
        x, y = self.stem(base), box.yMax * (0.5 if base == "l" else 0.44)
        long = 90 if base == "l" else 165
        along, across = (long * math.cos(SLOPE), long * math.sin(SLOPE)), thick / 2 / math.cos(SLOPE)
        corners: Points = [(x - along[0], y - along[1] - across), (x - along[0], y - along[1] + across)]
        corners += [(x + along[0], y + along[1] + across), (x + along[0], y + along[1] - across)]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()

    def stem(self, base: str) -> float:
        """The position of a letter's stem at half height: between the first two crossings of its outline."""
        points, ends, _ = self.box(base).getCoordinates(self.font["glyf"])
        half, begin, crossings = self.box(base).yMax / 2, 0, []
        for end in ends:
            ring = [points[n] for n in range(begin, end + 1)]
            for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (y0 - half) * (y1 - half) < 0:
                    crossings.append(x0 + (x1 - x0) * (half - y0) / (y1 - y0))
            begin = end + 1
        left, right = sorted(crossings)[:2]
        return float(left + right) / 2


def add_polish(font: Any) -> list[int]:
    """Add the letters; returns their code points."""
    bench = Workbench(font)
    for letters, mark in ((ACUTE, bench.accent), (DOT, bench.dot), (TAIL, bench.tail), (STROKE, bench.stroke)):
        for letter, base in letters.items():
            bench.add(letter, base, lambda pen, base=base, mark=mark: mark(base, pen))  # type: ignore[misc]
    return [ord(letter) for letter in (*ACUTE, *DOT, *TAIL, *STROKE)]
