### The rules page of Bonsai.

rules-goal-title = Das Ziel des Spiels
rules-goal = Ein bis vier Personen lassen je einen Baum in einer Schale wachsen, Plättchen für Plättchen. Blätter, Blüten und Früchte bringen Punkte, ebenso Pergamente und Ziele. Wer die meisten Punkte hat, gewinnt.
rules-words = Roji spielt nach den gedruckten Regeln der Ausgabe von 2023. Wo sie schweigen oder zweierlei bedeuten können, steht hier eine Entscheidung mit Nummer.

rules-setup-title = Vorbereitung
rules-pot = Alle haben eine Schale mit einer Knospe, die als Holz zählt. Die Schale ist fünf Plättchen breit und rechts mit einem goldenen Riss geflickt.
rules-deck = Die Karten werden gemischt, und vier kommen in die Felder neben dem Stapel. Allein und zu zweit hat der Stapel 32 Karten, zu dritt 36, zu viert 47.
rules-first-player = Die älteste Person beginnt. Hier beginnt, wer auf dem ersten Platz sitzt.
rules-marks = Laut Regel kommen zu dritt 11 Karten weg, die Markierungen auf den Karten sagen 4. Wir folgen dem Text, also bleiben 36; die Hausregel spielt mit den 43 der Markierungen.
rules-goals-drawn = Drei der fünf Zielfarben werden ausgelost. Von jeder liegen alle drei Plättchen aus; allein und zu zweit bleiben die mittleren in der Schachtel.
rules-first-tiles = In Zugreihenfolge beginnt man mit: Holz; Holz und Blatt; Holz, Blatt und Blüte; Holz, Blatt, Blüte und Frucht.
rules-unlimited = Plättchen gehen nie aus: Hat die Schachtel keine mehr, denk dir welche.

rules-turn-title = Ein Zug
rules-turn = Wähle eins von beiden: meditieren oder kultivieren. Entscheide dann über Ziele, und gib zuletzt die Plättchen zurück, die du nicht behalten darfst.
rules-whose-turn = Gespielt wird reihum. Nur wer am Zug ist, handelt.
rules-order = Die Reihenfolge: Karte nehmen, Plättchen des Feldes, Wirkung der Karte, neue Karten, Ziele, zurückgeben. Mit Hausregeln kommen neue Karten nach den Zielen oder ganz am Ende.
rules-taking-back = Zurücknehmen kannst du deine Schritte, bis eine Karte vom Stapel aufgedeckt wird oder jemand anderes handelt. Was gezeigt wurde, ist gesehen.

rules-meditate-title = Meditieren
rules-meditate = Nimm eine der vier Karten mit den Plättchen ihres Feldes und nutze die Karte. Dann rücken die Karten, die näher am Stapel liegen, ein Feld weiter, und in Feld 1 kommt eine neue.
rules-slots = Feld 1 bringt kein Plättchen, Feld 3 Holz und eine Blüte, Feld 4 ein Blatt und eine Frucht.
rules-slot-two = Feld 2 bringt Holz oder ein Blatt: Wähle eines, bevor du die Karte nutzt.
rules-gifts-taken = Die Plättchen eines Feldes nimmst du immer. Was zu viel ist, gibst du am Ende deines Zuges zurück.
rules-piles = Genommene Karten liegen verdeckt, sind aber nicht geheim: Alle haben gesehen, wer sie genommen hat.

