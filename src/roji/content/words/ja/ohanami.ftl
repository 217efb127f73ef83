### Ohanami.

## Said by the rules

kept-card = { $card }を選ぶ
laid-card-in-garden-garden = { $card }を庭{ $garden }に置く
started-a-garden-with-card = { $card }で庭を始める
discarded-card = { $card }を捨てる
kept-a-card =
    { $times ->
     [2] 札を2枚選ぶ
   *[other] 札を1枚選ぶ
    }
discarded-a-card =
    { $times ->
     [2] 札を2枚捨てる
   *[other] 札を1枚捨てる
    }
decided-on-a-card =
    { $times ->
     [2] 2枚の使い道を決める
   *[other] 1枚の使い道を決める
    }
room-for-the-cards-to-come = これから来る札の置き場
water = 水
plants = 植物
stone = 石
blossoms = 桜
cards-are-being-laid-now-choose-again-when-everybody-has = いまは札を置く番です。全員が置いたら、また選べます
you-have-kept-two-cards-already = もう2枚選んでいます
cards-are-laid-when-everybody-has-kept-two = 札を置くのは、全員が2枚選んでからです
you-have-laid-your-cards-of-this-turn = この手番の札はもう置きました
it-is-not-your-turn-to-lay = まだあなたが札を置く番ではありません
you-have-started-three-gardens-and-that-is-all-there = 庭はもう三つあります。これ以上は始められません
you-have-kept-card-already = { $card }はもう選んでいます
card-is-not-one-of-the-cards-you-kept = { $card }は選んだ札ではありません
garden-garden-is-not-started-yet = 庭{ $garden }はまだ始まっていません
garden-garden-goes-from-low-to-high-only-a-lower = 庭{ $garden }は{ $low }から{ $high }までです。それより小さい札か大きい札だけを置けます
the-third-scoring-is-done-and-points-points-are-the = 3回目の得点計算が終わり、{ $points }点が最高です
equal-with-points-points-and-blossoms-blossoms-so-the-win = { $points }点、桜{ $blossoms }枚で並んだため、勝ちを分け合います
equal-with-points-points-blossoms-blossoms-decide = { $points }点で同点のため、桜{ $blossoms }枚で決まりました
round-n-suit = 第{ $n }ラウンド、{ $suit }

## House rules

option-lay-order-name = 置く順番
option-lay-order = 誰から札を置くか
option-lay-order-last-commit = 最後に選んだ人から
option-lay-order-rotate = 手番ごとに交代
option-simultaneous-lay-name = 同時に置く
option-simultaneous-lay = 全員が同時に置き、全員が終わるまで伏せておきます
option-peek-before-lay-name = 置く前に次の手札を見る
option-peek-before-lay = 札を置く前に次の手札を見てもかまいません

## What to do

ohanami-resigned = 投了しました。ほかの人が続けています。
ohanami-choose =
    { $n ->
     [1] あと1枚選んでください。
   *[other] 2枚選んでください。
    }
ohanami-keep-these = { $cards }を選びますか？
ohanami-last-cards = このラウンド最後の札です。渡すものはありません。
ohanami-hand-on =
    { $side ->
     [left] 残りの{ $n }枚は左隣の{ $name }へ渡ります。
     [right] 残りの{ $n }枚は右隣の{ $name }へ渡ります。
   *[across] 残りの{ $n }枚は{ $name }へ渡ります。
    }
ohanami-kept = { $cards }を選びました。
ohanami-waiting-for = { $names }を待っています。
ohanami-lay-or-start = { $card }を置くか、庭を始めてください。
ohanami-lay-at-an-end = { $card }を庭の端に置いてください。
ohanami-start-with = { $card }で庭を始めてください。
ohanami-fits-nowhere = { $card }はどの庭にも置けません。捨ててください。
ohanami-rule-ends = いちばん小さい札より小さいか、いちばん大きい札より大きい札を置けます。
ohanami-rule-gardens = 庭はゲーム全体で三つまでです。
ohanami-rule-aside = 捨てた札は得点になりません。
ohanami-then = { $rule }次は{ $cards }です。
ohanami-after-that = そのあと、あなたが{ $cards }を置きます。
ohanami-turn-laid = この手番の札は置き終わりました。
ohanami-look-on = 観戦しています。
ohanami-one-chooses =
    { $n ->
     [1] { $name }が1枚選んでいます。
   *[other] { $name }が2枚選んでいます。
    }
ohanami-several-choose =
    { $n ->
     [2] { $names }が2枚ずつ選んでいます。
   *[other] { $names }が選んでいます。
    }
ohanami-one-lays =
    { $n ->
     [1] { $name }が1枚置いています。
   *[other] { $name }が2枚置いています。
    }
ohanami-several-lay = { $names }が札を置いています。
ohanami-undo = 元に戻す
ohanami-take-back = 選び直す
ohanami-keep = { $cards }を選ぶ
ohanami-keep-and-pass = { $cards }を選び、残りを渡す
ohanami-keep-some =
    { $n ->
     [1] 1枚選ぶ
   *[other] 2枚選ぶ
    }

## Where we are

ohanami-over = 終局
ohanami-where =
    { $side ->
     [left] ラウンド{ $round }/3・手番{ $turn }/5・手札は左へ
   *[right] ラウンド{ $round }/3・手番{ $turn }/5・手札は右へ
    }
