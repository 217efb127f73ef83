"""Variants of Lanterns with one planted fault each, the check that must catch it, and the message it must give."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from roji.core.game import Game
from roji.testing.checks_copies import (
    copies_are_apart,
    snapshots_restore,
    snapshots_restore_in_every_phase,
    the_same_seed_deals_the_same_game,
)
from roji.testing.checks_end import (
    anyone_may_resign,
    it_ends_in_time,
    pieces_are_conserved,
    scores_match_the_sheet,
    time_does_not_run_back,
    turns_are_counted,
    winners_are_told_at_the_end,
)
from roji.testing.checks_luck import deals_and_imagination_are_alike
from roji.testing.checks_memory import nothing_imagined_contradicts_the_past, nothing_seen_is_forgotten
from roji.testing.checks_observation import observations_are_written, observations_tell_no_secret
from roji.testing.checks_rules import (
    actor_is_the_first_to_act,
    asking_changes_nothing,
    legal_agrees_with_why_not,
    legal_is_in_order,
    nonsense_is_refused,
)
from roji.testing.checks_search import (
    expectations_add_up,
    expectations_are_shares,
    perfect_play_knows_no_secret,
    quick_choices_are_legal,
    quick_choices_depend_on_the_luck_given,
    random_action_is_even,
)
from roji.testing.checks_secrets import (
    imagining_depends_on_knowledge_alone,
    nobody_knows_a_face_down_pile,
    resigning_tells_no_secret,
    screens_tell_no_secret,
    secrets_are_dealt_again,
    the_sealed_secret_stays_home,
    what_is_told_is_what_is_known,
)
from roji.testing.checks_text import (
    nonsense_does_not_read,
    notation_reads_both_ways,
    structs_read_both_ways,
    the_title_page_is_true,
    wrong_tables_are_refused,
)
from roji.testing.checks_undo import (
    a_choice_can_be_taken_back,
    a_table_goes_back_together,
    reveals_counts_what_comes_to_light,
    undo_is_honest,
)
from tests.every_game import faulty_tables as tables
from tests.every_game import faulty_words as planted
from tests.every_game.lanterns import Lanterns
from tests.every_game.lanterns_game import lanterns


@dataclass(frozen=True)
class Fault:
    """A game with a fault, the check that catches it, and the check's message."""

    name: str
    game: Game
    check: Callable[..., None]
    sentence: str

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


def words(name: str, check: Callable[..., None], sentence: str, **exchanged: Any) -> Fault:
    return Fault(name, lanterns(**exchanged), check, sentence)


def table(name: str, kind: type[Lanterns], check: Callable[..., None], sentence: str) -> Fault:
    return Fault(name, lanterns(kind), check, sentence)


def observing(name: str, kind: type[Lanterns], check: Callable[..., None], sentence: str) -> Fault:
    return Fault(name, lanterns(kind, planes=tables.PLANES), check, sentence)


