### Takenoko.

## Names

takenoko-deed-plots = 区画
takenoko-deed-channel = 水路
takenoko-deed-gardener = 庭師
takenoko-deed-panda = パンダ
takenoko-deed-objective = 目的
takenoko-deck-plot = 区画
takenoko-deck-gardener = 庭師
takenoko-deck-panda = パンダ
takenoko-colour-green = 緑
takenoko-colour-yellow = 黄
takenoko-colour-pink = ピンク
takenoko-kind-plot = 区画
takenoko-kind-gardener = 庭師
takenoko-kind-panda = パンダ
takenoko-kind-watershed = 水源
takenoko-kind-enclosure = 柵
takenoko-kind-fertilizer = 肥料
takenoko-improvement-watershed = 水源
takenoko-improvement-enclosure = 柵
takenoko-improvement-fertilizer = 肥料
takenoko-improvement-does-watershed = 水路がなくても灌漑されます。
takenoko-improvement-does-enclosure = パンダはそこで何も食べません。
takenoko-improvement-does-fertilizer = 竹が一度に2節伸びます。
takenoko-weather-sun = 晴れ
takenoko-weather-rain = 雨
takenoko-weather-wind = 風
takenoko-weather-storm = 嵐
takenoko-weather-cloud = 曇り
takenoko-weather-question = 好きな天候
takenoko-weather-does-sun = 異なるアクションを3つ
takenoko-weather-does-rain = 灌漑された区画1つで竹が伸びる
takenoko-weather-does-wind = 同じアクションを2回できる
takenoko-weather-does-storm = パンダを好きな場所へ
takenoko-weather-does-cloud = 改善を1つ取る
takenoko-weather-does-question = 天候を選ぶ
takenoko-weather-now-sun = 晴れ
takenoko-weather-now-rain = 雨
takenoko-weather-now-wind = 風
takenoko-weather-now-storm = 嵐
takenoko-weather-now-cloud = 曇り
takenoko-weather-now-question = 好きな天候
takenoko-plot =
    { $improvement ->
     [plain] { "" }
     [watershed] 水源つきの
     [enclosure] 柵つきの
   *[fertilizer] 肥料つきの
    }{ $colour ->
     [green] 緑の区画
     [yellow] 黄の区画
   *[pink] ピンクの区画
    }
takenoko-plot-label =
    { $improvement ->
     [plain] { $colour ->
         [green] 緑
         [yellow] 黄
        *[pink] ピンク
        }
     [watershed] 水源
     [enclosure] 柵
   *[fertilizer] 肥料
    }
takenoko-place =
    { $ground ->
     [pond] 池
     [none] { $where }
     [green] { $where }の緑の区画
     [yellow] { $where }の黄の区画
    *[pink] { $where }のピンクの区画
    }
takenoko-beside = 隣は{ $colours }

## Numbers of things

takenoko-plots = 区画{ $n }枚
takenoko-count-channel = 水路{ $n }本
takenoko-count-watershed = 水源{ $n }つ
takenoko-count-enclosure = 柵{ $n }つ
takenoko-count-fertilizer = 肥料{ $n }つ
takenoko-count-improvement = 改善{ $n }つ
takenoko-objectives-count = 目的{ $n }枚達成
takenoko-held =
    { $colour ->
     [green] 緑{ $n }
     [yellow] 黄{ $n }
   *[pink] ピンク{ $n }
    }
takenoko-of = { $n }／{ $all }

## What to do

takenoko-ask-gardener = { $noun }をまっすぐ動かしてください。
takenoko-noun-gardener = 庭師
takenoko-rule-gardener = 止まった区画と、隣の同じ色の区画で竹が伸びます。
takenoko-ask-panda = { $noun }をまっすぐ動かしてください。
takenoko-noun-panda = パンダ
takenoko-rule-panda = 止まった区画の竹を1節食べます。柵があると食べません。
takenoko-ask-objective = { $noun }を選んでください。
takenoko-noun-objective = 山札
takenoko-rule-objective = 一番上のカードを引きます。手札は5枚までです。
takenoko-ask-water = { $noun }を置く場所を選んでください。
takenoko-noun-water = 水路
takenoko-rule-water = 区画と区画の間で、池かほかの水路につなげます。
takenoko-ask-chip = { $noun }を置く区画を選んでください。
takenoko-noun-chip =
    { $kind ->
     [watershed] 水源
     [enclosure] 柵
   *[fertilizer] 肥料
    }
