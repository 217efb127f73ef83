"""The score pad for the box on your table: what people write, and what the games' own scoring makes of it.

Each game has a module with `tally`. It runs here, and in browsers in MicroPython with the stand-ins of `shims`; so these
modules and those they import are written in the part of Python that both have.
"""
