### The lessons of Takenoko.

## A turn

lessons-takenoko-turn-title = Ein Zug: zwei Aktionen
lessons-takenoko-turn-draw = Willkommen im Garten des Kaisers. Noch ist nur der Teich da. Tippe auf [Beet], um drei Beete zu ziehen.
lessons-takenoko-turn-draw-hint = Das kommt noch. Lass zuerst den Garten wachsen: Tippe auf Beet.
lessons-takenoko-turn-keep = Drei Beete, alle grün. Eins hat einen Wasserspeicher, eins einen Zaun. Behalte das [einfache].
lessons-takenoko-turn-keep-hint = Verbesserungen kommen später. Behalte jetzt das einfache grüne Beet.
lessons-takenoko-turn-under = Die anderen beiden kommen unter den Stapel. Sag, welches zuerst.
lessons-takenoko-turn-lay = Lege dein Beet an den Teich, wo du magst. Dort ist Wasser, also wächst sofort Bambus.
lessons-takenoko-turn-gardener = Eine Aktion ist getan, die zweite muss eine andere sein. Tippe auf [Gärtner] und schick ihn auf dein Beet.
lessons-takenoko-turn-gardener-hint = Erlaubt. Aber sieh erst, was der Gärtner kann: Schick ihn auf dein Beet.
lessons-takenoko-turn-end = Wo er anhielt, ist Bambus gewachsen. Zwei Aktionen sind getan: Beende deinen Zug.
lessons-takenoko-turn-done = Ein Zug sind zwei verschiedene Aktionen, eine nach der anderen. Fünf Arten stehen zur Wahl.

## The panda

lessons-takenoko-panda-title = Regen und ein hungriger Panda
lessons-takenoko-panda-roll = Ab der zweiten Runde beginnt ein Zug mit dem Wetter. Wirf den Würfel.
lessons-takenoko-panda-rain = Regen: Ein Beet mit Wasser wächst. Das rechte hat Dünger, dort wächst Bambus um zwei. Tippe es an.
lessons-takenoko-panda-rain-hint = Dieses Beet würde um eins wachsen. Das andere hat Dünger: Lass es um zwei wachsen.
lessons-takenoko-panda-panda = Deine Panda-Karte will zwei grüne Bambusstücke; eins hast du. Tippe auf [Panda] und schick ihn auf das andere Beet.
lessons-takenoko-panda-panda-hint = Füttere zuerst den Panda: Schick ihn auf das grüne Beet, auf dem er nicht steht.
lessons-takenoko-panda-claim = Er hat gefressen, du hast zwei grüne Stücke. Deine Karte ist erfüllt: Tippe sie an, um sie auszulegen.
lessons-takenoko-panda-claim-hint = Lege zuerst die Panda-Karte aus. Das kostet keine Aktion.
lessons-takenoko-panda-objective = Drei Punkte, und die Stücke gingen zurück. Eine Aktion bleibt: Tippe auf [Aufgabe] und zieh eine neue Karte.
lessons-takenoko-panda-objective-hint = Erlaubt. Aber du hast nur zwei Karten: Zieh eine Aufgabe.
lessons-takenoko-panda-end = Du hast wieder drei Aufgaben. Beende deinen Zug.
lessons-takenoko-panda-done = Der Panda frisst ein Stück, wo er anhält. Damit bezahlst du Panda-Karten; sie auszulegen kostet keine Aktion.

## Water

lessons-takenoko-water-title = Wasser für ein trockenes Beet
lessons-takenoko-water-dry = Du hast Beete gezogen und ein gelbes behalten. Fern vom Teich muss ein Beet zwei andere berühren. Lege es an die beiden grünen.
lessons-takenoko-water-dry-hint = Am Teich hätte es gleich Wasser. Lege es hier vom Teich entfernt an beide grünen Beete.
lessons-takenoko-water-first = Ohne Wasser wächst nichts. Du hast einen Kanal: Tippe ihn auf deiner Tafel an und lege ihn an eine Ecke des Teichs.
lessons-takenoko-water-first-hint = Später. Lege zuerst deinen Kanal: Er ist auf deiner Tafel.
lessons-takenoko-water-take = Das Wasser fließt zwischen den grünen Beeten, aber noch nicht zum gelben. Nimm noch einen [Kanal].
lessons-takenoko-water-take-hint = Nimm mit dieser Aktion einen Kanal: Das gelbe Beet hat Durst.
lessons-takenoko-water-second = Leite das Wasser weiter zum gelben Beet. Beide Seiten sind recht.
lessons-takenoko-water-second-hint = Noch nicht: Lege zuerst deinen Kanal an das gelbe Beet.
lessons-takenoko-water-end = Das erste Wasser lässt sofort Bambus wachsen. Kanäle zu legen kostet keine Aktion. Beende deinen Zug.
lessons-takenoko-water-done = Kanäle beginnen an einer Ecke des Teichs und liegen zwischen Beeten. Einmal bewässert, immer bewässert.

## Shapes

