"""`roji doctor`: check an installation before it is opened to people."""

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

import roji
from roji.cli.console import out, print_json

if TYPE_CHECKING:
    from roji.server.ops.doctor import Checked

MARKS = {"well": "[green]✓[/green]", "mind": "[yellow]![/yellow]", "wrong": "[red]✗[/red]"}
PARTS = ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic", "prometheus-client")
NOT_COMPILED = {"__init__", "actions", "planes", "snapshot", "view"}  # a game's modules that stay plain Python
CORE = ("codes", "hexes", "luck", "network", "state", "observation.canvas", "observation.observed", "observation.rows")


def doctor(*, database: str = "", json: bool = False) -> int:
    """Check a server's database, schema, compiled rules, pages, clock, libraries and disk; say what to do about each.

    The exit status is 1 if something is wrong. It writes to the database, and removes what it wrote.

    Parameters
    ----------
    database:
        The database, as for roji serve; by default the one in your data folder.
    json:
        Print one JSON document.
    """
    from roji.server.host import database_url
    from roji.server.ops.doctor import examine

    found = [*examine(database_url(database)), compiled(), judgements(), libraries()]
    if json:
        print_json({"well": not any(finding.state == "wrong" for finding in found), "findings": found})
    else:
        for finding in found:
            out.print(f"{MARKS[finding.state]} ", end="")
            out.print(finding_line(finding), markup=False, highlight=False, soft_wrap=True)
    return int(any(finding.state == "wrong" for finding in found))


def finding_line(finding: "Checked") -> str:
    return f"{finding.what}: {finding.sentence}" + (f". To do: {finding.cure}" if finding.cure else "")


def compiled() -> "Checked":
    """Which of the compilable modules are compiled."""
    from roji.server.ops.doctor import Checked

    names = compilable()
    plain = [name for name in names if not is_compiled(name)]
    if not plain:
        return Checked("compiled", "well", f"all {len(names)} modules of rules and search are compiled")
    if len(plain) == len(names) and (behind := compiled_behind()):
        return Checked("compiled", "well", f"this command runs plain Python; `make play` runs the rules compiled in {behind}")
    if len(plain) == len(names):
        return Checked(
            "compiled", "mind", "nothing is compiled; bots are about 30 times weaker in their time", "install a C compiler, make setup"
        )
    return Checked("compiled", "wrong", f"not compiled: {', '.join(plain)}", "rebuild everything: make clean setup")


def compiled_behind() -> str:
    """Where `make play` has compiled the rules of this clone, if it has."""
    return next((str(path) for path in Path(roji.__file__).parents[2].glob("build/compiled-*") if not path.suffix), "")


def compilable() -> list[str]:
    folder = Path(roji.__file__).parent
    modules = [path.relative_to(folder).with_suffix("") for path in folder.glob("games/*/**/*.py") if path.stem not in NOT_COMPILED]
    games = [".".join(("roji", *module.parts)) for module in modules]
    return sorted([*games, *(f"roji.core.{name}" for name in CORE), "roji.bots.playouts", "roji.bots.search"])


def is_compiled(name: str) -> bool:
    found = importlib.util.find_spec(name)
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def judgements() -> "Checked":
    """Whether the learned weights of games can be used."""
    from roji.server.ops.doctor import Checked

    learned = [game.learned.weights for game in roji.all_games() if game.learned is not None]
    unused = [weights for weights in learned if not weights.are_there]
    if unused:
        trouble = "; ".join(f"{weights.game} plays by its hand-made judgement: {weights.why_not}" for weights in unused)
        return Checked("judgement", "mind", trouble, "install the package again, or train anew with roji lab train")
    return Checked("judgement", "well", f"learned in {', '.join(weights.game for weights in learned)}")


def libraries() -> "Checked":
    """The versions to name in a bug report."""
    from roji.server.ops.doctor import Checked

    here = f"Python {sys.version.split()[0]}, Roji {roji.__version__}"
    try:
        return Checked("libraries", "well", ", ".join([here, *(f"{name} {version(name)}" for name in PARTS)]))
    except PackageNotFoundError as missing:
        return Checked("libraries", "wrong", f"{here}; {missing.name} is not installed", "make setup")
