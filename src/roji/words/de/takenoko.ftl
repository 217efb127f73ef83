### Takenoko.

## Names

takenoko-deed-plots = Beet
takenoko-deed-channel = Kanal
takenoko-deed-gardener = Gärtner
takenoko-deed-panda = Panda
takenoko-deed-objective = Aufgabe
takenoko-deck-plot = Beete
takenoko-deck-gardener = Gärtner
takenoko-deck-panda = Panda
takenoko-colour-green = grün
takenoko-colour-yellow = gelb
takenoko-colour-pink = rosa
takenoko-kind-plot = Beete
takenoko-kind-gardener = Gärtner
takenoko-kind-panda = Panda
takenoko-kind-watershed = Wasserspeicher
takenoko-kind-enclosure = Zaun
takenoko-kind-fertilizer = Dünger
takenoko-improvement-watershed = Wasserspeicher
takenoko-improvement-enclosure = Zaun
takenoko-improvement-fertilizer = Dünger
takenoko-improvement-does-watershed = Das Beet braucht keinen Kanal.
takenoko-improvement-does-enclosure = Der Panda frisst dort nichts.
takenoko-improvement-does-fertilizer = Bambus wächst dort um zwei.
takenoko-weather-sun = Sonne
takenoko-weather-rain = Regen
takenoko-weather-wind = Wind
takenoko-weather-storm = Gewitter
takenoko-weather-cloud = Wolken
takenoko-weather-question = Freie Wahl
takenoko-weather-does-sun = drei verschiedene Aktionen
takenoko-weather-does-rain = ein bewässertes Beet wächst
takenoko-weather-does-wind = eine Aktion auch zweimal
takenoko-weather-does-storm = der Panda darf überallhin
takenoko-weather-does-cloud = nimm eine Verbesserung
takenoko-weather-does-question = such dir das Wetter aus
takenoko-weather-now-sun = Sonne
takenoko-weather-now-rain = Regen
takenoko-weather-now-wind = Wind
takenoko-weather-now-storm = Gewitter
takenoko-weather-now-cloud = Wolken
takenoko-weather-now-question = freie Wahl
takenoko-plot =
    { $colour ->
     [green] grünes Beet
     [yellow] gelbes Beet
   *[pink] rosa Beet
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }mit Wasserspeicher
     [enclosure] { " " }mit Zaun
   *[fertilizer] { " " }mit Dünger
    }
takenoko-plot-label =
    { $improvement ->
     [plain] { $colour ->
         [green] Grün
         [yellow] Gelb
        *[pink] Rosa
        }
     [watershed] Wasserspeicher
     [enclosure] Zaun
   *[fertilizer] Dünger
    }
takenoko-place =
    { $ground ->
     [pond] Teich
     [none] { $cell }
     [green] grün { $cell }
     [yellow] gelb { $cell }
   *[pink] rosa { $cell }
    }

## Numbers of things

takenoko-plots =
    { $n ->
     [one] { $n } Beet
   *[other] { $n } Beete
    }
takenoko-count-channel =
    { $n ->
     [one] { $n } Kanal
   *[other] { $n } Kanäle
    }
takenoko-count-watershed = { $n } Wasserspeicher
takenoko-count-enclosure =
    { $n ->
     [one] { $n } Zaun
   *[other] { $n } Zäune
    }
takenoko-count-fertilizer = { $n } Dünger
takenoko-count-improvement =
    { $n ->
     [one] { $n } Verbesserung
   *[other] { $n } Verbesserungen
    }
takenoko-objectives-count =
    { $n ->
     [one] { $n } Aufgabe erfüllt
   *[other] { $n } Aufgaben erfüllt
    }
takenoko-held =
    { $colour ->
     [green] { $n } grün
     [yellow] { $n } gelb
   *[pink] { $n } rosa
    }
takenoko-of = { $n } von { $all }

## What to do

