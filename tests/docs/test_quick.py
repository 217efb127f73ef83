"""`make quick` needs what `make setup` installs, and none of the lab's frameworks."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MODULES = {"open_spiel": "pyspiel"}  # whose import name differs from the package name


def frameworks() -> set[str]:
    """The modules of the lab's extras that a developer's environment lacks."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    lab, dev = (
        {re.split(r"\W", found)[0] for extra in names for found in extras[extra]} for names in (("lab", "cluster", "learn"), ("dev",))
    )
    return {MODULES.get(name, name) for name in lab - dev}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def all_imports(path: Path, seen: set[Path]) -> set[str]:
    """What a test module and its helpers import."""
    if path in seen:
        return set()
    seen.add(path)
    found = set(imports(path))
    helpers = [ROOT / f"{name.replace('.', '/')}.py" for name in found if name.startswith("tests.")]
    return found.union(*(all_imports(helper, seen) for helper in helpers if helper.exists()))


def test_quick_tests_need_no_framework_of_the_lab() -> None:
    line = re.search(r"^QUICK := ([^#]*)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert line is not None
    modules = [path for folder in line[1].split() for path in (ROOT / folder).rglob("test_*.py")]
    assert len(modules) > 100
    for path in modules:
        needed = {name.split(".")[0] for name in all_imports(path, set())} & frameworks()
        assert not needed, f"{path.relative_to(ROOT)} needs {needed}"