rules-cards-title = Die Karten
rules-tool = Werkzeug: Du darfst zwei Plättchen mehr behalten. Mehrere Werkzeuge zählen zusammen.
rules-growth = Wachstum: Bei jedem Kultivieren darfst du ein Plättchen der gezeigten Art mehr legen. Mehrere zählen zusammen.
rules-at-once = Ein Werkzeug gilt sofort, schon in dem Zug, in dem du es nimmst. Eine Wachstumskarte hilft beim nächsten Kultivieren.
rules-master = Meister: Nimm sofort die gezeigten Plättchen. Sind vier Farben gezeigt, wähle ein beliebiges Plättchen.
rules-helper = Helfer: Lege sofort höchstens ein beliebiges Plättchen und höchstens eines der gezeigten Art, auch eben bekommene. Wachstumskarten helfen hier nicht.
rules-helper-two = Mit einem Helfer darfst du auch zwei Plättchen der gezeigten Art legen: Beliebig heißt beliebig.
rules-helper-none = Du darfst mit einem Helfer auch gar kein Plättchen legen. Die Karte gehört dir trotzdem und zählt für das Pergament der Helfer.
rules-parchment = Pergament: Es bringt am Ende der Partie Punkte, für Plättchen an deinem Bonsai oder für deine Karten.
rules-card-41 = Pergament: 1 Punkt für jedes Holz, die Knospe mitgezählt.
rules-card-42 = Pergament: 1 Punkt für jedes Blatt.
rules-card-43 = Pergament: 2 Punkte für jede Blüte.
rules-card-44 = Pergament: 2 Punkte für jede Frucht.
rules-card-45 = Pergament: 2 Punkte für jede deiner Wachstumskarten.
rules-card-46 = Pergament: 2 Punkte für jede deiner Helferkarten.
rules-card-47 = Pergament: 2 Punkte für jede deiner Meisterkarten.

rules-cultivate-title = Kultivieren
rules-cultivate = Lege Plättchen aus deinem Vorrat an deinen Bonsai, in beliebiger Reihenfolge. Aufhören darfst du jederzeit.
rules-symbols = Dein Seishi-Plättchen erlaubt ein beliebiges Plättchen, ein Holz und ein Blatt; jede Wachstumskarte erlaubt eines mehr. Ein Plättchen braucht ein freies Symbol und muss in deinem Vorrat sein.
rules-empty = Du darfst kultivieren, ohne etwas zu legen, zu mehreren aber nicht zweimal nacheinander: Nach so einem Zug meditierst du oder legst mindestens ein Plättchen.

rules-tiles-title = Wo Plättchen wachsen
rules-wood = Holz muss Holz berühren; die Knospe ist Holz. Es ist selbst nichts wert, doch alles hängt daran.
rules-leaf = Ein Blatt muss Holz berühren.
rules-flower = Eine Blüte muss ein Blatt berühren.
rules-fruit = Eine Frucht muss zwei Blätter berühren, die einander berühren, und sie darf keine andere Frucht berühren.
rules-free-place = Auf der Schale, auf der Knospe und wo schon ein Plättchen liegt, wächst nichts. Am Anfang sind nur die zwei Stellen über der Knospe frei.
rules-under = Gerade unter der Schale dürfen Plättchen wachsen. Dort liegen sie auf keiner Seite, also auch nicht „unterhalb der Schale auf der anderen Seite“.
rules-turned = Die Schale wird nicht umgedreht: Der goldene Riss bleibt rechts.
rules-far = Ein Bonsai wächst höchstens 20 Schritte von seiner Knospe. So weit kam noch keine Partie.

rules-prune-title = Stutzen
rules-prune = Kann zu Beginn deines Zuges kein Holz an deinen Bonsai, darfst du zuerst so wenige Plättchen wie möglich abschneiden, bis wieder Platz ist. Sie kommen zurück in den Vorrat.
rules-prune-what = Du schneidest ein Plättchen ab, mit allem, was ohne es nicht bleiben könnte: Holz, das nicht mehr mit der Knospe verbunden ist, Blätter ohne Holz, Blüten und Früchte ohne ihre Blätter. Erlaubt sind nur die Schnitte, bei denen die wenigsten Plättchen wegkommen. Die Knospe bleibt immer.
rules-prune-then = Nach dem Stutzen machst du deinen Zug wie sonst, du darfst also auch meditieren; ein Helfer darf die Lücke mit jedem Plättchen füllen.

