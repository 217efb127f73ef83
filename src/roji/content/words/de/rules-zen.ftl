### The rules of Zen.

rules-goal-title = Das Ziel des Spiels
rules-build = Du baust ein Bild, die Form, aus quadratischen Karten, deren Kanten ineinandergreifen. Zwei Stapel werden zweimal durchgespielt; bis dahin ist die Form vollendet, oder eben nicht.
rules-alone = Zen ist ein Spiel für eine Person. Andere dürfen zuschauen und sehen, was du siehst.

rules-cards-title = Die Karten
rules-deck = Es gibt 36 schwarze und 36 weiße Karten. Beide Farben haben dieselben 36 Muster, jedes genau einmal; eine Karte und ihre halbe Drehung sind dasselbe Muster.
rules-half-circles = Links und rechts hat eine Karte einen Halbkreis: rot mit einem Ring oder blau mit Wellen.
rules-diagonals = Die obere und die untere Kante können schräg sein. So eine Linie steigt nach rechts, oder sie fällt.
rules-tips = Oder eine Kante ist gerade und hat eine Spitze, die vorsteht, oder eine Kerbe, die eingeschnitten ist.
rules-deck-rebuilt = Unsere Kartenliste ist aus dem nachgebaut, was über die Schachtel bekannt ist. Wer die Schachtel besitzt, darf eine andere Liste mitbringen.

rules-setup-title = Vorbereitung
rules-choose-form = Wähle eine Form. Jedes ihrer Felder ist schwarz oder weiß und nimmt eine Karte dieser Farbe auf.
rules-piles = Trenne die Karten nach Farben und mische jede Farbe für sich. Das sind deine zwei Stapel, verdeckt.
rules-one-colour = Hat die Form nur eine Farbe, bleiben die Karten der anderen in dieser Partie beiseite.

rules-start-title = Die Startkarte
rules-begin = Decke zuerst die oberste Karte eines Stapels auf. Sie ist die Startkarte: Alles andere wächst von ihr aus. Das geschieht einmal je Partie.
rules-start-pile = Die Startkarte darf aus jedem der beiden Stapel kommen, wenn die Form diese Farbe hat.
rules-start-card = Die Startkarte ist keine eigene Runde, und du kannst sie nicht ablehnen. Sie darf aber so oder andersherum liegen.
rules-start-cell = Der Platz der Startkarte heißt 0,0. Andere Plätze werden von dort aus gezählt: zuerst nach rechts, dann nach unten.

rules-round-title = Eine Runde
rules-draw = Ziehe die obersten drei Karten eines Stapels: Das ist deine Hand. Ein Stapel, der weniger hat, gibt, was er hat. Wieder gezogen wird, wenn diese Hand vorbei ist.
rules-hold = Um eine Karte zu legen, nimm sie aus deiner Hand auf. Du hältst immer nur eine; du darfst sie zurücknehmen oder stattdessen eine andere aufnehmen.
rules-no-place = Eine Karte, die nirgends passt, kann nicht aufgenommen werden. Vielleicht passt sie nach einer halben Drehung.
rules-place = Lege so viele Karten deiner Hand, wie du magst, in beliebiger Reihenfolge.
rules-never-forced = Eine Karte, die passt, muss nicht gelegt werden. Nichts ist je Pflicht.
rules-done = Wenn du gelegt hast, was du willst, beende die Hand. Eine Hand, deren letzte Karte gelegt ist, endet von selbst.
rules-discard = Was du nicht gelegt hast, kommt offen auf die Ablage seiner Farbe. Die Reihenfolge bestimmst du, und sie ist wichtig: Die erste kommt zuerst wieder.
rules-nothing-kept = Keine Karte bleibt für die nächste Runde auf der Hand. Was nicht gelegt ist, wird abgeworfen.
rules-colours-apart = Die Ablagen der beiden Farben liegen getrennt und vermischen sich nie.

