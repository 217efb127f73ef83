### Bossa.

## Options

option-chips-name = Chips
option-chips = Beide behalten je einen Chip, Verdoppler oder Umkehrer, und dürfen ihn einmal nutzen
option-row-size-name = Größe der Reihen
option-row-size = Gegenüber der Reihe daneben: ein Plättchen mehr oder weniger; gleich viele oder eins mehr; jedes davon
option-row-size-2023 = 2023
option-row-size-classic = klassisch
option-row-size-loose = locker
option-stack-name = Stapeln
option-stack = Einmal Stapeln legt eine Lage, oder so viele, wie deine Plättchen hergeben
option-stack-one-layer = eine Lage
option-stack-many-layers = mehrere Lagen

## Names of things

bossa-panel = Die 27 Plättchen
bossa-tile = { $white } weiß, { $black } schwarz
bossa-marker-redraw = Neu ziehen
bossa-marker-exchange = Tauschen
bossa-marker-stack = Stapeln
bossa-does-redraw = ein Plättchen abwerfen und ein neues ziehen
bossa-does-exchange = ein Plättchen gegen eins der anderen Hand geben
bossa-does-stack = eine Reihe mit gleich vielen Plättchen derselben Summe bedecken
bossa-none-redraw = der Vorrat ist leer
bossa-none-exchange = jetzt nicht
bossa-none-stack = deine Plättchen bedecken keine Reihe
bossa-chip-doubler = Verdoppler
bossa-chip-inverter = Umkehrer
bossa-chip-does-doubler = ein Plättchen zählt doppelt
bossa-chip-does-inverter = ein Plättchen vertauscht Weiß und Schwarz
bossa-used = benutzt
bossa-not-now = jetzt nicht
bossa-not-your-turn = du bist nicht am Zug
bossa-named = { $name }: { $about }
bossa-named-used = { $name }, benutzt
bossa-place =
    { $line ->
     [white] Weiß { $value }
   *[black] Schwarz { $value }
    }
sizes-or-size = { $sizes } oder { $size }
bossa-tiles = { $sizes } Plättchen
bossa-tiles-word = Plättchen
bossa-count-tiles = { $n } Plättchen
bossa-count-face-down = { $n } Plättchen, verdeckt
bossa-asks =
    { $line ->
     [white] { $value ->
         [one] { $value } weißer Punkt
       *[other] { $value } weiße Punkte
        }
   *[black] { $value ->
         [one] { $value } schwarzer Punkt
       *[other] { $value } schwarze Punkte
        }
    } auf { $sizes } Plättchen
bossa-missing =
    { $n ->
     [one] { $n } fehlt
   *[other] { $n } fehlen
    }
bossa-too-many = { $n } zu viel
bossa-no-dot =
    { $line ->
     [white] kein weißer Punkt
   *[black] kein schwarzer Punkt
    }
bossa-rows-unit = Reihen

## The lines

bossa-lane-white = Weiße Linie
bossa-lane-black = Schwarze Linie
bossa-lane = { $line }, { $about }
bossa-lane-of =
    { $self ->
     [yes] deine · { $rows } von 6 Reihen
   *[no] von { $name } · { $rows } von 6 Reihen
    }
bossa-die-rolled-by =
    { $self ->
     [yes] Würfel von dir geworfen
   *[no] Würfel von { $name } geworfen
    }
bossa-counts =
    { $line ->
     [white] weiße Punkte zählen
   *[black] schwarze Punkte zählen
    }
bossa-die = Würfel { $die }
bossa-wall = Ende bei { $n }
bossa-take-line =
    { $line ->
     [white] Die weiße Linie nehmen, ihr Würfel zeigt { $die }
   *[black] Die schwarze Linie nehmen, ihr Würfel zeigt { $die }
    }
bossa-row =
    { $line ->
     [white] Weiß { $value }: { $tiles }
   *[black] Schwarz { $value }: { $tiles }
    }
