"""A game's actions from one table of verbs: codes, Structs, notation and the words for the log follow from it."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import product
from math import prod
from string import Formatter
from typing import Any, Protocol

import msgspec

from roji.core.sentences import Words, say, words

Action = msgspec.Struct
EXAMPLES = 4  # verbs with examples of notation, in a refusal


class Spelled:
    """The values of a field whose notation is not their `str`: cells as "1,-2". Sentences spell them like that too."""

    def __init__(self, values: Iterable[Any], texts: Iterable[str]) -> None:
        self.texts = dict(zip(values, texts, strict=True))


class Verb:
    """A kind of action: its Struct, what the log says of it, and the values that each of its fields can have.

    `Verb(Lay, "laid {card}", card=CARDS)` has a code for every card; the tag of the Struct is the verb in notation.
    The log's sentence can also be a function of the action; a third argument replaces the usual notation, "lay {card}".
    """

    def __init__(
        self,
        kind: type[Action],
        told: str | Callable[[Any], str],
        notation: str | None = None,
        /,
        **fields: Sequence[str | int] | Spelled,
    ) -> None:
        named = [field.name for field in msgspec.structs.fields(kind)]
        if named != [*fields]:
            raise ValueError(f"the fields of {kind.__name__} are {named}, not {[*fields]}")
        self.kind = kind
        self.told = told
        self.name = str(kind.__struct_config__.tag)
        self.notation = " ".join([self.name, *(f"{{{name}}}" for name in fields)]) if notation is None else notation
        self.fields: dict[str, dict[Any, Any]] = {  # each value and how it is said
            name: field.texts if isinstance(field, Spelled) else {value: value for value in field} for name, field in fields.items()
        }

    def count(self) -> int:
        """How many codes it has."""
        return prod(map(len, self.fields.values()))

    def actions(self) -> list[Action]:
        return [self.kind(*values) for values in product(*self.fields.values())] if self.count() else []

    def texts(self) -> list[str]:
        """The notation of its actions."""
        lines = product(*(field.values() for field in self.fields.values())) if self.count() else ()
        return [self.notation.format(**dict(zip(self.fields, said, strict=True))) for said in lines]

    def tell(self, action: Action) -> str:
        if not isinstance(self.told, str):
            return self.told(action)
        named = [name for _, name, _, _ in Formatter().parse(self.told) if name]
        return say(self.told, **{name: self.fields[name][getattr(action, name)] for name in named})


class Hidden(Verb):
    """What the other seats see of an action that is secret: it has no code."""

    def count(self) -> int:
        return 0


class Refused(msgspec.Struct, frozen=True):
    """Something that a seat may not do now, and the rule that forbids it: in a view, for a board that shows it."""

    action: Action
    why: Words
    code: int


class Judged(Protocol):
    """A state that says why an action is forbidden."""

    def why_not(self, seat: int, code: int) -> str | None: ...


class Verbs:
    """All verbs of a game. Codes are counted through the table: a new verb goes to its end, or `version` rises."""

    def __init__(self, title: str, *verbs: Verb) -> None:
        self.title = title
        self.verbs = {verb.kind: verb for verb in verbs}
        self.actions = tuple(self.verbs)
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
        """For a game in which everybody sees every action whole."""
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
        """An action as the rest of a sentence that begins with a name."""
        return self.verbs[type(action)].tell(action)

    def refused(self, state: Judged, seat: int, codes: Iterable[int]) -> list[Refused]:
        """Which of these codes the seat may not play, and why."""
        return [Refused(self._described[code], words(why), code) for code in codes if (why := state.why_not(seat, code)) is not None]
