# The home page and the sheet of rules
game-lost_gardens-about = Three rows that must ascend
game-lost_gardens-length = 2 players · 10 min
game-lost_gardens-glance =
    On your turn play one card of your five, then get one.
    Lay it in your row of its suit, where every card must be higher than the last, or put it on the pile of its suit.
    Then draw from the deck, or take the top card of a pile, but not the card that you have just put there.
    A row that you start counts the sum of its cards minus twelve; a row that you never start counts nothing.
    The game ends when the deck is empty.

# What lies where, and what can be done
field-deck = Cards in the deck
field-hand = Hand
field-piles = Piles
field-rows = Rows
field-shown = Known to be in hand
verb-lay = Lay in your row
verb-discard = Put on the pile
verb-draw = Draw from the deck
verb-take = Take from the pile
phase-play = Lay a card, or put it on a pile.
phase-draw = Draw a card, or take one from a pile.

# What is said
moss = moss
stone = stone
maple = maple
total = total
laid-card = laid { $card }
discarded-card = put { $card } on the pile
drew-a-card = drew a card
took-from-the-suit-pile = took the top card of the { $suit } pile
there-is-no-such-action = there is no such action
the-game-is-over = the game is over
it-is-not-your-turn = it is not your turn
first-lay-or-discard-a-card = first lay or discard a card
you-have-played-a-card-now-draw-one-or-take = you have played a card; now draw one, or take one from a pile
you-do-not-hold-card = you do not hold { $card }
card-is-lower-than-last-the-last-card-of-that = { $card } is lower than { $last }, the last card of that row
that-pile-is-empty = that pile is empty
you-have-just-discarded-that-card = you have just discarded that card
a-player-gave-up = a player gave up
the-deck-is-empty = the deck is empty
n-turns-are-over = { $n } turns are over
