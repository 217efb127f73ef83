### Ohanami.

## Said by the rules

kept-card = behält { $card }
laid-card-in-garden-garden = legt { $card } in Garten { $garden }
started-a-garden-with-card =
    { $times ->
     [2] beginnt Gärten mit { $card }
   *[other] beginnt einen Garten mit { $card }
    }
discarded-card = wirft { $card } ab
kept-a-card =
    { $times ->
     [2] behält zwei Karten
   *[other] behält eine Karte
    }
discarded-a-card =
    { $times ->
     [2] wirft zwei Karten ab
   *[other] wirft eine Karte ab
    }
decided-on-a-card =
    { $times ->
     [2] hat sich für beide Karten entschieden
   *[other] hat sich für eine Karte entschieden
    }
room-for-the-cards-to-come = Platz für kommende Karten
water = Wasser
plants = Pflanzen
stone = Steine
blossoms = Kirschblüten
cards-are-being-laid-now-choose-again-when-everybody-has = jetzt werden Karten gelegt; wähle wieder, wenn alle gelegt haben
you-have-kept-two-cards-already = du hast schon zwei Karten behalten
cards-are-laid-when-everybody-has-kept-two = gelegt wird erst, wenn alle zwei Karten behalten haben
you-have-laid-your-cards-of-this-turn = du hast deine Karten in diesem Zug schon gelegt
it-is-not-your-turn-to-lay = du bist noch nicht mit dem Legen dran
you-have-started-three-gardens-and-that-is-all-there = du hast schon drei Gärten begonnen, und mehr gibt es nicht
you-have-kept-card-already = die { $card } hast du schon behalten
card-is-not-one-of-the-cards-you-kept = die { $card } gehört nicht zu den Karten, die du behalten hast
garden-garden-is-not-started-yet = Garten { $garden } ist noch nicht begonnen
garden-garden-goes-from-low-to-high-only-a-lower = Garten { $garden } reicht von { $low } bis { $high }: Nur eine kleinere oder eine größere Karte passt
the-third-scoring-is-done-and-points-points-are-the = die dritte Wertung ist vorbei, und mehr als { $points } Punkte hat niemand
equal-with-points-points-and-blossoms-blossoms-so-the-win =
    Gleichstand mit { $points } Punkten und { $blossoms ->
     [one] { $blossoms } Kirschblüte
   *[other] { $blossoms } Kirschblüten
    }, also wird der Sieg geteilt
equal-with-points-points-blossoms-blossoms-decide =
    Gleichstand mit { $points } Punkten; { $blossoms ->
     [one] { $blossoms } Kirschblüte entscheidet
   *[other] { $blossoms } Kirschblüten entscheiden
    }
round-n-suit = Runde { $n }, { $suit }

## House rules

option-lay-order-name = Reihenfolge beim Legen
option-lay-order = Wer zuerst legt
option-lay-order-last-commit = wer zuletzt gewählt hat
option-lay-order-rotate = reihum
option-simultaneous-lay-name = Gleichzeitig legen
option-simultaneous-lay = Alle legen gleichzeitig; zu sehen ist es erst, wenn alle fertig sind
option-peek-before-lay-name = Vor dem Legen schauen
option-peek-before-lay = Du darfst deine nächste Hand ansehen, bevor du legst

## What to do

ohanami-resigned = Du hast aufgegeben; die anderen spielen weiter.
ohanami-choose =
    { $n ->
     [one] Behalte noch eine Karte.
   *[other] Behalte zwei Karten.
    }
ohanami-keep-these = { $cards } behalten?
ohanami-last-cards = Das sind die letzten Karten der Runde; nichts wird weitergegeben.
ohanami-hand-on =
    { $side ->
     [left] Die anderen { $n } gehen an { $name }, links von dir.
     [right] Die anderen { $n } gehen an { $name }, rechts von dir.
   *[across] Die anderen { $n } gehen an { $name }.
    }
