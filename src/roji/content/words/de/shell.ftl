### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Stille Spiele auf einem Gartenpfad. Allein, gemeinsam an einem Bildschirm, mit Freunden in der Ferne oder gegen Bots, die fair spielen.
home-set-a-table = Neues Spiel
play-now = Jetzt spielen
play-game-now = { $game } jetzt spielen
home-more = Weitere Möglichkeiten
play-now-alone = allein, sofort
play-now-against = gegen einen Bot ({ $level }), sofort
learn = Spielend lernen
learn-about = gleich loslegen, Regeln erst, wenn du sie brauchst
invite-a-friend = Jemanden einladen
invite-a-friend-about = du bekommst einen Link zum Verschicken
daily = Zen des Tages
watch-a-game = Eine Partie ansehen
score-pad-real = Wertungsblock fürs Brettspiel
set-with-care = Neues Spiel …
home-stones = Fünf Trittsteine zum Teehaus
home-coming = { $game } kommt noch und kann noch nicht gespielt werden.
join-with-a-code = Mit Code beitreten
join-what-a-code-is = Ein Code ist ein Wort aus Buchstaben und Ziffern; auch der ganze Link geht.
join-code-or-link = Der Code oder der Link, den du bekommen hast
join = Beitreten
open-a-game-file = Eine Partiedatei öffnen
games = Spiele
game = Spiel
coming = kommt noch
game-bonsai-about = Plättchen für Plättchen ein Baum
game-bonsai-length = 1–4 Pers. · 40 Min.
game-ohanami-about = Drei Gärten der Reihe nach
game-ohanami-length = 2–4 Pers. · 20 Min.
game-takenoko-about = Gärtner, Panda und Bambus
game-takenoko-length = 2–4 Pers. · 45 Min.
game-bossa-about = Zwei Linien, zwei Würfel
game-bossa-length = 2 Pers. · 10 Min.
game-zen-about = Ein Bild, das ineinandergreift
game-zen-length = 1 Pers. · 15 Min.
zen-forms-page = Formen: die des Tages, die Galerie, eigene
your-tables = Deine Tische
no-table-yet = Noch kein Tisch.
no-table-yet-do = Starte ein Spiel oder tritt mit einem Code bei.
phase-gathering = Wartet auf Mitspielende
phase-over = Spiel beendet
phase-frozen = Eingefroren
phase-closed = Geschlossen
rows-to-move =
    { $n ->
     [0] Niemand am Zug
   *[other] Am Zug: { $names }
    }
rows-all = Alle { $n } Tische zeigen
rows-remove = { $game } mit { $others } aus der Liste entfernen
rows-you-won = Gewonnen
rows-won = { $name } hat gewonnen
rows-tied = Unentschieden
rows-not-won = Nicht gewonnen
rows-with-points = { $result } { $points }
rows-wants-a-rematch = { $name } möchte eine Revanche
rows-rematch = Ein Tisch für die Revanche steht bereit
remove-from-list = Aus der Liste entfernen
remove-title = Diese Partie { $game } entfernen?
remove-about = Die Partie endet damit endgültig. Ihre Züge lassen sich über den Link zum Tisch weiter ansehen.
remove-game = Partie entfernen
cancel = Abbrechen
open-seat = freier Platz
open-seat-title = Freier Platz
you-alone = du allein
you = du
you-subject = { $name }
guest = Gast
guest-n = Gast { $n }
language = Sprache

## Setting a table

set-the-table = Spiel starten
set-with-others = Mit anderen
set-solo = Solo
set-advice = Tipps erlauben
set-advice-seen = Alle am Tisch sehen, wer fragt.
seats = Plätze
seat-n = Platz { $n }
seat-level = Stufe von Platz { $n }
seat-name = Name an Platz { $n }
seat-takes-the-link = kommt über den Link
seat-take-away = Platz { $n } entfernen
seat-add = Mitspielende hinzufügen
seat-kind-bot = Bot
seat-kind-open = Einladung per Link
seat-kind-here = An diesem Bildschirm
your-name = Dein Name
name = Name
house-rules = Hausregeln
option-as-usual = Standard
option-as-usual-which = Standard ({ $value })
option-in-your-words = Oder in eigenen Worten
option-only-for =
    { $n ->
     [one] Nur für eine Person.
   *[other] Nur für { $n } Personen.
    }
