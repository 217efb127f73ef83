### Was Leute eintippen, um eine Regel zu finden, wie auch immer sie formuliert ist. Kommas trennen die Wörter.

search-win = gewinnen, Sieg, Sieger, Gewinner, Gewinn, Ziel, Spielziel, wie gewinnt man, meiste Punkte
search-tie = Gleichstand, unentschieden, Remis, Tiebreak, Tiebreaker, punktgleich, gleich viele Punkte, geteilter Sieg
search-end = Ende, Spielende, Schluss, wann ist es vorbei, letzter Zug, letzte Runde, vorbei
search-setup = Aufbau, Spielaufbau, Vorbereitung, Spielbeginn, austeilen, Setup
search-solo = solo, allein, alleine, Einzelspieler, eine Person, Solospiel
search-score = Punkte, Wertung, Punktwertung, Punktzahl, zählen, wie viele Punkte, Endwertung, Score
search-discard = abwerfen, ablegen, abgeben, Ablage, weglegen, wegwerfen, loswerden, zurückgeben
search-undo = rückgängig, zurücknehmen, Undo, Fehler, vertippt, Zug zurück, widerrufen
search-resign = aufgeben, verlassen, aussteigen, kapitulieren, Spiel abbrechen, gehen
search-turn = Zug, Spielzug, mein Zug, Aktionen, was kann ich tun, Runde, Ablauf
search-first = Startspieler, wer beginnt, wer fängt an, erster Spieler, Reihenfolge, Startperson
search-players = Spielerzahl, Anzahl der Spieler, wie viele Spieler, Personen, zu zweit, zu dritt, zu viert
search-variant = Varianten, Variante, Hausregeln, Optionen, Zusatzregeln, Expertenregeln
search-limit = Handlimit, Limit, Handkarten, Maximum, wie viele darf ich behalten, zu viele, Vorrat
search-level = Stufe, Stufen, Schwierigkeit, Schwierigkeitsgrad, schwer, leicht
search-pass = weitergeben, draften, Draft, Nachbar, links oder rechts, abgeben an
