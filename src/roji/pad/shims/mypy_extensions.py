"""Stubs of the fixed-width integers: plain ints in MicroPython."""

i64 = i16 = u8 = int