takenoko-rule-chip = 竹も改善もない区画に置けます。{ $does }
takenoko-ask-roll = { $noun }を振ってください。
takenoko-noun-roll = 天候ダイス
takenoko-rule-roll = そのあと、異なるアクションを2つ行います。
takenoko-ask-weather = { $noun }を選んでください。
takenoko-noun-weather = 天候
takenoko-rule-weather = 選んだとおりの天候になります。
takenoko-rule-weather-no-cloud = 改善が残っていないので、ほかの天候を選べます。
takenoko-ask-rain = 雨：竹が伸びる{ $noun }を選んでください。
takenoko-noun-rain = 区画
takenoko-ask-rain-nothing = 雨ですが、伸びる竹がありません。
takenoko-rule-rain = 灌漑された区画で1節、肥料があれば2節伸びます。
takenoko-ask-storm = 嵐：{ $noun }を好きな場所へ動かせます。
takenoko-noun-storm = パンダ
takenoko-ask-storm-nothing = 嵐ですが、行ける場所がありません。
takenoko-rule-storm = そこで竹を1節食べます。
takenoko-ask-cloud = 曇り：{ $noun }を1つ取ってください。
takenoko-noun-cloud = 改善
takenoko-rule-cloud = 好きなときに置けます。
takenoko-ask-keep =
    { $n ->
     [1] 区画を{ $noun }取ってください。
     [2] 区画2枚から{ $noun }残してください。
   *[3] 区画3枚から{ $noun }残してください。
    }
takenoko-noun-keep = 1枚
takenoko-rule-keep = すぐに置きます。ほかは山の下に戻します。
takenoko-ask-under = 山の下に{ $noun }入れる区画はどれですか？
takenoko-noun-under = 先に
takenoko-rule-under = もう1枚より先に引かれます。
takenoko-ask-lay = { $noun }を置いてください。
takenoko-noun-lay =
    { $improvement ->
     [plain] { "" }
     [watershed] 水源つきの
     [enclosure] 柵つきの
   *[fertilizer] 肥料つきの
    }{ $colour ->
     [none] 区画
     [green] 緑の区画
     [yellow] 黄の区画
   *[pink] ピンクの区画
    }
takenoko-rule-lay = 池の隣、または2つの区画の隣に置きます。
takenoko-ask-improve = 竹が生える前に、区画を改善しますか？
takenoko-rule-improve = 1つの区画に置ける改善は1つです。
takenoko-ask-serve = 竹が足りません。{ $noun }区画を選んでください。
takenoko-noun-serve = 伸びる
takenoko-rule-serve = この色の竹は全部には行き渡りません。
takenoko-ask-again = もう達成されています。{ $noun }引いてください。
takenoko-noun-again = もう一度
takenoko-rule-again = { $card }：このカードは山札の下に戻ります。どの山札からでも引けます。
takenoko-ask-end = 手番を終えてください。
takenoko-ask-end-or-claim = 手番を終えるか、目的を達成してください。
takenoko-ask-ends = 手番が終わります。
takenoko-rule-ends = ほかにできることはありません。まだ元に戻せます。
takenoko-rule-ends-now = ほかにできることはありません。
takenoko-ask-third = { $noun }を選ぶか、手番を終えてください。
takenoko-noun-third = 3つ目のアクション
takenoko-rule-third = 晴れ：前の2つと異なるものを選びます。
takenoko-ask-actions = { $noun }を選んでください。
takenoko-noun-actions = アクション{ $n }つ
takenoko-rule-actions = 異なる2つを、1つずつ行います。
takenoko-rule-actions-weather = { $name }：{ $does }。
takenoko-ask-another = { $noun }を選んでください。
takenoko-noun-another = 次のアクション
takenoko-rule-claims = 達成できる目的が{ $n }枚あります。カードに触れると達成します。
takenoko-rule-free = { $things }も置けます。
takenoko-sentences = { $one }{ $other }
takenoko-last-turns =
    { $n ->
     [1] これが最後の手番です。
   *[other] 残り{ $n }手番です。
    }
takenoko-where-turns =
    { $n ->
     [1] 最後の手番
   *[other] 残り{ $n }手番
    }
takenoko-briefly-turns =
    { $n ->
     [1] 最後の手番
   *[other] 残り{ $n }手番
    }
takenoko-undo = 元に戻す
takenoko-back = 戻る
takenoko-roll = ダイスを振る
takenoko-roll-aloud = 天候ダイスを振る
takenoko-decline-rain = 雨を使わない
takenoko-decline-storm = 嵐を使わない
takenoko-decline-cloud = 改善を取らない
takenoko-decline-weather = 天候を使わない
takenoko-leave = そのままにする
takenoko-end = 手番を終える

