### お花見のレッスン。

## 手番

lessons-ohanami-turn-title = 手番の流れ：選ぶ、渡す、置く
lessons-ohanami-turn-keep = ようこそ。10枚のうち2枚を選びます。[40]と[82]に触れて、選んでください。
lessons-ohanami-turn-start = 残りの8枚はHarukaに渡りました。次は置く番です。2枚のどちらかで最初の庭を始めましょう。
lessons-ohanami-turn-start-hint = 捨ててもかまいませんが、得点になりません。その札で庭を始めましょう。
lessons-ohanami-turn-lay = 庭は小さい札から大きい札へ並び、端でだけ伸びます。もう1枚を端に置きましょう。
lessons-ohanami-turn-lay-hint = ほかの二つの庭は後に残しておきましょう。この札は最初の庭に置けます。
lessons-ohanami-turn-next-hand = Harukaも置き終わり、渡された札があなたの手札です。[57]と[93]を選んでください。
lessons-ohanami-turn-which-fits = あなたの庭は40から82までです。2枚のうち1枚で伸ばせます。試してみましょう。
lessons-ohanami-turn-which-fits-hint = それもできます。でも1枚は今の庭に置けます。まずそれを置きましょう。
lessons-ohanami-turn-second-garden = [57]は間の数なので、どちらの端にも置けません。二つ目の庭を始めましょう。庭は三つまでです。
lessons-ohanami-turn-second-garden-hint = 捨てなくても大丈夫です。庭はあと二つ始められます。
lessons-ohanami-turn-done = これが手番です。2枚選び、残りを渡し、2枚を置く。5手番で1ラウンドです。

## 2枚の順番

lessons-ohanami-order-title = 2枚を置く順番
lessons-ohanami-order-keep = ゲームの続きです。[6]と[8]はどちらも40より小さく、両方を最初の庭に置けそうです。選んでください。
lessons-ohanami-order-higher-first = 2枚とも庭1に置きたいところです。置いた札はもう動かせません。どちらを先に置くべきでしょう？
lessons-ohanami-order-higher-first-hint = それもできます。でも庭1の端が6になると、8はもう置けません。先に8を庭1に置きましょう。
lessons-ohanami-order-lower-then = お見事。今度は[6]がその手前、庭1に置けます。
lessons-ohanami-order-lower-then-hint = それもできますが、庭2はまだ1枚です。ほかの札のために空けておき、6は庭1に置きましょう。
lessons-ohanami-order-choose-freely = この手札は残り4枚です。使えそうな2枚を自由に選んでください。
lessons-ohanami-order-lay-freely = 2枚とも好きなように置きましょう。端に置く、新しい庭を始める、捨てる、どれでもかまいません。
lessons-ohanami-order-done = 庭に近い数の札を先に置けば、2枚とも置けます。札の少ない庭には、まだ多くの札が置けます。

## 三つの庭

lessons-ohanami-three-gardens-title = 庭は三つまで
lessons-ohanami-three-gardens-keep = 別のゲームです。庭は二つあります。[48]と[73]を選んでください。
lessons-ohanami-three-gardens-third = [73]の置き場所を探しましょう。二つの庭のどちらかに置けるでしょうか？
lessons-ohanami-three-gardens-third-hint = まず73を考えましょう。どちらの庭にも置けませんが、三つ目の庭を始められます。
lessons-ohanami-three-gardens-into-third = これが三つ目、最後の庭です。[48]を73より小さい側、庭3に置きましょう。
lessons-ohanami-three-gardens-into-third-hint = それもできますが、ここでは庭3に置いてみましょう。
lessons-ohanami-three-gardens-keep-again = 三つの庭のどれにも両端ができました。[72]と[75]を選んでください。
lessons-ohanami-three-gardens-which-garden = [75]に触れましょう。三つの庭のうち一つに置けます。どれでしょう？
lessons-ohanami-three-gardens-which-garden-hint = まだ早いです。75に触れて、庭の端を見てみましょう。一つだけ置けます。
lessons-ohanami-three-gardens-aside = [72]を好きな所で試してみましょう。どこにも置けず、四つ目の庭もありません。捨てましょう。
lessons-ohanami-three-gardens-done = どこにも置けない札は伏せて捨て、得点になりません。庭が伸びる余地を残しましょう。

## ラウンドと得点

lessons-ohanami-water-title = ラウンドの終わり：水と植物
lessons-ohanami-water-last-two = 5番目の手番です。残りは2枚なので、両方を選びます。渡す札はありません。
lessons-ohanami-water-lay-both = 2枚とも置きましょう。1枚は庭2に置けます。もう1枚で最後の庭を始めます。
lessons-ohanami-water-lay-both-hint = 2枚とも使えます。83は庭2を伸ばし、51は庭3を始められます。
lessons-ohanami-water-new-cards = 第1ラウンド終了。水3枚で9点です。水は毎ラウンド得点になります。[2]と[106]を選んでください。
lessons-ohanami-water-new-cards-hint = それも悪くありません。でも今は水を取りましょう。あと2回得点になります。
lessons-ohanami-water-water-again = 2枚ともいちばん長い庭に置けます。ほかの庭は空けておきましょう。このラウンドのあとは植物も1枚4点です。
lessons-ohanami-water-water-again-hint = それもできます。でも庭1に置けば、短い庭を空けておけます。
lessons-ohanami-water-done = 水は毎ラウンド3点。植物は第2・第3ラウンドのあとに4点。石と桜は最後に得点になります。

## 石と桜

lessons-ohanami-blossoms-title = 最後のラウンド：石と桜
lessons-ohanami-blossoms-keep = 第3ラウンド。桜6枚で21点、7枚目は7点増えます。石はいつも7点。[31]と[105]を選んでください。
lessons-ohanami-blossoms-keep-hint = 水と植物はあと1回、3点と4点だけです。この2枚は7点ずつになります。
lessons-ohanami-blossoms-lay = それぞれの場所を探しましょう。桜はどの庭にあっても、全部合わせて数えます。
lessons-ohanami-blossoms-lay-hint = 2枚とも置けます。31は庭1か庭2の小さい側、105は庭3の大きい側です。
lessons-ohanami-blossoms-keep-again = 桜7枚で28点になりました。この4枚のうち1枚はどこにも置けません。置ける2枚を選びましょう。
lessons-ohanami-blossoms-keep-again-hint = 75はどの庭でも両端の間になります。ほかの2枚を選びましょう。
lessons-ohanami-blossoms-lay-again = では置きましょう。庭にある札はすべて得点になります。
lessons-ohanami-blossoms-done = 桜は1、3、6、10、15…点と、1枚増えるごとに加わる点が1点ずつ多くなります。石は7点。どちらも最後だけです。

## 最後まで

lessons-ohanami-finish-title = 最後まで遊ぶ
lessons-ohanami-finish-keep = 残り3手番、自由に遊びましょう。庭の端に置ける2枚を選んでください。
lessons-ohanami-finish-lay = 置きましょう。次に何が来るでしょう？端をふさぐ前に、次の手札を見てみましょう。
lessons-ohanami-finish-alone = あと2手番、ひとりで進めましょう。がんばってください！
lessons-ohanami-finish-done = 終局です。これでお花見を覚えました。得点の多い人の勝ち、同点なら桜の多い人の勝ちです。
