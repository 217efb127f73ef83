### The lessons of Zen.

## A round

lessons-zen-round-title = Eine Runde: ziehen, legen, abwerfen
lessons-zen-round-turn-up = Willkommen. Quadratische Karten werden ein Bild, hier ein Stein. Tippe auf den [schwarzen Stapel]: Er gibt die Startkarte.
lessons-zen-round-start = Alles wächst von der [Startkarte] aus. Nimm sie auf und lege sie auf das gestrichelte Feld.
lessons-zen-round-draw = Jetzt [ziehe]. Deine Hand besteht aus drei Karten eines Stapels.
lessons-zen-round-place = Nimm eine beliebige Karte deiner Hand auf. Wo sie passt, siehst du ein Plus. Wähle eine [Stelle].
lessons-zen-round-place-hint = Du dürftest die Hand schon beenden. Lege aber zuerst eine Karte.
lessons-zen-round-rest = Lege noch mehr, wenn du magst; nichts ist Pflicht. Beende dann die Hand, wirf den Rest ab und [ziehe] wieder.
lessons-zen-round-done = Drei ziehen, legen, was du magst, den Rest abwerfen: Das ist eine Runde.

## Edges that interlock

lessons-zen-fit-title = Kanten, die ineinandergreifen
lessons-zen-fit-circle = Links ist die Startkarte rot, rechts blau. Nimm die Karte mit [zwei blauen Hälften] auf und schließe einen Kreis.
lessons-zen-fit-circle-hint = Noch nicht. Schließe zuerst den blauen Kreis, mit der Karte, die zwei blaue Hälften hat.
lessons-zen-fit-diagonal = Oben und unten trifft eine Schräge auf die gleiche Schräge. Nimm die Karte mit [zwei Schrägen] auf und lege sie unter die Startkarte.
lessons-zen-fit-diagonal-hint = Das ist erlaubt. Lege hier aber die Karte mit zwei Schrägen, so wie sie ist, unter die Startkarte.
lessons-zen-fit-end = Eine Karte ist übrig, und sie würde passen. Aber nichts ist Pflicht: [Beende die Hand].
lessons-zen-fit-end-hint = Lass ihre Stelle diesmal frei: Beende die Hand.
lessons-zen-fit-draw = Sie liegt auf der Ablage und kommt noch einmal wieder. [Ziehe] drei weitere.
lessons-zen-fit-tip = Eine Spitze trifft auf eine Kerbe. Nimm die Karte mit [Spitze] und zwei roten Hälften auf. Wo passt sie an die gekerbte Karte?
lessons-zen-fit-tip-hint = Lege hier die rote Karte mit der Spitze nach unten über die Karte mit den Kerben.
lessons-zen-fit-done = Kreise schließen sich, Schrägen stimmen überein, Spitzen treffen auf Kerben, und das bei jeder berührten Karte.

## A half turn

lessons-zen-turn-title = Eine halbe Drehung
lessons-zen-turn-half = Nimm die Karte mit [Kerbe und Schräge] auf: Sie passt oben. Nach einer halben Drehung passt sie daneben. Lege sie, wie du magst.
lessons-zen-turn-half-hint = Zuerst die Karte mit einer Kerbe und einer Schräge. Der Knopf „Drehen“ oder R dreht sie.
lessons-zen-turn-both-ways = Die Karte mit [Rot, Blau und zwei Spitzen] passt so und andersherum unter die Startkarte. Lege sie dort, wie du magst.
lessons-zen-turn-both-ways-hint = Lege hier die Karte mit Rot, Blau und zwei Spitzen direkt unter die Startkarte.
lessons-zen-turn-same = Die letzte Karte sieht nach einer halben Drehung [genauso] aus; es gibt nichts zu drehen. Lege sie.
lessons-zen-turn-same-hint = Du dürftest hier aufhören. Aber diese Karte passt noch: Lege sie.
lessons-zen-turn-done = Eine halbe Drehung ist erlaubt, eine Vierteldrehung nie. Sieh dir eine Karte auch andersherum an, bevor du sie abwirfst.

## A part of the form

lessons-zen-part-title = Ein Teil der Form
lessons-zen-part-white = Der Teeschale fehlen noch die gepunkteten Felder. Nimm die Karte mit [Schräge oben und Kerbe unten] auf. Weiß gehört nur auf helle Felder.
lessons-zen-part-white-hint = Nimm hier zuerst die Karte mit Schräge oben und Kerbe unten.
lessons-zen-part-another = Jede Karte muss in der Form liegen. Lege [noch eine] aus deiner Hand.
lessons-zen-part-another-hint = Du dürftest hier aufhören. Aber noch eine Karte passt: Lege sie.
lessons-zen-part-end = Ein Feld, auf das wenige Karten passen, kann später die Partie kosten. Lass die letzte Karte, und [beende die Hand].
lessons-zen-part-end-hint = Lass sie diesmal liegen, und beende die Hand.
lessons-zen-part-either = Felder beider Farben sind offen. Wähle einen [Stapel], und ziehe.
lessons-zen-part-hand = Spiele diese Hand allein: Lege, was hilft, wirf den Rest ab und [ziehe] wieder.
lessons-zen-part-done = Jederzeit sind die Karten ein Teil der Form, in Umriss und Farbe. Welcher Teil, musst du nicht sagen.

## The second pass

lessons-zen-pass-title = Der zweite Durchgang
lessons-zen-pass-last-two = Ein Feld fehlt noch, und der Stapel hat zwei Karten. [Ziehe] sie.
lessons-zen-pass-none-fits = Keine passt. Macht nichts: [Beende die Hand]. Auch was du jetzt abwirfst, kommt wieder.
lessons-zen-pass-order = Du bestimmst die Reihenfolge: Was zuerst abgeworfen wird, kommt zuerst wieder. [Wirf] eine ab; die andere folgt.
lessons-zen-pass-again = Die Ablage wurde umgedreht. Unter „Die Form“ siehst du alle Karten, die kommen, der Reihe nach. [Ziehe].
lessons-zen-pass-wait = Jetzt kommt nichts mehr wieder. Beende Hände und ziehe, bis die richtige Karte da ist. Dann [lege] sie.
lessons-zen-pass-done = Zweimal gehst du durch die Stapel. Ist keine Karte mehr da und die Form offen, hast du verloren; ist sie vollendet, hast du sofort gewonnen.

## The last four cards

lessons-zen-finish-title = Die letzten vier Karten
lessons-zen-finish-which-pile = Vier Felder der Teeschale sind offen. Sieh dir ihre Farbe an und ziehe vom richtigen [Stapel].
lessons-zen-finish-which-pile-hint = Schwarze Karten helfen nicht mehr: Nur weiße Felder sind offen.
lessons-zen-finish-hand = Lege, was passt. Überlege gut, bevor du eine Ecke schließt. Wirf dann den Rest ab und [ziehe] wieder.
lessons-zen-finish-alone = Der Rest gehört dir. [Vollende] die Teeschale; du hast Zeit, und keine Uhr läuft.
lessons-zen-finish-done = Das war Zen. Zwanzig Formen warten, jeden Tag eine neue, und ein Blatt für deine eigenen.
