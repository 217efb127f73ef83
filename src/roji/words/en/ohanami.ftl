### Ohanami.

## Said by the rules

kept-card = kept { $card }
laid-card-in-garden-garden = laid { $card } in garden { $garden }
started-a-garden-with-card = started a garden with { $card }
put-card-aside = put { $card } aside
kept-a-card = kept a card
put-a-card-aside = put a card aside
decided-on-a-card = decided on a card
room-for-the-cards-to-come = room for the cards to come
water = water
plants = plants
stone = stone
blossoms = blossoms
cards-are-being-laid-now-choose-again-when-everybody-has = cards are being laid now; choose again when everybody has laid
you-have-kept-two-cards-already = you have kept two cards already
cards-are-laid-when-everybody-has-kept-two = cards are laid when everybody has kept two
you-have-laid-your-cards-of-this-turn = you have laid your cards of this turn
it-is-not-your-turn-to-lay = it is not your turn to lay
you-have-started-three-gardens-and-that-is-all-there = you have started three gardens, and that is all there are
you-have-kept-card-already = you have kept { $card } already
card-is-not-one-of-the-cards-you-kept = { $card } is not one of the cards you kept
garden-garden-is-not-started-yet = garden { $garden } is not started yet
garden-garden-goes-from-low-to-high-only-a-lower = garden { $garden } goes from { $low } to { $high }: only a lower or a higher card fits
the-third-scoring-is-done-and-points-points-are-the = the third scoring is done, and { $points } points are the most
equal-with-points-points-and-blossoms-blossoms-so-the-win = equal with { $points } points and { $blossoms } blossoms, so the win is shared
equal-with-points-points-blossoms-blossoms-decide = equal with { $points } points; { $blossoms } blossoms decide
round-n-suit = round { $n }, { $suit }

## House rules

option-lay-order-name = Lay order
option-lay-order = Who lays first
option-lay-order-last-commit = whoever was last to choose
option-lay-order-rotate = each in turn
option-simultaneous-lay-name = Simultaneous lay
option-simultaneous-lay = All lay at once, unseen until everybody is done
option-peek-before-lay-name = Peek before lay
option-peek-before-lay = You may look at your next hand before you lay

## What to do

ohanami-resigned = You have resigned; the others play on.
ohanami-choose =
    { $n ->
     [one] Choose one more card to keep.
   *[other] Choose two cards to keep.
    }
ohanami-keep-these = Keep { $cards }?
ohanami-last-cards = These are the last cards of the round; nothing is handed on.
ohanami-hand-on =
    { $side ->
     [left] The other { $n } go to { $name }, on your left.
     [right] The other { $n } go to { $name }, on your right.
   *[across] The other { $n } go to { $name }.
    }
ohanami-kept = You kept { $cards }.
ohanami-waiting-for = Waiting for { $names }.
ohanami-lay-or-start = Lay { $card }, or start a garden.
ohanami-lay-at-an-end = Lay { $card } at an end of a garden.
ohanami-start-with = Start a garden with { $card }.
ohanami-fits-nowhere = { $card } fits no garden. Put it aside.
ohanami-rule-ends = Lower than the lowest or higher than the highest card.
ohanami-rule-gardens = You may have three gardens in the whole game.
ohanami-rule-aside = Cards put aside score nothing.
ohanami-then = { $rule } Then lay { $cards }.
ohanami-after-that = You lay { $cards } after that.
ohanami-turn-laid = Your cards of this turn are laid.
ohanami-look-on = You look on.
ohanami-one-chooses =
    { $n ->
     [one] { $name } chooses one card.
   *[other] { $name } chooses two cards.
    }
ohanami-several-choose =
    { $n ->
     [2] { $names } choose two cards.
   *[other] { $names } choose cards.
    }
ohanami-one-lays =
    { $n ->
     [one] { $name } lays one card.
   *[other] { $name } lays two cards.
    }
ohanami-several-lay = { $names } lay their cards.
ohanami-undo = Undo
ohanami-take-back = Take back
ohanami-keep = Keep { $cards }
ohanami-keep-and-pass = Keep { $cards }, pass the rest
ohanami-keep-some =
    { $n ->
     [one] Keep one card
   *[other] Keep two cards
    }

## Where we are

ohanami-over = The game is over
ohanami-where =
    { $side ->
     [left] Round { $round } of 3 · turn { $turn } of 5 · hands pass to the left
   *[right] Round { $round } of 3 · turn { $turn } of 5 · hands pass to the right
    }
