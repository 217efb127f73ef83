### Bonsai.

## What was done

pruned-the-bonsai = stutzt den Bonsai
placed-wood =
    { $times ->
     [2] legt zwei Holz
     [3] legt drei Holz
   *[other] legt Holz
    }
placed-a-leaf =
    { $times ->
     [2] legt zwei Blätter
     [3] legt drei Blätter
   *[other] legt ein Blatt
    }
placed-a-flower =
    { $times ->
     [2] legt zwei Blüten
     [3] legt drei Blüten
   *[other] legt eine Blüte
    }
placed-a-fruit =
    { $times ->
     [2] legt zwei Früchte
     [3] legt drei Früchte
   *[other] legt eine Frucht
    }
took-the-card-next-to-the-deck = nimmt die Karte neben dem Stapel
took-the-card-with-wood-or-a-leaf = nimmt die Karte mit Holz oder Blatt
took-the-card-with-wood-and-a-flower = nimmt die Karte mit Holz und Blüte
took-the-card-with-a-leaf-and-a-fruit = nimmt die Karte mit Blatt und Frucht
took-a-kind-card =
    nimmt eine Karte { $kind ->
     [Tool] Werkzeug
     [Growth] Wachstum
     [Master] Meister
     [Helper] Helfer
    *[Parchment] Pergament
    }
took-a-kind-card-tiles =
    nimmt eine Karte { $kind ->
     [Tool] Werkzeug
     [Growth] Wachstum
     [Master] Meister
     [Helper] Helfer
    *[Parchment] Pergament
    }: { $tiles }
n-wood = { $n } Holz
n-leaf = { $n } Blatt
n-leaves = { $n } Blätter
n-flower = { $n } Blüte
n-flowers = { $n } Blüten
n-fruit = { $n } Frucht
n-fruits = { $n } Früchte
one-other = { $one }, { $other }
one-and-other = { $one } und { $other }
cultivated = kultiviert
took-wood = nimmt Holz
took-a-leaf = nimmt ein Blatt
took-a-flower = nimmt eine Blüte
took-a-fruit = nimmt eine Frucht
finished-placing-tiles = ist mit dem Legen fertig
claimed-the-points-point-colour-goal =
    { $colour ->
     [brown] beansprucht { bonsai-goals-brown } für { $points } Punkte
     [green] beansprucht { bonsai-goals-green } für { $points } Punkte
     [orange] beansprucht { bonsai-goals-orange } für { $points } Punkte
     [pink] beansprucht { bonsai-goals-pink } für { $points } Punkte
   *[blue] beansprucht { bonsai-goals-blue } für { $points } Punkte
    }
renounced-the-colour-goal =
    { $colour ->
     [brown] verzichtet auf { bonsai-goals-brown }
     [green] verzichtet auf { bonsai-goals-green }
     [orange] verzichtet auf { bonsai-goals-orange }
     [pink] verzichtet auf { bonsai-goals-pink }
   *[blue] verzichtet auf { bonsai-goals-blue }
    }
gave-back-wood =
    { $times ->
     [2] gibt zwei Holz zurück
     [3] gibt drei Holz zurück
   *[other] gibt Holz zurück
    }
gave-back-a-leaf =
    { $times ->
     [2] gibt zwei Blätter zurück
     [3] gibt drei Blätter zurück
   *[other] gibt ein Blatt zurück
    }
gave-back-a-flower =
    { $times ->
     [2] gibt zwei Blüten zurück
     [3] gibt drei Blüten zurück
   *[other] gibt eine Blüte zurück
    }
gave-back-a-fruit =
    { $times ->
     [2] gibt zwei Früchte zurück
     [3] gibt drei Früchte zurück
   *[other] gibt eine Frucht zurück
    }

## What may not be done

