### Tables on this device, without a server.

this-game-was-begun-under-version-kept-of-the-rules = This game was begun under version { $kept } of the rules; here they are version { $here }.
this-works-at-a-table-on-a-server-only = this works at a table on a server only
line-number-of-this-game-is-damaged-on-this-device = line { $number } of this game is damaged on this device, so it cannot go on
