### The lessons of Ohanami.

## A turn

lessons-ohanami-turn-title = A turn: choose, hand on, lay
lessons-ohanami-turn-keep = Welcome. Ten cards, and you keep two. Touch [40] and [82], then keep them.
lessons-ohanami-turn-start = The other eight went to Haruka. Now lay your cards: let one of them start your first garden.
lessons-ohanami-turn-start-hint = You may put a card aside, but it scores nothing then. Start a garden with it.
lessons-ohanami-turn-lay = A garden runs from low to high and grows at its ends. Lay your other card at an end of this one.
lessons-ohanami-turn-lay-hint = Save your other gardens for later: this card fits the first one.
lessons-ohanami-turn-next-hand = Haruka has laid too. These are the cards that she handed on. Keep [57] and [93].
lessons-ohanami-turn-which-fits = Your garden goes from 40 to 82. One of your two cards can lengthen it. Try.
lessons-ohanami-turn-which-fits-hint = That is allowed, but one of them fits the garden that you have. Lay that one first.
lessons-ohanami-turn-second-garden = [57] lies between 40 and 82, so it fits no end. Let it start a second garden. You may have three.
lessons-ohanami-turn-second-garden-hint = It need not be lost: you have two gardens left to start.
lessons-ohanami-turn-done = That was a turn: choose two, hand on the rest, lay both. Five turns make a round.
