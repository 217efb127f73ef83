### Zen.

## Said by the rules

placed-it = legt sie
ended-the-hand = beendet die Hand
discarded-a-colour-card =
    { $colour ->
     [black]
        { $times ->
         [2] wirft zwei schwarze Karten ab
         [3] wirft drei schwarze Karten ab
       *[other] wirft eine schwarze Karte ab
        }
   *[white]
        { $times ->
         [2] wirft zwei weiße Karten ab
         [3] wirft drei weiße Karten ab
       *[other] wirft eine weiße Karte ab
        }
    }
turned-up-a-black-start-card = deckt eine schwarze Startkarte auf
turned-up-a-white-start-card = deckt eine weiße Startkarte auf
drew-black-cards = zieht schwarze Karten
drew-white-cards = zieht weiße Karten
turned-and-took-up-a-colour-card =
    { $colour ->
     [black] dreht eine schwarze Karte und nimmt sie auf
   *[white] dreht eine weiße Karte und nimmt sie auf
    }
took-up-a-colour-card =
    { $colour ->
     [black] nimmt eine schwarze Karte auf
   *[white] nimmt eine weiße Karte auf
    }
zen-is-for-one-player = Zen ist für eine Person
the-start-card-lies-already = die Startkarte liegt schon auf dem Tisch
first-turn-up-a-start-card = decke zuerst eine Startkarte auf
end-this-hand-before-you-draw-again = beende diese Hand, bevor du wieder ziehst
the-form-has-no-colour-cell-so-those-cards-are =
    { $colour ->
     [black] die Form hat kein schwarzes Feld, darum bleiben diese Karten beiseite
   *[white] die Form hat kein weißes Feld, darum bleiben diese Karten beiseite
    }
the-colour-pile-is-used-up =
    { $colour ->
     [black] der schwarze Stapel ist aufgebraucht
   *[white] der weiße Stapel ist aufgebraucht
    }
place-the-card-that-you-hold-or-put-it-back = lege die aufgenommene Karte oder nimm sie zurück
there-is-no-hand-to-end = es gibt keine Hand zu beenden
the-start-card-must-be-placed = die Startkarte muss gelegt werden
you-hold-a-card-already = du hast schon eine Karte aufgenommen
this-hand-is-ended-discard-what-is-left-of-it = diese Hand ist vorbei; wirf den Rest ab
cards-are-discarded-when-the-hand-is-ended = abgeworfen wird erst, wenn die Hand beendet ist
first-hold-a-card-of-your-hand = nimm zuerst eine Karte aus deiner Hand auf
the-start-card-lies-at-0-0 = die Startkarte kommt in die Mitte
a-card-must-lie-edge-to-edge-with-one-on = eine Karte muss Kante an Kante an einer Karte auf dem Tisch liegen
a-card-lies-there-already = dort liegt schon eine Karte
the-semicircle-does-not-match-the-card-on-the-left = der Halbkreis passt nicht zur Karte links
the-semicircle-does-not-match-the-card-on-the-right = der Halbkreis passt nicht zur Karte rechts
the-upper-edge-does-not-fit-to-the-card-above = die obere Kante passt nicht zur Karte darüber
the-lower-edge-does-not-fit-to-the-card-below = die untere Kante passt nicht zur Karte darunter
with-a-colour-card-there-the-layout-is-no-part =
    { $colour ->
     [black] mit einer schwarzen Karte dort wären deine Karten kein Teil der Form
   *[white] mit einer weißen Karte dort wären deine Karten kein Teil der Form
    }
card-looks-the-same-after-a-half-turn = diese Karte sieht nach einer halben Drehung genauso aus
card-has-no-place-like-this = diese Karte passt so nirgends
every-pile-is-used-up-twice-cards-missing-missing = beide Durchgänge sind vorbei; fehlende Karten: { $missing }
form-is-complete = die Form ist vollendet
given-up-cards-missing-missing = aufgegeben; fehlende Karten: { $missing }
black-cards = schwarze Karten
white-cards = weiße Karten

## What a form may be

