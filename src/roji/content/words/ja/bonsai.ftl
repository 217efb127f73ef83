### Bonsai.

## What was done

pruned-the-bonsai = 盆栽を剪定する
placed-wood =
    { $times ->
     [2] 枝を2枚置く
     [3] 枝を3枚置く
   *[other] 枝を置く
    }
placed-a-leaf =
    { $times ->
     [2] 葉を2枚置く
     [3] 葉を3枚置く
   *[other] 葉を置く
    }
placed-a-flower =
    { $times ->
     [2] 花を2枚置く
     [3] 花を3枚置く
   *[other] 花を置く
    }
placed-a-fruit =
    { $times ->
     [2] 実を2枚置く
     [3] 実を3枚置く
   *[other] 実を置く
    }
took-the-card-next-to-the-deck = 山札の隣のカードを取る
took-the-card-with-wood-or-a-leaf = 枝か葉の付くカードを取る
took-the-card-with-wood-and-a-flower = 枝と花の付くカードを取る
took-the-card-with-a-leaf-and-a-fruit = 葉と実の付くカードを取る
took-a-kind-card =
    { $kind ->
     [Tool] 道具
     [Growth] 成長
     [Master] 師匠
     [Helper] 助手
    *[Parchment] 巻物
    }カードを取る
took-a-kind-card-tiles =
    { $kind ->
     [Tool] 道具
     [Growth] 成長
     [Master] 師匠
     [Helper] 助手
    *[Parchment] 巻物
    }カードを取る：{ $tiles }
n-wood = 枝{ $n }
n-leaf = 葉{ $n }
n-leaves = 葉{ $n }
n-flower = 花{ $n }
n-flowers = 花{ $n }
n-fruit = 実{ $n }
n-fruits = 実{ $n }
one-other = { $one }、{ $other }
one-and-other = { $one }、{ $other }
cultivated = 育成する
took-wood = 枝を取る
took-a-leaf = 葉を取る
took-a-flower = 花を取る
took-a-fruit = 実を取る
finished-placing-tiles = タイルを置き終える
claimed-the-points-point-colour-goal =
    { $colour ->
     [brown] { $points }点の{ bonsai-goals-brown }を獲得する
     [green] { $points }点の{ bonsai-goals-green }を獲得する
     [orange] { $points }点の{ bonsai-goals-orange }を獲得する
     [pink] { $points }点の{ bonsai-goals-pink }を獲得する
   *[blue] { $points }点の{ bonsai-goals-blue }を獲得する
    }
renounced-the-colour-goal =
    { $colour ->
     [brown] { bonsai-goals-brown }を放棄する
     [green] { bonsai-goals-green }を放棄する
     [orange] { bonsai-goals-orange }を放棄する
     [pink] { bonsai-goals-pink }を放棄する
   *[blue] { bonsai-goals-blue }を放棄する
    }
gave-back-wood =
    { $times ->
     [2] 枝を2枚返す
     [3] 枝を3枚返す
   *[other] 枝を返す
    }
gave-back-a-leaf =
    { $times ->
     [2] 葉を2枚返す
     [3] 葉を3枚返す
   *[other] 葉を返す
    }
gave-back-a-flower =
    { $times ->
     [2] 花を2枚返す
     [3] 花を3枚返す
   *[other] 花を返す
    }
gave-back-a-fruit =
    { $times ->
     [2] 実を2枚返す
     [3] 実を3枚返す
   *[other] 実を返す
    }

## What may not be done

