"""Codes are literals so that the compiler can inline them; they must match each game's table of verbs."""

from importlib import import_module

import pytest

from roji.core.game import Game
from roji.games import OURS
from roji.games.bonsai import actions as bonsai
from roji.games.bonsai.tree import CELLS
from roji.games.bossa import actions as bossa
from roji.games.ohanami import actions as ohanami
from roji.games.ohanami.components import GARDENS
from roji.games.takenoko import actions as takenoko
from roji.games.zen import actions as zen


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_first_code_of_each_verb_has_its_name(game: Game) -> None:
    actions = import_module(f"roji.games.{game.name}.actions")
    verbs = game.verbs
    counted = {verb.name.upper(): verbs.codes(kind).start for kind, verb in verbs.verbs.items() if verbs.codes(kind)} | {"SIZE": verbs.size}
    assert {name: getattr(actions, name) for name in counted} == counted


def test_factors_of_codes_are_the_numbers_of_field_values() -> None:
    assert len(bonsai.VERBS.verbs[bonsai.Grow].fields["at"]) == CELLS
    assert len(bonsai.VERBS.codes(bonsai.Meditate)) == bonsai.SLOTS
    assert len(bossa.VERBS.verbs[bossa.Stack].fields["nth"]) == bossa.STACKABLE
    assert len(ohanami.VERBS.verbs[ohanami.Lay].fields["garden"]) == GARDENS
    assert len(takenoko.VERBS.verbs[takenoko.PlaceChip].fields["at"]) == takenoko.CELLS
    assert len(takenoko.VERBS.codes(takenoko.Keep)) == takenoko.PLOT_KINDS
    assert len(zen.VERBS.codes(zen.Discard)) == 2 * zen.MOST_CARDS
    assert len({at.x for at in zen.VERBS.verbs[zen.Place].fields["at"]}) == zen.ACROSS
