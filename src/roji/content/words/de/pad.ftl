### Der Wertungsblock für eine Schachtel auf dem Tisch.

pad = Wertungsblock
pad-page-title = Wertungsblock fürs Brettspiel · Roji
pad-title = { $game }: Wertungsblock · Roji
pad-which-box = Welches Spiel liegt auf deinem Tisch?
pad-what-it-is = Zähle, tippe, und du siehst, wer gewonnen hat und warum. Was du schreibst, bleibt auf diesem Gerät, und einmal geöffnet kommt der Block ohne Internet aus.
pad-kept = Auf diesem Gerät aufbewahrt
pad-forget = Das Blatt von { $who } löschen
pad-players = Mitspielende
pad-order-of-play = in der Reihenfolge der Züge
pad-player = Person { $n }
pad-name-of = Name von Person { $n }
pad-one-more = Person hinzufügen
pad-one-less = Person entfernen
pad-whose = Wessen Punkte
pad-by-counts = Zählen
pad-each = je { $n }
pad-round = Runde { $n }
pad-lay = Legen
pad-less = Weniger: { $what }
pad-more = Mehr: { $what }
pad-undo = Rückgängig
pad-nobody = Niemand
pad-times = mal
pad-how-ended = Wie endete es?
pad-given-up = Aufgegeben
pad-loading = Die Regeln werden geladen …
pad-outcome = Das Ergebnis
pad-points = Punkte
pad-so-far = Bis jetzt
pad-mend =
    { $n ->
        [one] Eine Angabe kann nicht stimmen. Sie ist markiert.
       *[other] { $n } Angaben können nicht stimmen. Sie sind markiert.
    }
pad-nobody-won = Diesmal nicht gewonnen.
pad-drawn = Unentschieden.
pad-wins = { $name } gewinnt.
pad-share = Blatt teilen
pad-new = Neues Blatt
pad-all = Alle Blätter
pad-link = Link zu diesem Blatt
pad-stays-here = Dieses Blatt liegt auf diesem Gerät. Ein Link enthält es ganz; kein Server sieht es.
pad-damaged = Dieser Link ist beschädigt oder gehört zu einem anderen Spiel. Dein eigenes Blatt ist noch da.

## Said by the pad

less-than-nothing-cannot-lie-there = eine Anzahl kann nicht kleiner als 0 sein
write-a-count-such-as-4 = gib eine Zahl ein, zum Beispiel 4
the-box-has-only-most = die Schachtel hat davon nur { $most }

## Ohanami

pad-ohanami-water = Wasser
pad-ohanami-plant = Pflanzen
pad-ohanami-stone = Steine
pad-ohanami-blossom = Kirschblüten
pad-ohanami-ladder = nach der Leiter
pad-ohanami-field = { $name }, Runde { $round }, { $suit }
pad-ohanami-by-cards = Karten antippen
pad-ohanami-how-counts = Zähle nach jeder Runde die Karten, die in allen drei Gärten einer Person liegen.
pad-ohanami-how-cards = Wähle eine Person, die Runde und einen Garten, dann tippe die Karten an, die dort gelegt wurden.
pad-ohanami-rounds = Die Runde, in der sie gelegt wurden
pad-ohanami-over = Alle drei Runden sind gespielt
pad-ohanami-gardens = In welchen Garten
pad-ohanami-garden = Garten { $n }
pad-ohanami-card = Kartennummer
pad-ohanami-cards = Die Karten
pad-ohanami-card-name = { $card }, { $suit }
after-round-round-at-most-most-cards-lie-in-the = nach Runde { $round } liegen höchstens { $most } Karten in den Gärten
before-lay-there-a-round-before-and-cards-stay-in =
    { $before ->
        [one] eine lag dort schon eine Runde vorher, und Karten bleiben in ihren Gärten
       *[other] { $before } lagen dort schon eine Runde vorher, und Karten bleiben in ihren Gärten
    }
all-players-together-have-held-and-the-box-has-only = alle zusammen haben { $held }, und die Schachtel hat davon nur { $most }
there-is-no-card-card = es gibt keine Karte { $card }
card-lies-in-another-garden-already = { $card } liegt schon in einem anderen Garten
card-came-in-round-round-so-it-cannot-lie-between = { $card } kam in Runde { $round }, kann also nicht zwischen { $low } und { $high } liegen
laid-cards-of-round-round-and-only-most-came-to = { $laid } Karten aus Runde { $round }, aber nur { $most } kamen auf die Hand

