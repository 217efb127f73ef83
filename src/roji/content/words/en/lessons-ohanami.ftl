### The lessons of Ohanami.

## A turn

lessons-ohanami-turn-title = A turn: choose, pass, lay
lessons-ohanami-turn-keep = Welcome. Of ten cards you keep two. Touch [40] and [82], then keep them.
lessons-ohanami-turn-start = The other eight have gone to Haruka. Now lay: start your first garden with one of your two cards.
lessons-ohanami-turn-start-hint = You may discard a card, but then it scores nothing. Start a garden with it.
lessons-ohanami-turn-lay = A garden runs from low to high and grows at its ends only. Lay your other card at an end.
lessons-ohanami-turn-lay-hint = Save your other two gardens for later: this card fits the first one.
lessons-ohanami-turn-next-hand = Haruka has laid her cards too, and you hold what she passed on. Keep [57] and [93].
lessons-ohanami-turn-which-fits = Your garden goes from 40 to 82. One of your two cards can lengthen it. Try.
lessons-ohanami-turn-which-fits-hint = That is allowed. But one of them fits the garden that you have: lay that one first.
lessons-ohanami-turn-second-garden = [57] lies in between, so it fits neither end. Start a second garden with it; you may have three.
lessons-ohanami-turn-second-garden-hint = You need not lose it: you still have two gardens to start.
lessons-ohanami-turn-done = That was a turn: choose two, pass the rest, lay both. Five turns make a round.

## Two cards in the right order

lessons-ohanami-order-title = Two cards in the right order
lessons-ohanami-order-keep = The game goes on. [6] and [8] are both lower than 40: they could both go to your first garden. Keep them.
lessons-ohanami-order-higher-first = Lay both in garden 1. A laid card never moves again, so think: which one must come first?
lessons-ohanami-order-higher-first-hint = Allowed. But if 6 lies at the end of garden 1, 8 no longer fits there. Lay 8 first, in garden 1.
lessons-ohanami-order-lower-then = Well done. Now [6] fits in front of it, in garden 1.
lessons-ohanami-order-lower-then-hint = Allowed, but garden 2 has only one card: leave it open for others. 6 fits garden 1.
lessons-ohanami-order-choose-freely = Four cards are left in this hand. Keep any two that you can use.
lessons-ohanami-order-lay-freely = Lay both as you like: at an end, as a new garden, or discard them.
lessons-ohanami-order-done = Lay the card nearer to your garden first, and both fit. Gardens with few cards stay open for much.

## Three gardens

lessons-ohanami-three-gardens-title = Three gardens, and no more
lessons-ohanami-three-gardens-keep = Another game. You have two gardens. Keep [48] and [73].
lessons-ohanami-three-gardens-third = Find a place for [73]. Does it fit one of your two gardens?
lessons-ohanami-three-gardens-third-hint = Think of 73 first. It fits neither garden, but you may start a third one.
lessons-ohanami-three-gardens-into-third = That was your third garden, the last one. Lay [48] below 73, in garden 3.
lessons-ohanami-three-gardens-into-third-hint = Allowed, but try it in garden 3 here.
lessons-ohanami-three-gardens-keep-again = Now all three gardens have two ends. Keep [72] and [75].
lessons-ohanami-three-gardens-which-garden = Touch [75]. It fits one of your three gardens. Which one?
lessons-ohanami-three-gardens-which-garden-hint = Not yet: touch 75 and look at the ends of your gardens. One of them takes it.
lessons-ohanami-three-gardens-aside = Try [72] wherever you like. It fits nowhere, and there is no fourth garden: discard it.
lessons-ohanami-three-gardens-done = A card that fits nowhere is discarded, face down, and scores nothing. Leave your gardens room to grow.

## Rounds and scoring

lessons-ohanami-water-title = The end of a round: water and plants
lessons-ohanami-water-last-two = The fifth turn. Two cards are left, so you keep both and pass nothing on.
lessons-ohanami-water-lay-both = Lay both. One of them fits garden 2; the other starts your last garden.
lessons-ohanami-water-lay-both-hint = Both can be used: 83 lengthens garden 2, and 51 can start garden 3.
lessons-ohanami-water-new-cards = Round 1 is over: three water cards gave you 9 points. Water scores after every round. Keep [2] and [106].
lessons-ohanami-water-new-cards-hint = Those may be good too. But take the water now: it will score twice more.
lessons-ohanami-water-water-again = Both fit your longest garden. The others stay open then. After this round plants score too, 4 each.
lessons-ohanami-water-water-again-hint = Allowed. But in garden 1 it leaves your short gardens open.
lessons-ohanami-water-done = Water: 3 after each round. Plants: 4 after rounds 2 and 3. Stone and blossoms wait for the end.

## Stone and blossoms

lessons-ohanami-blossoms-title = The last round: stone and blossoms
lessons-ohanami-blossoms-keep = Round 3. Your six blossoms are worth 21 points, a seventh adds 7. A stone is always worth 7. Keep [31] and [105].
lessons-ohanami-blossoms-keep-hint = Water and plants score once more only, 3 and 4. These two are worth 7 each.
lessons-ohanami-blossoms-lay = Find a place for each. It does not matter in which garden a blossom lies: all of yours count together.
lessons-ohanami-blossoms-lay-hint = Both fit: 31 below garden 1 or 2, 105 above garden 3.
lessons-ohanami-blossoms-keep-again = Seven blossoms: 28 points now. Of these four cards, one fits no garden. Keep two that do.
lessons-ohanami-blossoms-keep-again-hint = 75 lies between the ends of every garden. Keep two of the others.
lessons-ohanami-blossoms-lay-again = Now lay them. Every card in a garden counts.
lessons-ohanami-blossoms-done = Blossoms: 1, 3, 6, 10, 15 … each is worth one more than the one before. Stones: 7. Only at the end.

## To the end

lessons-ohanami-finish-title = Play it to the end
lessons-ohanami-finish-keep = Three turns are left, and they are yours. Keep two cards that fit an end of a garden.
lessons-ohanami-finish-lay = Lay them. What will come next? Look at your next hand before you close an end.
lessons-ohanami-finish-alone = Two more turns, on your own. Good luck!
lessons-ohanami-finish-done = The game is over, and you know Ohanami. Most points win; if they are equal, more blossoms.
