"""Bots against bots: duplicate deals and honest statistics."""

from collections import Counter
from itertools import combinations

import pytest

import roji
from roji.bots.arena.counts import Tallies, wilson
from roji.bots.arena.pairings import groups, luck_seed, schedule
from roji.bots.arena.results import Result
from roji.bots.arena.standings import to_dict
from roji.bots.arena.tournament import Tournament, play


def played(*bots: str, games: int, sizes: tuple[int, ...] = (2,), iterations: int = 0, seed: int = 1, workers: int = 1) -> Tallies:
    tournament = Tournament(roji.game, "ohanami", bots, sizes, iterations=iterations, seed=seed)
    return Tallies(tournament.names(), sorted(play(tournament, games, workers), key=lambda result: result.number))


def ended(scores: list[int], winners: list[int], seating: tuple[int, ...], **forfeits: str) -> Result:
    none = [0.0] * len(scores)
    return Result(1, 1, seating, scores, winners, [1] * len(scores), none, none, {int(seat[1:]): why for seat, why in forfeits.items()})


def test_greedy_beats_random_nearly_always() -> None:
    assert played("greedy", "random", games=60).bots[0].won.interval()[0] > 0.9


def test_search_beats_greedy() -> None:
    assert played("yusha", "greedy", games=40, iterations=150).bots[0].won.interval()[0] > 0.5


def test_the_same_seed_and_iterations_give_the_same_games_on_any_number_of_processes() -> None:
    alone, together, other = (
        played("yusha", "greedy", "random", games=8, sizes=(2, 3), iterations=4, seed=seed, workers=workers)
        for seed, workers in ((1, 1), (1, 3), (2, 1))
    )
    assert [result.scores for result in together.results] == [result.scores for result in alone.results]
    assert [result.winners for result in together.results] == [result.winners for result in alone.results]
    assert [result.scores for result in other.results] != [result.scores for result in alone.results]


def test_every_deal_is_played_all_the_way_round_the_table() -> None:
    bouts = schedule(3, [3], 30)
    for first in range(0, 30, 3):
        deal = bouts[first : first + 3]
        assert len({bout.deal for bout in deal}) == 1
        for seat in range(3):
            assert sorted(bout.seating[seat] for bout in deal) == [0, 1, 2]
    neighbours = {(bout.seating[bout.seating.index(0) - 1]) for bout in bouts}
    assert neighbours == {1, 2}, "who sits beside whom changes too"


def test_bots_have_other_luck_in_every_game_and_seat() -> None:
    assert len({luck_seed(seed, number, seat) for seed in (1, 2) for number in range(1, 50) for seat in range(4)}) == 2 * 49 * 4


def test_every_group_plays_equally_often_and_gets_the_same_deals() -> None:
    bouts = schedule(4, [2, 3], 10 * (6 * 2 + 4 * 3))
    met = Counter(frozenset(bout.seating) for bout in bouts)
    assert {met[frozenset(pair)] for pair in combinations(range(4), 2)} == {20}
    assert {met[frozenset(three)] for three in combinations(range(4), 3)} == {30}
    assert {bout.deal for bout in bouts} == set(range(1, 11))


@pytest.mark.parametrize("games", [1, 7, 25])
def test_a_tournament_cut_short_lets_nobody_wait(games: int) -> None:
    often = Counter(bot for bout in schedule(5, [2], games) for bot in bout.seating)
    assert max(often[bot] for bot in range(5)) - min(often[bot] for bot in range(5)) <= 2


def test_games_are_rounded_up_to_whole_deals_and_more_games_begin_with_the_same() -> None:
    assert len(schedule(2, [2], 3)) == 4
    assert len(schedule(2, [4], 5)) == 8
    assert schedule(3, [2, 4], 40)[:12] == schedule(3, [2, 4], 12)


def test_the_last_named_fills_up_the_table() -> None:
    assert groups(2, 4) == [(0, 1, 1, 1)]
    assert groups(1, 2) == [(0, 0)]
    assert groups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    greedy, random = played("greedy", "random", games=4, sizes=(4,)).bots
    assert (greedy.won.games, random.won.games) == (4, 12)
    assert greedy.won.wins > 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (57, 80, 0.6054, 0.8001), (40, 40, 0.9124, 1.0), (5, 10, 0.2366, 0.7634)]
)
def test_the_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_a_shared_win_counts_as_a_share() -> None:
    tallies = Tallies(["one", "other"], [ended([9, 9], [0, 1], (0, 1)), ended([9, 4], [0], (1, 0))])
    assert [tally.won.wins for tally in tallies.bots] == [0.5, 1.5]
    assert tallies.above[1, 0].rate() == 0.75
    assert [share.wins for share in tallies.seats[2]] == [1.5, 0.5]


def test_places_go_to_winners_then_points_and_last_to_who_forfeited() -> None:
    assert ended([30, 40, 40, 20], [2], (0, 1, 2, 3)).ranks() == [2, 1, 0, 3]
    assert ended([90, 40, 40, 20], [1, 2], (0, 1, 2, 3), s0="hung").ranks() == [3, 0, 0, 2]
    assert ended([40, 40], [], (0, 1), s0="hung", s1="hung too").ranks() == [0, 0]


def test_the_document_tells_every_bot_every_seat_and_every_pair() -> None:
    tournament = Tournament(roji.game, "ohanami", ("greedy", "random", "random"), (2, 4))
    tallies = Tallies(tournament.names(), play(tournament, 10))
    document = to_dict(tournament, tallies)
    assert list(document["players"]) == ["greedy", "random 1", "random 2"]
    greedy = document["players"]["greedy"]
    assert greedy["interval"][0] < greedy["win_rate"] <= greedy["interval"][1]
    assert greedy["rating"] > document["players"]["random 1"]["rating"]
    assert greedy["forfeits"] == []
    assert greedy["decisions_per_s"] > 0
    assert [len(document["seats"][size]["seats"]) for size in ("2", "4")] == [2, 4]
    assert document["pairs"]["greedy"]["random 2"]["above"] + document["pairs"]["random 2"]["greedy"]["above"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("bots", "sizes", "sentence"),
    [
        (("greedy",), (1,), "Ohanami is for 2 to 4 players, not 1"),
        (("greedy", "random"), (5,), "Ohanami is for 2 to 4 players, not 5"),
        ((), (2,), "name the bots that are to play"),
        (("greedy", "nobody"), (2,), "there is no bot 'nobody'; there is random, greedy"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(bots: tuple[str, ...], sizes: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Tournament(roji.game, "ohanami", bots, sizes)


def test_a_game_for_one_is_no_tournament() -> None:
    with pytest.raises(ValueError, match="a tournament needs at least 2 seats"):
        Tournament(roji.game, "zen", ("yusha",), (1,))