rules-placing-title = Wo eine Karte liegen darf
rules-edge-to-edge = Eine Karte liegt Kante an Kante mit mindestens einer Karte, die schon liegt, gleich welcher Farbe. Nur mit einer Ecke zu berühren genügt nicht.
rules-free-cell = Ein Feld nimmt eine Karte auf. Was liegt, bleibt liegen.
rules-every-neighbour = Sie muss zu jeder Karte passen, die sie berührt, nicht nur zu einer.
rules-circles = Nebeneinander schließen sich zwei Halbkreise zu einem Kreis in einer Farbe. Die Farbe der Karten spielt dabei keine Rolle.
rules-seams = Übereinander trifft eine Schräge auf die gleiche Schräge und eine Spitze auf eine Kerbe.
rules-half-turn = Eine Karte darf eine halbe Drehung machen: Ihre Halbkreise liegen dann immer noch links und rechts. Eine Vierteldrehung ist nicht erlaubt.
rules-same-turned = Acht Karten jeder Farbe sehen nach einer halben Drehung genauso aus. Sie können nur auf eine Art liegen.
rules-part-of-form = Jederzeit müssen alle Karten auf dem Tisch zusammen ein Teil der Form sein, in Umriss und Farbe. Welcher Teil, musst du nicht sagen: Solange mehrere möglich sind, gelten sie alle.
rules-form-upright = Die Form darf verschoben werden, aber nie gedreht oder gespiegelt: Ein Bild hat ein Oben.
rules-holes = Ein Loch in der Form bleibt leer. Es gehört zu keinem Teil der Form.
rules-open-edges = Kanten zu leeren Feldern müssen zu nichts passen, auch nicht in der vollendeten Form.

rules-second-pass-title = Der zweite Durchgang
rules-turned-over = Ist ein Stapel zum ersten Mal aufgebraucht, wird seine Ablage umgedreht und ist wieder der Stapel. Das geschieht je Farbe einmal.
rules-when-turned = Umgedreht wird, wenn die Karten dieser Runde abgeworfen sind. So kommt auch der Rest der letzten Hand noch einmal.
rules-comes-first = Die zuerst abgeworfene Karte kommt zuerst: Der Stapel wird als Ganzes umgedreht.
rules-last-time = Im zweiten Durchgang kommt nichts mehr wieder. Darum wirst du nicht nach der Reihenfolge beim Abwerfen gefragt.
rules-used-up = Ein Stapel, der zweimal aufgebraucht ist, gibt keine Karten mehr. Spiele mit dem anderen weiter.
rules-look-through = Du darfst die Ablage durchsehen. Ein gutes Gedächtnis wüsste sie ohnehin, und im zweiten Durchgang siehst du, welche Karten kommen.

rules-end-title = Das Ende
rules-won = Sobald die Form vollendet ist, hast du gewonnen, auch wenn du noch Karten auf der Hand hast.
rules-lost = Verloren hast du, wenn kein Stapel mehr eine Karte hat. Ein leerer Stapel allein beendet die Partie nicht.
rules-hopeless = Ein Hinweis sagt dir, wenn sich die Form auf keine Weise mehr vollenden lässt. Du darfst trotzdem weiterspielen.
rules-give-up = Aufgeben darfst du jederzeit.
rules-no-points = Es gibt keine Punkte und keinen Gleichstand. Der Wertungsblock zählt die Karten in deinem Bild, und die Seite mit den Formen merkt sich, in wie wenigen Runden du es geschafft hast.

rules-table-title = An diesem Tisch
rules-undo = Was dir keine neue Karte zeigt, lässt sich zurücknehmen: aufnehmen, legen, abwerfen. Gezogen bleibt gezogen.
rules-offered = Der Tisch bietet nur an, was die Regeln erlauben.
rules-parts-shown = Solange mehrere Teile der Form möglich sind, kannst du sie dir nacheinander auf dem Tisch zeigen lassen.
rules-day = Die Form des Tages hat für alle dieselben Stapel. Montag und Dienstag sind leicht, dann wird es schwerer; der Sonntag bringt die schwerste Stufe.

