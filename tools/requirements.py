"""Print the dependencies of this project, or of the named extras, one requirement per line."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
asked = [requirement for extra in sys.argv[1:] for requirement in project["optional-dependencies"][extra]]
for requirement in asked or project["dependencies"]:
    print(f'"{requirement}"')  # noqa: T201