FAULTS = [
    # the rules
    words("why_not forbids too much", legal_agrees_with_why_not, "legal offers .* but why_not forbids it", why_not=planted.too_strict),
    words("why_not says nothing", legal_agrees_with_why_not, "gives no sentence", why_not=planted.wordless),
    table("legal offers too little", tables.Stingy, legal_agrees_with_why_not, "why_not allows .* but legal does not offer it"),
    table("legal runs down", tables.Descending, legal_is_in_order, "legal does not ascend"),
    table("legal is empty", tables.Idle, legal_is_in_order, "has no legal action"),
    table("to_act runs down", tables.LastFirst, legal_is_in_order, "to_act is"),
    table("the actor is the last", tables.LastActor, actor_is_the_first_to_act, "the first to act is 0"),
    words("any number is a code", nonsense_is_refused, "gives no sentence for the code", why_not=planted.too_lax),
    words("looking changes the game", asking_changes_nothing, "only looked at", view=planted.touching_view),
    # search
    table("random_action cheats", tables.Cheating, quick_choices_are_legal, "random_action chooses 0 .* not legal"),
    table("rollout_action cheats", tables.CheatingRollout, quick_choices_are_legal, "rollout_action chooses .* not legal"),
    table("candidates cheat", tables.StrayCandidates, quick_choices_are_legal, "candidates name .* not legal"),
    table("random_action has favourites", tables.Favourite, random_action_is_even, "prefers some codes"),
    table("random_action takes the game's luck", tables.OwnLuck, quick_choices_depend_on_the_luck_given, "otherwise with the same luck"),
    table("evaluate counts points", tables.Pointed, expectations_are_shares, "evaluate expects"),
    table("everybody hopes to win", tables.Hopeful, expectations_add_up, "all seats together expect"),
    table("solve looks at the deck", tables.Foreseeing, perfect_play_knows_no_secret, "knows a secret"),
    table("solve begins with anything", tables.Daydreaming, perfect_play_knows_no_secret, "begins with .* not legal"),
    # words
    words("two codes, one notation", notation_reads_both_ways, "says something else already", text=planted.short_text),
    words("notation reads as another code", notation_reads_both_ways, "which reads as code", parse=planted.swapping_parse),
    words("nonsense raises a KeyError", nonsense_does_not_read, "gets a KeyError", parse=planted.raw_parse),
    words("nonsense reads", nonsense_does_not_read, "with something after it is read", parse=planted.lenient_parse),
    words("nonsense reads as no code", nonsense_does_not_read, "which is no code of Lanterns", parse=planted.wild_parse),
    words("two codes, one Struct", structs_read_both_ways, "are both described as", describe=planted.vague),
    words("an action is not listed", structs_read_both_ways, "does not list among its actions", actions=planted.FEW_ACTIONS),
    words("an action without words", structs_read_both_ways, "there are no words", tell=planted.silent),
    words("too many codes", the_title_page_is_true, "at most 10,000", size=10_001),
    words("anything is an option", wrong_tables_are_refused, "begins with nonsense as rounds", Options=planted.LaxOptions),
    # copies
    table("a copy shares its cards", tables.SharingCopy, copies_are_apart, "changes when its copy is played"),
    table("the seed does not decide", tables.Moody, the_same_seed_deals_the_same_game, "from the same seed part"),
    table("restore forgets the luck", tables.Unlucky, snapshots_restore, "does not play on identically"),
    table("restore deals anew", tables.Unlucky, snapshots_restore_in_every_phase, "a restored game is not the same"),
    table("a snapshot is not JSON", tables.Tupled, snapshots_restore, "does not survive JSON"),
    table("a snapshot is alive", tables.LiveSnapshot, snapshots_restore, "changes when its game is played on"),
    # the end
    table("it does not end", tables.Endless, it_ends_in_time, "is not over after 36 decisions"),
    table("the ending is told too early", tables.Spoiler, it_ends_in_time, "its ending is told already"),
    table("the ending is not told", tables.Mute, it_ends_in_time, "its ending is None"),
    table("winners before the end", tables.Hasty, winners_are_told_at_the_end, "have won already"),
    table("nobody wins", tables.Loveless, winners_are_told_at_the_end, "nobody has won"),
    table("a card is lost", tables.Lossy, pieces_are_conserved, "pieces are lost or added at"),
    words("the sheet adds up wrongly", scores_match_the_sheet, "but the scores are", score_sheet=planted.generous_sheet),
    words("the sheet has no total", scores_match_the_sheet, "has no total", score_sheet=planted.endless_sheet),
    table("turns run back", tables.Backwards, time_does_not_run_back, "comes after turn"),
    table("turns are not counted", tables.Timeless, turns_are_counted, "turn is 0 from the first decision to the last of"),
    table("who gave up wins", tables.SoreWinner, anyone_may_resign, "gave up and yet the winners are"),
    table("who gave up plays on", tables.Ghost, anyone_may_resign, "has resigned but may still act"),
    # secrets
    words("the view leaks a choice", screens_tell_no_secret, "seat . is sent what seat . may not know", view=planted.leaking_view),
    words("the onlooker sees a hand", screens_tell_no_secret, "an onlooker is sent", view=planted.onlookers_view),
    table("the scores leak", tables.LeakingScores, screens_tell_no_secret, "is sent what seat . may not know"),
    table("reveals leak", tables.LeakingReveals, screens_tell_no_secret, "is sent what seat . may not know"),
    words("resigning shows a choice", resigning_tells_no_secret, "when seat . resigns", view=planted.parting_view),
    words("the public action leaks", what_is_told_is_what_is_known, "is told of 'keep .* what it may not know", public=planted.open_public),
    words("the public action hints at the deck", what_is_told_is_what_is_known, "what it may not know", public=planted.hinting_public),
    table("imagine knows others' choices", tables.Peeking, what_is_told_is_what_is_known, "imagines what it was not told"),
    table("imagine deals nothing again", tables.Unimaginative, secrets_are_dealt_again, "deals nothing again"),
    table("imagine depends on the hidden order", tables.Unsorted, imagining_depends_on_knowledge_alone, "depends on what it cannot know"),
    table("imagine changes the truth", tables.Meddling, imagining_depends_on_knowledge_alone, "imagining changes the truth"),
    table("imagine knows the deck", tables.Clairvoyant, nobody_knows_a_face_down_pile, "from its real order"),
    table("imagine keeps the real luck", tables.LuckKeeping, the_sealed_secret_stays_home, "contains the table's secret"),
    words("the view tells the luck", the_sealed_secret_stays_home, "is sent the table's secret", view=planted.lucky_view),
    table("imagine forgets a passed hand", tables.Forgetful, nothing_seen_is_forgotten, "has forgotten what it saw"),
    table("imagine forgets what was passed twice", tables.Absentminded, nothing_seen_is_forgotten, "has forgotten what it saw"),
    table("imagine is too sure", tables.Overconfident, nothing_seen_is_forgotten, "rules out what can be"),
    table("imagine forgets, and the game says so", tables.Forgetful, nothing_imagined_contradicts_the_past, "was seen and is in the deck"),
    # undo and luck
    table("reveals lies", tables.LyingReveals, undo_is_honest, "reveals does not count it"),
    table("reveals counts everything", tables.Overcounting, reveals_counts_what_comes_to_light, "reveals counts 'light' .* foretold"),
    observing("observe is missing", Lanterns, observations_are_written, "observe is missing for seat 0"),
    observing("observe writes nothing", tables.Blank, observations_are_written, "observe writes nothing for seat 0"),
    observing("observe shows one picture", tables.Still, observations_are_written, "observe writes the same for seat 0"),
    observing(
        "observe leaks", tables.SeeThrough, observations_tell_no_secret, "observe shows seat . what it may not know, in the plane 'kept'"
    ),
    words(
        "the journal says something else", a_choice_can_be_taken_back, "another action than the one played", parse=planted.swapping_parse
    ),
    table("the third deal is another", tables.Tired, a_table_goes_back_together, "does not give the game as it was"),
    table("the deal is biased", tables.BiasedDeal, deals_and_imagination_are_alike, "are spread differently"),
    table("imagination is biased", tables.BiasedImagination, deals_and_imagination_are_alike, "are spread differently"),
]
