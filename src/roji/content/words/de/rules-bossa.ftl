### The rules page of Bossa.

rules-goal-title = Das Ziel des Spiels
rules-goal = Zu zweit legt ihr Plättchen in Reihen an zwei Linien, eine weiße und eine schwarze. Werde als Erstes alle Plättchen los, oder bring sechs Reihen auf deine eigene Linie. Wer keinen Zug machen kann, verliert.
rules-alone = Bossa ist für genau zwei, und eine Partie dauert etwa zehn Minuten. Allein spielt man es nicht; ein Bot nimmt gern den anderen Platz.

rules-tiles-title = Die Plättchen
rules-tiles = Es gibt 27 Plättchen, alle verschieden. Jedes hat einen bis sechs Punkte, weiß oder schwarz, in jeder Mischung einmal. Geschrieben werden zuerst die weißen: 2/3 hat zwei weiße und drei schwarze Punkte.
rules-dots = Auf der weißen Linie zählen nur weiße Punkte, auf der schwarzen nur schwarze. 2/3 ist also auf Weiß 2 wert und auf Schwarz 3, nie 5.
rules-no-zero = Ein Plättchen ohne Punkt in der Farbe der Linie darf dort nicht liegen: Eine fehlende Farbe ist keine Null.

rules-setup-title = Vorbereitung
rules-preparation = Die Plättchen werden gemischt. Eins kommt ungesehen für die ganze Partie beiseite, beide bekommen je vier, und die übrigen 18 sind der Vorrat. Alle Aktionsmarker liegen offen.
rules-dice = Beide werfen einen Würfel; bei gleichen Zahlen wird neu gewürfelt. Die Würfel stehen in der Mitte der Linien, und von ihren Zahlen aus wachsen die Linien.
rules-who-rolls = Der erste Platz wirft den weißen Würfel, der zweite den schwarzen. Ein Würfel gehört zur Linie seiner Farbe, egal wer ihn geworfen hat.
rules-open = Wer höher gewürfelt hat, sieht sich die eigenen Plättchen an und nimmt eins von dreien: die weiße Linie, die schwarze Linie oder den ersten Zug. Ist es eine Linie, bekommt die andere Person die andere Linie und beginnt.
rules-lower-roller = Wurde der erste Zug genommen, wählt die Person mit dem niedrigeren Wurf eine Linie. Linien werden einmal gewählt und bleiben bis zum Ende.
rules-looking = Auch wer niedriger gewürfelt hat, darf vor der Wahl die eigenen Plättchen ansehen. Bis die Linien gewählt sind, bleibt jede Hand vor der anderen Seite verdeckt.
rules-hands-open = Danach werden beide Hände aufgedeckt. Von nun an sind sie für beide offen.
rules-novice = Die älteren Regeln für den Einstieg, mit offenen Händen von Anfang an und ohne eigene Linien, werden hier nicht gespielt.

rules-lines-title = Die Linien
rules-arms = Jede Linie hat in der Mitte einen Würfel und zwei Arme. Nach rechts steigen die Werte von Reihe zu Reihe um eins, nach links fallen sie um eins.
rules-rows = Eine Reihe ist, was in einem Zug gelegt wurde: ein oder mehrere Plättchen zu einem gemeinsamen Wert. Gezählt werden die Reihen vom Würfel nach außen.

rules-turn-title = Ein Zug
rules-turn = Ihr seid abwechselnd am Zug. Du ziehst ein Plättchen, und dann tust du genau eines: eine Reihe legen oder eine deiner Aktionen nutzen.
rules-steps = Du darfst die Plättchen einzeln antippen. Eine begonnene Reihe wird mit Plättchen deiner Hand fertig gelegt, bevor du etwas anderes tust; und ist sie fertig, kommt nichts mehr dazu.
rules-offered = Angeboten werden nur Schritte, aus denen noch eine ganze Reihe werden kann.
rules-taking-back = Jeder Schritt lässt sich zurücknehmen, bis der Zug fertig ist, und die Wahl des Chips, bis beide gewählt haben. Danach wird das nächste Plättchen gezogen, und der Zug gilt.

rules-place-title = Eine Reihe legen
rules-place = Lege eine Reihe an das äußere Ende eines der vier Arme, auch auf der fremden Linie. Die Plättchen kommen aus deiner Hand und müssen in Wert, Anzahl und Farbe passen.
rules-highest = Nach oben gibt es keine Grenze: Auf 6 folgt 7.
rules-lowest = Den Wert 0 gibt es nicht. Ein Arm, der bei 1 ist, geht nicht weiter, und unter einem Würfel, der 1 zeigt, ist nichts.
rules-beside-the-die = Neben dem Würfel hat eine Reihe ein oder zwei Plättchen, auf jedem Arm für sich.
rules-size = Weiter außen hat eine Reihe genau ein Plättchen mehr oder eins weniger als die Reihe davor.
rules-neighbour = Es zählt die Nachbarreihe zum Würfel hin, nicht die zuletzt gelegte. Der andere Arm spielt keine Rolle.
rules-sum = Die Punkte in der Farbe der Linie ergeben zusammen genau den Wert der Reihe, nicht mehr und nicht weniger, mit so vielen Plättchen, wie die Stelle verlangt.
rules-order = Du darfst die Plättchen einer Reihe in beliebiger Reihenfolge berühren. In der Notation werden sie von 0/1 bis 6/0 genannt, so hat jede Reihe nur eine Schreibweise.

