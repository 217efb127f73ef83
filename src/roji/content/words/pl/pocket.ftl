### Stoły na tym urządzeniu, bez serwera.

pocket-loads = Wczytywanie gier na to urządzenie
pocket-no-engine = Nie udało się wczytać gier. Potrzebna jest przeglądarka z WebAssembly, a za pierwszym razem także sieć.
pocket-try-again = Spróbuj ponownie
pocket-needs-a-server = Do tego potrzebny jest serwer. Na tym urządzeniu można grać z botami i wspólnie przy jednym ekranie.
pocket-what-works = Tutaj bez serwera grasz z botami albo wspólnie przy jednym ekranie, uczysz się, odtwarzasz i analizujesz swoje gry. Zostają na tym urządzeniu. Znajomi przez link i zegary wymagają serwera.
pocket-not-kept = Tego nie udało się zapisać na urządzeniu, więc się nie wydarzyło. Może brakuje miejsca albo przeglądarka niczego nie zapisuje.
pocket-elsewhere = Ta gra toczy się dalej w innej karcie. Widać jej obecny stan.
pocket-thinks = Bot się zastanawia
pocket-stop = Zatrzymaj
this-game-was-begun-under-version-kept-of-the-rules = tę grę zaczęto według wersji { $kept } zasad; tutaj jest wersja { $here }
this-works-at-a-table-on-a-server-only = to działa tylko przy stole na serwerze
the-thinking-was-stopped = zastanawianie się zostało przerwane
line-number-of-this-game-is-damaged-on-this-device = linia { $number } tej gry jest na tym urządzeniu uszkodzona, więc nie można grać dalej
