### The rules of Zen.

rules-goal-title = The goal
rules-build = You build a picture, the form, out of square cards whose edges interlock. Two piles are gone through twice; by then the form is complete, or it is not.
rules-alone = Zen is a game for one player. Others may watch, and they see what you see.

rules-cards-title = The cards
rules-deck = There are 36 black and 36 white cards. Both colours have the same 36 patterns, each of them once; a card and its half turn are the same pattern.
rules-half-circles = On its left and on its right a card has half a circle: red with a ring, or blue with waves.
rules-diagonals = Its upper and lower edges can be diagonals. Such a line rises to the right, or it falls.
rules-tips = Or an edge is straight, with a tip that stands out or a notch that is cut in.
rules-deck-rebuilt = Our list of cards is rebuilt from what is known of the box. If you own the box you may use your own list.

rules-setup-title = Setting up
rules-choose-form = Choose a form. Each of its cells is black or white and takes one card of that colour.
rules-piles = Split the cards by colour and shuffle each colour by itself. They are your two piles, face down.
rules-one-colour = If the form has only one colour, the cards of the other are set aside for this game.

rules-start-title = The start card
rules-begin = First turn up the top card of a pile. It is the start card: everything else grows from it. That happens once in a game.
rules-start-pile = The start card may come from either pile, as long as the form has that colour.
rules-start-card = The start card is not a round of its own, and you cannot refuse it. But it may lie either way round.
rules-start-cell = In notation the place of the start card is called 0,0. Other places are counted from there: first to the right, then downwards.

rules-round-title = A round
rules-draw = Draw the top three cards of one pile: they are your hand. A pile that has fewer gives what it has. You draw again when this hand is over.
rules-hold = To place a card, take it up from your hand. You hold one card at a time; you may put it back, or take up another one instead.
rules-no-place = A card that fits nowhere cannot be taken up. Perhaps it fits after a half turn.
rules-place = Place as many cards of your hand as you like, in any order.
rules-never-forced = A card that fits does not have to be placed. Nothing is ever forced.
rules-done = When you have placed what you want, end the hand. A hand whose last card is placed ends by itself.
rules-discard = What you did not place goes face up onto the discard pile of its colour. You choose the order, and it matters: the first comes back first.
rules-nothing-kept = No card stays in your hand for the next round. What is not placed is discarded.
rules-colours-apart = The discards of the two colours lie apart and never mix.

rules-placing-title = Where a card may lie
rules-edge-to-edge = A card lies edge to edge with at least one card on the table, of either colour. To touch at a corner is not enough.
rules-free-cell = A cell takes one card. What lies on the table stays where it is.
rules-every-neighbour = It must fit every card that it touches, not only one of them.
rules-circles = Side by side, two half circles close to a circle of one colour. The colours of the cards do not matter for that.
rules-seams = One above the other, a diagonal meets the same diagonal, and a tip meets a notch.
rules-half-turn = You may turn a card by half: its half circles still lie left and right. A quarter turn is not allowed.
rules-same-turned = Eight cards of each colour look the same after a half turn. They have only one way to lie.
rules-part-of-form = At every moment all cards on the table together must be a part of the form, in shape and colour. You need not say which part: as long as several are possible, all of them stand.
rules-form-upright = The form may be shifted, never turned or mirrored: a picture has a top.
rules-holes = A hole in the form stays empty. It belongs to no part of the form.
rules-open-edges = Edges towards empty cells need not match anything, not even when the form is complete.

rules-second-pass-title = The second pass
rules-turned-over = When a pile is used up for the first time, its discard pile is turned over and becomes the pile again. That happens once for each colour.
rules-when-turned = The pile is turned over after the discards of that round. So the leftovers of the last hand come again, too.
rules-comes-first = The card that was discarded first comes first: the pile is turned as a block.
rules-last-time = In the second pass nothing comes again. So you are not asked for the order of your discards.
rules-used-up = A pile that is used up twice gives no more cards. Go on with the other one.
rules-look-through = You may look through the discards. A good memory would know them anyway, and in the second pass you see which cards come.

rules-end-title = The end
rules-won = The moment the form is complete you have won, even with cards left in your hand.
rules-lost = You have lost when no pile has a card left. One pile alone does not end the game.
rules-hopeless = A notice tells you when there is no way left to complete the form. You may play on all the same.
rules-give-up = You may give up at any time.
rules-no-points = There are no points and no ties. The score pad counts the cards in your picture, and the page with the forms keeps your fewest rounds.

rules-table-title = At this table
rules-undo = Whatever shows you no new card can be undone: taking up, placing, discarding. A draw stands.
rules-offered = The table offers only what the rules allow.
rules-parts-shown = As long as several parts of the form are possible, you may have them shown on the table, one after the other.
rules-day = The form of the day has the same piles for everyone. Monday and Tuesday are easy, then it gets harder; Sunday brings the hardest level.

rules-options-title = Options
rules-option-form = The form is chosen from the list. Or you write rows of B for black, W for white and dots for empty cells, with slashes between them: BW/WB is a square of four.
rules-own-form = A form of your own needs at least one cell, and all its cells must hang together edge by edge. It is at most 16 by 16 cells large and needs no more cards of a colour than there are.
rules-option-flip = With Flip at once, a pile is turned over as soon as its last card is drawn. What is left of that hand does not come again.
rules-option-memory = With Memory of the top only, you see just the top discard of each colour, and the cards of the second pass come as they will.
rules-option-tracker = Which cards have not been seen yet could be worked out, so a list of them is allowed. The Tracker shows it; without it the table is calmer.

rules-forms-title = The forms
rules-levels = There are four levels: Breath, Stream, Mountain and Void. A join is a pair of cells side by side; the more joins a form has for its size, the harder it is.
rules-forms-ours = We have drawn these twenty forms ourselves. On the page with the forms you can draw your own, try how hard they are, and share them.
rules-form-tea-bowl = Tea Bowl: 18 cards, 12 black and 6 white, with 27 joins.
rules-form-bridge = Bridge: 18 white cards with 23 joins.
rules-form-crane = Crane: 23 white cards with 28 joins.
rules-form-enso = Enso: 25 black cards with 29 joins.
rules-form-torii = Torii: 25 black cards with 29 joins.
rules-form-stone = Stone: 20 black cards with 30 joins.
rules-form-bamboo = Bamboo: 23 white cards with 31 joins.
rules-form-lantern = Lantern: 23 cards, 14 black and 9 white, with 34 joins.
rules-form-bonsai = Bonsai: 32 cards, 14 black and 18 white, with 44 joins.
rules-form-fuji = Fuji: 30 cards, 16 black and 14 white, with 45 joins.
rules-form-lotus = Lotus: 33 cards, 12 black and 21 white, with 48 joins.
rules-form-koi = Koi: 35 cards, 10 black and 25 white, with 53 joins.
rules-form-panda = Panda: 37 cards, 17 black and 20 white, with 60 joins.
rules-form-moon = Moon: 26 white cards with 41 joins.
rules-form-boulder = Boulder: 28 black cards with 45 joins.
rules-form-temple = Temple: 47 cards, 28 black and 19 white, with 78 joins.
rules-form-dragon = Dragon: 51 cards, 29 black and 22 white, with 81 joins.
rules-form-rock-garden = Rock Garden: 54 cards, 28 black and 26 white, with 93 joins.
rules-form-yin-yang = Yin-Yang: 52 cards, 26 black and 26 white, with 88 joins.
rules-form-mandala = Mandala: 53 cards, 24 black and 29 white, with 88 joins.
