### Tables on this device, without a server.

pocket-loads = Loading the games onto this device
pocket-no-engine = The games did not load. They need a browser with WebAssembly and, the first time, a network.
pocket-try-again = Try again
pocket-needs-a-server = This needs a server. On this device you can play against bots and around one screen.
pocket-what-works = Here you play against bots or around one screen, learn, replay and review your games, without a server. They stay on this device. Friends by link and clocks need a server.
pocket-not-kept = This device could not save it, so it did not happen. There may be no room left, or the browser may not store anything.
pocket-elsewhere = Another tab has gone on with this game. It is shown as it stands now.
pocket-thinks = A bot is thinking
pocket-stop = Stop
this-game-was-begun-under-version-kept-of-the-rules = This game was begun under version { $kept } of the rules; here they are version { $here }.
this-works-at-a-table-on-a-server-only = this works at a table on a server only
the-thinking-was-stopped = the thinking was stopped
line-number-of-this-game-is-damaged-on-this-device = line { $number } of this game is damaged on this device, so it cannot go on
