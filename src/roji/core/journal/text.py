"""A journal as text: a header, one line per action, undo, resignation or going back, and the end.

    roji journal 2
    game ohanami 1
    seats 2
    options {"lay_order": "rotate"}
    commitment 40c1…                    ← or `seed 7`; a daily game has its `day` before it
    secret 9d02…                        ← once the game is over
    nonce 0 77ab…                       ← what a seat added to the shuffle
    chain 5f0c…                         ← the seal of the header

    0 choose 56  # 1 3f2a… 9a8b7c6d     ← the line's number, its seal, and a checksum of the state after it
    1 undo  # 2 …
    1 back 0  # 3 …                     ← agreed by all: the first 0 of the lines not undone are left

    scores 12 9
    winners 0
    end 3 5f0c…                         ← counts the lines and seals the whole text

Lines without links make a `roji journal 1`: no chain, no nonces, no result. Both are read.
"""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from roji.core.journal.chain import Line, Link, faults
from roji.core.journal.lines import Entry, Header, InvalidJournal, Journal
from roji.core.journal.promise import read_nonce
from roji.core.luck import commitment
from roji.core.sentences import say

FIRST_LINES = ("roji journal 1", "roji journal 2")
LINE = re.compile(r"([0-9]{1,3}) (.+)")
LINKED = re.compile(r"([0-9]{1,3}) (.+)  # ([0-9]{1,7}) ([0-9a-f]{32}) ([0-9a-f]{8})")
ONCE = {"game", "seats", "options", "day", "seed", "commitment", "secret", "chain"}


@dataclass(frozen=True)
class Script:
    """The parts of a text, unchecked."""

    chained: bool
    head: list[str]
    body: list[str]
    tail: list[str]  # the last of them is the end
    digest: str  # of all before the end

    @property
    def whole(self) -> bool:
        """Whether it is unchanged since it was written, or its end was rewritten to match."""
        return bool(self.tail) and self.tail[-1] == _end(len(self.body), self.digest)


def write(journal: Journal, over: bool = True) -> str:
    """The journal as text. It contains the secret only when the game is over."""
    header = journal.header
    begun = bool(journal.entries) or journal.scores is not None or bool(header.nonces)
    chained = begun and all(entry.link for entry in journal.entries)
    assert chained or not header.nonces, "lines that were dealt with nonces have links"
    lines = [FIRST_LINES[chained], *_head(header, over)]
    if chained:
        lines += [f"chain {header.chain.beginning}", "", *map(write_line, journal.entries, range(1, len(journal.entries) + 1)), ""]
        lines += [f"{name} {' '.join(map(str, told))}".rstrip() for name, told in _result(journal)]
    else:
        lines += ["", *map(str, journal.entries)]
    return "\n".join([*lines, _end(len(journal.entries), _digest(lines)), ""])


def _head(header: Header, over: bool) -> list[str]:
    game, *others = header.opening()
    lines = [f"{game} {header.version}"]
    for line in others:
        lines.append(line)
        if line.startswith("commitment ") and over and header.secret is not None:
            lines.append(f"secret {header.secret.hex()}")
    return lines


def write_line(entry: Entry, number: int) -> str:
    """A line with its link."""
    return f"{entry}  # {number} {entry.link}"


def _result(journal: Journal) -> list[tuple[str, list[int]]]:
    told = (("scores", journal.scores), ("winners", journal.winners))
    return [(name, figures) for name, figures in told if figures is not None]


def _digest(lines: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16, person=b"roji journal").hexdigest()


def _end(count: int, digest: str) -> str:
    return f"end {count} {digest}"


# --- reading ---------------------------------------------------------------------------------------------------------


def read(text: str, most: int | None = None) -> Journal:
    """Parse a journal; raises InvalidJournal with a sentence if it is truncated, edited, no journal, or has more than `most` lines."""
    script = part(text)
    if most is not None and len(script.body) > most:
        raise InvalidJournal(say("this game file has {lines} lines; no game has more than {most}", lines=len(script.body), most=most))
    if not script.tail or not script.tail[-1].startswith("end "):
        raise InvalidJournal("this journal is cut off: its last line is missing")
    entries = read_lines(script)
    header = read_header(script)
    wrong = wrongs(script, header)
    if wrong:
        raise InvalidJournal(f"this journal was edited or cut: {wrong[0]}")
    return Journal(header, entries, *read_result(script))


