"""Validates the entries of a pad: an error has a place and a sentence, and no entry is lost."""

from typing import Any

from roji.core.sentences import say, words

MOST_DIGITS = 4


class Entries:
    """The entries of a sheet. A place is a path like players.0.leaves."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        self.sheet = sheet
        self.players: list[dict[str, Any]] = sheet["players"]
        self.faults: list[dict[str, Any]] = []

    def refuse(self, at: str, why: str) -> None:
        """Report an error; only the first one of a place counts."""
        if at not in [fault["at"] for fault in self.faults]:
            self.faults.append({"at": at, "why": to_message(why)})

    def count(self, written: object, at: str) -> int:
        """Parse a count; an empty entry is 0."""
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
        """Check a count against the number in the box."""
        if count > most:
            self.refuse(at, say("the box has only {most}", most=most))
        return count


def is_written(written: object) -> bool:
    return written is not None and str(written).strip() != ""


def to_message(sentence: str) -> dict[str, Any]:
    """The wire form of a sentence, as a dict."""
    return _plain(words(sentence))


def _plain(said: Any) -> dict[str, Any]:
    values = {name: value if isinstance(value, (str, int)) else _plain(value) for name, value in said.values.items()}
    return {"key": said.key, "values": values}


def row(label: str, points: list[int | None], total: bool = False) -> dict[str, Any]:
    """A line of the sheet: a number or None for every player."""
    return {"label": to_message(label), "points": points, "total": total}


def sheet(
    entries: Entries,
    rows: list[dict[str, Any]],
    scores: list[int],
    winners: list[int],
    ending: str | None,
    total: str = "total",
) -> dict[str, Any]:
    """The result of `tally`. With an error there are no winners yet."""
    is_over = ending is not None and not entries.faults
    return {
        "rows": rows + [row(total, list(scores), True)],
        "scores": scores,
        "winners": winners if is_over else [],
        "ending": to_message(ending) if ending is not None and is_over else None,
        "faults": entries.faults,
    }