begin-your-turn-meditate-or-cultivate = 手番の始めに、瞑想か育成を選んでください
choose-wood-or-a-leaf-first = 先に枝か葉を選んでください
choose-the-tile-that-the-master-gives-first = 先に師匠がくれるタイルを選んでください
finish-with-the-helper-first = 先に助手の手伝いを終えてください
finish-cultivating-first = 先に育成を終えてください
claim-or-renounce-the-goals-that-your-bonsai-meets-first = 先に、達成した目標を獲得するか放棄してください
give-back-the-tiles-beyond-your-capacity-first = 先に、上限を超えたタイルを返してください
a-bonsai-is-pruned-at-the-beginning-of-a-turn = 剪定は手番の始めに行います
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = あなたの盆栽にはまだ枝を置けるので、剪定できません
the-bud-is-never-removed = 芽は取り除けません
there-is-no-tile-to-remove = そこに取り除くタイルはありません
that-tile-does-not-touch-wood-so-taking-it-off = そのタイルは枝に接していないので、取り除いても場所は空きません
that-would-take-falling-tiles-off-where-fewest-would-do = それでは{ $falling }枚取り除くことになりますが、{ $fewest }枚で足ります
no-card-is-left-there = そこにはもうカードがありません
your-last-cultivate-was-empty-and-no-tile-can-be = 前回の育成で何も置かず、今回も置けるタイルがありません
in-flourishing-spring-you-cultivate-only-with-a-flower-in = 「花咲く春」では、置ける花を手元に持っているときだけ育成できます
tiles-are-placed-when-you-cultivate-or-use-a-helper = タイルは育成するとき、または助手を使うときに置きます
there-is-no-tile-in-your-supply =
    { $tile ->
     [wood] 手元に枝がありません
     [leaf] 手元に葉がありません
     [flower] 手元に花がありません
   *[fruit] 手元に実がありません
    }
no-symbol-is-left-to-place-wood = 枝を置けるアイコンが残っていません
no-symbol-is-left-to-place-a-leaf = 葉を置けるアイコンが残っていません
no-symbol-is-left-to-place-a-flower = 花を置けるアイコンが残っていません
no-symbol-is-left-to-place-a-fruit = 実を置けるアイコンが残っていません
no-place-on-your-bonsai-takes-wood-it-must-touch = 盆栽に枝を置ける場所がありません。枝は枝に接していなければなりません
no-place-on-your-bonsai-takes-a-leaf-it-must = 盆栽に葉を置ける場所がありません。葉は枝に接していなければなりません
no-place-on-your-bonsai-takes-a-flower-it-must = 盆栽に花を置ける場所がありません。花は葉に接していなければなりません
no-place-on-your-bonsai-takes-a-fruit-it-must = 盆栽に実を置ける場所がありません。実は隣り合う2枚の葉に接し、ほかの実に接していてはいけません
in-flourishing-spring-every-cultivate-places-a-flower-and-after = 「花咲く春」では育成のたびに花を置きますが、これを置くと花を置けなくなります
the-bud-is-there = そこには芽があります
the-pot-is-there = そこには鉢があります
something-grows-there-already = そこにはもうタイルがあります
wood-must-touch-wood = 枝は枝に隣り合わせて置きます
a-leaf-must-touch-wood = 葉は枝に隣り合わせて置きます
a-flower-must-touch-a-leaf = 花は葉に隣り合わせて置きます
a-fruit-must-touch-two-leaves-that-touch-each-other = 実は、互いに隣り合う2枚の葉の両方に隣り合わせて置きます
a-fruit-may-not-touch-another-fruit = 実はほかの実に隣り合わせて置けません
this-card-comes-with-wood-or-a-leaf = このカードに付くのは枝か葉です
there-is-no-tile-to-choose-now = いま選ぶタイルはありません
you-are-not-placing-tiles = いまはタイルを置いていません
in-flourishing-spring-every-cultivate-places-a-flower = 「花咲く春」では育成のたびに花を置きます
your-last-cultivate-was-empty-so-place-at-least-one = 前回の育成で何も置かなかったので、今回は少なくとも1枚置いてください
that-goal-is-not-in-play = その目標は使われていません
you-have-a-colour-goal-and-one-of-each-colour =
    { $colour ->
     [brown] { bonsai-goals-brown }をもう持っています。目標は各色一つまでです
     [green] { bonsai-goals-green }をもう持っています。目標は各色一つまでです
     [orange] { bonsai-goals-orange }をもう持っています。目標は各色一つまでです
     [pink] { bonsai-goals-pink }をもう持っています。目標は各色一つまでです
   *[blue] { bonsai-goals-blue }をもう持っています。目標は各色一つまでです
    }
