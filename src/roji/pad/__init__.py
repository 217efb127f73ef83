"""The score pad for people who play with the box: it scores their entries by the games' own rules.

Each game has a module with `tally`. It runs in CPython, and in browsers in MicroPython with the stubs of `shims`; so these
modules and those they import use only the subset of Python that both have.
"""
