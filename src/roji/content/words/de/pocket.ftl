### Tische auf diesem Gerät, ohne Server.

this-game-was-begun-under-version-kept-of-the-rules = dieses Spiel begann mit Version { $kept } der Regeln; hier gilt Version { $here }
this-works-at-a-table-on-a-server-only = das geht nur an einem Tisch auf einem Server
line-number-of-this-game-is-damaged-on-this-device = Zeile { $number } dieses Spiels ist auf diesem Gerät beschädigt, darum kann es nicht weitergehen
