"""Run `roji play` on compiled rules; if there are none yet, compile them in the background: python tools/play.py [options of roji play]"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roji"
PAGES = SOURCE / "server" / "pages"  # built separately, and not compiled
PASSED_OVER = {"__pycache__", ".so", ".pyc"}


def compiled_folder() -> Path:
    """The folder for the compiled form of exactly this source."""
    digest = hashlib.blake2b(f"{sys.version} {(ROOT / 'setup.py').read_text()} {(ROOT / 'constraints.txt').read_text()}".encode())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and PAGES not in path.parents and not PASSED_OVER & {path.suffix, path.parent.name}:
            digest.update(f"{path.relative_to(SOURCE)} {path.stat().st_size} ".encode())
            digest.update(path.read_bytes())
    return ROOT / "build" / f"compiled-{digest.hexdigest()[:16]}"


def main() -> None:
    in_place = any(SOURCE.rglob("*.so"))
    folder = compiled_folder()
    if not in_place and folder.exists():
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    elif not in_place and not os.environ.get("ROJI_PURE") and (shutil.which("cc") or shutil.which("gcc")):
        print("· the rules are compiled meanwhile (one to two minutes); until then the bots think slowly")  # noqa: T201
        subprocess.Popen([sys.executable, "-m", "tools.compile"], cwd=ROOT, start_new_session=True)
        os.environ["ROJI_COMPILING"] = str(folder)
    roji = Path(sys.executable).with_name("roji")
    os.execv(roji, [str(roji), "play", *sys.argv[1:]])  # noqa: S606


if __name__ == "__main__":
    main()
