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
    size=VERBS.size,
    longest=2 * MOST_TURNS,
    actions=VERBS.actions,
    View=View,
    setup=setup,
    restore=LostGardens.restore,
    describe=VERBS.describe,
    public=VERBS.public,
    tell=VERBS.tell,
    text=VERBS.text,
    parse=VERBS.parse,
    why_not=LostGardens.why_not,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    planes=PLANES,
    catalogues=Path(__file__).parent / "words",
)
