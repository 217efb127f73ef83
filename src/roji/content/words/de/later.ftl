### What nobody reads at first sight, loaded when a page is at rest: what the server says, the reasons of advice, questions and phrases.

## Das Blatt eines Spiels

without-a-network = Ohne Netz spielen

## Asking each other

still-shown = Die Züge der anderen wurden noch gezeigt. Drück noch einmal.
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
answers-waits = Wartet auf: { $names }.
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
paused-rule = So lange ist niemand am Zug. Alle Mitspielenden können fortsetzen.
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

## The promise of the shuffle

shuffle-promise = Mischgarantie
shuffle-added = Was du beigetragen hast
shuffle-seal = Siegel der ganzen Partie
shuffle-copy-promise = Versprechen kopieren
shuffle-copy-added = Beitrag kopieren
shuffle-copy-seal = Siegel kopieren
shuffle-when = Vor dem ersten Austeilen versprochen.
shuffle-when-added = Vor dem ersten Austeilen versprochen, und bevor du etwas beigetragen hast.
shuffle-verify = Die Partiedatei verrät das Geheimnis dahinter. Prüfen mit
shuffle-journal = Die Partiedatei enthält jeden Zug und das Geheimnis, das faires Mischen belegt.
fair-other-secret = Das Geheimnis in der Partiedatei ist nicht das, das dir versprochen wurde.
fair-not-added = Was du zum Mischen beigetragen hast, steht nicht in der Partiedatei.
fair-other-end = Die Partiedatei endet nicht so, wie du die Partie enden sahst.
fair-kept = Es wurde fair gemischt: Das Versprechen wurde gehalten. Du hast nichts beigetragen.
fair-kept-added = Es wurde fair gemischt: Das Versprechen wurde gehalten, und dein Beitrag gehört dazu.

## Asking for advice

advice-thinking = Ein starker Bot denkt über das nach, was du siehst …
advice-chance = Gewinnchance
advice-against = Verglichen mit „{ $action }“:
advice-from-what-you-see = Nur aus dem, was du siehst. Alle am Tisch sehen, dass du gefragt hast.
advice-gone-on = Die Partie ist inzwischen weitergegangen.
advice-ask-now = Jetzt fragen
advice-ask-again = Noch einmal fragen
advice-wait = Frag, wenn du an der Reihe bist.

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
phrase-again = Noch eine Partie?
phrase-goodbye = Ich muss gehen. Tschüss!
wait-a-moment-before-you-say-something-else = warte einen Moment, bevor du noch etwas sagst

## Said by the server

