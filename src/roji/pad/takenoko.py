"""Takenoko's pad: each player's completed objectives, card by card, and the Emperor."""

from typing import Any

from roji.core.sentences import say
from roji.games.takenoko.components import CARD_IDS, COPIES, THRESHOLDS
from roji.games.takenoko.points import PARTS, ending_of, panda_part, parts_of, rank_of
from roji.pad.entries import Entries, row, sheet


def tally(written: dict[str, Any]) -> dict[str, Any]:
    """The sheet of `{"players": [{"claimed": ["PA-G", "GA-Y3", …]}, …], "emperor": 0, "stopped": false}`."""
    entries = Entries(written)
    emperor = written["emperor"]
    claimed = _claimed(entries)
    _check_emperor(entries, [len(cards) for cards in claimed], emperor)
    columns = [parts_of(cards, seat == emperor) for seat, cards in enumerate(claimed)]
    rows = [row(label, [column[line] for column in columns]) for line, label in enumerate(PARTS)]
    scores = [sum(column) for column in columns]
    pandas = [panda_part(column) for column in columns]
    ranks = [rank_of(scores[seat], pandas[seat]) for seat in range(len(scores))]
    is_over = emperor is not None or written.get("stopped")
    ending = _ending(scores, pandas, emperor) if is_over else None
    return sheet(entries, rows, scores, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], ending)


def _ending(scores: list[int], pandas: list[int], emperor: int | None) -> str:
    if emperor is None and scores.count(max(scores)) == 1:
        return say("you stopped before the Emperor came, and {points} points are the most", points=max(scores))
    return ending_of(scores, pandas, 0)


def _claimed(entries: Entries) -> list[list[int]]:
    """The card numbers of every player; no card more often than in the box."""
    left = [int(copies) for copies in COPIES]
    found: list[list[int]] = []
    for seat, player in enumerate(entries.players):
        cards: list[int] = []
        for name in player["claimed"]:
            at = f"players.{seat}.claimed.{name}"
            if name not in CARD_IDS:
                entries.refuse(at, say("there is no objective {card}", card=name))
                continue
            card = CARD_IDS.index(name)
            left[card] -= 1
            if left[card] < 0:
                entries.refuse(at, _taken(card))
            cards.append(card)
        found.append(cards)
    return found


def _taken(card: int) -> str:
    most = int(COPIES[card])
    if most == 1:
        return say("the box has this card once, and somebody has it already")
    return say("the box has this card {most} times only", most=most)


def _check_emperor(entries: Entries, done: list[int], emperor: int | None) -> None:
    """Somebody has the Emperor exactly if a player has completed enough objectives, and it is one of those."""
    needed = int(THRESHOLDS[len(done)])
    if emperor is not None and done[emperor] < needed:
        entries.refuse(
            "emperor", say("the Emperor comes to whoever has {needed} objectives; here are {done}", needed=needed, done=done[emperor])
        )
    if emperor is None and max(done) >= needed:
        entries.refuse("emperor", say("somebody has {needed} objectives, so the Emperor has come: to whom?", needed=needed))
