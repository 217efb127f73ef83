"""Lost Gardens: three rows of cards that must ascend, and each that you start costs twelve points."""

from pathlib import Path

import msgspec

from lost_gardens.actions import VERBS
from lost_gardens.observation import PLANES
from lost_gardens.rules import MOST_TURNS, SEATS, LostGardens
from lost_gardens.view import View, draw, score_sheet, see
from roji.core.game import Game
from roji.core.luck import Luck


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


def setup(seats: int, options: Options, luck: Luck) -> LostGardens:
    return LostGardens(luck)


GAME = Game(
    name="lost_gardens",
    title="Lost Gardens",
    seats=range(SEATS, SEATS + 1),
    Options=Options,
    version=1,
    contract=1,
    setup=setup,
    restore=LostGardens.restore,
    why_not=LostGardens.why_not,
    longest=2 * MOST_TURNS,
    verbs=VERBS,
    public=VERBS.public,
    View=View,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    planes=PLANES,
    catalogues=Path(__file__).parent / "words",
)
