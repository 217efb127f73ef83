### The lessons of Bonsai.

## A turn: meditate or cultivate

lessons-bonsai-turn-title = Tura: medytacja albo pielęgnacja
lessons-bonsai-turn-take = Witaj. Karta przychodzi z płytkami, które są pod nią. Dotknij [Mistrza] na prawym końcu, z liściem i owocem, i weź go.
lessons-bonsai-turn-take-hint = To też dobra karta. W tej lekcji weź Mistrza z prawego końca.
lessons-bonsai-turn-cultivate = Mistrz dał ci jeszcze drewno i liść. Haruka położyła pierwsze płytki. Teraz ty: [Pielęgnacja].
lessons-bonsai-turn-cultivate-hint = Płytek masz dość. Wybierz pielęgnację, by je położyć.
lessons-bonsai-turn-wood = Drewno musi dotykać drewna, a pąk to drewno. Połóż [drewno] nad pąkiem, po lewej.
lessons-bonsai-turn-wood-hint = Wolno, ale zacznij od drewna po lewej nad pąkiem: stamtąd rośniemy.
lessons-bonsai-turn-branch = Drugie drewno zużywa symbol dowolnej płytki. Połóż je w prawo w górę, by liście miały miejsce.
lessons-bonsai-turn-branch-hint = Wolno. Tu połóż drewno w prawo w górę od pierwszego.
lessons-bonsai-turn-leaf = Teraz [liść]: musi dotykać drewna i daje 3 punkty. Połóż go po lewej, gdzie dotyka obu nowych płytek drewna.
lessons-bonsai-turn-leaf-hint = Dobre miejsce. Wybierz jednak to po lewej, które dotyka obu płytek drewna.
lessons-bonsai-turn-stop = Wszystkie trzy symbole zużyte: dowolna, drewno, liść. Dotknij [Gotowe].
lessons-bonsai-turn-done = Medytacja daje płytki i karty, w pielęgnacji kładziesz płytki: to cała gra.

## Flowers and fruits

lessons-bonsai-growing-title = Kwiaty i owoce
lessons-bonsai-growing-take = Ta sama partia. Potrzebujesz kwiatów: weź [Mistrza] z pola 3, z drewnem i kwiatem.
lessons-bonsai-growing-take-hint = Wolno, ale kwiaty są przy trzecim polu.
lessons-bonsai-growing-too-many = Masz sześć płytek, a wolno zatrzymać pięć. Oddaj [drewno].
lessons-bonsai-growing-too-many-hint = Ty decydujesz, co oddać. Tu przydadzą się wszystkie inne.
lessons-bonsai-growing-cultivate = Liście, kwiaty i owoc: czas na [pielęgnację].
lessons-bonsai-growing-cultivate-hint = Teraz nie karta: wybierz pielęgnację.
lessons-bonsai-growing-second-leaf = Owoc potrzebuje dwóch liści obok siebie. Połóż [liść] u góry, gdzie dotyka drewna i pierwszego liścia.
lessons-bonsai-growing-second-leaf-hint = Wolno, ale wtedy owoc nie znajdzie miejsca. Połóż liść u góry obok pierwszego.
lessons-bonsai-growing-fruit = Teraz [owoc]. Tylko jedno miejsce dotyka obu liści. Znajdź je: 7 punktów!
lessons-bonsai-growing-fruit-hint = Jeszcze nie ta płytka: najpierw owoc, wart 7 punktów.
lessons-bonsai-growing-stop = Kwiaty muszą poczekać: nie ma dla nich symbolu. Dotknij [Gotowe].
lessons-bonsai-growing-again = Symbole są znów wolne. Jeszcze raz [pielęgnacja].
lessons-bonsai-growing-again-hint = Pielęgnacja: czekają dwa kwiaty.
lessons-bonsai-growing-flower = [Kwiat] musi dotykać liścia. Każdy bok bez płytki daje 1 punkt: szukaj miejsca, gdzie jest przestronnie.
lessons-bonsai-growing-flower-hint = Weź kwiat i połóż go obok liścia.
lessons-bonsai-growing-done = Liście potrzebują drewna, kwiaty liścia, owoce dwóch liści obok siebie. Owoc daje 7, kwiat tyle, ile ma wolnych boków.

## Growth, Tool and Helper