takenoko-ask-gardener = Zieh den { $noun } in gerader Linie.
takenoko-noun-gardener = Gärtner
takenoko-rule-gardener = Bambus wächst, wo er anhält, und auf den Beeten dieser Farbe daneben.
takenoko-ask-panda = Zieh den { $noun } in gerader Linie.
takenoko-noun-panda = Panda
takenoko-rule-panda = Er frisst ein Bambusstück, wo er anhält, außer hinter einem Zaun.
takenoko-ask-objective = Wähle einen { $noun }.
takenoko-noun-objective = Stapel
takenoko-rule-objective = Du nimmst die oberste Karte. Mehr als fünf darfst du nicht haben.
takenoko-ask-water = Wähle, wo der { $noun } fließt.
takenoko-noun-water = Kanal
takenoko-rule-water = Zwischen zwei Beeten, verbunden mit dem Teich oder einem anderen Kanal.
takenoko-ask-chip = Wähle ein Beet für diese Verbesserung: { $noun }.
takenoko-noun-chip =
    { $kind ->
     [watershed] Wasserspeicher
     [enclosure] Zaun
   *[fertilizer] Dünger
    }
takenoko-rule-chip = Es darf weder Bambus noch eine Verbesserung haben. { $does }
takenoko-ask-roll = Wirf den { $noun }.
takenoko-noun-roll = Wetterwürfel
takenoko-rule-roll = Danach zwei verschiedene Aktionen.
takenoko-ask-weather = Wähle das { $noun }.
takenoko-noun-weather = Wetter
takenoko-rule-weather = Es wird, wie du es sagst.
takenoko-rule-weather-no-cloud = Es ist keine Verbesserung mehr da: Nimm irgendein anderes Wetter.
takenoko-ask-rain = Regen: Wähle ein { $noun }, auf dem Bambus wächst.
takenoko-noun-rain = Beet
takenoko-ask-rain-nothing = Regen, aber nichts kann wachsen.
takenoko-rule-rain = Ein Bambusstück auf einem bewässerten Beet, zwei mit Dünger.
takenoko-ask-storm = Gewitter: Schick den { $noun } irgendwohin.
takenoko-noun-storm = Panda
takenoko-ask-storm-nothing = Gewitter, aber der Panda kann nirgendwohin.
takenoko-rule-storm = Er frisst dort ein Bambusstück.
takenoko-ask-cloud = Wolken: Nimm eine { $noun }.
takenoko-noun-cloud = Verbesserung
takenoko-rule-cloud = Du legst sie, wann du magst.
takenoko-ask-keep =
    { $n ->
     [1] Behalte { $noun } Beet.
     [2] Behalte { $noun } von zwei Beeten.
   *[3] Behalte { $noun } von drei Beeten.
    }
takenoko-noun-keep =
    { $n ->
     [1] ein
   *[other] eins
    }
takenoko-rule-keep = Du legst es gleich an; die anderen kommen unter den Stapel.
takenoko-ask-under = Welches Beet kommt { $noun } unter den Stapel?
takenoko-noun-under = zuerst
takenoko-rule-under = Es wird vor dem anderen gezogen.
takenoko-ask-lay = Lege das { $noun } an.
takenoko-noun-lay =
    { $colour ->
     [none] Beet
     [green] grüne Beet
     [yellow] gelbe Beet
   *[pink] rosa Beet
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }mit Wasserspeicher
     [enclosure] { " " }mit Zaun
   *[fertilizer] { " " }mit Dünger
    }
takenoko-rule-lay = An den Teich oder an zwei Beete.
takenoko-ask-improve = Das Beet verbessern, bevor Bambus wächst?
takenoko-rule-improve = Ein Beet kann eine Verbesserung haben.
takenoko-ask-serve = Bambus ist knapp: Wähle, was { $noun }.
takenoko-noun-serve = wächst
takenoko-rule-serve = Der Vorrat dieser Farbe reicht nicht für alle.
takenoko-ask-again = Schon erfüllt: Zieh { $noun }.
takenoko-noun-again = noch einmal
takenoko-rule-again = { $card }: Die Karte kommt unter ihren Stapel. Nimm einen beliebigen Stapel.
takenoko-ask-end = Beende deinen Zug.
takenoko-ask-end-or-claim = Beende deinen Zug, oder lege eine Aufgabe aus.
takenoko-ask-third = Wähle eine { $noun }, oder beende den Zug.
takenoko-noun-third = dritte Aktion
takenoko-rule-third = Sonne: Sie muss anders sein als die beiden davor.
takenoko-ask-actions = Wähle { $noun }.
takenoko-noun-actions =
    { $n ->
     [1] eine Aktion
     [3] drei Aktionen
   *[2] zwei Aktionen
    }
