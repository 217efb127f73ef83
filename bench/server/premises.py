"""The server under test: a process on a given database, with its CPU and memory use."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import NEEDED, Cluster, programs

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds; only a broken server takes so long
MEMORY = "/dev/shm"  # noqa: S108
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """Serves Peaks and all real games with the bots of the tests; without rate limits unless the settings say so."""

    def __init__(self, database: str, folder: Path, workers: int = 1, **settings: object) -> None:
        self._made = database, folder, workers, settings
        self.count, self.database = workers, database
        more = {"workers": workers} if workers > 1 else {}
        (folder / "index.html").write_text("<!doctype html><title>Roji</title>")
        asked = json.dumps({"database": database, "pages": str(folder), **more, **settings})
        self.log = folder / f"server-{len(list(folder.glob('server-*.log')))}.log"
        environment = {**os.environ, "ROJI_TEST_FOLDER": str(folder)}
        command = [sys.executable, "-m", "tests.server.house", asked]
        pipe = subprocess.PIPE
        with self.log.open("w") as log:
            self.process = subprocess.Popen(  # noqa: S603
                command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        port = self.process.stdout.readline().strip()
        assert port, self.log.read_text()
        self.host = f"127.0.0.1:{port}"

    def stop(self) -> None:
        """Stop the server with SIGINT, as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self._ended()

    def kill(self) -> None:
        """Kill the server and its workers."""
        os.killpg(self.process.pid, signal.SIGKILL)  # with its workers
        self._ended()

    def again(self) -> "Server":
        """Start another server with the same settings."""
        database, folder, workers, settings = self._made
        return Server(database, folder, workers, **settings)

    def workers(self) -> list[int]:
        """The worker processes, if there are several."""
        return children(self.process.pid)

    def _ended(self) -> None:
        self.process.wait(PATIENCE)
        for end in (self.process.stdin, self.process.stdout):
            assert end is not None
            end.close()

    def megabytes(self) -> float:
        """Memory of the server and its bot processes."""
        return sum(memory(pid) for pid in family(self.process.pid)) / 1e6

    def seconds(self) -> float:
        """CPU time of the server and its bot processes so far."""
        return sum(busy(pid) for pid in family(self.process.pid))


def children(pid: int) -> list[int]:
    return [int(child) for thread in Path(f"/proc/{pid}/task").iterdir() for child in (thread / "children").read_text().split()]


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    return [pid, *(one for child in children(pid) for one in family(child))]


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def busy(pid: int) -> float:
    """The CPU time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def folder(in_memory: bool = False) -> Iterator[Path]:
    """A temporary folder; in memory for runs that do not test the disk."""
    where = MEMORY if in_memory and Path(MEMORY).is_dir() else None
    with tempfile.TemporaryDirectory(prefix="roji-bench-", dir=where) as path:
        yield Path(path)


@contextmanager
def kept(database: str, place: Path) -> Iterator[str]:
    """The URL of a database: the one given; by default SQLite in this folder; for "postgresql", a PostgreSQL of our own."""
    if database != "postgresql":
        yield database or f"sqlite:///{place / 'roji.sqlite'}"
        return
    with cluster() as ours:
        yield ours.new_database()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own until the end of the block."""
    found = programs()
    if found is None:
        raise SystemExit(NEEDED)
    with folder() as place:
        ours = Cluster(place, found)
        try:
            yield ours
        finally:
            ours.stop("immediate")


@contextmanager
def serving(database: str = "", workers: int = 1, in_memory: bool = False, **settings: object) -> Iterator[Server]:
    """A server until the end of the block."""
    with folder(in_memory) as place, kept(database, place) as url:
        server = Server(url, place, workers, **settings)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.stop()
