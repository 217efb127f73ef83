### The lessons of Bonsai.

## A turn: meditate or cultivate

lessons-bonsai-turn-title = Ein Zug: meditieren oder kultivieren
lessons-bonsai-turn-take = Willkommen. Eine Karte bringt die Plättchen darunter mit. Tippe den [Meister] ganz rechts an, mit Blatt und Frucht, und nimm ihn.
lessons-bonsai-turn-take-hint = Auch eine gute Karte. Für diese Lektion nimm den Meister ganz rechts.
lessons-bonsai-turn-cultivate = Der Meister gab dir noch Holz und ein Blatt. Haruka hat ihre ersten Plättchen gelegt. Jetzt du: [Kultivieren].
lessons-bonsai-turn-cultivate-hint = Plättchen hast du genug. Kultiviere, um sie zu legen.
lessons-bonsai-turn-wood = Holz muss Holz berühren, und die Knospe ist Holz. Lege [Holz] über die Knospe, links.
lessons-bonsai-turn-wood-hint = Erlaubt, aber beginne mit Holz links über der Knospe: Von dort geht es weiter.
lessons-bonsai-turn-branch = Dein zweites Holz nutzt das Symbol für beliebige Plättchen. Lege es rechts oben an, so haben Blätter Platz.
lessons-bonsai-turn-branch-hint = Erlaubt. Lege hier Holz rechts oben an das erste.
lessons-bonsai-turn-leaf = Nun ein [Blatt]: Es muss Holz berühren und zählt 3 Punkte. Lege es links, wo es beide neuen Hölzer berührt.
lessons-bonsai-turn-leaf-hint = Ein guter Platz. Nimm aber den linken, der beide Hölzer berührt.
lessons-bonsai-turn-stop = Alle drei Symbole sind verbraucht: beliebig, Holz, Blatt. Tippe auf [Fertig].
lessons-bonsai-turn-done = Meditieren bringt Plättchen und Karten, Kultivieren legt sie: Das ist das ganze Spiel.

## Flowers and fruits

lessons-bonsai-growing-title = Blüten und Früchte
lessons-bonsai-growing-take = Dieselbe Partie. Du brauchst Blüten: Nimm den [Meister] in Feld 3, mit Holz und Blüte.
lessons-bonsai-growing-take-hint = Erlaubt, aber Blüten bringt das dritte Feld.
lessons-bonsai-growing-too-many = Sechs Plättchen liegen vor dir, fünf darfst du behalten. Gib das [Holz] zurück.
lessons-bonsai-growing-too-many-hint = Du entscheidest, was geht. Hier brauchst du alle anderen noch.
lessons-bonsai-growing-cultivate = Blätter, Blüten und eine Frucht: Zeit zu [kultivieren].
lessons-bonsai-growing-cultivate-hint = Jetzt keine Karte: Kultiviere.
lessons-bonsai-growing-second-leaf = Eine Frucht braucht zwei Blätter nebeneinander. Lege ein [Blatt] oben an, wo es Holz und dein erstes Blatt berührt.
lessons-bonsai-growing-second-leaf-hint = Erlaubt, aber dann findet die Frucht keinen Platz. Lege das Blatt oben neben das erste.
lessons-bonsai-growing-fruit = Nun die [Frucht]. Nur ein Platz berührt beide Blätter. Finde ihn: 7 Punkte!
lessons-bonsai-growing-fruit-hint = Noch nicht dieses Plättchen: zuerst die Frucht, sie zählt 7 Punkte.
lessons-bonsai-growing-stop = Die Blüten müssen warten: Für sie ist kein Symbol mehr da. Tippe auf [Fertig].
lessons-bonsai-growing-again = Deine Symbole sind wieder frei. [Kultiviere] noch einmal.
lessons-bonsai-growing-again-hint = Kultiviere: Zwei Blüten warten.
lessons-bonsai-growing-flower = Eine [Blüte] muss ein Blatt berühren. Jede Seite ohne Plättchen zählt 1 Punkt: Suche einen luftigen Platz.
lessons-bonsai-growing-flower-hint = Nimm eine Blüte und lege sie neben ein Blatt.
lessons-bonsai-growing-done = Blätter brauchen Holz, Blüten ein Blatt, Früchte zwei Blätter nebeneinander. Früchte zählen 7, Blüten ihre freien Seiten.

## Growth, Tool and Helper