## What others do

takenoko-wait-moment = お待ちください。
takenoko-look-on = 観戦中です。
takenoko-wait-roll = { $name }が天候ダイスを振ります。
takenoko-wait-weather = { $name }が天候を選んでいます。
takenoko-wait-rain = { $name }が雨を降らせています。
takenoko-wait-storm = { $name }がパンダを動かしています。
takenoko-wait-cloud = { $name }が改善を選んでいます。
takenoko-wait-actions = { $name }がアクションを選んでいます。
takenoko-wait-keep = { $name }が区画を選んでいます。
takenoko-wait-under = { $name }が区画を戻しています。
takenoko-wait-lay = { $name }が区画を置いています。
takenoko-wait-improve = { $name }が新しい区画を見ています。
takenoko-wait-serve = { $name }が竹を分けています。
takenoko-wait-objective = { $name }が目的カードを引いています。
takenoko-doing-roll = ダイスを振る
takenoko-doing-weather = 選択中
takenoko-doing-rain = 雨
takenoko-doing-storm = 嵐
takenoko-doing-cloud = 選択中
takenoko-doing-actions = 考え中
takenoko-doing-keep = 選択中
takenoko-doing-under = 選択中
takenoko-doing-lay = 配置中
takenoko-doing-improve = 配置中
takenoko-doing-serve = 庭仕事
takenoko-doing-objective = 選択中

## The five actions, and choices

takenoko-actions = アクション
takenoko-actions-done = { $n }／{ $all }
takenoko-deed-aloud =
    { $state ->
     [done] { $deed }、実行済み
     [twice] { $deed }、2回実行済み
     [closed] { $deed }、今はできません
   *[open] { $deed }
    }
takenoko-drawn =
    { $n ->
     [1] 最後の区画
   *[other] 引いた区画{ $n }枚
    }
takenoko-keep = { $plot }を残す
takenoko-under-title = 先に山の下へ
takenoko-under = { $plot }を先に山の下へ
takenoko-lay-title = 置く区画
takenoko-weather-title = 天候
takenoko-weather-choice = { $name }：{ $does }
takenoko-improvements-title = 改善
takenoko-improvements-yours = あなたの改善
takenoko-take =
    { $kind ->
     [watershed] 水源を取る。
     [enclosure] 柵を取る。
   *[fertilizer] 肥料を取る。
    }{ $does }
takenoko-add =
    { $kind ->
     [watershed] 手元の水源を置く。
     [enclosure] 手元の柵を置く。
   *[fertilizer] 手元の肥料を置く。
    }{ $does }
takenoko-objectives-title = 目的
takenoko-draw =
    { $deck ->
     [plot] 区画の目的カードを引く、残り{ $n }枚
     [gardener] 庭師の目的カードを引く、残り{ $n }枚
   *[panda] パンダの目的カードを引く、残り{ $n }枚
    }

## The garden

takenoko-garden = 庭、区画{ $n }枚
takenoko-garden-whole = 庭全体
takenoko-garden-plots = 庭の区画
takenoko-plot-has =
    { $water ->
     [no] 水なし
   *[yes] { $n }節
    }{ $improvement ->
     [plain] { "" }
     [watershed] 、水源
     [enclosure] 、柵
   *[fertilizer] 、肥料
    }
takenoko-figures = 庭師：{ $gardener }、パンダ：{ $panda }
takenoko-target-gardener = 庭師を{ $place }へ
takenoko-target-panda = パンダを{ $place }へ
takenoko-target-storm = パンダを{ $place }へ
takenoko-target-rain = { $place }に雨
takenoko-target-serve = { $place }を伸ばす
takenoko-target-lay = { $place }に置く
takenoko-target-water = { $one }と{ $other }の間に水路
takenoko-target-chip =
    { $kind ->
     [watershed] { $place }に水源
     [enclosure] { $place }に柵
   *[fertilizer] { $place }に肥料
    }
takenoko-target-tagged = { $target }、{ $tag }
takenoko-tag-eats = 1節食べる
takenoko-tag-eats-nothing = 食べない
takenoko-tag-grows = { $n }節伸びる
takenoko-tag-grows-nothing = 伸びない
takenoko-tag-irrigated = 灌漑される
takenoko-tag-dry = 水なし
takenoko-tag-gains = +{ $n }
takenoko-tag-loses = −{ $n }

## The weather

