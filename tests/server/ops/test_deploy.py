"""The deployment files: the systemd unit and the containers check the server's health, and set its file limits and permissions."""

import os
import shlex
import signal
import socket
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import yaml

from tests.server.clients import ROOT, Build
from tests.server.house import PATIENCE

DEPLOY = ROOT / "deploy"


def unit(name: str) -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / name)
    return read


def services() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"])


def passes(command: list[str], port: str, path: Path) -> bool:
    """Whether a health check succeeds, with our Python and our port in place of its own."""
    ours = [word.replace(":8000", f":{port}").replace("/opt/roji/.venv/bin/python", sys.executable) for word in command]
    ours = [sys.executable if word == "/roji/.venv/bin/python" else word for word in ours]
    return subprocess.run(ours, cwd=path, capture_output=True, timeout=60).returncode == 0


def checks() -> dict[str, list[str]]:
    """The health check commands, by the file that contains them."""
    return {
        "systemd": shlex.split(unit("roji-health.service")["Service"]["ExecStart"]),
        "compose": services()["roji"]["healthcheck"]["test"][1:],
    }


def test_the_checks_pass_while_a_server_answers_and_fail_when_it_is_gone(build: Build, tmp_path: Path) -> None:
    house = build()
    while house.http.get("/readyz").status_code != 200:
        pass
    port = house.host.partition(":")[2]
    assert {where: passes(command, port, tmp_path) for where, command in checks().items()} == {"systemd": True, "compose": True}
    house.kill()
    assert {where: passes(command, port, tmp_path) for where, command in checks().items()} == {"systemd": False, "compose": False}


def test_a_server_that_does_not_answer_is_started_again() -> None:
    health, timer = unit("roji-health.service"), unit("roji-health.timer")
    assert health["Unit"]["OnFailure"] == "roji-restart.service"
    assert health["Unit"]["Requisite"] == "roji.service", "one that is stopped, or not ready yet, is left alone"
    assert unit("roji-restart.service")["Service"]["ExecStart"] == "/usr/bin/systemctl try-restart roji.service"
    assert timer["Timer"]["OnUnitInactiveSec"] == "30"
    assert services()["roji"]["healthcheck"]["interval"] == "30s"
    assert services()["proxy"]["depends_on"]["roji"]["condition"] == "service_healthy"


def test_a_server_may_open_many_files_and_its_own_are_for_its_owner_alone() -> None:
    assert int(unit("roji.service")["Service"]["LimitNOFILE"]) >= 65_536
    assert unit("roji.service")["Service"]["UMask"] == "0077"
    assert services()["roji"]["ulimits"]["nofile"] >= 65_536


def test_systemd_is_told_when_the_server_is_ready_and_not_before(tmp_path: Path) -> None:
    assert unit("roji.service")["Service"]["Type"] == "notify", (
        "so that nobody asks, or starts it again, while a schema is brought up to date"
    )
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(PATIENCE)
        words = ["serve", "--public-url", "https://roji.example", "--port", "0", "--database", str(tmp_path / "roji.sqlite")]
        environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify")}
        with subprocess.Popen([sys.executable, "-m", "roji", *words], stdout=subprocess.PIPE, env=environment, text=True) as serving:
            try:
                assert heard.recv(100) == b"READY=1"
                assert serving.stdout is not None
                assert "Roji serves https://roji.example" in serving.stdout.readline()
                serving.send_signal(signal.SIGTERM)
                assert serving.wait(PATIENCE) == 0
            finally:
                serving.kill()
