"""`roji verify`: check a recorded game."""

import string
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import roji
from roji.cli.console import out, print_json
from roji.cli.replay import text_of
from roji.core.journal.promise import read_nonce
from roji.core.journal.verification import SHORTEST_SEAL, Noted
from roji.core.journal.verification import verify as findings_of

SIGNS = {"holds": "yes  ", "fails": "NO   ", "unchecked": "?    ", "note": "note "}


def verify(
    file: Path,
    *,
    commitment: str = "",
    nonce: Annotated[list[str] | None, Parameter(help="What you added to the shuffle; may be given again.")] = None,
    seal: Annotated[list[str] | None, Parameter(help="A seal that you noted during the game; may be given again.")] = None,
    json: bool = False,
) -> int:
    """Check a saved game: is the file complete, was the shuffle the promised one, does every line follow the rules?

    Exit status 0 if all is well, 1 if something is not or cannot be checked, 2 if it is no journal. What a forger could have
    made up from beginning to end is caught by what you kept yourself: the commitment, your nonce, a seal.

    Parameters
    ----------
    file:
        A journal.
    commitment:
        The commitment to the shuffle that was shown to you before the game.
    json:
        Print one JSON document.
    """
    noted = Noted(_digits("a commitment", commitment, 64), [_nonce(one) for one in nonce or []], [_seal(one) for one in seal or []])
    findings = findings_of(text_of(file), roji.game, noted)
    good = all(finding.good for finding in findings)
    if json:
        print_json({"holds": good, "findings": findings})
        return int(not good)
    for finding in findings:
        out.print(SIGNS[finding.verdict] + finding.sentence, markup=False, highlight=False, soft_wrap=True)
    out.print("All holds." if good else "Not all holds.")
    return int(not good)


def _nonce(text: str) -> str:
    return read_nonce(text.strip().lower()).hex()


def _seal(text: str) -> str:
    return _digits("a seal", text, SHORTEST_SEAL, 32)


def _digits(what: str, text: str, fewest: int, most: int = 64) -> str:
    """Hexadecimal digits as typed; a ValueError if they are malformed."""
    digits = text.strip().lower()
    if digits and (not fewest <= len(digits) <= most or not set(digits) <= set(string.hexdigits)):
        raise ValueError(f"{what} is {fewest}{f' to {most}' if most != fewest else ''} hexadecimal digits")
    return digits