that-goal-is-claimed-already = その目標はすでに獲得されています
you-have-renounced-that-goal = その目標は放棄しました
your-bonsai-does-not-meet-that-goal-yet = 盆栽はまだその目標を満たしていません
goals-are-claimed-after-the-action-of-a-turn = 目標は手番の行動のあとに獲得します
goals-are-renounced-when-the-bonsai-meets-them-after-the = 目標を放棄できるのは、達成した手番の行動のあとだけです
there-is-no-colour-goal-to-decide-about =
    { $colour ->
     [brown] いま{ bonsai-goals-brown }を決めることはできません
     [green] いま{ bonsai-goals-green }を決めることはできません
     [orange] いま{ bonsai-goals-orange }を決めることはできません
     [pink] いま{ bonsai-goals-pink }を決めることはできません
   *[blue] いま{ bonsai-goals-blue }を決めることはできません
    }
tiles-are-given-back-at-the-end-of-a-turn = タイルを返すのは手番の終わりで、上限を超えた分だけです

## The end

two-hard-goals-and-a-low-one-were-needed-hard = 上級の目標二つと初級の目標一つが必要でした（獲得：上級{ $hard }、初級{ $low }）
points-points-but-target-were-needed = { $points }点でしたが、{ $target }点が必要でした
three-goals-were-needed-and-count-were-claimed = 目標が三つ必要でした（獲得：{ $count }）
four-parchments-were-needed-and-count-were-collected = 巻物が4枚必要でした（獲得：{ $count }）
all-five-goals-were-needed-and-count-were-claimed = 五つの目標すべてが必要でした（獲得：{ $count }）
three-goals-were-needed-on-one-bonsai-and-two-on = 一方の盆栽で三つ、もう一方で二つの目標が必要でした（実際は{ $most }と{ $fewest }）
points-points-and-all-that-was-asked-the-bonsai-will = { $points }点、条件もすべて達成：この盆栽は飾られます
equal-with-points-points-of-these-whoever-sits-farthest-from = { $points }点で同点のため、その中で手番順が最も後ろの人の勝ちです
the-bonsai-was-given-up = 盆栽をあきらめました

## The score pad, and what advice counts

leaves = 葉
flowers = 花
fruits = 実
parchments = 巻物
goals = 目標
goals-claimed = 獲得した目標
the-brown-goal-within-reach = 届きそうな{ bonsai-goals-brown }
the-green-goal-within-reach = 届きそうな{ bonsai-goals-green }
the-orange-goal-within-reach = 届きそうな{ bonsai-goals-orange }
the-pink-goal-within-reach = 届きそうな{ bonsai-goals-pink }
the-blue-goal-within-reach = 届きそうな{ bonsai-goals-blue }
company-still-to-be-found = これから隣り合う花と実
tiles-to-place-now = いま置くタイル
tiles-in-hand = 手元のタイル
growth-tools-and-parchments-for-later = 後で効く成長・道具・巻物
room-to-grow = 伸びる余地
turns-to-come = 残りの手番

## House rules

