"""MicroPython looks at no annotation; what is imported for them must only be there."""

Any = Callable = Final = Literal = TypeAlias = object
