"""Verifying a recorded game: what holds, what fails, and what cannot be checked."""

from dataclasses import replace

import pytest

from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.journal.promise import previous_secret
from roji.core.journal.verification import Finding
from roji.core.luck import commitment, secret_of_day
from tests.core.chained import GAME, NONCES, SECRET, forged, found, played, sealed_again, wrong

JOURNAL = played()
TEXT = write(JOURNAL)
SEALS = [entry.link.seal for entry in JOURNAL.entries if entry.link]
OTHER = bytes(range(1, 33))


def sentences(findings: list[Finding], about: str) -> list[tuple[str, str]]:
    return [(finding.verdict, finding.sentence) for finding in findings if finding.about == about]


def test_all_successful_checks_are_reported() -> None:
    kept = {"commitment": commitment(SECRET), "nonces": [NONCES[0].hex()], "seals": [SEALS[4]]}
    assert [(finding.verdict, finding.sentence) for finding in found(TEXT, **kept)] == [
        ("holds", f"the file is whole: {len(SEALS)} lines, each is linked to all before it"),
        ("holds", "the secret is the one that the commitment in this file promises"),
        ("holds", "the secret is the one that was promised to you"),
        ("note", "seats 0 and 2 added to the shuffle; seat 1 added nothing, as bots do"),
        ("holds", f"your nonce {NONCES[0].hex()[:8]}… is part of the shuffle, at seat 0"),
        ("holds", "every line keeps the rules of Lanterns"),
        ("holds", "after every line the table stands as it stood then"),
        ("holds", f"the game is over: {_ending()}; scores 55, 46 and 32, winners 0"),
        ("holds", f"the seal {SEALS[4][:12]}… that you noted is the one after line 5: all up to there is what you saw"),
    ]


def _ending() -> str | None:
    from roji.core.journal.fold import replay

    *_, (_, state) = replay(GAME, JOURNAL)
    return state.ending()


def test_the_beginning_has_a_seal_too_and_a_part_of_a_seal_will_do() -> None:
    said = sentences(found(TEXT, seals=[JOURNAL.header.chain.beginning, SEALS[-1][:12]]), "seal")
    assert [verdict for verdict, _ in said] == ["holds", "holds"]
    assert "before the first line" in said[0][1]


# --- the shuffle -----------------------------------------------------------------------------------------------------


def test_a_secret_that_was_swapped_is_found() -> None:
    said = wrong(sealed_again(TEXT.replace(SECRET.hex(), OTHER.hex())))
    assert "the secret is not the one that the commitment in this file promises" in said


def test_a_secret_and_a_commitment_that_were_swapped_together_are_found_by_the_promise_that_was_kept() -> None:
    """The server deals another game afterwards and rewrites everything."""
    other = write(played(replace(JOURNAL.header, secret=OTHER)))
    assert wrong(other) == []
    assert wrong(other, commitment=commitment(SECRET)) == ["the secret is not the one that was promised to you"]


def test_a_swapped_nonce_is_found_with_the_noted_one() -> None:
    mine = NONCES[0].hex()
    other = write(played(replace(JOURNAL.header, nonces={0: b"something else..", 2: NONCES[2]})))
    assert wrong(other) == []
    assert wrong(other, nonces=[mine]) == [f"your nonce {mine[:8]}… is not part of the shuffle"]


def test_every_nonce_changes_the_deal() -> None:
    headers = [JOURNAL.header, replace(JOURNAL.header, nonces={}), replace(JOURNAL.header, nonces={0: NONCES[0]})]
    headers += [replace(JOURNAL.header, nonces={0: NONCES[2], 2: NONCES[0]}), replace(JOURNAL.header, nonces={1: NONCES[0], 2: NONCES[2]})]
    deals = {str(GAME.start(3, GAME.options(), header.luck()).snapshot()["luck"]) for header in headers}
    assert len(deals) == len(headers)


def test_without_nonces_the_server_alone_chose() -> None:
    said = found(write(played(replace(JOURNAL.header, nonces={}))))
    assert ("note", "no seat added to the shuffle: the server alone chose it") in sentences(said, "nonces")


@pytest.mark.parametrize(("rematches", "since"), [(1, ", one rematch ago"), (3, ", 3 rematches ago")])
def test_the_first_promise_covers_the_rematches(rematches: int, since: str) -> None:
    first = commitment(previous_secret(SECRET, rematches))
    assert ("holds", f"the secret is the one that was promised to you{since}") in sentences(found(TEXT, commitment=first), "promise")
    assert wrong(TEXT, commitment=commitment(previous_secret(SECRET, 40))) == ["the secret is not the one that was promised to you"]


