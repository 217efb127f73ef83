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
lessons-bossa-size-one-less = Haruka użyła Zamiany i dała ci 2/4. Na czarne 3 leżą dwa kafelki, więc [czarne 4] wymaga jednego lub trzech. Wyłóż samo 2/4.
lessons-bossa-size-one-less-hint = Wolno. Ale spróbuj o jeden mniej: 2/4 ma cztery czarne kropki, których wymaga czarne 4.
lessons-bossa-size-freely = Zanim coś zaplanujesz, policz kafelki sąsiedniego rzędu. Teraz zagraj po swojemu; gdy nic nie pasuje, użyj akcji.
lessons-bossa-size-done = Obok kości: jeden lub dwa kafelki. Dalej: o jeden więcej lub o jeden mniej niż w rzędzie przed nim.

lessons-bossa-sum-title = Sumowanie
lessons-bossa-sum-first-tile = Rząd na białym 5 jest zaczęty. Przed nim leżą dwa kafelki, więc wchodzi jeden lub trzy. Liczą się tylko białe kropki. Dotknij [1/1].
lessons-bossa-sum-second-tile = Leży tam jedna biała kropka, brakuje czterech, na dwóch kafelkach. Dotknij [1/3]; czarne kropki się nie liczą.
lessons-bossa-sum-third-tile = Jeden i jeden to dwa. Dotknij [3/3], które dodaje trzy, i wyłóż rząd.
lessons-bossa-sum-other-colour = Trzy kafelki mniej naraz. Masz nowe 3/2: na czarnej linii liczy się jako dwa. Dotknij [czarne 2] i wyłóż je.
lessons-bossa-sum-other-colour-hint = Wolno. Ale spójrz tu na czarne 2: 3/2 ma dwie czarne kropki.
lessons-bossa-sum-freely = Ten sam kafelek może być trójką albo dwójką. Teraz zagraj po swojemu; gdy nic nie pasuje, użyj akcji.
lessons-bossa-sum-done = Liczą się tylko kropki w kolorze linii, a suma musi być dokładna. Wiele kafelków w jednym rzędzie szybko opróżnia rękę.

lessons-bossa-actions-title = Gdy żaden rząd nie pasuje
lessons-bossa-actions-redraw = Z twoich kafelków nie ma żadnego rzędu. Od tego są akcje. Dotknij [Odrzuć i dobierz], wybierz 0/6 i odrzuć je.
lessons-bossa-actions-redraw-hint = Wolno. Ale najpierw spróbujmy „Odrzuć i dobierz” z 0/6; Zamiana będzie później.
lessons-bossa-actions-new-row = Haruka też użyła „Odrzuć i dobierz”, a ty masz nowe 1/3. Teraz jest rząd: dotknij [białe 2] i wyłóż 1/3 oraz 1/4.
lessons-bossa-actions-new-row-hint = Wolno. Ale wyłóż tu białe 2 z 1/3 i 1/4: pozbędziesz się dwóch kafelków.
lessons-bossa-actions-exchange = „Odrzuć i dobierz” jest zużyte. Teraz dotknij [Zamiana]: wybierz jeden swój kafelek i jeden kafelek Haruki, który wolisz.
lessons-bossa-actions-exchange-hint = Wolno. Ale spróbuj tu Zamiany: zabiera też Haruce to, czego potrzebuje.
lessons-bossa-actions-done = Każda akcja działa raz w grze. Zachowaj jedną na turę, w której nic nie pasuje: kto nie ma ruchu, przegrywa.

lessons-bossa-stack-title = Przykrycie rzędu
lessons-bossa-stack-cover = Czarne 2 to jeden kafelek. Przykrycie kładzie na nim jeden z dwiema czarnymi kropkami. Dotknij [Przykrycie], potem rzędu, i wyłóż 0/2.
lessons-bossa-stack-cover-hint = Wolno. Ale spróbuj Przykrycia z 0/2: dotknij znacznika, potem rzędu na czarnym 2. „Inaczej” pokazuje inne kafelki.
lessons-bossa-stack-outward = Przykryty rząd to nadal jeden kafelek o wartości 2. Więc [czarne 3] wymaga dwóch: wyłóż 0/1 z 3/2 albo z 4/2.
lessons-bossa-stack-outward-hint = Wolno. Ale idź dalej od przykrytego rzędu: czarne 3, z dwóch kafelków.
lessons-bossa-stack-freely = Rząd liczy się raz, choćby był wysoki, a inni mogą go znów przykryć. Teraz zagraj po swojemu.
lessons-bossa-stack-done = Tyle kafelków, ile ma rząd, i ta sama suma. Przykrycie pomaga też, gdy żaden koniec nie przyjmuje twoich kafelków.