takenoko-rule-actions = Zwei verschiedene, eine nach der anderen.
takenoko-rule-actions-weather = { $name }: { $does }.
takenoko-ask-another = Wähle { $noun }.
takenoko-noun-another = noch eine Aktion
takenoko-rule-claims =
    { $n ->
     [one] Eine Aufgabe ist erfüllt: Tippe sie an, um sie auszulegen.
   *[other] { $n } Aufgaben sind erfüllt: Tippe sie an, um sie auszulegen.
    }
takenoko-rule-free = Du darfst außerdem legen: { $things }.
takenoko-sentences = { $one } { $other }
takenoko-last-turns =
    { $n ->
     [1] Das ist der letzte Zug.
   *[other] Noch { $n } Züge.
    }
takenoko-where-turns =
    { $n ->
     [1] letzter Zug
   *[other] noch { $n } Züge
    }
takenoko-briefly-turns =
    { $n ->
     [1] letzter Zug
   *[other] noch { $n } Züge
    }
takenoko-undo = Rückgängig
takenoko-back = Zurück
takenoko-roll = Würfeln
takenoko-roll-aloud = Wetterwürfel werfen
takenoko-decline-rain = Kein Regen
takenoko-decline-storm = Kein Gewitter
takenoko-decline-cloud = Keine Verbesserung
takenoko-decline-weather = Kein Wetter
takenoko-leave = So lassen
takenoko-end = Zug beenden

## What others do

takenoko-wait-moment = Einen Moment.
takenoko-look-on = Du schaust zu.
takenoko-wait-roll = { $name } wirft den Wetterwürfel.
takenoko-wait-weather = { $name } wählt das Wetter.
takenoko-wait-rain = { $name } lässt es regnen.
takenoko-wait-storm = { $name } scheucht den Panda auf.
takenoko-wait-cloud = { $name } nimmt eine Verbesserung.
takenoko-wait-actions = { $name } wählt eine Aktion.
takenoko-wait-keep = { $name } wählt ein Beet.
takenoko-wait-under = { $name } legt Beete zurück.
takenoko-wait-lay = { $name } legt ein Beet an.
takenoko-wait-improve = { $name } betrachtet ein neues Beet.
takenoko-wait-serve = { $name } verteilt Bambus.
takenoko-wait-objective = { $name } zieht eine Aufgabe.
takenoko-doing-roll = würfelt
takenoko-doing-weather = wählt
takenoko-doing-rain = im Regen
takenoko-doing-storm = im Gewitter
takenoko-doing-cloud = wählt
takenoko-doing-actions = überlegt
takenoko-doing-keep = wählt
takenoko-doing-under = wählt
takenoko-doing-lay = legt
takenoko-doing-improve = legt
takenoko-doing-serve = gärtnert
takenoko-doing-objective = zieht

## The five actions, and choices

takenoko-actions = Aktionen
takenoko-actions-done = { $n } von { $all } ausgeführt
takenoko-deed-aloud =
    { $state ->
     [done] { $deed }, ausgeführt
     [twice] { $deed }, zweimal ausgeführt
     [closed] { $deed }, jetzt nicht
   *[open] { $deed }
    }
takenoko-why-turn = Du bist jetzt nicht am Zug.
takenoko-why-first = Zuerst kommt, wonach gerade gefragt wird.
takenoko-why-all-done = Alle Aktionen dieses Zuges sind getan.
takenoko-why-used = Das hast du in diesem Zug schon getan; wähle eine andere Aktion.
takenoko-why-plots = Es ist kein Beet mehr zu ziehen.
takenoko-why-channel = Im Vorrat ist kein Kanal mehr.
takenoko-why-gardener = Er geht geradeaus über Beete, und auf seinem Weg liegt keines.
takenoko-why-panda = Er geht geradeaus über Beete, und auf seinem Weg liegt keines.
takenoko-why-objective = Du hast schon fünf Aufgaben, oder es ist keine Karte mehr da.
takenoko-drawn =
    { $n ->
     [1] Das letzte Beet
   *[other] { $n } Beete gezogen
    }