option-goals-name = 目標
option-goals = 目標タイルを使います。2–4人の初めての対局では省けます
option-goal-colours-name = 目標の色
option-goal-colours = 使う目標の3色
option-goal-colours-random = 無作為
option-goal-colours-brown-green-orange = 茶色・緑・オレンジ
option-goal-colours-brown-green-pink = 茶色・緑・ピンク
option-goal-colours-brown-green-blue = 茶色・緑・青
option-goal-colours-brown-orange-pink = 茶色・オレンジ・ピンク
option-goal-colours-brown-orange-blue = 茶色・オレンジ・青
option-goal-colours-brown-pink-blue = 茶色・ピンク・青
option-goal-colours-green-orange-pink = 緑・オレンジ・ピンク
option-goal-colours-green-orange-blue = 緑・オレンジ・青
option-goal-colours-green-pink-blue = 緑・ピンク・青
option-goal-colours-orange-pink-blue = オレンジ・ピンク・青
option-tokonoma-name = 床の間
option-tokonoma = 巻物はすべて山札の上半分に入ります
option-three-player-deck-name = 3人用の山札
option-three-player-deck = 3人の場合、ルールブックでは11枚を除いて36枚、カードの点の印では4枚だけを除いて43枚になります
option-three-player-deck-rulebook = 36枚
option-three-player-deck-printed = 43枚
option-refill-timing-name = 補充のタイミング
option-refill-timing = 新しいカードがいつ出るか
option-refill-timing-rulebook = すぐに
option-refill-timing-after-goals = 目標のあと
option-refill-timing-after-discard = 手番の終わり
option-level-name = 段位
option-level = ひとりで勝つのに必要な点数。シナリオには固有の点数があります
option-level-gakusei = 学生（80点）
option-level-senmon = 専門（100点）
option-level-sensei = 先生（120点）
option-level-yusha = 勇者（140点）
option-scenario-name = シナリオ
option-scenario = ひとり用：固有の目標とルールに挑みます
option-scenario-none = なし
option-scenario-slow-fall = ゆるやかな秋
option-scenario-long-winter = 長い冬
option-scenario-flourishing-spring = 花咲く春
option-scenario-scorching-summer = 灼熱の夏
option-scenario-emperor = 帝の試練
option-scenario-goals-name = シナリオの目標
option-scenario-goals = お持ちの箱に載っているシナリオの目標タイル（例：3,6,15）。空欄ならRojiが選んだ目標です
goal-colours-are-three-different-colours-with-commas-between-them = 目標の色は、コンマで区切った異なる三色か、random（無作為）です
there-is-no-goal-colour-name-there-is-colours = { $name }という目標の色はありません。あるのは{ $colours }です
scenario-goals-names-a-goal-twice = シナリオの目標に、同じ目標が二度あります
the-emperor-challenge-is-played-with-the-five-intermediate-goals = 帝の試練は中の目標五つで遊びます。シナリオの目標は空欄にしてください
slow-fall-needs-two-hard-goals-and-a-low-one = ゆるやかな秋では、シナリオの目標に、三色で難の目標二つと易の目標一つが要ります
this-scenario-is-played-with-three-goals-of-three-colours = このシナリオは三色の三つの目標で遊びます。シナリオの目標に3,6,15のように書いてください
there-is-no-goal-number-goals-go-from-1-to = { $number }という目標はありません。目標は1から15までで、コンマで区切ります
a-scenario-is-for-one-player-not-seats = シナリオはひとり用です。{ $seats }人では遊べません
a-scenario-sets-its-own-target-choose-no-level-with = シナリオには決まった目標点があります。段位は選ばないでください
a-scenario-has-goals-of-its-own-choose-no-goal = シナリオには固有の目標があります。目標の色は選ばないでください
scenario-goals-are-for-a-scenario-choose-one-or-leave = シナリオの目標はシナリオのためのものです。シナリオを選ぶか、空欄にしてください
alone-you-play-for-goals-they-cannot-be-left-out = ひとりのときは目標を目指して遊びます。目標は省けません
without-goals-there-are-no-goal-colours-to-choose = 目標がなければ、選べる目標の色もありません

## Tiles

bonsai-tile-wood = 枝
bonsai-tile-leaf = 葉
bonsai-tile-flower = 花
bonsai-tile-fruit = 実
bonsai-one-wood = 枝
bonsai-one-leaf = 葉
bonsai-one-flower = 花
bonsai-one-fruit = 実
bonsai-one-any = タイル
bonsai-two-wood = 枝2枚
bonsai-two-leaf = 葉2枚
bonsai-two-flower = 花2枚
bonsai-two-fruit = 実2枚
bonsai-some-wood = 枝{ $n }枚
bonsai-some-leaf = 葉{ $n }枚
bonsai-some-flower = 花{ $n }枚
bonsai-some-fruit = 実{ $n }枚
bonsai-some-any = 好きなもの{ $n }枚
bonsai-tiles = タイル{ $n }枚
bonsai-rule-wood = 枝は枝に隣り合わせて置きます。
bonsai-rule-leaf = 葉は枝に隣り合わせて置きます。
bonsai-rule-flower = 花は葉に隣り合わせて置きます。
bonsai-rule-fruit = 実は、互いに隣り合う2枚の葉の両方に隣り合わせ、ほかの実とは離して置きます。

