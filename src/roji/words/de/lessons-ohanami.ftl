### Die Lektionen von Ohanami.

## Ein Zug

lessons-ohanami-turn-title = Ein Zug: wählen, weitergeben, anlegen
lessons-ohanami-turn-keep = Willkommen. Zehn Karten, zwei davon behältst du. Berühre [40] und [82], dann behalte sie.
lessons-ohanami-turn-start = Die anderen acht bekam Haruka. Jetzt legst du deine Karten: Beginne mit einer davon deinen ersten Garten.
lessons-ohanami-turn-start-hint = Du darfst eine Karte beiseitelegen, aber dann zählt sie nichts. Beginne einen Garten mit ihr.
lessons-ohanami-turn-lay = Ein Garten geht von klein nach groß und wächst an den Enden. Lege deine andere Karte an ein Ende.
lessons-ohanami-turn-lay-hint = Spare dir die übrigen Gärten auf: Diese Karte passt an den ersten.
lessons-ohanami-turn-next-hand = Auch Haruka hat gelegt. Diese Karten hat sie dir weitergegeben. Behalte [57] und [93].
lessons-ohanami-turn-which-fits = Dein Garten geht von 40 bis 82. Eine deiner beiden Karten kann ihn verlängern. Probiere es.
lessons-ohanami-turn-which-fits-hint = Das ist erlaubt, aber eine der Karten passt an deinen Garten. Lege die zuerst.
lessons-ohanami-turn-second-garden = [57] liegt zwischen 40 und 82 und passt an kein Ende. Beginne damit einen zweiten Garten; drei darfst du haben.
lessons-ohanami-turn-second-garden-hint = Sie muss nicht verloren gehen: Zwei Gärten darfst du noch beginnen.
lessons-ohanami-turn-done = Das war ein Zug: zwei wählen, den Rest weitergeben, beide legen. Fünf Züge sind eine Runde.
