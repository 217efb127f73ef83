"""The messages between server and browser, one Struct each."""