## Cards

bonsai-cards = カード
bonsai-card-tool = 道具
bonsai-card-growth = 成長
bonsai-card-master = 師匠
bonsai-card-helper = 助手
bonsai-card-parchment = 巻物
bonsai-says-tool = 上限＋2
bonsai-says-growth =
    { $tile ->
     [wood] 枝＋1
     [leaf] 葉＋1
     [flower] 花＋1
   *[fruit] 実＋1
    }
bonsai-says-helper = すぐ置く
bonsai-says-master =
    { $which ->
     [any] 好きな1枚
   *[printed] { $n ->
         [2] 両方獲得
       *[other] 全部獲得
        }
    }
bonsai-says-parchment = 最後に得点
bonsai-effect-tool = 手元にタイルをもう2枚残せます
bonsai-effect-growth =
    { $tile ->
     [wood] 育成のたびに枝をもう1枚置けます
     [leaf] 育成のたびに葉をもう1枚置けます
     [flower] 育成のたびに花をもう1枚置けます
   *[fruit] 育成のたびに実をもう1枚置けます
    }
bonsai-effect-helper =
    { $tile ->
     [wood] いますぐ、好きなタイル1枚と枝1枚まで置けます
     [leaf] いますぐ、好きなタイル1枚と葉1枚まで置けます
     [flower] いますぐ、好きなタイル1枚と花1枚まで置けます
   *[fruit] いますぐ、好きなタイル1枚と実1枚まで置けます
    }
bonsai-effect-parchment =
    { $of ->
     [wood] 最後に、盆栽の枝1枚につき{ $n }点
     [leaf] 最後に、盆栽の葉1枚につき{ $n }点
     [flower] 最後に、盆栽の花1枚につき{ $n }点
     [fruit] 最後に、盆栽の実1枚につき{ $n }点
     [growth] 最後に、持っている成長カード1枚につき{ $n }点
     [helper] 最後に、持っている助手カード1枚につき{ $n }点
   *[master] 最後に、持っている師匠カード1枚につき{ $n }点
    }
bonsai-effect-master = { $tiles }をもらいます
bonsai-effect-master-any = 好きなタイルを1枚もらいます
bonsai-card-named = { $title }：{ $effect }
bonsai-bid-card = 左から{ $slot }枚目のカード（{ $title }、{ $shows }）を取る
bonsai-card-aloud = ：{ $effect }
bonsai-card-aloud-slot = ：{ $effect }。スロット{ $slot }：{ $gift }
bonsai-gift-1 = タイルなし
bonsai-gift-2 = 枝か葉
bonsai-gift-3 = 枝と花
bonsai-gift-4 = 葉と実
bonsai-or = か
bonsai-deck = 山札{ $n }枚
bonsai-deck-aloud = 山札、{ $n }枚
bonsai-slot-empty = スロット{ $slot }、カードなし
bonsai-no-card-yet = まだカードがありません。

## Goals

bonsai-goals = 目標
bonsai-no-goals = この卓に目標はありません。
bonsai-goals-brown = 文人木（枝）
bonsai-goals-green = 模様木（ひと続きの葉）
bonsai-goals-orange = 直幹（実）
bonsai-goals-pink = 斜幹（張り出す花）
bonsai-goals-blue = 懸崖（張り出し）
bonsai-rim-low = 金側
bonsai-rim-intermediate = 両側
bonsai-rim-hard = 下
bonsai-goal-brown = 芽を含めて枝{ $n }枚
bonsai-goal-green = ひと続きの葉{ $n }枚
bonsai-goal-orange = 実{ $n }枚
bonsai-goal-pink = 同じ側に張り出した花{ $n }枚
bonsai-reach-low = 金継ぎの側に張り出したタイル
bonsai-reach-intermediate = 両側に張り出したタイル
bonsai-reach-hard = 両側に張り出したタイル、そのうち一つは鉢より下
bonsai-goal-claimed = 獲得済み
bonsai-goal-met = 達成
bonsai-goal-claimed-by = { $name }が獲得
bonsai-goal-closed = もう誰も獲得できません
bonsai-goal-open = 獲得できます
bonsai-goal-open-to = 獲得できる人：{ $names }
bonsai-goal-so-far = { $state }、いま{ $n }／{ $of }
bonsai-goal-name = { $says }：{ $n }点、{ $state }
bonsai-goal-aloud = { $need }（{ $says }）、{ $n }点、{ $state }
bonsai-goal-claim = 獲得する：{ $goal }
bonsai-goal-told = { $goal }、{ $n }点：{ $says }。
bonsai-goal-far = いま{ $n }／{ $of }。
bonsai-so-many-of = { $n }／{ $of }