bossa-row-tiles =
    { $chip ->
     [doubler] { $tiles }, Verdoppler auf { $on }
     [inverter] { $tiles }, Umkehrer auf { $on }
   *[none] { $tiles }
    }
bossa-row-covered = { $row }, bedeckt von { $by }
bossa-cover-fits = Auf { $place } stapeln, { $asks }
bossa-cover-raise = Reihe zum Stapeln auf { $place }, { $asks }
bossa-end-fits = { $tiles } auf { $place } legen
bossa-end-asks = { $place }, gefragt: { $asks }
bossa-end-stuck = { $place }, gefragt: { $asks }. Keine Reihe in der Hand
bossa-end-able =
    { $place }, gefragt: { $asks }. { $rows ->
     [one] { $rows } Reihe
   *[other] { $rows } Reihen
    } in deiner Hand{ $lack ->
     [none] { "" }
   *[other] , { $lack }
    }
bossa-no-row = keine

## Hands

bossa-your-tiles = Deine Plättchen
bossa-hand-open = offen für beide
bossa-hand-secret = nur du siehst sie
bossa-hand-tile =
    { $tile }{ $chip ->
     [doubler] , mit dem Verdoppler
     [inverter] , mit dem Umkehrer
   *[none] { "" }
    }{ $drawn ->
     [yes] , gerade gezogen
   *[no] { "" }
    }
bossa-new = neu
bossa-nothing-chosen = Nichts gewählt
bossa-chosen = Gewählt: weiß { $white }, schwarz { $black }
bossa-your-chips = Deine Chips
bossa-your-markers = Deine Marker
bossa-markers = Marker
bossa-pile = { $n } im Vorrat
bossa-aside = 1 beiseite
bossa-strip-face-down = { $name }: { $n } Plättchen, verdeckt
bossa-tiles-of = Plättchen von { $name }
bossa-markers-of = Marker von { $name }
bossa-take-tile = Nehmen: { $tile }
bossa-rows-on =
    { $line ->
     [white] { $rows } von { $of } Reihen auf der weißen Linie.
   *[black] { $rows } von { $of } Reihen auf der schwarzen Linie.
    }

## The counting table

bossa-count-unseen = { $n } Plättchen unbekannt
bossa-hide-table = Tabelle ausblenden
bossa-show-table = Tabelle zeigen
bossa-seen-table = Welche Plättchen schon zu sehen waren
bossa-white = weiß
bossa-black = schwarz
bossa-left = übrig
bossa-tile-unseen = unbekannt
bossa-tile-hand = in einer Hand
bossa-tile-line = auf einer Linie
bossa-tile-out = aus dem Spiel
bossa-discarded = Abgeworfen: { $tiles }

## What is asked

bossa-open = Nimm { $line } oder { $first }.
bossa-open-line = eine Linie
bossa-open-first = den ersten Zug
bossa-open-rule = Nimmst du eine Linie, beginnt { $name }.
bossa-line = Wähle { $line }.
bossa-line-yours = deine Linie
bossa-line-rule = { $name } hat den ersten Zug genommen.
bossa-keep = Den { $chip } behalten?
bossa-keep-rule-doubler = Einmal im Spiel: Ein Plättchen zählt doppelt.
bossa-keep-rule-inverter = Einmal im Spiel: Ein Plättchen vertauscht Weiß und Schwarz.
bossa-keep-which = Behalte { $one } deiner zwei Chips.
bossa-keep-one = einen
bossa-keep-rule = Beide wählen geheim; der andere Chip scheidet aus.
bossa-take = Wähle das Plättchen, das du nimmst.
bossa-take-rule = Du gibst { $tile } dafür.
bossa-lift = Wähle das Plättchen für { $chip }.
bossa-lift-chip = deinen Chip
bossa-lift-rule = Er zählt nur für diese Reihe und bleibt liegen.
bossa-a-row = eine Reihe
bossa-a-tile = ein Plättchen
bossa-cover = Wähle { $row } zum Bedecken.
bossa-cover-rule = Mit gleich vielen Plättchen und derselben Summe.
bossa-no-row-fits = Keine Reihe passt. Nutze { $action }.
bossa-no-row-fits-action = eine Aktion
bossa-no-row-fits-rule =
    { $tile ->
     [none] Ohne Reihe und ohne Aktion hättest du verloren.
   *[other] Gezogen: { $tile }. Ohne Reihe und ohne Aktion hättest du verloren.
    }
