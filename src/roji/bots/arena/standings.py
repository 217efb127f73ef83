"""A tournament's result as one document, ready for JSON."""

from statistics import mean
from typing import Any

from roji.bots.arena.counts import Share, Tallies, Tally
from roji.bots.arena.ratings import Rating, rate
from roji.bots.arena.tournament import Tournament


def to_dict(tournament: Tournament, tallies: Tallies) -> dict[str, Any]:
    """The whole result, with bots by name."""
    ratings = rate(len(tallies.names), tallies.results)
    return {
        "game": tournament.game,
        "options": tournament.chosen(),
        "seed": tournament.seed,
        "think_ms": tournament.turn_ms,
        "iterations": tournament.iterations,
        "games": len(tallies.results),
        "players": {tally.name: _player(tally, ratings[bot]) for bot, tally in enumerate(tallies.bots)},
        "seats": {str(size): _size(tallies, size) for size in sorted(tallies.seats)},
        "pairs": _pairs(tallies),
    }


def _player(tally: Tally, rating: Rating) -> dict[str, Any]:
    return {
        **_share(tally.won),
        "wins": round(tally.won.wins, 4),
        "rating": round(rating.points, 1),
        "uncertainty": round(rating.uncertainty, 1),
        "points": round(mean(tally.scores), 2) if tally.scores else None,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions_per_s(), 1),
        "slowest_turn_ms": round(tally.slowest_ms, 1),
        "forfeits": [{"game": number, "reason": why} for number, why in tally.forfeits],
    }


def _share(share: Share) -> dict[str, Any]:
    return {"games": share.games, "win_rate": round(share.rate(), 4), "interval": [round(edge, 4) for edge in share.interval()]}


def _size(tallies: Tallies, size: int) -> dict[str, Any]:
    """Results at tables of one size: the shares of each seat and each bot."""
    players = {name: _share(tallies.at[size, bot]) for bot, name in enumerate(tallies.names) if (size, bot) in tallies.at}
    return {"seats": [_share(share) for share in tallies.seats[size]], "players": players}


def _pairs(tallies: Tallies) -> dict[str, dict[str, Any]]:
    """How often the first bot finished above the second; a tie counts half."""
    pairs: dict[str, dict[str, Any]] = {}
    for (one, other), share in sorted(tallies.above.items()):
        pairs.setdefault(tallies.names[one], {})[tallies.names[other]] = {"games": share.games, "above": round(share.rate(), 4)}
    return pairs
