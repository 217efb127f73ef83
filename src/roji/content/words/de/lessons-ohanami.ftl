### Die Lektionen von Ohanami.

## Ein Zug

lessons-ohanami-turn-title = Ein Zug: wählen, weitergeben, legen
lessons-ohanami-turn-keep = Willkommen. Von zehn Karten behältst du zwei. Tippe [40] und [82] an und behalte sie.
lessons-ohanami-turn-start = Die anderen acht hat jetzt Haruka. Nun wird gelegt: Beginne mit einer deiner beiden Karten den ersten Garten.
lessons-ohanami-turn-start-hint = Abwerfen darfst du sie, aber dann bringt sie keine Punkte. Beginne einen Garten mit ihr.
lessons-ohanami-turn-lay = Ein Garten geht von klein nach groß und wächst nur an den Enden. Lege deine andere Karte an ein Ende.
lessons-ohanami-turn-lay-hint = Spar dir die beiden anderen Gärten auf: Diese Karte passt an den ersten.
lessons-ohanami-turn-next-hand = Auch Haruka hat gelegt, und du hältst, was sie weitergegeben hat. Behalte [57] und [93].
lessons-ohanami-turn-which-fits = Dein Garten reicht von 40 bis 82. Eine deiner beiden Karten kann ihn verlängern. Probier es.
lessons-ohanami-turn-which-fits-hint = Das ist erlaubt. Aber eine der beiden passt an deinen Garten: Lege die zuerst.
lessons-ohanami-turn-second-garden = [57] liegt dazwischen und passt an kein Ende. Beginne damit einen zweiten Garten; drei darfst du haben.
lessons-ohanami-turn-second-garden-hint = Sie muss nicht verloren gehen: Zwei Gärten darfst du noch beginnen.
lessons-ohanami-turn-done = Das war ein Zug: zwei wählen, den Rest weitergeben, beide legen. Fünf Züge sind eine Runde.

## Zwei Karten, eine Reihenfolge

lessons-ohanami-order-title = Zwei Karten in der richtigen Reihenfolge
lessons-ohanami-order-keep = Die Partie geht weiter. [6] und [8] sind beide kleiner als 40: Beide könnten an den ersten Garten. Behalte sie.
lessons-ohanami-order-higher-first = Beide sollen in Garten 1 liegen. Was liegt, bleibt liegen. Überlege also: Welche muss zuerst hin?
lessons-ohanami-order-higher-first-hint = Erlaubt. Aber liegt die 6 am Ende von Garten 1, passt die 8 dort nicht mehr. Lege zuerst die 8, in Garten 1.
lessons-ohanami-order-lower-then = Gut gemacht. Jetzt passt [6] davor, in Garten 1.
lessons-ohanami-order-lower-then-hint = Erlaubt, aber Garten 2 hat erst eine Karte: Halte ihn offen. Die 6 passt an Garten 1.
lessons-ohanami-order-choose-freely = Vier Karten hat diese Hand noch. Behalte zwei davon, die du brauchen kannst.
lessons-ohanami-order-lay-freely = Lege beide, wie du magst: an ein Ende, als neuen Garten, oder wirf sie ab.
lessons-ohanami-order-done = Lege zuerst die Karte, die näher am Garten liegt, dann passen beide. Kleine Gärten bleiben offen für vieles.

## Drei Gärten

lessons-ohanami-three-gardens-title = Drei Gärten und nicht mehr
lessons-ohanami-three-gardens-keep = Eine andere Partie. Du hast zwei Gärten. Behalte [48] und [73].
lessons-ohanami-three-gardens-third = Finde einen Platz für [73]. Passt sie an einen deiner beiden Gärten?
lessons-ohanami-three-gardens-third-hint = Denk zuerst an die 73. Sie passt an keinen Garten, aber du darfst einen dritten beginnen.
lessons-ohanami-three-gardens-into-third = Das war dein dritter und letzter Garten. Lege [48] unter die 73, in Garten 3.
lessons-ohanami-three-gardens-into-third-hint = Erlaubt, aber probier es hier mit Garten 3.
lessons-ohanami-three-gardens-keep-again = Nun haben alle drei Gärten zwei Enden. Behalte [72] und [75].
lessons-ohanami-three-gardens-which-garden = Tippe [75] an. Sie passt an einen deiner drei Gärten. An welchen?
lessons-ohanami-three-gardens-which-garden-hint = Noch nicht: Tippe die 75 an und sieh dir die Enden deiner Gärten an. An eines passt sie.
lessons-ohanami-three-gardens-aside = Probier [72], wo du willst. Nichts passt, und einen vierten Garten gibt es nicht: Wirf sie ab.
lessons-ohanami-three-gardens-done = Was nirgends passt, wird verdeckt abgeworfen und bringt keine Punkte. Lass deinen Gärten Platz zum Wachsen.

