"""Numbers that the compiler keeps small are plain numbers in MicroPython."""

i64 = i16 = u8 = int
