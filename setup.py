"""Compiles the rules and the search with mypyc. ROJI_PURE=1, or a machine without a C compiler, gives plain Python."""

import ast
import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

SOURCE = Path("src/roji")
PURE = bool(os.environ.get("ROJI_PURE"))
DIRECT_CALLS = ["-fno-semantic-interposition"]  # calls between our own functions need not go through a table, and may be inlined
NOT_COMPILED = {"__init__.py", "actions.py", "planes.py", "snapshot.py", "view.py"}  # a game's modules that are made of msgspec Structs
FLAGS = [
    "--strict",
    "--ignore-missing-imports",  # pip builds where only the packages of build-system.requires are installed
    f"--cache-dir={os.devnull}",  # all is translated each time, and what comes out as before is not compiled again
]
CORE = (
    "core/bitsets.py",
    "core/codes.py",
    "core/hexes.py",
    "core/luck.py",
    "core/network.py",
    "core/ordered.py",
    "core/state.py",
    "core/observation/canvas.py",
    "core/observation/observed.py",
    "core/observation/rows.py",
    "bots/playouts.py",
    "bots/search.py",
)


def compiled_groups() -> dict[str, list[str]]:
    """The modules that share a library, by its name: the core with the search, and each game. They compile side by side."""
    games = {folder.name: sorted(folder.rglob("*.py")) for folder in sorted(SOURCE.glob("games/*/"))}
    modules = {name: [str(path) for path in paths if path.name not in NOT_COMPILED] for name, paths in games.items()}
    return {"core": [str(SOURCE / name) for name in CORE]} | {name: paths for name, paths in modules.items() if paths}


def refuse_structs(module: str) -> None:
    """mypyc drops the class keywords of a Struct (tag=, frozen=) without a word."""
    for node in ast.walk(ast.parse(Path(module).read_text())):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(base) for base in node.bases):
            sys.exit(f"{module} defines the msgspec Struct {node.name}; compiled modules must not. Move it to actions, snapshot or view.")


def extensions() -> list[Extension]:
    groups = compiled_groups()
    modules = [module for paths in groups.values() for module in paths]
    for module in modules:
        refuse_structs(module)
    separate = [(paths, f"roji_{name}") for name, paths in groups.items()]
    found: list[Extension] = closed_world_mypyc().mypycify([*modules, *FLAGS], opt_level="2", debug_level="0", separate=separate)
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]  # mypyc gives all of them one list
    return found


def closed_world_mypyc() -> Any:
    """mypyc.build with optimisations across libraries: 5 to 18% of the speed.

    For several libraries mypyc assumes subclasses that it cannot see, so every method call goes through a table. It sees
    all our modules in one call. The setting has no argument, and the module is compiled: its source is loaded beside it.
    """
    import mypyc
    from mypyc.options import CompilerOptions

    def options(**given: Any) -> CompilerOptions:
        made = CompilerOptions(**given)
        made.global_opts = True
        return made

    spec = importlib.util.spec_from_file_location("mypyc_build", Path(mypyc.__file__).with_name("build.py"))
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    build.__dict__["CompilerOptions"] = options
    return build


class BuildAllOrNothing(build_ext):
    """If any part fails to compile, drop them all: half a compiled package cannot be imported."""

    def finalize_options(self) -> None:
        """Only now are the modules translated to C: most calls of this script compile nothing."""
        self.distribution.ext_modules = [] if PURE else extensions()
        self.parallel = self.parallel or os.cpu_count()
        super().finalize_options()

    def run(self) -> None:
        wanted = [ext.name for ext in self.extensions]
        super().run()
        made = [Path(self.get_ext_fullpath(name)).resolve() for name in wanted]
        whole = all(path.exists() for path in made)
        for path in Path("src" if self.inplace else self.build_lib).resolve().rglob("*.so"):
            if not whole or path not in made:  # also what is left of modules that are gone
                path.unlink()
        if not whole:
            sys.stderr.write("roji: no C compiler that works was found, so this is the plain Python build, about 30 times slower\n")

    def build_extension(self, ext: Extension) -> None:
        """What is compiled in place and up to date is copied: a wheel need not compile it again."""
        in_place = Path("src", self.get_ext_filename(ext.name))
        if self.inplace or newer_group([*ext.sources, *ext.depends], str(in_place)):
            super().build_extension(ext)
        else:
            Path(self.get_ext_fullpath(ext.name)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(in_place, self.get_ext_fullpath(ext.name))

    def copy_extensions_to_source(self) -> None:
        self.extensions = [ext for ext in self.extensions if Path(self.build_lib, self.get_ext_filename(ext.name)).exists()]
        super().copy_extensions_to_source()


PLACEHOLDER = Extension("roji.compiled", [])  # says that there is something to build

setup(ext_modules=[] if PURE else [PLACEHOLDER], cmdclass={"build_ext": BuildAllOrNothing})
