### The rules page of Ohanami.

rules-goal-title = Das Ziel des Spiels
rules-goal = Du legst drei Gärten aus, jeden mit aufsteigenden Karten. Nach jeder Runde werden die Gärten gewertet; wer nach drei Runden die meisten Punkte hat, gewinnt.
rules-for-whom = Zwei bis vier Personen spielen, jede für sich. Ein Spiel für eine Person gibt es nicht.

rules-cards-title = Die Karten
rules-cards = Es gibt 120 Karten mit den Zahlen 1 bis 120, jede einmal. Jede Karte hat eine Zahl und eine von vier Arten.
rules-water = Wasser: 34 Karten zu je 3 Punkten. Wasser zählt nach jeder Runde; eine früh gelegte Karte zählt also dreimal.
rules-plants = Pflanzen: 35 Karten zu je 4 Punkten. Sie zählen nach Runde 2 und 3.
rules-stone = Steine: 17 Karten zu je 7 Punkten. Sie sind selten und zählen einmal, nach Runde 3.
rules-blossoms = Kirschblüten: 34 Karten. Sie zählen nach Runde 3, und je mehr du hast, desto mehr ist jede wert.
rules-numbers-and-suits = Die Art ergibt sich aus der Zahl. Vielfache von 7 sind Steine; von den anderen sind Vielfache von 3 Pflanzen; vom Rest sind die geraden Zahlen Wasser und die ungeraden Kirschblüten. Zwei benachbarte Zahlen haben nie dieselbe Art.

rules-setup-title = Aufbau
rules-deal = Alle Karten werden gemischt, und alle bekommen je zehn. Der Rest wartet verdeckt auf Runde 2 und 3; dann bekommen alle je zehn neue.
rules-never-dealt = Karten, die nie ausgeteilt werden, sieht niemand. Zu viert kommen alle 120 ins Spiel, zu dritt bleiben 30 übrig, zu zweit 60.

rules-turn-title = Runden und Züge
rules-rounds = Das Spiel hat drei Runden mit je fünf Zügen. In jedem Zug behältst du zwei Karten und legst sie: zehn Karten in einer Runde, dreißig im Ganzen.
rules-turn-parts = Ein Zug hat drei Teile: Alle wählen zwei Karten, die übrigen gehen weiter, und das Gewählte wird gelegt.
rules-turn-not-offered = Anderes gibt es in diesem Spiel nicht zu tun: Du wählst Karten, verlängerst Gärten, beginnst Gärten und wirfst Karten ab.

rules-choosing-title = Wählen und weitergeben
rules-choose = Alle gleichzeitig: Behalte verdeckt genau zwei Karten deiner Hand. Eine dritte, eine schon behaltene oder eine, die du nicht auf der Hand hast, geht nicht.
rules-choose-when = Solange Karten gelegt werden, wählt niemand. Die nächste Wahl kommt, wenn alle gelegt haben.
rules-choose-unseen = Was andere behalten, bleibt verdeckt, bis sie es legen. Die Karten werden nicht alle auf einmal aufgedeckt.
rules-pass = Gib den Rest weiter: in Runde 1 und 3 nach links, in Runde 2 nach rechts. Nichts wandert, bevor alle zwei Karten behalten haben.
rules-pass-sizes = In den fünf Zügen einer Runde hast du 10, 8, 6, 4 und 2 Karten auf der Hand. Im fünften behältst du beide, und nichts wird weitergegeben.
rules-peek = Du darfst die Karten ansehen, die du bekommst, bevor du deine Karten legst, es sei denn, an diesem Tisch ist das ausgeschlossen.

rules-laying-title = Legen
rules-lay-when = Gelegt wird, wenn alle zwei Karten behalten haben. Sobald deine beiden liegen oder abgeworfen sind, bist du in diesem Zug fertig.
rules-lay-order = Wer zuletzt gewählt hat, legt zuerst; die anderen folgen im Uhrzeigersinn. Es zählt, in welcher Reihenfolge die zweiten Karten gewählt wurden. Warte also, bis du mit dem Legen dran bist.
rules-lay-order-last-turn = So ist es auch im fünften Zug, obwohl darin nichts weitergegeben wird.
rules-lay-both = Du legst nur die zwei Karten, die du behalten hast, in beliebiger Reihenfolge. Sie kann wichtig sein: In einen Garten aus 50 und 60 kannst du 65 und dann 70 legen, aber nicht 70 und dann 65.
rules-lengthen = Lege eine Karte an ein Ende eines deiner Gärten: kleiner als seine kleinste oder größer als seine größte. Zahlen dürfen fehlen, und die Arten sind egal.
rules-lengthen-example = Ein Garten aus 68, 77 und 102 nimmt 65 oder 110 auf, aber nicht 81: Sie läge zwischen zwei Karten.
rules-start = Oder beginne mit einer beliebigen Karte einen Garten. Du darfst drei Gärten im ganzen Spiel haben, nicht in jeder Runde.
rules-start-place = Ein neuer Garten bekommt immer den nächsten freien Platz, von links nach rechts. Ein Garten, der noch nicht begonnen ist, lässt sich nicht verlängern.
rules-put-aside = Oder wirf die Karte verdeckt ab. Das darfst du immer, auch wenn sie passen würde; abgeworfene Karten bringen keine Punkte.
rules-put-aside-unseen = Niemand sieht, was andere abgeworfen haben, nur wie viele Karten. Deine eigenen darfst du wieder ansehen.
rules-laid-stays = Eine gelegte Karte wird nie mehr bewegt. Deine Gärten bleiben liegen, wenn eine Runde zu Ende ist, und wachsen in der nächsten weiter.