def test_a_daily_game_is_the_same_for_everyone() -> None:
    header = Header("lanterns", 1, 3, {"rounds": 2}, secret=secret_of_day("lanterns", "2026-11-16"), day="2026-11-16")
    said = sentences(found(write(played(header))), "promise")
    assert said[0] == ("note", "this is everybody's deal of 2026-11-16, made from the date: no secret at all")
    assert wrong(write(played(replace(header, secret=SECRET)))) == ["this is not the deal of 2026-11-16 that everybody has"]


def test_a_seed_promises_nothing() -> None:
    text = write(played(Header("lanterns", 1, 3, {"rounds": 2}, seed=7)))
    assert wrong(text) == []
    assert sentences(found(text), "promise") == [("note", "dealt from the seed 7: nothing was promised, and who knew it knew the cards")]
    assert wrong(text, commitment=commitment(SECRET)) == ["you were promised a secret, and this file has none"]


def test_without_the_secret_most_is_unchecked() -> None:
    said = found(write(JOURNAL, over=False))
    assert {finding.about for finding in said if finding.verdict == "unchecked"} == {"file", "promise", "rules"}


# --- the game --------------------------------------------------------------------------------------------------------


def test_a_forger_who_recomputes_all_links_is_caught_by_a_noted_seal() -> None:
    """Two simultaneous choices are swapped: no rule is broken, and the result is the same."""
    journal = played()
    journal.entries[2], journal.entries[3] = journal.entries[3], journal.entries[2]
    text = write(forged(journal))
    assert not any("edited" in sentence or "missing" in sentence for sentence in wrong(text))
    assert sentences(found(text, seals=[SEALS[1]]), "seal")[0][0] == "holds"
    assert "never was" in wrong(text, seals=[SEALS[5]])[-1]


def test_a_seal_recorded_after_an_edited_line_is_not_trusted() -> None:
    lines = TEXT.splitlines()
    place = lines.index("") + 3
    lines[place] = lines[place].replace("0 keep", "1 keep", 1)
    edited = "\n".join(lines)
    assert edited != TEXT.rstrip()
    assert sentences(found(edited, seals=[SEALS[1]]), "seal")[0][0] == "holds"
    assert sentences(found(edited, seals=[SEALS[-1]]), "seal")[0][0] == "fails"


def test_a_line_that_breaks_a_rule_is_named_with_the_rule() -> None:
    journal = played()
    journal.entries[4] = Entry(0, "keep 1", journal.entries[4].link)
    said = sentences(found(write(forged(journal))), "rules")
    assert said[0][0] == "fails"
    assert said[0][1].startswith("line 5, '0 keep 1', breaks a rule: ")
    assert said[1] == ("unchecked", "what comes after that cannot be checked, nor the result")


def test_a_result_that_was_made_up_is_found() -> None:
    text = write(Journal(JOURNAL.header, JOURNAL.entries, [99, 46, 32], [0]))
    assert wrong(text) == ["the result is not the one that the file tells; it is scores 55, 46 and 32, winners 0"]
    text = write(Journal(JOURNAL.header, JOURNAL.entries, JOURNAL.scores, [1]))
    assert wrong(text) == ["the result is not the one that the file tells; it is scores 55, 46 and 32, winners 0"]


def test_a_different_state_is_found() -> None:
    journal = played()
    link = journal.entries[7].link
    assert link is not None
    journal.entries[7] = Entry(journal.entries[7].seat, journal.entries[7].text, link._replace(mark="00000000"))
    assert wrong(write(forged(journal))) == ["after line 8 the table does not stand as it stood then"]


def test_an_older_file_is_checked_as_far_as_it_goes() -> None:
    plain = Journal(replace(JOURNAL.header, nonces={}), [])
    plain.entries += [Entry(entry.seat, entry.text) for entry in played(plain.header).entries]
    text = write(plain)
    assert text.startswith("roji journal 1\n")
    assert wrong(text) == []
    assert "sealed at its end only" in sentences(found(text), "file")[0][1]
    assert wrong(text.replace("keep", "Keep", 1))[0] == "its lines do not match the seal in its last line"
    assert sentences(found(text, seals=[SEALS[0]]), "seal")[0][0] == "unchecked"


def test_other_rules_and_unknown_games_leave_it_unchecked() -> None:
    for header, why in (
        (replace(JOURNAL.header, version=2), "this journal is of version 2 of Lanterns; the rules here are version 1"),
        (replace(JOURNAL.header, game="moths"), "there is no game moths"),
    ):
        entries = forged(Journal(header, JOURNAL.entries)).entries
        said = sentences(found(write(Journal(header, entries, JOURNAL.scores, JOURNAL.winners))), "rules")
        assert said == [("unchecked", f"it cannot be played again here: {why}")]
