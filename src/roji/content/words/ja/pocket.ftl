### この端末の卓。サーバーなし。

this-game-was-begun-under-version-kept-of-the-rules = このゲームはルールの版 { $kept } で始まりました。ここでは版 { $here } です
this-works-at-a-table-on-a-server-only = これはサーバーの卓でだけできます
line-number-of-this-game-is-damaged-on-this-device = この端末にあるこのゲームの { $number } 行目が壊れているため、続けられません
