### The lessons of Bossa.

lessons-bossa-row-title = Twój pierwszy rząd
lessons-bossa-row-line = Witaj. Twój rzut to 2, Haruki 1, więc wybierasz ty: linię albo pierwszy ruch. Weź [białą linię]; dotknij jej kości.
lessons-bossa-row-line-hint = Wolno. Ale tu zajmiemy się białą linią: dotknij białej kości.
lessons-bossa-row-one-tile = Obie ręce są już odkryte. Na prawo od białej kości jest 3: trzy białe kropki na jednym lub dwóch kafelkach. Dotknij [3] i wyłóż.
lessons-bossa-row-one-tile-hint = Wolno. Ale wyłóż tu białe 3: dotknij końca z trójką, a kafelek 3/2 podniesie się sam.
lessons-bossa-row-freely = Haruka zagrała, a ty masz nowy kafelek. Teraz rób, co chcesz: wyłóż rząd na zaznaczonym końcu albo użyj akcji.
lessons-bossa-row-done = To była tura: dobierz kafelek, potem wyłóż jeden rząd na dowolnym końcu jednej z linii.

lessons-bossa-size-title = O jeden więcej lub mniej
lessons-bossa-size-two-tiles = Haruka położyła jeden kafelek na czarne 2. Następny rząd ma o jeden więcej lub mniej, czyli dwa. Dotknij [czarne 3] i wyłóż 0/1 oraz 0/2.
lessons-bossa-size-two-tiles-hint = Wolno. Ale spróbuj czarne 3 z 0/1 i 0/2: jedna czarna kropka i dwie to trzy.
lessons-bossa-size-freely = Zanim coś zaplanujesz, policz kafelki sąsiedniego rzędu. Teraz zagraj po swojemu; gdy nic nie pasuje, użyj akcji.
lessons-bossa-size-done = Obok kości: jeden lub dwa kafelki. Dalej: o jeden więcej lub o jeden mniej niż w rzędzie przed nim.

lessons-bossa-sum-title = Sumowanie
lessons-bossa-sum-three-tiles = Na białym 4 leżą dwa kafelki, więc [białe 5] wymaga jednego lub trzech. Wyłóż 1/1, 1/3 i 3/3: jedną, jedną i trzy białe kropki.
lessons-bossa-sum-three-tiles-hint = Wolno. Ale na białym 5 pozbędziesz się trzech kafelków naraz. Wybierz 1/1, 1/3 i 3/3.
lessons-bossa-sum-freely = Czarne kropki się tam nie liczyły. Teraz zagraj po swojemu; gdy nic nie pasuje, użyj akcji.
lessons-bossa-sum-done = Liczą się tylko kropki w kolorze linii, a suma musi być dokładna. Wiele kafelków w jednym rzędzie szybko opróżnia rękę.

lessons-bossa-actions-title = Gdy żaden rząd nie pasuje
lessons-bossa-actions-redraw = Z twoich kafelków nie ma żadnego rzędu. Od tego są akcje. Dotknij [Dobranie], wybierz kafelek i odrzuć go.
lessons-bossa-actions-redraw-hint = Wolno. Ale najpierw spróbujmy Dobrania; Zamiana będzie potem.
lessons-bossa-actions-exchange = Masz nowy kafelek, a Haruka zagrała. Teraz dotknij [Zamiana]: wybierz jeden swój kafelek i jeden jej.
lessons-bossa-actions-exchange-hint = Wolno. Ale spróbuj tu Zamiany: zabiera też Haruce to, czego potrzebuje.
lessons-bossa-actions-done = Każda akcja działa raz w grze. Zachowaj jedną na turę, w której nic nie pasuje: kto nie ma ruchu, przegrywa.

lessons-bossa-stack-title = Przykrycie rzędu
lessons-bossa-stack-cover = Czarne 2 to jeden kafelek. Przykrycie kładzie na nim jeden kafelek z dwiema czarnymi kropkami. Dotknij [Przykrycie], potem rzędu, i wyłóż.
lessons-bossa-stack-cover-hint = Wolno. Ale spróbuj Przykrycia: dotknij znacznika, potem rzędu na czarnym 2.
lessons-bossa-stack-freely = Rząd nadal liczy się raz, ale masz o kafelek mniej. Teraz zagraj po swojemu.
lessons-bossa-stack-done = Tyle kafelków, ile ma rząd, i ta sama suma. Przykrycie pomaga też, gdy żaden koniec nie przyjmuje twoich kafelków.

lessons-bossa-chips-title = Żetony: Podwajacz i Odwracacz
lessons-bossa-chips-keep = Przy tym stole każdy zachowuje żeton. Odwracacz zamienia kolory jednego kafelka. Wybierz [Odwracacz] i zachowaj go.
lessons-bossa-chips-keep-hint = Podwajacz też jest dobry. Ale tu przyda ci się Odwracacz.
lessons-bossa-chips-use = Bez niego nic nie pasuje. Odwrócony kafelek 3/1 ma trzy czarne kropki: dotknij [czarne 4] i wyłóż 0/1 oraz 3/1 z żetonem.
lessons-bossa-chips-use-hint = Nie ten rząd. Na czarne 4: 0/1 oraz 3/1 z żetonem. „Inaczej” pokazuje inne rzędy.
lessons-bossa-chips-done = Żetonu używa się raz, na jednym kafelku wykładanego rzędu, i tam zostaje.

lessons-bossa-six-rows-title = Wygrana sześcioma rzędami
lessons-bossa-six-rows-sixth = Na twojej białej linii leży pięć rzędów. Dotknij [białe 2] na jej lewym końcu i wyłóż 2/4: dwie białe kropki, jeden kafelek.
lessons-bossa-six-rows-sixth-hint = Wolno. Ale spójrz na swoją linię: szósty rząd wygrywa od razu.
lessons-bossa-six-rows-done = Sześć rzędów na twojej linii: wygrywasz, bez względu na to, kto je wyłożył. Nie wykładaj więc szóstego rywalowi.

lessons-bossa-last-tile-title = Wygrana ostatnimi kafelkami
lessons-bossa-last-tile-all-three = Zostały trzy kafelki, a [białe 7] wymaga jednego lub trzech. Wyłóż wszystkie: jedną, trzy i trzy białe kropki.
lessons-bossa-last-tile-all-three-hint = Wolno. Ale wszystkie trzy pasują na białe 7, a wtedy ręka jest pusta.
lessons-bossa-last-tile-done = Pusta ręka wygrywa od razu, nawet na cudzej linii. Teraz zagraj całą partię.