## Bonsai

pad-bonsai-by-tree = Baum antippen
pad-bonsai-wood = Holz, mit der Knospe
pad-bonsai-leaves = Blätter
pad-bonsai-fruits = Früchte
pad-bonsai-growth = Wachstumskarten
pad-bonsai-helper = Helferkarten
pad-bonsai-master = Meisterkarten
pad-bonsai-field = { $name }, { $what }
pad-bonsai-flowers = Blüten
pad-bonsai-how-flowers = Tippe für jede Blüte an, wie viele ihrer Seiten kein Plättchen berühren. Die Schale ist kein Plättchen.
pad-bonsai-add-flower = Blüte hinzufügen
pad-bonsai-flower-with =
    { $n ->
        [one] Eine Blüte mit { $n } freien Seite
       *[other] Eine Blüte mit { $n } freien Seiten
    }
pad-bonsai-flower-back = Die letzte Blüte zurücknehmen
pad-bonsai-flowers-field = Freie Seiten, Blüte für Blüte
pad-bonsai-tree-of = Der Bonsai von { $name }
pad-bonsai-tree-nth = Bonsai { $n } von { $name }
pad-bonsai-brush = Plättchen zum Legen
pad-bonsai-off = entfernen
pad-bonsai-take-off = { $tile } bei { $cell } abnehmen
pad-bonsai-grow = { $tile } bei { $cell } anlegen
pad-bonsai-parchments = Pergamente
pad-bonsai-goals = Beanspruchte Ziele
pad-bonsai-goal =
    { $n ->
        [one] { $says }, ein Punkt
       *[other] { $says }, { $n } Punkte
    }
pad-bonsai-second = Welche davon hat der zweite Bonsai erfüllt?
write-a-number-for-each-flower-such-as-3-3 = schreibe für jede Blüte eine Zahl, zum Beispiel 3 3 5
a-flower-has-six-sides-and-one-touches-its-leaf = eine Blüte hat sechs Seiten, und eine berührt ihr Blatt: { $sides } können nicht frei sein
a-bonsai-never-has-tiles-tiles = ein Bonsai hat niemals { $tiles } Plättchen
with-so-many-players-there-are-only-most-such-cards = bei so vielen Personen gibt es von diesen Karten nur { $most }
there-is-one-such-parchment-and-somebody-has-it-already = dieses Pergament gibt es einmal, und jemand hat es schon
there-is-one-such-goal-tile-and-somebody-has-it = dieses Ziel gibt es einmal, und jemand hat es schon
a-player-claims-one-goal-of-each-colour-at-most = jede Person beansprucht höchstens ein Ziel jeder Farbe
one-or-two-players-leave-the-intermediate-goals-in-the = allein oder zu zweit bleiben die mittleren Ziele in der Schachtel
goals-of-most-colours-are-in-play-and-this-is = Ziele von { $most } Farben sind im Spiel, und diese ist eine weitere

## Takenoko

pad-takenoko-how = Wähle eine Person, dann tippe die erfüllten Aufgaben an.
pad-takenoko-less = Einmal { $card } weniger
pad-takenoko-emperor = Wer hat den Kaiser?
pad-takenoko-stopped = Wir haben aufgehört, bevor der Kaiser kam
the-box-has-this-card-once-and-somebody-has-it = diese Karte gibt es einmal, und jemand hat sie schon
the-box-has-this-card-most-times-only = diese Karte gibt es nur { $most }-mal
there-is-no-objective-card = es gibt keine Aufgabe { $card }
the-emperor-comes-to-whoever-has-needed-objectives-here-are = der Kaiser kommt, wenn { $needed } Aufgaben erfüllt sind; hier sind es { $done }
somebody-has-needed-objectives-so-the-emperor-has-come-to = jemand hat { $needed } Aufgaben, also ist der Kaiser gekommen: zu wem?
you-stopped-before-the-emperor-came-and-points-points-are = ihr habt aufgehört, bevor der Kaiser kam, und mehr als { $points } Punkte hat niemand

## Bossa

