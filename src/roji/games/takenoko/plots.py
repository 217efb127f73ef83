"""What is in the box besides cards: 27 plots, 20 channels, 9 improvements, 90 sections of bamboo."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# colour, printed improvement, how many
COUNTS: Final = (
    ("green", "plain", 6),
    ("green", "watershed", 2),
    ("green", "enclosure", 2),
    ("green", "fertilizer", 1),
    ("yellow", "plain", 6),
    ("yellow", "watershed", 1),
    ("yellow", "enclosure", 1),
    ("yellow", "fertilizer", 1),
    ("pink", "plain", 4),
    ("pink", "watershed", 1),
    ("pink", "enclosure", 1),
    ("pink", "fertilizer", 1),
)
PLOTS: Final = 27
CHANNELS: Final = 20
CHIPS: Final = 3  # of each kind of improvement
BAMBOO: Final = (36, 30, 24)

KIND_COUNTS: Final[vec[i64]] = vec[i64]([row[2] for row in COUNTS])


def _all_plots() -> vec[u8]:
    kinds = [kind for kind in range(len(COUNTS)) for _ in range(KIND_COUNTS[kind])]
    plots = vec[u8]([0] * PLOTS)
    for i, kind in enumerate(kinds):
        plots[i] = u8(kind)
    return plots


ALL_PLOTS: Final[vec[u8]] = _all_plots()
