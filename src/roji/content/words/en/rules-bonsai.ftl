### The rules page of Bonsai.

rules-goal-title = The goal
rules-goal = One to four players each grow a tree in a pot, tile by tile. Leaves, flowers and fruits are worth points, and so are Parchments and goals. Most points win.
rules-words = Roji plays by the printed rules of the 2023 edition. Where they are silent or can be read in two ways, a numbered ruling says how we play.

rules-setup-title = Getting ready
rules-pot = Everybody has a pot with a bud, which counts as a wood tile. The pot is five tiles wide and mended with a golden crack on its right.
rules-deck = The cards are shuffled, and four are laid in the slots beside the deck. With one or two players the deck has 32 cards, with three 36, with four 47.
rules-first-player = The oldest player begins. Here whoever sits in the first seat begins.
rules-marks = The rules say that 11 cards leave with three players, but the marks on the cards say 4. We follow the words, so 36 stay; the house rule plays with the 43 of the marks.
rules-goals-drawn = Three of the five colours of goals are drawn. All three tiles of each lie out; with one or two players the middle ones stay in the box.
rules-first-tiles = In turn order the players begin with wood; wood and a leaf; wood, a leaf and a flower; wood, a leaf, a flower and a fruit.
rules-unlimited = Tiles never run out: if the box has no more, use anything in their place.

rules-turn-title = A turn
rules-turn = Do one of two things: meditate or cultivate. Then decide on the goals you meet, and finally give back the tiles you may not keep.
rules-whose-turn = Players take turns clockwise. Only the player whose turn it is acts.
rules-order = The order is: take the card, take the tiles of its slot, use the card, refill, goals, give back tiles. House rules can move the refill after the goals, or to the end of the turn.
rules-taking-back = You can undo your steps until a card of the deck is turned up or another player acts. What was shown cannot be unseen.

rules-meditate-title = Meditate
rules-meditate = Take one of the four cards together with the tiles of its slot, and use the card. Then the cards nearer to the deck move one slot outwards, and a new one comes up in slot 1.
rules-slots = Slot 1 gives no tile, slot 3 wood and a flower, slot 4 a leaf and a fruit.
rules-slot-two = Slot 2 gives wood or a leaf: choose one before you use the card.
rules-gifts-taken = You always take the tiles of a slot. What is too much you give back at the end of your turn.
rules-piles = Cards lie face down before their owner, but they are no secret: everybody saw them being taken.

rules-cards-title = The cards
rules-tool = Tool: you may keep two more tiles. Several Tools add up.
rules-growth = Growth: whenever you cultivate, you may place one more tile of the kind shown. Several add up.
rules-at-once = A Tool counts at once, also in the turn in which you take it. A Growth card helps when you next cultivate.
rules-master = Master: take the tiles shown at once. Where four colours are shown, choose any one tile.
rules-helper = Helper: place at once up to one tile of any kind and up to one of the kind shown, including tiles you have just gained. Growth cards do not help here.
rules-helper-two = With a Helper you may place two tiles of the kind shown: “any” includes that kind.
rules-helper-none = You may use a Helper for no tile at all. The card is yours all the same, and counts for the Parchment of Helpers.
rules-parchment = Parchment: it gives points at the end of the game, for tiles on your bonsai or for cards you own.
rules-card-41 = Parchment: 1 point for each wood tile, the bud included.
rules-card-42 = Parchment: 1 point for each leaf.
rules-card-43 = Parchment: 2 points for each flower.
rules-card-44 = Parchment: 2 points for each fruit.
rules-card-45 = Parchment: 2 points for each Growth card you own.
rules-card-46 = Parchment: 2 points for each Helper card you own.
rules-card-47 = Parchment: 2 points for each Master card you own.

rules-cultivate-title = Cultivate
rules-cultivate = Place tiles of your supply on your bonsai, in any order. You may stop whenever you like.
rules-symbols = Your Seishi tile allows one tile of any kind, one wood and one leaf; each Growth card allows one more. Every tile you place uses up one symbol and comes from your supply.
rules-empty = You may cultivate without placing anything, but with several players not twice in a row: after such a turn you meditate, or place at least one tile.

rules-tiles-title = Where tiles grow
rules-wood = Wood must touch wood; the bud is wood. It is worth nothing by itself, but everything grows from it.
rules-leaf = A leaf must touch wood.
rules-flower = A flower must touch a leaf.
rules-fruit = A fruit must touch two leaves that touch each other, and it may not touch another fruit.
rules-free-place = Nothing grows on the pot, on the bud, or where a tile lies already. At the beginning only the two places above the bud are free.
rules-under = Tiles may grow straight under the pot. There they are on no side, so they are not “below the pot on the other side”.
rules-turned = The pot may not be turned around: the golden crack stays on the right.
rules-far = A bonsai grows within 20 steps of its bud. No game has ever come near that.

rules-prune-title = Pruning
rules-prune = If no wood can be added to your bonsai at the beginning of your turn, you may first remove the fewest tiles that make room again. They go back to the common supply.
rules-prune-what = You cut one tile, with all that could not stay without it: wood that is no longer connected to the bud, leaves without wood, flowers and fruits without their leaves. Only the cuts that take the fewest tiles are allowed. The bud always stays.
rules-prune-then = After pruning you take your turn as normal. You may meditate too, and a Helper may fill the gap with any tile.

