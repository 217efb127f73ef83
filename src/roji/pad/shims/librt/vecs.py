"""Stub of `vec`: a plain list in MicroPython."""


class Rows:
    """`vec[i64]([1, 2])` is the list itself."""

    def __getitem__(self, kind: type) -> type:
        return list


vec = Rows()