## What to do

bonsai-undo = 元に戻す
bonsai-done = 終える
bonsai-cultivate = 育成
bonsai-take = 取る
bonsai-take-card = { $title }を取る
bonsai-renounce = 放棄する
bonsai-claim-points = { $n }点を獲得
bonsai-claim-brief = { $n }点獲得
bonsai-do-meditate = 瞑想
bonsai-do-meditate-first = 瞑想
bonsai-do-cultivate = 育成
bonsai-meditate-or-cultivate = { $meditate }か{ $cultivate }をします。
bonsai-meditate-or-cultivate-rule = カードに触れて下のタイルとともに取るか、盆栽にタイルを置きます。
bonsai-prune-meditate-or-cultivate = 剪定、{ $meditate }、{ $cultivate }のどれかをします。
bonsai-prune-rule = 盆栽に枝を置ける場所がありません。場所を空けるため、最少のタイルを切ることができます。
bonsai-only-cultivate = 盆栽を育成します。
bonsai-only-cultivate-rule = 取れるカードがありません。
bonsai-only-meditate = 瞑想します。カードを取ってください。
bonsai-touch-a-card-or-a-tile = カードに触れて取るか、タイルに触れて置きます。
bonsai-touch-scissors = はさみに触れて剪定するか、カードに触れて取るか、タイルに触れて置きます。
bonsai-touch-a-tile = タイルに触れて置きます。
bonsai-touch-a-card = カードに触れて取ります。
bonsai-touch-a-place = 盆栽の印のついた場所に触れます。
bonsai-and-last =
    { $rule }{ $n ->
     [1] これが最後の手番です。
   *[other] 最後の一巡です。
    }
bonsai-take-the = このカード（{ $card }）を取りますか？
bonsai-take-the-rule = 付くタイル：{ $gift }。効果：{ $effect }。
bonsai-take-wood-or-leaf = { $wood }か{ $leaf }を取ります。
bonsai-take-wood-or-leaf-rule = 取ったカードに付くタイルです。
bonsai-take-any = 好きな{ $tile }を取ります。
bonsai-take-any-rule = 師匠がくれます。
bonsai-give-back = { $tiles }を返します。
bonsai-give-back-rule = 手元に残せるのは{ $n }枚です。
bonsai-choose-where = { $tile }を置く場所を選びます。
bonsai-may-still-place = まだ置けるもの：{ $tiles }。
bonsai-both = { $one }{ $other }
bonsai-nothing-grows = いま置けるものはもうありません。
bonsai-no-tile-left = 置けるタイルがもう手元にありません。
bonsai-choose-a-tile = タイルを選びます。
bonsai-claim-a-goal = 目標を獲得します。
bonsai-claim = { $goal }を獲得しますか？
bonsai-claim-rule = 達成：{ $says }。放棄すると、あとで獲得できません。
bonsai-claim-touch = 放棄すると、あとで獲得できません。
bonsai-one-moment = お待ちください。
bonsai-you-look-on = 観戦中です。
bonsai-grow-at = { $cell }に{ $tile }を置く、{ $points }
bonsai-no-points = 得点なし
bonsai-points-more = { $n }点増
bonsai-points-less = { $n }点減
bonsai-prune-at = { $cell }を剪定、タイル{ $n }枚がなくなる
bonsai-renounce-title = この目標を放棄しますか？
bonsai-renounce-about = 帝は五つの目標すべてを求めます。放棄した目標は、もう一方の盆栽でも、あとで獲得できません。試練に勝てなくなります。
bonsai-renounce-it = 放棄する
bonsai-go-back = 戻る