bossa-move = Lege { $row } oder nutze eine Aktion.
bossa-move-only = Lege { $row }.
bossa-move-rule =
    { $tile ->
     [none] Die Punkte einer Reihe in der Farbe ihrer Linie ergeben zusammen die Zahl am Ende.
   *[other] Gezogen: { $tile }. Die Punkte einer Reihe in der Farbe ihrer Linie ergeben zusammen die Zahl am Ende.
    }
bossa-move-touch = Punkte der Linienfarbe ergeben die Zahl am Ende.
bossa-lays = { $tiles } auf { $place } legen?
bossa-lays-chip = { $tiles } auf { $place } legen, mit { $chip }?
bossa-stacks = { $tiles } auf { $place } stapeln?
bossa-stacks-chip = { $tiles } auf { $place } stapeln, mit { $chip }?
bossa-lays-rule =
    { $others ->
     [none] { $asks }.
   *[other] { $asks }. Passt auch: { $others }.
    }
bossa-not-yet = { $place }: { $lack }.
bossa-not-yet-rule = Gefragt: { $asks }.
bossa-other-size = andere Anzahl Plättchen
bossa-no-row-yet = Weiß { $white }, Schwarz { $black }: noch keine Reihe.
bossa-no-row-yet-rule = Die Enden zeigen, was für eine Reihe fehlt.
bossa-redraw-rule = Es scheidet aus. Du legst nichts in diesem Zug.
bossa-redraw-this = { $tile } abwerfen und neu ziehen?
bossa-redraw-which = Wähle { $tile } zum Abwerfen.
bossa-exchange-rule = Du wählst beide. Du legst nichts in diesem Zug.
bossa-exchange-these = { $mine } gegen { $theirs } tauschen?
bossa-exchange-theirs = Wähle ein Plättchen von { $name }.
bossa-exchange-both = Wähle aus jeder Hand ein Plättchen.
bossa-exchange-mine = Wähle das Plättchen, das du gibst.
bossa-row-rule = { $asks }; bisher { $n } Plättchen.
bossa-row-complete = Die Reihe auf { $place } ist fertig.
bossa-row-more = Noch { $left } für { $place }: Wähle Plättchen.

## What is pressed

bossa-clear = Abwählen
bossa-undo = Rückgängig
bossa-take-back = Zurücknehmen
bossa-play-first = Beginnen
bossa-keep-a-chip = Chip behalten
bossa-keep-the-doubler = Verdoppler behalten
bossa-keep-the-inverter = Umkehrer behalten
bossa-another-way = Andere Reihe
bossa-another-layer = Noch eine Lage
bossa-discard = { $tile } abwerfen, neu ziehen
bossa-give = { $mine } gegen { $theirs } geben
bossa-lay-a-row = Reihe legen
bossa-lay-on = Auf { $place } legen
bossa-stack-on = Auf { $place } stapeln
bossa-tile-not-next = Dieses Plättchen ist in der Reihe jetzt nicht dran. Rückgängig, um eine andere Reihe zu legen.
bossa-why-no-stack = Deine Plättchen können keine Reihe bedecken.
bossa-why-no-chip = Ein Chip kommt auf ein Plättchen einer Reihe oder eines Stapels.
bossa-why-no-clear = Nichts ist gewählt.
bossa-why-keep = Wähle zuerst einen deiner zwei Chips.
bossa-why-redraw = Wähle zuerst das Plättchen zum Abwerfen.
bossa-why-stack = Wähle eine Reihe oder Plättchen mit ihrer Summe.
bossa-why-lay = Wähle Plättchen, die zusammen die Zahl an einem Ende ergeben, oder berühre ein Ende.
bossa-why-no-row = Aus deiner Hand lässt sich jetzt keine Reihe legen. Nutze eine Aktion.