line-number-of-this-game-is-not-the-one-that = Zeile { $number } dieser Partie ist nicht die, die geschrieben wurde; darum kann die Partie nicht weitergehen
there-is-no-advice-at-this-table = an diesem Tisch gibt es keine Tipps
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
too-many-requests-of-your-address-at-once-try-again = zu viele Anfragen von deiner Adresse auf einmal; versuche es gleich noch einmal
too-many-connections-of-your-address-at-once-try-again = zu viele Verbindungen von deiner Adresse auf einmal; versuche es gleich noch einmal
too-many-game-files-from-your-address-at-once-try = zu viele Partiedateien von deiner Adresse auf einmal; versuche es in einer Minute noch einmal
the-game-is-over-there-play-on-from-an-earlier = dort ist die Partie zu Ende; spiele ab einer früheren Zeile weiter
this-seat-has-resigned-by-then-take-another-one-or = dieser Platz hat da schon aufgegeben; nimm einen anderen oder eine frühere Zeile
there-is-no-seat-seat-at-this-table = an diesem Tisch gibt es keinen Platz { $seat }
most-tables-in-an-hour-are-enough-for-one-address = { $most } Tische in einer Stunde sind für eine Adresse genug; warte ein wenig
most-of-your-tables-are-not-over-yet-finish-one = { $most } deiner Tische sind noch nicht zu Ende; beende erst einen davon
only-players-at-this-table-may-do-that = das dürfen nur die, die an diesem Tisch sitzen
every-seat-at-this-table-is-taken = an diesem Tisch ist jeder Platz besetzt
take-at-least-one-seat-yourself = nimm selbst mindestens einen Platz
seat-seat-is-not-open = Platz { $seat } ist nicht frei
there-is-no-table-table = es gibt keinen Tisch { $table }
there-is-no-game-game-there-is-games = es gibt kein Spiel { $game }; es gibt { $games }
there-is-no-bot-level-there-is-levels = es gibt keinen Bot { $level }; es gibt { $levels }
a-name-can-be-changed-until-the-game-begins = ein Name lässt sich ändern, bis das Spiel beginnt
a-rematch-comes-after-the-end-of-the-game = eine Revanche gibt es nach dem Ende der Partie
other-people-play-at-this-table-so-it-stays-open = an diesem Tisch spielen noch andere, deshalb bleibt er offen
the-only-player-has-left-for-good-so-this-table = die einzige Person am Tisch ist endgültig gegangen, deshalb ist er geschlossen
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
this-token-is-for-no-seat-at-this-table-without = dieser Schlüssel gehört zu keinem Platz an diesem Tisch; ohne einen darfst du zuschauen
too-many-people-are-watching-this-table-already = an diesem Tisch schauen schon zu viele zu
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
the-game-file-is-available-after-the-end-of-the = die Partiedatei gibt es nach dem Ende der Partie
game-has-no-action-code = bei { $game } gibt es keine Aktion { $code }
we-have-made-a-mistake-in-the-rules-so-this = uns ist in den Regeln ein Fehler unterlaufen, darum ist dieser Tisch eingefroren; sein Protokoll ist vollständig
the-bots-cannot-think-now-they-try-again-in-a = die Bots können gerade nicht denken; sie versuchen es gleich noch einmal
there-was-no-time-to-play-even-once-try-again = die Zeit reichte nicht einmal für eine Partie; versuche es gleich noch einmal
game-is-not-played-alone = { $game } spielt man nicht allein
game-has-no-option-option-it-has-options = { $game } hat keine Hausregel { $option }; es hat { $options }
game-has-no-option-option-it-has-none = { $game } hat keine Hausregel { $option }; es hat gar keine
game-option-is-true-or-false-not-said = { $game }: { $option } ist true (ja) oder false (nein), nicht { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } ist eines von { $values }, nicht { $said }
game-option-is-a-number-from-low-to-high-not = { $game }: { $option } ist eine Zahl von { $low } bis { $high }, nicht { $said }
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

## Advice

a-points-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr durch: { $one }
a-points-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-cards-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr durch: { $one }
a-cards-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten mehr durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
for-it-one = dafür: { $one }
for-it-one-and-other = dafür: { $one } und { $other }
a-points-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger durch: { $one }
a-points-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
a-cards-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten weniger durch: { $one }
a-cards-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } Karten weniger durch: { $one }, und { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch: { $other }
against-it-one = dagegen: { $one }
against-it-one-and-other = dagegen: { $one } und { $other }
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
your-last-requests-are-still-being-worked-on-wait-for = an deinen letzten Anfragen wird noch gearbeitet; warte, bis sie fertig sind
the-disk-is-full = die Festplatte ist voll
the-bots-do-not-answer = die Bots antworten nicht
nothing-can-be-written-so-no-clock-moves-roji-doctor = nichts kann geschrieben werden, also läuft keine Uhr; roji doctor sagt mehr
your-time-for-this-move-has-run-out-a-bot = deine Zeit für diesen Zug ist abgelaufen; ein Bot macht ihn, danach kannst du deinen Platz zurücknehmen
your-time-has-run-out-so-a-bot-plays-on = deine Zeit ist abgelaufen, also spielt ein Bot für dich weiter
what-is-kept-of-this-table-cannot-be-read-so = was von diesem Tisch gespeichert ist, lässt sich nicht lesen, also kann er nicht geöffnet werden; andere Tische laufen weiter
requests-are-written-in-json-and-say-so-content-type = Anfragen sind in JSON geschrieben und sagen es auch: Content-Type: application/json
this-game-file-has-lines-lines-no-game-has-more = diese Partiedatei hat { $lines } Zeilen; keine Partie hat mehr als { $most }
your-last-review-is-still-being-thought-about-wait-for = deine letzte Durchsicht läuft noch; warte, bis sie fertig ist
your-last-trial-is-still-being-played-wait-for-it = dein letzter Versuch läuft noch; warte, bis er fertig ist
