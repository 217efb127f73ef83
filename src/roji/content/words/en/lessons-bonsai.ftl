### The lessons of Bonsai.

## A turn: meditate or cultivate

lessons-bonsai-turn-title = A turn: meditate or cultivate
lessons-bonsai-turn-take = Welcome. A card comes with the tiles below it. Touch the [Master] on the right, with a leaf and a fruit, and take it.
lessons-bonsai-turn-take-hint = That is a good card too. For this lesson take the Master on the far right.
lessons-bonsai-turn-cultivate = The Master gave you wood and a leaf as well. Haruka has placed her first tiles. Now it is your turn: [Cultivate].
lessons-bonsai-turn-cultivate-hint = You have enough tiles. Cultivate, to place them.
lessons-bonsai-turn-wood = Wood must touch wood, and the bud is wood. Hold [wood] and place it above the bud, on the left.
lessons-bonsai-turn-wood-hint = Allowed, but begin with wood on the left above the bud: we grow from there.
lessons-bonsai-turn-branch = Your second wood uses the symbol for any tile. Place it to the upper right, so that leaves find room.
lessons-bonsai-turn-branch-hint = Allowed. Here place wood at the upper right of your first one.
lessons-bonsai-turn-leaf = Now a [leaf]: it must touch wood and is worth 3 points. Place it where it touches both new pieces of wood, on the left.
lessons-bonsai-turn-leaf-hint = A fine place. But choose the one on the left that touches both pieces of wood.
lessons-bonsai-turn-stop = All three symbols are used: any tile, wood, leaf. Touch [Done].
lessons-bonsai-turn-done = Meditate to get tiles and cards, cultivate to place them: that is the whole game.

## Flowers and fruits

lessons-bonsai-growing-title = Flowers and fruits
lessons-bonsai-growing-take = This is the same game. You need flowers: take the [Master] in the third slot, with wood and a flower.
lessons-bonsai-growing-take-hint = Allowed, but flowers come with the third slot.
lessons-bonsai-growing-too-many = Six tiles lie before you, and you may keep five. Give back the [wood].
lessons-bonsai-growing-too-many-hint = You decide what goes. Here you will need all the others.
lessons-bonsai-growing-cultivate = Leaves, flowers and a fruit: time to [cultivate].
lessons-bonsai-growing-cultivate-hint = Not another card now: cultivate.
lessons-bonsai-growing-second-leaf = A fruit needs two leaves side by side. Place a [leaf] at the top, touching both the wood and your first leaf.
lessons-bonsai-growing-second-leaf-hint = Allowed, but then the fruit finds no place. Put the leaf beside the first one, at the top.
lessons-bonsai-growing-fruit = Now hold the [fruit]. Only one place touches both leaves. Find it: 7 points!
lessons-bonsai-growing-fruit-hint = Not that tile yet: the fruit first, it is worth 7 points.
lessons-bonsai-growing-stop = The flowers must wait: no symbol is left for them. Touch [Done].
lessons-bonsai-growing-again = All your symbols are available again. [Cultivate] once more.
lessons-bonsai-growing-again-hint = Cultivate: two flowers wait.
lessons-bonsai-growing-flower = A [flower] must touch a leaf. Each side without a tile is worth 1 point: look for a place with plenty of space around it.
lessons-bonsai-growing-flower-hint = Take a flower and place it beside a leaf.
lessons-bonsai-growing-done = Leaves need wood, flowers a leaf, fruits two leaves side by side. Fruits are worth 7, flowers their free sides.

## Growth, Tool and Helper

lessons-bonsai-cards-title = Growth, Tool and Helper
lessons-bonsai-cards-growth = A Growth card adds a symbol whenever you cultivate. Take the [Growth] with the flower, on the far right.
lessons-bonsai-cards-growth-hint = Take the flower’s Growth card on the far right.
lessons-bonsai-cards-tool = A Tool lets you keep two more tiles. It has moved to the right end: take the [Tool].
lessons-bonsai-cards-tool-hint = Not yet: the Tool first, on the far right.
lessons-bonsai-cards-helper = You may keep seven tiles now. A [Helper] lets you place tiles at once. It lies beside the deck: take it.
lessons-bonsai-cards-helper-hint = Take the Helper beside the deck.
lessons-bonsai-cards-place = It places one tile of any kind and one leaf. Begin with [wood], on the left above the bud.
lessons-bonsai-cards-place-hint = Wood first, on the left above the bud.
lessons-bonsai-cards-leaf = Now a [leaf], wherever you like.
lessons-bonsai-cards-leaf-hint = One leaf is still to be placed.
lessons-bonsai-cards-stop = The Helper has placed two tiles, and it was still a turn of meditating. Touch [Done].
lessons-bonsai-cards-freely = Your turn, as you like: another card, or cultivate.
lessons-bonsai-cards-done = Growth lets you place more, Tools let you keep more, Masters give, Helpers place at once, Parchments score at the end.

## A goal: claim it, or wait

lessons-bonsai-goals-title = A goal: claim it, or wait
lessons-bonsai-goals-cultivate = Look at the blue goal: a tile beyond the rim, on the side of the golden crack. Two tiles are missing. [Cultivate].
lessons-bonsai-goals-cultivate-hint = You have the tiles already: cultivate.
lessons-bonsai-goals-wood = Lengthen the branch to the right: [wood], up to the rim.
lessons-bonsai-goals-wood-hint = Allowed, but the branch should reach the rim on the right.
lessons-bonsai-goals-leaf = That ends flush with the rim. The [leaf] goes beyond the dotted line.
lessons-bonsai-goals-leaf-hint = A leaf beyond the dotted line on the right, please.
lessons-bonsai-goals-stop = The goal is met. Goals are decided after the action: touch [Done].
lessons-bonsai-goals-claim = Claim it for 7 points, or renounce it and hope for the 14 of the hard one. The hard one is far: [claim] 7 points.
lessons-bonsai-goals-claim-hint = You may. But what you renounce never comes back, and the hard goal is far away.
lessons-bonsai-goals-done = You may claim one goal of each colour. Whoever claims it first keeps it; if you renounce one, you can still go for a harder one.

## No room for wood

lessons-bonsai-pruning-title = No room for wood
lessons-bonsai-pruning-prune = Two leaves sit on the bud, and no wood fits. Before your turn you may cut one: touch the left [leaf].
lessons-bonsai-pruning-prune-hint = Allowed. But without wood nothing more will grow: prune the left leaf.
lessons-bonsai-pruning-cultivate = There is room again, and it is still your turn. [Cultivate].
lessons-bonsai-pruning-cultivate-hint = Cultivate now, while the place is free.
lessons-bonsai-pruning-wood = [Wood] into the gap: from here the tree can go on.
lessons-bonsai-pruning-wood-hint = Wood first, where the leaf was.
lessons-bonsai-pruning-rest = Place what else you like, then touch [Done].
lessons-bonsai-pruning-done = Keep a place for wood, or remove the fewest tiles before your turn. What cannot stand without them falls too.

## Play it to the end

lessons-bonsai-finish-title = Play it to the end
lessons-bonsai-finish-deck = The deck is almost empty. Take this turn as you like; look at the points that each place would bring.
lessons-bonsai-finish-alone = When the last card comes up, everybody has one more turn. Tiles left over are worth nothing. Good luck!
lessons-bonsai-finish-done = The game is over, and you know Bonsai. Most points win; on a tie, whoever sits later in turn order.