## What others do

bonsai-does-action = { $name }が瞑想か育成をします。
bonsai-does-slot-tile = { $name }がタイルを取ります。
bonsai-does-master-tile = { $name }がタイルを取ります。
bonsai-does-helper = { $name }が助手を使っています。
bonsai-does-cultivate = { $name }が育成しています。
bonsai-does-goals = { $name }が目標を決めています。
bonsai-does-discard = { $name }がタイルを返します。
bonsai-does-over = { $name }は休んでいます。
bonsai-doing-action = 考え中
bonsai-doing-slot-tile = 瞑想中
bonsai-doing-master-tile = 瞑想中
bonsai-doing-helper = 配置中
bonsai-doing-cultivate = 育成中
bonsai-doing-goals = 目標を検討中
bonsai-doing-discard = 返却中
bonsai-holds = タイル{ $tiles }枚・カード{ $cards }枚
bonsai-turns-left =
    { $n ->
     [1] 最後の手番
   *[other] 残り{ $n }手番
    }
bonsai-turns-left-rule = 残り{ $n }手番です。
bonsai-grown = 木が育ちました

## The board

bonsai-tree = 盆栽
bonsai-your-tree = あなたの盆栽
bonsai-nth-tree = 盆栽{ $n }
bonsai-nth-tree-tended = 盆栽{ $n }（いま手入れ中）
bonsai-nth-tree-rests = 盆栽{ $n }（お休み中）
bonsai-tended = こちらを手入れ中
bonsai-rests = こちらはお休み
bonsai-tree-of = { $name }の盆栽
bonsai-tree-aloud = 盆栽：{ $wood }、{ $leaf }、{ $flower }、{ $fruit }
bonsai-beyond-the-rim = 縁の外
bonsai-beyond-the-rim-of = 縁の外
bonsai-gold-crack-side = 金継ぎの側
bonsai-rim = 縁
bonsai-gold-side = 金側
bonsai-your-tiles = 手元のタイル
bonsai-tiles-of = タイル{ $n }／{ $of }枚
bonsai-touch-take = { $tile }を取る、手元に{ $some }
bonsai-touch-give-back = { $tile }を返す、手元に{ $some }
bonsai-cultivate-may-place = 1回の育成で置けるもの：{ $tiles }
bonsai-helper-used-up = 助手：使用済み
bonsai-helper-may-place = 助手でまだ置けるもの：{ $tiles }
bonsai-this-player = この人
bonsai-seat = 席{ $n }
bonsai-points-so-far = これまでの得点
bonsai-part-leaf = 葉
bonsai-part-flower = 花
bonsai-part-fruit = 実
bonsai-part-parchment = 巻物
bonsai-part-goals = 目標
bonsai-part-total = 合計
bonsai-alcove =
    { $self ->
     [yes] 床の間に飾られたあなたの盆栽、{ $n }点
   *[no] 床の間に飾られた{ $name }の盆栽、{ $n }点
    }
bonsai-whose-tree = 誰の木
bonsai-show-tree-of =
    { $self ->
     [yes] あなたの木
   *[no] { $name }の木
    }
bonsai-score-by-part = 得点の内訳
bonsai-save-svg = SVGで保存
bonsai-save-png = PNGで保存

## Alone

