"""Stubs for annotations, which MicroPython ignores."""


class Anything:
    """Makes `Literal["a", "b"]` valid."""

    def __getitem__(self, _: object) -> object:
        return self


Any = Callable = Final = Literal = TypeAlias = Anything()
