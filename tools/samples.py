"""Record a sample game between strong bots for each game, for the home page: web/public/samples/<game>.txt.

python tools/samples.py           play and write them
python tools/samples.py --check   exit status 1 if one of them has an older version of the rules or does not end
"""

import sys
from pathlib import Path

import msgspec

from roji.bots.levels import LEVELS, choose
from roji.core.game import Game
from roji.core.journal.fold import Entry, Header, InvalidJournal, Journal, read, replay, write
from roji.core.luck import Luck
from roji.games import OURS

FOLDER = Path(__file__).parent.parent / "web" / "public" / "samples"
LEVEL = "yusha"
ITERATIONS = 400
SEED = 2


def played(game: Game) -> Journal:
    seats = game.usual_seats
    header = Header(game.name, game.version, seats, msgspec.to_builtins(game.options()), SEED)
    state, luck, entries = game.start(seats, game.options(), header.luck()), Luck(SEED), []
    while (seat := state.actor()) >= 0:
        code = choose(state, seat, LEVELS[LEVEL], luck, iterations=ITERATIONS)
        entries.append(Entry(seat, game.text(code)))
        state.play(seat, code)
    return Journal(header, entries, list(state.scores()), list(state.winners()))


def fault(game: Game) -> str:
    try:
        *_, (_, state) = replay(game, read((FOLDER / f"{game.name}.txt").read_text()))
    except (OSError, InvalidJournal) as wrong:
        return f"{game.name}: {wrong}; write the samples anew: python tools/samples.py\n"
    return "" if state.ending() else f"{game.name}: the sample does not end\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        faults = [fault(game) for game in OURS]
        sys.stdout.write("".join(faults))
        sys.exit(1 if any(faults) else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in OURS:
        (FOLDER / f"{one.name}.txt").write_text(write(played(one)))