ohanami-kept = Du hast { $cards } behalten.
ohanami-waiting-for = Warten auf { $names }.
ohanami-lay-or-start = Lege die { $card } an oder beginne einen Garten.
ohanami-lay-at-an-end = Lege die { $card } an ein Ende eines Gartens.
ohanami-start-with = Beginne einen Garten mit der { $card }.
ohanami-fits-nowhere = Die { $card } passt an keinen Garten. Wirf sie ab.
ohanami-rule-ends = Kleiner als die kleinste oder größer als die größte Karte.
ohanami-rule-gardens = Im ganzen Spiel darfst du drei Gärten haben.
ohanami-rule-aside = Abgeworfene Karten bringen keine Punkte.
ohanami-then = { $rule } Danach legst du { $cards }.
ohanami-after-that = Danach legst du { $cards }.
ohanami-turn-laid = Deine Karten für diesen Zug liegen.
ohanami-look-on = Du schaust zu.
ohanami-one-chooses =
    { $n ->
     [one] { $name } wählt eine Karte.
   *[other] { $name } wählt zwei Karten.
    }
ohanami-several-choose =
    { $n ->
     [2] { $names } wählen je zwei Karten.
   *[other] { $names } wählen Karten.
    }
ohanami-one-lays =
    { $n ->
     [one] { $name } legt eine Karte.
   *[other] { $name } legt zwei Karten.
    }
ohanami-several-lay = { $names } legen ihre Karten.
ohanami-undo = Rückgängig
ohanami-take-back = Zurücknehmen
ohanami-keep = { $cards } behalten
ohanami-keep-and-pass = { $cards } behalten, Rest weitergeben
ohanami-keep-some =
    { $n ->
     [one] Eine Karte behalten
   *[other] Zwei Karten behalten
    }

## Where we are

ohanami-over = Die Partie ist zu Ende
ohanami-where =
    { $side ->
     [left] Runde { $round } von 3 · Zug { $turn } von 5 · Karten gehen nach links
   *[right] Runde { $round } von 3 · Zug { $turn } von 5 · Karten gehen nach rechts
    }
ohanami-where-briefly = Runde { $round } · Zug { $turn }/5
ohanami-is-choosing = wählt
ohanami-has-chosen = hat gewählt
ohanami-is-laying =
    { $n ->
     [one] legt, noch { $n } Karte
   *[other] legt, noch { $n } Karten
    }
ohanami-waits = wartet
ohanami-has-laid = hat gelegt

## The gardens and the hand

ohanami-garden = Garten { $n }
ohanami-garden-aloud =
    { $n ->
     [0] Garten { $garden }: leer
   *[other] Garten { $garden }: { $cards }
    }
ohanami-may-grow = Hier kann ein Garten wachsen.
ohanami-starts-in = Leere Gärten sind gleich. Der nächste beginnt in Garten { $n }.
ohanami-keep-first = Behalte zuerst die gewählten Karten.
ohanami-lay-first = Lege zuerst die behaltenen Karten. Dann wählst du aus dieser Hand.
ohanami-empty = Leer
ohanami-card =
    { $suit ->
     [water] { $card }, Wasser
     [plant] { $card }, Pflanze
     [stone] { $card }, Stein
   *[blossom] { $card }, Kirschblüte
    }
ohanami-slot =
    { $end ->
     [lowest] { $card } als kleinste Karte in Garten { $garden } legen
     [highest] { $card } als größte Karte in Garten { $garden } legen
   *[new] Mit { $card } einen neuen Garten beginnen
    }
