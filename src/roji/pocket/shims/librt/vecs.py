"""Stub of `vec`: a plain list where nothing is compiled for the browser."""


class Vectors:
    """`vec[u8]([1, 2])` is a list."""

    def __getitem__(self, kind: type) -> type:
        return list


vec = Vectors()
