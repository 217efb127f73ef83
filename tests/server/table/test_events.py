"""The log's sentences: what happened, as far as the reader could see it."""

import roji
from roji.core.journal.fold import Entry, Fold, Header
from roji.core.luck import Luck
from roji.server.table.events import Happening, happening


def told(name: str, lines: int = 250, seed: int = 5) -> list[tuple[Fold, Happening]]:
    """The events of a game of the rollout policy, each with the state before it."""
    game = roji.game(name)
    fold, luck, story = Fold(game, Header(name, game.version, 2, {}, seed)), Luck(3), []
    for _ in range(lines):
        acting = fold.state.to_act()
        if not acting:
            break
        before = fold.copy()
        entry = Entry(acting[0], game.text(fold.state.rollout_action(acting[0], luck)))
        fold.play(entry)
        story.append((before, happening(fold, entry)))
    return story


def test_the_log_names_a_cards_kind_and_the_tiles_that_came_with_it() -> None:
    said = [line.sentence for _, line in told("bonsai")]
    assert "took a Growth card: 1 wood and 1 flower" in said
    assert "took a Parchment card" in said, "the slot next to the deck gives no tile"
    assert "took a Master card: 2 leaves, 1 flower and 1 fruit" in said, "a Master gives its own tiles, too"
    assert not [one for one in said if "the card" in one]


def test_every_card_of_a_game_has_its_kind() -> None:
    types = roji.game("bonsai").facts["cards"]
    for before, line in told("bonsai"):
        if line.own is not None and line.sentence.startswith("took a ") and " card" in line.sentence:
            view = before.game.view(before.state, None)
            card = view.slots[line.own.slot - 1]  # type: ignore[attr-defined]
            assert line.sentence.startswith(f"took a {types[card - 1]['type'].title()} card")


def test_the_log_names_the_weather_the_plot_and_the_bamboo() -> None:
    story = told("takenoko")
    said = [line.sentence for _, line in story]
    assert {"rolled sun", "rolled rain", "rolled wind", "rolled storm", "rolled cloud", "rolled any"} <= set(said)
    assert "laid a yellow plot west of the pond" in said
    assert "moved the gardener to the plot north-east of the pond: 2 sections grew" in said
    assert "moved the panda to the plot north-west of the pond, where he ate a pink section" in said
    assert "rolled the weather die" not in said


def test_the_log_hides_hidden_information() -> None:
    """Others are not told which plots were drawn, only which one was laid."""
    kept = [line for _, line in told("takenoko") if line.sentence.startswith("kept a")]
    assert kept
    assert {line.sentence_for_others for line in kept} == {"kept one of the plots"}