pad-bossa-owner = Wem gehört die weiße Linie?
pad-bossa-by-tiles = Plättchen antippen
pad-bossa-rows-white = Reihen auf der weißen Linie
pad-bossa-rows-black = Reihen auf der schwarzen Linie
pad-bossa-hand = Plättchen in der Hand
pad-bossa-hand-of = { $name }, Plättchen in der Hand
pad-bossa-last = Wer hatte den letzten Zug?
pad-bossa-play = Durch Legen
pad-bossa-stuck = Kein Zug möglich
pad-bossa-pile = Vorrat leer
pad-bossa-about-play = Der letzte Zug hat eine Hand geleert oder eine sechste Reihe gelegt.
pad-bossa-about-stuck = Nach dem Ziehen ließ sich nichts legen, und keine Aktion war übrig.
pad-bossa-about-pile = Das letzte Plättchen des Vorrats ist gezogen, und dieser Zug ist vorbei.
pad-bossa-about-resigned = Wer den letzten Zug hatte, hat aufgegeben.
pad-bossa-how-tiles = Wähle einen Arm, dann tippe die Plättchen jeder Reihe an, vom Würfel nach außen. Bei gestapelten Reihen die unterste Lage.
pad-bossa-die-white = Weißer Würfel
pad-bossa-die-black = Schwarzer Würfel
pad-bossa-arms = Welcher Arm
pad-bossa-white-up = Weiß, steigend
pad-bossa-white-down = Weiß, fallend
pad-bossa-black-up = Schwarz, steigend
pad-bossa-black-down = Schwarz, fallend
pad-bossa-row = Reihe { $n }: { $tiles }
pad-bossa-row-wrong = Reihe { $n }: { $why }
pad-bossa-next-row = Nächste Reihe
pad-bossa-tiles = Die Plättchen
pad-bossa-house-rules = Hausregeln
pad-bossa-row-size = Plättchen einer Reihe gegenüber der Reihe davor
pad-bossa-size-2023 = Eins mehr oder weniger
pad-bossa-size-classic = Gleich viele oder eins mehr
pad-bossa-size-loose = Jedes davon
pad-bossa-chips = Mit Verdoppler und Umkehrer
only-whoever-had-the-last-turn-can-have-played-all = nur wer den letzten Zug hatte, kann alle Plättchen gelegt haben
an-empty-hand-or-a-sixth-row-ended-it-before = eine leere Hand oder eine sechste Reihe hat die Partie schon vorher beendet
nobody-ever-has-more-than-most-tiles-in-hand = niemand hat je mehr als { $most } Plättchen in der Hand
with-most-rows-on-a-line-the-game-is-over = mit { $most } Reihen auf einer Linie ist die Partie zu Ende
the-other-line-has-six-rows-already-and-the-game = die andere Linie hat schon sechs Reihen, und damit war die Partie zu Ende
equal-dice-are-rolled-again = gleiche Würfel werden neu geworfen
a-die-shows-1-to-most = ein Würfel zeigt 1 bis { $most }
a-line-cannot-go-below-1 = eine Linie kann nicht unter 1 gehen
tile-lies-somewhere-else-already = { $tile } liegt schon woanders
after-the-row-before-it-this-one-has-another-number = nach der Reihe davor kann diese nicht { $n } Plättchen haben
the-dots-of-this-row-add-up-to-value-and = die Punkte dieser Reihe müssen { $value } ergeben, und jedes Plättchen muss einen davon haben

## Zen

pad-zen-form = Die Form auf deinem Tisch
pad-zen-rows = Ihre Reihen von oben nach unten, mit B, W und Punkten, durch Schrägstriche getrennt
pad-zen-by-cells = Felder antippen
pad-zen-how = Tippe jedes Feld an, auf dem eine Karte liegt.
pad-zen-cells = Die Form: Pfeiltasten bewegen, die Leertaste legt eine Karte
pad-zen-cell =
    { $laid ->
        [yes] Reihe { $row }, Spalte { $column }, { $colour ->
            [black] schwarz
           *[white] weiß
        }, hier liegt eine Karte
       *[no] Reihe { $row }, Spalte { $column }, { $colour ->
            [black] schwarz
           *[white] weiß
        }, leer
    }
pad-zen-black = Schwarze Karten
pad-zen-white = Weiße Karten
pad-zen-playing = Noch nicht
pad-zen-used-up = Stapel zweimal aufgebraucht
choose-the-form-that-lies-on-your-table = wähle die Form, die auf deinem Tisch liegt
every-cell-of-a-form-touches-another-one-edge-to = jedes Feld einer Form berührt ein anderes Kante an Kante
the-form-has-only-most-such-cells = solche Felder hat die Form nur { $most }
the-card-in-row-row-column-column-touches-no-other = die Karte in Reihe { $row }, Spalte { $column } berührt keine andere: Karten liegen Kante an Kante
