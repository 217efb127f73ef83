"""Weak levels err like people: they overlook differences in points, and never do what anybody sees to be absurd."""

from collections import Counter
from collections.abc import Iterator

import pytest

import roji
from roji.bots.levels import LEVELS, choose
from roji.bots.oversight import PLAINLY_BAD, choice, looks
from roji.bots.search import Search
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa.actions import EXCHANGE, PLACE, STACK, TAKE
from roji.games.bossa.rules import Bossa
from roji.games.ohanami.actions import DISCARD
from roji.games.ohanami.rules import Ohanami

GAMES = [pytest.param(game, id=game.name) for game in roji.all_games() if 2 in game.seats]
WEAK = ["gakusei", "senmon"]


def decisions(game: Game, level: str, seed: int, iterations: int = 30) -> Iterator[tuple[State, int]]:
    """Every decision of a game between two of a level, and what was chosen."""
    state, luck = game.new(seats=2, seed=seed, **game.with_bots), Luck(seed)
    while (seat := state.actor()) >= 0:
        code = choose(state, seat, LEVELS[level], luck, iterations=iterations)
        yield state, code
        state.play(seat, code)


def in_the_middle(game: Game, decided: int = 12) -> State:
    """A position with a choice to make."""
    state, luck = game.new(seats=2, seed=5, **game.with_bots), Luck(5)
    while decided > 0 or len(state.candidates(state.actor())) < 3:
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
        decided -= 1
    return state


# --- the choice ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("iterations", [0, 400])
def test_a_slip_is_the_likelier_the_less_it_costs_and_never_plainly_bad(game: Game, iterations: int) -> None:
    state = in_the_middle(game)
    search = Search(state.actor(), Luck(6), state.tuning())
    search.think(state, iterations)
    looked = looks(state, search, plain=1e9)
    ranked = sorted(looked, key=lambda code: -looked[code])
    temperature = (looked[ranked[0]] - looked[ranked[-1]]) / 2 / PLAINLY_BAD  # the worst is twice too bad
    luck = Luck(1)
    played = Counter(choice(looked, temperature, luck) for _ in range(2000))
    assert looked[played.most_common(1)[0][0]] == looked[ranked[0]]
    assert len(played) > 1
    assert all(looked[ranked[0]] - looked[code] <= PLAINLY_BAD * temperature for code in played)
    assert ranked[-1] not in played


@pytest.mark.parametrize("game", GAMES)
def test_what_is_plainly_bad_at_first_sight_is_not_considered_whatever_a_search_hopes(game: Game) -> None:
    state = in_the_middle(game)
    search = Search(state.actor(), Luck(6), state.tuning())
    search.think(state, 60)
    sight = looks(state, Search(state.actor(), Luck(7), state.tuning()), plain=1e9)
    best, worst = max(sight.values()), min(sight.values())
    considered = looks(state, search, plain=(best - worst) / 2)
    assert set(considered) < set(sight)
    assert min(sight, key=lambda code: sight[code]) not in considered


@pytest.mark.parametrize("game", GAMES)
def test_a_master_overlooks_less_than_an_expert(game: Game) -> None:
    _, expert, master = in_the_middle(game).tuning().oversights
    assert expert > master > 0
    assert [LEVELS[name].oversight for name in ("gakusei", "senmon", "sensei", "yusha")] == [0, 1, 2, -1]


@pytest.mark.parametrize("game", GAMES)
def test_a_student_plays_better_than_dice(game: Game) -> None:
    """Whole games against random play; in Bossa, where luck is great, a student loses some."""
    won = 0.0
    for deal in range(24):
        state, luck = game.new(seats=2, seed=deal, **game.with_bots), Luck(deal)
        while (seat := state.actor()) >= 0:
            bot = LEVELS["gakusei" if seat == deal % 2 else "random"]
            state.play(seat, choose(state, seat, bot, luck, iterations=100))
        won += (deal % 2 in state.winners()) / len(state.winners())
    assert won >= 16


# --- nothing absurd ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", WEAK)
def test_in_ohanami_nothing_is_put_aside_while_a_garden_is_empty(level: str) -> None:
    """An empty garden takes any card."""
    put_aside = 0
    for seed in range(30):
        for state, code in decisions(roji.game("ohanami"), level, seed):
            assert isinstance(state, Ohanami)
            if code >= DISCARD:
                put_aside += 1
                assert not state.players[state.actor()].may_start()
    assert put_aside > 60, "they do put cards aside"


@pytest.mark.parametrize("level", WEAK)
def test_in_bossa_nobody_exchanges_when_a_good_row_lies_there(level: str) -> None:
    """A good row leaves at least an even game, and 20 percentage points more than the best exchange of that tile."""
    exchanged = 0
    for seed in range(60):
        for state, code in decisions(roji.game("bossa"), level, seed):
            assert isinstance(state, Bossa)
            if EXCHANGE <= code < TAKE:
                exchanged += 1
                rows = [at_sight(state, other) for other in state.legal(state.actor()) if PLACE <= other < STACK]
                assert not any(row >= max(0.5, at_sight(state, code) + 0.2) for row in rows)
    assert exchanged > 30, "they do exchange"


def at_sight(state: State, code: int) -> float:
    seat, after = state.actor(), state.copy()
    after.play(seat, code)
    return after.evaluate(seat)


def test_in_bonsai_a_student_does_not_cultivate_when_nothing_can_grow() -> None:
    game, cultivated = roji.game("bonsai"), 0
    for seed in range(12):
        for state, code in decisions(game, "gakusei", seed):
            if game.text(code) == "cultivate":
                cultivated += 1
                after = state.copy()
                after.play(state.actor(), code)
                assert [game.text(other) for other in after.legal(state.actor())] != ["done"]
    assert cultivated > 60


@pytest.mark.parametrize("level", [*WEAK, "sensei"])
def test_who_is_far_behind_still_cares_for_points(level: str) -> None:
    """In Ohanami, with a rival hundreds of points ahead, the best card that fits is not put aside."""
    for seed in range(12):
        state, luck = roji.game("ohanami").new(seats=2, seed=seed), Luck(seed)
        while (seat := state.actor()) >= 0:
            assert isinstance(state, Ohanami)
            state.players[1].points[0] = 400
            code = choose(state, seat, LEVELS[level], luck, iterations=30) if seat == 0 else state.rollout_action(seat, luck)
            if seat == 0 and code >= DISCARD:
                assert not state.players[0].may_start()
            state.play(seat, code)


def test_a_student_chooses_alike_however_far_ahead_the_other_is() -> None:
    """Oversights are measured in points, and a lead is no reason for other ones."""
    for seed in range(40):
        chosen = set()
        for lead in (0, 40, 80):
            state = in_the_middle(roji.game("ohanami"), seed)
            assert isinstance(state, Ohanami)
            state.players[1 - state.actor()].points[0] += lead
            chosen.add(choose(state, state.actor(), LEVELS["gakusei"], Luck(seed)))
        assert len(chosen) == 1
