"""A PostgreSQL cluster for tests, in a temporary folder, run with the programs that Debian installs."""

import os
import shutil
import subprocess
from pathlib import Path

import psycopg
import pytest

on_both = pytest.mark.parametrize("kept_by", ["sqlite", "postgresql"])  # for a test, or as the `pytestmark` of a module
COMMAND = "sudo apt-get install postgresql"
NEEDED = f"these tests need PostgreSQL: install it with: {COMMAND}"


def programs() -> Path | None:
    """The folder of initdb and pg_ctl of the newest installed version."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Cluster:
    """A running cluster; every test can have its own database."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self._programs = folder, programs
        self._databases = 0
        if os.getuid() == 0:  # initdb refuses root
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "roji", "-A", "trust", "-E", "UTF8", "--no-locale")
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        self._run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-o", options)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "-w", "-m", mode, "-D", str(self.folder / "data"))

    def new_database(self) -> str:
        """The URL of an empty database, as people write it."""
        self._databases += 1
        with psycopg.connect(self._url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE roji{self._databases}".encode())
        return self._url(f"roji{self._databases}")

    def _url(self, name: str) -> str:
        return f"postgresql://roji@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        as_postgres = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run([*as_postgres, str(self._programs / program), *arguments], check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