the-form-is-empty = die Form ist leer
there-is-no-form-said-there-is-forms-or-rows = eine Form { $said } gibt es nicht; es gibt { $forms } oder Reihen wie BW/WB
the-form-is-width-by-height-cells-most-by-most = die Form hat { $width } mal { $height } Felder; höchstens { $most } mal { $most } sind erlaubt
the-form-is-not-connected-row-row-column-column-cannot = die Form hängt nicht zusammen: Reihe { $row }, Spalte { $column } ist vom ersten Feld aus nicht Kante für Kante zu erreichen
the-form-needs-needed-colour-cards-and-the-deck-has =
    { $colour ->
     [black] die Form braucht { $needed } schwarze Karten, und es gibt nur { $there }
   *[white] die Form braucht { $needed } weiße Karten, und es gibt nur { $there }
    }
row-row-of-the-form-has-sign-a-form-is = in Reihe { $row } der Form steht { $sign }; eine Form wird mit B, W und Punkten gezeichnet

## Advice

cards-placed = gelegte Karten
a-complete-form = eine vollendete Form
places-that-hardly-any-card-fits = Stellen, an die kaum eine Karte passt
places-that-few-cards-fit = Stellen, an die wenige Karten passen
places-that-many-cards-fit = Stellen, an die viele Karten passen
the-number-of-open-places = die Zahl der offenen Stellen
the-cards-in-hand = die Karten auf der Hand

## Options

option-form-name = Form
option-form = Die Form, die gebaut wird: ihr englischer Name, oder Reihen aus B (schwarz), W (weiß) und Punkten, durch Schrägstriche getrennt
option-flip-name = Umdrehen
option-flip = Ein aufgebrauchter Stapel wird umgedreht, wenn die Karten der Runde abgeworfen sind, oder sobald seine letzte Karte gezogen ist
option-flip-end-of-round = am Ende der Runde
option-flip-immediate = sofort
option-memory-name = Gedächtnis
option-memory = Die Ablage darf durchgesehen werden, oder nur die oberste Karte ist zu sehen
option-memory-open = offen
option-memory-top-only = nur die oberste
option-tracker-name = Merkliste
option-tracker = Zeigt die Karten, die noch nicht zu sehen waren

## Forms and levels

option-form-tea-bowl = Teeschale
option-form-bridge = Brücke
option-form-crane = Kranich
option-form-enso = Enso
option-form-torii = Torii
option-form-stone = Stein
option-form-bamboo = Bambus
option-form-lantern = Laterne
option-form-bonsai = Bonsai
option-form-fuji = Fuji
option-form-lotus = Lotos
option-form-koi = Koi
option-form-panda = Panda
option-form-moon = Mond
option-form-boulder = Fels
option-form-temple = Tempel
option-form-dragon = Drache
option-form-rock-garden = Steingarten
option-form-yin-yang = Yin und Yang
option-form-mandala = Mandala
zen-level-1 = Atem
zen-level-2 = Bach
zen-level-3 = Berg
zen-level-4 = Leere
zen-own-form = Deine Form

## Cards

zen-black = Schwarz
zen-white = Weiß
zen-card =
    { $card }, links { $left ->
     [red] rot
     [blue] blau
   *[other] { $left }
    }, rechts { $right ->
     [red] rot
     [blue] blau
   *[other] { $right }
    }, oben { $top ->
     [slash] eine steigende Linie
     [backslash] eine fallende Linie
     [tip] eine Spitze
     [notch] eine Kerbe
   *[other] { $top }
    }, unten { $bottom ->
     [slash] eine steigende Linie
     [backslash] eine fallende Linie
     [tip] eine Spitze
     [notch] eine Kerbe
   *[other] { $bottom }
    }
zen-laid = { $card }, auf { $at }
zen-discard-card = Abwerfen: { $card }
zen-fits-nowhere = { $card }; sie passt nirgends

## The prompt

zen-somebody-does =
    { $phase ->
     [begin] { $name } deckt die Startkarte auf.
     [draw] { $name } zieht.
     [hand] { $name } sieht sich die Hand an.
     [place] { $name } legt eine Karte.
     [discard] { $name } wirft ab.
   *[over] { $name } ruht.
    }
zen-you-look-on = Du schaust zu.
zen-one-moment = Einen Moment.
zen-noun-start-card = Startkarte
zen-noun-card =
    { $colour ->
     [black] schwarze Karte
   *[white] weiße Karte
    }
zen-noun-colour =
    { $colour ->
     [black]
        { $n ->
         [2] schwarzen
       *[other] schwarze
        }
   *[white]
        { $n ->
         [2] weißen
       *[other] weiße
        }
    }
