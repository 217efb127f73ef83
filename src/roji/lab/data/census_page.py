"""A census as one self-contained HTML page."""

import shlex
from html import escape

from roji.bots.arena import charts
from roji.bots.arena.report import cells, document, header, section
from roji.lab.data.census import Census, spread
from roji.lab.fleet.selfplay import SelfPlay


def page(plan: SelfPlay, census: Census) -> str:
    """The census as HTML."""
    title = f"{plan.find_game(plan.game).title}: what the game is like"
    parts = [_head(plan, census, title), _seats(census), _points(census), _length(census), _choices(census), _reveals(census)]
    return document(title, [*parts, _command(plan, census)])


def _head(plan: SelfPlay, census: Census, title: str) -> str:
    chosen = "".join(f" · {name} {value}" for name, value in plan.chosen().items())
    return header(title, f"{census.games} games · {', '.join(plan.names())} · {plan.iterations} iterations · seed {plan.seed}{chosen}")


def _seats(census: Census) -> str:
    if len(census.won) == 1:
        rows = [("won", census.won[0].rate(), census.won[0].interval(), None)]
        return section("Wins", "How often the lone player won. The bracket is the 95% interval.", charts.shares(rows))
    fair = 1 / len(census.won)
    shares = [(f"seat {seat + 1}", share.rate(), share.interval(), fair) for seat, share in enumerate(census.won)]
    words = f"What each seat won; a shared win counts as a share (shared wins: {census.drawn}). "
    return section("Seats", words + "The dashed line would be fair; the bracket is the 95% interval.", charts.shares(shares))


def _points(census: Census) -> str:
    rows = [(f"seat {seat + 1}", points) for seat, points in enumerate(census.scores) if points]
    words = "How often each seat ended with so many points; the line is the middle game."
    words += f" {census.forfeits} games that a bot broke off are left out." if census.forfeits else ""
    return section("Points", words, charts.points(rows, "How the points of each seat are spread")) if rows else ""


def _length(census: Census) -> str:
    words = f"Decisions in a game, all seats together; {spread(census.turns)['mean']:g} turns on average."
    return section("Length", words, charts.points([("decisions", census.lengths)], "How many decisions a game has"))


def _choices(census: Census) -> str:
    rows = [(f"{nth}. tenth", phase) for nth, phase in enumerate(census.choices, 1) if phase]
    words = "Among how many actions a seat could choose, from the first tenth of a game's decisions to the last; the line is the middle."
    return section("Choices", words, charts.points(rows, "How many actions could be chosen") + _table(census)) if rows else ""


def _table(census: Census) -> str:
    every = [choices for phase in census.choices for choices in phase]
    rows = [cells("th", ["", "mean", "deviation", "most", "forced"])]
    named = [*((f"{nth}. tenth", phase) for nth, phase in enumerate(census.choices, 1)), ("all", every)]
    for name, phase in named:
        if phase:
            found = spread(phase)
            forced = f"{100 * phase.count(1) / len(phase):.0f}%"
            rows.append(cells("td", [name, f"{found['mean']:g}", f"{found['deviation']:g}", str(max(phase)), forced]))
    return f'<div class="wide"><table style="margin-top:24px">{"".join(rows)}</table></div>'


def _reveals(census: Census) -> str:
    words = "How often in a game something came to light that the acting seat could not have foretold: a card, a die, another's secret."
    return section("Information", words, charts.points([("reveals", census.reveals)], "How often something came to light"))


def _command(plan: SelfPlay, census: Census) -> str:
    words = ["roji", "lab", "stats", plan.game, "--games", str(census.games), "--bots", ",".join(plan.bots), "--seats", str(len(plan.bots))]
    words += ["--iterations", str(plan.iterations), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += [f"--option.{name}", str(value).lower() if isinstance(value, bool) else str(value)]
    return section("How it was counted", "This plays the same games again:", f"<pre><code>{escape(shlex.join(words))}</code></pre>")