begin-your-turn-meditate-or-cultivate = beginne deinen Zug: meditiere oder kultiviere
choose-wood-or-a-leaf-first = wähle zuerst Holz oder ein Blatt
choose-the-tile-that-the-master-gives-first = wähle zuerst das Plättchen, das der Meister dir gibt
finish-with-the-helper-first = beende zuerst die Arbeit des Helfers
finish-cultivating-first = beende zuerst das Kultivieren
claim-or-renounce-the-goals-that-your-bonsai-meets-first = beanspruche zuerst die Ziele, die dein Bonsai erfüllt, oder verzichte darauf
give-back-the-tiles-beyond-your-capacity-first = gib zuerst die Plättchen zurück, die du nicht behalten darfst
a-bonsai-is-pruned-at-the-beginning-of-a-turn = gestutzt wird ein Bonsai zu Beginn eines Zuges
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = an deinem Bonsai kann Holz wachsen, also wird nichts gestutzt
the-bud-is-never-removed = die Knospe wird nie entfernt
there-is-no-tile-to-remove = dort liegt kein Plättchen, das man entfernen könnte
that-tile-does-not-touch-wood-so-taking-it-off = dieses Plättchen berührt kein Holz, also schafft es keinen Platz, wenn es wegkommt
that-would-take-falling-tiles-off-where-fewest-would-do = damit kämen { $falling } Plättchen weg, es reicht aber { $fewest }
no-card-is-left-there = dort liegt keine Karte mehr
your-last-cultivate-was-empty-and-no-tile-can-be = bei deinem letzten Kultivieren hast du nichts gelegt, und auch jetzt kannst du kein Plättchen legen
in-flourishing-spring-you-cultivate-only-with-a-flower-in = im Blühenden Frühling kultivierst du nur mit einer Blüte im Vorrat, die du legen kannst
tiles-are-placed-when-you-cultivate-or-use-a-helper = Plättchen legst du, wenn du kultivierst oder einen Helfer einsetzt
there-is-no-tile-in-your-supply =
    { $tile ->
     [wood] in deinem Vorrat ist kein Holz
     [leaf] in deinem Vorrat ist kein Blatt
     [flower] in deinem Vorrat ist keine Blüte
   *[fruit] in deinem Vorrat ist keine Frucht
    }
no-symbol-is-left-to-place-wood = für Holz ist kein Symbol mehr übrig
no-symbol-is-left-to-place-a-leaf = für ein Blatt ist kein Symbol mehr übrig
no-symbol-is-left-to-place-a-flower = für eine Blüte ist kein Symbol mehr übrig
no-symbol-is-left-to-place-a-fruit = für eine Frucht ist kein Symbol mehr übrig
no-place-on-your-bonsai-takes-wood-it-must-touch = an deinem Bonsai ist kein Platz für Holz: Es muss Holz berühren
no-place-on-your-bonsai-takes-a-leaf-it-must = an deinem Bonsai ist kein Platz für ein Blatt: Es muss Holz berühren
no-place-on-your-bonsai-takes-a-flower-it-must = an deinem Bonsai ist kein Platz für eine Blüte: Sie muss ein Blatt berühren
no-place-on-your-bonsai-takes-a-fruit-it-must = an deinem Bonsai ist kein Platz für eine Frucht: Sie muss zwei Blätter berühren, die sich berühren, und keine andere Frucht
in-flourishing-spring-every-cultivate-places-a-flower-and-after = im Blühenden Frühling legst du bei jedem Kultivieren eine Blüte, und danach ginge keine mehr
the-bud-is-there = dort ist die Knospe
the-pot-is-there = dort ist die Schale
something-grows-there-already = dort wächst schon etwas
wood-must-touch-wood = Holz muss Holz berühren
a-leaf-must-touch-wood = ein Blatt muss Holz berühren
a-flower-must-touch-a-leaf = eine Blüte muss ein Blatt berühren
a-fruit-must-touch-two-leaves-that-touch-each-other = eine Frucht muss zwei Blätter berühren, die einander berühren
a-fruit-may-not-touch-another-fruit = eine Frucht darf keine andere Frucht berühren
this-card-comes-with-wood-or-a-leaf = zu dieser Karte gehört Holz oder ein Blatt
there-is-no-tile-to-choose-now = jetzt gibt es kein Plättchen zu wählen
you-are-not-placing-tiles = du legst gerade keine Plättchen
in-flourishing-spring-every-cultivate-places-a-flower = im Blühenden Frühling legst du bei jedem Kultivieren eine Blüte
your-last-cultivate-was-empty-so-place-at-least-one = bei deinem letzten Kultivieren hast du nichts gelegt; lege diesmal mindestens ein Plättchen
that-goal-is-not-in-play = dieses Ziel ist nicht im Spiel
you-have-a-colour-goal-and-one-of-each-colour =
    { $colour ->
     [brown] du hast { bonsai-goals-brown } schon beansprucht; von jeder Farbe darfst du nur ein Ziel beanspruchen
     [green] du hast { bonsai-goals-green } schon beansprucht; von jeder Farbe darfst du nur ein Ziel beanspruchen
     [orange] du hast { bonsai-goals-orange } schon beansprucht; von jeder Farbe darfst du nur ein Ziel beanspruchen
     [pink] du hast { bonsai-goals-pink } schon beansprucht; von jeder Farbe darfst du nur ein Ziel beanspruchen
   *[blue] du hast { bonsai-goals-blue } schon beansprucht; von jeder Farbe darfst du nur ein Ziel beanspruchen
    }
