### お花見のレッスン。

## 手番

lessons-ohanami-turn-title = 手番：選ぶ、渡す、置く
lessons-ohanami-turn-keep = ようこそ。10枚の手札から2枚を残します。[40]と[82]に触れて、残してください。
lessons-ohanami-turn-start = ほかの8枚は相手に渡りました。次は置く番です。どちらか1枚で最初の庭を始めましょう。
lessons-ohanami-turn-start-hint = 脇に置くこともできますが、得点になりません。その1枚で庭を始めましょう。
lessons-ohanami-turn-lay = 庭は小さい数から大きい数へ並び、両端でだけ伸びます。もう1枚をこの庭の端に置きましょう。
lessons-ohanami-turn-lay-hint = ほかの庭は後に取っておきましょう。このカードは最初の庭に置けます。
lessons-ohanami-turn-next-hand = 相手も置きました。これは相手から渡されたカードです。[57]と[93]を残してください。
lessons-ohanami-turn-which-fits = 庭は40から82まであります。2枚のうち1枚がこの庭を伸ばせます。試してみましょう。
lessons-ohanami-turn-which-fits-hint = それもできますが、今の庭に置けるカードが1枚あります。そちらを先に置きましょう。
lessons-ohanami-turn-second-garden = [57]は40と82の間なので、どちらの端にも置けません。2つ目の庭を始めましょう。庭は3つまでです。
lessons-ohanami-turn-second-garden-hint = 捨てなくても大丈夫。庭はあと2つ始められます。
lessons-ohanami-turn-done = これが1手番です。2枚選び、残りを渡し、2枚を置く。5手番で1ラウンドです。
