"""Plays games by chance at a table on the device, and prints a digest of every answer and line.

python tests/pocket/played.py GAME SEATS SEEDS     with the stand-ins, or with the real packages, whichever are found first
"""

import hashlib
import json
import random
import sys
from typing import Any

from roji.pocket.beginning import in_force
from roji.pocket.records import GAMES, Record, Seat
from roji.pocket.table import PocketTable

LONGEST = 120  # frames


def play(game: str, seats: int, seed: int, most: int = LONGEST) -> list[str]:
    """Digests of all that was answered, and the game file."""
    rules, luck = GAMES[game], random.Random(seed)  # noqa: S311
    people = [Seat("person", f"Player {seat}") for seat in range(seats)]
    record = Record("2345678923", game, rules.version, in_force(rules, {}, people), f"{seed:064x}", people)
    table = PocketTable(rules, record)
    told: list[str] = []
    lines: list[str] = []

    def hear(**frame: Any) -> dict[str, Any]:
        change = table.hear(json.dumps(frame))
        told.append(hashlib.sha256(b"\n".join(map(bytes, change.answers))).hexdigest())
        lines.extend(change.lines)
        answer: dict[str, Any] = json.loads(bytes(change.answers[0]))
        return answer

    hear(type="hello")
    while table.phase == "playing" and len(told) < most:
        seat = luck.choice(table.fold.state.to_act())
        seen = hear(type="look", seat=seat)
        if seen["can_undo"] and luck.random() < 0.2:
            hear(type="undo", seat=seat, nth=seen["nth"])
        else:
            hear(type="play", seat=seat, nth=seen["nth"], code=luck.choice(seen["legal"])["code"])
        if luck.random() < 0.05:
            hear(type="play", seat=seat, nth=table.nth(seat), code=luck.randrange(rules.size))  # most are refused
    again = PocketTable(rules, table.kept, lines)
    assert (again.seal(), again.fold.standing()) == (table.seal(), table.fold.standing())
    return [*told, *lines, table.journal()]


if __name__ == "__main__":
    name, count, seeds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    json.dump([play(name, count, seed) for seed in range(seeds)], sys.stdout)