that-goal-is-claimed-already = dieses Ziel ist schon vergeben
you-have-renounced-that-goal = auf dieses Ziel hast du verzichtet
your-bonsai-does-not-meet-that-goal-yet = dein Bonsai erfüllt dieses Ziel noch nicht
goals-are-claimed-after-the-action-of-a-turn = Ziele beanspruchst du nach der Aktion eines Zuges
goals-are-renounced-when-the-bonsai-meets-them-after-the = auf ein Ziel verzichtest du, wenn dein Bonsai es erfüllt, nach der Aktion eines Zuges
there-is-no-colour-goal-to-decide-about =
    { $colour ->
     [brown] über { bonsai-goals-brown } ist jetzt nicht zu entscheiden
     [green] über { bonsai-goals-green } ist jetzt nicht zu entscheiden
     [orange] über { bonsai-goals-orange } ist jetzt nicht zu entscheiden
     [pink] über { bonsai-goals-pink } ist jetzt nicht zu entscheiden
   *[blue] über { bonsai-goals-blue } ist jetzt nicht zu entscheiden
    }
tiles-are-given-back-at-the-end-of-a-turn = Plättchen gibst du am Ende eines Zuges zurück, und nur solche, die du nicht behalten darfst

## The end

two-hard-goals-and-a-low-one-were-needed-hard = nötig waren zwei schwere Ziele und ein leichtes; beansprucht: schwere { $hard }, leichte { $low }
points-points-but-target-were-needed = nötig waren { $target } Punkte, erreicht: { $points }
three-goals-were-needed-and-count-were-claimed = drei Ziele waren nötig, beansprucht: { $count }
four-parchments-were-needed-and-count-were-collected = vier Pergamente waren nötig, gesammelt: { $count }
all-five-goals-were-needed-and-count-were-claimed = alle fünf Ziele waren nötig, beansprucht: { $count }
three-goals-were-needed-on-one-bonsai-and-two-on = nötig waren drei Ziele mit einem Bonsai und zwei mit dem anderen, nicht { $most } und { $fewest }
points-points-and-all-that-was-asked-the-bonsai-will = { $points } Punkte und alles, was verlangt war: Der Bonsai wird ausgestellt
equal-with-points-points-of-these-whoever-sits-farthest-from = Gleichstand mit { $points } Punkten; davon gewinnt, wer in der Zugreihenfolge am weitesten hinten sitzt
the-bonsai-was-given-up = der Bonsai wurde aufgegeben

## The score pad, and what advice counts

leaves = Blätter
flowers = Blüten
fruits = Früchte
parchments = Pergamente
goals = Ziele
goals-claimed = beanspruchte Ziele
the-brown-goal-within-reach = { bonsai-goals-brown } in Reichweite
the-green-goal-within-reach = { bonsai-goals-green } in Reichweite
the-orange-goal-within-reach = { bonsai-goals-orange } in Reichweite
the-pink-goal-within-reach = { bonsai-goals-pink } in Reichweite
the-blue-goal-within-reach = { bonsai-goals-blue } in Reichweite
company-still-to-be-found = noch fehlende Gesellschaft für Blüten und Früchte
tiles-to-place-now = jetzt zu legende Plättchen
tiles-in-hand = Plättchen im Vorrat
growth-tools-and-parchments-for-later = Wachstum, Werkzeuge und Pergamente für später
room-to-grow = Platz zum Wachsen
turns-to-come = kommende Züge

## House rules

