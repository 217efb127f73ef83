### The lessons of Bossa.

lessons-bossa-row-title = Deine erste Reihe
lessons-bossa-row-line = Willkommen. Du hast 2 gewürfelt, Haruka 1, also wählst du: eine Linie oder den ersten Zug. Nimm [die weiße Linie]; tippe ihren Würfel an.
lessons-bossa-row-line-hint = Erlaubt. Aber hier geht es um die weiße Linie: Tippe den weißen Würfel an.
lessons-bossa-row-one-tile = Beide Hände sind jetzt offen. Rechts vom weißen Würfel kommt 3: drei weiße Punkte auf einem oder zwei Plättchen. Tippe [3] an, dann lege.
lessons-bossa-row-one-tile-hint = Erlaubt. Aber lege hier Weiß 3: Tippe das Ende mit der 3 an, und 3/2 hebt sich von selbst.
lessons-bossa-row-freely = Haruka war am Zug, und du hast ein Plättchen gezogen. Nun tu, was du magst: eine Reihe an ein markiertes Ende legen oder eine Aktion.
lessons-bossa-row-done = Das war ein Zug: ein Plättchen ziehen, dann eine Reihe an ein Ende einer der Linien legen.

lessons-bossa-size-title = Eins mehr oder eins weniger
lessons-bossa-size-two-tiles = Haruka hat ein Plättchen auf Schwarz 2 gelegt. Die nächste Reihe hat eins mehr oder weniger, also zwei. Tippe [Schwarz 3] an, lege 0/1 und 0/2.
lessons-bossa-size-two-tiles-hint = Erlaubt. Aber versuche Schwarz 3 mit 0/1 und 0/2: Ein schwarzer Punkt und zwei sind drei.
lessons-bossa-size-one-less = Haruka hat getauscht und dir 2/4 gegeben. Auf Schwarz 3 liegen zwei Plättchen, also verlangt [Schwarz 4] eins oder drei. Lege 2/4 allein.
lessons-bossa-size-one-less-hint = Erlaubt. Aber versuche eins weniger: 2/4 hat die vier schwarzen Punkte für Schwarz 4.
lessons-bossa-size-freely = Zähle die Plättchen der Nachbarreihe, bevor du planst. Nun mach einen Zug, wie du magst; passt keine Reihe, nutze eine Aktion.
lessons-bossa-size-done = Neben dem Würfel: ein oder zwei Plättchen. Weiter außen: eins mehr oder eins weniger als in der Reihe davor.

lessons-bossa-sum-title = Zusammenzählen
lessons-bossa-sum-first-tile = Eine Reihe auf Weiß 5 ist begonnen. Davor liegen zwei Plättchen, also gehören ein oder drei dorthin. Nur weiße Punkte zählen. Tippe [1/1] an.
lessons-bossa-sum-second-tile = Ein weißer Punkt liegt da, vier fehlen noch, auf zwei Plättchen. Tippe [1/3] an; die schwarzen Punkte zählen nicht.
lessons-bossa-sum-third-tile = Eins und eins sind zwei. Tippe [3/3] an, das bringt drei dazu, und lege die Reihe.
lessons-bossa-sum-other-colour = Drei Plättchen auf einmal los. Du hast 3/2 gezogen: Auf der schwarzen Linie zählt es zwei. Tippe [Schwarz 2] an und lege es.
lessons-bossa-sum-other-colour-hint = Erlaubt. Aber sieh dir hier Schwarz 2 an: 3/2 hat zwei schwarze Punkte.
lessons-bossa-sum-freely = Dasselbe Plättchen kann eine Drei oder eine Zwei sein. Nun mach einen Zug, wie du magst; passt keine Reihe, nutze eine Aktion.
lessons-bossa-sum-done = Nur Punkte in der Farbe der Linie zählen, und die Summe muss genau stimmen. Viele Plättchen in einer Reihe leeren deine Hand schnell.

lessons-bossa-actions-title = Wenn keine Reihe passt
lessons-bossa-actions-redraw = Keines deiner Plättchen ergibt eine Reihe. Dafür gibt es Aktionen. Tippe [Neu ziehen] an, wähle 0/6 und wirf es ab.
lessons-bossa-actions-redraw-hint = Erlaubt. Aber zuerst probieren wir „Neu ziehen“ mit 0/6; „Tauschen“ kommt später.
lessons-bossa-actions-new-row = Auch Haruka hat neu gezogen, und du hast 1/3 bekommen. Nun gibt es eine Reihe: Tippe [Weiß 2] an, lege 1/3 und 1/4.
lessons-bossa-actions-new-row-hint = Erlaubt. Aber lege hier Weiß 2 mit 1/3 und 1/4: So wirst du zwei Plättchen los.
lessons-bossa-actions-exchange = „Neu ziehen“ ist verbraucht. Tippe nun [Tauschen] an: Wähle eins von deinen Plättchen und eins von Haruka, das du lieber hast.
lessons-bossa-actions-exchange-hint = Erlaubt. Aber versuche hier „Tauschen“: Es nimmt Haruka auch weg, was sie braucht.
lessons-bossa-actions-done = Jede Aktion geht einmal in der Partie. Heb eine auf für den Zug, in dem nichts passt: Wer festsitzt, verliert.

