"""The MicroPython stubs behave like the modules that they replace."""

import ast
from pathlib import Path

from roji.core import sentences
from roji.pad.shims.roji.core import sentences as stand_in

SOURCE = Path(sentences.__file__).parents[1]


def test_every_string_of_ours_has_the_same_key() -> None:
    trees = [ast.parse(path.read_text()) for path in SOURCE.rglob("*.py")]
    strings = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert len(strings) > 1000
    assert [text for text in strings if stand_in.key_of(text) != sentences.key_of(text)] == []


def test_a_sentence_within_a_sentence_travels_alike() -> None:
    real = sentences.words(sentences.say("took {thing}, {n} times", thing=sentences.say("a leaf"), n=3))
    other = stand_in.words(stand_in.say("took {thing}, {n} times", thing=stand_in.say("a leaf"), n=3))
    inner = other.values["thing"]
    assert isinstance(inner, stand_in.Words)
    assert (other.key, inner.key, other.values["n"]) == (real.key, "a-leaf", 3)
    assert real.values["thing"] == sentences.Words("a-leaf")