option-goals-name = Ziele
option-goals = Mit Zielplättchen; zu zweit bis viert kann man anfangs darauf verzichten
option-goal-colours-name = Farben der Ziele
option-goal-colours = Die drei Farben der Ziele, um die gespielt wird
option-goal-colours-random = zufällig
option-goal-colours-brown-green-orange = Braun, Grün, Orange
option-goal-colours-brown-green-pink = Braun, Grün, Rosa
option-goal-colours-brown-green-blue = Braun, Grün, Blau
option-goal-colours-brown-orange-pink = Braun, Orange, Rosa
option-goal-colours-brown-orange-blue = Braun, Orange, Blau
option-goal-colours-brown-pink-blue = Braun, Rosa, Blau
option-goal-colours-green-orange-pink = Grün, Orange, Rosa
option-goal-colours-green-orange-blue = Grün, Orange, Blau
option-goal-colours-green-pink-blue = Grün, Rosa, Blau
option-goal-colours-orange-pink-blue = Orange, Rosa, Blau
option-tokonoma-name = Tokonoma
option-tokonoma = Alle Pergamente sind in der ersten Hälfte des Stapels
option-three-player-deck-name = Stapel zu dritt
option-three-player-deck = Zu dritt kommen nach der Anleitung 11 Karten heraus, und 36 bleiben; nach den Punkten auf den Karten nur 4, und 43 bleiben
option-three-player-deck-rulebook = 36 Karten
option-three-player-deck-printed = 43 Karten
option-refill-timing-name = Nachlegen
option-refill-timing = Wann neue Karten aufgedeckt werden
option-refill-timing-rulebook = sofort
option-refill-timing-after-goals = nach den Zielen
option-refill-timing-after-discard = am Ende des Zuges
option-level-name = Stufe
option-level = So viele Punkte brauchst du, um allein zu gewinnen; ein Szenario hat seine eigenen
option-level-gakusei = Gakusei, 80 Punkte
option-level-senmon = Senmon, 100 Punkte
option-level-sensei = Sensei, 120 Punkte
option-level-yusha = Yusha, 140 Punkte
option-scenario-name = Szenario
option-scenario = Allein: eine Herausforderung mit eigenen Zielen und Regeln
option-scenario-none = keines
option-scenario-slow-fall = Langsamer Herbst
option-scenario-long-winter = Langer Winter
option-scenario-flourishing-spring = Blühender Frühling
option-scenario-scorching-summer = Glühender Sommer
option-scenario-emperor = Die Prüfung des Kaisers
option-scenario-goals-name = Ziele des Szenarios
option-scenario-goals = Die Zielplättchen des Szenarios, wie deine Schachtel sie zeigt, zum Beispiel 3,6,15; leer für unsere Auswahl
goal-colours-are-three-different-colours-with-commas-between-them = die Farben der Ziele sind drei verschiedene Farben mit Kommas dazwischen, oder random (zufällig)
there-is-no-goal-colour-name-there-is-colours = eine Zielfarbe { $name } gibt es nicht; es gibt { $colours }
scenario-goals-names-a-goal-twice = die Ziele des Szenarios nennen ein Ziel zweimal
the-emperor-challenge-is-played-with-the-five-intermediate-goals = die Prüfung des Kaisers wird mit den fünf mittleren Zielen gespielt; lass die Ziele des Szenarios leer
slow-fall-needs-two-hard-goals-and-a-low-one = der Langsame Herbst braucht unter den Zielen des Szenarios zwei schwere Ziele und ein leichtes in drei Farben
this-scenario-is-played-with-three-goals-of-three-colours = dieses Szenario wird mit drei Zielen in drei Farben gespielt; nenne sie bei den Zielen des Szenarios wie 3,6,15
there-is-no-goal-number-goals-go-from-1-to = ein Ziel { $number } gibt es nicht; die Ziele gehen von 1 bis 15, mit Kommas dazwischen
a-scenario-is-for-one-player-not-seats = ein Szenario ist für eine Person, nicht für { $seats }
a-scenario-sets-its-own-target-choose-no-level-with = ein Szenario setzt seine eigene Punktzahl; wähle keine Stufe dazu
a-scenario-has-goals-of-its-own-choose-no-goal = ein Szenario hat eigene Ziele; wähle keine Farben der Ziele dazu
scenario-goals-are-for-a-scenario-choose-one-or-leave = die Ziele des Szenarios gehören zu einem Szenario; wähle eines, oder lass sie leer
alone-you-play-for-goals-they-cannot-be-left-out = allein spielt man um Ziele; sie können nicht wegbleiben
without-goals-there-are-no-goal-colours-to-choose = ohne Ziele gibt es keine Farben der Ziele zu wählen

## Tiles

bonsai-tile-wood = Holz
bonsai-tile-leaf = Blatt
bonsai-tile-flower = Blüte
bonsai-tile-fruit = Frucht
bonsai-one-wood = Holz
bonsai-one-leaf = ein Blatt
bonsai-one-flower = eine Blüte
bonsai-one-fruit = eine Frucht
bonsai-one-any = ein Plättchen
bonsai-two-wood = zwei Holz
bonsai-two-leaf = zwei Blätter
bonsai-two-flower = zwei Blüten
bonsai-two-fruit = zwei Früchte
bonsai-some-wood = { $n } Holz
bonsai-some-leaf =
    { $n ->
     [one] { $n } Blatt
   *[other] { $n } Blätter
    }
bonsai-some-flower =
    { $n ->
     [one] { $n } Blüte
   *[other] { $n } Blüten
    }
bonsai-some-fruit =
    { $n ->
     [one] { $n } Frucht
   *[other] { $n } Früchte
    }
bonsai-some-any =
    { $n ->
     [one] { $n } beliebiges
   *[other] { $n } beliebige
    }