takenoko-weather = 天候
takenoko-weather-roll = ダイスを振ってください
takenoko-weather-waits = まだ振られていません
takenoko-weather-none = 天候なし
takenoko-weather-none-why = 最初のラウンド
takenoko-weather-aloud = 天候：{ $name }、{ $does }

## Boards and supply

takenoko-supply = ストック
takenoko-supply-plots = 区画
takenoko-supply-channels = 水路
takenoko-supply-objectives-plot = 区画の目的
takenoko-supply-objectives-gardener = 庭師の目的
takenoko-supply-objectives-panda = パンダの目的
takenoko-bamboo = 竹
takenoko-boards = 個人ボード
takenoko-board = 個人ボード
takenoko-board-yours = あなたのボード
takenoko-put =
    { $what ->
     [channel] 水路を置く、手元に{ $n }
     [watershed] 水源を置く、手元に{ $n }
     [enclosure] 柵を置く、手元に{ $n }
   *[fertilizer] 肥料を置く、手元に{ $n }
    }
takenoko-hand = 手札の目的{ $n }枚
takenoko-hand-aloud = 手札の目的{ $n }枚：{ $kinds }
takenoko-in-hand = 手札
takenoko-in-hand-none = 目的はありません。
takenoko-eaten = 食べた竹
takenoko-store = 手元
takenoko-hand-word = 手札
takenoko-done = 達成
takenoko-done-none = まだありません。
takenoko-points = これまでの得点
takenoko-emperor = 皇帝
takenoko-emperor-comes = { $n }枚達成で皇帝が訪れます
takenoko-emperor-with = 皇帝は{ $name }のもとに
takenoko-emperor-points = +2点
takenoko-emperor-way = { $name }：目的{ $n }／{ $all }枚
takenoko-total = 合計
takenoko-settings = この卓で
takenoko-setting-roll = 天候ダイスを自動で振る
takenoko-setting-end = ほかにできることがなければ手番を終える
takenoko-setting-order = 区画を山の下に戻す順を選ぶ
takenoko-coming = これからの得点
takenoko-coming-sure = これまでの得点
takenoko-coming-ready = いま達成できる目的も含めて
takenoko-coming-all = 手札をすべて達成すると
takenoko-ready = +{ $n } 達成可能

## Objectives

takenoko-objectives-yours = あなたの目的
takenoko-objectives-yours-done = あなたが達成した目的
takenoko-objectives-done = 達成した目的
takenoko-rejected = いま戻したカード
takenoko-plots-of =
    { $colour ->
     [green] 緑の区画{ $n }つ
     [yellow] 黄の区画{ $n }つ
   *[pink] ピンクの区画{ $n }つ
    }
takenoko-sections-of =
    { $colour ->
     [green] 緑の竹{ $n }節
     [yellow] 黄の竹{ $n }節
   *[pink] ピンクの竹{ $n }節
    }
takenoko-card-plots =
    { $shape ->
     [line] 直線に並ぶ{ $plots }
     [curve] 曲線に並ぶ{ $plots }
     [triangle] 三角形に並ぶ{ $plots }
   *[diamond] ひし形に並ぶ{ $plots }
    }
takenoko-card-stalks =
    { $condition ->
     [any] { "" }
     [none] 改善なしの
     [watershed] 水源つきの
     [enclosure] 柵つきの
   *[fertilizer] 肥料つきの
    }高さ{ $height }の{ $colour ->
     [green] 緑の竹
     [yellow] 黄の竹
   *[pink] ピンクの竹
    }{ $n }本
takenoko-card-aloud = { $deck }の目的：{ $asks }、{ $points }点
takenoko-card-claim = 達成する、{ $deck }の目的：{ $asks }、{ $points }点
takenoko-card-near = { $deck }の目的：{ $asks }、{ $points }点、{ $near }
takenoko-card-fulfilled = 達成可能
takenoko-card-missing = あと{ $n }
takenoko-claim = 達成

## The end

takenoko-harvest = 収穫
takenoko-harvest-whose = 誰の収穫
takenoko-harvest-of =
    { $self ->
     [yes] あなたの収穫
   *[no] { $name }の収穫
    }
takenoko-harvest-parts = 得点の内訳
takenoko-harvest-none = 達成した目的はありません。

## Rules at a glance