takenoko-keep = Behalten: { $plot }
takenoko-under-title = Zuerst unter den Stapel
takenoko-under = Zuerst unter den Stapel: { $plot }
takenoko-lay-title = Anzulegen
takenoko-weather-title = Das Wetter
takenoko-weather-choice = { $name }: { $does }
takenoko-improvements-title = Verbesserungen
takenoko-improvements-yours = Deine Verbesserungen
takenoko-take =
    { $kind ->
     [watershed] Nimm einen Wasserspeicher.
     [enclosure] Nimm einen Zaun.
   *[fertilizer] Nimm einen Dünger.
    } { $does }
takenoko-add =
    { $kind ->
     [watershed] Lege deinen Wasserspeicher dazu.
     [enclosure] Lege deinen Zaun dazu.
   *[fertilizer] Lege deinen Dünger dazu.
    } { $does }
takenoko-objectives-title = Aufgaben
takenoko-draw =
    { $deck ->
     [plot] Beet-Aufgabe ziehen, noch { $n }
     [gardener] Gärtner-Aufgabe ziehen, noch { $n }
   *[panda] Panda-Aufgabe ziehen, noch { $n }
    }

## The garden

takenoko-garden =
    { $n ->
     [one] Der Garten, { $n } Beet
   *[other] Der Garten, { $n } Beete
    }
takenoko-garden-whole = Ganzer Garten
takenoko-garden-plots = Beete des Gartens
takenoko-plot-aloud =
    { $colour ->
     [green] grün
     [yellow] gelb
   *[pink] rosa
    } { $cell }, { $water ->
     [no] trocken
   *[yes] { $n ->
         [one] { $n } Bambusstück
        *[other] { $n } Bambusstücke
        }
    }{ $improvement ->
     [plain] { "" }
     [watershed] , Wasserspeicher
     [enclosure] , Zaun
   *[fertilizer] , Dünger
    }
takenoko-figures = Gärtner: { $gardener }, Panda: { $panda }
takenoko-target-gardener = Gärtner nach: { $place }
takenoko-target-panda = Panda nach: { $place }
takenoko-target-storm = Panda nach: { $place }
takenoko-target-rain = Regen auf: { $place }
takenoko-target-serve = Wachsen lassen: { $place }
takenoko-target-lay = Anlegen bei { $place }
takenoko-target-water = Kanal zwischen { $one } und { $other }
takenoko-target-chip =
    { $kind ->
     [watershed] Wasserspeicher auf: { $place }
     [enclosure] Zaun auf: { $place }
   *[fertilizer] Dünger auf: { $place }
    }
takenoko-target-tagged = { $target }, { $tag }
takenoko-tag-eats = frisst 1
takenoko-tag-eats-nothing = frisst nichts
takenoko-tag-grows = { $n } mehr
takenoko-tag-grows-nothing = nichts wächst
takenoko-tag-irrigated = bewässert
takenoko-tag-dry = trocken

## The weather

takenoko-weather = Wetter
takenoko-weather-roll = wirf den Würfel
takenoko-weather-waits = noch nicht gewürfelt
takenoko-weather-none = Kein Wetter
takenoko-weather-none-why = in der ersten Runde
takenoko-weather-aloud = Wetter: { $name }, { $does }

## Boards and supply

takenoko-supply = Vorrat
takenoko-supply-plots = Beete
takenoko-supply-channels = Kanäle
takenoko-supply-objectives-plot = Beet-Aufgaben
takenoko-supply-objectives-gardener = Gärtner-Aufgaben
takenoko-supply-objectives-panda = Panda-Aufgaben
takenoko-bamboo = Bambus
takenoko-boards = Tafeln
takenoko-board = Tafel
takenoko-board-yours = Deine Tafel
takenoko-put =
    { $what ->
     [channel] Einen Kanal legen, du hast { $n }
     [watershed] Einen Wasserspeicher legen, du hast { $n }
     [enclosure] Einen Zaun legen, du hast { $n }
   *[fertilizer] Einen Dünger legen, du hast { $n }
    }
takenoko-hand =
    { $n ->
     [one] { $n } Aufgabe auf der Hand
   *[other] { $n } Aufgaben auf der Hand
    }