bonsai-tiles = { $n } Plättchen
bonsai-rule-wood = Holz muss Holz berühren.
bonsai-rule-leaf = Ein Blatt muss Holz berühren.
bonsai-rule-flower = Eine Blüte muss ein Blatt berühren.
bonsai-rule-fruit = Eine Frucht muss zwei Blätter berühren, die einander berühren, und keine andere Frucht.

## Cards

bonsai-cards = Karten
bonsai-card-tool = Werkzeug
bonsai-card-growth = Wachstum
bonsai-card-master = Meister
bonsai-card-helper = Helfer
bonsai-card-parchment = Pergament
bonsai-says-tool = 2 mehr behalten
bonsai-says-growth =
    { $tile ->
     [wood] 1 Holz mehr
     [leaf] 1 Blatt mehr
     [flower] 1 Blüte mehr
   *[fruit] 1 Frucht mehr
    }
bonsai-says-helper = sofort legen
bonsai-says-master =
    { $which ->
     [any] 1 nach Wahl
   *[printed] { $n ->
         [2] beide nehmen
       *[other] alle nehmen
        }
    }
bonsai-says-parchment = am Ende
bonsai-effect-tool = du behältst zwei Plättchen mehr
bonsai-effect-growth =
    { $tile ->
     [wood] bei jedem Kultivieren legst du ein Holz mehr
     [leaf] bei jedem Kultivieren legst du ein Blatt mehr
     [flower] bei jedem Kultivieren legst du eine Blüte mehr
   *[fruit] bei jedem Kultivieren legst du eine Frucht mehr
    }
bonsai-effect-helper =
    { $tile ->
     [wood] sofort darfst du ein beliebiges Plättchen und ein Holz legen
     [leaf] sofort darfst du ein beliebiges Plättchen und ein Blatt legen
     [flower] sofort darfst du ein beliebiges Plättchen und eine Blüte legen
   *[fruit] sofort darfst du ein beliebiges Plättchen und eine Frucht legen
    }
bonsai-effect-parchment =
    { $n ->
     [one] { $n } Punkt
   *[other] { $n } Punkte
    } am Ende für { $of ->
     [wood] jedes Holz an deinem Bonsai
     [leaf] jedes Blatt an deinem Bonsai
     [flower] jede Blüte an deinem Bonsai
     [fruit] jede Frucht an deinem Bonsai
     [growth] jede deiner Wachstumskarten
     [helper] jede deiner Helferkarten
   *[master] jede deiner Meisterkarten
    }
bonsai-effect-master = du bekommst { $tiles }
bonsai-effect-master-any = du bekommst ein Plättchen deiner Wahl
bonsai-card-named = { $title }: { $effect }
bonsai-bid-card = Nimm die { $slot }. Karte ({ $title }, { $shows })
bonsai-card-aloud = : { $effect }
bonsai-card-aloud-slot = : { $effect }. Feld { $slot }: { $gift }
bonsai-gift-1 = kein Plättchen
bonsai-gift-2 = Holz oder ein Blatt
bonsai-gift-3 = Holz und eine Blüte
bonsai-gift-4 = ein Blatt und eine Frucht
bonsai-or = oder
bonsai-deck = Stapel { $n }
bonsai-deck-aloud =
    { $n ->
     [one] Stapel, { $n } Karte
   *[other] Stapel, { $n } Karten
    }
bonsai-slot-empty = Feld { $slot }, keine Karte
bonsai-no-card-yet = Noch keine Karte.

## Goals

bonsai-goals = Ziele
bonsai-no-goals = An diesem Tisch gibt es keine Ziele.
bonsai-goals-brown = Bunjin-gi (Holz)
bonsai-goals-green = Moyogi (Blätter beisammen)
bonsai-goals-orange = Chokkan (Früchte)
bonsai-goals-pink = Shakan (Blüten über dem Rand)
bonsai-goals-blue = Kengai (über den Rand)
bonsai-rim-low = Gold
bonsai-rim-intermediate = beide
bonsai-rim-hard = unten
bonsai-goal-brown = { $n } Holz, die Knospe mitgezählt
bonsai-goal-green = { $n } Blätter in einer Gruppe
bonsai-goal-orange = { $n } Früchte
bonsai-goal-pink = { $n } Blüten, die auf einer Seite über den Rand ragen
bonsai-reach-low = ein Plättchen, das auf der Seite des Goldrisses über den Rand ragt
bonsai-reach-intermediate = Plättchen, die auf beiden Seiten über den Rand ragen
bonsai-reach-hard = Plättchen, die auf beiden Seiten über den Rand ragen, eines davon unterhalb der Schale
bonsai-goal-claimed = beansprucht
bonsai-goal-met = erfüllt
bonsai-goal-claimed-by = beansprucht von { $name }
bonsai-goal-closed = kann niemand mehr beanspruchen
bonsai-goal-open = offen
bonsai-goal-open-to = offen für { $names }
bonsai-goal-so-far = { $state }, bisher { $n } von { $of }
bonsai-goal-name = { $says }: { $n } Punkte, { $state }
bonsai-goal-aloud = { $need } ({ $says }), { $n } Punkte, { $state }
bonsai-goal-claim = Beanspruchen: { $goal }
bonsai-goal-told = { $goal }, { $n } Punkte: { $says }.
bonsai-goal-far = Bisher { $n } von { $of }.
bonsai-so-many-of = { $n } von { $of }

