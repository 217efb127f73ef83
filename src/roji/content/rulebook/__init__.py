"""Rule pages: sections of paragraphs. Their texts are in the catalogues, part `rules-<game>`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

FOLDER = Path(__file__).parent
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule; the message `rules-<id>`."""

    id: Id
    picture: str = ""  # drawn by the game's own face
    refusals: list[str] = []  # the keys of the refusals that it explains
    ruling: str = ""  # its ruling number
    about: list[str] = []  # the cards, goals and actions it is about
    topics: list[Id] = []  # search topics that it answers; the words people type are in the message `search-<topic>`


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraphs under a title; the message `rules-<id>-title`."""

    id: Id
    paragraph: list[Paragraph]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's rules, in reading order."""

    section: list[Section]

    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for section in self.section for paragraph in section.paragraph]


@cache
def rulebook(game: str) -> Rulebook | None:
    """The rulebook of a game; None if it has none. A ValueError names the file and the fault."""
    path = FOLDER / f"{game}.toml"
    return read(path) if path.exists() else None


def read(path: Path) -> Rulebook:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Rulebook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise ValueError(f"{path.name}: {wrong}") from None
    names = [paragraph.id for paragraph in found.paragraphs()]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{path.name}: there are two paragraphs {twice[0]}")
    return found