rules-actions-title = Die drei Aktionen
rules-actions = Statt eine Reihe zu legen, darfst du eine Aktion nutzen. Jede der drei geht einmal in der Partie; dann wird ihr Marker umgedreht.
rules-redraw = Neu ziehen: Wirf ein Plättchen deiner Hand ab und zieh ein neues. Gelegt wird in diesem Zug nichts.
rules-redraw-order = Du wirfst zuerst ab und ziehst dann; dasselbe Plättchen kann also nicht zurückkommen.
rules-redraw-empty = Ist der Vorrat leer, gibt es nichts zu ziehen und kein „Neu ziehen“.
rules-discards = Abgeworfene Plättchen liegen offen: Beide kennen sie.
rules-exchange = Tauschen: Gib ein Plättchen deiner Hand für eins der anderen Hand. Beide Hände bleiben gleich groß, und gelegt wird in diesem Zug nichts.
rules-exchange-choice = Du wählst beide Plättchen. Ablehnen kann die andere Seite nicht.
rules-stack = Stapeln: Bedecke eine Reihe, auf welcher Linie auch immer, mit gleich vielen Plättchen und derselben Summe in der Farbe der Linie. Nur diese Aktion legt Plättchen auf Plättchen, und ein Würfel wird nie bedeckt.
rules-stack-counts = Eine bedeckte Reihe ist weiter eine Reihe mit ihrem Wert und ihrer Anzahl. Aber deine Hand ist kleiner, und ist sie leer, hast du gewonnen.
rules-stack-again = Bedeckt wird immer die ganze Reihe, und eine bedeckte darf wieder bedeckt werden. Einmal Stapeln legt eine Lage, es sei denn, der Tisch spielt mit mehreren Lagen.

rules-chips-title = Chips
rules-chips = Spielt der Tisch mit Chips, hat jede Seite einen Verdoppler und einen Umkehrer. Sind die Hände offen, behältst du einen davon für die Partie; der andere scheidet aus.
rules-chips-at-once = Beide wählen gleichzeitig und geheim. Dann werden beide Chips gezeigt.
rules-chip-use = Du darfst deinen Chip einmal nutzen, auf einem Plättchen der Reihe, die du gerade legst. Er ändert nur dieses Plättchen, bleibt darauf liegen, und es zählt weiter als ein Plättchen.
rules-doubler = Verdoppler: Das Plättchen zählt seine Punkte doppelt. Eine Farbe, die es nicht hat, fehlt weiterhin.
rules-inverter = Umkehrer: Das Plättchen vertauscht seine Farben. 1/4 zählt als 4/1 und 0/3 als 3/0.
rules-chip-earlier = Auf ein Plättchen einer früheren Reihe kommt kein Chip: Ihre Summe stand fest, als sie gelegt wurde.
rules-chip-stacked = Auch ein Plättchen, das du stapelst, darf den Chip tragen.

rules-end-title = Das Ende
rules-end-a = Ende A: Du legst oder stapelst dein letztes Plättchen und gewinnst.
rules-end-b = Ende B: Eine Linie hat sechs Reihen, und wem sie gehört, gewinnt. Der Würfel und gestapelte Lagen zählen nicht.
rules-both-arms = Die sechs Reihen zählen auf beiden Armen der Linie zusammen.
rules-sixth-of-the-other = Es gewinnt, wem die Linie gehört, egal wer die sechste Reihe gelegt hat.
rules-sixth-is-allowed = Du darfst die sechste Reihe der fremden Linie legen, auch wenn du anderes tun könntest. Du verlierst dadurch, außer bei Ende C.
rules-end-c = Ende C: Deine letzten Plättchen sind die sechste Reihe der fremden Linie. Du gewinnst trotzdem: Die leere Hand geht vor.
rules-end-d = Ende D: Du hast gezogen und kannst weder eine Reihe legen noch eine Aktion nutzen. Du hast keinen Zug mehr und verlierst.
rules-not-stuck = Wer noch eine nutzbare Aktion hat, hat noch einen Zug: Aktionen sind Züge.
rules-end-e = Ende E: Der Vorrat ist am Ende eines Zuges leer. Wer weniger Plättchen in der Hand hat, gewinnt.
rules-last-turn = Wer das letzte Plättchen zieht, macht noch einen Zug. Danach ist die Partie zu Ende.
rules-resigning = Gibt jemand auf, ist die Partie zu Ende, und die andere Seite gewinnt. Aufgeben ist kein Zug und hilft niemandem, der festsitzt.
rules-end-order = D wird vor dem Zug geprüft, danach A und C, dann B, dann E. Ist die Partie zu Ende, geht nichts mehr.

rules-scoring-title = Wer gewinnt
rules-winning = Es gibt keine Punkte zu sammeln. Der Wertungsblock zeigt die Reihen auf deiner Linie und die Plättchen in deiner Hand, denn diese beiden bringen dich ans Ziel.
rules-equal = Es gibt keinen Stichentscheid: Ist der Vorrat leer und haben beide Hände gleich viele Plättchen, endet die Partie unentschieden.

rules-options-title = Optionen
rules-option-chips = Chips: Der Tisch spielt mit Verdoppler und Umkehrer.
rules-option-row-size = Größe der Reihen: nach den Regeln von 2023 ein Plättchen mehr oder weniger als in der Reihe davor. Klassisch: gleich viele oder eins mehr. Locker: gleich viele, eins mehr oder eins weniger.
rules-option-stack = Mehrere Lagen: Mit einmal Stapeln darfst du mehrere Lagen auf dieselbe Reihe legen, solange du Plättchen für eine ganze Lage hast; höchstens ein Plättchen von allen trägt einen Chip. Ohne diese Option legt einmal Stapeln eine Lage.

rules-screen-title = Auf diesem Bildschirm
rules-unseen = Der Bildschirm zählt mit, welche Plättchen noch niemand gesehen hat. Es sind die im Vorrat und das eine, das beiseite liegt.
rules-drawing = Am Anfang eines Zuges wird für dich gezogen.
