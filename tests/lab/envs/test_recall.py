"""Information states: exactly what a seat was shown."""

import msgspec
import pytest

import roji
import roji.lab
from roji.core.game import Game
from roji.core.luck import Luck
from roji.lab.envs.recall import Recall
from roji.testing.settings import SOAK, Setting, settings
from roji.testing.walks import walk
from tests.lab.telling import recall_tells_worlds_apart

GAMES = roji.all_games()
TABLES = [table for game in GAMES for table in settings(game) if SOAK or not table.chosen or table == settings(game)[-1]]
GARDEN = Setting(roji.game("ohanami"), 3)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_recalls_exactly_what_it_was_shown(table: Setting) -> None:
    found = recall_tells_worlds_apart(Recall, table, 1)
    assert found.alike, "no two worlds were looked at that a seat cannot tell apart"


class Telling(Recall):
    """Leaks the others' choices."""

    def text(self, seat: int) -> str:
        return super().text(seat) + "".join(str(self._diaries[seat].table.legal(other)) for other in range(self.seats))


class Forgetful(Recall):
    """Recalls only the actions."""

    def text(self, seat: int) -> str:
        return "\n".join(line for line in super().text(seat).splitlines() if not line.startswith(" "))


@pytest.mark.parametrize(("kind", "sentence"), [(Telling, "recalls more than it was shown"), (Forgetful, "does not recall")])
def test_a_faulty_recall_is_caught(kind: type[Recall], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        recall_tells_worlds_apart(kind, GARDEN, 1)


def followed(table: Setting, seed: int, count: int) -> Recall:
    recall = Recall(table.game, table.begin(seed), table.seats)
    for step in list(walk(table, seed))[:count]:
        recall.played(step.seat, step.code)
    return recall


def test_recall_only_grows() -> None:
    for seat in range(3):
        texts = [followed(GARDEN, 2, count).text(seat) for count in (0, 7, 20)]
        assert texts[1].startswith(texts[0])
        assert texts[2].startswith(texts[1])


@pytest.mark.parametrize("game", [game for game in GAMES if game.planes.width], ids=lambda game: game.name)
def test_a_row_for_each_moment(game: Game) -> None:
    table = Setting(game, game.seats[-1])
    steps = list(walk(table, 3))[:9]
    rows = followed(table, 3, 9).observations(0)
    assert rows.shape == (10, game.planes.width)
    for row, state in zip(rows, (table.begin(3), *(step.after for step in steps)), strict=True):
        assert row.tobytes() == game.observation(state, 0)


def test_a_copy_goes_its_own_way() -> None:
    recall = followed(GARDEN, 2, 5)
    before, twin = recall.text(0), recall.copy()
    step = list(walk(GARDEN, 2))[5]
    twin.played(step.seat, step.code)
    assert recall.text(0) == before != twin.text(0)


def test_what_others_were_shown_is_not_imagined() -> None:
    """Their recall begins at the imagined state and depends on nothing else."""
    recall, state = followed(GARDEN, 2, 20), list(walk(GARDEN, 2))[19].after
    world = state.imagine(0, Luck(5))
    imagined = recall.imagined(0, world)
    assert imagined.text(0) == recall.text(0)
    assert imagined.text(1) == Recall(GARDEN.game, world, 3).text(1)


def actions_of(name: str, seats: int, seed: int, count: int) -> list[int]:
    state, choices = roji.game(name).new(seats=seats, seed=seed), Luck(1)
    codes: list[int] = []
    while len(codes) < count and state.actor() >= 0:
        codes.append(state.random_action(state.actor(), choices))
        state.play(state.actor(), codes[-1])
    return codes


def test_an_information_state_follows_from_seed_and_actions() -> None:
    actions = actions_of("bossa", 2, 7, 12)
    known = roji.lab.information_state("bossa", 2, 7, actions, 1)
    assert known.text.startswith("bossa, seat 1 of 2\n  shown = {")
    assert known.text.count("\n0: ") + known.text.count("\n1: ") == 12
    assert known.observations.shape == (13, roji.game("bossa").planes.width)
    assert known.text != roji.lab.information_state("bossa", 2, 7, actions, 0).text


def test_the_first_lines_tell_the_whole_view() -> None:
    game = roji.game("zen")
    text = roji.lab.information_state("zen", 1, 3, [], 0, form="Fuji").text
    shown = msgspec.json.decode(text.split(" = ", 1)[1])
    assert shown["view"] == msgspec.to_builtins(game.view(game.new(seed=3, form="Fuji"), 0))


@pytest.mark.parametrize(
    ("actions", "seat", "sentence"),
    [
        ([85], 0, "action 0: seat . may not play 'done': "),
        ([999], 0, "action 0: 999 is no code of Bossa; they are 0 to 167"),
        ([], 2, "there is no seat 2 among 2"),
        ([*actions_of("bossa", 2, 7, 999), 0], 0, "the game is over after .* actions; there are more"),
    ],
)
def test_invalid_arguments_are_refused(actions: list[int], seat: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        roji.lab.information_state("bossa", 2, 7, actions, seat)