takenoko-rules-lead = 皇帝の竹を育て、パンダに食べさせ、庭を広げます。最初に目的を9枚、8枚、7枚（2人、3人、4人のとき）達成した人が皇帝を迎え、ほかの人はあと1手番ずつ行います。得点が最も多い人の勝ちです。
takenoko-rules-turn = 手番
takenoko-rules-turn-how = 天候ダイスを振り（最初のラウンドは振りません）、異なるアクションを2つ、順に行います。振ったあとはいつでも、水路や改善を置き、目的を達成できます。
takenoko-rules-deed-plots = 3枚引き、1枚を池の隣か2つの区画の隣に置きます。ほかは山の下に戻します。
takenoko-rules-deed-channel = 水路を1本取ります。置くのは今でも後でもかまいません。
takenoko-rules-deed-gardener = まっすぐ動かします。止まった区画と、隣の灌漑された同じ色の区画で竹が伸びます。
takenoko-rules-deed-panda = まっすぐ動かします。止まった区画の竹を1節食べます。
takenoko-rules-deed-objective = 好きな山札からカードを1枚引きます。手札は5枚までです。
takenoko-rules-water = 水と竹
takenoko-rules-water-how = 池の隣、水路の隣、水源のある区画は灌漑されています。竹は灌漑された区画だけで伸び、4節までです。初めて水が来たとき、すぐに1節伸びます。水路は池の角から始まります。
takenoko-rules-improvements = 1つの区画に1つまで、竹のない区画だけに置けます。
takenoko-rules-objectives =
    区画：この形と色で、すべて灌漑されていること。回転はできますが、裏返しはできません。庭師：この高さ{ $exact ->
     [yes] ちょうど
   *[no] 以上
    }の竹。パンダ：ボードにある竹の節。使った節はストックに戻ります。
takenoko-rules-advanced = 引いたときにもう達成されている目的は山札の下に戻し、引き直します。
takenoko-rules-equal = 同点なら、パンダの目的の得点が多い人の勝ちです。

## House rules

option-advanced-name = 上級ルール
option-advanced = 引いたときに達成されている目的は引き直します
option-gardener-exact-name = 高さちょうど
option-gardener-exact = 高さ3の竹は3節だけを数え、4節は数えません
option-unlimited-bamboo-name = 竹は無制限
option-unlimited-bamboo = 竹がなくなることはありません

## The score sheet

plot-objectives = 区画の目的
gardener-objectives = 庭師の目的
panda-objectives = パンダの目的
emperor = 皇帝
the-emperor = 皇帝

## Said by the rules

rolled-the-weather-die = 天候ダイスを振る
rolled-face =
    天候ダイス：{ $face ->
     [sun] 晴れ
     [rain] 雨
     [wind] 風
     [storm] 嵐
     [cloud] 曇り
    *[any] 「？」
    }