takenoko-hand-aloud =
    { $n ->
     [one] { $n } Aufgabe auf der Hand: { $kinds }
   *[other] { $n } Aufgaben auf der Hand: { $kinds }
    }
takenoko-in-hand = Auf der Hand
takenoko-in-hand-none = Keine Aufgabe.
takenoko-done = Erfüllt
takenoko-done-none = Noch keine Aufgabe.
takenoko-points = Punkte bisher
takenoko-emperor = Kaiser
takenoko-emperor-comes = Der Kaiser kommt bei { $n }
takenoko-emperor-with = Der Kaiser ist bei { $name }
takenoko-emperor-points = +2 Punkte
takenoko-emperor-way = { $name }: { $n } von { $all } Aufgaben
takenoko-total = Summe

## Objectives

takenoko-objectives-yours = Deine Aufgaben
takenoko-objectives-yours-done = Deine erfüllten Aufgaben
takenoko-objectives-done = Erfüllte Aufgaben
takenoko-rejected = Eben abgelegt
takenoko-plots-of =
    { $colour ->
     [green] { $n } grüne Beete
     [yellow] { $n } gelbe Beete
   *[pink] { $n } rosa Beete
    }
takenoko-sections-of =
    { $n ->
     [one] { $colour ->
         [green] { $n } grünes Bambusstück
         [yellow] { $n } gelbes Bambusstück
        *[pink] { $n } rosa Bambusstück
        }
   *[other] { $colour ->
         [green] { $n } grüne Bambusstücke
         [yellow] { $n } gelbe Bambusstücke
        *[pink] { $n } rosa Bambusstücke
        }
    }
takenoko-card-plots =
    { $shape ->
     [line] { $plots } in einer Linie
     [curve] { $plots } in einer Kurve
     [triangle] { $plots } im Dreieck
   *[diamond] { $plots } in einer Raute
    }
takenoko-card-stalks =
    { $n ->
     [one] { $colour ->
         [green] ein grüner Bambus
         [yellow] ein gelber Bambus
        *[pink] ein rosa Bambus
        }
   *[other] { $colour ->
         [green] { $n } grüne Bambusse
         [yellow] { $n } gelbe Bambusse
        *[pink] { $n } rosa Bambusse
        }
    } der Höhe { $height }{ $condition ->
     [any] { "" }
     [none] { " " }ohne Verbesserung
     [watershed] { " " }mit Wasserspeicher
     [enclosure] { " " }mit Zaun
   *[fertilizer] { " " }mit Dünger
    }
takenoko-card-aloud = { $deck }: { $asks }, { $points } Punkte
takenoko-card-claim = Auslegen: { $deck }, { $asks }, { $points } Punkte
takenoko-card-near = { $deck }: { $asks }, { $points } Punkte, { $near }
takenoko-card-fulfilled = erfüllt
takenoko-card-missing = noch { $n }
takenoko-claim = auslegen

## The end

takenoko-harvest = Ernte
takenoko-harvest-whose = Wessen Ernte
takenoko-harvest-of =
    { $self ->
     [yes] Deine Ernte
   *[no] Ernte von { $name }
    }
takenoko-harvest-parts = Punkte, Teil für Teil
takenoko-harvest-none = Keine Aufgabe wurde erfüllt.

## Rules at a glance

