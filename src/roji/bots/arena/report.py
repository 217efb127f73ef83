"""A tournament report as one self-contained HTML page."""

import shlex
from html import escape

from roji.bots.arena import charts
from roji.bots.arena.counts import Share, Tallies
from roji.bots.arena.ratings import Rating, rate
from roji.bots.arena.style import MARK, STYLE
from roji.bots.arena.tournament import Tournament

LISTED = 6  # games listed by number, where many were lost for the same reason


def page(tournament: Tournament, tallies: Tallies) -> str:
    """The report as HTML."""
    ratings = rate(len(tallies.names), tallies.results)
    order = sorted((bot for bot, tally in enumerate(tallies.bots) if tally.won.games), key=lambda bot: -ratings[bot].points)
    title = f"{tournament.find_game(tournament.game).title}: a tournament"
    parts = [
        _head(tournament, tallies, title),
        _ratings(tallies, ratings, order),
        _pairs(tallies, order),
        _points(tallies, order),
        _seats(tallies),
        _forfeits(tallies),
        _command(tournament, len(tallies.results)),
    ]
    return document(title, parts)


def document(title: str, parts: list[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _head(tournament: Tournament, tallies: Tallies, title: str) -> str:
    sizes = " and ".join(str(size) for size in tournament.sizes)
    thought = f"{tournament.iterations} iterations a decision" if tournament.iterations else f"{tournament.turn_ms / 1000:g} s a turn"
    chosen = "".join(f" · {name} {value}" for name, value in tournament.chosen().items())
    facts = f"{len(tallies.results)} games · {sizes} seats · {thought} · seed {tournament.seed}{chosen}"
    return header(title, facts)


def header(title: str, facts: str) -> str:
    return f"<header>{MARK}<h1>{escape(title)}</h1><p>{escape(facts)}</p></header>"


def section(title: str, words: str, inside: str) -> str:
    return f"<section><h2>{title}</h2><p>{words}</p>{inside}</section>"


def _ratings(tallies: Tallies, ratings: list[Rating], order: list[int]) -> str:
    rows = [(tallies.names[bot], ratings[bot].points, ratings[bot].uncertainty) for bot in order]
    words = "100 points more win about 64 games of 100 between two. The line is where the rating lies with 95% certainty."
    return section("Ratings", words, charts.ratings(rows) + _standings(tallies, order))


def _standings(tallies: Tallies, order: list[int]) -> str:
    head = cells("th", ["", "games", "wins", "95% interval", "points", "moves/s", "slowest turn", "forfeits"])
    rows = [head]
    for bot in order:
        tally = tallies.bots[bot]
        figures = [tally.points(), f"{tally.decisions_per_s():,.0f}", f"{tally.slowest_ms:,.0f} ms", str(len(tally.forfeits))]
        rows.append(cells("td", [tally.name, str(tally.won.games), *_rate(tally.won), *figures]))
    return f'<div class="wide"><table style="margin-top:24px">{"".join(rows)}</table></div>'


def cells(kind: str, words: list[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(word)}</{kind}>" for word in words) + "</tr>"


def _rate(share: Share) -> tuple[str, str]:
    low, high = share.interval()
    return f"{100 * share.rate():.1f}%", f"{100 * low:.1f} to {100 * high:.1f}%"


def _pairs(tallies: Tallies, order: list[int]) -> str:
    if len(order) < 2:
        return ""
    rows = [cells("th", ["", *(tallies.names[bot] for bot in order)])]
    for one in order:
        meetings = "".join(_meeting(tallies.above.get((one, other))) for other in order)
        rows.append(f"<tr><td>{escape(tallies.names[one])}</td>{meetings}</tr>")
    words = "How often the bot on the left finished above the bot at the top, when both sat at the table; equals count half."
    return section("Who beats whom", words, f'<div class="wide"><table class="matrix">{"".join(rows)}</table></div>')


def _meeting(share: Share | None) -> str:
    if share is None:
        return "<td></td>"
    depth = round(70 * share.rate())
    ground = f"background:color-mix(in oklab, var(--moss) {depth}%, var(--raised))"
    return f'<td style="{ground}" title="of {share.games}">{100 * share.rate():.0f}%</td>'


def _points(tallies: Tallies, order: list[int]) -> str:
    rows = [(tallies.names[bot], tallies.bots[bot].scores) for bot in order if tallies.bots[bot].scores]
    words = "How often each bot ended with so many points, in games that nobody forfeited; the line is the middle game."
    return section("Points", words, charts.points(rows)) if rows else ""


def _seats(tallies: Tallies) -> str:
    rows = [
        (f"seat {seat + 1} of {size}", share.rate(), share.interval(), 1 / size)
        for size, shares in sorted(tallies.seats.items())
        for seat, share in enumerate(shares)
    ]
    words = "What each seat won, whoever sat there. The dashed line would be fair; the bracket is the 95% interval."
    return section("Seats", words, charts.shares(rows))


def _forfeits(tallies: Tallies) -> str:
    found: dict[tuple[str, str], list[int]] = {}
    for tally in tallies.bots:
        for number, why in tally.forfeits:
            found.setdefault((tally.name, why), []).append(number)
    if not found:
        return ""
    rows = [cells("td", [name, str(len(games)), _listed(games), f"it {why}"]) for (name, why), games in found.items()]
    head = cells("th", ["bot", "times", "games", "why"])
    words = "Games lost because a bot broke off, was silent, or said what it may not."
    return section("Forfeits", words, f'<div class="wide"><table class="reason">{head}{"".join(rows)}</table></div>')


def _listed(games: list[int]) -> str:
    return ", ".join(str(number) for number in games[:LISTED]) + (" …" if len(games) > LISTED else "")


def _command(tournament: Tournament, games: int) -> str:
    words = ["roji", "arena", tournament.game, *tournament.bots, "--games", str(games)]
    words += ["--seats", ",".join(str(size) for size in tournament.sizes)]
    words += ["--iterations", str(tournament.iterations)] if tournament.iterations else ["--think", f"{tournament.turn_ms / 1000:g}"]
    words += ["--seed", str(tournament.seed)]
    for name, value in tournament.options.items():
        words += [f"--option.{name}", str(value).lower() if isinstance(value, bool) else str(value)]
    every = "Every deal is played once for each way round the table, so that luck evens out. This plays the tournament again:"
    return section("How it was played", every, f"<pre><code>{escape(shlex.join(words))}</code></pre>")