## Meanwhile

bossa-both-choose = Beide wählen einen Chip.
bossa-you-look-on = Du schaust zu.
bossa-one-moment = Einen Moment.
bossa-chips-shown-then = Dann werden beide Chips gezeigt.
bossa-hand-hidden = Deine Hand bleibt geheim, bis die Linien gewählt sind.
bossa-waits-open = { $name } wählt eine Linie oder den ersten Zug.
bossa-waits-line = { $name } wählt eine Linie.
bossa-waits-chip = { $name } wählt einen Chip.
bossa-waits-move = { $name } überlegt.
bossa-waits-row = { $name } legt eine Reihe.
bossa-waits-take = { $name } tauscht ein Plättchen.
bossa-doing-open = wählt
bossa-doing-line = wählt
bossa-doing-chip = wählt einen Chip
bossa-doing-move = überlegt
bossa-doing-row = legt eine Reihe
bossa-doing-take = tauscht
bossa-over = Die Partie ist zu Ende
bossa-dice-show = Die Würfel zeigen { $white } und { $black }
bossa-turn = Zug { $turn } · { $pile } Plättchen im Vorrat
bossa-turn-briefly = Zug { $turn } · Vorrat { $pile }

## The end

bossa-won =
    { $letter ->
     [A] { $self ->
         [yes] Du gewinnst mit leerer Hand, { $winner }.
       *[no] { $winner } gewinnt mit leerer Hand.
        }
     [B] { $self ->
         [yes] Du gewinnst mit sechs Reihen, { $winner }.
       *[no] { $winner } gewinnt mit sechs Reihen.
        }
     [C] { $self ->
         [yes] Du gewinnst mit leerer Hand, { $winner }.
       *[no] { $winner } gewinnt mit leerer Hand.
        }
     [E] { $self ->
         [yes] Du gewinnst mit der kleineren Hand, { $winner }.
       *[no] { $winner } gewinnt mit der kleineren Hand.
        }
   *[none] { $self ->
         [yes] Du gewinnst, { $winner }.
       *[no] { $winner } gewinnt.
        }
    }
bossa-won-stuck =
    { $stuck ->
     [yes] Du hast keinen Zug mehr: { $winner } gewinnt.
   *[no] { $self ->
         [yes] { $loser } hat keinen Zug mehr: { $you } gewinnst.
       *[no] { $loser } hat keinen Zug mehr: { $winner } gewinnt.
        }
    }
bossa-shared = Die Partie endet unentschieden.
bossa-why-hand-empty = Das letzte Plättchen der Hand ist gelegt.
bossa-why-six-rows = Auf der eigenen Linie liegen sechs Reihen.
bossa-why-sixth-row-and-hand-empty = Das letzte Plättchen war die sechste Reihe der anderen Linie; die leere Hand geht vor.
bossa-why-stuck = Keine Reihe passt an ein offenes Ende, und keine Aktion ist übrig.
bossa-why-pile-empty = Der Vorrat ist leer, die kleinere Hand gewinnt.
bossa-why-resigned = Die andere Seite hat aufgegeben.
bossa-why-shared = Der Vorrat ist leer, und beide Hände haben gleich viele Plättchen.

## The rules at a glance