takenoko-rules-lead = Lass den Bambus des Kaisers wachsen, füttere seinen Panda, lege seinen Garten an. Wer zuerst neun, acht, sieben Aufgaben erfüllt (zu zweit, zu dritt, zu viert), ruft den Kaiser; die anderen haben noch einen Zug. Wer die meisten Punkte hat, gewinnt.
takenoko-rules-turn = Ein Zug
takenoko-rules-turn-how = Wirf den Wetterwürfel (nicht in der ersten Runde), dann führe zwei verschiedene Aktionen aus, eine nach der anderen. Jederzeit nach dem Wurf darfst du Kanäle und Verbesserungen legen und erfüllte Aufgaben auslegen.
takenoko-rules-deed-plots = Zieh drei und lege eins an den Teich oder an zwei Beete; die anderen kommen unter den Stapel.
takenoko-rules-deed-channel = Nimm einen Kanal. Lege ihn jetzt oder später.
takenoko-rules-deed-gardener = Zieh ihn in gerader Linie. Bambus wächst, wo er anhält, und auf bewässerten Beeten dieser Farbe daneben.
takenoko-rules-deed-panda = Zieh ihn in gerader Linie. Er frisst ein Bambusstück, wo er anhält.
takenoko-rules-deed-objective = Zieh eine Karte deiner Wahl; mehr als fünf auf der Hand sind nicht erlaubt.
takenoko-rules-water = Wasser und Bambus
takenoko-rules-water-how = Bewässert ist ein Beet am Teich, an einem Kanal oder mit Wasserspeicher. Nur auf bewässerten Beeten wächst Bambus, höchstens vier Stücke hoch; das erste wächst sofort, wenn zum ersten Mal Wasser kommt. Kanäle beginnen an einer Ecke des Teichs.
takenoko-rules-improvements = Eine für jedes Beet, und nur wo kein Bambus steht.
takenoko-rules-objectives =
    Beet-Karten: diese Form in diesen Farben, alle bewässert, beliebig gedreht, aber nicht gespiegelt. Gärtner-Karten: Bambus von { $exact ->
     [yes] genau
   *[no] mindestens
    } dieser Höhe. Panda-Karten: die Bambusstücke auf deiner Tafel, die dann zurückgehen.
takenoko-rules-advanced = Eine Aufgabe, die beim Ziehen schon erfüllt ist, kommt unter ihren Stapel; zieh noch einmal.
takenoko-rules-equal = Bei Gleichstand entscheiden die Punkte aus Panda-Aufgaben.

## House rules

option-advanced-name = Für Erfahrene
option-advanced = Aufgaben, die beim Ziehen schon erfüllt sind, werden neu gezogen
option-gardener-exact-name = Genaue Höhe
option-gardener-exact = Bambus der Höhe drei zählt nur mit drei Stücken, nicht mit vier
option-unlimited-bamboo-name = Unbegrenzter Bambus
option-unlimited-bamboo = Bambus geht nie aus

## The score sheet

plot-objectives = Beet-Aufgaben
gardener-objectives = Gärtner-Aufgaben
panda-objectives = Panda-Aufgaben
emperor = Kaiser
the-emperor = der Kaiser

## Said by the rules

