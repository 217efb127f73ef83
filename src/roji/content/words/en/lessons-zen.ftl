### The lessons of Zen.

## A round

lessons-zen-round-title = A round: draw, place, discard
lessons-zen-round-turn-up = Welcome. Square cards become a picture; here it is a stone. Touch the [black pile]: it gives the start card.
lessons-zen-round-start = Everything grows from the [start card]. Take it up, then place it on the dashed cell.
lessons-zen-round-draw = Now [draw]. Your hand is three cards of one pile.
lessons-zen-round-place = Take up any card of your hand. Wherever it fits you see a plus. Choose a [place].
lessons-zen-round-place-hint = You may end the hand already. But place a card first.
lessons-zen-round-rest = Place more if you like; nothing is forced. Then end the hand, discard the rest, and [draw] again.
lessons-zen-round-done = Draw three, place what you like, discard the rest: that is a round.

## Edges that interlock

lessons-zen-fit-title = Edges that interlock
lessons-zen-fit-circle = Left the start card is red, right it is blue. Take up the card with [two blue halves], and close a circle.
lessons-zen-fit-circle-hint = Not yet. First close the blue circle, with the card that has two blue halves.
lessons-zen-fit-diagonal = Above and below, a diagonal meets the same diagonal. Take up the card with [two diagonals], and lay it below the start card.
lessons-zen-fit-diagonal-hint = That is allowed. But here lay the card with two diagonals, as it is, below the start card.
lessons-zen-fit-end = One card is left, and it would fit. But nothing is forced: [end the hand].
lessons-zen-fit-end-hint = Keep its place free this time: end the hand.
lessons-zen-fit-draw = It lies with the discards and will come again, once. [Draw] three more.
lessons-zen-fit-tip = A tip meets a notch. Take up the card with [a tip]; both its halves are red. Where does it fit the notched card?
lessons-zen-fit-tip-hint = Here lay the red card with the tip above the card with the notches, tip downwards.
lessons-zen-fit-done = Circles close, diagonals agree, tips meet notches, and that with every card they touch.

## A half turn

lessons-zen-turn-title = A half turn
lessons-zen-turn-half = Take up the card with [a notch and a diagonal]: it fits above. After a half turn it fits beside. Place it either way.
lessons-zen-turn-half-hint = First the card with one notch and one diagonal. The button Half turn, or R, turns it.
lessons-zen-turn-both-ways = The card with [red, blue and two tips] fits below the start card both ways round. Lay it there as you like.
lessons-zen-turn-both-ways-hint = Here lay the card with red, blue and two tips, directly below the start card.
lessons-zen-turn-same = The last card looks [the same] after a half turn, so there is nothing to turn. Place it.
lessons-zen-turn-same-hint = You may stop here. But this card still fits: place it.
lessons-zen-turn-done = Half a turn is allowed, a quarter never. Before you discard a card, look at it the other way round.

## A part of the form

lessons-zen-part-title = A part of the form
lessons-zen-part-white = The Tea Bowl still needs the dotted cells. Take up the card with [a diagonal above and a notch below]. White goes on light cells.
lessons-zen-part-white-hint = Here take the card with a diagonal above and a notch below first.
lessons-zen-part-another = Every card must lie inside the form. Place [another one] of your hand.
lessons-zen-part-another-hint = You may stop here. But another card fits: place it.
lessons-zen-part-end = A cell that few cards fit may cost you the game later. Leave the last card, and [end the hand].
lessons-zen-part-end-hint = This time leave it and end the hand.
lessons-zen-part-either = Cells of both colours are open. Choose a [pile], and draw.
lessons-zen-part-hand = Play this hand alone: place what helps, discard the rest, and [draw] again.
lessons-zen-part-done = At every moment the cards are a part of the form, in shape and colour. Which part, you need not say.

## The second pass

lessons-zen-pass-title = The second pass
lessons-zen-pass-last-two = One cell is missing, and the pile has two cards left. [Draw] them.
lessons-zen-pass-none-fits = Neither fits. No matter: [end the hand]. What you discard now comes again, too.
lessons-zen-pass-order = You choose the order: what is discarded first comes back first. [Discard] one; the other follows.
lessons-zen-pass-again = The discards have been turned over. Under “The form” you see all cards to come, in order. [Draw].
lessons-zen-pass-wait = Now nothing comes again. End hands and draw until the right card is there. Then [place] it.
lessons-zen-pass-done = Twice you go through the piles. If no card is left and the form is open, you have lost; complete, it wins at once.

## The last four cards

lessons-zen-finish-title = The last four cards
lessons-zen-finish-which-pile = Four cells of the Tea Bowl are open. Look at their colour, and draw from the right [pile].
lessons-zen-finish-which-pile-hint = Black cards would help no more: only white cells are open.
lessons-zen-finish-hand = Place what fits. Think twice before you close a corner. Then discard the rest, and [draw] again.
lessons-zen-finish-alone = The rest is yours. [Complete] the Tea Bowl; there is time, and no clock.
lessons-zen-finish-done = That was Zen. Twenty forms are waiting, a new one every day, and a sheet for your own.
