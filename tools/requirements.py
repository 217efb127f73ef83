"""Prints what this project depends on, the tools for its developers included, one requirement a line."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
for requirement in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
    print(f'"{requirement}"')  # noqa: T201
