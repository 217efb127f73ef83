"""What people wrote on a pad, read with care: a fault has a place and a sentence, and nothing that was written is lost."""

from typing import Any

from roji.core.sentences import say, words

MOST_DIGITS = 4


class Entries:
    """The counts and choices of a sheet. A place is written like players.0.leaves."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        self.sheet = sheet
        self.players: list[dict[str, Any]] = sheet["players"]
        self.faults: list[dict[str, Any]] = []

    def refuse(self, at: str, why: str) -> None:
        """The first fault of a place is told."""
        if at not in [fault["at"] for fault in self.faults]:
            self.faults.append({"at": at, "why": told(why)})

    def count(self, written: object, at: str) -> int:
        """A count as it was written; nothing written is 0."""
        text = str(written if written is not None else "").strip()
        if text == "":
            return 0
        if text[0] == "-" and text[1:].isdigit():
            self.refuse(at, say("less than nothing cannot lie there"))
            return 0
        if not text.isdigit() or len(text) > MOST_DIGITS:
            self.refuse(at, say("write a count, such as 4"))
            return 0
        return int(text)

    def at_most(self, count: int, most: int, at: str) -> int:
        """A count that the box allows."""
        if count > most:
            self.refuse(at, say("the box has only {most}", most=most))
        return count


def is_written(written: object) -> bool:
    return written is not None and str(written).strip() != ""


def told(sentence: str) -> dict[str, Any]:
    """A sentence as it travels, in plain values."""
    return _plain(words(sentence))


def _plain(said: Any) -> dict[str, Any]:
    values = {name: value if isinstance(value, (str, int)) else _plain(value) for name, value in said.values.items()}
    return {"key": said.key, "values": values}


def row(label: str, points: list[int | None], total: bool = False) -> dict[str, Any]:
    """A line of the sheet: a number, or nothing yet, for every player."""
    return {"label": told(label), "points": points, "total": total}


def sheet(
    entries: Entries,
    rows: list[dict[str, Any]],
    scores: list[int],
    winners: list[int],
    ending: str | None,
    total: str = "total",
) -> dict[str, Any]:
    """What a tally answers. With a fault nobody has won yet."""
    is_over = ending is not None and not entries.faults
    return {
        "rows": rows + [row(total, list(scores), True)],
        "scores": scores,
        "winners": winners if is_over else [],
        "ending": told(ending) if ending is not None and is_over else None,
        "faults": entries.faults,
    }