bonsai-to-win = 勝つには
bonsai-points-of = { $points }／{ $n }点
bonsai-target = { $n }点で勝ち
bonsai-target-brief = { $n }点で勝ち
bonsai-goals-our-choice = このシナリオの目標はRojiが選んだものです。箱をお持ちなら、印刷された目標に変えられます。
bonsai-parchments-where = 巻物{ $all }枚：あなた{ $owned }、スロット{ $shown }、捨て札{ $gone }、残り{ $left }
bonsai-cards-gone = 捨てられたカード{ $n }枚
bonsai-scenario-slow-fall = ゆるやかな秋
bonsai-scenario-long-winter = 長い冬
bonsai-scenario-flourishing-spring = 花咲く春
bonsai-scenario-scorching-summer = 灼熱の夏
bonsai-scenario-emperor = 帝の試練
bonsai-asks-none = 各色の目標を一つずつ獲得し、点数に届かせます。
bonsai-asks-slow-fall = 上級の目標二つと初級の目標一つを獲得します。
bonsai-asks-long-winter = 三つの目標すべてを獲得し、巻物を4枚集めます。
bonsai-asks-flourishing-spring = 三つの目標すべてを獲得します。育成のたびに花を置かなければなりません。
bonsai-asks-scorching-summer = 三つの目標すべてを獲得します。最後に、隣り合っていない花と実は枯れます。
bonsai-asks-emperor = 一方の盆栽で三つ、もう一方で二つ、五つの目標すべてを獲得します。育成のたびに、手入れする盆栽が入れ替わります。

## The rules at a glance

bonsai-glance-lead = 鉢の木を、タイル1枚ずつ育てます。山札がなくなったら全員があと1手番。得点の最も多い人の勝ちです。
bonsai-glance-turn = 手番は二つのうち一つ
bonsai-glance-meditate-title = 瞑想。
bonsai-glance-meditate = カード1枚と、その下のタイルを取ります。山札の隣はタイルなし、次は枝か葉、枝と花、葉と実です。
bonsai-glance-cultivate-title = 育成。
bonsai-glance-cultivate = 好きなタイル1枚、枝1枚、葉1枚まで置けます。成長カード1枚ごとにもう1枚置けます。
bonsai-glance-then = そのあと、達成した目標を獲得するか放棄します（各色一つ）。最後に、5枚を超えたタイルを返します。道具1枚ごとに2枚多く残せます。
bonsai-glance-where = タイルを置ける場所
bonsai-glance-wood = 枝は枝に隣り合わせて置きます。それ自体は0点です。
bonsai-glance-leaf = 葉は枝に隣り合わせて置きます。3点です。
bonsai-glance-flower = 花は葉に隣り合わせて置きます。六つの辺のうち、タイルに接していない辺一つにつき1点です。
bonsai-glance-fruit = 実は、互いに隣り合う2枚の葉の両方に隣り合わせ、ほかの実とは離して置きます。7点です。
bonsai-glance-pot = 鉢の上には置けません。枝を置ける場所がなくなったら、手番の前に、場所を空けるための最少のタイルを剪定できます。
bonsai-glance-tool = 手元にタイルをもう2枚残せます
bonsai-glance-growth = 育成のたびにもう1枚置けます
bonsai-glance-master = 描かれたタイルをもらいます
bonsai-glance-helper = 描かれたタイルをすぐに置けます。いまもらったタイルも置けます
bonsai-glance-parchment = 最後に得点
bonsai-glance-goals = 目標
bonsai-glance-goals-brown = 芽を含めて枝{ $low }、{ $middle }、{ $high }枚
bonsai-glance-goals-green = ひと続きの葉{ $low }、{ $middle }、{ $high }枚
bonsai-glance-goals-orange = 実{ $low }、{ $middle }、{ $high }枚
bonsai-glance-goals-pink = 同じ側に張り出した花{ $low }、{ $middle }、{ $high }枚
bonsai-glance-goals-blue = 「金側」：金継ぎの側に張り出したタイル。「両側」：両側に張り出したタイル。「下」：両側に張り出し、そのうち一つは鉢より下
bonsai-glance-goals-worth = { $asks }。得点は{ $low }、{ $middle }、{ $high }点。
bonsai-glance-deck = 山札は1人と2人で32枚、3人で{ $three }枚、4人で47枚です。
bonsai-glance-equal = 同点なら、手番順が最も後ろの人の勝ちです。
bonsai-glance-alone-title = ひとりで
bonsai-glance-alone = カードを取ると、その左のカードもなくなります（いちばん左なら山札の次のカード）。育成するといちばん右のカードがなくなります。三つの目標を獲得し、点数に届かせます。
