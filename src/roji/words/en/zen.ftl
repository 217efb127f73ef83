### Zen.

## Said by the rules

placed-it-at-x-y = placed it at { $x },{ $y }
ended-the-hand = ended the hand
discarded-card = discarded { $card }
turned-up-a-black-start-card = turned up a black start card
turned-up-a-white-start-card = turned up a white start card
drew-black-cards = drew black cards
drew-white-cards = drew white cards
took-up-card-turned = took up { $card }, turned
took-up-card = took up { $card }
the-form-is-empty = the form is empty
a-complete-form = a complete form
cards-placed = cards placed
zen-is-for-one-player = Zen is for one player
the-start-card-lies-already = the start card lies already
first-turn-up-a-start-card = first turn up a start card
end-this-hand-before-you-draw-again = end this hand before you draw again
place-the-card-that-you-hold-or-put-it-back = place the card that you hold, or put it back
there-is-no-hand-to-end = there is no hand to end
the-start-card-must-be-placed = the start card must be placed
you-hold-a-card-already = you hold a card already
this-hand-is-ended-discard-what-is-left-of-it = this hand is ended; discard what is left of it
cards-are-discarded-when-the-hand-is-ended = cards are discarded when the hand is ended
first-hold-a-card-of-your-hand = first hold a card of your hand
the-start-card-lies-at-0-0 = the start card lies at 0,0
a-card-must-lie-edge-to-edge-with-one-on = a card must lie edge to edge with one on the table
a-card-lies-there-already = a card lies there already
the-semicircle-does-not-match-the-card-on-the-left = the semicircle does not match the card on the left
the-semicircle-does-not-match-the-card-on-the-right = the semicircle does not match the card on the right
the-upper-edge-does-not-fit-to-the-card-above = the upper edge does not fit to the card above
the-lower-edge-does-not-fit-to-the-card-below = the lower edge does not fit to the card below
card-looks-the-same-after-a-half-turn = { $card } looks the same after a half turn
card-has-no-place-like-this = { $card } has no place like this
every-pile-is-used-up-twice-cards-missing-missing = every pile is used up twice; cards missing: { $missing }
form-is-complete = { $form } is complete
given-up-cards-missing-missing = given up; cards missing: { $missing }