def part(text: str) -> Script:
    """Split the text into its parts; raises InvalidJournal if it is no journal."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if lines[0] not in FIRST_LINES:
        raise InvalidJournal(f"this is not a Roji journal: its first line is not {FIRST_LINES[-1]!r}")
    chained = lines[0] == FIRST_LINES[-1]
    ended = lines[-1].startswith("end ")
    if "" not in lines:
        if ended:
            raise InvalidJournal("this journal is damaged: no empty line parts its header from its actions")
        return Script(chained, lines[1:], [], [], "")
    gap = lines.index("")
    rest = lines[gap + 1 :]
    cut = rest.index("") if chained and "" in rest else len(rest) - ended
    return Script(chained, lines[1:gap], rest[:cut], rest[cut + (cut < len(rest) and rest[cut] == "") :], _digest(lines[:-1]))


def read_lines(script: Script) -> list[Entry]:
    """Every line; raises InvalidJournal that names the first malformed one."""
    entries = [read_line(script, line) for line in script.body]
    for number, (entry, line) in enumerate(zip(entries, script.body, strict=True), 1):
        if entry is None:
            shown = line if len(line) < 80 else f"{line[:77]}…"
            raise InvalidJournal(f"line {number}, {shown!r}, is not a seat and an action{' with its link' * script.chained}")
    return [entry for entry in entries if entry is not None]


def read_line(script: Script, line: str) -> Entry | None:
    found = (LINKED if script.chained else LINE).fullmatch(line)
    if found is None:
        return None
    return Entry(int(found[1]), found[2], Link(found[4], found[5]) if script.chained else None)


def numbered(script: Script) -> list[Line]:
    """Every line that can be read, under the number that it gives itself."""
    found = [LINKED.fullmatch(line) for line in script.body]
    return [Line(int(line[3]), int(line[1]), line[2], Link(line[4], line[5])) for line in found if line is not None]


def wrongs(script: Script, header: Header, quiet: bool = False) -> list[str]:
    """What was changed in the text, as sentences; with `quiet`, only what can be said exactly."""
    found = faults(header.chain, told_chain(script), numbered(script), _count(script)) if linkable(script, header) else []
    if not script.whole and not found and not quiet:
        found = ["its lines do not match the seal in its last line"]
    return found


def linkable(script: Script, header: Header) -> bool:
    """Whether the links can be recomputed: there are some, and the key is in the file."""
    return script.chained and (header.secret is not None or header.seed is not None)


def _count(script: Script) -> int:
    """The number of lines that the end claims; the actual number if it claims none."""
    found = re.match(r"end ([0-9]{1,7}) ", script.tail[-1]) if script.tail else None
    return int(found[1]) if found else len(script.body)


def read_header(script: Script, promised: bool = True) -> Header:
    """The header; raises InvalidJournal if it is damaged, or with `promised` if its secret does not match the commitment."""
    told = _header_lines(script)
    try:
        game, version = told["game"].split(" ")
        secret = bytes.fromhex(told["secret"]) if "secret" in told else None
        if secret is not None and promised and commitment(secret) != told["commitment"]:
            raise InvalidJournal("the secret in this journal is not the one that was promised before the game")
        if secret is not None and "seed" in told:
            _damaged("it tells a seed and a secret")
        seats = int(told["seats"])
        options = msgspec.json.decode(told["options"], type=dict[str, Any])
        seed = int(told["seed"]) if "seed" in told else None
        return Header(game, int(version), seats, options, seed, secret, _nonces(script, seats), told.get("day", ""))
    except (KeyError, msgspec.DecodeError, RecursionError) as wrong:
        _damaged(wrong)
    except ValueError as wrong:
        if isinstance(wrong, InvalidJournal):
            raise
        _damaged(wrong)


def told_chain(script: Script) -> str:
    return _header_lines(script).get("chain", "")


def told_commitment(script: Script) -> str:
    return _header_lines(script).get("commitment", "")


def _header_lines(script: Script) -> dict[str, str]:
    """The header lines by their first word; raises InvalidJournal for a duplicate or unknown one."""
    told: dict[str, str] = {}
    for line in script.head:
        name, _, rest = line.partition(" ")
        if name in told and name != "nonce":
            _damaged(f"{name!r} is there twice")
        if script.chained and name not in ONCE | {"nonce"}:
            _damaged(f"{name[:20]!r} is unknown")
        told[name] = rest
    return told


def _nonces(script: Script, seats: int) -> dict[int, bytes]:
    nonces: dict[int, bytes] = {}
    for line in script.head:
        if line.startswith("nonce "):
            seat, _, nonce = line.removeprefix("nonce ").partition(" ")
            if int(seat) in nonces or not 0 <= int(seat) < min(seats, 256) or not script.chained:
                _damaged(f"there is no nonce of seat {seat[:20]} to be told")
            nonces[int(seat)] = read_nonce(nonce)
    return nonces


def _damaged(why: object) -> NoReturn:
    raise InvalidJournal(f"the header of this journal is damaged ({why})") from None


def read_result(script: Script) -> tuple[list[int] | None, list[int] | None]:
    """The scores and winners, where the file has them."""
    told = dict(line.partition(" ")[::2] for line in script.tail[:-1])
    try:
        scores, winners = ([int(figure) for figure in told[name].split()] if name in told else None for name in ("scores", "winners"))
    except ValueError:
        raise InvalidJournal("the result in this journal is damaged: scores and winners are numbers") from None
    return scores, winners