bossa-glance = Lege Plättchen in Reihen an zwei Linien. Werde dein letztes Plättchen los oder bring sechs Reihen auf deine Linie; wer keinen Zug machen kann, verliert.
bossa-glance-beginning = Der Anfang
bossa-glance-opening = Wer höher würfelt, sieht sich die eigenen Plättchen an und nimmt eine Linie oder den ersten Zug; die andere Person bekommt, was übrig ist. Dann werden beide Hände aufgedeckt und bleiben offen.
bossa-glance-turn = Ein Zug
bossa-glance-draw = Du ziehst ein Plättchen. Dann tust du genau eines: eine Reihe legen oder eine deiner Aktionen nutzen.
bossa-glance-where = Wo.
bossa-glance-where-about = An jedem Ende beider Linien, auch der fremden. Die nächste Reihe ist rechts um eins mehr wert, links um eins weniger.
bossa-glance-how-many = Wie viele.
bossa-glance-how-many-about =
    { $size ->
     [classic] Neben dem Würfel ein oder zwei Plättchen. Weiter außen so viele wie in der Reihe davor oder eins mehr.
     [loose] Neben dem Würfel ein oder zwei Plättchen. Weiter außen so viele wie in der Reihe davor, eins mehr oder eins weniger.
   *[other] Neben dem Würfel ein oder zwei Plättchen. Weiter außen genau eins mehr oder eins weniger als in der Reihe davor.
    }
bossa-glance-which = Welche.
bossa-glance-which-about = Nur Punkte in der Farbe der Linie zählen, und zusammen ergeben sie den Wert. Ein Plättchen ohne solchen Punkt passt dort nicht.
bossa-glance-actions = Aktionen, jede einmal im Spiel
bossa-glance-layers = Mit einmal Stapeln darfst du mehrere Lagen legen.
bossa-glance-chips = Chips
bossa-glance-chips-about = Beide behalten geheim einen von zweien und dürfen ihn einmal auf ein Plättchen der Reihe oder Lage setzen, die sie gerade legen.
bossa-glance-end = Das Ende
bossa-glance-end-a = Du legst dein letztes Plättchen: Du gewinnst.
bossa-glance-end-b = Eine Linie hat sechs Reihen: Wem sie gehört, gewinnt, egal wer die sechste gelegt hat.
bossa-glance-end-c = Dein letztes Plättchen macht die sechste Reihe der anderen Linie: Du gewinnst trotzdem.
bossa-glance-end-d = Nach dem Ziehen kannst du weder eine Reihe legen noch eine Aktion nutzen: Du hast keinen Zug mehr und verlierst.
bossa-glance-end-e = Der Vorrat ist am Ende eines Zuges leer: Die kleinere Hand gewinnt; bei gleich großen ist die Partie unentschieden.

## Said by the rules: what was done

has-decided-on-a-chip = hat einen Chip gewählt
completed-the-row = beendet die Reihe
began-another-layer = beginnt noch eine Lage
placed-tile = legt { $tile }
placed-tile-with-a-chip-on-it = legt { $tile } mit einem Chip darauf
discarded-tile-and-drew-another = wirft { $tile } ab und zieht neu
gave-tile-away = gibt { $tile } her
took-tile-for-it = nimmt dafür { $tile }
chose-the-first-play = nimmt den ersten Zug
kept-the-doubler = behält den Verdoppler
kept-the-inverter = behält den Umkehrer
took-the-line-line =
    { $line ->
     [white] nimmt die weiße Linie
   *[black] nimmt die schwarze Linie
    }
played-on-the-end-end-of-the-line-line =
    { $line ->
     [white] { $end ->
         [high] legt am hohen Ende der weißen Linie an
       *[low] legt am niedrigen Ende der weißen Linie an
        }
   *[black] { $end ->
         [high] legt am hohen Ende der schwarzen Linie an
       *[low] legt am niedrigen Ende der schwarzen Linie an
        }
    }
stacked-on-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] stapelt auf die { $nth }. Reihe rechts vom weißen Würfel
       *[left] stapelt auf die { $nth }. Reihe links vom weißen Würfel
        }
   *[black] { $side ->
         [right] stapelt auf die { $nth }. Reihe rechts vom schwarzen Würfel
       *[left] stapelt auf die { $nth }. Reihe links vom schwarzen Würfel
        }
    }

