"""Ohanami: keep two cards, pass the rest on, and lay three gardens in order."""

from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.actions import Action
from roji.core.game import Calibration, Game, Learned, Row
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.snapshot import from_json
from roji.games.ohanami import actions, rules, scoring
from roji.games.ohanami.actions import VERBS
from roji.games.ohanami.ai import judgement
from roji.games.ohanami.ai.reasons import terms
from roji.games.ohanami.components import KEEP, ROUNDS, SUIT_LETTERS
from roji.games.ohanami.drawing import draw
from roji.games.ohanami.planes import PLANES
from roji.games.ohanami.refusals import why_not
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.snapshot import OhanamiSnapshot, load
from roji.games.ohanami.view import OhanamiView, see


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    lay_order: Annotated[
        Literal["last_commit", "rotate"],
        msgspec.Meta(
            description="Who lays first",
            extra_json_schema={"labels": {"last_commit": "whoever was last to choose", "rotate": "each in turn"}},
        ),
    ] = "last_commit"
    simultaneous_lay: Annotated[bool, msgspec.Meta(description="All lay at once, unseen until everybody is done")] = False
    peek_before_lay: Annotated[bool, msgspec.Meta(description="You may look at your next hand before you lay")] = True


def setup(seats: int, options: Options, luck: Luck) -> Ohanami:
    return rules.setup(seats, options.lay_order == "rotate", options.simultaneous_lay, options.peek_before_lay, luck)


def restore(snapshot: dict[str, Any]) -> Ohanami:
    return load(from_json(snapshot, OhanamiSnapshot))


def public(table: Ohanami, code: int) -> Action:
    """An action as the other seats see it: chosen cards and cards put aside stay face down."""
    if code < actions.LAY:
        return actions.ChooseHidden()
    if table.simultaneous:
        return actions.PlaceHidden()
    if code >= actions.DISCARD:
        return actions.DiscardHidden()
    return VERBS.describe(code)


def score_sheet(table: Ohanami) -> list[Row]:
    """The pad: one line for every suit in every scoring, then the total."""
    rows = [_pad_line(table, number, suit) for number in range(1, ROUNDS + 1) for suit in scoring.PAD[number - 1]]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


def _pad_line(table: Ohanami, number: int, suit: int) -> Row:
    label = words(scoring.line_of(number, suit))
    if number > table.rounds_scored():
        return Row(label, [None] * int(table.seats))
    counts = [table.laid_by(seat, suit, number) for seat in range(table.seats)]
    return Row(label, [scoring.suit_points(suit, count) for count in counts])


GAME = Game(
    name="ohanami",
    title="Ohanami",
    seats=range(2, 5),
    Options=Options,
    version=1,
    setup=setup,
    restore=restore,
    why_not=why_not,
    longest=3 * 5 * 4 * 4,
    verbs=VERBS,
    public=public,
    View=OhanamiView,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    planes=PLANES,
    terms=terms,
    calibration=Calibration(turns=15, lean=(0.1, 0.49, -0.05), trust=(0.78, 1.87, 1.13)),
    learned=Learned(judgement.WEIGHTS, judgement.SEATS, judgement.context, judgement.choices),
    facts=MappingProxyType(
        {
            "suits": SUIT_LETTERS,
            "keep": KEEP,
            "points": {"B": scoring.WATER_POINTS, "G": scoring.PLANT_POINTS, "S": scoring.STONE_POINTS},
            "ladder": [scoring.blossom_points(count) for count in range(16)],
        }
    ),
    with_bots=MappingProxyType({"lay_order": "rotate"}),
)