lessons-takenoko-shape-title = Eine Form im Garten
lessons-takenoko-shape-draw = Deine Beet-Karte will drei grüne Beete in einer Kurve, alle mit Wasser. Zwei liegen schon da. Zieh Beete.
lessons-takenoko-shape-draw-hint = Such zuerst ein drittes grünes Beet: Zieh Beete.
lessons-takenoko-shape-keep = Behalte ein [grünes].
lessons-takenoko-shape-keep-hint = Gelb hilft deiner Karte nicht. Behalte ein grünes Beet.
lessons-takenoko-shape-under = Zwei sind übrig. Sag, welches zuerst unter den Stapel kommt.
lessons-takenoko-shape-lay = Drei in einer Kurve um den Teich: Lege es am Teich neben eins der grünen Beete.
lessons-takenoko-shape-lay-hint = Das wäre eine andere Form oder eine Lücke. Lege es am Teich neben ein grünes Beet.
lessons-takenoko-shape-claim = Die Kurve liegt da, gedreht, wie es erlaubt ist, und überall ist Wasser. Tippe deine Karte an, um sie auszulegen.
lessons-takenoko-shape-claim-hint = Lege zuerst die Beet-Karte aus. Das kostet keine Aktion.
lessons-takenoko-shape-freely = Eine Aktion bleibt, und du hast einen Kanal. Tu, was du magst, dann beende deinen Zug.
lessons-takenoko-shape-done = Formen dürfen gedreht, aber nicht gespiegelt sein. Sie bleiben im Garten und nützen auch anderen.

## Improvements

lessons-takenoko-improvement-title = Wolken bringen Verbesserungen
lessons-takenoko-improvement-roll = Dein zweiter Zug. Wirf den Wetterwürfel.
lessons-takenoko-improvement-take = Wolken: Nimm eine Verbesserung. Nimm den [Dünger]; auf seinem Beet wächst Bambus um zwei.
lessons-takenoko-improvement-take-hint = Auch gut. Aber nimm für diese Lektion den Dünger.
lessons-takenoko-improvement-where = Er liegt auf deiner Tafel. Versuch ihn auf das grüne Beet zu legen. Oder zieh Beete und lege ihm einen besseren Platz an.
lessons-takenoko-improvement-where-hint = Der Dünger wartet auf ein Beet ohne Bambus. Zieh Beete, um eins anzulegen.
lessons-takenoko-improvement-keep = Auf ein Beet passt nur eine Verbesserung, und eins dieser Beete hat schon eine. Behalte ein [einfaches] gelbes.
lessons-takenoko-improvement-keep-hint = Der Zaun nimmt den einzigen Platz ein. Behalte ein einfaches.
lessons-takenoko-improvement-under = Sag, welches Beet zuerst unter den Stapel kommt.
lessons-takenoko-improvement-lay = Lege es an den Teich.
lessons-takenoko-improvement-improve = Bevor Bambus wächst, fragt dich der Garten. Lege jetzt deinen [Dünger] dazu.
lessons-takenoko-improvement-improve-hint = Jetzt ist der Moment: Sobald dort Bambus steht, ist es zu spät.
lessons-takenoko-improvement-freely = Zwei Stücke auf einmal! Führe noch eine Aktion deiner Wahl aus und beende deinen Zug.
lessons-takenoko-improvement-done = Verbesserungen kommen auf Beete ohne Bambus, eine auf jedes: Wasser, ein Zaun oder schnelleres Wachstum.

## Weather

lessons-takenoko-weather-title = Gewitter und Sonne
lessons-takenoko-weather-roll = Ein neuer Zug. Wirf den Würfel.
lessons-takenoko-weather-storm = Ein Fragezeichen: Du wählst das Wetter. Wähle das [Gewitter].
lessons-takenoko-weather-storm-hint = Dieses Wetter lernst du später kennen. Wähle jetzt das Gewitter.
lessons-takenoko-weather-send = Das Gewitter scheucht den Panda irgendwohin. Schick ihn auf ein gelbes Beet; was er frisst, gehört dir.
lessons-takenoko-weather-send-hint = Du darfst auf das Gewitter verzichten, aber ein Bambusstück ist ein Geschenk. Schick den Panda los.
lessons-takenoko-weather-freely = Das Gewitter war keine Aktion. Führe jetzt zwei Aktionen deiner Wahl aus und beende deinen Zug.
lessons-takenoko-weather-sun = Haruka hat gespielt. Du bist wieder dran: Würfle.
lessons-takenoko-weather-three = Sonne: Du darfst drei verschiedene Aktionen ausführen. Zwei sind Pflicht, die dritte geschenkt. Dann beende deinen Zug.
lessons-takenoko-weather-done = Sonne, Regen, Wind, Gewitter und Wolken helfen dir auf je eigene Weise. Nutzen musst du keins davon.

## Alone

lessons-takenoko-alone-title = Drei eigene Züge
lessons-takenoko-alone-roll = Der Garten ist gewachsen. Du hast vier Aufgaben; zwei Panda-Karten fehlt je ein Bambusstück. Würfle.
lessons-takenoko-alone-first = Gewitter. Wo fände der Panda Grünes? Spiel diesen Zug, wie du magst, und lege aus, was du kannst.
lessons-takenoko-alone-second = Tippe eine Karte an, um die Beete zu sehen, die für sie zählen. Spiel deinen Zug.
lessons-takenoko-alone-third = Noch ein Zug. Zu zweit rufen neun Aufgaben den Kaiser, der zwei Punkte wert ist.
lessons-takenoko-alone-done = Du kennst Takenoko. Füttern, gärtnern, anlegen: Wer die meisten Punkte hat, wenn der Kaiser gekommen ist, gewinnt.
