### Ohanami.

## Said by the rules

kept-card = kept { $card }
laid-card-in-garden-garden = laid { $card } in garden { $garden }
started-a-garden-with-card =
    { $times ->
     [2] started gardens with { $card }
   *[other] started a garden with { $card }
    }
discarded-card = discarded { $card }
kept-a-card =
    { $times ->
     [2] kept two cards
   *[other] kept a card
    }
discarded-a-card =
    { $times ->
     [2] discarded two cards
   *[other] discarded a card
    }
decided-on-a-card =
    { $times ->
     [2] decided on both cards
   *[other] decided on a card
    }
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

option-lay-order-name = Laying order
option-lay-order = Who lays first
option-lay-order-last-commit = whoever chose last
option-lay-order-rotate = each player in turn
option-simultaneous-lay-name = Lay at the same time
option-simultaneous-lay = Everybody lays at the same time, hidden until all are done
option-peek-before-lay-name = Look before laying
option-peek-before-lay = You may look at your next hand before you lay

## What to do

ohanami-resigned = You have resigned; the others play on.
ohanami-choose =
    { $n ->
     [one] Choose one more card to keep.
   *[other] Choose two cards to keep.
    }
ohanami-keep-these = Keep { $cards }?
ohanami-last-cards = These are the last cards of the round; nothing is passed.
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
ohanami-fits-nowhere = { $card } fits no garden. Discard it.
ohanami-rule-ends = Lower than the lowest or higher than the highest card.
ohanami-rule-gardens = You may have three gardens in the whole game.
ohanami-rule-aside = Discarded cards score nothing.
ohanami-then = { $rule } Then lay { $cards }.
ohanami-after-that = Then you lay { $cards }.
ohanami-turn-laid = You have laid your cards for this turn.
ohanami-look-on = You are watching.
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
ohanami-waits = waiting
ohanami-has-laid = laid

## The gardens and the hand

ohanami-garden = Garden { $n }
ohanami-garden-aloud =
    { $n ->
     [0] Garden { $garden }: empty
   *[other] Garden { $garden }: { $cards }
    }
ohanami-may-grow = You can start a garden here.
ohanami-starts-in = Empty gardens are alike. The next one starts in garden { $n }.
ohanami-keep-first = First keep the cards that you have chosen.
ohanami-lay-first = Lay the cards that you have kept first. Then you choose from this hand.
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
   *[new] Start a new garden with { $card }
    }
ohanami-end-lowest = lowest
ohanami-end-highest = highest
ohanami-end-new = new garden
ohanami-your-hand = Your hand
ohanami-to-hand-on = To pass on
ohanami-next-hand = Your next hand
ohanami-from = from { $name }
ohanami-kept-cards = Kept
ohanami-to-lay = To lay
ohanami-in-any-order = in any order
ohanami-put-aside = Discard
ohanami-put-card-aside = Discard { $card }
ohanami-hand-empty = Your hand is empty for now.
ohanami-gardens-stay = Your gardens stay as they are.
ohanami-unseen =
    { $hand ->
     [one] { $hand } card in hand
   *[other] { $hand } cards in hand
    } · { $chosen } face down · { $aside } discarded

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
ohanami-worth-stone = { $n } at the end
ohanami-worth-blossom = by the ladder
ohanami-title-water = Water: { $n } points a card after every round
ohanami-title-plant = Plants: { $n } points a card after rounds 2 and 3
ohanami-title-stone = Stones: { $n } points a card after round 3
ohanami-title-blossom = Blossoms: the ladder, after round 3
ohanami-ladder = Blossom ladder: cards and points
ohanami-aside = Discarded: { $cards }

## Points to come

ohanami-now = If scored now
ohanami-now-about = Your points if the gardens were scored now
ohanami-sure = Sure by the end
ohanami-sure-about = Your points at the end even if you lay nothing more
ohanami-adds =
    { $n ->
     [one] +{ $n } point by the end
   *[other] +{ $n } points by the end
    }

## The rules at a glance

ohanami-rules-lead = Keep two cards, pass the rest, lay what you kept. After three rounds the best gardens win.
ohanami-rules-turn = A turn
ohanami-rules-choose = Choose.
ohanami-rules-choose-how = Everybody at once: keep two cards of your hand, face down. Pass the others to your neighbour: left in rounds 1 and 3, right in round 2.
ohanami-rules-lay = Lay.
ohanami-rules-order =
    { $order ->
     [at-once] All at once, unseen until everybody is done.
     [rotate] One after another; each turn the next player begins.
   *[last] One after another; whoever was last to choose begins.
    }
ohanami-rules-lay-how = Lay each card at an end of a garden, lower than its lowest or higher than its highest card. Or start a garden; you may have three in the whole game. Or discard the card.
ohanami-rules-peek =
    { $peek ->
     [no] You see your next hand only when your own cards are laid.
   *[yes] You may look at your next hand before you lay.
    }
ohanami-rules-round = Five turns make a round, in which you keep ten cards. Then new hands are dealt; the gardens stay.
ohanami-rules-points = Points
ohanami-suit-water = Water
ohanami-suit-plant = Plants
ohanami-suit-stone = Stones
ohanami-suit-blossom = Blossoms
ohanami-rules-water = { $n } a card after every round
ohanami-rules-plant = { $n } a card after rounds 2 and 3
ohanami-rules-stone = { $n } a card after round 3
ohanami-rules-blossom = 1, 3, 6, 10, 15 … after round 3: each is worth one more than the one before, up to { $most }
ohanami-rules-end = The most points win. If points are equal, more blossoms win.