lessons-bossa-stack-title = Stapeln: eine Reihe bedecken
lessons-bossa-stack-cover = Schwarz 2 ist ein Plättchen. „Stapeln“ bedeckt es mit einem, das zwei schwarze Punkte hat. Tippe [Stapeln] an, dann die Reihe, und lege 0/2.
lessons-bossa-stack-cover-hint = Erlaubt. Aber versuche „Stapeln“ mit 0/2: erst der Marker, dann die Reihe auf Schwarz 2. „Andere Reihe“ zeigt weitere.
lessons-bossa-stack-outward = Bedeckt bleibt die Reihe ein Plättchen mit dem Wert 2. Also verlangt [Schwarz 3] zwei: Lege 0/1 mit 3/2 oder 4/2.
lessons-bossa-stack-outward-hint = Erlaubt. Aber geh von der Reihe aus weiter, die du bedeckt hast: Schwarz 3 mit zwei Plättchen.
lessons-bossa-stack-freely = Eine Reihe zählt einmal, wie hoch sie auch ist, und andere dürfen sie wieder bedecken. Nun mach einen Zug, wie du magst.
lessons-bossa-stack-done = So viele Plättchen, wie die Reihe hat, mit derselben Summe. Stapeln hilft auch, wenn kein Ende deine Plättchen nimmt.

lessons-bossa-chips-title = Chips: Verdoppler und Umkehrer
lessons-bossa-chips-keep = An diesem Tisch behalten beide einen Chip. Der Umkehrer vertauscht die Farben eines Plättchens. Wähle [Umkehrer] und behalte ihn.
lessons-bossa-chips-keep-hint = Der Verdoppler ist auch gut. Aber hier wirst du den Umkehrer brauchen.
lessons-bossa-chips-use = Ohne ihn passt nichts. Umgekehrt hat 3/1 drei schwarze Punkte: Tippe [Schwarz 4] an, lege 0/1 und 3/1 mit dem Chip auf 3/1.
lessons-bossa-chips-use-hint = Nicht diese. Auf Schwarz 4: 0/1, und 3/1 mit dem Chip. „Andere Reihe“ zeigt weitere.
lessons-bossa-chips-freely = Der Chip ist verbraucht und bleibt auf 3/1; hinter Schwarz 4 geht es weiter wie immer. Nun mach einen Zug, wie du magst.
lessons-bossa-chips-done = Ein Chip gilt einmal, auf einem Plättchen der Reihe, die du legst, und bleibt dort.

lessons-bossa-six-rows-title = Mit sechs Reihen gewinnen
lessons-bossa-six-rows-other-arm = Die weiße Linie gehört dir; Haruka hat Weiß 5 darauf gelegt. Jede Linie hat zwei Enden. Tippe [Weiß 3] an, lege 1/2 mit 2/0.
lessons-bossa-six-rows-other-arm-hint = Erlaubt. Aber verlängere deine eigene Linie: Weiß 3 mit 1/2 und 2/0.
lessons-bossa-six-rows-fourth = Haruka hat Weiß 6 mit einem Plättchen gelegt, also verlangt [Weiß 7] zwei. Lege 2/3 und 5/1: deine vierte Reihe.
lessons-bossa-six-rows-fourth-hint = Erlaubt. Aber lege hier Weiß 7 mit 2/3 und 5/1, dann hat deine Linie vier Reihen.
lessons-bossa-six-rows-sixth = Haruka hat Weiß 8 gelegt: Auf deiner Linie liegen fünf Reihen. Tippe [Weiß 2] an ihrem linken Ende an und lege 2/4.
lessons-bossa-six-rows-sixth-hint = Erlaubt. Aber sieh deine eigene Linie an: Die sechste Reihe gewinnt sofort.
lessons-bossa-six-rows-done = Sechs Reihen auf deiner Linie: Du gewinnst, egal wer sie gelegt hat. Lege also nicht die sechste für die andere Seite.

lessons-bossa-last-tile-title = Mit den letzten Plättchen gewinnen
lessons-bossa-last-tile-two-tiles = Wer das letzte Plättchen legt, gewinnt. Reihen aus zweien leeren die Hand schneller. Tippe [Schwarz 5] an, lege 1/1 mit 2/4.
lessons-bossa-last-tile-two-tiles-hint = Erlaubt. Aber lege hier Schwarz 5 mit 1/1 und 2/4: ein schwarzer Punkt und vier.
lessons-bossa-last-tile-two-more = Du hast eins gezogen und vier Plättchen. Tippe [Weiß 6] an und lege 1/4 mit 5/0: wieder zwei auf einmal.
lessons-bossa-last-tile-two-more-hint = Erlaubt. Aber lege hier Weiß 6 mit 1/4 und 5/0. „Andere Reihe“ zeigt weitere.
lessons-bossa-last-tile-all-three = Drei Plättchen sind übrig, und [Weiß 7] verlangt eins oder drei. Lege alle: einen, drei und drei weiße Punkte.
lessons-bossa-last-tile-all-three-hint = Erlaubt. Aber alle drei passen auf Weiß 7, und dann ist deine Hand leer.
lessons-bossa-last-tile-done = Eine leere Hand gewinnt sofort, auch auf der fremden Linie. Nun spiel eine ganze Partie.