ohanami-end-lowest = kleinste
ohanami-end-highest = größte
ohanami-end-new = neuer Garten
ohanami-your-hand = Deine Hand
ohanami-to-hand-on = Weiterzugeben
ohanami-next-hand = Deine nächste Hand
ohanami-from = von { $name }
ohanami-kept-cards = Behalten
ohanami-to-lay = Zu legen
ohanami-in-any-order = in beliebiger Reihenfolge
ohanami-put-aside = Abwerfen
ohanami-put-card-aside = { $card } abwerfen
ohanami-hand-empty = Deine Hand ist leer, bis die nächsten Karten kommen.
ohanami-gardens-stay = Deine Gärten bleiben, wie sie sind.
ohanami-unseen =
    { $hand ->
     [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
    } · { $chosen } verdeckt · { $aside } abgeworfen

## How the gardens stand

ohanami-panel = Deine Gärten
ohanami-counted =
    { $suit ->
     [water] Wasser: { $n }
     [plant] Pflanzen: { $n }
     [stone] Steine: { $n }
   *[blossom] Kirschblüten: { $n }
    }
ohanami-of-suit =
    { $suit ->
     [water] { $n } Wasser
     [plant] { $n ->
         [one] { $n } Pflanze
       *[other] { $n } Pflanzen
        }
     [stone] { $n ->
         [one] { $n } Stein
       *[other] { $n } Steine
        }
   *[blossom] { $n ->
         [one] { $n } Kirschblüte
       *[other] { $n } Kirschblüten
        }
    }
ohanami-worth-water = je { $n }
ohanami-worth-plant = je { $n }
ohanami-worth-stone = { $n } am Ende
ohanami-worth-blossom = nach der Leiter
ohanami-title-water = Wasser: { $n } Punkte je Karte nach jeder Runde
ohanami-title-plant = Pflanzen: { $n } Punkte je Karte nach Runde 2 und 3
ohanami-title-stone = Steine: { $n } Punkte je Karte nach Runde 3
ohanami-title-blossom = Kirschblüten: die Leiter, nach Runde 3
ohanami-ladder = Blütenleiter: Karten und Punkte
ohanami-aside = Abgeworfen: { $cards }

## Points to come

ohanami-now = Bei Wertung jetzt
ohanami-now-about = Deine Punkte, wenn die Gärten jetzt gewertet würden
ohanami-sure = Sicher bis zum Ende
ohanami-sure-about = Deine Punkte am Ende, auch wenn du nichts mehr legst
ohanami-adds =
    { $n ->
     [one] +{ $n } Punkt bis zum Ende
   *[other] +{ $n } Punkte bis zum Ende
    }

## The rules at a glance

ohanami-rules-lead = Behalte zwei Karten, gib den Rest weiter, lege, was du behalten hast. Nach drei Runden gewinnen die schönsten Gärten.
ohanami-rules-turn = Ein Zug
ohanami-rules-choose = Wählen.
ohanami-rules-choose-how = Alle gleichzeitig: Behalte verdeckt zwei Karten deiner Hand. Die anderen gibst du weiter, in Runde 1 und 3 nach links, in Runde 2 nach rechts.
ohanami-rules-lay = Legen.
ohanami-rules-order =
    { $order ->
     [at-once] Alle gleichzeitig; zu sehen ist es erst, wenn alle fertig sind.
     [rotate] Der Reihe nach; in jedem Zug beginnt die nächste Person.
   *[last] Der Reihe nach; wer zuletzt gewählt hat, beginnt.
    }
ohanami-rules-lay-how = Lege jede Karte an ein Ende eines Gartens, kleiner als seine kleinste oder größer als seine größte Karte. Oder beginne einen Garten; im ganzen Spiel darfst du drei haben. Oder wirf die Karte ab.
ohanami-rules-peek =
    { $peek ->
     [no] Deine nächste Hand siehst du erst, wenn deine Karten liegen.
   *[yes] Du darfst deine nächste Hand ansehen, bevor du legst.
    }
ohanami-rules-round = Fünf Züge sind eine Runde: Du behältst zehn Karten. Dann wird neu ausgeteilt; die Gärten bleiben.
ohanami-rules-points = Punkte
ohanami-suit-water = Wasser
ohanami-suit-plant = Pflanzen
ohanami-suit-stone = Steine
ohanami-suit-blossom = Kirschblüten
ohanami-rules-water = { $n } je Karte nach jeder Runde
ohanami-rules-plant = { $n } je Karte nach Runde 2 und 3
ohanami-rules-stone = { $n } je Karte nach Runde 3
ohanami-rules-blossom = 1, 3, 6, 10, 15 … nach Runde 3: Jede ist einen Punkt mehr wert als die vorige, zusammen höchstens { $most }
ohanami-rules-end = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Kirschblüten hat.
