### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Fünf stille Spiele auf einem Gartenpfad. Allein, gemeinsam an einem Bildschirm, mit Freunden in der Ferne oder gegen Bots, die fair spielen.
home-set-a-table = Tisch eröffnen
play-now = Jetzt spielen
play-game-now = { $game } jetzt spielen
home-more = Weitere Einstiege
play-now-alone = allein, sofort
play-now-against = gegen einen Bot ({ $level }), sofort
learn = Spielend lernen
learn-about = gleich loslegen, Regeln erst, wenn du sie brauchst
invite-a-friend = Jemanden einladen
invite-a-friend-about = du bekommst einen Link zum Verschicken
daily = Zen des Tages
watch-a-game = Eine Partie ansehen
score-pad-real = Wertungsblock fürs Brettspiel
set-with-care = Tisch eröffnen …
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
game-bonsai-length = 1–4 · 40 Min.
game-ohanami-about = Drei Gärten der Reihe nach
game-ohanami-length = 2–4 · 20 Min.
game-takenoko-about = Gärtner, Panda und Bambus
game-takenoko-length = 2–4 · 45 Min.
game-bossa-about = Zwei Linien, zwei Würfel
game-bossa-length = 2 · 10 Min.
game-zen-about = Ein Bild, das ineinandergreift
game-zen-length = 1 · 15 Min.
zen-forms-page = Formen: die des Tages, die Galerie, eigene
your-tables = Deine Tische
no-table-yet = Noch kein Tisch.
no-table-yet-do = Eröffne einen oder tritt mit einem Code bei.
phase-gathering = Wartet
phase-over = Zu Ende
phase-frozen = Eingefroren
phase-closed = Geschlossen
rows-to-move =
    { $n ->
     [0] Niemand am Zug
   *[other] Am Zug: { $names }
    }
rows-all = Alle { $n } Tische
rows-put-away = { $game } mit { $others } wegräumen
put-away = Wegräumen
open-seat = freier Platz
open-seat-title = Freier Platz
you-alone = du allein
you = du
you-subject = { $name }
guest = Gast
guest-n = Gast { $n }
language = Sprache

## Setting a table

set-the-table = Tisch eröffnen
set-advice = Um Rat fragen ist erlaubt
set-advice-seen = Alle am Tisch sehen, wer gefragt hat.
seats = Plätze
seat-n = Platz { $n }
seat-level = Stufe von Platz { $n }
seat-name = Name an Platz { $n }
seat-takes-the-link = kommt über den Link
seat-take-away = Platz { $n } entfernen
seat-add = Platz hinzufügen
seat-kind-bot = Bot
seat-kind-open = Einladung per Link
seat-kind-here = An diesem Bildschirm
your-name = Dein Name
name = Name
not-now = Jetzt nicht
house-rules = Hausregeln
option-as-usual = wie üblich
option-as-usual-which = wie üblich ({ $value })
option-only-for =
    { $n ->
     [one] Nur für eine Person.
   *[other] Nur für { $n } Personen.
    }
