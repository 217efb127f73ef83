### The rules of Takenoko.

rules-goal-title = Das Ziel des Spiels
rules-goal = Gemeinsam pflegt ihr den Bambusgarten des Kaisers, aber alle möchten darin etwas anderes sehen: Was, das sagen eure geheimen Aufgaben. Erfüllte Aufgaben bringen Punkte; wer die meisten hat, gewinnt.

rules-setup-title = Aufbau
rules-setup = In der Mitte liegt der Teich, darauf stehen der Gärtner und der Panda. Die Beete werden zu einem verdeckten Stapel gemischt. Platz eins beginnt.
rules-plots-of-the-box = Es gibt 11 grüne, 9 gelbe und 7 rosa Beete. Auf manchen ist eine Verbesserung aufgedruckt; sie wirkt wie eine gelegte.
rules-first-cards = Beet-, Gärtner- und Panda-Aufgaben bilden je einen Stapel. Alle beginnen mit einer Karte von jedem und halten sie geheim.

rules-turn-title = Ein Zug
rules-turn = Zuerst das Wetter, dann zwei verschiedene Aktionen. Die zweite wählst du, wenn die erste ausgeführt ist. Du handelst nur in deinem eigenen Zug, und der Tisch bietet an, was erlaubt ist.
rules-two-actions = Beide Aktionen sind Pflicht; zwei sind immer möglich. Die dritte, die die Sonne schenkt, ist freiwillig. Ohne Wind kommt keine Aktion zweimal in einem Zug vor.
rules-free-steps = Vom Wurf bis zum Ende deines Zuges darfst du beliebig oft Kanäle und Verbesserungen legen und erfüllte Aufgaben auslegen. Das sind keine Aktionen. Es geht zwischen den Schritten, auch bevor das Wetter abgehandelt ist, aber nicht vor dem Wurf.

rules-weather-title = Das Wetter
rules-roll = Wirf den Wetterwürfel einmal, zu Beginn deines Zuges. Im jeweils ersten Zug gibt es kein Wetter.
rules-decline = Niemand muss das Wetter nutzen: Du darfst darauf verzichten.
rules-sun = Sonne: Du darfst eine dritte Aktion ausführen, anders als die beiden anderen.
rules-rain = Regen: Auf einem bewässerten Beet deiner Wahl wächst Bambus, auch wenn dort noch keiner steht; mit Dünger zwei Stücke. Trockenen Beeten hilft der Regen nicht.
rules-wind = Wind: Deine beiden Aktionen dürfen gleich sein. Eine dritte gibt es nicht.
rules-storm = Gewitter: Schick den Panda auf ein beliebiges anderes Beet oder auf den Teich, ob in gerader Linie oder nicht. Dort frisst er ein Bambusstück, und du bekommst es.
rules-storm-enclosure = Das Gewitter darf ihn auch hinter einen Zaun treiben. Dort frisst er nichts.
rules-cloud = Wolken: Nimm eine Verbesserung aus dem Vorrat und lege sie jetzt oder später. Du hast die Wahl unter den Arten, die noch da sind.
rules-cloud-empty = Erst wenn gar keine Verbesserung mehr da ist, werden Wolken zu einem anderen Wetter deiner Wahl. Sonst nimm eine, oder verzichte.
rules-any-weather = Das Fragezeichen: Du wählst selbst eins der fünf Wetter.
rules-one-weather = In einem Zug gibt es nur ein Wetter; Sonne und Wind kommen nie zusammen.
rules-useless-weather = Wenn es regnet und nichts wachsen kann oder ein Gewitter kommt und nur der Teich da ist, bleibt nur der Verzicht. Freie Schritte darfst du vorher tun: Ein Kanal kann dem Regen ein Beet verschaffen.

rules-plots-title = Aktion: Beet
rules-draw-plots = Zieh drei Beete und behalte eins, das du gleich anlegst. Die anderen kommen verdeckt unter den Stapel.
rules-plots-secret = Nur du siehst die Beete, die du ziehst. Die anderen sehen das, das du anlegst.
rules-under = Du bestimmst die Reihenfolge unter dem Stapel: Das erste liegt direkt darunter, das zweite unter diesem.
rules-few-plots = Sind weniger als drei Beete übrig, zieh diese. Ist der Stapel leer, entfällt die Aktion.
rules-lay = Ein Beet kommt auf einen leeren Platz, der an den Teich oder an mindestens zwei Beete grenzt.
rules-improve = Bevor auf dem neuen Beet etwas wächst, darfst du eine deiner Verbesserungen darauflegen, wenn es noch keine hat. Dann wächst Bambus, falls das Beet bewässert ist.
rules-improve-fertilizer = Ein Dünger, den du in diesem Moment legst, wirkt sofort: Auf einem Beet am Teich wachsen zwei Stücke.

