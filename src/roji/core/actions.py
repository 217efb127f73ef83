"""Derives a game's actions from one table of verbs: codes, Structs, notation and log sentences."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import product
from math import prod
from string import Formatter
from typing import Any, Protocol

import msgspec

from roji.core.sentences import Words, say, words

Action = msgspec.Struct
EXAMPLES = 4  # verbs quoted as examples of notation in an error message


class CustomNotation:
    """The values of a field whose notation is not their `str`: cells as "1,-2". Log sentences use the same notation."""

    def __init__(self, values: Iterable[Any], texts: Iterable[str]) -> None:
        self.texts = dict(zip(values, texts, strict=True))


class Verb:
    """A kind of action: its Struct, its log sentence, and the possible values of each field.

    `Verb(Lay, "laid {card}", card=CARDS)` has a code for every card; the tag of the Struct is the verb in notation.
    The log's sentence can also be a function of the action; a third argument replaces the usual notation, "lay {card}".
    """

    def __init__(
        self,
        kind: type[Action],
        sentence: str | Callable[[Any], str],
        notation: str | None = None,
        /,
        **fields: Sequence[str | int] | CustomNotation,
    ) -> None:
        named = [field.name for field in msgspec.structs.fields(kind)]
        if named != [*fields]:
            raise ValueError(f"the fields of {kind.__name__} are {named}, not {[*fields]}")
        self.kind = kind
        self.sentence = sentence
        self.name = str(kind.__struct_config__.tag)
        self.notation = " ".join([self.name, *(f"{{{name}}}" for name in fields)]) if notation is None else notation
        self.fields: dict[str, dict[Any, Any]] = {  # each value and its notation
            name: field.texts if isinstance(field, CustomNotation) else {value: value for value in field} for name, field in fields.items()
        }

    def count(self) -> int:
        """The number of its codes."""
        return prod(map(len, self.fields.values()))

    def actions(self) -> list[Action]:
        return [self.kind(*values) for values in product(*self.fields.values())] if self.count() else []

    def texts(self) -> list[str]:
        """The notation of its actions."""
        lines = product(*(field.values() for field in self.fields.values())) if self.count() else ()
        return [self.notation.format(**dict(zip(self.fields, said, strict=True))) for said in lines]

    def tell(self, action: Action) -> str:
        if not isinstance(self.sentence, str):
            return self.sentence(action)
        named = [name for _, name, _, _ in Formatter().parse(self.sentence) if name]
        return say(self.sentence, **{name: self.fields[name][getattr(action, name)] for name in named})


class Hidden(Verb):
    """The public form of a secret action, for the other seats: it has no codes."""

    def count(self) -> int:
        return 0


class RefusedAction(msgspec.Struct, frozen=True):
    """An illegal action and the rule that forbids it: part of a view, for a board that shows it."""

    action: Action
    why: Words
    code: int


class HasWhyNot(Protocol):
    """A state that says why an action is forbidden."""

    def why_not(self, seat: int, code: int) -> str | None: ...


class Verbs:
    """All verbs of a game. Codes are numbered in this order, so append new verbs at the end, or raise the game's `version`."""

    def __init__(self, title: str, *verbs: Verb) -> None:
        self.title = title
        self.verbs = {verb.kind: verb for verb in verbs}
        self.actions = tuple(self.verbs)
        names = [verb.name for verb in verbs]
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"two verbs of {title} have the tag {min(twice)!r}")
        self._codes: dict[type[Action], range] = {}
        self.size = 0
        for verb in verbs:
            self._codes[verb.kind] = range(self.size, self.size + verb.count())
            self.size += verb.count()

    @cached_property
    def _described(self) -> list[Action]:
        return [action for verb in self.verbs.values() for action in verb.actions()]

    @cached_property
    def _texts(self) -> list[str]:
        return [line for verb in self.verbs.values() for line in verb.texts()]

    @cached_property
    def _parsed(self) -> dict[str, int]:
        parsed = {line: code for code, line in enumerate(self._texts)}
        if len(parsed) < self.size:
            raise ValueError(f"two actions of {self.title} have the same notation")
        return parsed

    @cached_property
    def _code_of(self) -> dict[Action, int]:
        return {action: code for code, action in enumerate(self._described)}

    def codes(self, kind: type[Action]) -> range:
        """The codes of a verb."""
        return self._codes[kind]

    def code(self, action: Action) -> int:
        return self._code_of[action]

    def describe(self, code: int) -> Action:
        return self._described[code]

    def public(self, state: object, code: int) -> Action:
        """The action itself, for a game without secret actions."""
        return self._described[code]

    def text(self, code: int) -> str:
        """One line of notation: "lay pine 3"."""
        return self._texts[code]

    def parse(self, line: str) -> int:
        code = self._parsed.get(line)
        if code is None:
            raise ValueError(f"{line!r} is no action of {self.title}; they read like {self._examples(line)}")
        return code

    def _examples(self, line: str) -> str:
        """The first and the last action of the verb with which a line begins, or the first ones of several verbs."""
        spans = [codes for codes in self._codes.values() if codes]
        alike = [
            self._texts[end] for codes in spans for end in (codes[0], codes[-1]) if line.split(" ")[0] == self._texts[end].split(" ")[0]
        ]
        return ", ".join(map(repr, dict.fromkeys(alike or [self._texts[codes[0]] for codes in spans][:EXAMPLES])))

    def tell(self, action: Action) -> str:
        """An action as the rest of a sentence that begins with the player's name."""
        return self.verbs[type(action)].tell(action)

    def refused(self, state: HasWhyNot, seat: int, codes: Iterable[int]) -> list[RefusedAction]:
        """Which of these codes the seat may not play, and why."""
        return [RefusedAction(self._described[code], words(why), code) for code in codes if (why := state.why_not(seat, code)) is not None]
