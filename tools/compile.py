"""Compile a copy of the source into a folder under `build`, which appears only when complete. `make play` runs this in the background."""

import fcntl
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TextIO

from tools.play import PAGES, ROOT, SOURCE, compiled_folder

BUILD = ROOT / "build"
LIB = BUILD / "lib"  # kept, so that unchanged modules are not recompiled
LOG = BUILD / "compile.log"
WHOLE = "from roji.cli.doctor import compiled; found = compiled(); exit(0 if found.state == 'well' else found.sentence)"
FAILED = f"The rules could not be compiled and stay plain Python, about 30 times slower. Why: {LOG.relative_to(ROOT)}\n"


def main() -> None:
    os.nice(10)
    os.chdir(ROOT)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # wait for any other compilation in this clone
        folder = compiled_folder()
        if not folder.exists():
            try:
                with LOG.open("w") as log:
                    compile_into(folder, log)
            except (subprocess.CalledProcessError, OSError):
                sys.stderr.write(FAILED)
                sys.exit(1)


def compile_into(folder: Path, log: TextIO) -> None:
    needed = tomllib.loads(Path("pyproject.toml").read_text())["build-system"]["requires"]
    run(log, "-m", "pip", "install", "--quiet", "-c", "constraints.txt", *needed)
    run(log, "setup.py", "-q", "build_ext", "--build-lib", str(LIB))
    unfinished = folder.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    shutil.copytree(SOURCE, unfinished / "roji", ignore=shutil.ignore_patterns("__pycache__", PAGES.name))
    (unfinished / "roji" / PAGES.relative_to(SOURCE)).symlink_to(PAGES)
    if LIB.exists():
        shutil.copytree(LIB, unfinished, dirs_exist_ok=True)
    try:
        run(log, "-c", WHOLE, PYTHONPATH=str(unfinished))
    except subprocess.CalledProcessError:
        shutil.rmtree(LIB, ignore_errors=True)  # forces a full rebuild next time
        raise
    for former in BUILD.glob("compiled-*[!d]"):
        shutil.rmtree(former)
    unfinished.rename(folder)


def run(log: TextIO, *arguments: str, **environment: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, stdout=log, stderr=log, env=os.environ | environment)  # noqa: S603


if __name__ == "__main__":
    main()