## What to do

bonsai-undo = Rückgängig
bonsai-done = Fertig
bonsai-cultivate = Kultivieren
bonsai-take = Nehmen
bonsai-take-card = { $title } nehmen
bonsai-renounce = Verzichten
bonsai-claim-points = { $n } Punkte beanspruchen
bonsai-claim-brief = { $n } nehmen
bonsai-do-meditate = meditiere
bonsai-do-meditate-first = Meditiere
bonsai-do-cultivate = kultiviere
bonsai-meditate-or-cultivate = { $meditate } oder { $cultivate }.
bonsai-meditate-or-cultivate-rule = Tippe eine Karte an, um sie mit den Plättchen darunter zu nehmen, oder lege Plättchen an deinen Bonsai.
bonsai-prune-meditate-or-cultivate = Stutze, { $meditate } oder { $cultivate }.
bonsai-prune-rule = An deinem Bonsai kann kein Holz wachsen: Du darfst so wenige Plättchen wie möglich abschneiden, um Platz zu schaffen.
bonsai-only-cultivate = Kultiviere deinen Bonsai.
bonsai-only-cultivate-rule = Es gibt keine Karte mehr zu nehmen.
bonsai-only-meditate = Meditiere: Nimm eine Karte.
bonsai-touch-a-card-or-a-tile = Tippe eine Karte oder ein Plättchen an.
bonsai-touch-scissors = Tippe die Schere an, um zu schneiden, oder eine Karte oder ein Plättchen.
bonsai-touch-a-tile = Tippe ein Plättchen an.
bonsai-touch-a-card = Tippe eine Karte an.
bonsai-touch-a-place = Tippe eine markierte Stelle an.
bonsai-and-last =
    { $rule } { $n ->
     [1] Das ist der letzte Zug.
   *[other] Das sind die letzten Züge.
    }
bonsai-take-the = Diese Karte nehmen: { $card }?
bonsai-take-the-rule = Dazu: { $gift }. Die Karte: { $effect }.
bonsai-take-wood-or-leaf = Nimm { $wood } oder { $leaf }.
bonsai-take-wood-or-leaf-rule = Es gehört zu der Karte, die du genommen hast.
bonsai-take-any = Nimm { $tile } deiner Wahl.
bonsai-take-any-rule = Der Meister schenkt es dir.
bonsai-give-back = Gib { $tiles } zurück.
bonsai-give-back-rule = Du darfst { $n } behalten.
bonsai-choose-where =
    { $kind ->
     [wood] Wähle, wo das { $tile } wächst.
     [leaf] Wähle, wo das { $tile } wächst.
   *[other] Wähle, wo die { $tile } wächst.
    }
bonsai-may-still-place = Du darfst noch legen: { $tiles }.
bonsai-both = { $one } { $other }
bonsai-nothing-grows = Mehr kann jetzt nicht wachsen.
bonsai-no-tile-left = Du hast kein Plättchen mehr zum Legen.
bonsai-choose-a-tile = Wähle ein Plättchen.
bonsai-claim-a-goal = Beanspruche ein Ziel.
bonsai-claim = { $goal } beanspruchen?
bonsai-claim-rule = Du hast { $says }. Verzichtest du, kannst du es später nicht mehr beanspruchen.
bonsai-claim-touch = Wer verzichtet, kann es später nicht mehr beanspruchen.
bonsai-one-moment = Einen Moment.
bonsai-you-look-on = Du schaust zu.
bonsai-grow-at = { $tile } bei { $cell } legen, { $points }
bonsai-no-points = keine Punkte
bonsai-points-more =
    { $n ->
     [one] { $n } Punkt mehr
   *[other] { $n } Punkte mehr
    }
bonsai-points-less =
    { $n ->
     [one] { $n } Punkt weniger
   *[other] { $n } Punkte weniger
    }
bonsai-prune-at =
    Bei { $cell } stutzen, { $n ->
     [1] ein Plättchen fällt
   *[other] { $n } Plättchen fallen
    }
