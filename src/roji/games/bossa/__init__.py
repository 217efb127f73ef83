"""Bossa: two lines of dots, open hands, and three actions to stay out of the corner."""

from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.actions import Action
from roji.core.game import Calibration, Game, Row
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.snapshot import from_json, with_options
from roji.games.bossa import actions, rules, scoring
from roji.games.bossa.actions import VERBS
from roji.games.bossa.ai.reasons import terms
from roji.games.bossa.components import NAMES, PRINTED
from roji.games.bossa.drawing import draw
from roji.games.bossa.ends import PARTS, outcome_of
from roji.games.bossa.lines import ROWS, RULES
from roji.games.bossa.moves import possible_rows
from roji.games.bossa.planes import PLANES
from roji.games.bossa.refusals import why_not
from roji.games.bossa.rules import Bossa
from roji.games.bossa.snapshot import BossaSnapshot, load
from roji.games.bossa.view import BossaView, see

__all__ = ["GAME", "Options", "possible_rows"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    chips: Annotated[bool, msgspec.Meta(description="Each player keeps a modifier chip, Doubler or Inverter, to use once")] = False
    row_size: Annotated[
        Literal["2023", "classic", "loose"],
        msgspec.Meta(description="Against the row beside it: one tile more or less; as many or one more; any of these"),
    ] = "2023"
    stack: Annotated[
        Literal["one_layer", "many_layers"],
        msgspec.Meta(description="One Stack action lays one layer, or as many as you have tiles for"),
    ] = "one_layer"


def setup(seats: int, options: Options, luck: Luck) -> Bossa:
    return rules.setup(options.chips, RULES.index(options.row_size), options.stack == "many_layers", luck)


def restore(snapshot: dict[str, Any]) -> Bossa:
    return load(with_options(from_json(snapshot, BossaSnapshot), Options))


def public(table: Bossa, code: int) -> Action:
    """An action as the other seat sees it: the chip kept is revealed once both have decided."""
    return actions.KeepHidden() if actions.KEEP <= code < actions.PLACE else VERBS.describe(code)


def score_sheet(table: Bossa) -> list[Row]:
    """Rows and tiles are what a player watches, but only the win counts."""
    rows, tiles = PARTS
    return [
        Row(words(rows), scoring.rows_of_own_line(table)),
        Row(words(tiles), scoring.tiles_in_hand(table)),
        Row(words(outcome_of(table.winner)), list(table.scores()), total=True),
    ]


# Two choices at the opening, and two chips. There are at most 16 turns: ten rows, two Stacks, two Exchanges and r Redraws do not end the
# game, so turn 15 + r does; and the pile of 18 lasts for 18 - r turns. A turn has two actions besides the tiles laid (place and done, stack
# and done, exchange and take); 26 tiles come into hands; a Stack has at most seven layers, so two of them begin at most six further layers
# each.
LONGEST = 2 + 2 + 2 * 16 + 26 + 2 * 6

GAME = Game(
    name="bossa",
    title="Bossa",
    seats=range(2, 3),
    Options=Options,
    version=1,
    setup=setup,
    restore=restore,
    why_not=why_not,
    longest=LONGEST,
    verbs=VERBS,
    public=public,
    View=BossaView,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    planes=PLANES,
    terms=terms,
    calibration=Calibration(turns=13, lean=(-0.06, -0.19, -0.29), trust=(0.86, 1.25, 0.75)),
    counts="per cent",
    facts=MappingProxyType(
        {
            "tiles": [{"white": white, "black": black} for white, black in PRINTED],
            "names": NAMES,
            "counts": [7 - dots for dots in range(1, 7)],
            "rows_to_win": ROWS,
        }
    ),
)