option-only-for-range = Nur für { $fewest } bis { $most } Personen.
option-yes = ja
option-no = nein
level-about = { $level }: { $about }
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
clock-something-else = Etwas anderes …
clock-it-counts = Sie zählt
clock-minutes-in-one-sitting = Minuten, am Stück
clock-days-for-every-move = Tage für jeden Zug
clock-minutes-each = Minuten für jede Person
clock-seconds-more = Extrasekunden nach einem Zug
clock-days-a-move = Tage für einen Zug
clock-if-somebody-leaves = Wenn jemand geht
clock-when-time-is-up = Wenn die Zeit um ist oder jemand geht
clock-a-bot-may-play-on = ein Bot darf weiterspielen: { $level }
clock-the-seat-resigns = wer keine Zeit mehr hat, gibt auf
clock-days =
    { $n ->
     [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
    }
clock-minutes =
    { $n ->
     [one] je { $n } Minute
   *[other] je { $n } Minuten
    }
clock-minutes-added =
    { $n ->
     [one] je { $n } Minute,
   *[other] je { $n } Minuten,
    } { $added ->
     [one] { $added } Sekunde extra je Zug
   *[other] { $added } Sekunden extra je Zug
    }
clock-seconds =
    { $n ->
     [one] je { $n } Sekunde
   *[other] je { $n } Sekunden
    }
clock-seconds-added =
    { $n ->
     [one] je { $n } Sekunde,
   *[other] je { $n } Sekunden,
    } { $added ->
     [one] { $added } Sekunde extra je Zug
   *[other] { $added } Sekunden extra je Zug
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
time-minutes = { $n } Min.
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
     [yes] Dein Tisch
   *[no] Tisch von { $name }
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
title-over = Zu Ende · { $game }
no-table-here = Hier ist kein Tisch. Vielleicht ist im Code ein Tippfehler.
no-such-page = Hier endet der Pfad. Diese Seite gibt es nicht.
its-journal = Das Protokoll
back-to-the-garden = Zurück in den Garten
too-many-onlookers = An diesem Tisch schauen schon zu viele zu.
server-out-of-reach-trying = Der Server ist nicht zu erreichen. Neuer Versuch …
opening-the-table = Der Tisch wird geöffnet …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
late = Dieser Teil der Seite wurde nicht geladen. Lade sie neu, wenn der Server zu erreichen ist.
close = Schließen
board = Spielfeld
yours = Deins
result = Ergebnis
show = Zeigen
views = Ansichten
new = neu
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
side = Personen, Punkte und Verlauf
side-forked = Weitergespielt ab Zug { $line } einer anderen Partie: Es kommt dasselbe wie dort.
side-forked-game = Diese Partie ansehen
deed = { $name }: { $deed }
times =
    { $n ->
     [2] , zweimal
   *[other] , { $n }-mal
    }
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
notices-on = Hinweise an
notices-off = Hinweise aus
notices-when = Wenn du am Zug bist und diese Seite im Hintergrund liegt
notices-refused = Dieser Browser erlaubt keine Hinweise; das entscheiden seine Einstellungen für diese Seite.
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

players = Personen
player-open =
    { $self ->
     [yes] Deinen Tisch öffnen
   *[no] Tisch von { $name } öffnen
    }
player-out-of-time = Zeit um, aufgegeben
player-resigned = aufgegeben
player-wins = gewinnt
player-away = nicht da
player-stand-in = Ein Bot ({ $level }) spielt, bis die Person wieder da ist
player-bot-for-now = vorerst Bot
player-advised = beraten
player-advised-about = Hat in dieser Partie um Rat gefragt
gathering-waiting =
    { $n ->
     [one] Es fehlt noch { $n } Person
   *[other] Es fehlen noch { $n } Personen
    }
gathering-at-the-gate = Du stehst am Gartentor
gathering-begins = Es geht los, sobald jeder Platz besetzt ist.
gathering-sit-down =
    { $n ->
     [one] { $n } Platz ist frei. Setz dich, oder schau von hier aus zu.
   *[other] { $n } Plätze sind frei. Setz dich, oder schau von hier aus zu.
    }
gathering-bot = Bot, { $level }
gathering-for-whoever = für alle, die dem Link folgen
gathering-is-here = ist da
gathering-not-now = gerade nicht am Tisch
gathering-bot-here = Hier einen Bot spielen lassen
sit-down = Hinsetzen
gathered = Am neuen Tisch: { $names }.
gathered-nobody = Ein neuer Tisch ist eröffnet; noch ist niemand da.
invite-link = Link zu diesem Tisch
invite-code = Code
invite-here-only = Dieser Tisch ist nur auf diesem Computer.
invite-here-how = Der Link öffnet ihn hier in einem anderen Browser. Damit andere hereinkommen, starte Roji mit
anyone-may-look-on = Wer den Link hat, darf zuschauen.
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
away-others-may = Die anderen dürfen einen Bot für dich spielen lassen.
take-my-seat-back = Platz wieder einnehmen
leave-let-a-bot-play = Gehen, Bot spielen lassen
curtain-pass = Gib den Bildschirm an { $name }
curtain-nobody-looks = Sonst schaut jetzt niemand hin.
curtain-i-am = Ich bin { $name }
curtain-back-to = Zurück zu { $name }
pass-the-screen = Bildschirm an { $name } geben

## The rules page

rules-title = Regeln: { $game } · Roji
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-learn = Spielend lernen
rules-ruling = Eine Entscheidung, wo die Regeln schweigen
rules-nothing-found = Keine Regel mit „{ $sought }“.
rules-whole = Alle Regeln
the-rule = Die Regel
game-has-no-rules-page-here = für { $game } gibt es hier keine Regelseite
show-me = Zeig es mir
this-lesson-is-over = diese Lektion ist zu Ende
this-lesson-is-not-the-same-any-more-begin-it = diese Lektion ist nicht mehr dieselbe; beginne sie neu
game-has-no-such-lesson = diese Lektion gibt es bei { $game } nicht

## Asking each other

asked = Eine Frage an den Tisch
asked-no =
    { $name ->
     [none] Nein
   *[other] Nein, { $name }
    }
asked-agree =
    { $name ->
     [none] Einverstanden
   *[other] Einverstanden, { $name }
    }
asked-never-mind = Schon gut
asked-again = Seitdem wurde etwas aufgedeckt: Es kommt genauso wieder, und alle wissen davon.
asking-declined = { $name } möchte lieber weiterspielen.
asking-back = { $name } möchte zurück: { $far }.
asking-pause = { $name } möchte eine Pause.
answers-agreed = Einverstanden: { $names }.
answers-waits = Antwort fehlt noch: { $names }.
far =
    { $n ->
     [one] { $n } Zug
   *[other] { $n } Züge
    }, vor „{ $name }: { $deed }“
together = Gemeinsam
together-ask-back = Die anderen bitten zurückzugehen
together-back = Zurückgehen
together-ask-pause = Um eine Pause bitten
together-pause = Pause
go-on = Weiter
paused = Der Tisch macht Pause.
paused-rule = So lange handelt niemand. Wer hier spielt, darf weitermachen.
paused-by = Pause durch { $name }, { $when }.
closed = Dieser Tisch ist geschlossen.
replaced = Ein Bot spielt für dich.
replaced-rule = Der Platz gehört dir: Du kannst ihn jederzeit wieder einnehmen.
forked-table = Dieser Tisch spielt ab Zug { $line } einer anderen Partie weiter. Es kommt dasselbe wie dort, und wer es gesehen hat, weiß es.
resign = Aufgeben …
give-up = Aufgeben
give-up-title = Diese Partie aufgeben?
give-up-about = Die anderen gewinnen. Das lässt sich nicht zurücknehmen.
play-on = Weiterspielen

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
over-new-table = Zum neuen Tisch
over-play-again = Noch einmal spielen
over-once-more = Noch einmal ansehen
over-verify = Nachspielen und vergleichen:
save-the-journal = Protokoll speichern
ranking = Rangfolge

## The promise of the shuffle

shuffle-promise = Versprechen des Mischens
shuffle-added = Was du beigetragen hast
shuffle-seal = Siegel über alles Geschehene
shuffle-copy-promise = Versprechen kopieren
shuffle-copy-added = Beitrag kopieren
shuffle-copy-seal = Siegel kopieren
shuffle-when = Vor dem ersten Austeilen versprochen.
shuffle-when-added = Vor dem ersten Austeilen versprochen, und bevor du etwas beigetragen hast.
shuffle-verify = Das Protokoll verrät das Geheimnis dahinter; alles vergleicht
shuffle-journal = Das Protokoll enthält jeden Zug und das Geheimnis, das das Versprechen des Mischens einlöst.
fair-other-secret = Das Geheimnis im Protokoll ist nicht das, das dir versprochen wurde.
fair-not-added = Was du zum Mischen beigetragen hast, steht nicht im Protokoll.
fair-other-end = Das Protokoll endet nicht so, wie du die Partie enden sahst.
fair-kept = Das Versprechen des Mischens wurde gehalten. Du hast nichts beigetragen.
fair-kept-added = Das Versprechen des Mischens wurde gehalten, und dein Beitrag gehört dazu.

## Asking for advice

advice = Rat
what-would-you-do = Was würdest du tun?
advice-thinking = Ein starker Bot denkt über das nach, was du siehst …
advice-chance = Gewinnchance
advice-from-what-you-see = Allein aus dem, was du siehst. Alle am Tisch sehen, dass du gefragt hast.
advice-gone-on = Die Partie ist inzwischen weitergegangen.
advice-ask-now = Jetzt fragen
advice-ask-again = Noch einmal fragen
advice-wait = Frag, wenn du an der Reihe bist.

## Requests

server-out-of-reach = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal
did-not-work = Das hat nicht geklappt. Versuche es gleich noch einmal

## Said by the server

line-number-of-this-game-is-not-the-one-that = Zeile { $number } dieser Partie ist nicht die, die geschrieben wurde; darum kann die Partie nicht weitergehen
there-is-no-advice-at-this-table = an diesem Tisch gibt es keinen Rat
ask-when-it-is-your-turn-to-choose = frag, wenn du an der Reihe bist
your-last-question-is-still-being-thought-about-wait-for = über deine letzte Frage wird noch nachgedacht; warte darauf
you-have-resigned = du hast aufgegeben
this-question-is-no-longer-open = diese Frage ist nicht mehr offen
name-has-asked-something-already-answer-that-first = { $name } hat schon etwas gefragt; beantworte das zuerst
the-game-of-the-day-has-no-other-options-it = die Partie des Tages hat keine anderen Optionen: Sie ist für alle gleich
the-game-of-the-day-is-played-alone = die Partie des Tages spielt man allein
game-has-no-game-of-the-day-here = für { $game } gibt es hier keine Partie des Tages
a-day-is-written-like-2026-11-16-not-day = ein Tag wird geschrieben wie 2026-11-16, nicht { $day }
the-length-of-a-request-is-said-once-not-in = die Länge einer Anfrage wird einmal genannt, nicht auf zwei Arten
this-server-does-not-answer-to-the-host-host = dieser Server antwortet nicht auf den Namen { $host }
pages-of-origin-may-not-use-this-server = Seiten von { $origin } dürfen diesen Server nicht benutzen
too-many-screens-of-your-address-are-open-here-already = von deiner Adresse sind hier schon zu viele Bildschirme offen; schließe einen
too-many-connections-of-your-address-at-once-try-again = zu viele Verbindungen von deiner Adresse auf einmal; versuche es gleich noch einmal
the-game-is-over-there-play-on-from-an-earlier = dort ist die Partie zu Ende; spiele ab einer früheren Zeile weiter
this-seat-has-resigned-by-then-take-another-one-or = dieser Platz hat da schon aufgegeben; nimm einen anderen oder eine frühere Zeile
there-is-no-seat-seat-at-this-table = an diesem Tisch gibt es keinen Platz { $seat }
most-tables-in-an-hour-are-enough-for-one-address = { $most } Tische in einer Stunde sind für eine Adresse genug; warte ein wenig
most-of-your-tables-are-not-over-yet-finish-one = { $most } deiner Tische sind noch nicht zu Ende; beende erst einen davon
only-those-who-sit-at-this-table-may-do-that = das dürfen nur die, die an diesem Tisch sitzen
every-seat-at-this-table-is-taken = an diesem Tisch ist jeder Platz besetzt
take-at-least-one-seat-yourself = nimm selbst mindestens einen Platz
seat-seat-is-not-open = Platz { $seat } ist nicht frei
there-is-no-table-table = es gibt keinen Tisch { $table }
there-is-no-game-game-there-is-games = es gibt kein Spiel { $game }; es gibt { $games }
there-is-no-bot-level-there-is-levels = es gibt keinen Bot { $level }; es gibt { $levels }
a-rematch-comes-after-the-end-of-the-game = eine Revanche gibt es nach dem Ende der Partie
the-figures-are-for-who-shows-the-metrics-token = die Zahlen bekommt nur, wer das Token dafür vorzeigt
a-name-has-1-to-most-characters-that-can-be = ein Name hat 1 bis { $most } lesbare Zeichen
name-would-be-mistaken-for-somebody-else-take-another-name = { $name } wäre mit jemand anderem zu verwechseln; nimm einen anderen Namen
somebody-here-is-called-name-already = hier heißt schon jemand { $name }
the-promise-of-your-first-game-covers-no-further-rematch = das Versprechen eurer ersten Partie reicht für keine weitere Revanche; eröffne einen neuen Tisch
the-game-of-the-day-is-dealt-alike-for-everyone = die Partie des Tages wird für alle gleich ausgeteilt: ohne Versprechen und ohne Beitrag
this-promise-is-used-or-older-than-an-hour-ask = dieses Versprechen ist verbraucht oder älter als eine Stunde; bitte um ein neues
ask-for-a-promise-before-you-tell-a-nonce-or = bitte um ein Versprechen, bevor du deinen Beitrag nennst, sonst beweist es nichts
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = diese Partie hier nachzuspielen dauert zu lange; `roji replay` hat mehr Geduld
this-game-has-more-than-most-lines-roji-replay-shows = diese Partie hat mehr als { $most } Zeilen; `roji replay` zeigt sie
this-game-has-lines-lines-there-is-no-line-line = diese Partie hat { $lines } Zeilen; eine Zeile { $line } gibt es nicht
these-moments-are-not-of-one-game = diese Momente sind nicht aus einer Partie
a-game-is-looked-at-again-when-it-is-over = eine Partie wird durchgesehen, wenn sie zu Ende ist
this-game-has-the-lines-1-to-lines-not-first = diese Partie hat die Zeilen 1 bis { $lines }, nicht { $first } bis { $last }
at-most-most-lines-at-once = höchstens { $most } Zeilen auf einmal
stayed = bleibt
seat-seat-is-not-yours = Platz { $seat } gehört dir nicht
this-token-is-not-of-a-seat-at-this-table = dieser Schlüssel gehört zu keinem Platz an diesem Tisch; ohne einen darfst du zuschauen
too-many-screens-look-at-this-table-already = an diesem Tisch schauen schon zu viele zu
this-is-nested-too-deeply-to-be-read = das ist zu tief verschachtelt, um es zu lesen
say-hello-first = sag zuerst hallo
nobody-waits-for-you-here-close-the-page-and-come = hier wartet niemand auf dich: Schließe die Seite und komm wieder, wann du magst
a-bot-plays-for-you-already = ein Bot spielt schon für dich
this-player-has-not-left-so-no-bot-can-play = diese Person ist nicht gegangen, also kann dort kein Bot spielen
a-bot-plays-for-you-take-your-seat-back-first = ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein
took-a-choice-back = nimmt eine Wahl zurück
resigned = gibt auf
went-back-one-move = geht einen Zug zurück
went-back-moves-moves = geht { $moves } Züge zurück
this-could-not-be-saved-so-it-did-not-happen = das ließ sich nicht speichern, also ist es nicht geschehen; versuche es gleich noch einmal
the-table-is-paused-anybody-who-plays-here-may-go = der Tisch macht Pause; wer hier spielt, darf weitermachen
the-journal-is-told-after-the-end-of-the-game = das Protokoll gibt es nach dem Ende der Partie
game-has-no-action-code = bei { $game } gibt es keine Aktion { $code }
we-have-made-a-mistake-in-the-rules-so-this = uns ist in den Regeln ein Fehler unterlaufen, darum ist dieser Tisch eingefroren; sein Protokoll ist vollständig
the-bots-cannot-think-now-they-try-again-in-a = die Bots können gerade nicht denken; sie versuchen es gleich noch einmal
there-was-no-time-to-play-even-once-try-again = die Zeit reichte nicht einmal für eine Partie; versuche es gleich noch einmal
game-is-not-played-alone = { $game } spielt man nicht allein
game-has-no-option-option-it-has-options = { $game } hat keine Hausregel { $option }; es hat { $options }
game-has-no-option-option-it-has-none = { $game } hat keine Hausregel { $option }; es hat gar keine
game-option-is-true-or-false-not-said = { $game }: { $option } ist true (ja) oder false (nein), nicht { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } ist eines von { $values }, nicht { $said }
game-option-cannot-be-said = { $game }: { $option } kann nicht { $said } sein
game-is-for-players-not-seats = { $game } ist für { $players }, nicht für { $seats }
n-1-player = eine Person
low-players = { $low } Personen
low-to-high-players = { $low } bis { $high } Personen
others-have-gone-on-from-there-so-it-stands = andere haben von dort aus weitergespielt, also bleibt es
the-table-went-back-to-this-point-together-so-it = der Tisch ist gemeinsam hierher zurückgegangen, also bleibt es
there-is-nothing-after-that-point-to-go-back-from = nach dieser Stelle ist nichts, von dem man zurückgehen könnte
somebody-has-resigned-since-then-and-a-resignation-stands = seitdem hat jemand aufgegeben, und das bleibt
there-is-nothing-to-take-back = es gibt nichts zurückzunehmen
something-has-come-to-light-since-then-so-it-stands = seitdem wurde etwas aufgedeckt, also bleibt es
you-have-asked-already-ask-again-when-somebody-else-has = du hast schon gefragt; frag wieder, wenn jemand anderes gehandelt hat
something-has-come-to-light-since-then-and-a-bot = seitdem wurde etwas aufgedeckt, und hier spielt ein Bot: Er kann es nicht noch einmal erfahren, also bleibt es
the-tables-cannot-be-reached-now-nothing-is-lost-try = die Tische sind gerade nicht zu erreichen; nichts ist verloren, versuche es gleich noch einmal
something-went-wrong-on-our-side-it-is-written-down = auf unserer Seite ging etwas schief; es ist hier vermerkt, und nichts ging verloren
the-game-begins-when-every-seat-is-taken = es geht los, sobald jeder Platz besetzt ist
nobody-came-for-a-long-time-so-this-table-is = lange kam niemand, darum ist dieser Tisch geschlossen
nobody-has-moved-for-a-long-time-so-this-table = lange hat niemand gezogen, darum ist dieser Tisch geschlossen; alles Geschehene ist noch nachzulesen
the-rules-have-changed-since-this-game-was-begun-so = die Regeln haben sich seit dem Beginn dieser Partie geändert, darum kann sie nicht weitergehen; ihr Protokoll ist vollständig
so-much-has-been-taken-back-at-this-table-that = an diesem Tisch wurde so viel zurückgenommen, dass von nun an alles bleibt

## Said by several games

total = Summe
there-is-no-such-action = so eine Aktion gibt es nicht
the-game-is-over = die Partie ist zu Ende
it-is-not-your-turn = du bist nicht am Zug
the-last-turns-are-played-and-points-points-are-the = die letzten Züge sind gespielt, und mehr als { $points } Punkte hat niemand
all-others-have-resigned = alle anderen haben aufgegeben
card-is-not-in-your-hand = { $card } hast du nicht auf der Hand

## Advice

a-points-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr durch: { $one }
a-points-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-cards-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr durch: { $one }
a-cards-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mehr durch: { $one }
a-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mehr durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-points-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger durch: { $one }
a-points-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-cards-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten weniger durch: { $one }
a-cards-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-less-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } % weniger durch: { $one }
a-less-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } % weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger durch: { $one }
a-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
nothing-else-is-allowed = nichts anderes ist erlaubt
about-as-good-as-the-best = etwa so gut wie das Beste
no-one-thing-speaks-for-it-but-it-does-best = kein einzelner Grund spricht dafür, aber im Ganzen ist es das Beste
the-usual-rest-of-the-game = übliche Züge bis zum Ende der Partie
holding-the-best-rival-back = die stärkste Konkurrenz bremsen
points-so-far = Punkte bisher
gains-losses = { $gains }, { $losses }

