"""A fresh virtual environment with third-party packages installed, built without a network."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lost_gardens"


def environment(place: Path, *packages: Path) -> Path:
    """The Python of an environment with Roji, its dependencies and these packages."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    python = place / "bin" / "python"
    libraries = Path(sysconfig.get_path("purelib", vars={"base": str(place)}))
    known = [path for path in sys.path if path and Path(path).is_dir() and not path.startswith(sys.base_prefix)]
    (libraries / "roji_and_its_needs.pth").write_text("".join(f"{path}\n" for path in known))
    for package in packages:
        source = shutil.copytree(package, place / "source" / package.name)  # a build leaves files behind
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
        subprocess.run([*pip, "--no-build-isolation", "--disable-pip-version-check", str(source)], check=True)
    return python