zen-ask-begin = Decke die { $card } auf.
zen-ask-begin-either = Decke eine { $black } oder { $white } Karte auf.
zen-rule-begin = Das ist die Startkarte: Alles andere wächst von ihr aus.
zen-ask-draw-either = Ziehe drei { $black } oder { $white } Karten.
zen-ask-draw =
    { $n ->
     [1] Ziehe die letzte { $colour } Karte.
     [2] Ziehe die letzten zwei { $colour } Karten.
   *[other] Ziehe drei { $colour } Karten.
    }
zen-rule-draw = Karten, die du nicht legst, kommen noch einmal wieder.
zen-rule-draw-last = Das ist der zweite Durchgang: Karten, die du nicht legst, sind weg.
zen-ask-take-up-start = Nimm die { $card } auf.
zen-ask-take-up = Nimm eine { $card } auf.
zen-rule-take-up = In beliebiger Reihenfolge, und nur wenn du magst.
zen-ask-end-all-placed = Alles liegt. Beende die Hand.
zen-ask-end-none-fits = Nichts passt. Beende die Hand.
zen-rule-end = Der Rest wird abgeworfen.
zen-ask-place = Lege die { $card }.
zen-ask-place-or-turn = Lege oder drehe die { $card }.
zen-rule-start = Sie darf so oder andersherum liegen.
zen-rule-place =
    { $own ->
     [yes] Kanten greifen ineinander, Halbkreise stimmen überein, und das Bild bleibt ein Teil deiner Form.
   *[no] Kanten greifen ineinander, Halbkreise stimmen überein, und das Bild bleibt ein Teil der Form „{ $form }“.
    }
zen-ask-discard = Welche Karte wirfst du { $which }?
zen-ask-discard-which = zuerst ab
zen-rule-discard = Abgeworfene Karten kommen in der Reihenfolge wieder, in der du sie abwirfst.

## Buttons

zen-undo = Rückgängig
zen-draw = Ziehen
zen-turn-up = Aufdecken
zen-turn-up-start = Startkarte aufdecken
zen-end-hand = Hand beenden
zen-discard = Abwerfen
zen-discard-all = So abwerfen
zen-place-at = Auf { $at } legen
zen-half-turn = Drehen
zen-turn-card = Karte halb drehen (R)
zen-no-other-way = Andersherum passt sie nirgends.
zen-take-up-first = Nimm zuerst eine Karte auf.
zen-why-no-place = Diese Karte passt nirgends, auch nicht gedreht.
zen-why-settled = Deine Karten passen nur an einer Stelle in die Form.
zen-why-no-part = Lege zuerst die Startkarte.

## The hand and the piles

zen-your-hand = Deine Hand
zen-to-discard = Abzuwerfen
zen-first-comes-first = die erste kommt zuerst wieder
zen-any-order = in beliebiger Reihenfolge, keine muss gelegt werden
zen-start-card-first = Zuerst kommt die Startkarte.
zen-hand-empty = Deine Hand ist leer.
zen-piles = Stapel
zen-pile = { $name }, { $state }
zen-pile-does = { $name }, { $state }: { $does }
zen-pile-left = noch { $left } · Durchgang { $pass }
zen-pile-used-up = aufgebraucht
zen-pile-turn-up = eine Karte aufdecken
zen-pile-draw =
    { $n ->
     [1] die letzte Karte ziehen
     [2] zwei Karten ziehen
   *[other] drei Karten ziehen
    }
zen-discards = Ablage
zen-only-the-top = nur die oberste ist zu sehen
zen-no-discards = Noch keine.
zen-discards-below =
    { $colour ->
     [black] { $n } schwarze darunter, und obenauf
   *[white] { $n } weiße darunter, und obenauf
    }
zen-top-discard =
    { $colour ->
     [black] Oberste schwarze Karte der Ablage
   *[white] Oberste weiße Karte der Ablage
    }
zen-discards-of =
    { $colour ->
     [black] Schwarze Ablage
   *[white] Weiße Ablage
    }
zen-to-come-in-order =
    { $colour ->
     [black] Schwarze Karten, die noch kommen, der Reihe nach
   *[white] Weiße Karten, die noch kommen, der Reihe nach
    }
zen-to-come =
    { $colour ->
     [black] Schwarze Karten, die noch kommen
   *[white] Weiße Karten, die noch kommen
    }
zen-unseen = Noch nicht gesehen
zen-unseen-count =
    { $n ->
     [one] { $n } Karte noch nicht gesehen
   *[other] { $n } Karten noch nicht gesehen
    }

## The picture

