"""Work processes can be replaced by ones that import Roji from another folder."""

import asyncio
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import roji
from roji.core.game import Game
from roji.server.work.processes import Processes

HERE = Path(roji.__file__).parent


def imported_from(_games: Mapping[str, Game]) -> str:
    return roji.__file__


def test_new_processes_import_from_the_folder_and_running_work_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    shutil.copytree(HERE, tmp_path / "roji", ignore=shutil.ignore_patterns("__pycache__"))
    for library in HERE.parent.glob("*.so"):
        shutil.copy(library, tmp_path)

    async def ask() -> list[str]:
        processes = Processes(1, "not now", roji.all_games)
        try:
            before = asyncio.create_task(processes.run(imported_from))
            await asyncio.sleep(0)  # it has started
            await processes.import_from(tmp_path, imported_from)
            return [await before, await processes.run(imported_from)]
        finally:
            processes.close()

    assert asyncio.run(ask()) == [str(HERE / "__init__.py"), str(tmp_path / "roji" / "__init__.py")]