rolled-the-weather-die = wirft den Wetterwürfel
made-no-use-of-the-weather = nutzt das Wetter nicht
drew-plots = zieht Beete
left-the-plot-as-it-is = lässt das Beet, wie es ist
took-a-channel = nimmt einen Kanal
ended-the-turn = beendet den Zug
kept-one-of-the-plots = behält eins der Beete
put-the-other-plots-under-the-pile = legt die anderen Beete unter den Stapel
laid-a-plot-at-cell = legt ein Beet bei { $cell } an
let-it-rain-at-cell = lässt es bei { $cell } regnen
frightened-the-panda-to-cell = scheucht den Panda nach { $cell }
moved-the-gardener-to-cell = zieht den Gärtner nach { $cell }
moved-the-panda-to-cell = zieht den Panda nach { $cell }
gave-a-section-to-cell = gibt { $cell } ein Bambusstück
bamboo-sections-to-spare = überzählige Bambusstücke
channels-and-improvements-in-store = Kanäle und Verbesserungen im Vorrat
actions-left-in-this-turn = übrige Aktionen in diesem Zug
this-plot-does-not-wait-for-bamboo = dieses Beet wartet nicht auf Bambus
there-is-enough-bamboo-or-none-at-all = es ist genug Bambus da, oder gar keiner
the-weather-die-is-rolled-once-when-a-turn-begins = der Wetterwürfel wird einmal geworfen, zu Beginn des Zuges, und nicht in der ersten Runde
there-is-no-weather-to-decline-now = jetzt gibt es kein Wetter, auf das du verzichten könntest
no-improvement-is-left-so-choose-another-weather = es ist keine Verbesserung mehr da, also wähle ein anderes Wetter
improvements-are-taken-when-there-are-clouds = Verbesserungen nimmst du bei Wolken
the-weather-is-chosen-only-when-the-die-shows-or = das Wetter wählst du nur, wenn der Würfel ? zeigt oder wenn er Wolken zeigt und keine Verbesserung mehr da ist
it-does-not-rain-now = es regnet jetzt nicht
there-is-no-plot = dort ist kein Beet
rain-makes-bamboo-grow-on-irrigated-plots-only = Regen lässt Bambus nur auf bewässerten Beeten wachsen
there-is-no-storm-now = jetzt ist kein Gewitter
there-is-no-tile = dort liegt nichts
the-panda-must-move-to-another-tile = der Panda muss auf ein anderes Feld
all-actions-of-this-turn-are-done = alle Aktionen dieses Zuges sind ausgeführt
you-have-not-drawn-such-a-plot = so ein Beet hast du nicht gezogen
no-such-plot-is-left-over = so ein Beet ist nicht übrig
a-plot-is-kept-when-plots-have-just-been-drawn = ein Beet behältst du, wenn du gerade Beete gezogen hast
plots-go-under-the-pile-after-you-have-kept-one = Beete kommen unter den Stapel, wenn du eins der gezogenen behalten hast
the-pond-is-there = dort ist der Teich
a-plot-is-there-already = dort liegt schon ein Beet
a-plot-must-touch-the-pond-or-two-other-plots = ein Beet muss an den Teich oder an zwei andere Beete grenzen
no-plot-has-just-been-laid-that-could-be-improved = es wurde gerade kein Beet angelegt, das sich verbessern ließe
a-figure-must-move = eine Figur muss sich bewegen
figures-move-in-a-straight-line-over-tiles-only = Figuren ziehen in gerader Linie und nur über Felder, die da sind
all-objectives-of-this-kind-are-fulfilled-already = alle Aufgaben dieser Art sind schon erfüllt
two-actions-must-be-done-first = zuerst musst du zwei Aktionen ausführen
this-objective-is-not-fulfilled = diese Aufgabe ist nicht erfüllt
you-do-not-hold-this-objective = diese Aufgabe hast du nicht auf der Hand
you-have-no-channel = du hast keinen Kanal
a-channel-lies-between-two-plots = ein Kanal liegt zwischen zwei Beeten
a-channel-is-there-already = dort liegt schon ein Kanal
a-channel-must-touch-the-pond-or-another-channel = ein Kanal muss den Teich oder einen anderen Kanal berühren
this-plot-has-an-improvement-already = dieses Beet hat schon eine Verbesserung
improvements-go-on-plots-without-bamboo = Verbesserungen kommen auf Beete ohne Bambus
bamboo-grows-no-higher-than-height-sections = Bambus wird nicht höher als { $height } Stücke
hand-objectives-in-hand-are-the-most = mehr als { $hand } Aufgaben auf der Hand sind nicht erlaubt
equal-with-points-points-also-in-panda-objectives-the-win = Gleichstand mit { $points } Punkten, auch bei den Panda-Aufgaben: Der Sieg wird geteilt
equal-with-points-points-of-these-more-points-of-panda = Gleichstand mit { $points } Punkten; es entscheiden die Punkte aus Panda-Aufgaben
rounds-rounds-are-played-and-points-points-are-the-most = { $rounds } Runden sind gespielt, und mehr als { $points } Punkte hat niemand
placed-a-channel-at-cell-side =
    legt einen Kanal bei { $cell } { $side ->
     [E] O
     [SE] SO
   *[SW] SW
    }
placed-a-watershed-at-cell = legt einen Wasserspeicher auf { $cell }
placed-an-enclosure-at-cell = legt einen Zaun auf { $cell }
placed-a-fertilizer-at-cell = legt einen Dünger auf { $cell }
completed-a-deck-objective-card =
    { $deck ->
     [plot] erfüllt eine Beet-Aufgabe ({ $card })
     [gardener] erfüllt eine Gärtner-Aufgabe ({ $card })
   *[panda] erfüllt eine Panda-Aufgabe ({ $card })
    }
chose-face =
    { $face ->
     [sun] wählt Sonne
     [rain] wählt Regen
     [wind] wählt Wind
     [storm] wählt Gewitter
   *[cloud] wählt Wolken
    }
