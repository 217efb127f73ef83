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