lessons-bonsai-cards-title = Wachstum, Werkzeug und Helfer
lessons-bonsai-cards-growth = Eine Wachstumskarte gibt bei jedem Kultivieren ein Symbol mehr. Nimm das [Wachstum] mit der Blüte, ganz rechts.
lessons-bonsai-cards-growth-hint = Nimm die Wachstumskarte mit der Blüte ganz rechts.
lessons-bonsai-cards-tool = Ein Werkzeug lässt dich zwei Plättchen mehr behalten. Es ist ans rechte Ende gerückt: Nimm das [Werkzeug].
lessons-bonsai-cards-tool-hint = Noch nicht: zuerst das Werkzeug, ganz rechts.
lessons-bonsai-cards-helper = Sieben Plättchen darfst du jetzt behalten. Ein [Helfer] lässt dich sofort legen. Er liegt neben dem Stapel: Nimm ihn.
lessons-bonsai-cards-helper-hint = Nimm den Helfer neben dem Stapel.
lessons-bonsai-cards-place = Er legt ein beliebiges Plättchen und ein Blatt. Beginne mit [Holz], links über der Knospe.
lessons-bonsai-cards-place-hint = Zuerst Holz, links über der Knospe.
lessons-bonsai-cards-leaf = Nun ein [Blatt], wo du magst.
lessons-bonsai-cards-leaf-hint = Ein Blatt darfst du noch legen.
lessons-bonsai-cards-stop = Der Helfer hat zwei Plättchen gelegt, und das beim Meditieren. Tippe auf [Fertig].
lessons-bonsai-cards-freely = Dein Zug, wie du magst: noch eine Karte, oder kultivieren.
lessons-bonsai-cards-done = Wachstum lässt dich mehr legen, Werkzeuge mehr behalten, Meister schenken, Helfer legen sofort, Pergamente zählen am Ende.

## A goal: claim it, or wait

lessons-bonsai-goals-title = Ein Ziel: beanspruchen oder warten
lessons-bonsai-goals-cultivate = Sieh dir das blaue Ziel an: ein Plättchen über dem Rand, auf der Seite des Goldrisses. Zwei Plättchen fehlen noch. [Kultiviere].
lessons-bonsai-goals-cultivate-hint = Die Plättchen hast du schon: Kultiviere.
lessons-bonsai-goals-wood = Verlängere den Ast nach rechts: [Holz], bis an den Rand.
lessons-bonsai-goals-wood-hint = Erlaubt, aber der Ast soll rechts den Rand erreichen.
lessons-bonsai-goals-leaf = Das schließt mit dem Rand ab. Das [Blatt] kommt über die gepunktete Linie hinaus.
lessons-bonsai-goals-leaf-hint = Ein Blatt rechts über die gepunktete Linie, bitte.
lessons-bonsai-goals-stop = Das Ziel ist erfüllt. Entschieden wird nach der Aktion: Tippe auf [Fertig].
lessons-bonsai-goals-claim = Beanspruche es für 7 Punkte, oder verzichte und hoffe auf die 14 des schweren. Das ist weit: [Beanspruche] die 7 Punkte.
lessons-bonsai-goals-claim-hint = Das darfst du. Aber worauf du verzichtest, kommt nie wieder, und das schwere Ziel ist weit.
lessons-bonsai-goals-done = Ein Ziel jeder Farbe kann dir gehören. Wer zuerst kommt, hat es; wer verzichtet, kann noch ein schwereres erreichen.

## No room for wood

lessons-bonsai-pruning-title = Kein Platz für Holz
lessons-bonsai-pruning-prune = Zwei Blätter sitzen auf der Knospe, Holz passt nirgends. Vor deinem Zug darfst du eines abschneiden: Tippe das linke [Blatt] an.
lessons-bonsai-pruning-prune-hint = Erlaubt. Aber ohne Holz wächst nicht viel mehr: Stutze das linke Blatt.
lessons-bonsai-pruning-cultivate = Es ist wieder Platz, und du bist noch am Zug. [Kultiviere].
lessons-bonsai-pruning-cultivate-hint = Kultiviere jetzt, solange der Platz frei ist.
lessons-bonsai-pruning-wood = [Holz] in die Lücke: Von hier aus kann der Baum weiterwachsen.
lessons-bonsai-pruning-wood-hint = Zuerst Holz, wo das Blatt war.
lessons-bonsai-pruning-rest = Lege noch, was du magst, und tippe dann auf [Fertig].
lessons-bonsai-pruning-done = Halte Platz für Holz frei, oder stutze vor deinem Zug so wenig wie möglich. Was daran hing, fällt mit.

## Play it to the end

lessons-bonsai-finish-title = Bis zum Ende spielen
lessons-bonsai-finish-deck = Der Stapel ist fast leer. Mach diesen Zug, wie du magst; sieh dir an, was jeder Platz bringt.
lessons-bonsai-finish-alone = Kommt die letzte Karte, haben alle noch einen Zug. Übrige Plättchen zählen nichts. Viel Glück!
lessons-bonsai-finish-done = Die Partie ist zu Ende, und du kennst Bonsai. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer später am Zug ist.