bonsai-renounce-title = Auf dieses Ziel verzichten?
bonsai-renounce-about = Der Kaiser will alle fünf Ziele. Ein Ziel, auf das du verzichtest, kannst du nicht mehr beanspruchen, auch nicht mit dem anderen Bonsai: Die Prüfung ist dann nicht mehr zu gewinnen.
bonsai-renounce-it = Verzichten
bonsai-go-back = Zurück

## What others do

bonsai-does-action = { $name } meditiert oder kultiviert.
bonsai-does-slot-tile = { $name } nimmt ein Plättchen.
bonsai-does-master-tile = { $name } nimmt ein Plättchen.
bonsai-does-helper = { $name } setzt einen Helfer ein.
bonsai-does-cultivate = { $name } kultiviert.
bonsai-does-goals = { $name } entscheidet über ein Ziel.
bonsai-does-discard = { $name } gibt Plättchen zurück.
bonsai-does-over = { $name } ruht sich aus.
bonsai-doing-action = überlegt
bonsai-doing-slot-tile = meditiert
bonsai-doing-master-tile = meditiert
bonsai-doing-helper = legt
bonsai-doing-cultivate = kultiviert
bonsai-doing-goals = entscheidet über ein Ziel
bonsai-doing-discard = gibt zurück
bonsai-holds =
    { $tiles } Plättchen · { $cards ->
     [one] { $cards } Karte
   *[other] { $cards } Karten
    }
bonsai-turns-left =
    { $n ->
     [1] letzter Zug
   *[other] noch { $n } Züge
    }
bonsai-turns-left-rule =
    { $n ->
     [one] Noch { $n } Zug.
   *[other] Noch { $n } Züge.
    }
bonsai-grown = Die Bäume sind gewachsen

## The board

bonsai-tree = Bonsai
bonsai-your-tree = Dein Bonsai
bonsai-nth-tree = Bonsai { $n }
bonsai-nth-tree-tended = Bonsai { $n }, den du jetzt pflegst
bonsai-nth-tree-rests = Bonsai { $n }, der ruht
bonsai-tended = Diesen pflegst du
bonsai-rests = Dieser ruht
bonsai-tree-of = Bonsai von { $name }
bonsai-tree-aloud = Bonsai: { $wood }, { $leaf }, { $flower }, { $fruit }
bonsai-beyond-the-rim = über den Rand
bonsai-beyond-the-rim-of = über den Rand,
bonsai-gold-crack-side = Seite des Goldrisses
bonsai-rim = Rand
bonsai-gold-side = Goldseite
bonsai-your-tiles = Deine Plättchen
bonsai-tiles-of = { $n } von { $of } Plättchen
bonsai-touch-take = { $tile } nehmen; du hast { $some }
bonsai-touch-give-back = { $tile } zurückgeben; du hast { $some }
bonsai-cultivate-may-place = Bei jedem Kultivieren darfst du legen: { $tiles }
bonsai-helper-used-up = Helfer: aufgebraucht
bonsai-helper-may-place = Mit dem Helfer darfst du noch legen: { $tiles }
bonsai-this-player = diese Person
bonsai-seat = Platz { $n }
bonsai-points-so-far = Punkte bisher
bonsai-part-leaf = Blätter
bonsai-part-flower = Blüten
bonsai-part-fruit = Früchte
bonsai-part-parchment = Pergamente
bonsai-part-goals = Ziele
bonsai-part-total = Summe
bonsai-alcove =
    { $self ->
        [yes] Dein Bonsai in der Bildnische
       *[no] Der Bonsai von { $name } in der Bildnische
    }, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
bonsai-whose-tree = Wessen Baum
bonsai-show-tree-of =
    { $self ->
     [yes] Dein Baum
   *[no] Baum von { $name }
    }
bonsai-score-by-part = Punkte, Teil für Teil
bonsai-save-svg = Als SVG speichern
bonsai-save-png = Als PNG speichern

## Alone

bonsai-to-win = Zum Sieg
bonsai-points-of = { $points } von { $n } Punkten
bonsai-target = { $n } Punkte zum Sieg
bonsai-target-brief = Sieg: { $n }
bonsai-goals-our-choice = Die Ziele dieses Szenarios haben wir gewählt; hast du die Schachtel, kannst du die gedruckten eingeben.
bonsai-parchments-where = { $all } Pergamente: { $owned } bei dir, { $shown } in den Feldern, { $gone } weg, noch { $left } im Stapel
bonsai-cards-gone =
    { $n ->
     [one] { $n } Karte ist weg
   *[other] { $n } Karten sind weg
    }