rules-scoring-title = Wertung
rules-scoring-three = Die Gärten werden dreimal gewertet, nach jeder Runde. Es zählt alles, was dann dort liegt, auch Karten, die schon gezählt haben.
rules-scoring-first = Nach Runde 1: Wasser, 3 Punkte je Karte.
rules-scoring-second = Nach Runde 2: Wasser, 3 Punkte je Karte, und Pflanzen, 4 Punkte je Karte.
rules-scoring-third = Nach Runde 3: Wasser, Pflanzen, Steine mit 7 Punkten je Karte und die Kirschblüten nach ihrer Leiter.
rules-ladder = Die Leiter: 1 Kirschblüte ist 1 Punkt wert, 2 sind 3 wert, dann 6, 10, 15 und so weiter. Jede bringt einen Punkt mehr als die vorige.
rules-ladder-together = Die Kirschblüten aller deiner Gärten zählen zusammen.
rules-ladder-most = Ab 15 Kirschblüten gibt es 120 Punkte und nicht mehr. Eine sechzehnte zählt trotzdem bei Gleichstand.
rules-scoring-example = Ein Beispiel: 4 Wasserkarten nach Runde 1 ergeben 12 Punkte. Nach Runde 2 ergeben 6 Wasser und 7 Pflanzen 18 und 28. Nach Runde 3 ergeben 6 Wasser, 8 Pflanzen, 4 Steine und 6 Kirschblüten 18, 32, 28 und 21. Zusammen 157.

rules-end-title = Das Ende
rules-end = Nach der dritten Wertung ist die Partie zu Ende, und nichts wird mehr gelegt. Wer die meisten Punkte hat, gewinnt.
rules-tie = Bei Gleichstand gewinnt, wer mehr Kirschblüten gelegt hat.
rules-tie-shared = Sind auch die gleich, wird der Sieg geteilt.

rules-options-title = Hausregeln
rules-option-lay-order = Wer zuerst legt: wer zuletzt gewählt hat, oder reihum jeder Platz. Mit einem Bot am Tisch geht es reihum, wenn du nichts anderes sagst, denn mit einem Bot kann niemand um die Wette wählen.
rules-option-simultaneous-lay = Alle legen gleichzeitig: Was du entscheidest, bleibt verborgen, bis alle fertig sind, auch ob du gelegt oder abgeworfen hast. Die anderen sehen nur, über wie viele Karten du entschieden hast.
rules-option-peek-before-lay = Ohne Blick auf die nächste Hand: Du siehst sie erst, wenn deine beiden Karten liegen oder abgeworfen sind. Die zweite lässt sich dann nicht mehr zurücknehmen.

rules-leaving-title = Zurücknehmen und gehen
rules-take-back = Eine Wahl lässt sich zurücknehmen, bis alle gewählt haben; wer neu wählt, hat damit später gewählt. Eine gelegte Karte lässt sich zurücknehmen, bis die nächste Person handelt oder eine neue Hand zu sehen ist. Legen alle gleichzeitig, ist eine Entscheidung offen, bis alle entschieden haben.
rules-leave = Wer aufgibt, spielt nicht mehr mit und kann nicht gewinnen, aber die Gärten bleiben. In jedem Zug nimmt dieser Platz zwei zufällige Karten und wirft sie ab, damit die Karten weiterwandern. Ist nur noch eine Person übrig, gewinnt sie sofort, und die begonnene Runde wird nicht gewertet.
rules-leave-at-once = Geht jemand, während alle gleichzeitig legen, gilt das in diesem Zug Entschiedene nicht: Beide Karten werden abgeworfen.
