"""Frames must not change when hidden information is dealt again: python -m bench.server.resampling [--pairs 20000]

Random games of every kind and number of players, from sealed luck as at a real table. Before every line each seat and an onlooker are
shown the truth, and the same with everything dealt again that the seat may not know: both frames are compared byte by byte.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import cyclopts
import msgspec

import roji
from bench.server.figures import Figures, progress
from bench.server.imagining import Retold
from bench.server.matches import NAMES
from roji.core.game import Game
from roji.core.journal.fold import Entry, Header
from roji.core.luck import Luck

encode = msgspec.json.encode
WHOLE_STORY = 25  # pairs between two frames with the whole story


@dataclass
class Resampled:
    pairs: int = 0
    dealt_anew: int = 0  # pairs whose imagined state differs from the true one
    differing: list[str] = field(default_factory=list)


def walk(game: Game, number: int) -> Iterator[Retold]:
    """A random game from sealed luck; yields before each of its lines and at the end."""
    luck = Luck(number)
    seats = game.seats[number % len(game.seats)]
    secret = bytes(int(luck.below(256)) for _ in range(32))
    options = msgspec.to_builtins(game.options())
    retold = Retold(game, Header(game.name, game.version, seats, options, secret=secret), list(NAMES[:seats]))
    while True:
        yield retold
        state = retold.fold.state
        if not state.to_act():
            return
        seat = state.to_act()[int(luck.below(len(state.to_act())))]
        retold.play(Entry(seat, game.text(state.random_action(seat, luck))))


def resample(game: Game, pairs: int, found: Resampled) -> Iterator[int]:
    """Compare pairs of a state and a seat; yields how many are done."""
    number = 0
    while True:
        for retold in walk(game, number):
            for seat in range(retold.fold.header.seats):
                compare(retold, seat, found)
            yield min(found.pairs, pairs)
            if found.pairs >= pairs:
                return
        number += 1


def compare(retold: Retold, seat: int, found: Resampled) -> None:
    found.pairs += 1
    lines = len(retold.table.entries)
    told = 0 if found.pairs % WHOLE_STORY == 0 else max(0, lines - 1)
    state = retold.fold.state
    imagined = state.imagine(seat, Luck(found.pairs))
    found.dealt_anew += unlike(state.snapshot(), imagined.snapshot())
    for looking in (seat, None):
        where = f"{retold.table.game.name}, line {lines}, seat {seat} looking as {looking}"
        seen = retold.seen(looking, told)
        ours, theirs = encode(seen), encode(retold.imagined(seat, looking, told, Luck(found.pairs)))
        if ours != theirs:
            found.differing.append(f"{where}: {parting(ours, theirs)}")
        found.differing += [f"{where}: {wrong}" for wrong in retold.mistold(seen)]


def unlike(truth: dict[str, object], imagined: dict[str, object]) -> bool:
    """Whether two states differ, apart from their luck."""
    return any(truth[name] != imagined[name] for name in truth if name != "luck")


def parting(ours: bytes, theirs: bytes) -> str:
    """Where two frames differ."""
    place = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    return f"…{ours[max(0, place - 40) : place + 30].decode()}… against …{theirs[max(0, place - 40) : place + 30].decode()}…"


app = cyclopts.App(help=__doc__)


@app.default
def main(*, pairs: int = 20_000) -> int:
    shown = Figures(f"{pairs} pairs of a state and a seat per game")
    with progress() as bar:
        for game in roji.all_games():
            found = Resampled()
            task = bar.add_task(game.name, total=pairs)
            for done in resample(game, pairs, found):
                bar.update(task, completed=done)
            shown.show(f"{game.title}: pairs, of them dealt anew", f"{found.pairs}, {found.dealt_anew}")
            shown.none(f"{game.title}: frames that differ", found.differing)
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
