"""A whole game of Lanterns as a table writes it: with a commitment, nonces, and a link in each line."""

import hashlib

import msgspec

from roji.core.game import Game
from roji.core.journal.chain import Line, Link
from roji.core.journal.fold import Entry, Header, Journal
from roji.core.journal.lines import linked
from roji.core.journal.verification import Finding, Noted, verify
from roji.core.luck import Luck
from tests.every_game.lanterns_game import lanterns

GAME = lanterns()
SECRET = bytes(range(32))
NONCES = {0: b"a nonce of Ann's", 2: b"and another one from Eve"}


def played(header: Header | None = None) -> Journal:
    """A game of three players, with an undo."""
    header = header or Header("lanterns", 1, 3, {"rounds": 2}, secret=SECRET, nonces=NONCES)
    state = GAME.start(3, GAME.options(rounds=2), header.luck())
    journal, choices = Journal(header), Luck(3)

    def tell(seat: int, text: str) -> None:
        before = journal.entries[-1] if journal.entries else None
        journal.entries.append(linked(header, before, len(journal.entries) + 1, Entry(seat, text), state))

    first = state.legal(1)[0]
    beginning = state.copy()
    state.play(1, first)
    tell(1, GAME.text(first))
    state = beginning
    tell(1, "undo")
    while state.to_act():
        seat = state.actor()
        code = state.random_action(seat, choices)
        state.play(seat, code)
        tell(seat, GAME.text(code))
    journal.scores, journal.winners = state.scores(), state.winners()
    return journal


def forged(journal: Journal) -> Journal:
    """What a forger who knows the format and the secret would do: recompute all links, but keep the recorded marks."""
    made: list[Entry] = []
    before = journal.header.chain.beginning
    for number, entry in enumerate(journal.entries, 1):
        assert entry.link is not None
        again = journal.header.chain.seal(before, Line(number, entry.seat, entry.text, entry.link))
        made.append(Entry(entry.seat, entry.text, Link(again, entry.link.mark)))
        before = again
    return Journal(journal.header, made, journal.scores, journal.winners)


def sealed_again(text: str) -> str:
    """The text with its last line recomputed to match the edited ones."""
    *lines, _ = text.rstrip("\n").split("\n")
    seal = hashlib.blake2b("\n".join(lines).encode(), digest_size=16, person=b"roji journal").hexdigest()
    body = lines[lines.index("") + 1 :]
    return "\n".join([*lines, f"end {body.index('')} {seal}"])


def wrong(text: str, **noted: object) -> list[str]:
    """The sentences of all checks that fail."""
    return [finding.sentence for finding in found(text, **noted) if finding.verdict == "fails"]


def found(text: str, **noted: object) -> list[Finding]:
    return verify(text, find, msgspec.convert(noted, Noted))


def find(name: str) -> Game:
    if name != GAME.name:
        raise ValueError(f"there is no game {name}")
    return GAME