## Said by the rules: why not

you-have-decided-which-chip-to-keep = du hast deinen Chip schon gewählt
you-have-used-your-stack-marker = dein Marker „Stapeln“ ist benutzt
the-row-is-complete = die Reihe ist fertig
this-table-plays-without-modifier-chips = an diesem Tisch wird ohne Chips gespielt
you-have-used-your-chip = dein Chip ist benutzt
layers-are-laid-by-the-stack-action-only = nur die Aktion „Stapeln“ legt Lagen
at-this-table-one-stack-lays-one-layer = an diesem Tisch legst du mit einmal Stapeln eine Lage
your-hand-has-no-tiles-for-another-layer = deine Hand hat keine Plättchen für noch eine Lage
the-layer-that-begins-with-first-must-be-laid-before = die Lage, die mit { $first } beginnt, muss vor dieser gelegt werden
you-have-used-your-redraw-marker = dein Marker „Neu ziehen“ ist benutzt
the-pile-is-empty-there-is-no-tile-to-draw = der Vorrat ist leer: Es gibt nichts zu ziehen
you-have-used-your-exchange-marker = dein Marker „Tauschen“ ist benutzt
tile-is-not-in-your-hand = { $tile } ist nicht in deiner Hand
name-first-first-tiles-are-named-in-order-from-0 = nenne zuerst { $first }: Plättchen werden der Reihe nach genannt, von 0/1 bis 6/0
take-back-last-and-name-first-first-tiles-are-named = nimm { $last } zurück und nenne zuerst { $first }: Plättchen werden der Reihe nach genannt, von 0/1 bis 6/0
name-first-with-your-chip-on-it-first-tiles-are = nenne zuerst { $first } mit deinem Chip darauf: Plättchen werden der Reihe nach genannt, von 0/1 bis 6/0
the-row-adds-up-to-value-and-this-would-be = die Reihe muss { $value } ergeben, und das wären { $total }
with-tile-the-row-cannot-be-completed-it-needs-sizes = mit { $tile } wird die Reihe nicht fertig: Sie braucht { $sizes } Plättchen, die zusammen { $value } ergeben
the-row-is-not-complete-missing-is-missing =
    { $missing ->
     [one] die Reihe ist nicht fertig: { $missing } fehlt
   *[other] die Reihe ist nicht fertig: { $missing } fehlen
    }
tile-is-not-in-the-other-hand = { $tile } ist nicht in der anderen Hand
first-the-higher-roller-takes-a-line-or-the-first = zuerst nimmt, wer höher gewürfelt hat, eine Linie oder den ersten Zug
first-the-lower-roller-takes-a-line = zuerst nimmt, wer niedriger gewürfelt hat, eine Linie
first-both-players-keep-a-chip = zuerst wählen beide den Chip, den sie behalten
first-choose-what-to-do-in-this-turn-place-stack = wähle zuerst, was du in diesem Zug tust: legen, stapeln, neu ziehen oder tauschen
a-row-is-being-laid-complete-it-first = eine Reihe wird gerade gelegt: Mach sie zuerst fertig
choose-the-tile-that-you-take-in-exchange = wähle das Plättchen, das du dafür nimmst
lines-are-chosen-once-at-the-beginning = Linien werden einmal gewählt, am Anfang
chips-are-chosen-once-at-the-beginning = Chips werden einmal gewählt, am Anfang
the-line-line-cannot-go-below-1 =
    { $line ->
     [white] die weiße Linie geht nicht unter 1
   *[black] die schwarze Linie geht nicht unter 1
    }
no-tiles-of-your-hand-make-a-row-of-line =
    { $line ->
     [white] aus deiner Hand lässt sich mit { $sizes } Plättchen keine Reihe für Weiß { $value } legen
   *[black] aus deiner Hand lässt sich mit { $sizes } Plättchen keine Reihe für Schwarz { $value } legen
    }