## Runden und Wertung

lessons-ohanami-water-title = Das Ende einer Runde: Wasser und Pflanzen
lessons-ohanami-water-last-two = Der fünfte Zug. Zwei Karten sind übrig: Du behältst beide und gibst nichts weiter.
lessons-ohanami-water-lay-both = Lege beide. Eine passt an Garten 2, die andere beginnt deinen letzten Garten.
lessons-ohanami-water-lay-both-hint = Beide sind zu brauchen: 83 verlängert Garten 2, und 51 kann Garten 3 beginnen.
lessons-ohanami-water-new-cards = Runde 1 ist vorbei: Drei Wasserkarten brachten dir 9 Punkte. Wasser zählt nach jeder Runde. Behalte [2] und [106].
lessons-ohanami-water-new-cards-hint = Auch die sind vielleicht gut. Aber nimm jetzt das Wasser: Es zählt noch zweimal.
lessons-ohanami-water-water-again = Beide passen an deinen längsten Garten; die anderen bleiben offen. Nach dieser Runde zählen auch Pflanzen, je 4.
lessons-ohanami-water-water-again-hint = Erlaubt. Aber in Garten 1 hält sie deine kurzen Gärten offen.
lessons-ohanami-water-done = Wasser: 3 nach jeder Runde. Pflanzen: 4 nach Runde 2 und 3. Steine und Kirschblüten warten auf das Ende.

## Steine und Kirschblüten

lessons-ohanami-blossoms-title = Die letzte Runde: Steine und Kirschblüten
lessons-ohanami-blossoms-keep = Runde 3. Sechs Kirschblüten bringen dir 21 Punkte, eine siebte 7 mehr. Ein Stein bringt immer 7. Behalte [31] und [105].
lessons-ohanami-blossoms-keep-hint = Wasser und Pflanzen zählen nur noch einmal, 3 und 4. Diese beiden bringen je 7.
lessons-ohanami-blossoms-lay = Finde für beide einen Platz. Wo eine Kirschblüte liegt, ist gleich: Alle deine zählen zusammen.
lessons-ohanami-blossoms-lay-hint = Beide passen: 31 unten an Garten 1 oder 2, 105 oben an Garten 3.
lessons-ohanami-blossoms-keep-again = Sieben Kirschblüten: nun 28 Punkte. Von diesen vier Karten passt eine nirgends. Behalte zwei, die passen.
lessons-ohanami-blossoms-keep-again-hint = 75 liegt in jedem Garten zwischen den Enden. Behalte zwei der anderen.
lessons-ohanami-blossoms-lay-again = Lege sie nun. Jede Karte in einem Garten zählt.
lessons-ohanami-blossoms-done = Kirschblüten: 1, 3, 6, 10, 15 … jede bringt einen Punkt mehr als die vorige. Steine: 7. Erst am Ende.

## Bis zum Ende

lessons-ohanami-finish-title = Bis zum Ende spielen
lessons-ohanami-finish-keep = Drei Züge bleiben, und sie gehören dir. Behalte zwei Karten, die an ein Gartenende passen.
lessons-ohanami-finish-lay = Lege sie. Was kommt danach? Sieh dir deine nächste Hand an, bevor du ein Ende zumachst.
lessons-ohanami-finish-alone = Noch zwei Züge, ganz allein. Viel Glück!
lessons-ohanami-finish-done = Die Partie ist zu Ende, und du kennst Ohanami. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Kirschblüten hat.
