"""bench/lab.py: what it counts, and which limits it reports as missed; no times are measured here."""

import sys

import pytest

import roji
from bench import lab as measurement
from bench.lab_pgx import Peer
from roji import lab


def rates(one_by_one: float, batch: float) -> dict[str, list[float]]:
    """Rates of three rounds, in the second of which the machine was half as fast."""
    games = {game.name: one_by_one for game in roji.all_games()} | {f"{game.name}, batch": batch for game in roji.all_games()}
    return {name: [rate, rate / 2, rate] for name, rate in {"connect_four": 1.0, "pgx hex, batch": 60.0, **games}.items()}


def missed(found: dict[str, list[float]]) -> set[str]:
    return {ratio.what for ratio in measurement.judged(found) if not ratio.holds}


def test_limits_are_ten_times_connect_four_and_five_for_the_large_games() -> None:
    names = {f"{game.name} / connect_four" for game in roji.all_games()}
    assert missed(rates(10.0, 60.0)) == set()
    assert missed(rates(9.9, 60.0)) == names - {"bonsai / connect_four", "takenoko / connect_four"}
    assert missed(rates(4.9, 60.0)) == names


def test_batches_are_held_against_one_by_one_and_against_hex() -> None:
    assert missed(rates(12.0, 59.0)) == {
        f"{game.name}, batch / {other}" for game in roji.all_games() for other in (game.name, "pgx hex, batch")
    }


def test_every_step_that_was_chosen_beforehand_is_counted() -> None:
    env = lab.aec("ohanami")
    run = measurement.one_by_one(env)
    assert run() == measurement.GAMES * 120
    assert not any(env.truncations.values())
    assert all(env.terminations.values())
    assert run() == measurement.GAMES * 120


def test_without_pgx_a_sentence_says_so() -> None:
    with Peer(sys.executable, 4) as peer, pytest.raises(SystemExit, match="pgx could not be measured with"):
        peer.rate(0.01)