the-rules-have-changed-since-this-game-was-begun-and = die Regeln haben sich seit Beginn dieser Partie geändert und würden eine andere daraus machen, darum kann sie nicht weitergehen
the-bots-are-not-awake-yet = die Bots sind noch nicht wach
the-database-does-not-answer = die Datenbank antwortet nicht
the-database-cannot-be-read-roji-doctor-says-more = die Datenbank kann nicht gelesen werden; roji doctor sagt mehr
your-last-game-file-is-still-being-read-wait-for = deine letzte Partiedatei wird noch gelesen; warte, bis sie fertig ist
your-last-review-is-still-being-thought-about-wait-for = deine letzte Durchsicht läuft noch; warte, bis sie fertig ist
your-last-trial-is-still-being-played-wait-for-it = dein letzter Versuch läuft noch; warte, bis er fertig ist

## Set phrases

say-something = Etwas sagen
phrases-heard = Worte der anderen werden gezeigt
phrases-not-heard = Worte der anderen werden nicht gezeigt
says = { $name }: { $words }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-sorry = Entschuldigung.
phrase-moment = Einen Moment, bitte.
phrase-oops = Hoppla.
phrase-close = Das war knapp.
phrase-again = Noch einmal?
phrase-goodbye = Ich muss gehen. Tschüss!
let-your-last-words-sink-in-first = lass deine letzten Worte erst einmal wirken
