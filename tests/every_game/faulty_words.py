"""Functions of Lanterns that break the contract, each in one way."""

from typing import Any

import msgspec

from roji.core.game import Row
from tests.every_game import lanterns_game as sound
from tests.every_game.lanterns import CARDS, HIDE, KEPT, LIGHT, SIZE, Lanterns

FEW_ACTIONS = (sound.Keep, sound.Light)


class LaxOptions(msgspec.Struct, frozen=True):
    rounds: Any = 1
    worth: int = 1
    turning: bool = True


def too_strict(table: Lanterns, seat: int, code: int) -> str | None:
    return "no even number may be hidden" if code >= HIDE and code % 2 else sound.why_not(table, seat, code)


def too_lax(table: Lanterns, seat: int, code: int) -> str | None:
    return None if code >= SIZE else sound.why_not(table, seat, code)


def wordless(table: Lanterns, seat: int, code: int) -> str | None:
    return None if sound.why_not(table, seat, code) is None else ""


def short_text(code: int) -> str:
    return sound.VERBS.text(code - code % CARDS + code % 10)


def swapping_parse(line: str) -> int:
    code = sound.VERBS.parse(line)
    return code + CARDS if LIGHT <= code < HIDE else code - CARDS if code >= HIDE else code


def raw_parse(line: str) -> int:
    return {sound.VERBS.text(code): code for code in range(SIZE)}[line]


def lenient_parse(line: str) -> int:
    return sound.VERBS.parse(line.split(" and ")[0])


def wild_parse(line: str) -> int:
    return int(line) if line.strip("-").isdigit() else sound.VERBS.parse(line)


def vague(code: int) -> msgspec.Struct:
    return sound.VERBS.describe(code - code % 2)


def silent(action: Any) -> str:
    return "" if isinstance(action, sound.Hide) else sound.VERBS.tell(action)


def generous_sheet(table: Lanterns) -> list[Row]:
    *rows, total = sound.score_sheet(table)
    return [*rows, Row(total.label, [score + 1 for score in table.scores()], total=True)]


def endless_sheet(table: Lanterns) -> list[Row]:
    return sound.score_sheet(table)[:-1]


def touching_view(table: Lanterns, seat: int | None) -> sound.View:
    table.revealed += 1
    return sound.view(table, seat)


def leaking_view(table: Lanterns, seat: int | None) -> sound.View:
    """Everybody sees what everybody has chosen."""
    kept = [card for other in range(table.seats) for card in table.lying(KEPT, other)]
    return msgspec.structs.replace(sound.view(table, seat), kept=kept if seat is not None else [])


def onlookers_view(table: Lanterns, seat: int | None) -> sound.View:
    return sound.view(table, 0 if seat is None else seat)


def parting_view(table: Lanterns, seat: int | None) -> sound.View:
    """After a resignation, all hidden choices are shown."""
    return leaking_view(table, seat) if table.gone >= 0 else sound.view(table, seat)


def lucky_view(table: Lanterns, seat: int | None) -> sound.View:
    return msgspec.structs.replace(sound.view(table, seat), luck=str(table.luck.snapshot()))


def open_public(table: Lanterns, code: int) -> msgspec.Struct:
    return sound.VERBS.describe(code)


def hinting_public(table: Lanterns, code: int) -> msgspec.Struct:
    """Differs when the next card of the deck is even."""
    even = bool(table.deck) and table.deck[-1] % 2 == 0
    return sound.HideHidden() if even and code < LIGHT else sound.public(table, code)
