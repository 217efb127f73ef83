"""Check that the catalogues have every message that is used, in every language, and no others.

python tools/words.py           exit status 1 and a line per fault
python tools/words.py --draft   print the English messages that Python uses and the catalogue lacks
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import roji
from roji.content.words import ENGLISH, FOLDER, LANGUAGES, files, parts
from roji.core.sentences import key_of
from roji.games import OURS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roji"
WEB = ROOT / "web" / "src"
EVERYWHERE = ("shell", "later")  # parts that every page loads
SAYING = {"say", "words", "JournalMismatch", "Refusal", "OneAtATime", "_problem"}  # calls whose first argument is a message
TELLING = {"Verb", "Hidden"}  # calls whose second argument is a message
GAMES = tuple(game.name for game in OURS)
SPEAKERS = {"server", "journal", *GAMES}  # where functions return sentences
Function = ast.FunctionDef | ast.AsyncFunctionDef
Found = dict[str, dict[str, str]]  # by part: keys and their messages


# --- what Python says -------------------------------------------------------------------------------------------------


def said() -> tuple[Found, list[str], set[str]]:
    """The messages of each part, their faults, and the keys of all string literals."""
    found: Found = defaultdict(dict)
    wrong: list[str] = []
    heard: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text())
        heard |= {key_of(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        for line, pattern in patterns(tree, path):
            if pattern is None:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: a pattern is put together; give it values instead")
            elif pattern:
                add(found[part_of(path)], pattern, wrong)
    return found, wrong, heard


def add(keys: dict[str, str], pattern: str, wrong: list[str]) -> None:
    known = keys.setdefault(key_of(pattern), pattern)
    if known != pattern:
        wrong.append(f"two patterns have the key {key_of(pattern)}: {known!r} and {pattern!r}")


def part_of(path: Path) -> str:
    place = path.relative_to(SOURCE).parts
    if place[0] in ("pad", "pocket"):
        return place[0]
    return place[1] if place[0] == "games" and len(place) > 2 else "shell"


def patterns(tree: ast.Module, path: Path) -> Iterator[tuple[int, str | None]]:
    """Each message with its line; None if it is built from pieces."""
    constants = dict(constant for node in tree.body for constant in named(node))
    if path.parent.name == "server" or path.stem == "journal":
        yield from (
            (value.lineno, text)
            for value in constants.values()
            for text in texts(value, {})
            if text and text.count(" ") > 2 and text[0].islower() and "=" not in text
        )
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING | TELLING and node.args:
            yield from ((node.lineno, text) for text in texts(node.args[node.func.id in TELLING], constants))
        elif (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and (path.parent.name in SPEAKERS or path.stem in SPEAKERS)
            and tells(node)
        ):
            for returned in ast.walk(node):
                if isinstance(returned, ast.Return) and isinstance(returned.value, ast.Constant | ast.IfExp):
                    yield from ((returned.lineno, text) for text in texts(returned.value, constants))


def named(node: ast.stmt) -> list[tuple[str, ast.expr]]:
    """The constants that a statement names."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            return [(name, value)]
    return []


def tells(function: Function) -> bool:
    """Whether a function returns a sentence: a refusal or a line of the log."""
    return function.returns is not None and (
        ast.unparse(function.returns) == "str | None" or function.name.lstrip("_").startswith(("tell", "why"))
    )


def texts(node: ast.expr, constants: dict[str, ast.expr]) -> list[str | None]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*texts(one, constants), *texts(other, constants)]
        case ast.BinOp() | ast.JoinedStr():
            return [None]
        case ast.Name(id=name) if name in constants:
            return texts(constants[name], constants)
        case ast.Subscript(value=ast.Name(id=name)) if name in constants:
            return texts(constants[name], constants)
        case ast.Dict(values=several) | ast.Tuple(elts=several) | ast.List(elts=several):
            return [text for one in several for text in texts(one, constants)]
    return []


# --- what the browser says ----------------------------------------------------------------------------------------------


def shown() -> tuple[dict[str, str], list[str], list[str]]:
    """The keys that the pages use and where, the prefixes that they complete, and strings that may be such prefixes."""
    keys: dict[str, str] = {}
    beginnings: list[str] = []
    perhaps: list[str] = []
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if path.name.endswith((".test.ts", ".gen.ts")):
            continue
        text = path.read_text()
        for key in re.findall(r"\b(?:t|rich)\(\s*\"([a-z][a-z0-9-]*)\"", text):
            keys.setdefault(key, str(path.relative_to(ROOT)))
        for one in re.findall(r"\b(?:t|rich)\(([^()]*\?[^()]*)", text):
            for key in re.findall(r"\"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\"", one):
                keys.setdefault(key, str(path.relative_to(ROOT)))
        beginnings += re.findall(r"\b(?:t|rich)\(\s*`([a-z][a-z0-9-]*-)\$\{", text)
        perhaps += re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)
    return keys, beginnings, perhaps


