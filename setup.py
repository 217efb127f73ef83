"""Compiles the rules and the search with mypyc. ROJI_PURE=1, or a machine without a C compiler, gives plain Python."""

import ast
import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/roji")
DIRECT_CALLS = ["-fno-semantic-interposition"]  # calls between our own functions need not go through a table, and may be inlined
NOT_COMPILED = {"__init__.py", "actions.py", "planes.py", "snapshot.py", "view.py"}  # a game's modules that are made of msgspec Structs


def compiled_modules() -> list[str]:
    games = [path for path in SOURCE.glob("games/*/**/*.py") if path.name not in NOT_COMPILED]
    core = [
        SOURCE / "core" / name
        for name in (
            "codes.py",
            "hexes.py",
            "luck.py",
            "state.py",
            "observation/canvas.py",
            "observation/observed.py",
            "observation/rows.py",
        )
    ]
    bots = [SOURCE / "bots" / name for name in ("playouts.py", "search.py")]
    return sorted(str(path) for path in [*core, *games, *bots] if path.exists())


def refuse_structs(module: str) -> None:
    """mypyc drops the class keywords of a Struct (tag=, frozen=) without a word."""
    for node in ast.walk(ast.parse(Path(module).read_text())):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(base) for base in node.bases):
            sys.exit(f"{module} defines the msgspec Struct {node.name}; compiled modules must not. Move it to actions, snapshot or view.")


class BuildAllOrNothing(build_ext):
    """If any part fails to compile, drop them all: half a compiled package cannot be imported."""

    def run(self) -> None:
        wanted = [ext.name for ext in self.extensions]
        super().run()
        made = [Path(self.get_ext_fullpath(name)) for name in wanted]
        if not all(path.exists() for path in made):
            for path in made:
                path.unlink(missing_ok=True)
            sys.stderr.write("roji: no C compiler that works was found, so this is the plain Python build, about 30 times slower\n")

    def copy_extensions_to_source(self) -> None:
        self.extensions = [ext for ext in self.extensions if Path(self.build_lib, self.get_ext_filename(ext.name)).exists()]
        super().copy_extensions_to_source()


def extensions() -> list[object]:
    if os.environ.get("ROJI_PURE"):
        return []
    from mypyc.build import mypycify

    modules = compiled_modules()
    for module in modules:
        refuse_structs(module)
    found = mypycify([*modules, "--strict"], opt_level="2", debug_level="0", group_name="roji")
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args += DIRECT_CALLS
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