option-only-for-range = Nur für { $fewest } bis { $most } Personen.
option-yes = ja
option-no = nein
level-about = { $level }, { $about }
level-called =
    { $level ->
     [random] random, irgendein Zug
     [greedy] greedy, für den Anfang
     [gakusei] gakusei, lernt noch
     [senmon] senmon, kundig
     [sensei] sensei, meisterlich
     [yusha] yusha, am stärksten
   *[other] { $level }
    }
bots-level = Stufe des Bots
level-random = spielt irgendetwas Erlaubtes
level-greedy = nimmt, was gerade am besten aussieht
level-gakusei = lernt noch: sieht einen Zug voraus und übersieht einiges
level-senmon = kennt sich aus: sieht ebenso weit und übersieht weniger
level-sensei = meisterlich: denkt alles durch und irrt sich nur wenig
level-yusha = heldenhaft: denkt so lange nach wie erlaubt

## Clocks

clock = Uhr
clock-none = Keine Uhr
clock-something-else = Eigene Einstellung …
clock-it-counts = Gezählt in
clock-minutes-in-one-sitting = Minuten, am Stück
clock-days-for-every-move = Tagen je Zug
clock-minutes-each = Minuten pro Person
clock-seconds-more = Extrasekunden je Zug
clock-days-a-move = Tage je Zug
clock-if-somebody-leaves = Wenn jemand geht
clock-when-time-is-up = Wenn die Zeit um ist oder jemand geht
clock-a-bot-may-play-on = ein Bot übernimmt: { $level }
clock-the-seat-resigns = wer keine Zeit mehr hat, gibt auf
clock-days =
    { $n ->
     [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
    }
clock-minutes =
    { $n ->
     [one] { $n } Minute pro Person
   *[other] { $n } Minuten pro Person
    }
clock-minutes-added =
    { $n ->
     [one] { $n } Minute pro Person,
   *[other] { $n } Minuten pro Person,
    } { $added ->
     [one] plus { $added } Sekunde je Zug
   *[other] plus { $added } Sekunden je Zug
    }
clock-seconds =
    { $n ->
     [one] { $n } Sekunde pro Person
   *[other] { $n } Sekunden pro Person
    }
clock-seconds-added =
    { $n ->
     [one] { $n } Sekunde pro Person,
   *[other] { $n } Sekunden pro Person,
    } { $added ->
     [one] plus { $added } Sekunde je Zug
   *[other] plus { $added } Sekunden je Zug
    }
clock-gone-resigns = Wer keine Zeit mehr hat, gibt auf.
clock-gone-bot = Wenn die Zeit um ist, spielt ein Bot ({ $level }) weiter, bis die Person wieder da ist.
time = Zeit
time-days =
    { $n ->
     [one] { $n } Tag
   *[other] { $n } Tage
    }
time-hours = { $n } Std.
time-left = noch { $time }
time-days-left =
    { $n ->
     [one] noch { $n } Tag
   *[other] noch { $n } Tage
    }
time-hours-left =
    { $n ->
     [one] noch { $n } Stunde
   *[other] noch { $n } Stunden
    }
time-minutes-left =
    { $n ->
     [one] noch { $n } Minute
   *[other] noch { $n } Minuten
    }
time-seconds-left =
    { $n ->
     [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
    }
little-time = Wenig Zeit: { $left }.

## A table

table = Tisch
table-of =
    { $self ->
     [yes] Dein Tableau
   *[no] Tableau von { $name }
    }
this-table = Dieser Tisch
your-turn = Du bist am Zug
title-your-turn = Du bist am Zug · { $game }
title-your-turns =
    { $turns ->
     [one] Du bist am Zug · Roji
   *[other] Du bist am Zug ({ $turns }) · Roji
    }
title-closed = Geschlossen · { $game }
title-over = Spiel beendet · { $game }
no-table-here = Hier ist kein Tisch. Vielleicht ist im Code ein Tippfehler.
no-such-page = Hier endet der Pfad. Diese Seite gibt es nicht.
its-journal = Partiedatei
back-to-the-garden = Zurück in den Garten
too-many-onlookers = An diesem Tisch schauen schon zu viele zu.
server-out-of-reach-trying = Der Server ist nicht zu erreichen. Neuer Versuch …
opening-the-table = Der Tisch wird geöffnet …
connection-lost = Verbindung unterbrochen. Neuer Versuch …
late = Dieser Teil der Seite wurde nicht geladen. Lade sie neu, wenn der Server zu erreichen ist.
close = Schließen
board = Spielfeld
yours = Deins
result = Ergebnis
show = Zeigen
views = Ansichten
new = neu
advice = Tipp
what-would-you-do = Was würdest du tun?
score = Punkte
score-pad = Wertungsblock
not-yet = noch nicht
log = Verlauf
news = Was die anderen taten
rules = Regeln
rules-at-a-glance = Regeln auf einen Blick
more = Mehr
what-to-do = Was zu tun ist
not-that = Das geht nicht.
why-no-undo = Jetzt lässt sich nichts zurücknehmen: Was gezogen oder aufgedeckt wurde, bleibt.
why-no-undo-yet = Es gibt noch nichts zurückzunehmen.
side = Mitspielende, Punkte und Verlauf
side-forked = Weitergespielt ab Zug { $line } einer anderen Partie: Es kommt dasselbe wie dort.
side-forked-game = Diese Partie ansehen
deed = { $name }: { $deed }
times =
    { $n ->
     [2] , zweimal
   *[other] , { $n }-mal
    }
turns = Letzte Züge
player-things = Auslage: { $name }
turn-told = { $name }: { $deeds }
turn-again = Noch einmal zeigen
turn-again-of = Zug noch einmal zeigen: { $name }
turn-again-says = Noch einmal der Zug: { $name }.
turn-again-rule = Drück irgendetwas, um zum Spiel zurückzukehren.
turn-again-enough = Zurück zum Spiel
pace = Tempo der anderen Züge
pace-calm = Ruhig
pace-brisk = Zügig
pace-once = Sofort
paper-keys = Plus und Minus zoomen, 0 zeigt alles, Pfeile verschieben.
theme-light = Auf Hell umschalten
theme-dark = Auf Dunkel umschalten
bar-home = Roji, zurück in den Garten
bar-tools = Werkzeuge
sound = Ton
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
sound-on = Ton an
sound-off = Ton aus
notices-on = Benachrichtigungen an
notices-off = Benachrichtigungen aus
notices-when = Wenn du am Zug bist und diese Seite im Hintergrund liegt
notices-refused = Dieser Browser erlaubt hier keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
copy = Kopieren
copied = Kopiert
copied-what = Kopiert: { $what }.
link-copied = Der Link ist kopiert.
percent = { $n } %
points =
    { $n ->
     [one] { $n } Punkt
   *[other] { $n } Punkte
    }
points-word =
    { $n ->
     [one] Punkt
   *[other] Punkte
    }
standing-of = von { $n } { $unit }

## People at a table

players = Mitspielende
player-open =
    { $self ->
     [yes] Dein Tableau öffnen
   *[no] Tableau von { $name } öffnen
    }
player-out-of-time = Zeit um, aufgegeben
player-resigned = aufgegeben
player-wins = Sieg
player-away = nicht da
player-stand-in = Ein Bot ({ $level }) spielt, bis die Person wieder da ist
player-bot-for-now = vorerst Bot
player-advised = mit Tipps
player-advised-about = Hat in dieser Partie Tipps geholt
gathering-about = Vor dem Spiel
gathering-rename = Name ändern
gathering-waiting =
    { $n ->
     [one] Warten auf { $n } weitere Person
   *[other] Warten auf { $n } weitere Personen
    }
gathering-at-the-gate = Du bist eingeladen
gathering-begins = Es geht los, sobald jeder Platz besetzt ist.
gathering-sit-down =
    { $n ->
     [one] { $n } Platz ist frei. Spiel mit, oder schau einfach zu.
   *[other] { $n } Plätze sind frei. Spiel mit, oder schau einfach zu.
    }
gathering-bot = Bot, { $level }
gathering-for-whoever = für alle, die dem Link folgen
gathering-is-here = ist da
gathering-not-now = gerade nicht am Tisch
gathering-bot-here = Hier einen Bot spielen lassen
sit-down = Mitspielen
gathered =
    { $n ->
     [one] { $names } möchte eine Revanche und ist am neuen Tisch.
   *[other] { $names } möchten eine Revanche und sind am neuen Tisch.
    }
gathered-nobody = Jemand möchte eine Revanche: Ein neuer Tisch ist eröffnet.
gathered-you = Du hast einen Platz am neuen Tisch.
invite-link = Link zu diesem Tisch
invite-code = Code
invite-here-only = Dieser Tisch ist nur auf diesem Computer.
invite-here-how = Der Link öffnet ihn hier in einem anderen Browser. Damit andere hereinkommen, starte Roji mit
anyone-may-look-on = Wer den Link hat, kann zuschauen.
away = Nicht da
away-left = { $name } hat den Tisch verlassen.
away-gone = { $name } ist nicht da.
away-seat-stays = Der Platz bleibt reserviert.
away-let-a-bot =
    { $level ->
     [none] Einen Bot spielen lassen
   *[other] Einen Bot spielen lassen ({ $level })
    }
away-you = Du bist gegangen.
away-others-may = Die anderen können einen Bot für dich spielen lassen.
take-my-seat-back = Platz wieder einnehmen
leave-let-a-bot-play = Gehen, Bot spielen lassen
curtain-pass = Gib den Bildschirm an { $name }
curtain-nobody-looks = Sonst sollte jetzt niemand hinschauen.
curtain-i-am = Ich bin { $name }
curtain-back-to = Zurück zu { $name }
pass-the-screen = Bildschirm an { $name } geben

## The rules page

rules-title = Regeln: { $game } · Roji
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-learn = Spielend lernen
rules-ruling = Eine Entscheidung, wo die Regeln schweigen
rules-nothing-found = Keine Regel erwähnt „{ $sought }“.
rules-whole = Alle Regeln
the-rule = Die Regel
game-has-no-rules-page-here = für { $game } gibt es hier keine Regelseite
show-me = Zeig es mir
this-lesson-is-over = diese Lektion ist zu Ende
this-lesson-has-changed-start-it-over = diese Lektion hat sich geändert; beginne sie von vorn
game-has-no-such-lesson = diese Lektion gibt es bei { $game } nicht

## The end

over = Die Partie ist zu Ende.
over-shared =
    { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
over-won =
    { $self ->
     [yes] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, { $name }.
   *[no] { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    }
over-won-alone =
    { $self ->
     [yes] Du gewinnst!
   *[no] { $name } gewinnt!
    }
over-hands = Alle Hände liegen jetzt offen: Drück auf einen Namen, um die Karten zu sehen.
over-new-table = Zum neuen Tisch
over-play-again = Noch einmal spielen
over-once-more = Wiederholung
save-the-journal = Partiedatei speichern
ranking = Rangfolge

## Requests

server-out-of-reach = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal
did-not-work = Das hat nicht geklappt. Versuche es gleich noch einmal

## Said by several games

total = Summe
there-is-no-such-action = so eine Aktion gibt es nicht
the-game-is-over = die Partie ist zu Ende
it-is-not-your-turn = du bist nicht am Zug
the-last-turns-are-played-and-points-points-are-the = die letzten Züge sind gespielt, und mehr als { $points } Punkte hat niemand
all-others-have-resigned = alle anderen haben aufgegeben
card-is-not-in-your-hand = { $card } hast du nicht auf der Hand