lessons-bossa-chips-title = Żetony: Podwajacz i Odwracacz
lessons-bossa-chips-keep = Przy tym stole każdy zachowuje żeton. Odwracacz zamienia kolory jednego kafelka. Wybierz [Odwracacz] i zachowaj go.
lessons-bossa-chips-keep-hint = Podwajacz też jest dobry. Ale tu przyda ci się Odwracacz.
lessons-bossa-chips-use = Bez niego nic nie pasuje. Odwrócony kafelek 3/1 ma trzy czarne kropki: dotknij [czarne 4] i wyłóż 0/1 oraz 3/1 z żetonem.
lessons-bossa-chips-use-hint = Nie ten rząd. Na czarne 4: 0/1 oraz 3/1 z żetonem. „Inaczej” pokazuje inne rzędy.
lessons-bossa-chips-freely = Żeton jest zużyty i zostaje na 3/1; za czarnym 4 wszystko idzie jak zwykle. Teraz zagraj po swojemu.
lessons-bossa-chips-done = Żetonu używa się raz, na jednym kafelku wykładanego rzędu, i tam zostaje.

lessons-bossa-six-rows-title = Wygrana sześcioma rzędami
lessons-bossa-six-rows-other-arm = Biała linia jest twoja; Haruka wyłożyła na niej białe 5. Każda linia ma dwa końce. Dotknij [białe 3] i wyłóż 1/2 z 2/0.
lessons-bossa-six-rows-other-arm-hint = Wolno. Ale wydłuż swoją linię: białe 3, z 1/2 i 2/0.
lessons-bossa-six-rows-fourth = Haruka wyłożyła białe 6 z jednego kafelka, więc [białe 7] wymaga dwóch. Wyłóż 2/3 i 5/1: twój czwarty rząd.
lessons-bossa-six-rows-fourth-hint = Wolno. Ale wyłóż tu białe 7 z 2/3 i 5/1, a twoja linia będzie miała cztery rzędy.
lessons-bossa-six-rows-sixth = Haruka wyłożyła białe 8: na twojej linii leży pięć rzędów. Dotknij [białe 2] na jej lewym końcu i wyłóż 2/4.
lessons-bossa-six-rows-sixth-hint = Wolno. Ale spójrz na swoją linię: szósty rząd wygrywa od razu.
lessons-bossa-six-rows-done = Sześć rzędów na twojej linii: wygrywasz, bez względu na to, kto je wyłożył. Nie wykładaj więc szóstego rywalowi.

lessons-bossa-last-tile-title = Wygrana ostatnimi kafelkami
lessons-bossa-last-tile-two-tiles = Kto wyłoży ostatni kafelek, wygrywa. Rzędy z dwóch szybciej opróżniają rękę. Dotknij [czarne 5] i wyłóż 1/1 z 2/4.
lessons-bossa-last-tile-two-tiles-hint = Wolno. Ale wyłóż tu czarne 5 z 1/1 i 2/4: jedna czarna kropka i cztery.
lessons-bossa-last-tile-two-more = Po dobraniu masz cztery kafelki. Dotknij [białe 6] i wyłóż 1/4 z 5/0: znów dwa naraz.
lessons-bossa-last-tile-two-more-hint = Wolno. Ale wyłóż tu białe 6 z 1/4 i 5/0. „Inaczej” pokazuje inne rzędy.
lessons-bossa-last-tile-all-three = Zostały trzy kafelki, a [białe 7] wymaga jednego lub trzech. Wyłóż wszystkie: jedną, trzy i trzy białe kropki.
lessons-bossa-last-tile-all-three-hint = Wolno. Ale wszystkie trzy pasują na białe 7, a wtedy ręka jest pusta.
lessons-bossa-last-tile-done = Pusta ręka wygrywa od razu, nawet na cudzej linii. Teraz zagraj całą partię.