ohanami-where-briefly = R{ $round }・手番{ $turn }/5
ohanami-is-choosing = 選択中
ohanami-has-chosen = 選択済み
ohanami-is-laying = 配置中、あと{ $n }枚
ohanami-waits = 待機中
ohanami-has-laid = 配置済み

## The gardens and the hand

ohanami-garden = 庭{ $n }
ohanami-garden-aloud =
    { $n ->
     [0] 庭{ $garden }：空
   *[other] 庭{ $garden }：{ $cards }
    }
ohanami-may-grow = ここに庭を作れます。
ohanami-starts-in = 空の庭はどれも同じです。次は庭{ $n }から始まります。
ohanami-keep-first = まず選んだ札を決めます。
ohanami-lay-first = まず選んだ札を置きます。そのあとこの手札から選びます。
ohanami-empty = 空
ohanami-card =
    { $suit ->
     [water] { $card }、水
     [plant] { $card }、植物
     [stone] { $card }、石
   *[blossom] { $card }、桜
    }
ohanami-slot =
    { $end ->
     [lowest] { $card }を庭{ $garden }の最小の札として置く
     [highest] { $card }を庭{ $garden }の最大の札として置く
   *[new] { $card }で新しい庭を始める
    }
ohanami-end-lowest = 最小
ohanami-end-highest = 最大
ohanami-end-new = 新しい庭
ohanami-your-hand = あなたの手札
ohanami-to-hand-on = 渡す札
ohanami-next-hand = 次の手札
ohanami-from = { $name }から
ohanami-kept-cards = 選んだ札
ohanami-to-lay = 置く札
ohanami-in-any-order = 順番は自由
ohanami-put-aside = 捨てる
ohanami-put-card-aside = { $card }を捨てる
ohanami-hand-empty = 次の札が来るまで手札はありません。
ohanami-gardens-stay = あなたの庭はこのまま残ります。
ohanami-unseen = 手札{ $hand }枚・伏せ札{ $chosen }枚・捨て札{ $aside }枚

## How the gardens stand

ohanami-panel = あなたの庭
ohanami-counted =
    { $suit ->
     [water] 水：{ $n }
     [plant] 植物：{ $n }
     [stone] 石：{ $n }
   *[blossom] 桜：{ $n }
    }
ohanami-of-suit =
    { $suit ->
     [water] 水{ $n }枚
     [plant] 植物{ $n }枚
     [stone] 石{ $n }枚
   *[blossom] 桜{ $n }枚
    }
ohanami-worth-water = 各{ $n }点
ohanami-worth-plant = 各{ $n }点
ohanami-worth-stone = 最後に各{ $n }点
ohanami-worth-blossom = 段階表で
ohanami-title-water = 水：毎ラウンド後、1枚{ $n }点
ohanami-title-plant = 植物：第2・第3ラウンド後、1枚{ $n }点
ohanami-title-stone = 石：第3ラウンド後、1枚{ $n }点
ohanami-title-blossom = 桜：第3ラウンド後、段階表で得点
ohanami-ladder = 桜の段階表：枚数と点数
ohanami-aside = 捨て札：{ $cards }

## Points to come

ohanami-now = 今計算した場合
ohanami-now-about = 今すぐ計算した場合の得点
ohanami-sure = 確定分
ohanami-sure-about = これ以上置かなくても最後に入る得点
ohanami-adds = 終わりまでに+{ $n }点

## The rules at a glance

ohanami-rules-lead = 2枚を選び、残りを渡し、選んだ札を置きます。三つのラウンドのあと、いちばん美しい庭の持ち主が勝ちます。
ohanami-rules-turn = 手番
ohanami-rules-choose = 選ぶ。
ohanami-rules-choose-how = 全員が同時に、手札から2枚を選んで伏せます。残りは隣の人に渡します。第1・第3ラウンドは左へ、第2ラウンドは右へ。
ohanami-rules-lay = 置く。
ohanami-rules-order =
    { $order ->
     [at-once] 全員が同時に置き、全員が終わるまで伏せておきます。
     [rotate] 1人ずつ順に置きます。始める人は手番ごとに隣へ移ります。
   *[last] 1人ずつ順に置きます。最後に選んだ人から始めます。
    }
ohanami-rules-lay-how = 札は庭の端に、いちばん小さい札より小さいか、いちばん大きい札より大きければ置けます。新しい庭を始めてもかまいません（ゲーム全体で三つまで）。捨てることもできます。
ohanami-rules-peek =
    { $peek ->
     [no] 次の手札は、自分の札を置き終えるまで見られません。
   *[yes] 置く前に次の手札を見てもかまいません。
    }
ohanami-rules-round = 五つの手番で1ラウンド、選ぶ札は10枚です。そのあと新しい手札が配られ、庭はそのまま残ります。
ohanami-rules-points = 得点
ohanami-suit-water = 水
ohanami-suit-plant = 植物
ohanami-suit-stone = 石
ohanami-suit-blossom = 桜
ohanami-rules-water = 毎ラウンド後、1枚{ $n }点
ohanami-rules-plant = 第2・第3ラウンド後、1枚{ $n }点
ohanami-rules-stone = 第3ラウンド後、1枚{ $n }点
ohanami-rules-blossom = 第3ラウンド後、1、3、6、10、15…点。1枚増えるごとに加わる点が1点ずつ多くなり、最高{ $most }点
ohanami-rules-end = 得点の多い人が勝ちです。同点なら桜の多い人が勝ちです。