rules-goals-title = Ziele
rules-claim = Hat dein Bonsai, was ein Ziel verlangt, oder mehr, und hat es noch niemand, dann entscheide in diesem Zug: Beanspruche das Plättchen, oder verzichte. Von jeder Farbe darfst du eines beanspruchen.
rules-renounce = Ein Ziel, auf das du verzichtest, bekommst du nie, aber ein schwereres derselben Farbe darfst du noch beanspruchen. Die anderen dürfen es nehmen.
rules-goals-once = Über Ziele wird einmal entschieden, nach der Aktion.
rules-goals-several = Sind mehrere Ziele einer Farbe zugleich erfüllt, beanspruche eines davon, oder verzichte auf alle erfüllten. Über mehrere Farben entscheidest du in beliebiger Reihenfolge.
rules-goals-stay = Ein beanspruchtes Ziel bleibt und zählt, auch wenn dein Bonsai es nicht mehr erfüllt.
rules-goals-hardest = Auch auf das schwerste Ziel darfst du verzichten.
rules-goals-never-again = Ein Ziel, auf das du verzichtet hast, wird nie wieder angeboten, auch nicht, wenn es durch Stutzen verloren ging und noch einmal erfüllt wird.
rules-goal-brown = Braun, Bunjin-gi: 8, 10 oder 12 Holz, die Knospe mitgezählt, für 5, 10 oder 15 Punkte.
rules-goal-green = Grün, Moyogi: 5, 7 oder 9 Blätter in einer Gruppe, für 6, 9 oder 12 Punkte.
rules-goal-group = Eine Gruppe sind Blätter, die zusammenhängen; nicht jedes muss jedes andere berühren.
rules-goal-orange = Orange, Chokkan: 3, 4 oder 5 Früchte, für 9, 11 oder 13 Punkte.
rules-goal-pink = Rosa, Shakan: 3, 4 oder 5 Blüten, die auf derselben Seite über den Rand der Schale ragen, für 8, 12 oder 16 Punkte.
rules-goal-pink-rows = Auch Blüten neben und unter der Schale zählen, in jeder Reihe, wenn sie auf dieser Seite sind.
rules-goal-blue-low = Blau, Kengai, 7 Punkte: ein Plättchen, das auf der Seite des Goldrisses über den Rand ragt.
rules-goal-blue-middle = Blau, 10 Punkte: Plättchen, die auf beiden Seiten über den Rand ragen.
rules-goal-blue-hard = Blau, 14 Punkte: ein Plättchen, das auf einer Seite über den Rand ragt, und eines unterhalb der Schale auf der anderen.
rules-protrude = Ein Plättchen, das halb über den Rand steht, ragt hinaus; eines, das mit dem Rand abschließt, nicht. Gepunktete Linien zeigen, wo der Rand ist.
rules-below = Unterhalb der Schale beginnt in der zweiten Reihe unter der Knospe, auf der Grundlinie der Schale.

rules-capacity-title = Was du behalten darfst
rules-capacity = Am Ende deines Zuges behältst du fünf Plättchen und zwei mehr für jedes Werkzeug. Was darüber ist, gibst du nach deiner Wahl zurück.
rules-capacity-exactly = Du gibst genau so viele zurück, wie zu viel sind, nie mehr.

rules-end-title = Das Ende
rules-end = Wird die letzte Karte des Stapels aufgedeckt, endet dieser Zug wie üblich. Dann haben alle noch einen Zug; wer sie aufgedeckt hat, ist als Letztes dran.
rules-leaving = Gibt jemand auf, spielen die anderen weiter, und der Platz hat keine Züge mehr; seine Ziele bleiben vergeben, gewinnen kann er nicht. Allein oder zu zweit ist die Partie dann zu Ende.

rules-scoring-title = Wertung
rules-score-leaf = Ein Blatt zählt 3 Punkte, Holz nichts, eine Frucht 7.
rules-score-flower = Eine Blüte zählt 1 Punkt für jede ihrer sechs Seiten, die kein Plättchen deines Bonsai berührt.
rules-score-pot-side = Eine Blütenseite an der Schale ist frei, eine an der Knospe nicht.
rules-score-rest = Pergamente und Ziele zählen, was sie zeigen. Plättchen, die vor dir übrig sind, zählen nichts.
rules-equal = Bei Gleichstand gewinnt, wer in der Zugreihenfolge am weitesten hinten sitzt.