ohanami-where-briefly = Round { $round } · turn { $turn }/5
ohanami-is-choosing = choosing
ohanami-has-chosen = chosen
ohanami-is-laying =
    { $n ->
     [one] laying, { $n } card left
   *[other] laying, { $n } cards left
    }
ohanami-waits = waits
ohanami-has-laid = laid

## The gardens and the hand

ohanami-garden = Garden { $n }
ohanami-garden-aloud =
    { $n ->
     [0] Garden { $garden }: empty
   *[other] Garden { $garden }: { $cards }
    }
ohanami-may-grow = A garden may grow here.
ohanami-empty = Empty
ohanami-card =
    { $suit ->
     [water] { $card }, water
     [plant] { $card }, plant
     [stone] { $card }, stone
   *[blossom] { $card }, blossom
    }
ohanami-slot =
    { $end ->
     [lowest] Lay { $card } in garden { $garden } as the lowest
     [highest] Lay { $card } in garden { $garden } as the highest
   *[new] Start with { $card } a new garden
    }
ohanami-end-lowest = lowest
ohanami-end-highest = highest
ohanami-end-new = new garden
ohanami-your-hand = Your hand
ohanami-to-hand-on = To hand on
ohanami-next-hand = Your next hand
ohanami-from = from { $name }
ohanami-kept-cards = Kept
ohanami-to-lay = To lay
ohanami-in-any-order = in any order
ohanami-put-aside = Put aside
ohanami-put-card-aside = Put { $card } aside
ohanami-hand-empty = Your hand is empty until the next cards come.
ohanami-gardens-stay = Your gardens stay as they are.
ohanami-unseen =
    { $hand ->
     [one] { $hand } card in hand
   *[other] { $hand } cards in hand
    } · { $chosen } face down · { $aside } aside

## How the gardens stand

ohanami-panel = Your gardens
ohanami-counted =
    { $suit ->
     [water] water: { $n }
     [plant] plant: { $n }
     [stone] stone: { $n }
   *[blossom] blossom: { $n }
    }
ohanami-of-suit =
    { $suit ->
     [water] { $n } water
     [plant] { $n } plant
     [stone] { $n } stone
   *[blossom] { $n } blossom
    }
ohanami-worth-water = { $n } each
ohanami-worth-plant = { $n } each
ohanami-worth-stone = { $n } each, at the end
ohanami-worth-blossom = by the ladder, at the end
ohanami-title-water = Water: { $n } points a card after every round
ohanami-title-plant = Plants: { $n } points a card after rounds 2 and 3
ohanami-title-stone = Stones: { $n } points a card after round 3
ohanami-title-blossom = Blossoms: the ladder, after round 3
ohanami-ladder = Blossom ladder: cards and points
ohanami-aside = Put aside: { $cards }

## The rules at a glance

ohanami-rules-lead = Keep two cards, hand on the rest, lay what you kept. After three rounds the finest gardens win.
ohanami-rules-turn = A turn
ohanami-rules-choose = Choose.
ohanami-rules-choose-how = All at once: keep two cards of your hand, face down. The others go to your neighbour, to the left in rounds 1 and 3, to the right in round 2.
ohanami-rules-lay = Lay.
ohanami-rules-order =
    { $order ->
     [at-once] All at once, unseen until everybody is done.
     [rotate] One after another; each turn the next player begins.
   *[last] One after another; whoever was last to choose begins.
    }
ohanami-rules-lay-how = Put each card at an end of a garden, lower than its lowest or higher than its highest card. Or start a garden; you may have three in the whole game. Or put the card aside.
ohanami-rules-peek =
    { $peek ->
     [no] You see your next hand only when your own cards are laid.
   *[yes] You may look at your next hand before you lay.
    }
ohanami-rules-round = Five turns make a round: you keep ten cards. Then new hands are dealt; the gardens stay.
ohanami-rules-points = Points
ohanami-suit-water = Water
ohanami-suit-plant = Plants
ohanami-suit-stone = Stones
ohanami-suit-blossom = Blossoms
ohanami-rules-water = { $n } a card after every round
ohanami-rules-plant = { $n } a card after rounds 2 and 3
ohanami-rules-stone = { $n } a card after round 3
ohanami-rules-blossom = 1, 3, 6, 10, 15 … after round 3: each is worth one more than the one before, up to { $most }
ohanami-rules-end = Most points win. If points are equal, more blossoms win.
