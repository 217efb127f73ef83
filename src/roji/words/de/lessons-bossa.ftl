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
lessons-bossa-size-freely = Zähle die Plättchen der Nachbarreihe, bevor du planst. Nun mach einen Zug, wie du magst; passt keine Reihe, nutze eine Aktion.
lessons-bossa-size-done = Neben dem Würfel: ein oder zwei Plättchen. Weiter außen: eins mehr oder eins weniger als in der Reihe davor.

lessons-bossa-sum-title = Zusammenzählen
lessons-bossa-sum-three-tiles = Auf Weiß 4 liegen zwei Plättchen, also verlangt [Weiß 5] eins oder drei. Lege 1/1, 1/3 und 3/3: einen, einen und drei weiße Punkte.
lessons-bossa-sum-three-tiles-hint = Erlaubt. Aber auf Weiß 5 wirst du drei Plättchen auf einmal los. Wähle 1/1, 1/3 und 3/3.
lessons-bossa-sum-freely = Schwarze Punkte zählten dort nicht. Nun mach einen Zug, wie du magst; passt keine Reihe, nutze eine Aktion.
lessons-bossa-sum-done = Nur Punkte in der Farbe der Linie zählen, und die Summe muss genau stimmen. Viele Plättchen in einer Reihe leeren deine Hand schnell.

lessons-bossa-actions-title = Wenn keine Reihe passt
lessons-bossa-actions-redraw = Keines deiner Plättchen ergibt eine Reihe. Dafür gibt es Aktionen. Tippe [Neu ziehen] an, wähle ein Plättchen und wirf es ab.
lessons-bossa-actions-redraw-hint = Erlaubt. Aber zuerst probieren wir „Neu ziehen“; „Tauschen“ kommt danach.
lessons-bossa-actions-exchange = Du hast ein neues Plättchen, und Haruka war am Zug. Tippe nun [Tauschen] an: Wähle eins von deinen und eins von ihren.
lessons-bossa-actions-exchange-hint = Erlaubt. Aber versuche hier „Tauschen“: Es nimmt Haruka auch weg, was sie braucht.
lessons-bossa-actions-done = Jede Aktion geht einmal in der Partie. Heb eine auf für den Zug, in dem nichts passt: Wer festsitzt, verliert.

lessons-bossa-stack-title = Stapeln: eine Reihe bedecken
lessons-bossa-stack-cover = Schwarz 2 ist ein Plättchen. Mit „Stapeln“ bedeckst du es mit einem Plättchen mit zwei schwarzen Punkten. Tippe [Stapeln] an, dann die Reihe, und lege.
lessons-bossa-stack-cover-hint = Erlaubt. Aber versuche „Stapeln“: Tippe den Marker an, dann die Reihe auf Schwarz 2.
lessons-bossa-stack-freely = Die Reihe zählt weiter einmal, aber du hast ein Plättchen weniger. Nun mach einen Zug, wie du magst.
lessons-bossa-stack-done = So viele Plättchen, wie die Reihe hat, mit derselben Summe. Stapeln hilft auch, wenn kein Ende deine Plättchen nimmt.

lessons-bossa-chips-title = Chips: Verdoppler und Umkehrer
lessons-bossa-chips-keep = An diesem Tisch behalten beide einen Chip. Der Umkehrer vertauscht die Farben eines Plättchens. Wähle [Umkehrer] und behalte ihn.
lessons-bossa-chips-keep-hint = Der Verdoppler ist auch gut. Aber hier wirst du den Umkehrer brauchen.
lessons-bossa-chips-use = Ohne ihn passt nichts. Umgekehrt hat 3/1 drei schwarze Punkte: Tippe [Schwarz 4] an, lege 0/1 und 3/1 mit dem Chip auf 3/1.
lessons-bossa-chips-use-hint = Nicht diese. Auf Schwarz 4: 0/1, und 3/1 mit dem Chip. „Andere Reihe“ zeigt weitere.
lessons-bossa-chips-done = Ein Chip gilt einmal, auf einem Plättchen der Reihe, die du legst, und bleibt dort.

lessons-bossa-six-rows-title = Mit sechs Reihen gewinnen
lessons-bossa-six-rows-sixth = Auf deiner weißen Linie liegen fünf Reihen. Tippe [Weiß 2] an ihrem linken Ende an und lege 2/4: zwei weiße Punkte, ein Plättchen.
lessons-bossa-six-rows-sixth-hint = Erlaubt. Aber sieh deine eigene Linie an: Die sechste Reihe gewinnt sofort.
lessons-bossa-six-rows-done = Sechs Reihen auf deiner Linie: Du gewinnst, egal wer sie gelegt hat. Lege also nicht die sechste für die andere Seite.

lessons-bossa-last-tile-title = Mit den letzten Plättchen gewinnen
lessons-bossa-last-tile-all-three = Drei Plättchen sind übrig, und [Weiß 7] verlangt eins oder drei. Lege alle: einen, drei und drei weiße Punkte.
lessons-bossa-last-tile-all-three-hint = Erlaubt. Aber alle drei passen auf Weiß 7, und dann ist deine Hand leer.
lessons-bossa-last-tile-done = Eine leere Hand gewinnt sofort, auch auf der fremden Linie. Nun spiel eine ganze Partie.