bonsai-scenario-slow-fall = Langsamer Herbst
bonsai-scenario-long-winter = Langer Winter
bonsai-scenario-flourishing-spring = Blühender Frühling
bonsai-scenario-scorching-summer = Glühender Sommer
bonsai-scenario-emperor = Die Prüfung des Kaisers
bonsai-asks-none = Beanspruche ein Ziel jeder Farbe und erreiche die Punkte.
bonsai-asks-slow-fall = Beanspruche zwei schwere Ziele und ein leichtes.
bonsai-asks-long-winter = Beanspruche alle drei Ziele und sammle vier Pergamente.
bonsai-asks-flourishing-spring = Beanspruche alle drei Ziele. Bei jedem Kultivieren musst du eine Blüte legen.
bonsai-asks-scorching-summer = Beanspruche alle drei Ziele. Am Ende verdorren Blüten und Früchte, die einander nicht berühren.
bonsai-asks-emperor = Beanspruche alle fünf Ziele, drei mit einem Bonsai und zwei mit dem anderen. Nach jedem Kultivieren pflegst du den anderen.

## The rules at a glance

bonsai-glance-lead = Lass in deiner Schale einen Baum wachsen, Plättchen für Plättchen. Ist der Stapel leer, haben alle noch einen Zug; wer die meisten Punkte hat, gewinnt.
bonsai-glance-turn = Ein Zug ist eins von beiden
bonsai-glance-meditate-title = Meditieren.
bonsai-glance-meditate = Nimm eine Karte und die Plättchen darunter: neben dem Stapel keins; dann Holz oder Blatt; Holz und Blüte; Blatt und Frucht.
bonsai-glance-cultivate-title = Kultivieren.
bonsai-glance-cultivate = Lege höchstens ein beliebiges Plättchen, ein Holz und ein Blatt, und für jede Wachstumskarte eines mehr.
bonsai-glance-then = Dann beanspruche die Ziele, die dein Baum erfüllt, höchstens eines je Farbe, oder verzichte darauf. Zuletzt gib zurück, was über fünf Plättchen hinausgeht; jedes Werkzeug lässt dich zwei mehr behalten.
bonsai-glance-where = Wo Plättchen wachsen
bonsai-glance-wood = Holz muss Holz berühren. Es ist selbst nichts wert.
bonsai-glance-leaf = Ein Blatt muss Holz berühren. Es zählt 3 Punkte.
bonsai-glance-flower = Eine Blüte muss ein Blatt berühren. Sie zählt 1 Punkt für jede ihrer sechs Seiten, die kein Plättchen berührt.
bonsai-glance-fruit = Eine Frucht muss zwei Blätter berühren, die einander berühren, und keine andere Frucht. Sie zählt 7 Punkte.
bonsai-glance-pot = Auf der Schale wächst nichts. Kann kein Holz mehr wachsen, darfst du vor deinem Zug so wenige Plättchen wie möglich stutzen, um Platz zu schaffen.
bonsai-glance-tool = du behältst zwei Plättchen mehr
bonsai-glance-growth = ein Plättchen mehr bei jedem Kultivieren
bonsai-glance-master = du bekommst die gezeigten Plättchen
bonsai-glance-helper = lege die gezeigten Plättchen sofort, auch eben bekommene
bonsai-glance-parchment = Punkte am Ende
bonsai-glance-goals = Ziele
bonsai-glance-goals-brown = { $low }, { $middle } oder { $high } Holz, die Knospe mitgezählt
bonsai-glance-goals-green = { $low }, { $middle } oder { $high } Blätter in einer Gruppe
bonsai-glance-goals-orange = { $low }, { $middle } oder { $high } Früchte
bonsai-glance-goals-pink = { $low }, { $middle } oder { $high } Blüten, die auf einer Seite über den Rand ragen
bonsai-glance-goals-blue = „Gold“: ein Plättchen, das auf der Seite des Goldrisses über den Rand ragt; „beide“: Plättchen über dem Rand auf beiden Seiten; „unten“: auf beiden Seiten, eines davon unterhalb der Schale
bonsai-glance-goals-worth = { $asks }. Für { $low }, { $middle } oder { $high } Punkte.
bonsai-glance-deck = Allein und zu zweit hat der Stapel 32 Karten, zu dritt { $three }, zu viert 47.
bonsai-glance-equal = Bei Gleichstand gewinnt, wer in der Zugreihenfolge am weitesten hinten sitzt.
bonsai-glance-alone-title = Allein
bonsai-glance-alone = Wenn du eine Karte nimmst, geht auch die links davon; bei der Karte ganz links die nächste vom Stapel. Wenn du kultivierst, geht die Karte ganz rechts. Beanspruche drei Ziele und erreiche die Punkte.