zen-panel = Die Form
zen-where = { $form } · { $level }
zen-briefly = { $form } · { $placed }/{ $cells }
zen-doing =
    { $placed } von { $cells ->
     [one] { $cells } Karte
   *[other] { $cells } Karten
    } · Runde { $rounds }
zen-of = { $n } von { $all }
zen-round = Runde
zen-pass = Durchgang
zen-passes = schwarz { $black }, weiß { $white }
zen-picture-so-far = Das Bild bisher: { $placed } von { $cells } Karten
zen-whole-picture = Ganzes Bild
zen-progress = { $form }, { $placed } von { $cells } Karten
zen-hopeless = Diese Form lässt sich nicht mehr vollenden. Du darfst weiterspielen.
zen-the-form = Die Form „{ $form }“
zen-covered =
    { $n ->
     [one] { $form }, { $n } Feld belegt
   *[other] { $form }, { $n } Felder belegt
    }
zen-settled = Nur noch eine Stelle passt für deine Karten
zen-parts =
    { $n ->
     [one] Deine Karten passen an { $n } Stelle der Form
   *[other] Deine Karten passen an { $n } Stellen der Form
    }
zen-part = Stelle { $nth } von { $n }
zen-show-one = Eine zeigen
zen-show-next = Nächste zeigen
zen-show-none = Keine zeigen
zen-parts-told = { $form }: { $words }
zen-parts-next = { $form }: { $words }. { $next }

## The end

zen-won =
    { $self ->
     [yes]
        { $own ->
         [yes] { $name }, du hast deine Form vollendet.
       *[no] { $name }, du hast „{ $form }“ vollendet.
        }
   *[no]
        { $own ->
         [yes] { $name } hat die eigene Form vollendet.
       *[no] { $name } hat „{ $form }“ vollendet.
        }
    }
zen-won-rounds =
    { $n ->
     [one] { $n } Runde.
   *[other] { $n } Runden.
    }
zen-lost = Die Stapel sind aufgebraucht.
zen-given-up = Du hast aufgegeben.
zen-lost-cards = Karten im Bild: { $placed } von { $cells }.
zen-complete = { $form }, vollendet
zen-kept-complete =
    { $name } · { $n ->
     [one] { $n } Runde
   *[other] { $n } Runden
    }
zen-kept-so-far = { $name } · { $placed } von { $cells } Karten
zen-save-svg = Als SVG speichern
zen-save-png = Als PNG speichern

## Rules at a glance

zen-glance-lead = Baue die Form, Karte für Karte, bevor du beide Stapel zweimal durchgespielt hast.
zen-glance-round = Eine Runde
zen-glance-verb-draw = Ziehe
zen-glance-draw = { $verb } die obersten drei Karten eines Stapels, schwarz oder weiß.
zen-glance-verb-place = Lege
zen-glance-place = { $verb } davon so viele, wie du magst, in beliebiger Reihenfolge. Du musst nie.
zen-glance-verb-discard = Wirf
zen-glance-discard = { $verb } den Rest offen ab, in einer Reihenfolge deiner Wahl.
zen-glance-where = Wo eine Karte liegen darf
zen-glance-beside = Kante an Kante mit einer Karte auf dem Tisch.
zen-glance-fit = Sie muss zu jeder Karte passen, die sie berührt: Halbkreise einer Farbe ergeben einen Kreis, eine Schräge trifft auf die gleiche Schräge, eine Spitze auf eine Kerbe.
zen-glance-turned = Sie darf auf den Kopf gestellt werden, eine Vierteldrehung gibt es nicht.
zen-glance-part = Alle Karten zusammen müssen ein Teil der Form sein, in Umriss und Farbe. Du musst nicht sagen, welcher.
zen-glance-second = Der zweite Durchgang
zen-glance-pass =
    { $flip ->
     [immediate] Sobald die letzte Karte eines Stapels gezogen ist, wird seine Ablage einmal umgedreht und kommt wieder, die zuerst abgeworfene zuerst.
   *[end_of_round] Ist ein Stapel aufgebraucht und seine letzte Hand gespielt, wird seine Ablage einmal umgedreht und kommt wieder, die zuerst abgeworfene zuerst.
    } { $memory ->
     [top_only] Nur die oberste Karte der Ablage ist zu sehen.
   *[open] Die Ablage darf durchgesehen werden.
    }
