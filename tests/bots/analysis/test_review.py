"""A finished game looked at again: what choices cost, and what luck did."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

import roji
from roji.bots.analysis.knowledge import Knowledge
from roji.bots.analysis.review import ReviewedChoice, Turning, Verdict, choices, review, shares, summary, turning_points
from roji.bots.levels import choose, level
from roji.core.journal.fold import Entry, Header, InvalidJournal, Journal, replay
from roji.core.luck import Luck
from roji.core.state import State

OHANAMI = roji.game("ohanami")
BOSSA = roji.game("bossa")


def played(name: str, bots: Sequence[str], seed: int, **options: object) -> Journal:
    """A whole game between bots."""
    game = roji.game(name)
    state, luck = game.new(seats=len(bots), seed=seed, **options), Luck(seed)
    entries = []
    while (seat := state.actor()) >= 0:
        code = choose(state, seat, level(bots[seat]), luck, iterations=20)
        entries.append(Entry(seat, game.text(code)))
        state.play(seat, code)
    return Journal(Header(name, game.version, len(bots), dict(options), seed=seed), entries)


def reviewed(journal: Journal, iterations: int = 24, seed: int = 1, first: int = 1, last: int | None = None) -> list[ReviewedChoice]:
    return list(review(roji.game(journal.header.game), journal, seed, iterations, first=first, last=last))


def verdicts(moments: list[ReviewedChoice]) -> list[Verdict]:
    return summary(moments, len(moments[0].before), moments[-1].after)


@pytest.fixture(scope="module")
def journal() -> Journal:
    return played("ohanami", ("greedy", "random"), 5, lay_order="rotate")


@pytest.fixture(scope="module")
def moments(journal: Journal) -> list[ReviewedChoice]:
    return reviewed(journal)


def test_every_choice_has_its_moment_and_each_goes_on_from_the_one_before(journal: Journal, moments: list[ReviewedChoice]) -> None:
    assert [(moment.line, moment.seat) for moment in moments] == [(line, entry.seat) for line, entry in enumerate(journal.entries, 1)]
    assert all(one.after == next.before for one, next in pairwise(moments))
    assert moments[-1].after == [1.0, 0.0]
    for moment in moments:
        assert all(0.0 <= share <= 1.0 for share in (*moment.before, *moment.after, moment.chosen))
        assert moment.chosen + moment.lost == pytest.approx(moment.before[moment.seat])


def test_the_best_found_costs_nothing_and_neither_does_what_was_forced(journal: Journal, moments: list[ReviewedChoice]) -> None:
    for moment, entry, (_, state) in zip(moments, journal.entries, replay(OHANAMI, journal), strict=False):
        if entry.text == moment.best or len(state.legal(moment.seat)) == 1:
            assert moment.lost == 0.0
    assert any(moment.lost > 0.0 for moment in moments)


def test_chunks_agree_with_the_whole(journal: Journal, moments: list[ReviewedChoice]) -> None:
    assert [*reviewed(journal, last=40), *reviewed(journal, first=41, last=100), *reviewed(journal, first=101)] == moments
    assert reviewed(journal, first=7, last=7) == [moments[6]]


def test_another_seed_imagines_other_tables(journal: Journal, moments: list[ReviewedChoice]) -> None:
    assert reviewed(journal, seed=2, last=6) != moments[:6]


def test_random_makes_more_mistakes_than_greedy() -> None:
    lost = [0.0, 0.0]
    for bots in (("greedy", "random"), ("random", "greedy")):
        for verdict in verdicts(reviewed(played("ohanami", bots, 1, lay_order="rotate"), 40)):
            lost[bots[verdict.seat] == "random"] += verdict.mistakes
    assert lost[1] > 1.5 * lost[0]


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in ("bonsai", "bossa", "ohanami", "takenoko") for seats in roji.game(name).seats if seats > 1],
)
def test_at_every_moment_the_chances_of_all_seats_are_one_win(name: str, seats: int) -> None:
    journal = played(name, ("greedy", "random", "greedy", "random")[:seats], 3)
    told = [*reviewed(journal, 6, last=14), *reviewed(journal, 6, first=len(journal.entries) - 4)]
    for moment in told:
        assert sum(moment.before) == pytest.approx(1.0)
        assert sum(moment.after) == pytest.approx(1.0)


def test_who_plays_at_random_loses_by_skill_and_not_by_luck() -> None:
    """Twenty games. Luck of either sign is left to a game, but on the whole it explains nothing."""
    fared = []
    for seed in range(20):
        bots = ("random", "greedy") if seed % 2 else ("greedy", "random")
        found = verdicts(reviewed(played("ohanami", bots, seed, lay_order="rotate"), 16))
        fared.append(found[bots.index("random")])
    assert all(verdict.result == 0.0 for verdict in fared)
    assert all(verdict.skill < -0.15 for verdict in fared)
    assert sum(verdict.skill for verdict in fared) / 20 < -0.4
    assert abs(sum(verdict.luck for verdict in fared) / 20) < 0.1
    assert all(0.0 < verdict.error < 0.2 for verdict in fared)


def test_small_losses_of_many_actions_add_up() -> None:
    """A game of Takenoko lost by 4 to 50, in which hardly any single action clearly cost anything."""
    loser, _ = verdicts(reviewed(played("takenoko", ("random", "greedy"), 2), 60))
    assert loser.skill < -0.25
    assert abs(loser.luck) < 0.25


def test_luck_and_skill_of_two_players_are_opposite_and_explain_the_result(moments: list[ReviewedChoice]) -> None:
    one, other = verdicts(moments)
    assert (one.result, other.result) == (1.0, 0.0)
    assert one.start + other.start == pytest.approx(1.0)
    assert one.skill == pytest.approx(-other.skill)
    assert one.luck == pytest.approx(-other.luck)
    for verdict in (one, other):
        assert verdict.start + verdict.skill + verdict.luck == pytest.approx(verdict.result)


# --- a planted blunder ---------------------------------------------------------------------------------------------------


def blundered() -> tuple[Journal, int]:
    """A game in which the last choice throws the win away, and the seat that did it."""
    for seed in range(200):
        journal = played("ohanami", ("greedy", "greedy"), seed, lay_order="rotate")
        before = list(replay(OHANAMI, Journal(journal.header, journal.entries[:-1])))[-1][1]
        seat = before.actor()
        results = {code: _result(before, seat, code) for code in before.legal(seat)}
        if max(results.values()) == 1.0 and min(results.values()) == 0.0:
            worst = min(results, key=lambda code: results[code])
            return Journal(journal.header, [*journal.entries[:-1], Entry(seat, OHANAMI.text(worst))]), seat
    raise AssertionError("no game was decided by its last choice")


def _result(state: State, seat: int, code: int) -> float:
    after = state.copy()
    after.play(seat, code)
    return after.evaluate(seat)


def test_a_planted_blunder_is_found_as_the_turning_point() -> None:
    journal, seat = blundered()
    moments = reviewed(journal, first=90)
    assert moments[-1].lost == pytest.approx(1.0)
    assert turning_points(moments)[0] == Turning(120, seat, "choice", -moments[-1].lost)
    assert verdicts(moments)[seat].mistakes >= 1.0


# --- what a journal may hold ---------------------------------------------------------------------------------------------


def test_what_was_taken_back_is_left_out(journal: Journal) -> None:
    state = OHANAMI.new(seats=2, seed=5, lay_order="rotate")
    other = next(OHANAMI.text(code) for code in state.legal(0) if OHANAMI.text(code) != journal.entries[0].text)
    undone = Journal(journal.header, [Entry(0, other), Entry(0, "undo"), *journal.entries])
    assert [choice.line for choice in choices(OHANAMI, undone)][:3] == [3, 4, 5]
    assert [choice.code for choice in choices(OHANAMI, undone)] == [choice.code for choice in choices(OHANAMI, journal)]


def test_what_the_table_went_back_from_is_left_out(journal: Journal) -> None:
    again = Journal(journal.header, [*journal.entries[:9], Entry(0, "back 4"), *journal.entries[4:]])
    assert [choice.line for choice in choices(OHANAMI, again)][:6] == [1, 2, 3, 4, 11, 12]
    assert [choice.code for choice in choices(OHANAMI, again)] == [choice.code for choice in choices(OHANAMI, journal)]


def test_giving_up_costs_all_that_could_be_hoped_for(journal: Journal) -> None:
    given_up = Journal(journal.header, [*journal.entries[:16], Entry(0, "resign")])
    last = reviewed(given_up, first=15)[-1]
    assert (last.line, last.seat, last.chosen) == (17, 0, 0.0)
    assert last.lost == last.before[0] > 0.2
    assert last.after == [0.0, 1.0]


def test_who_gives_up_in_the_turn_of_another_is_reviewed_too() -> None:
    journal = played("bossa", ("greedy", "greedy"), 3)
    states = list(replay(BOSSA, Journal(journal.header, journal.entries[:20])))
    waiting = 1 - states[-1][1].actor()
    last = reviewed(Journal(journal.header, [*journal.entries[:20], Entry(waiting, "resign")]), first=20)[-1]
    assert (last.seat, last.best, last.chosen, last.after[waiting]) == (waiting, "", 0.0, 0.0)
    assert last.lost == last.before[waiting]


def test_who_has_given_up_has_no_hope() -> None:
    journal = played("ohanami", ("greedy", "greedy", "greedy"), 3)
    given_up = Journal(journal.header, [*journal.entries[:12], Entry(2, "resign")])
    state = list(replay(OHANAMI, given_up))[-1][1]
    luck = Luck(1)
    while (seat := state.actor()) >= 0:
        code = state.rollout_action(seat, luck)
        given_up.entries.append(Entry(seat, OHANAMI.text(code)))
        state.play(seat, code)
    assert [moment.before[2] for moment in reviewed(given_up, 8, first=14, last=20)] == [0.0] * 7


def test_a_game_that_is_not_over_gets_a_sentence(journal: Journal) -> None:
    with pytest.raises(InvalidJournal, match="this game is not over yet"):
        reviewed(Journal(journal.header, journal.entries[:-1]))


def test_a_review_needs_some_thought(journal: Journal) -> None:
    with pytest.raises(ValueError, match="a review needs iterations or milliseconds"):
        reviewed(journal, iterations=0)


@pytest.mark.parametrize(("name", "options"), [("bonsai", {}), ("zen", {"form": "BW/WB"})])
def test_alone_the_chance_is_that_of_meeting_the_target(name: str, options: dict[str, object]) -> None:
    moments = reviewed(played(name, ("greedy",), 2, **options), 6)
    (verdict,) = verdicts(moments)
    assert verdict.start + verdict.skill + verdict.luck == pytest.approx(verdict.result)
    assert verdict.result in (0.0, 1.0)


@pytest.mark.parametrize("name", ["bossa", "takenoko"])
def test_every_game_can_be_reviewed(name: str) -> None:
    moments = reviewed(played(name, ("random", "greedy"), 2), 4, last=30)
    assert len(moments) >= 12
    assert all(-1.0 <= moment.lost <= 1.0 for moment in moments)


def test_a_shared_win_is_shared() -> None:
    class Over(State):
        def scores(self) -> list[int]:
            return [7, 3, 7]

        def winners(self) -> list[int]:
            return [0, 2]

    assert shares(Over()) == [0.5, 0.0, 0.5]


# --- secret choices ------------------------------------------------------------------------------------------------------


def test_what_is_chosen_in_secret_has_not_happened_for_the_others_until_it_comes_to_light() -> None:
    state = OHANAMI.new(seats=2, seed=1)
    knowledge = Knowledge(OHANAMI, state)
    start = state.snapshot()
    knowledge.play(0, state.legal(0)[0])
    assert knowledge.of(0) is state
    assert knowledge.of(1).snapshot() == start
    knowledge.play(1, knowledge.of(1).legal(1)[0])
    assert knowledge.of(1).to_act() == [0, 1]
    for seat in (0, 1):
        knowledge.play(seat, state.legal(seat)[0])
    assert knowledge.of(0) is knowledge.of(1) is state


# --- sums ----------------------------------------------------------------------------------------------------------------


def moment(
    line: int, seat: int, before: list[float], lost: float, after: list[float], error: float = 0.0, revealed: bool = False
) -> ReviewedChoice:
    return ReviewedChoice(line, seat, before, before[seat] - lost, "best", lost, after, error, revealed)


STORY = [
    moment(1, 0, [0.50, 0.50], 0.00, [0.55, 0.45], revealed=True),
    moment(2, 1, [0.55, 0.45], 0.20, [0.75, 0.25]),
    moment(4, 0, [0.75, 0.25], 0.10, [0.25, 0.75], revealed=True),
    moment(5, 1, [0.25, 0.75], 0.00, [0.21, 0.79]),
    moment(6, 1, [0.21, 0.79], 0.00, [0.00, 1.00], revealed=True),
]


def test_what_came_to_light_is_luck_and_the_rest_is_skill() -> None:
    one, other = summary(STORY, 2, [0.0, 1.0])
    assert (one.mistakes, other.mistakes) == pytest.approx((0.1, 0.2))
    assert (one.luck, other.luck) == pytest.approx((0.05 - 0.40 - 0.21, -0.05 + 0.40 + 0.21))
    assert (one.skill, other.skill) == pytest.approx((0.06, -0.06))


def test_the_error_is_what_chances_differ_by_where_nothing_came_to_light() -> None:
    one, _ = summary(STORY, 2, [0.0, 1.0])
    assert one.error == pytest.approx(1.48 * 0.04 * 3**0.5)  # three times something came to light


def test_with_three_a_mistake_is_shared_out_among_the_others_by_their_chances() -> None:
    story = [moment(1, 0, [0.4, 0.5, 0.1], 0.24, [0.0, 0.0, 1.0], revealed=True)]
    assert [verdict.skill for verdict in summary(story, 3, [0.0, 0.0, 1.0])] == pytest.approx([-0.24, 0.20, 0.04])


def test_turning_points_tell_choice_from_luck() -> None:
    first, second, third, *_ = turning_points(STORY)
    assert [(turning.line, turning.by) for turning in (first, second, third)] == [(4, "luck"), (6, "luck"), (2, "choice")]
    assert [abs(turning.change) for turning in (first, second)] == pytest.approx([0.4, 0.21])
    assert third.seat == 1
    assert third.change == pytest.approx(-0.2)
    assert len(turning_points(STORY, 2)) == 2


def test_what_is_within_the_error_is_no_turning_point() -> None:
    assert turning_points([moment(1, 0, [0.5, 0.5], 0.08, [0.4, 0.6], error=0.05)]) == []
    assert turning_points([moment(1, 0, [0.5, 0.5], 0.08, [0.4, 0.6], error=0.03)]) == [Turning(1, 0, "choice", -0.08)]


def test_nothing_is_nothing_to_sum_up() -> None:
    with pytest.raises(ValueError, match="there is no choice in this game"):
        summary([], 2, [1.0, 0.0])


def test_where_perfect_play_is_known_nothing_is_guessed() -> None:
    """Near the end of a game of Bossa a sure win is made a chance of eleven in twelve: a search of this size would not notice."""
    told, following, *_ = reviewed(played("bossa", ("greedy", "greedy"), 8), 60, first=39)
    assert told.before[told.seat] == 1.0
    assert told.lost == pytest.approx(1 / 12)
    assert following.before[following.seat] == pytest.approx(11 / 12)
