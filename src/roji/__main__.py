"""`python -m roji` is `roji`."""

from roji.cli import main

main()