took-a-watershed = nimmt einen Wasserspeicher
took-an-enclosure = nimmt einen Zaun
took-a-fertilizer = nimmt einen Dünger
kept-a-colour-plot-improvement =
    behält ein { $colour ->
     [green] grünes Beet
     [yellow] gelbes Beet
   *[pink] rosa Beet
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }mit Wasserspeicher
     [enclosure] { " " }mit Zaun
   *[fertilizer] { " " }mit Dünger
    }
put-a-colour-plot-improvement-directly-under-the-pile =
    legt ein { $colour ->
     [green] grünes Beet
     [yellow] gelbes Beet
   *[pink] rosa Beet
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }mit Wasserspeicher
     [enclosure] { " " }mit Zaun
   *[fertilizer] { " " }mit Dünger
    } direkt unter den Stapel
added-a-watershed = legt einen Wasserspeicher dazu
added-an-enclosure = legt einen Zaun dazu
added-a-fertilizer = legt einen Dünger dazu
drew-a-deck-objective =
    { $deck ->
     [plot] zieht eine Beet-Aufgabe
     [gardener] zieht eine Gärtner-Aufgabe
   *[panda] zieht eine Panda-Aufgabe
    }
plot-reason = { $plot }: { $reason }
channel-reason = { $channel }: { $reason }
you-have-no-kind =
    { $kind ->
     [watershed] du hast keinen Wasserspeicher
     [enclosure] du hast keinen Zaun
   *[fertilizer] du hast keinen Dünger
    }
no-kind-is-left =
    { $kind ->
     [watershed] es ist kein Wasserspeicher mehr da
     [enclosure] es ist kein Zaun mehr da
   *[fertilizer] es ist kein Dünger mehr da
    }
no-colour-bamboo-is-left =
    { $colour ->
     [green] es ist kein grüner Bambus mehr da
     [yellow] es ist kein gelber Bambus mehr da
   *[pink] es ist kein rosa Bambus mehr da
    }
no-deck-objective-is-left =
    { $deck ->
     [plot] es ist keine Beet-Aufgabe mehr da
     [gardener] es ist keine Gärtner-Aufgabe mehr da
   *[panda] es ist keine Panda-Aufgabe mehr da
    }
no-channel-is-left = es ist kein Kanal mehr da
no-plot-is-left = es ist kein Beet mehr da
plots-are-laid-when-they-have-been-drawn = Beete legst du an, wenn du sie gezogen hast
roll-the-weather-die-first = wirf zuerst den Wetterwürfel
choose-the-weather-first-or-decline-it = wähle zuerst das Wetter, oder verzichte darauf
let-it-rain-first-or-decline = lass es zuerst regnen, oder verzichte darauf
let-the-storm-move-the-panda-first-or-decline = lass zuerst das Gewitter den Panda aufscheuchen, oder verzichte darauf
take-an-improvement-first-or-decline = nimm zuerst eine Verbesserung, oder verzichte darauf
choose-an-action-or-end-your-turn = wähle eine Aktion, oder beende deinen Zug
choose-the-plot-that-you-will-lay-first = wähle zuerst das Beet, das du anlegst
say-first-which-plot-goes-directly-under-the-pile = sag zuerst, welches Beet direkt unter den Stapel kommt
lay-the-plot-that-you-kept-first = lege zuerst das Beet an, das du behalten hast
add-an-improvement-to-the-plot-just-laid-first-or = gib zuerst dem neuen Beet eine Verbesserung, oder lass es, wie es ist
bamboo-is-short-say-first-which-plots-grow = Bambus ist knapp: Sag zuerst, welche Beete wachsen
that-objective-was-fulfilled-already-draw-another-one-first = diese Aufgabe war schon erfüllt: Zieh zuerst eine andere
you-have-laid-a-plot-in-this-turn-already = du hast in diesem Zug schon ein Beet angelegt
you-have-taken-a-channel-in-this-turn-already = du hast in diesem Zug schon einen Kanal genommen
you-have-moved-the-gardener-in-this-turn-already = du hast in diesem Zug schon den Gärtner gezogen
you-have-moved-the-panda-in-this-turn-already = du hast in diesem Zug schon den Panda gezogen
you-have-drawn-an-objective-in-this-turn-already = du hast in diesem Zug schon eine Aufgabe gezogen