rules-goals-title = Goals
rules-claim = When your bonsai has what a goal asks for, or more, and nobody has claimed it, decide in that turn: claim the tile, or renounce it. You may claim one tile of each colour.
rules-renounce = You can never claim a goal you have renounced, but you may still claim a harder one of its colour. The other players may claim it.
rules-goals-once = Goals are checked once, after your action.
rules-goals-several = If you meet several tiles of one colour at once, claim any one of them or renounce them all. If you meet several colours, decide on them in any order.
rules-goals-stay = A claimed goal stays yours and scores, even if your bonsai no longer meets it.
rules-goals-hardest = You may renounce the hardest tile as well.
rules-goals-never-again = A renounced goal is never offered again, not even when it was lost by pruning and met once more.
rules-goal-brown = Brown, Bunjin-gi: 8, 10 or 12 wood, the bud included, for 5, 10 or 15 points.
rules-goal-green = Green, Moyogi: 5, 7 or 9 leaves in one group, for 6, 9 or 12 points.
rules-goal-group = A group is leaves that are all connected; they need not all touch each other.
rules-goal-orange = Orange, Chokkan: 3, 4 or 5 fruits, for 9, 11 or 13 points.
rules-goal-pink = Pink, Shakan: 3, 4 or 5 flowers that protrude on the same side of the pot, for 8, 12 or 16 points.
rules-goal-pink-rows = Flowers beside and below the pot count too, in any row, if they are on that side.
rules-goal-blue-low = Blue, Kengai, 7 points: a tile that protrudes on the side of the golden crack.
rules-goal-blue-middle = Blue, 10 points: tiles that protrude on both sides.
rules-goal-blue-hard = Blue, 14 points: a tile that protrudes on one side, and another that is below the pot on the other.
rules-protrude = A tile that stands half over the rim protrudes; one that ends flush with the rim does not. Dotted lines on the board show where the rim is.
rules-below = Below the pot begins in the second row under the bud, on the pot’s base line.

rules-capacity-title = What you may keep
rules-capacity = At the end of your turn you keep five tiles, and two more for each Tool. Give back the rest; you choose which.
rules-capacity-exactly = You give back exactly down to what you may keep, never more.

rules-end-title = The end
rules-end = When the last card of the deck is turned up, that turn is finished. Then everybody has one more turn; whoever turned it up plays last.
rules-leaving = If somebody gives up, the others play on and that seat has no more turns; its goals stay claimed, and it cannot win. Solo or with two players the game is then over.

rules-scoring-title = Scoring
rules-score-leaf = A leaf is worth 3 points, wood nothing, a fruit 7.
rules-score-flower = A flower is worth 1 point for each of its six sides that touches no tile of your bonsai.
rules-score-pot-side = A side of a flower against the pot is free, a side against the bud is not.
rules-score-rest = Parchments and goals are worth what they show. Tiles left in your supply score nothing.
rules-equal = If points are equal, the player who sits latest in turn order wins.

rules-house-rules-title = House rules
rules-without-goals = Two to four players may leave the goals in the box, for instance in a first game.
rules-colours = You may choose the three colours of goals instead of drawing them.
rules-tokonoma = Tokonoma: all Parchments are in the upper half of the deck.
rules-tokonoma-odd = With an odd number of other cards, the upper half gets one more of them.

rules-solo-title = Solo
rules-solo = In a solo game you play with the cards and goals for two players, and begin with wood and a leaf. You win with three goals, one of each colour, and the points of your level.
rules-solo-discards = When you take a card, the card beside it on the deck’s side is discarded too; with slot 1 the top card of the deck. When you cultivate, the card in slot 4 is discarded. Then the row is closed up and filled.
rules-solo-last = When the last card of the deck is laid out or discarded, you have one last turn.
rules-solo-nothing-beside = If no card lies beside the one you take, nothing is discarded. That happens in the last turn only.
rules-levels = The levels ask for 80 points (Gakusei), 100 (Senmon), 120 (Sensei) or 140 (Yusha).

rules-scenarios-title = Scenarios
rules-scenario = A scenario is a solo game with goals and a target of its own instead of a level. Which goals four of them use is our choice; if you own the box, you can enter the printed ones.
rules-slow-fall = Slow Fall, 130 points: claim exactly two hard goals and a low one.
rules-slow-fall-three = Slow Fall is not won with three hard goals.
rules-long-winter = Long Winter, 120 points: claim all three goals and own four Parchments.
rules-long-winter-owned = In Long Winter only Parchments that you own count, not discarded ones.
rules-flourishing-spring = Flourishing Spring, 130 points: claim all three goals. Whenever you cultivate you must place a flower.
rules-spring-flower = If no flower of your supply could be placed in any way, you cannot cultivate. No tile may be placed that would leave no place for a flower.
rules-scorching-summer = Scorching Summer, 130 points: claim all three goals. Before scoring, flowers that touch no fruit and fruits that touch no flower are removed.
rules-summer-after = Everything is scored after that removal, Parchments too. Goals once claimed stay.
rules-emperor = The Emperor challenge, 140 points: you grow two bonsai, one at a time, and change to the other after each Cultivate. Claim all five middle goals, three with one bonsai and two with the other; supply and cards are shared, and the tiles of both count.
rules-emperor-renounce = In the Emperor challenge a goal is renounced for both bonsai, and the challenge can then no longer be won.
rules-emperor-before = Goals are decided before you change to the other bonsai.