zen-glance-end = Das Ende
zen-glance-won-or-lost = Ist die Form vollendet, hast du sofort gewonnen. Hat kein Stapel mehr eine Karte, hast du verloren.
zen-glance-keys = Tasten
zen-glance-which-keys = Pfeile gehen von Stelle zu Stelle, R dreht die Karte, Enter legt sie, Escape nimmt sie zurück. Plus und Minus zoomen, 0 zeigt alles.

## The workshop

zen-forms-title = Zen-Formen · Roji
zen-garden = Garten
zen-forms = Formen
zen-opening-gallery = Die Galerie wird geöffnet …
zen-forms-did-not-come = Die Formen konnten nicht geladen werden.
zen-draw-your-own = Eine eigene Form
zen-gallery = Die Galerie
zen-get-a-tick = Formen, die du vollendest, bekommen hier einen Haken.
zen-complete-here = { $n } von { $all } in diesem Browser vollendet.
zen-gallery-about = { $n } Karten, { $joins } Fugen
zen-forms-of-level = Formen der Stufe { $level }
zen-play-form = { $form } spielen
zen-redraw = Bearbeiten
zen-redraw-form = { $form } bearbeiten
zen-your-own = Deine eigenen
zen-your-own-forms = Deine eigenen Formen
zen-play-own = Deine Form { $n } spielen
zen-redraw-own = Deine Form { $n } bearbeiten
zen-outcome-won =
    { $n ->
     [one] vollendet in { $n } Runde
   *[other] vollendet in { $n } Runden
    }
zen-outcome-lost =
    { $n ->
     [one] { $placed } von { $cells } Karten nach { $n } Runde
   *[other] { $placed } von { $cells } Karten nach { $n } Runden
    }
zen-share-title = Zen, Form des Tages, { $day }
zen-share-outcome = { $form }: { $outcome }
zen-today = Die Form des Tages
zen-today-did-not-come = Die Form des Tages konnte nicht geladen werden.
zen-today-picture = { $form }, die Form des Tages
zen-today-same = für alle dieselben Stapel
zen-today-won = Geschafft: { $outcome }.
zen-today-lost = Diesmal nicht: { $outcome }.
zen-today-result = { $form }, { $outcome }
zen-today-go-on = Weiterspielen
zen-today-play = Form des Tages spielen
zen-your-result = Dein Ergebnis, zum Teilen
zen-copied = Kopiert.
zen-copy-text = Markiere den Text und kopiere ihn.
zen-copy-link = Markiere den Link und kopiere ihn.
zen-brush = Pinsel
zen-empty = Leer
zen-clear = Leeren
zen-size = Größe
zen-joins = Fugen
zen-verdict = Urteil
zen-paint-first = Male das erste Feld.
zen-can-be-played = Alles hängt zusammen, und die Karten reichen: Sie lässt sich spielen.
zen-play-it = Spielen
zen-editor-link = Link zu dieser Form
zen-when-playable = sobald sie spielbar ist
zen-as-text = Als Text, im Format der Formendatei
zen-editor-name = Name
zen-editor-level = Stufe
zen-editor-text = Text
zen-write-it = Als Text schreiben
zen-read-it = Text einlesen
zen-or-a-file = Oder eine Datei öffnen
zen-my-form = Meine Form
zen-on-the-sheet = { $form } liegt auf dem Blatt.
zen-damaged-link = Dieser Link ist beschädigt. { $why }
zen-unread = { $form }: { $why }
zen-line-before = Zeile { $n }: „{ $line }“ steht vor der ersten Form; eine Form beginnt mit „form: Name“.
zen-line-no-row = Zeile { $n }: „{ $line }“ ist keine Reihe einer Form; eine Form wird mit B, W und Punkten gezeichnet.
zen-line-no-form = Zeile 1: In diesem Text ist keine Form.
zen-line-level = Zeile { $n }: Eine Stufe ist 1, 2, 3 oder 4, nicht „{ $said }“.
zen-sheet = Das Blatt: Pfeiltasten bewegen, B und W malen, die Leertaste löscht
zen-sheet-cell =
    { $colour ->
     [black] Reihe { $row }, Spalte { $column }: schwarz
     [white] Reihe { $row }, Spalte { $column }: weiß
   *[empty] Reihe { $row }, Spalte { $column }: leer
    }
zen-trial = { $share } von { $plays } Partien gewonnen (95-%-Intervall { $low } bis { $high }).
zen-trial-played = Gespielte Partien
zen-trial-enough = Anhalten
zen-trial-go = Wie schwer ist sie?