laid-a-colour-plot-where =
    { $where }に{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を置く
moved-the-gardener-to-place-1-section-grew =
    庭師を{ $place }へ動かし、竹が1節{ $times ->
     [2] ずつ伸びる
    *[other] 伸びる
    }
moved-the-gardener-to-place-n-sections-grew =
    庭師を{ $place }へ動かし、竹が{ $n }節{ $times ->
     [2] ずつ伸びる
    *[other] 伸びる
    }
moved-the-panda-to-place-where-he-ate-a-colour =
    パンダを{ $place }へ動かし、{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }を1節{ $times ->
     [2] ずつ食べる
    *[other] 食べる
    }
frightened-the-panda-to-place-where-he-ate-a-colour =
    嵐でパンダを{ $place }へ動かし、{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }を1節食べる
made-no-use-of-the-weather = 天候を使わない
drew-plots = 区画を引く
left-the-plot-as-it-is = 区画をそのままにする
took-a-channel =
    { $times ->
     [2] 水路を2本取る
    *[other] 水路を取る
    }
ended-the-turn = 手番を終える
kept-one-of-the-plots = 区画を1枚残す
put-the-other-plots-under-the-pile = ほかの区画を山の下に戻す
laid-a-plot-where = { $where }に区画を置く
let-it-rain-where = { $where }に雨を降らせる
let-bamboo-grow-where = { $where }の竹を伸ばす
frightened-the-panda-to-place = 嵐でパンダを{ $place }へ動かす
moved-the-gardener-to-place = 庭師を{ $place }へ動かす
moved-the-panda-to-place = パンダを{ $place }へ動かす
placed-a-channel-where = { $where }に水路を置く
placed-a-watershed-where = { $where }に水源を置く
placed-an-enclosure-where = { $where }に柵を置く
placed-a-fertilizer-where = { $where }に肥料を置く
the-pond = 池
the-plot-where = { $where }の区画
side-of-the-pond =
    池のすぐ{ $side ->
     [east] 東
     [south-east] 南東
     [south] 南
     [south-west] 南西
     [west] 西
     [north-west] 北西
     [north] 北
    *[north-east] 北東
    }
n-steps-side-of-the-pond =
    池から{ $side ->
     [east] 東
     [south-east] 南東
     [south] 南
     [south-west] 南西
     [west] 西
     [north-west] 北西
     [north] 北
    *[north-east] 北東
    }へ{ $n }歩
n-1-step-side-then-1-other-of-the-pond =
    池から{ $side ->
     [east] 東
     [south-east] 南東
     [south-west] 南西
     [west] 西
     [north-west] 北西
    *[north-east] 北東
    }へ1歩、{ $other ->
     [east] 東
     [south-east] 南東
     [south-west] 南西
     [west] 西
     [north-west] 北西
    *[north-east] 北東
    }へ1歩
n-steps-side-then-m-other-of-the-pond =
    池から{ $side ->
     [east] 東
     [south-east] 南東
     [south-west] 南西
     [west] 西
     [north-west] 北西
    *[north-east] 北東
    }へ{ $n }歩、{ $other ->
     [east] 東
     [south-east] 南東
     [south-west] 南西
     [west] 西
     [north-west] 北西
    *[north-east] 北東
    }へ{ $m }歩
kept-a-plain-colour-plot =
    { $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を残す
kept-a-colour-plot-with-a-watershed =
    水源つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を残す
kept-a-colour-plot-with-an-enclosure =
    柵つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を残す
kept-a-colour-plot-with-a-fertilizer =
    肥料つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を残す
put-a-plain-colour-plot-directly-under-the-pile =
    { $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を山のすぐ下に入れる
put-a-colour-plot-with-a-watershed-directly-under-the =
    水源つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を山のすぐ下に入れる
put-a-colour-plot-with-an-enclosure-directly-under-the =
    柵つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を山のすぐ下に入れる
put-a-colour-plot-with-a-fertilizer-directly-under-the =
    肥料つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画を山のすぐ下に入れる
claimed-points-points-for-two-colour-sections =
    { $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹2節で目的を達成する、{ $points }点
claimed-points-points-for-a-section-of-each-colour = 3色の竹1節ずつで目的を達成する、{ $points }点
claimed-points-points-for-n-colour-stalks-of-height-sections =
    高さ{ $height }の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹{ $n }本で目的を達成する、{ $points }点
claimed-points-points-for-colour-plots-in-a-shape =
    { $shape ->
     [line] 直線
     [curve] 曲線
     [triangle] 三角形
    *[diamond] ひし形
    }に並ぶ{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画で目的を達成する、{ $points }点
claimed-points-points-for-one-and-two-plots-in-a =
    ひし形に並ぶ{ $one ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }と{ $two ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画で目的を達成する、{ $points }点
claimed-points-points-for-stalk = { $stalk }で目的を達成する、{ $points }点
a-colour-stalk-of-height-without-an-improvement =
    改善なし、高さ{ $height }の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹
a-colour-stalk-of-height-with-a-watershed =
    水源つき、高さ{ $height }の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹
a-colour-stalk-of-height-with-an-enclosure =
    柵つき、高さ{ $height }の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹
a-colour-stalk-of-height-with-a-fertilizer =
    肥料つき、高さ{ $height }の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹
bamboo-sections-to-spare = 余っている竹の節
channels-and-improvements-in-store = 手元の水路と改善
actions-left-in-this-turn = この手番に残るアクション
this-plot-is-not-waiting-for-bamboo = この区画は竹を待っていません
no-bamboo-is-being-shared-out-now = いま竹を分けるときではありません
the-weather-die-is-rolled-once-when-a-turn-begins = 天候ダイスは手番の始めに1回だけ振ります。最初のラウンドは振りません
there-is-no-weather-to-decline-now = いま断る天候はありません
no-improvement-is-left-so-choose-another-weather = 改善が残っていないので、ほかの天候を選んでください
improvements-are-taken-when-there-are-clouds = 改善を取れるのは曇りのときです
the-weather-is-chosen-only-when-the-die-shows-or = 天候を選べるのは、ダイスが?のときか、曇りで改善が残っていないときだけです
it-is-not-raining-now = いま雨は降っていません
there-is-no-plot-there = そこに区画はありません
rain-makes-bamboo-grow-on-irrigated-plots-only = 雨で竹が伸びるのは灌漑された区画だけです
there-is-no-storm-now = いま嵐ではありません
there-is-no-tile-there = そこにタイルはありません
the-panda-must-move-to-another-tile = パンダは別のタイルへ動かなければなりません
all-actions-of-this-turn-are-done = この手番のアクションはすべて終わりました
you-have-not-drawn-such-a-plot = その区画は引いていません
no-such-plot-is-left-over = その区画は残っていません
a-plot-is-kept-when-plots-have-just-been-drawn = 区画を残すのは、区画を引いた直後です
plots-go-under-the-pile-after-you-have-kept-one = 区画を山の下に戻すのは、引いた中から1枚残したあとです
the-pond-is-there = そこは池です
a-plot-is-there-already = そこにはもう区画があります
a-plot-must-touch-the-pond-or-two-other-plots = 区画は池か、ほかの2つの区画に隣接しなければなりません
no-plot-has-just-been-laid-that-could-be-improved = 改善を加えられるのは、区画を置いた直後です
a-figure-must-move = コマは動かなければなりません
figures-move-in-a-straight-line-over-tiles-only = コマはタイルの上だけをまっすぐ動きます
all-objectives-of-this-kind-are-fulfilled-already = この種類の目的はすべてもう達成されています
you-must-do-two-actions-first = 先に2つのアクションを行ってください
you-do-not-hold-this-objective = この目的は手札にありません
the-shape-is-there-but-one-of-its-plots-is = 形はできていますが、区画が1つ灌漑されていません
the-shape-is-there-but-n-of-its-plots-are = 形はできていますが、区画が{ $n }つ灌漑されていません
only-the-mirror-image-of-the-shape-is-there-a = 裏返しの形しかありません。形は回転できますが、裏返せません
the-garden-has-have-of-the-need-plots-of-this = この形の区画は{ $need }つのうち{ $have }つそろっています
the-garden-has-no-colour-plot-without-an-improvement =
    改善のない{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画が庭にありません
the-garden-has-no-colour-plot-with-a-watershed =
    水源つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画が庭にありません
the-garden-has-no-colour-plot-with-an-enclosure =
    柵つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画が庭にありません
the-garden-has-no-colour-plot-with-a-fertilizer =
    肥料つきの{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の区画が庭にありません
the-colour-stalk-of-height-sections-has-an-improvement-and =
    { $height }節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹の区画に改善があります。改善があってはいけません
the-colour-stalk-of-height-sections-has-no-watershed =
    { $height }節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹の区画に水源がありません
the-colour-stalk-of-height-sections-has-no-enclosure =
    { $height }節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹の区画に柵がありません
the-colour-stalk-of-height-sections-has-no-fertilizer =
    { $height }節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹の区画に肥料がありません
the-tallest-colour-stalk-on-a-plot-without-an-improvement =
    改善のない区画でいちばん高い{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹は{ $height }節のうち{ $have }節です
the-tallest-colour-stalk-on-a-plot-with-a-watershed =
    水源つきの区画でいちばん高い{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹は{ $height }節のうち{ $have }節です
the-tallest-colour-stalk-on-a-plot-with-an-enclosure =
    柵つきの区画でいちばん高い{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹は{ $height }節のうち{ $have }節です
the-tallest-colour-stalk-on-a-plot-with-a-fertilizer =
    肥料つきの区画でいちばん高い{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹は{ $height }節のうち{ $have }節です
the-card-asks-for-need-colour-stalks-of-exactly-three =
    ちょうど3節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹が{ $need }本必要で、庭には{ $have }本です
the-card-asks-for-need-colour-stalks-of-three-sections =
    3節以上の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹が{ $need }本必要で、庭には{ $have }本です
colour-stalks-of-four-sections-do-not-count-the-card =
    4節の{ $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹は数えません。ちょうど3節が必要です
the-card-asks-for-need-colour-sections-and-you-have =
    { $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹が{ $need }節必要で、手元には{ $have }節です
you-have-no-colour-section =
    { $colour ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹を持っていません
you-have-no-one-section-and-no-other-section =
    { $one ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }と{ $other ->
     [green] 緑
     [yellow] 黄
    *[pink] ピンク
    }の竹を持っていません
you-have-no-bamboo-section = 竹を1節も持っていません
you-have-no-channel = 水路を持っていません
a-channel-lies-between-two-plots = 水路は2つの区画の間に置きます
a-channel-is-there-already = そこにはもう水路があります
a-channel-must-touch-the-pond-or-another-channel = 水路は池かほかの水路につながらなければなりません
this-plot-has-an-improvement-already = この区画にはもう改善があります
improvements-go-on-plots-without-bamboo = 改善は竹のない区画に置きます
no-place-for-a-channel-it-lies-between-two-plots = 水路を置ける場所がありません。2つの区画の間で、池かほかの水路につなげます
no-place-for-an-improvement-it-needs-a-plot-without = 改善を置ける区画がありません。竹も改善もない区画が必要です
figures-move-over-plots-and-no-plot-has-been-laid = コマは区画の上を動きますが、まだ区画がありません
no-objective-is-left = 目的カードは残っていません
bamboo-grows-no-higher-than-height-sections = 竹は{ $height }節より高くなりません
you-may-hold-hand-objectives-at-most = 目的の手札は{ $hand }枚までです
equal-with-points-points-also-in-panda-objectives-the-win = { $points }点で並び、パンダの目的も同点なので、勝ちを分け合います
equal-with-points-points-of-these-more-points-of-panda = { $points }点で並び、パンダの目的の得点が多い人の勝ちです
rounds-rounds-are-played-and-points-points-are-the-most = { $rounds }ラウンドが終わり、{ $points }点が最高です
chose-face =
    { $face ->
     [sun] 晴れを選ぶ
     [rain] 雨を選ぶ
     [wind] 風を選ぶ
     [storm] 嵐を選ぶ
   *[cloud] 曇りを選ぶ
    }
took-a-watershed = 水源を取る
took-an-enclosure = 柵を取る
took-a-fertilizer = 肥料を取る
added-a-watershed = 水源を加える
added-an-enclosure = 柵を加える
added-a-fertilizer = 肥料を加える
drew-a-deck-objective =
    { $deck ->
     [plot] 区画の目的カードを引く
     [gardener] 庭師の目的カードを引く
   *[panda] パンダの目的カードを引く
    }
plot-reason = { $plot }：{ $reason }
channel-reason = { $channel }：{ $reason }
you-have-no-kind =
    { $kind ->
     [watershed] 水源を持っていません
     [enclosure] 柵を持っていません
   *[fertilizer] 肥料を持っていません
    }
no-kind-is-left =
    { $kind ->
     [watershed] 水源は残っていません
     [enclosure] 柵は残っていません
   *[fertilizer] 肥料は残っていません
    }
no-colour-bamboo-is-left =
    { $colour ->
     [green] 緑の竹は残っていません
     [yellow] 黄の竹は残っていません
   *[pink] ピンクの竹は残っていません
    }
no-deck-objective-is-left =
    { $deck ->
     [plot] 区画の目的カードは残っていません
     [gardener] 庭師の目的カードは残っていません
   *[panda] パンダの目的カードは残っていません
    }
no-channel-is-left = 水路は残っていません
no-plot-is-left = 区画は残っていません
plots-are-laid-when-they-have-been-drawn = 区画は引いたあとに置きます
first-roll-the-weather-die = 先に天候ダイスを振ってください
first-choose-the-weather-or-decline-it = 先に天候を選ぶか、断ってください
first-let-it-rain-or-decline = 先に雨を降らせるか、断ってください
first-let-the-storm-move-the-panda-or-decline = 先に嵐でパンダを動かすか、断ってください
first-take-an-improvement-or-decline = 先に改善を取るか、断ってください
choose-an-action-or-end-your-turn = アクションを選ぶか、手番を終えてください
first-choose-which-of-the-drawn-plots-to-lay = 先に、置く区画を選んでください
first-say-which-plot-goes-directly-under-the-pile = 先に、山のすぐ下に入れる区画を選んでください
first-lay-the-plot-that-you-kept = 先に、残した区画を置いてください
first-add-an-improvement-to-the-plot-just-laid-or = 先に、いま置いた区画に改善を加えるか、そのままにしてください
bamboo-is-short-first-say-which-plots-grow = 竹が足りません。先に、伸ばす区画を選んでください
that-objective-was-fulfilled-already-first-draw-another-one = その目的はもう達成されていました。先に別の1枚を引いてください
you-have-laid-a-plot-in-this-turn-already = この手番ではもう区画を置きました
you-have-taken-a-channel-in-this-turn-already = この手番ではもう水路を取りました
you-have-moved-the-gardener-in-this-turn-already = この手番ではもう庭師を動かしました
you-have-moved-the-panda-in-this-turn-already = この手番ではもうパンダを動かしました
you-have-drawn-an-objective-in-this-turn-already = この手番ではもう目的カードを引きました
