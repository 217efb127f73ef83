"""Ohanami's pad: how many cards of each suit lay in the gardens at each scoring, written down or tapped card by card."""

from typing import Any, TypeAlias

from roji.core.sentences import say
from roji.games.ohanami.components import BLOSSOM, CARDS, HAND, PLANT, ROUNDS, STONE, SUIT, SUIT_LETTERS, SUITS, WATER, lengthens
from roji.games.ohanami.scoring import PAD, best_seats, ending_sentence, line_of, suit_points
from roji.pad.entries import Entries, is_written, row, sheet

ALL_SUITS = (WATER, PLANT, STONE, BLOSSOM)
Counts: TypeAlias = "list[list[int]]"  # by round and suit: the cards in a player's gardens


def tally(written: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of these entries.

    {"by": "counts", "players": [{"counts": [[water, plants, stone, blossoms], …]}, …]}, a list for each round, or
    {"by": "cards", "over": true, "players": [{"gardens": [[[card, round], …], …]}, …]}
    """
    entries = Entries(written)
    by_cards = written["by"] == "cards"
    gardens = _gardens(entries) if by_cards else []
    laid = [_counted(cards) for cards in gardens] if by_cards else _written_counts(entries)
    _check_box(entries, laid)
    scored = _scored_by_cards(entries, gardens) if by_cards else _scored(entries)
    rows = [_line(laid, round, suit, scored) for round in range(1, ROUNDS + 1) for suit in PAD[round - 1]]
    scores = [sum([_points(counts, round) for round in range(1, scored + 1)]) for counts in laid]
    blossoms = [counts[ROUNDS - 1][BLOSSOM] for counts in laid]
    ending = ending_sentence(scores, blossoms, 0) if scored == ROUNDS else None
    return sheet(entries, rows, scores, best_seats(scores, blossoms, 0), ending)


def _points(counts: Counts, round: int) -> int:
    return sum([suit_points(suit, counts[round - 1][suit]) for suit in PAD[round - 1]])


def _line(laid: list[Counts], round: int, suit: int, scored: int) -> dict[str, Any]:
    if round > scored:
        return row(line_of(round, suit), [None] * len(laid))
    return row(line_of(round, suit), [suit_points(suit, counts[round - 1][suit]) for counts in laid])


# --- entered as counts ----------------------------------------------------------------------------------------------------


def _scored(entries: Entries) -> int:
    """The last round with an entry."""
    written = [
        round for player in entries.players for round in range(1, ROUNDS + 1) if any(is_written(n) for n in player["counts"][round - 1])
    ]
    return max(written) if written else 0


def _written_counts(entries: Entries) -> list[Counts]:
    return [_counts_of(entries, seat) for seat in range(len(entries.players))]


def _counts_of(entries: Entries, seat: int) -> Counts:
    counts: Counts = []
    for round in range(1, ROUNDS + 1):
        lying = [0] * len(SUITS)
        for suit in PAD[round - 1]:
            at = _at(seat, round, suit)
            lying[suit] = entries.at_most(entries.count(entries.players[seat]["counts"][round - 1][suit], at), in_box(suit), at)
        counts.append(lying)
    _check_growth(entries, seat, counts)
    return counts


def _at(seat: int, round: int, suit: int) -> str:
    return f"players.{seat}.counts.{round - 1}.{suit}"


def _check_growth(entries: Entries, seat: int, counts: Counts) -> None:
    """A player gets ten cards per round, and cards stay in their garden."""
    written = entries.players[seat]["counts"]
    for round in range(1, ROUNDS + 1):
        most = HAND * round
        if sum(counts[round - 1]) > most:
            entries.refuse(
                _at(seat, round, PAD[round - 1][-1]),
                say("after round {round} at most {most} cards lie in the gardens", round=round, most=most),
            )
        for suit in PAD[round - 2] if round > 1 else ():
            before = counts[round - 2][suit]
            if is_written(written[round - 1][suit]) and counts[round - 1][suit] < before:
                entries.refuse(
                    _at(seat, round, suit), say("{before} lay there a round before, and cards stay in their gardens", before=before)
                )


def in_box(suit: int) -> int:
    """The number of cards of a suit."""
    return SUIT_LETTERS.count(SUITS[suit])


def _check_box(entries: Entries, laid: list[Counts]) -> None:
    """All players together cannot have more cards of a suit than the box."""
    for suit in ALL_SUITS:
        held = 0
        for seat, counts in enumerate(laid):
            held += counts[ROUNDS - 1][suit]
            if held > in_box(suit):
                why = say("all players together have {held}, and the box has only {most}", held=held, most=in_box(suit))
                entries.refuse(_at(seat, ROUNDS, suit), why)


# --- entered card by card -------------------------------------------------------------------------------------------------


def _gardens(entries: Entries) -> list[list[tuple[int, int]]]:
    """The cards of each player with the rounds in which they were laid."""
    seen: list[int] = []
    found: list[list[tuple[int, int]]] = []
    for seat, player in enumerate(entries.players):
        cards: list[tuple[int, int]] = []
        for nth, garden in enumerate(player["gardens"]):
            at = f"players.{seat}.gardens.{nth}"
            for card, _ in garden:
                if not 1 <= card <= CARDS:
                    entries.refuse(at, say("there is no card {card}", card=card))
                elif card in seen:
                    entries.refuse(at, say("{card} lies in another garden already", card=card))
                seen.append(card)
            cards += [(card, round) for card, round in garden if 1 <= card <= CARDS and 1 <= round <= ROUNDS]
            _check_order(entries, at, garden)
        _check_hands(entries, seat, cards)
        found.append(cards)
    return found


def _check_order(entries: Entries, at: str, garden: list[list[int]]) -> None:
    """A garden grows at its ends: cards of a later round lie outside those of earlier rounds."""
    for round in range(2, ROUNDS + 1):
        before = [card for card, laid in garden if laid < round]
        for card, laid in garden:
            if laid == round and before and not lengthens(card, min(before), max(before)):
                entries.refuse(
                    at,
                    say(
                        "{card} came in round {round}, so it cannot lie between {low} and {high}",
                        card=card,
                        round=round,
                        low=min(before),
                        high=max(before),
                    ),
                )


def _check_hands(entries: Entries, seat: int, cards: list[tuple[int, int]]) -> None:
    for round in range(1, ROUNDS + 1):
        laid = len([card for card, when in cards if when == round])
        if laid > HAND:
            entries.refuse(
                f"players.{seat}.gardens",
                say("{laid} cards of round {round}, and only {most} came to hand", laid=laid, round=round, most=HAND),
            )


def _counted(cards: list[tuple[int, int]]) -> Counts:
    return [
        [len([card for card, laid in cards if laid <= round and SUIT[card] == suit]) for suit in ALL_SUITS]
        for round in range(1, ROUNDS + 1)
    ]


def _scored_by_cards(entries: Entries, gardens: list[list[tuple[int, int]]]) -> int:
    """The last round with a card; all rounds if the players say that the game is over."""
    if entries.sheet.get("over"):
        return ROUNDS
    rounds = [round for cards in gardens for _, round in cards]
    return max(rounds) if rounds else 0
