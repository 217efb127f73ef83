"""A missing prerequisite is reported in one sentence that names the package to install."""

import os
import stat
import subprocess
from pathlib import Path

PREFLIGHT = Path(__file__).parent.parent.parent / "tools" / "preflight"


def machine(tmp_path: Path, **programs: str) -> dict[str, str]:
    """An environment whose PATH has these programs and nothing else."""
    for name, script in programs.items():
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return {"PATH": str(tmp_path)}


def preflight(env: dict[str, str], python: str = "python3") -> subprocess.CompletedProcess[str]:
    return subprocess.run(["/bin/sh", str(PREFLIGHT), python], env=env, capture_output=True, text=True)


def test_on_a_complete_machine_nothing_is_printed() -> None:
    done = preflight(dict(os.environ))
    assert (done.returncode, done.stdout) == (0, "")


def test_no_python_names_the_package(tmp_path: Path) -> None:
    done = preflight(machine(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "apt-get install python3" in done.stderr


def test_an_old_python_is_named(tmp_path: Path) -> None:
    done = preflight(machine(tmp_path, python3='case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac'))
    assert done.returncode == 2
    assert "3.11 or newer; Python 3.9.2 is here" in done.stderr


def test_a_missing_venv_module_names_the_package(tmp_path: Path) -> None:
    done = preflight(machine(tmp_path, python3='case "$2" in *venv*) exit 1;; esac'))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "python3-venv" in done.stderr


def test_a_missing_compiler_is_reported_but_is_no_error(tmp_path: Path) -> None:
    done = preflight(machine(tmp_path, python3="exit 0"))
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "apt-get install gcc" in done.stderr
