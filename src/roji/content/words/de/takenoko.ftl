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
takenoko-improvement-does-watershed = Damit braucht das Beet keinen Kanal.
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
     [none] { $where }
     [green] grünes Beet { $where }
     [yellow] gelbes Beet { $where }
    *[pink] rosa Beet { $where }
    }
takenoko-beside = neben { $colours }

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
takenoko-ask-ends = Dein Zug endet.
takenoko-rule-ends = Mehr ist nicht zu tun. Du kannst noch rückgängig machen.
takenoko-rule-ends-now = Mehr ist nicht zu tun.
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
    *[other] { $n } Aufgaben sind erfüllt: Tippe eine an, um sie auszulegen.
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
takenoko-plot-has =
    { $water ->
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
takenoko-target-lay = Anlegen { $place }
takenoko-target-water = Kanal zwischen: { $one } und { $other }
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
takenoko-tag-gains = +{ $n }
takenoko-tag-loses = −{ $n }

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
takenoko-eaten = gefressen
takenoko-store = im Vorrat
takenoko-hand-word = auf der Hand
takenoko-done = Erfüllt
takenoko-done-none = Noch keine Aufgabe.
takenoko-points = Punkte bisher
takenoko-emperor = Kaiser
takenoko-emperor-comes = Der Kaiser kommt bei { $n }
takenoko-emperor-with = Der Kaiser ist bei { $name }
takenoko-emperor-points = +2 Punkte
takenoko-emperor-way = { $name }: { $n } von { $all } Aufgaben
takenoko-total = Summe
takenoko-settings = An diesem Tisch
takenoko-setting-roll = Den Wetterwürfel für mich werfen
takenoko-setting-end = Meinen Zug beenden, wenn nichts mehr zu tun ist
takenoko-setting-order = Fragen, in welcher Reihenfolge Beete unter den Stapel kommen
takenoko-coming = Mögliche Punkte
takenoko-coming-sure = Punkte bisher
takenoko-coming-ready = Mit allem, was jetzt erfüllt ist
takenoko-coming-all = Mit allen Karten auf der Hand
takenoko-ready = +{ $n } erfüllt

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
rolled-face =
    würfelt: { $face ->
     [sun] Sonne
     [rain] Regen
     [wind] Wind
     [storm] Gewitter
     [cloud] Wolken
    *[any] „?“
    }
laid-a-colour-plot-where =
    legt ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet { $where } an
moved-the-gardener-to-place-1-section-grew =
    zieht den Gärtner auf { $place }: { $times ->
     [2] jeweils 1 Stück wächst
    *[other] 1 Stück wächst
    }
moved-the-gardener-to-place-n-sections-grew =
    zieht den Gärtner auf { $place }: { $times ->
     [2] jeweils { $n } Stücke wachsen
    *[other] { $n } Stücke wachsen
    }
moved-the-panda-to-place-where-he-ate-a-colour =
    zieht den Panda auf { $place }, wo er { $times ->
     [2] jeweils ein
    *[other] ein
    } { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Stück frisst
frightened-the-panda-to-place-where-he-ate-a-colour =
    scheucht den Panda auf { $place }, wo er ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Stück frisst
made-no-use-of-the-weather = nutzt das Wetter nicht
drew-plots = zieht Beete
left-the-plot-as-it-is = lässt das Beet, wie es ist
took-a-channel =
    { $times ->
     [2] nimmt zwei Kanäle
    *[other] nimmt einen Kanal
    }
ended-the-turn = beendet den Zug
kept-one-of-the-plots = behält eins der Beete
put-the-other-plots-under-the-pile = legt die anderen Beete unter den Stapel
laid-a-plot-where = legt ein Beet { $where } an
let-it-rain-where = lässt es { $where } regnen
let-bamboo-grow-where = lässt { $where } Bambus wachsen
frightened-the-panda-to-place = scheucht den Panda auf { $place }
moved-the-gardener-to-place = zieht den Gärtner auf { $place }
moved-the-panda-to-place = zieht den Panda auf { $place }
placed-a-channel-where =
    { $times ->
     [2] legt Kanäle
     [3] legt Kanäle
     [4] legt Kanäle
    *[other] legt einen Kanal
    } { $where }
placed-a-watershed-where = legt einen Wasserspeicher { $where }
placed-an-enclosure-where = legt einen Zaun { $where }
placed-a-fertilizer-where = legt einen Dünger { $where }
the-pond = den Teich
the-plot-where = das Beet { $where }
side-of-the-pond =
    { $side ->
     [east] östlich
     [south-east] südöstlich
     [south] südlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
     [north] nördlich
    *[north-east] nordöstlich
    } des Teichs
n-steps-side-of-the-pond =
    { $n } Schritte { $side ->
     [east] östlich
     [south-east] südöstlich
     [south] südlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
     [north] nördlich
    *[north-east] nordöstlich
    } des Teichs
n-1-step-side-then-1-other-of-the-pond =
    1 Schritt { $side ->
     [east] östlich
     [south-east] südöstlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
    *[north-east] nordöstlich
    }, dann 1 { $other ->
     [east] östlich
     [south-east] südöstlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
    *[north-east] nordöstlich
    } des Teichs
n-steps-side-then-m-other-of-the-pond =
    { $n } Schritte { $side ->
     [east] östlich
     [south-east] südöstlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
    *[north-east] nordöstlich
    }, dann { $m } { $other ->
     [east] östlich
     [south-east] südöstlich
     [south-west] südwestlich
     [west] westlich
     [north-west] nordwestlich
    *[north-east] nordöstlich
    } des Teichs
kept-a-plain-colour-plot =
    behält ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet
kept-a-colour-plot-with-a-watershed =
    behält ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Wasserspeicher
kept-a-colour-plot-with-an-enclosure =
    behält ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Zaun
kept-a-colour-plot-with-a-fertilizer =
    behält ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Dünger
put-a-plain-colour-plot-directly-under-the-pile =
    legt ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet direkt unter den Stapel
put-a-colour-plot-with-a-watershed-directly-under-the =
    legt ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Wasserspeicher direkt unter den Stapel
put-a-colour-plot-with-an-enclosure-directly-under-the =
    legt ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Zaun direkt unter den Stapel
put-a-colour-plot-with-a-fertilizer-directly-under-the =
    legt ein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Dünger direkt unter den Stapel
claimed-points-points-for-two-colour-sections =
    erfüllt für { $points } Punkte: zwei { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusstücke
claimed-points-points-for-a-section-of-each-colour = erfüllt für { $points } Punkte: ein Bambusstück jeder Farbe
claimed-points-points-for-n-colour-stalks-of-height-sections =
    erfüllt für { $points } Punkte: { $n } { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusse der Höhe { $height }
claimed-points-points-for-colour-plots-in-a-shape =
    erfüllt für { $points } Punkte: { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Beete { $shape ->
     [line] in einer Linie
     [curve] in einer Kurve
     [triangle] im Dreieck
    *[diamond] in einer Raute
    }
claimed-points-points-for-one-and-two-plots-in-a =
    erfüllt für { $points } Punkte: { $one ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } und { $two ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Beete in einer Raute
claimed-points-points-for-stalk = erfüllt für { $points } Punkte: { $stalk }
a-colour-stalk-of-height-without-an-improvement =
    { $colour ->
     [green] grüner
     [yellow] gelber
    *[pink] rosa
    } Bambus der Höhe { $height } ohne Verbesserung
a-colour-stalk-of-height-with-a-watershed =
    { $colour ->
     [green] grüner
     [yellow] gelber
    *[pink] rosa
    } Bambus der Höhe { $height } mit Wasserspeicher
a-colour-stalk-of-height-with-an-enclosure =
    { $colour ->
     [green] grüner
     [yellow] gelber
    *[pink] rosa
    } Bambus der Höhe { $height } mit Zaun
a-colour-stalk-of-height-with-a-fertilizer =
    { $colour ->
     [green] grüner
     [yellow] gelber
    *[pink] rosa
    } Bambus der Höhe { $height } mit Dünger
bamboo-sections-to-spare = überzählige Bambusstücke
channels-and-improvements-in-store = Kanäle und Verbesserungen im Vorrat
actions-left-in-this-turn = übrige Aktionen in diesem Zug
this-plot-is-not-waiting-for-bamboo = dieses Beet wartet nicht auf Bambus
no-bamboo-is-being-shared-out-now = jetzt wird kein Bambus verteilt
the-weather-die-is-rolled-once-when-a-turn-begins = der Wetterwürfel wird einmal geworfen, zu Beginn des Zuges, und nicht in der ersten Runde
there-is-no-weather-to-decline-now = jetzt gibt es kein Wetter, auf das du verzichten könntest
no-improvement-is-left-so-choose-another-weather = es ist keine Verbesserung mehr da, also wähle ein anderes Wetter
improvements-are-taken-when-there-are-clouds = Verbesserungen nimmst du bei Wolken
the-weather-is-chosen-only-when-the-die-shows-or = das Wetter wählst du nur, wenn der Würfel ? zeigt oder wenn er Wolken zeigt und keine Verbesserung mehr da ist
it-is-not-raining-now = es regnet jetzt nicht
there-is-no-plot-there = dort ist kein Beet
rain-makes-bamboo-grow-on-irrigated-plots-only = Regen lässt Bambus nur auf bewässerten Beeten wachsen
there-is-no-storm-now = jetzt ist kein Gewitter
there-is-no-tile-there = dort liegt nichts
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
you-must-do-two-actions-first = zuerst musst du zwei Aktionen ausführen
you-do-not-hold-this-objective = diese Aufgabe hast du nicht auf der Hand
the-shape-is-there-but-one-of-its-plots-is = die Form ist da, aber eins ihrer Beete ist trocken
the-shape-is-there-but-n-of-its-plots-are = die Form ist da, aber { $n } ihrer Beete sind trocken
only-the-mirror-image-of-the-shape-is-there-a = nur das Spiegelbild der Form ist da: Eine Form darf gedreht, aber nicht gespiegelt werden
the-garden-has-have-of-the-need-plots-of-this = im Garten liegen { $have } der { $need } Beete dieser Form
the-garden-has-no-colour-plot-without-an-improvement =
    im Garten ist kein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet ohne Verbesserung
the-garden-has-no-colour-plot-with-a-watershed =
    im Garten ist kein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Wasserspeicher
the-garden-has-no-colour-plot-with-an-enclosure =
    im Garten ist kein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Zaun
the-garden-has-no-colour-plot-with-a-fertilizer =
    im Garten ist kein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Beet mit Dünger
the-colour-stalk-of-height-sections-has-an-improvement-and =
    der { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus der Höhe { $height } steht auf einem Beet mit Verbesserung, und es darf keine haben
the-colour-stalk-of-height-sections-has-no-watershed =
    der { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus der Höhe { $height } hat keinen Wasserspeicher
the-colour-stalk-of-height-sections-has-no-enclosure =
    der { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus der Höhe { $height } hat keinen Zaun
the-colour-stalk-of-height-sections-has-no-fertilizer =
    der { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus der Höhe { $height } hat keinen Dünger
the-tallest-colour-stalk-on-a-plot-without-an-improvement =
    der höchste { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus auf einem Beet ohne Verbesserung hat { $have } von { $height } Stücken
the-tallest-colour-stalk-on-a-plot-with-a-watershed =
    der höchste { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus auf einem Beet mit Wasserspeicher hat { $have } von { $height } Stücken
the-tallest-colour-stalk-on-a-plot-with-an-enclosure =
    der höchste { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus auf einem Beet mit Zaun hat { $have } von { $height } Stücken
the-tallest-colour-stalk-on-a-plot-with-a-fertilizer =
    der höchste { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambus auf einem Beet mit Dünger hat { $have } von { $height } Stücken
the-card-asks-for-need-colour-stalks-of-exactly-three =
    die Karte verlangt { $need } { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusse mit genau drei Stücken, und im Garten stehen { $have }
the-card-asks-for-need-colour-stalks-of-three-sections =
    die Karte verlangt { $need } { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusse mit drei oder mehr Stücken, und im Garten stehen { $have }
colour-stalks-of-four-sections-do-not-count-the-card =
    { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusse mit vier Stücken zählen nicht: Die Karte verlangt genau drei
the-card-asks-for-need-colour-sections-and-you-have =
    die Karte verlangt { $need } { $colour ->
     [green] grüne
     [yellow] gelbe
    *[pink] rosa
    } Bambusstücke, und du hast { $have }
you-have-no-colour-section =
    du hast kein { $colour ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Bambusstück
you-have-no-one-section-and-no-other-section =
    du hast kein { $one ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } und kein { $other ->
     [green] grünes
     [yellow] gelbes
    *[pink] rosa
    } Bambusstück
you-have-no-bamboo-section = du hast kein Bambusstück
you-have-no-channel = du hast keinen Kanal
a-channel-lies-between-two-plots = ein Kanal liegt zwischen zwei Beeten
a-channel-is-there-already = dort liegt schon ein Kanal
a-channel-must-touch-the-pond-or-another-channel = ein Kanal muss den Teich oder einen anderen Kanal berühren
this-plot-has-an-improvement-already = dieses Beet hat schon eine Verbesserung
improvements-go-on-plots-without-bamboo = Verbesserungen kommen auf Beete ohne Bambus
no-place-for-a-channel-it-lies-between-two-plots = kein Platz für einen Kanal: Er liegt zwischen zwei Beeten und berührt den Teich oder einen anderen Kanal
no-place-for-an-improvement-it-needs-a-plot-without = kein Platz für eine Verbesserung: Sie braucht ein Beet ohne Bambus und ohne Verbesserung
figures-move-over-plots-and-no-plot-has-been-laid = Figuren ziehen über Beete, und es liegt noch keins
no-objective-is-left = es ist keine Aufgabe mehr da
bamboo-grows-no-higher-than-height-sections = Bambus wird nicht höher als { $height } Stücke
you-may-hold-hand-objectives-at-most = mehr als { $hand } Aufgaben auf der Hand sind nicht erlaubt
equal-with-points-points-also-in-panda-objectives-the-win = Gleichstand mit { $points } Punkten, auch bei den Panda-Aufgaben: Der Sieg wird geteilt
equal-with-points-points-of-these-more-points-of-panda = Gleichstand mit { $points } Punkten; es entscheiden die Punkte aus Panda-Aufgaben
rounds-rounds-are-played-and-points-points-are-the-most = { $rounds } Runden sind gespielt, und mehr als { $points } Punkte hat niemand
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
first-roll-the-weather-die = wirf zuerst den Wetterwürfel
first-choose-the-weather-or-decline-it = wähle zuerst das Wetter, oder verzichte darauf
first-let-it-rain-or-decline = lass es zuerst regnen, oder verzichte darauf
first-let-the-storm-move-the-panda-or-decline = lass zuerst das Gewitter den Panda aufscheuchen, oder verzichte darauf
first-take-an-improvement-or-decline = nimm zuerst eine Verbesserung, oder verzichte darauf
choose-an-action-or-end-your-turn = wähle eine Aktion, oder beende deinen Zug
first-choose-which-of-the-drawn-plots-to-lay = wähle zuerst das Beet, das du anlegst
first-say-which-plot-goes-directly-under-the-pile = sag zuerst, welches Beet direkt unter den Stapel kommt
first-lay-the-plot-that-you-kept = lege zuerst das Beet an, das du behalten hast
first-add-an-improvement-to-the-plot-just-laid-or = gib zuerst dem neuen Beet eine Verbesserung, oder lass es, wie es ist
bamboo-is-short-first-say-which-plots-grow = Bambus ist knapp: Sag zuerst, welche Beete wachsen
that-objective-was-fulfilled-already-first-draw-another-one = diese Aufgabe war schon erfüllt: Zieh zuerst eine andere
you-have-laid-a-plot-in-this-turn-already = du hast in diesem Zug schon ein Beet angelegt
you-have-taken-a-channel-in-this-turn-already = du hast in diesem Zug schon einen Kanal genommen
you-have-moved-the-gardener-in-this-turn-already = du hast in diesem Zug schon den Gärtner gezogen
you-have-moved-the-panda-in-this-turn-already = du hast in diesem Zug schon den Panda gezogen
you-have-drawn-an-objective-in-this-turn-already = du hast in diesem Zug schon eine Aufgabe gezogen
