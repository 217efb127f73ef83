"""The documented example package, installed once."""

from pathlib import Path

import pytest

from tests.outside.environment import EXAMPLE, environment


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which Lost Gardens is installed."""
    return environment(tmp_path_factory.mktemp("outside"), EXAMPLE)