def quoted() -> set[str]:
    """All quoted strings in pages, lessons and rules: a key that is passed on counts as used."""
    data = [*SOURCE.glob("content/lessons/*.toml"), *SOURCE.glob("content/rulebook/*.toml")]
    sources = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *data]
    return {key for path in sources for key in re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", path.read_text())}


# --- what the catalogues have -------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The names of a message's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str, part: str, wrong: list[str]) -> dict[str, set[str]]:
    """The keys of a file and the variables of each."""
    path = FOLDER / language / f"{part}.ftl"
    if not path.exists():
        wrong.append(f"{language} has no {part}.ftl")
        return {}
    found: dict[str, set[str]] = {}
    text = path.read_text()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
            wrong.append(f"{language}/{part}.ftl:{line}: {entry.annotations[0].message}: {(entry.content or '').splitlines()[0]!r}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                wrong.append(f"{language}/{part}.ftl says {entry.id.name} twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def game_of(part: str) -> str | None:
    """The game of a part; None for a shared part."""
    return next((game for game in GAMES if part in (game, f"rules-{game}", f"lessons-{game}")), None)


def said_twice(catalogues: Mapping[str, Collection[str]]) -> list[str]:
    """Keys in two parts that can be loaded together, where one would hide the other. Parts of two games never are."""
    together = [pair for pair in combinations(catalogues, 2) if None in (games := [*map(game_of, pair)]) or games[0] == games[1]]
    return [
        f"en/{one}.ftl and en/{other}.ftl both say {key}" for one, other in together for key in catalogues[one] if key in catalogues[other]
    ]


def faults() -> list[str]:
    found, wrong, heard = said()
    shells, beginnings, perhaps = shown()
    english = {part: catalogue("en", part, wrong) for part in parts()}
    wrong += said_twice(english)
    known = {key for part in english.values() for key in part}
    for part, spoken in found.items():
        reachable = {key for one in (part, *EVERYWHERE) for key in english.get(one, {})}
        wrong += [f"en/{part}.ftl has no {key}, for {pattern!r}" for key, pattern in spoken.items() if key not in reachable]
    wrong += [f"no English message {key}, which {where} shows" for key, where in shells.items() if key not in known]
    wrong += [f"no English message begins with {start}" for start in beginnings if not any(key.startswith(start) for key in known)]
    used = heard | shells.keys() | quoted()
    for part, keys in english.items():
        wrong += [f"en/{part}.ftl: nobody says {key}" for key in keys if key not in used and not key.startswith(tuple(perhaps))]
    for language in LANGUAGES:
        for part, keys in english.items():
            wrong += differing(language, part, keys, catalogue(language, part, wrong)) if language != "en" else []
    return wrong


def differing(language: str, part: str, english: dict[str, set[str]], other: dict[str, set[str]]) -> list[str]:
    place = f"{language}/{part}.ftl"
    missing = [f"{place} has no {key}" for key in english if key not in other]
    strange = [f"{place} has {key}, which English has not" for key in other if key not in english]
    unknown = [
        f"{place}: {key} uses ${', $'.join(sorted(other[key] - english[key]))}, which English has not"
        for key in other
        if key in english and other[key] - english[key]
    ]
    return [*missing, *strange, *unknown]


def in_english() -> list[str]:
    """The languages that installed games of other packages lack: no fault of ours; their readers get English."""
    return [
        f"{game.title} has no words in {LANGUAGES[language]}, and is read in English there"
        for game in roji.all_games()
        if game.catalogues is not None
        for language in LANGUAGES
        if language != ENGLISH and not files(game.catalogues, language)
    ]


def draft() -> None:
    found, _, _ = said()
    for part, keys in found.items():
        has = catalogue("en", part, []) if (FOLDER / "en" / f"{part}.ftl").exists() else {}
        sys.stdout.write(f"### {part}\n")
        for key, pattern in keys.items():
            if not any(key in catalogue("en", one, []) for one in EVERYWHERE) and key not in has:
                sys.stdout.write(key + " = " + re.sub(r"{(\w+)}", r"{ $\1 }", pattern) + "\n")


if __name__ == "__main__":
    if "--draft" in sys.argv:
        draft()
    else:
        problems = faults()
        sys.stdout.write("".join(f"{problem}\n" for problem in [*in_english(), *problems]))
        sys.exit(1 if problems else 0)
