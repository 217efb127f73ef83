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
DIRECT_CALLS = ["-fno-semantic-interposition"]  # calls between our own functions bypass the linkage table and may be inlined
NOT_COMPILED = {"__init__.py", "actions.py", "planes.py", "snapshot.py", "view.py"}  # a game's modules that define msgspec Structs
FLAGS = [
    "--strict",
    "--ignore-missing-imports",  # pip builds in an environment with only the packages of build-system.requires
    f"--cache-dir={os.devnull}",  # everything is translated each time; C files that come out unchanged are not recompiled
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
    """Exit if a module to be compiled defines a Struct: mypyc silently drops its class keywords, such as tag= and frozen=."""
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
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]  # mypyc shares one list among them
    return found


def closed_world_mypyc() -> Any:
    """mypyc.build with optimisations across libraries: 5 to 18% of the speed.

    For several libraries mypyc assumes subclasses that it cannot see, so every method call goes through a vtable; but it is given
    all our modules in one call. `mypycify` has no argument for this, and mypyc.build is itself compiled, so we patch a copy of its source.
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
        """Translate the modules to C only here: most runs of this script build nothing."""
        self.distribution.ext_modules = [] if PURE else extensions()
        self.parallel = self.parallel or os.cpu_count()
        super().finalize_options()

    def run(self) -> None:
        wanted = [ext.name for ext in self.extensions]
        super().run()
        made = [Path(self.get_ext_fullpath(name)).resolve() for name in wanted]
        whole = all(path.exists() for path in made)
        for path in Path("src" if self.inplace else self.build_lib).resolve().rglob("*.so"):
            if not whole or path not in made:  # also leftovers of deleted modules
                path.unlink()
        if not whole:
            sys.stderr.write("roji: no C compiler that works was found, so this is the plain Python build, about 30 times slower\n")

    def build_extension(self, ext: Extension) -> None:
        """Copy an extension that was built in place and is up to date, so that a wheel need not rebuild it."""
        in_place = Path("src", self.get_ext_filename(ext.name))
        if self.inplace or newer_group([*ext.sources, *ext.depends], str(in_place)):
            super().build_extension(ext)
        else:
            Path(self.get_ext_fullpath(ext.name)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(in_place, self.get_ext_fullpath(ext.name))

    def copy_extensions_to_source(self) -> None:
        self.extensions = [ext for ext in self.extensions if Path(self.build_lib, self.get_ext_filename(ext.name)).exists()]
        super().copy_extensions_to_source()


PLACEHOLDER = Extension("roji.compiled", [])  # without an extension, setuptools would not run build_ext

setup(ext_modules=[] if PURE else [PLACEHOLDER], cmdclass={"build_ext": BuildAllOrNothing})