rules-house-rules-title = Hausregeln
rules-without-goals = Zu zweit bis viert könnt ihr die Ziele in der Schachtel lassen, zum Beispiel in einer ersten Partie.
rules-colours = Ihr könnt die drei Farben der Ziele wählen, statt sie auszulosen.
rules-tokonoma = Tokonoma: Alle Pergamente sind in der oberen Hälfte des Stapels.
rules-tokonoma-odd = Bei ungerader Zahl der übrigen Karten bekommt die obere Hälfte eine mehr.

rules-solo-title = Allein
rules-solo = Allein spielst du mit den Karten und Zielen für zwei und beginnst mit Holz und einem Blatt. Du gewinnst mit drei Zielen, einem je Farbe, und den Punkten deiner Stufe.
rules-solo-discards = Wenn du eine Karte nimmst, wird auch die Karte daneben auf der Seite des Stapels abgeworfen; bei Feld 1 die oberste des Stapels. Wenn du kultivierst, wird die Karte in Feld 4 abgeworfen. Dann wird die Reihe geschlossen und aufgefüllt.
rules-solo-last = Wird die letzte Karte des Stapels ausgelegt oder abgeworfen, hast du noch einen Zug.
rules-solo-nothing-beside = Liegt neben der genommenen Karte keine, wird nichts abgeworfen. Das kommt nur im letzten Zug vor.
rules-levels = Die Stufen verlangen 80 Punkte (Gakusei), 100 (Senmon), 120 (Sensei) oder 140 (Yusha).

rules-scenarios-title = Szenarien
rules-scenario = Ein Szenario spielst du allein, mit eigenen Zielen und eigener Punktzahl statt einer Stufe. Die Ziele von vieren haben wir gewählt; wer die Schachtel hat, kann die gedruckten nennen.
rules-slow-fall = Langsamer Herbst, 130 Punkte: Beanspruche genau zwei schwere Ziele und ein leichtes.
rules-slow-fall-three = Mit drei schweren Zielen ist der Langsame Herbst nicht gewonnen.
rules-long-winter = Langer Winter, 120 Punkte: Beanspruche alle drei Ziele und sammle vier Pergamente.
rules-long-winter-owned = Im Langen Winter zählen nur deine eigenen Pergamente, keine abgeworfenen.
rules-flourishing-spring = Blühender Frühling, 130 Punkte: Beanspruche alle drei Ziele. Bei jedem Kultivieren musst du eine Blüte legen.
rules-spring-flower = Ist keine Blüte aus deinem Vorrat irgendwie zu legen, kannst du nicht kultivieren. Kein Plättchen darf so gelegt werden, dass keine Blüte mehr ginge.
rules-scorching-summer = Glühender Sommer, 130 Punkte: Beanspruche alle drei Ziele. Vor der Wertung fallen Blüten ab, die keine Frucht berühren, und Früchte, die keine Blüte berühren.
rules-summer-after = Gewertet wird alles nach diesem Abfallen, auch Pergamente. Beanspruchte Ziele bleiben.
rules-emperor = Die Prüfung des Kaisers, 140 Punkte: Du pflegst zwei Bonsai, immer einen davon, und wechselst nach jedem Kultivieren. Beanspruche alle fünf mittleren Ziele, drei mit einem Bonsai und zwei mit dem anderen; Vorrat und Karten sind gemeinsam, und die Plättchen beider zählen.
rules-emperor-renounce = In der Prüfung des Kaisers gilt ein Verzicht für beide Bonsai, und die Prüfung ist dann nicht mehr zu gewinnen.
rules-emperor-before = Über Ziele entscheidest du, bevor du zum anderen Bonsai wechselst.
