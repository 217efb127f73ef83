### The lessons of Zen.

## A round

lessons-zen-round-title = Runda: dobierz, połóż, odrzuć
lessons-zen-round-turn-up = Witaj. Z kwadratowych kart powstaje obraz, tutaj kamień. Dotknij [czarnego stosu]: daje kartę startową.
lessons-zen-round-start = Wszystko rozrasta się od [karty startowej]. Weź ją i połóż na polu z przerywanym brzegiem.
lessons-zen-round-draw = Teraz [dobierz]. Twoja ręka to trzy karty z jednego stosu.
lessons-zen-round-place = Weź dowolną kartę z ręki. Gdzie pasuje, tam widać plus. Wybierz [miejsce].
lessons-zen-round-place-hint = Wolno już zakończyć rękę. Ale najpierw połóż kartę.
lessons-zen-round-rest = Połóż więcej, jeśli chcesz; nie ma przymusu. Potem zakończ rękę, odrzuć resztę i znów [dobierz].
lessons-zen-round-done = Dobierz trzy, połóż, ile chcesz, odrzuć resztę: to jest runda.

## Edges that interlock

lessons-zen-fit-title = Krawędzie, które się zazębiają
lessons-zen-fit-circle = Z lewej karta startowa jest czerwona, z prawej niebieska. Weź kartę z [dwoma niebieskimi półkolami] i domknij koło.
lessons-zen-fit-circle-hint = Jeszcze nie. Najpierw domknij niebieskie koło kartą z dwoma niebieskimi półkolami.
lessons-zen-fit-diagonal = U góry i u dołu skos trafia na taki sam skos. Weź kartę z [dwoma skosami] i połóż ją pod kartą startową.
lessons-zen-fit-diagonal-hint = To wolno. Tutaj jednak połóż kartę z dwoma skosami, bez obracania, pod kartą startową.
lessons-zen-fit-end = Została jedna karta i pasowałaby. Ale nie ma przymusu: [zakończ rękę].
lessons-zen-fit-end-hint = Tym razem zostaw jej miejsce wolne: zakończ rękę.
lessons-zen-fit-draw = Leży wśród odrzuconych i jeszcze raz wróci. [Dobierz] trzy kolejne.
lessons-zen-fit-tip = Szpic trafia na wcięcie. Weź kartę ze [szpicem] i dwoma czerwonymi półkolami. Gdzie pasuje do karty z wcięciami?
lessons-zen-fit-tip-hint = Tutaj połóż czerwoną kartę szpicem w dół nad kartą z wcięciami.
lessons-zen-fit-done = Koła się domykają, skosy się zgadzają, szpice trafiają na wcięcia, i to przy każdej dotykanej karcie.

## A half turn

lessons-zen-turn-title = Półobrót
lessons-zen-turn-half = Weź kartę z [wcięciem i skosem]: pasuje u góry. Po półobrocie pasuje obok. Połóż ją, jak chcesz.
lessons-zen-turn-half-hint = Najpierw karta z jednym wcięciem i jednym skosem. Obraca ją przycisk Półobrót albo R.
lessons-zen-turn-both-ways = Karta z [czerwienią, błękitem i dwoma szpicami] pasuje pod kartą startową w obie strony. Połóż ją tam, jak chcesz.
lessons-zen-turn-both-ways-hint = Tutaj połóż kartę z czerwienią, błękitem i dwoma szpicami prosto pod kartą startową.
lessons-zen-turn-same = Ostatnia karta wygląda po półobrocie [tak samo], więc nie ma czego obracać. Połóż ją.
lessons-zen-turn-same-hint = Wolno tu przestać. Ale ta karta jeszcze pasuje: połóż ją.
lessons-zen-turn-done = Pół obrotu wolno, ćwierć nigdy. Zanim odrzucisz kartę, spójrz na nią odwrotnie.

## A part of the form

lessons-zen-part-title = Część formy
lessons-zen-part-white = Czarce brakuje jeszcze kropkowanych pól. Weź kartę ze [skosem u góry i wcięciem u dołu]. Białe kładzie się tylko na jasnych polach.
lessons-zen-part-white-hint = Tutaj weź najpierw kartę ze skosem u góry i wcięciem u dołu.
lessons-zen-part-another = Każda karta musi leżeć w formie. Połóż [jeszcze jedną] z ręki.
lessons-zen-part-another-hint = Wolno tu przestać. Ale pasuje jeszcze jedna karta: połóż ją.
lessons-zen-part-end = Pole, do którego pasuje mało kart, może później kosztować partię. Zostaw ostatnią kartę i [zakończ rękę].
lessons-zen-part-end-hint = Tym razem ją zostaw i zakończ rękę.
lessons-zen-part-either = Otwarte są pola obu kolorów. Wybierz [stos] i dobierz.
lessons-zen-part-hand = Zagraj tę rękę samodzielnie: połóż, co pomaga, odrzuć resztę i znów [dobierz].
lessons-zen-part-done = W każdej chwili karty są częścią formy, kształtem i kolorem. Nie musisz mówić, którą.

## The second pass

lessons-zen-pass-title = Drugi obieg
lessons-zen-pass-last-two = Brakuje jednego pola, a w stosie są dwie karty. [Dobierz] je.
lessons-zen-pass-none-fits = Żadna nie pasuje. Nie szkodzi: [zakończ rękę]. To, co teraz odrzucisz, też wróci.
lessons-zen-pass-order = Kolejność wybierasz ty: co odrzucisz najpierw, wróci najpierw. [Odrzuć] jedną; druga pójdzie za nią.
lessons-zen-pass-again = Odrzucone karty zostały odwrócone. Pod „Forma” widać po kolei wszystkie, które nadejdą. [Dobierz].
lessons-zen-pass-wait = Teraz nic już nie wraca. Kończ ręce i dobieraj, aż przyjdzie właściwa karta. Wtedy ją [połóż].
lessons-zen-pass-done = Stosy przechodzi się dwa razy. Bez kart i z otwartą formą przegrywasz; ukończona wygrywa od razu.

## The last four cards

lessons-zen-finish-title = Ostatnie cztery karty
lessons-zen-finish-which-pile = Cztery pola czarki są otwarte. Spójrz na ich kolor i dobierz z właściwego [stosu].
lessons-zen-finish-which-pile-hint = Czarne karty już nie pomogą: otwarte są tylko białe pola.
lessons-zen-finish-hand = Połóż, co pasuje. Pomyśl dwa razy, zanim zamkniesz róg. Potem odrzuć resztę i znów [dobierz].
lessons-zen-finish-alone = Reszta należy do ciebie. [Ukończ] czarkę; masz czas, żaden zegar nie tyka.
lessons-zen-finish-done = To był Zen. Czeka dwadzieścia form, codziennie nowa, i kartka na własne.