rules-options-title = Optionen
rules-option-form = Die Form wird mit ihrem englischen Namen gewählt. Oder du schreibst Reihen aus B für schwarz, W für weiß und Punkten für nichts, durch Schrägstriche getrennt: BW/WB ist ein Quadrat aus vier Karten.
rules-own-form = Eine eigene Form braucht mindestens ein Feld, und alle Felder müssen Kante für Kante zusammenhängen. Sie ist höchstens 16 mal 16 Felder groß und braucht nicht mehr Karten einer Farbe, als es gibt.
rules-option-flip = Beim sofortigen Umdrehen wird ein Stapel umgedreht, sobald seine letzte Karte gezogen ist. Was von dieser Hand übrig bleibt, kommt nicht wieder.
rules-option-memory = Ist das Gedächtnis auf „nur die oberste“ gestellt, siehst du von jeder Farbe nur die oberste Karte der Ablage, und im zweiten Durchgang kommen die Karten, wie sie kommen.
rules-option-tracker = Welche Karten noch nicht zu sehen waren, ließe sich ausrechnen; eine Liste davon ist also erlaubt. Die Merkliste zeigt sie; ohne sie ist der Tisch ruhiger.

rules-forms-title = Die Formen
rules-levels = Es gibt vier Stufen: Atem, Bach, Berg und Leere. Eine Fuge ist ein Paar benachbarter Felder; je mehr Fugen eine Form für ihre Größe hat, desto schwerer ist sie.
rules-forms-ours = Diese zwanzig Formen haben wir selbst gezeichnet. Auf der Seite mit den Formen kannst du eigene zeichnen, ausprobieren, wie schwer sie sind, und sie teilen.
rules-form-tea-bowl = Teeschale: 18 Karten, 12 schwarze und 6 weiße, mit 27 Fugen.
rules-form-bridge = Brücke: 18 weiße Karten mit 23 Fugen.
rules-form-crane = Kranich: 23 weiße Karten mit 28 Fugen.
rules-form-enso = Enso: 25 schwarze Karten mit 29 Fugen.
rules-form-torii = Torii: 25 schwarze Karten mit 29 Fugen.
rules-form-stone = Stein: 20 schwarze Karten mit 30 Fugen.
rules-form-bamboo = Bambus: 23 weiße Karten mit 31 Fugen.
rules-form-lantern = Laterne: 23 Karten, 14 schwarze und 9 weiße, mit 34 Fugen.
rules-form-bonsai = Bonsai: 32 Karten, 14 schwarze und 18 weiße, mit 44 Fugen.
rules-form-fuji = Fuji: 30 Karten, 16 schwarze und 14 weiße, mit 45 Fugen.
rules-form-lotus = Lotos: 33 Karten, 12 schwarze und 21 weiße, mit 48 Fugen.
rules-form-koi = Koi: 35 Karten, 10 schwarze und 25 weiße, mit 53 Fugen.
rules-form-panda = Panda: 37 Karten, 17 schwarze und 20 weiße, mit 60 Fugen.
rules-form-moon = Mond: 26 weiße Karten mit 41 Fugen.
rules-form-boulder = Fels: 28 schwarze Karten mit 45 Fugen.
rules-form-temple = Tempel: 47 Karten, 28 schwarze und 19 weiße, mit 78 Fugen.
rules-form-dragon = Drache: 51 Karten, 29 schwarze und 22 weiße, mit 81 Fugen.
rules-form-rock-garden = Steingarten: 54 Karten, 28 schwarze und 26 weiße, mit 93 Fugen.
rules-form-yin-yang = Yin und Yang: 52 Karten, 26 schwarze und 26 weiße, mit 88 Fugen.
rules-form-mandala = Mandala: 53 Karten, 24 schwarze und 29 weiße, mit 88 Fugen.
