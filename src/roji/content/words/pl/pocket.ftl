### Stoły na tym urządzeniu, bez serwera.

this-game-was-begun-under-version-kept-of-the-rules = tę grę zaczęto według wersji { $kept } zasad; tutaj jest wersja { $here }
this-works-at-a-table-on-a-server-only = to działa tylko przy stole na serwerze
line-number-of-this-game-is-damaged-on-this-device = linia { $number } tej gry jest na tym urządzeniu uszkodzona, więc nie można grać dalej
