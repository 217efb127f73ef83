"""`roji serve` refuses unsafe settings with a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

PROXY = "a trusted proxy is an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not "


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--trusted-proxy", "localhost"),
            PROXY + "localhost",
        ),
        (("--trusted-proxy", "*"), PROXY + "*"),
        (("--metrics-token", "short"), "a metrics token has at least 16 characters, or it could be guessed"),
    ],
)
def test_a_server_that_would_not_be_safe_is_not_started(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "roji", "serve", "--public-url", "https://roji.example", "--database", str(tmp_path / "roji.sqlite")]
    done = subprocess.run([*command, *words], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr.strip()) == (2, f"roji: {sentence}")


def test_prometheus_is_not_imported_before_workers_share_a_folder() -> None:
    """The library reads the folder's name once, at import; set later, every worker would count only its own requests."""
    words = "import sys, roji.cli, roji.server.ops.metrics_folder; sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", words], timeout=120).returncode == 0
