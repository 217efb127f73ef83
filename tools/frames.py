"""Digests of what every seat is shown in whole games: python tools/frames.py [--games 50] [GAME …]

One line for each game and number of seats. Run it on two trees (PYTHONPATH=…/src) and compare the output: a change that should
change nothing changes no line. Views, offers, words for the log, score sheets and snapshots go into a digest.
"""

import hashlib
import sys
from collections.abc import Callable

import cyclopts
import msgspec

import roji
from roji.core.game import Game
from roji.core.luck import Luck

app = cyclopts.App(help=__doc__)


@app.default
def main(*names: str, games: int = 50) -> None:
    for game in [roji.game(name) for name in names] or roji.all_games():
        for seats in game.seats:
            digest, frames = hashlib.sha256(), 0
            for seed in range(games):
                frames += play(game, seats, seed, digest.update)
            sys.stdout.write(f"{game.name} {seats} {frames} {digest.hexdigest()[:16]}\n")
            sys.stdout.flush()


def play(game: Game, seats: int, seed: int, note: Callable[[bytes], None]) -> int:
    """Play one game, every third choice at random, and digest every frame; returns their number."""
    state, luck, frames = game.new(seats=seats, seed=seed), Luck(seed + 1), 0

    def add(*values: object) -> None:
        note(msgspec.json.encode(values))

    while True:
        for seat in (None, *range(seats)):
            offers = state.legal(seat) if seat in state.to_act() else []
            add(game.view(state, seat), [(code, game.text(code), game.describe(code)) for code in offers])
            frames += 1
        add(state.to_act(), game.score_sheet(state), state.scores(), state.snapshot(), str(state.ending()))
        seat = state.actor()
        if seat < 0:
            add(state.winners())
            return frames
        code = state.random_action(seat, luck) if luck.below(3) == 0 else state.rollout_action(seat, luck)
        add(str(game.tell(game.describe(code))), game.public(state, code))
        state.play(seat, code)


if __name__ == "__main__":
    app()
