"""`roji play` from the host's side: one command, an address, and a clean shutdown."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import roji
from roji.server.host import database_url, lan_addresses


@contextmanager
def hosting(tmp_path: Path, *words: str, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server that has printed that it is ready, and its address."""
    command = [sys.executable, "-m", "roji", "play", "--no-browser", "--database", str(tmp_path / "tables.sqlite"), *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "COLUMNS": "200", **environment}
    ) as host:
        assert host.stdout is not None
        try:
            told = host.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", told)
            assert address is not None, told + host.stdout.read()
            yield host, address.group()
        finally:
            if host.poll() is None:
                host.kill()


def test_play_takes_the_next_free_port_and_stops_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with hosting(tmp_path, "--port", str(port)) as (host, address):
            assert not address.endswith(f":{port}")
            with urllib.request.urlopen(f"{address}/api/games") as answer:  # noqa: S310
                assert b"ohanami" in answer.read()
            host.send_signal(signal.SIGINT)
            assert host.stdout is not None
            rest = host.stdout.read()
            assert host.wait() == 0
    assert "The table is on this computer only" in rest
    assert "Roji has stopped. Nothing is lost." in rest
    assert "Traceback" not in rest


def test_sigterm_stops_it_as_cleanly(tmp_path: Path) -> None:
    with hosting(tmp_path, "--port", "0") as (host, _):
        host.send_signal(signal.SIGTERM)
        assert host.stdout is not None
        assert "Nothing is lost." in host.stdout.read()
        assert host.wait() == 0


def test_play_on_the_local_network_prints_the_address_or_says_that_there_is_none(tmp_path: Path) -> None:
    addresses = lan_addresses()
    if not addresses:
        done = subprocess.run([sys.executable, "-m", "roji", "play", "--lan"], capture_output=True, text=True)
        assert done.returncode == 2
        assert "no address on a local network" in done.stderr
        return
    with hosting(tmp_path, "--lan", "--port", "0") as (host, address):
        assert host.stdout is not None
        told = host.stdout.readline()
        assert f"Others on the local network open http://{addresses[0]}:{address.rsplit(':')[-1]}" in told


def test_a_database_may_be_a_file_or_an_address(tmp_path: Path) -> None:
    assert database_url("postgresql://host/db") == "postgresql://host/db"
    assert database_url(str(tmp_path / "new" / "tables.sqlite")) == f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"
    assert (tmp_path / "new").is_dir()


def test_bots_switch_to_compiled_rules_as_soon_as_they_exist(tmp_path: Path) -> None:
    compiled, unfinished = tmp_path / "compiled", tmp_path / "unfinished"
    with hosting(tmp_path, "--port", "0", ROJI_COMPILING=str(compiled)) as (host, _):
        shutil.copytree(Path(roji.__file__).parent, unfinished / "roji", ignore=shutil.ignore_patterns("__pycache__"))
        for library in Path(roji.__file__).parents[1].glob("*.so"):
            shutil.copy(library, unfinished)
        unfinished.rename(compiled)
        assert host.stdout is not None
        assert any("The rules are compiled now" in line for line in host.stdout)
        host.send_signal(signal.SIGINT)
        assert "Nothing is lost." in host.stdout.read()
