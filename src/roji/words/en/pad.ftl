### The score pad for a box on the table.

pad = Score pad
pad-page-title = Score pad · Roji
pad-title = { $game }: score pad · Roji
pad-which-box = Which box is on your table?
pad-what-it-is = Count, tap, and see who won and why. What you write stays on this device, and once open the pad works without the internet.
pad-kept = Kept on this device
pad-forget = Throw away the sheet of { $who }
pad-players = Players
pad-order-of-play = in the order of play
pad-player = Player { $n }
pad-name-of = Name of player { $n }
pad-one-more = One player more
pad-one-less = One player less
pad-whose = Whose things
pad-by-counts = Count
pad-each = { $n } each
pad-round = Round { $n }
pad-lay = Lay
pad-loading = The rules are on their way…
pad-outcome = The outcome
pad-points = Points
pad-so-far = So far
pad-mend =
    { $n ->
        [one] One thing cannot be. It is marked.
       *[other] { $n } things cannot be. They are marked.
    }
pad-nobody-won = Not won this time.
pad-drawn = A draw.
pad-wins = { $name } wins.
pad-share = Share this sheet
pad-new = New sheet
pad-all = All sheets
pad-link = Link to this sheet
pad-stays-here = This sheet is kept on this device. A link holds all of it; no server sees it.
pad-damaged = This link is damaged, or belongs to another game. Your own sheet is still here.

## Said by the pad

less-than-nothing-cannot-lie-there = less than nothing cannot lie there
write-a-count-such-as-4 = write a count, such as 4
the-box-has-only-most = the box has only { $most }

## Ohanami

pad-ohanami-water = Water
pad-ohanami-plant = Plants
pad-ohanami-stone = Stone
pad-ohanami-blossom = Blossoms
pad-ohanami-ladder = by the ladder
pad-ohanami-field = { $name }, round { $round }, { $suit }
pad-ohanami-by-cards = Tap the cards
pad-ohanami-how-counts = After each round, count the cards that lie in all three gardens of a player.
pad-ohanami-how-cards = Choose a player, the round and a garden, then touch the cards that were laid there.
pad-ohanami-rounds = The round in which they were laid
pad-ohanami-over = All three rounds are played
pad-ohanami-gardens = Into which garden
pad-ohanami-garden = Garden { $n }
pad-ohanami-card = Card number
pad-ohanami-cards = The cards
pad-ohanami-card-name = { $card }, { $suit }
after-round-round-at-most-most-cards-lie-in-the = after round { $round } at most { $most } cards lie in the gardens
before-lay-there-a-round-before-and-cards-stay-in =
    { $before ->
        [one] one lay there a round before, and cards stay in their gardens
       *[other] { $before } lay there a round before, and cards stay in their gardens
    }
all-players-together-have-held-and-the-box-has-only = all players together have { $held }, and the box has only { $most }
there-is-no-card-card = there is no card { $card }
card-lies-in-another-garden-already = { $card } lies in another garden already
card-came-in-round-round-so-it-cannot-lie-between = { $card } came in round { $round }, so it cannot lie between { $low } and { $high }
laid-cards-of-round-round-and-only-most-came-to = { $laid } cards of round { $round }, and only { $most } came to hand