there-is-no-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] rechts vom weißen Würfel liegt keine { $nth }. Reihe zum Bedecken
       *[left] links vom weißen Würfel liegt keine { $nth }. Reihe zum Bedecken
        }
   *[black] { $side ->
         [right] rechts vom schwarzen Würfel liegt keine { $nth }. Reihe zum Bedecken
       *[left] links vom schwarzen Würfel liegt keine { $nth }. Reihe zum Bedecken
        }
    }
no-tiles-of-your-hand-make-a-layer-of-line =
    { $line ->
     [white] aus deiner Hand lässt sich mit { $size } Plättchen keine Lage auf Weiß { $value } legen
   *[black] aus deiner Hand lässt sich mit { $size } Plättchen keine Lage auf Schwarz { $value } legen
    }
tile-has-no-line-dot-and-none-is-not-0 =
    { $line ->
     [white] { $tile } hat keinen weißen Punkt, und eine fehlende Farbe zählt nicht als 0
   *[black] { $tile } hat keinen schwarzen Punkt, und eine fehlende Farbe zählt nicht als 0
    }
tile-has-no-line-dot-with-your-chip-on-it =
    { $line ->
     [white] { $tile } hat auch mit deinem Chip keinen weißen Punkt
   *[black] { $tile } hat auch mit deinem Chip keinen schwarzen Punkt
    }

## Said by the rules: the end and the score sheet

rows-on-the-own-line = Reihen auf der eigenen Linie
tiles-in-hand = Plättchen in der Hand
won = gewonnen
drawn = unentschieden
the-other-player-has-resigned = die andere Seite hat aufgegeben
the-pile-is-used-up-fewer-tiles-in-hand-win = der Vorrat ist leer: Die kleinere Hand gewinnt, { $fewer } gegen { $more }
a-hand-is-empty-whoever-has-played-all-tiles-wins = eine Hand ist leer: Wer alle Plättchen gelegt hat, gewinnt
the-line-line-has-six-rows-its-owner-wins =
    { $line ->
     [white] die weiße Linie hat sechs Reihen: Wem sie gehört, gewinnt
   *[black] die schwarze Linie hat sechs Reihen: Wem sie gehört, gewinnt
    }
the-last-tiles-of-a-hand-were-the-sixth-row = die letzten Plättchen einer Hand waren die sechste Reihe der anderen Linie: Die leere Hand gewinnt
after-the-draw-nothing-could-be-played-and-no-action = wer nach dem Ziehen keinen Zug hat, verliert
the-pile-is-used-up-and-both-hands-have-tiles = der Vorrat ist leer, und beide Hände haben { $tiles } Plättchen: unentschieden

## Advice

the-result = das Ergebnis
your-chance-to-win-at-once = deine Chance auf den sofortigen Sieg
your-chance-to-place-a-row = deine Chance, eine Reihe zu legen
arms-that-you-can-serve = Enden, an die du anlegen kannst
tiles-in-your-hand = Plättchen in deiner Hand
rows-on-your-line = Reihen auf deiner Linie
your-exchange = dein „Tauschen“
your-redraw = dein „Neu ziehen“
your-stack = dein „Stapeln“
your-danger-to-be-stuck = dein Risiko, keinen Zug zu haben
the-others-chance-to-win-at-once = die Chance der anderen Seite auf den sofortigen Sieg
the-others-chance-to-place-a-row = die Chance der anderen Seite, eine Reihe zu legen
arms-that-the-other-can-serve = Enden, an die die andere Seite anlegen kann
tiles-in-the-others-hand = Plättchen in der anderen Hand
rows-on-the-others-line = Reihen auf der anderen Linie
the-others-exchange = „Tauschen“ der anderen Seite
the-others-redraw = „Neu ziehen“ der anderen Seite
the-others-stack = „Stapeln“ der anderen Seite
the-others-danger-to-be-stuck = das Risiko der anderen Seite, keinen Zug zu haben
what-can-be-played-at-once = was sofort gespielt werden kann
