"""Sentences remember how they were made."""

import msgspec

from roji.core.sentences import Words, say, words


def test_a_sentence_reads_as_text_and_travels_as_key_and_values() -> None:
    sentence = say("only {n} tiles fit", n=5)
    assert sentence == "only 5 tiles fit"
    assert isinstance(sentence, str)
    assert words(sentence) == Words("only {n} tiles fit", {"n": 5})


def test_a_plain_string_is_its_own_key() -> None:
    assert words("the pot is there") == Words("the pot is there")
    assert words(say("the pot is there")) == Words("the pot is there", {})


def test_what_travels_can_be_put_together_again() -> None:
    sent = msgspec.json.encode(words(say("{who} laid {card}", who="Aki", card=7)))
    told = msgspec.json.decode(sent, type=Words)
    assert told.key.format(**told.values) == "Aki laid 7"


def test_sentences_with_the_same_words_are_the_same() -> None:
    assert say("only {n} tiles fit", n=5) == say("only 5 tiles fit")
    assert hash(say("only {n} tiles fit", n=5)) == hash("only 5 tiles fit")
