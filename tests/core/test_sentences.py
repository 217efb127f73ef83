"""Sentences keep their pattern and values."""

import msgspec

from roji.core.sentences import Words, key_of, say, words


def test_a_sentence_reads_as_text_and_travels_as_key_and_values() -> None:
    sentence = say("only {n} tiles fit", n=5)
    assert sentence == "only 5 tiles fit"
    assert isinstance(sentence, str)
    assert words(sentence) == Words("only-n-tiles-fit", {"n": 5})


def test_a_plain_string_is_a_pattern() -> None:
    assert words("the pot is there") == words(say("the pot is there")) == Words("the-pot-is-there")


def test_a_value_may_be_a_sentence_again() -> None:
    sentence = say("took {thing}", thing=say("{n} leaves", n=3))
    assert sentence == "took 3 leaves"
    assert words(sentence) == Words("took-thing", {"thing": Words("n-leaves", {"n": 3})})


def test_keys_are_short_begin_with_a_letter_and_hold_nothing_but_letters_figures_and_dashes() -> None:
    assert key_of("{n}: the other's line, 0,0") == "n-the-others-line-0-0"
    assert key_of("1 2 3 4 5 6 7 8 9 10 11") == "n-1-2-3-4-5-6-7-8-9-10"


def test_a_sentence_survives_a_json_round_trip() -> None:
    said = words(say("{who} took {thing}", who="Aki", thing=say("{n} leaves", n=3)))
    assert msgspec.json.decode(msgspec.json.encode(said), type=Words) == said


def test_sentences_with_the_same_words_are_the_same() -> None:
    assert say("only {n} tiles fit", n=5) == say("only 5 tiles fit")
    assert hash(say("only {n} tiles fit", n=5)) == hash("only 5 tiles fit")


def test_a_number_that_browsers_cannot_hold_travels_as_text() -> None:
    assert words(say("seat {seat} is not open", seat=2**53)).values == {"seat": 2**53}
    assert words(say("seat {seat} is not open", seat=-(10**30))).values == {"seat": str(-(10**30))}
