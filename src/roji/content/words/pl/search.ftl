### Co ludzie wpisują, żeby znaleźć zasadę, jakimikolwiek słowami jest zapisana. Słowa rozdzielają przecinki.

search-win = wygrana, wygrać, wygrywa, zwycięstwo, zwycięzca, cel gry, jak wygrać, najwięcej punktów
search-tie = remis, rozstrzyganie remisów, przy remisie, tyle samo punktów, równa liczba punktów, dogrywka
search-end = koniec, koniec gry, zakończenie, kiedy się kończy, ostatnia tura, ostatnia runda, finał
search-setup = przygotowanie, przygotowanie gry, rozstawienie, rozłożenie, początek gry, rozdanie, setup
search-solo = solo, sam, samemu, w pojedynkę, jeden gracz, jednoosobowa
search-score = punkty, punktacja, liczenie punktów, wynik, ile punktów, podliczanie
search-discard = odrzucanie, odrzucić, odrzut, odłożyć, wyrzucić, oddać, pozbyć się
search-undo = cofanie, cofnąć, cofnij, pomyłka, błąd, anulować, wycofać ruch
search-resign = poddać, poddanie, rezygnacja, zrezygnować, odejść, wyjść, porzucić
search-turn = tura, moja tura, kolejka, akcje, co mogę zrobić, ruch, przebieg tury
search-first = pierwszy gracz, kto zaczyna, kto pierwszy, gracz rozpoczynający, kolejność
search-players = liczba graczy, ilu graczy, gracze, dla ilu osób, dwóch graczy, trzech graczy, czterech graczy
search-variant = warianty, wariant, zasady domowe, opcje, zasady dodatkowe, zasady zaawansowane
search-limit = limit, limit ręki, ile mogę zatrzymać, maksymalnie, za dużo, pojemność
search-level = poziom, poziomy, trudność, trudny, łatwy
search-pass = podawanie, przekazać, podaj karty, draft, sąsiad, w lewo czy w prawo