rules-channels-title = Aktion: Bewässerungskanal
rules-take-channel = Nimm einen Kanal aus dem Vorrat. Lege ihn gleich, oder heb ihn auf. Sind alle zwanzig weg, entfällt die Aktion.
rules-place-channel = Ein Kanal liegt zwischen zwei benachbarten Beeten. Er berührt eine Ecke des Teichs oder einen anderen Kanal, und an eine Stelle passt nur einer. Das Legen ist keine Aktion; mehrere in einem Zug sind erlaubt.
rules-channel-edges = Neben einem leeren Platz oder am Ufer des Teichs kann kein Kanal liegen: Auf beiden Seiten muss ein Beet sein.
rules-irrigated = Bewässert ist ein Beet am Teich, an einem Kanal oder mit Wasserspeicher. Was einmal bewässert ist, bleibt es für immer.

rules-figures-title = Aktionen: Gärtner und Panda
rules-moving = Beide ziehen in gerader Linie beliebig weit, aber mindestens einen Schritt, ohne Lücke über Beete und Teich. Auf dem Teich dürfen sie anhalten.
rules-gardener = Wo der Gärtner anhält, wächst Bambus: auf diesem Beet und auf den Nachbarbeeten derselben Farbe, überall, wo Wasser ist. Auf dem Teich wächst nichts.
rules-panda = Wo der Panda anhält, frisst er ein Bambusstück; es kommt auf deine Tafel. Ein leeres Beet, ein Zaun oder der Teich gibt nichts her.
rules-panda-eats = Der Panda frisst, wenn er kann; fasten kann er nicht.

rules-growing-title = Wasser und Bambus
rules-growing = Wachsen heißt: ein Stück in der Farbe des Beets kommt dazu, mit Dünger zwei. Ein Bambus hat höchstens vier Stücke. Ohne Wasser wächst nichts.
rules-first-water = Wird ein Beet zum ersten Mal bewässert, wächst dort sofort Bambus. Weiteres Wasser bringt nichts mehr.
rules-short = Der Vorrat sind 36 grüne, 30 gelbe und 24 rosa Stücke. Reicht er nicht für alle Beete, die wachsen sollen, bestimmt, wer am Zug ist, welche wachsen; ein Beet mit Dünger bekommt dann vielleicht nur eins.

rules-improvements-title = Verbesserungen
rules-improvements = Auf ein Beet passt eine Verbesserung, aufgedruckt oder gelegt, und nur solange dort kein Bambus steht. Bewässert muss es nicht sein. Eine zu legen, die du hast, ist keine Aktion.
rules-watershed = Wasserspeicher: Das Beet ist auch ohne Kanal bewässert. Ein Kanal kann hier nicht beginnen.
rules-enclosure = Zaun: Der Panda darf hier anhalten, frisst aber nichts.
rules-fertilizer = Dünger: Wann immer hier Bambus wächst, wächst er um zwei Stücke. Ohne Wasser nützt er nichts.
rules-under-a-figure = Auch wo der Gärtner oder der Panda steht, darfst du eine Verbesserung legen.
rules-late-fertilizer = Ein Dünger auf einem bewässerten, leeren Beet lässt von selbst nichts wachsen. Er wartet auf den Gärtner oder auf Regen.

rules-objectives-title = Aktion: Aufgabe
rules-draw-objective = Zieh eine Karte vom Stapel deiner Wahl. Mehr als fünf auf der Hand sind nicht erlaubt.
rules-hand-kinds = Die fünf dürfen von beliebiger Art sein. Alle sehen die Rückseiten, die Arten sind also offen.
rules-empty-deck = Ist ein Stapel leer, nimm einen anderen. Sind alle leer, entfällt die Aktion.
rules-claim = Eine Aufgabe von deiner Hand legst du in deinem eigenen Zug aus, wenn sie erfüllt ist. Das ist keine Aktion; mehrere sind erlaubt, und du darfst auch warten.
rules-claim-within = Panda-Aufgaben darfst du sogar mitten in einem Schritt erfüllen: vom Ziehen der Beete, bis das Beet liegt, und während knapper Bambus verteilt wird. Ihre Stücke gehen in den Vorrat zurück und können sofort wachsen. Andere Aufgaben warten, bis der Schritt fertig ist.
rules-not-used-up = Beete und Bambus werden nicht verbraucht: Sie dürfen für andere Karten und andere Personen noch einmal zählen. Was aber vor dem Auslegen gefressen wurde, zählt nicht mehr.

