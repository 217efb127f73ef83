"""The list of all checks: of a game, and of a game with given seats and options."""

from collections.abc import Callable

from roji.core.game import Game
from roji.testing import checks_copies as copies
from roji.testing import checks_end as end
from roji.testing import checks_luck as luck
from roji.testing import checks_memory as memory
from roji.testing import checks_observation as observation
from roji.testing import checks_rules as rules
from roji.testing import checks_search as search
from roji.testing import checks_secrets as secrets
from roji.testing import checks_text as text
from roji.testing import checks_undo as undo
from roji.testing.settings import Setting

OF_A_GAME: tuple[Callable[[Game], None], ...] = (
    text.notation_reads_both_ways,
    text.nonsense_does_not_read,
    text.structs_read_both_ways,
    text.the_title_page_is_true,
    text.wrong_tables_are_refused,
)

AT_A_TABLE: tuple[Callable[[Setting, int], None], ...] = (
    rules.legal_agrees_with_why_not,
    rules.legal_is_in_order,
    rules.actor_is_the_first_to_act,
    rules.nonsense_is_refused,
    rules.asking_changes_nothing,
    search.quick_choices_are_legal,
    search.quick_choices_depend_on_the_luck_given,
    search.random_action_is_even,
    search.expectations_are_shares,
    search.expectations_add_up,
    search.perfect_play_knows_no_secret,
    copies.copies_are_apart,
    copies.the_same_seed_deals_the_same_game,
    copies.snapshots_restore,
    copies.snapshots_restore_in_every_phase,
    end.it_ends_in_time,
    end.winners_are_told_at_the_end,
    end.pieces_are_conserved,
    end.scores_match_the_sheet,
    end.time_does_not_run_back,
    end.turns_are_counted,
    end.anyone_may_resign,
    secrets.screens_tell_no_secret,
    secrets.resigning_tells_no_secret,
    secrets.secrets_are_dealt_again,
    secrets.imagining_depends_on_knowledge_alone,
    secrets.the_sealed_secret_stays_home,
    secrets.nobody_knows_a_face_down_pile,
    secrets.what_is_told_is_what_is_known,
    memory.nothing_seen_is_forgotten,
    memory.nothing_imagined_contradicts_the_past,
    undo.undo_is_honest,
    undo.reveals_counts_what_comes_to_light,
    undo.a_choice_can_be_taken_back,
    undo.a_table_goes_back_together,
    observation.observations_are_written,
    observation.observations_tell_no_secret,
    luck.deals_and_imagination_are_alike,
)
