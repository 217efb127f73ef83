### Tische auf diesem Gerät, ohne Server.

pocket-loads = Die Spiele werden auf dieses Gerät geladen
pocket-no-engine = Die Spiele wurden nicht geladen. Nötig sind ein Browser mit WebAssembly und beim ersten Mal ein Netz.
pocket-try-again = Noch einmal versuchen
pocket-needs-a-server = Das braucht einen Server. Auf diesem Gerät spielst du gegen Bots und gemeinsam an einem Bildschirm.
pocket-what-works = Hier spielst du ohne Server gegen Bots oder gemeinsam an einem Bildschirm, lernst, siehst deine Spiele wieder und wertest sie aus. Sie bleiben auf diesem Gerät. Freunde per Link und Uhren brauchen einen Server.
pocket-not-kept = Das Gerät konnte es nicht speichern, also ist es nicht geschehen. Vielleicht fehlt Platz, oder der Browser speichert nichts.
pocket-elsewhere = Dieses Spiel ging in einem anderen Tab weiter. So steht es jetzt.
pocket-thinks = Ein Bot denkt nach
pocket-stop = Anhalten
this-game-was-begun-under-version-kept-of-the-rules = dieses Spiel begann mit Version { $kept } der Regeln; hier gilt Version { $here }
this-works-at-a-table-on-a-server-only = das geht nur an einem Tisch auf einem Server
the-thinking-was-stopped = das Nachdenken wurde angehalten
line-number-of-this-game-is-damaged-on-this-device = Zeile { $number } dieses Spiels ist auf diesem Gerät beschädigt, darum kann es nicht weitergehen