rules-plot-objectives-title = Beet-Aufgaben
rules-plot-objectives = Die Form muss in den Farben der Karte im Garten liegen, und jedes Beet davon muss bewässert sein. Sie darf gedreht, aber nicht gespiegelt sein.
rules-line = Drei in einer Linie: 2 Punkte in Grün, 3 in Gelb, 4 in Rosa.
rules-curve = Drei in einer Kurve: 2 Punkte in Grün, 3 in Gelb, 4 in Rosa.
rules-triangle = Drei im Dreieck: 2 Punkte in Grün, 3 in Gelb, 4 in Rosa.
rules-diamond = Vier in einer Raute: 3 Punkte in Grün, 4 in Gelb, 5 in Rosa.
rules-mixed = Eine Raute aus zwei Farben, je zwei Beete nebeneinander wie auf der Karte: Die Grenze verläuft von links oben nach rechts unten. Grün und Gelb 3 Punkte, Grün und Rosa 4, Rosa und Gelb 5.

rules-gardener-objectives-title = Gärtner-Aufgaben
rules-gardener-objectives = Der Bambus muss dastehen, wenn du die Karte auslegst, mit der Verbesserung, die die Karte zeigt.
rules-gardener-none = Ein Bambus der Höhe vier auf einem Beet ohne Verbesserung: 5 Punkte in Grün, 6 in Gelb, 7 in Rosa.
rules-gardener-watershed = Ein Bambus der Höhe vier mit Wasserspeicher: 4 Punkte in Grün, 5 in Gelb, 6 in Rosa.
rules-gardener-enclosure = Ein Bambus der Höhe vier mit Zaun: 4 Punkte in Grün, 5 in Gelb, 6 in Rosa.
rules-gardener-fertilizer = Ein Bambus der Höhe vier mit Dünger: 3 Punkte in Grün, 4 in Gelb, 5 in Rosa.
rules-gardener-several = Mehrere Bambusse mit genau drei Stücken, mit oder ohne Verbesserung: vier grüne für 8 Punkte, drei gelbe für 7, zwei rosa für 6. Ein Bambus der Höhe vier zählt nicht.

rules-panda-objectives-title = Panda-Aufgaben
rules-panda-objectives = Diese Bambusstücke brauchst du auf deiner Tafel. Wenn du die Karte auslegst, gehen sie in den Vorrat zurück.
rules-panda-pair = Zwei Stücke einer Farbe: 3 Punkte in Grün, 4 in Gelb, 5 in Rosa.
rules-panda-three = Ein Stück von jeder Farbe: 6 Punkte.
rules-panda-twice = Zwei gleiche Karten brauchen doppelt so viele Stücke: Jede nimmt ihre eigenen.

rules-end-title = Das Ende
rules-emperor = Wer zuerst genug Aufgaben erfüllt hat, zu zweit neun, zu dritt acht, zu viert sieben, bekommt den Kaiser und spielt den Zug zu Ende. Alle anderen haben noch einen Zug, dann ist die Partie zu Ende.
rules-scoring = Erfüllte Aufgaben zählen, was auf ihnen steht, der Kaiser 2 Punkte. Karten auf der Hand, Bambusstücke, Kanäle und Verbesserungen zählen nichts.
rules-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Punkte aus Panda-Aufgaben; sind auch sie gleich, wird der Sieg geteilt.
rules-sixty-rounds = Ruft niemand den Kaiser, endet die Partie nach 60 Runden ohne ihn.

rules-variants-title = Hausregeln
rules-advanced = Für Erfahrene: Eine Karte, die beim Ziehen schon erfüllt ist, wird gezeigt und kommt unter ihren Stapel; du ziehst sofort noch einmal, von einem beliebigen Stapel. Bei Panda-Karten entscheiden deine eigenen Bambusstücke.
rules-advanced-end = Ein Stapel, dessen Karten in dieser Aktion alle abgelegt wurden, steht nicht mehr zur Wahl. Bleibt keiner übrig, endet die Aktion ohne Karte.
rules-exact = Genaue Höhe: Im Standard zählt für die Karten mit Höhe drei nur Bambus mit genau drei Stücken. Ausgeschaltet zählt auch Bambus mit vier.
rules-unlimited = Unbegrenzter Bambus: Der Vorrat geht nie aus.

rules-together-title = Am Tisch
rules-leaving = Wer aufgibt, kann nicht gewinnen. Zu zweit gewinnt sofort die andere Person; zu mehreren spielen die anderen weiter, und der Platz hat keinen Zug mehr.
rules-leaving-things = Eben gezogene Beete kommen zurück auf den Stapel, und auf einem eben angelegten wächst Bambus, wie es ist. Alles andere bleibt bei der Person, die gegangen ist.
rules-taking-back = Zurücknehmen kannst du alles bis zum letzten Wurf, zu gezogenen Beeten oder einer gezogenen Karte, und das Ende deines Zuges, bis die nächste Person handelt.
