### この端末の卓。サーバーなし。

pocket-loads = ゲームをこの端末に読み込んでいます
pocket-no-engine = ゲームを読み込めませんでした。WebAssembly に対応したブラウザと、初回は通信が必要です。
pocket-try-again = もう一度試す
pocket-needs-a-server = これにはサーバーが必要です。この端末では、ボットとの対戦と、一つの画面を囲む対戦ができます。
pocket-what-works = ここではサーバーなしで、ボットと、または一つの画面を囲んで遊び、学び、対局を振り返れます。ゲームはこの端末に残ります。リンクでの招待と時計にはサーバーが必要です。
pocket-not-kept = この端末に保存できなかったため、なかったことになりました。空きがないか、ブラウザが保存を許していないのかもしれません。
pocket-elsewhere = このゲームは別のタブで進みました。今の状態を表示しています。
pocket-thinks = ボットが考えています
pocket-stop = やめる
this-game-was-begun-under-version-kept-of-the-rules = このゲームはルールの版 { $kept } で始まりました。ここでは版 { $here } です
this-works-at-a-table-on-a-server-only = これはサーバーの卓でだけできます
the-thinking-was-stopped = 考えるのをやめました
line-number-of-this-game-is-damaged-on-this-device = この端末にあるこのゲームの { $number } 行目が壊れているため、続けられません