lessons-bonsai-cards-title = Wzrost, Narzędzie i Pomocnik
lessons-bonsai-cards-growth = Karta Wzrostu dodaje symbol w każdej pielęgnacji. Weź [Wzrost] z kwiatem, z prawego końca.
lessons-bonsai-cards-growth-hint = Weź kartę Wzrostu z kwiatem, z prawego końca.
lessons-bonsai-cards-tool = Narzędzie pozwala zatrzymać dwie płytki więcej. Przesunęło się na prawy koniec: weź [Narzędzie].
lessons-bonsai-cards-tool-hint = Jeszcze nie: najpierw Narzędzie, z prawego końca.
lessons-bonsai-cards-helper = Teraz wolno zatrzymać siedem płytek. [Pomocnik] pozwala kłaść od razu. Leży obok talii: weź go.
lessons-bonsai-cards-helper-hint = Weź Pomocnika obok talii.
lessons-bonsai-cards-place = Kładzie jedną dowolną płytkę i jeden liść. Zacznij od [drewna], po lewej nad pąkiem.
lessons-bonsai-cards-place-hint = Najpierw drewno, po lewej nad pąkiem.
lessons-bonsai-cards-leaf = Teraz [liść], gdzie chcesz.
lessons-bonsai-cards-leaf-hint = Jeszcze jeden liść do położenia.
lessons-bonsai-cards-stop = Pomocnik położył dwie płytki, a to wciąż była medytacja. Dotknij [Gotowe].
lessons-bonsai-cards-freely = Twoja tura, jak chcesz: kolejna karta albo pielęgnacja.
lessons-bonsai-cards-done = Wzrost pozwala kłaść więcej, Narzędzia zatrzymać więcej, Mistrz daje, Pomocnik kładzie od razu, Pergaminy liczą się na koniec.

## A goal: claim it, or wait

lessons-bonsai-goals-title = Cel: zdobyć czy poczekać
lessons-bonsai-goals-cultivate = Spójrz na niebieski cel: płytka za krawędzią, po stronie złotego pęknięcia. Brakuje dwóch płytek. [Pielęgnacja].
lessons-bonsai-goals-cultivate-hint = Płytki już masz: wybierz pielęgnację.
lessons-bonsai-goals-wood = Wydłuż gałąź w prawo: [drewno], aż do krawędzi.
lessons-bonsai-goals-wood-hint = Wolno, ale gałąź ma sięgnąć prawej krawędzi.
lessons-bonsai-goals-leaf = Drewno kończy się równo z krawędzią. [Liść] idzie za kropkowaną linię.
lessons-bonsai-goals-leaf-hint = Liść za kropkowaną linię po prawej.
lessons-bonsai-goals-stop = Cel spełniony. Decyduje się po akcji: dotknij [Gotowe].
lessons-bonsai-goals-claim = Zdobądź go za 7 punktów albo zrezygnuj i licz na 14 za trudny. Ten jest daleko: [zdobądź] 7 punktów.
lessons-bonsai-goals-claim-hint = Wolno. Ale po rezygnacji cel nie wraca, a trudny jest daleko.
lessons-bonsai-goals-done = W każdym kolorze możesz mieć jeden cel. Kto pierwszy, ten go ma; kto rezygnuje, może jeszcze zdobyć trudniejszy.

## No room for wood

lessons-bonsai-pruning-title = Brak miejsca na drewno
lessons-bonsai-pruning-prune = Na pąku siedzą dwa liście i drewno się nie mieści. Przed turą wolno jeden odciąć: dotknij lewego [liścia].
lessons-bonsai-pruning-prune-hint = Wolno. Ale bez drewna nic więcej nie urośnie: przytnij lewy liść.
lessons-bonsai-pruning-cultivate = Znów jest miejsce, a to wciąż twoja tura. [Pielęgnacja].
lessons-bonsai-pruning-cultivate-hint = Wybierz pielęgnację, póki miejsce jest wolne.
lessons-bonsai-pruning-wood = [Drewno] w lukę: stąd drzewo może rosnąć dalej.
lessons-bonsai-pruning-wood-hint = Najpierw drewno, tam gdzie był liść.
lessons-bonsai-pruning-rest = Połóż jeszcze, co chcesz, i dotknij [Gotowe].
lessons-bonsai-pruning-done = Zostaw miejsce na drewno albo przed turą przytnij jak najmniej płytek. Co na nich rosło, też spada.

## Play it to the end

lessons-bonsai-finish-title = Dograj do końca
lessons-bonsai-finish-deck = Talia jest prawie pusta. Zagraj tę turę, jak chcesz; zobacz, ile punktów daje każde miejsce.
lessons-bonsai-finish-alone = Gdy pojawi się ostatnia karta, każdy ma jeszcze jedną turę. Płytki w zapasie nic nie dają. Powodzenia!
lessons-bonsai-finish-done = Koniec partii, znasz już Bonsai. Wygrywa największa liczba punktów, a przy remisie osoba siedząca dalej.
