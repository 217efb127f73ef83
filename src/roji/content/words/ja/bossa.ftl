### Bossa.

## Options

option-chips-name = 拡張チップ
option-chips = それぞれが「ダブラー」か「インバーター」を1枚持ち、1回だけ使えます
option-row-size-name = 列の枚数
option-row-size = 隣の列に対して：1枚多いか少ない／同じか1枚多い／そのどれでも
option-row-size-2023 = 2023年版
option-row-size-classic = 旧版
option-row-size-loose = ゆるやか
option-stack-name = スタック
option-stack = 1回のスタックで1段だけ重ねるか、タイルのある限り重ねるか
option-stack-one-layer = 1段
option-stack-many-layers = 何段でも

## Names of things

bossa-panel = 27枚のタイル
bossa-tile = 白{ $white }、黒{ $black }
bossa-marker-redraw = 引き直し
bossa-marker-exchange = 交換
bossa-marker-stack = スタック
bossa-does-redraw = タイルを1枚捨てて1枚引く
bossa-does-exchange = タイルを1枚、相手の1枚と交換する
bossa-does-stack = 列の上に、同じ枚数で同じ合計のタイルを重ねる
bossa-none-redraw = 山札がありません
bossa-none-exchange = いまは使えません
bossa-none-stack = 重ねられる列がありません
bossa-chip-doubler = ダブラー
bossa-chip-inverter = インバーター
bossa-chip-does-doubler = タイル1枚を2倍に数える
bossa-chip-does-inverter = タイル1枚の白と黒を入れ替える
bossa-used = 使用済み
bossa-not-now = いまは使えません
bossa-not-your-turn = あなたの番ではありません
bossa-named = { $name }：{ $about }
bossa-named-used = { $name }、使用済み
bossa-place =
    { $line ->
     [white] 白{ $value }
   *[black] 黒{ $value }
    }
sizes-or-size = { $sizes }か{ $size }
bossa-tiles = { $sizes }枚
bossa-tiles-word = 枚
bossa-count-tiles = { $n }枚
bossa-count-face-down = { $n }枚（裏向き）
bossa-asks =
    { $line ->
     [white] { $sizes }枚で白ドット{ $value }個
   *[black] { $sizes }枚で黒ドット{ $value }個
    }
bossa-missing = あと{ $n }個
bossa-too-many = { $n }個多い
bossa-no-dot =
    { $line ->
     [white] 白ドットなし
   *[black] 黒ドットなし
    }
bossa-rows-unit = 列

## The lines

bossa-lane-white = 白ライン
bossa-lane-black = 黒ライン
bossa-lane = { $line }、{ $about }
bossa-lane-of =
    { $self ->
     [yes] あなたの陣 · 6列中{ $rows }列
   *[no] { $name }の陣 · 6列中{ $rows }列
    }
bossa-die-rolled-by =
    { $self ->
     [yes] あなたが振ったダイス
   *[no] { $name }が振ったダイス
    }
bossa-counts =
    { $line ->
     [white] 白いドットを数えます
   *[black] 黒いドットを数えます
    }
bossa-die = ダイス{ $die }
bossa-wall = { $n }で終わり
bossa-take-line =
    { $line ->
     [white] 白ラインを取る、ダイスの目は{ $die }
   *[black] 黒ラインを取る、ダイスの目は{ $die }
    }
bossa-row =
    { $line ->
     [white] 白{ $value }：{ $tiles }
   *[black] 黒{ $value }：{ $tiles }
    }
bossa-row-tiles =
    { $chip ->
     [doubler] { $tiles }、{ $on }にダブラー
     [inverter] { $tiles }、{ $on }にインバーター
   *[none] { $tiles }
    }
bossa-row-covered = { $row }、その上に{ $by }
bossa-cover-fits = { $place }に重ねる、{ $asks }
bossa-cover-raise = { $place }に重ねる組を選ぶ、{ $asks }
bossa-end-fits = { $tiles }を{ $place }に置く
bossa-end-asks = { $place }に必要なのは{ $asks }
bossa-end-stuck = { $place }に必要なのは{ $asks }。手札に合う組はありません
bossa-end-able =
    { $lack ->
     [none] { $place }に必要なのは{ $asks }。手札に{ $rows }通り
   *[other] { $place }に必要なのは{ $asks }。手札に{ $rows }通り、{ $lack }
    }
bossa-no-row = なし

## Hands

bossa-your-tiles = あなたの手札
bossa-hand-open = 互いに公開
bossa-hand-secret = あなただけに見えます
bossa-hand-tile =
    { $tile }{ $chip ->
     [doubler] 、ダブラー付き
     [inverter] 、インバーター付き
   *[none] { "" }
    }{ $drawn ->
     [yes] 、いま引いたタイル
   *[no] { "" }
    }
bossa-new = 新
bossa-nothing-chosen = 何も選んでいません
bossa-chosen = 選択中：白{ $white }、黒{ $black }
bossa-your-chips = あなたのチップ
bossa-your-markers = あなたのマーカー
bossa-markers = マーカー
bossa-pile = 山札{ $n }枚
bossa-aside = 除外1枚
bossa-strip-face-down = { $name }：{ $n }枚（裏向き）
bossa-tiles-of = { $name }の手札
bossa-markers-of = { $name }のマーカー
bossa-take-tile = { $tile }をもらう
bossa-rows-on =
    { $line ->
     [white] 白ラインに{ $of }列中{ $rows }列。
   *[black] 黒ラインに{ $of }列中{ $rows }列。
    }

## The counting table

bossa-count-unseen = 未公開{ $n }枚
bossa-hide-table = 表を隠す
bossa-show-table = 表を見せる
bossa-seen-table = 公開されたタイルの表
bossa-white = 白
bossa-black = 黒
bossa-left = 残り
bossa-tile-unseen = 未公開
bossa-tile-hand = 手札
bossa-tile-line = ライン上
bossa-tile-out = 除外
bossa-discarded = 捨てタイル：{ $tiles }

## What is asked

bossa-open = { $line }か{ $first }を選んでください。
bossa-open-line = ライン
bossa-open-first = 先手
bossa-open-rule = ラインを取ると、{ $name }が先手になります。
bossa-line = { $line }を選んでください。
bossa-line-yours = 自分のライン
bossa-line-rule = { $name }が先手を取りました。
bossa-keep = { $chip }を残しますか？
bossa-keep-rule-doubler = 1回だけ：タイル1枚を2倍に数えます。
bossa-keep-rule-inverter = 1回だけ：タイル1枚の白と黒を入れ替えます。
bossa-keep-which = 2枚のチップから{ $one }残してください。
bossa-keep-one = 1枚
bossa-keep-rule = 互いに見せずに選びます。もう1枚は使いません。
bossa-take = もらうタイルを選んでください。
bossa-take-rule = 代わりに{ $tile }を渡します。
bossa-lift = { $chip }をのせるタイルを選んでください。
bossa-lift-chip = チップ
bossa-lift-rule = この列だけに効き、タイルの上に残ります。
bossa-a-row = 列
bossa-a-tile = タイル
bossa-cover = 重ねる{ $row }を選んでください。
bossa-cover-rule = 同じ枚数で、同じ合計のタイルを重ねます。
bossa-no-row-fits = 置ける列がありません。{ $action }を使ってください。
bossa-no-row-fits-action = アクション
bossa-no-row-fits-rule =
    { $tile ->
     [none] 置ける列も使えるアクションもなくなると負けです。
   *[other] 引いたのは{ $tile }。置ける列も使えるアクションもなくなると負けです。
    }
bossa-move = { $row }を置くか、アクションを使ってください。
bossa-move-only = { $row }を置いてください。
bossa-move-rule =
    { $tile ->
     [none] 列にするタイルの、ラインと同じ色のドットの合計を、端の数にします。
   *[other] 引いたのは{ $tile }。列にするタイルの、ラインと同じ色のドットの合計を、端の数にします。
    }
bossa-move-touch = ラインの色のドットの合計を、端の数にします。
bossa-lays = { $tiles }を{ $place }に置きますか？
bossa-lays-chip = { $tiles }を{ $place }に置き、{ $chip }を使いますか？
bossa-stacks = { $tiles }を{ $place }に重ねますか？
bossa-stacks-chip = { $tiles }を{ $place }に重ね、{ $chip }を使いますか？
bossa-lays-rule =
    { $others ->
     [none] { $asks }。
   *[other] { $asks }。{ $others }にも置けます。
    }
bossa-not-yet = { $place }：{ $lack }。
bossa-not-yet-rule = 必要なのは{ $asks }です。
bossa-other-size = 枚数が違います
bossa-no-row-yet = 白{ $white }、黒{ $black }：まだ列になりません。
bossa-no-row-yet-rule = 列に足りない数は、ラインの端に出ています。
bossa-redraw-rule = 捨てると戻りません。この手番は何も置きません。
bossa-redraw-this = { $tile }を捨てて引き直しますか？
bossa-redraw-which = 捨てる{ $tile }を選んでください。
bossa-exchange-rule = 2枚とも自分で選びます。この手番は何も置きません。
bossa-exchange-these = { $mine }を{ $theirs }と交換しますか？
bossa-exchange-theirs = { $name }のタイルを選んでください。
bossa-exchange-both = 両方の手札から1枚ずつ選んでください。
bossa-exchange-mine = 渡すタイルを選んでください。
bossa-row-rule = { $asks }。いま{ $n }枚。
bossa-row-complete = { $place }の列がそろいました。
bossa-row-more = { $place }まであと{ $left }：タイルを選んでください。

## What is pressed

bossa-clear = 選び直す
bossa-undo = 元に戻す
bossa-take-back = 取り消す
bossa-play-first = 先手を取る
bossa-keep-a-chip = チップを残す
bossa-keep-the-doubler = ダブラーを残す
bossa-keep-the-inverter = インバーターを残す
bossa-another-way = 別の組
bossa-another-layer = もう1段
bossa-discard = { $tile }を捨てて引く
bossa-give = { $mine }を{ $theirs }と交換
bossa-lay-a-row = 列を置く
bossa-lay-on = { $place }に置く
bossa-stack-on = { $place }に重ねる
bossa-tile-not-next = このタイルは列の次のタイルではありません。別の列にするには元に戻してください。
bossa-why-no-stack = 手札で重ねられる列はありません。
bossa-why-no-chip = チップは、列か重ねる段のタイルにのせます。
bossa-why-no-clear = 何も選んでいません。
bossa-why-keep = まず2枚のチップから1枚を選んでください。
bossa-why-redraw = まず捨てるタイルを選んでください。
bossa-why-stack = 列か、その合計になるタイルを選んでください。
bossa-why-lay = 合計が端の数になるタイルを選ぶか、端に触れてください。
bossa-why-no-row = いまの手札では列を作れません。アクションを使ってください。

## Meanwhile

bossa-both-choose = 2人ともチップを選んでいます。
bossa-you-look-on = 観戦中です。
bossa-one-moment = お待ちください。
bossa-chips-shown-then = その後、両方のチップを公開します。
bossa-hand-hidden = ラインが決まるまで、手札は伏せたままです。
bossa-waits-open = { $name }がラインか先手を選んでいます。
bossa-waits-line = { $name }がラインを選んでいます。
bossa-waits-chip = { $name }がチップを選んでいます。
bossa-waits-move = { $name }が考えています。
bossa-waits-row = { $name }が列を置いています。
bossa-waits-take = { $name }がタイルを交換しています。
bossa-doing-open = 選択中
bossa-doing-line = 選択中
bossa-doing-chip = チップを選択中
bossa-doing-move = 考え中
bossa-doing-row = 列を配置中
bossa-doing-take = 交換中
bossa-over = ゲーム終了
bossa-dice-show = ダイスの目は{ $white }と{ $black }
bossa-turn = { $turn }手番目 · 山札{ $pile }枚
bossa-turn-briefly = { $turn }手番目 · 山札{ $pile }

## The end

bossa-won =
    { $letter ->
     [A] { $winner }が手札を出しきって勝ちです。
     [B] { $winner }が6列そろえて勝ちです。
     [C] { $winner }が手札を出しきって勝ちです。
     [E] { $winner }が手札の少なさで勝ちです。
   *[none] { $winner }の勝ちです。
    }
bossa-won-stuck = { $loser }はもう打つ手がありません：{ $winner }の勝ちです。
bossa-shared = 引き分けです。
bossa-why-hand-empty = 手札の最後のタイルを置きました。
bossa-why-six-rows = 勝者の陣に6列そろいました。
bossa-why-sixth-row-and-hand-empty = 最後のタイルが相手の陣の6列目になりました。手札を出しきったほうが優先です。
bossa-why-stuck = どの端にも列を置けず、使えるアクションもありません。
bossa-why-pile-empty = 山札がなくなり、手札の少ないほうが勝ちです。
bossa-why-resigned = 相手が投了しました。
bossa-why-shared = 山札がなくなり、手札は同じ枚数です。

## The rules at a glance

bossa-glance = 2本のラインに沿ってタイルの列を置きます。最後の1枚を出しきるか、自陣のラインを6列にすれば勝ち。どの手もできなくなったら負けです。
bossa-glance-beginning = はじめに
bossa-glance-opening = 大きい目を出した人が自分の手札を見て、ラインか先手のどちらかを取ります。残ったほうは相手のものです。その後、手札は互いに公開します。
bossa-glance-turn = 手番
bossa-glance-draw = タイルを1枚引きます。それから、列を置くか、アクションを1つ使います。
bossa-glance-where = どこに。
bossa-glance-where-about = どちらのラインのどちらの端にも、相手のラインにも置けます。次の列の数は、右へは1大きく、左へは1小さくなります。
bossa-glance-how-many = 何枚。
bossa-glance-how-many-about =
    { $size ->
     [classic] ダイスの隣は1枚か2枚。その先は、手前の列と同じ枚数か1枚多く。
     [loose] ダイスの隣は1枚か2枚。その先は、手前の列と同じ枚数か、1枚多いか少ない枚数。
   *[other] ダイスの隣は1枚か2枚。その先は、手前の列よりちょうど1枚多いか1枚少ない枚数。
    }
bossa-glance-which = どれを。
bossa-glance-which-about = ラインの色のドットだけを数え、合計をその数にします。その色のドットがないタイルは使えません。
bossa-glance-actions = アクション（1局に1回ずつ）
bossa-glance-layers = 1回のスタックで何段でも重ねられます。
bossa-glance-chips = 拡張チップ
bossa-glance-chips-about = 2枚のうち1枚をこっそり選び、置いている列や段のタイル1枚に1回だけ使えます。
bossa-glance-end = ゲーム終了
bossa-glance-end-a = 最後の1枚を置けば、あなたの勝ちです。
bossa-glance-end-b = ラインが6列になれば、誰が置いたかによらず、そのラインの持ち主の勝ちです。
bossa-glance-end-c = 最後の1枚が相手のラインの6列目になっても、あなたの勝ちです。
bossa-glance-end-d = 引いた後に列も置けず、アクションも使えなければ、打つ手がなくなり負けです。
bossa-glance-end-e = 手番の終わりに山札がなければ、手札の少ないほうの勝ち。同じなら引き分けです。

## Said by the rules: what was done

has-decided-on-a-chip = チップを選ぶ
completed-the-row = 列を完成させる
began-another-layer = もう1段重ねる
placed-tile = { $tile }を置く
placed-tile-with-a-chip-on-it = { $tile }をチップ付きで置く
discarded-tile-and-drew-another = { $tile }を捨てて引き直す
gave-tile-away = { $tile }を渡す
took-tile-for-it = 代わりに{ $tile }をもらう
chose-the-first-play = 先手を取る
kept-the-doubler = ダブラーを残す
kept-the-inverter = インバーターを残す
took-the-line-line =
    { $line ->
     [white] 白ラインを取る
   *[black] 黒ラインを取る
    }
played-on-the-end-end-of-the-line-line =
    { $line ->
     [white] { $end ->
         [high] 白ラインの大きい側の端に置く
       *[low] 白ラインの小さい側の端に置く
        }
   *[black] { $end ->
         [high] 黒ラインの大きい側の端に置く
       *[low] 黒ラインの小さい側の端に置く
        }
    }
stacked-on-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] 白ダイスの右{ $nth }列目に重ねる
       *[left] 白ダイスの左{ $nth }列目に重ねる
        }
   *[black] { $side ->
         [right] 黒ダイスの右{ $nth }列目に重ねる
       *[left] 黒ダイスの左{ $nth }列目に重ねる
        }
    }

## Said by the rules: why not

you-have-decided-which-chip-to-keep = 残すチップはもう決めました
you-have-used-your-stack-marker = スタックのマーカーは使用済みです
the-row-is-complete = 列はもうそろっています
this-table-plays-without-modifier-chips = この卓では拡張チップを使いません
you-have-used-your-chip = チップは使用済みです
layers-are-laid-by-the-stack-action-only = 段を重ねられるのはスタックだけです
at-this-table-one-stack-lays-one-layer = この卓では、1回のスタックで重ねるのは1段です
your-hand-has-no-tiles-for-another-layer = もう1段重ねるタイルが手札にありません
the-layer-that-begins-with-first-must-be-laid-before = { $first }から始まる段は、この段より先に置きます
you-have-used-your-redraw-marker = 引き直しのマーカーは使用済みです
the-pile-is-empty-there-is-no-tile-to-draw = 山札がないので、引くタイルがありません
you-have-used-your-exchange-marker = 交換のマーカーは使用済みです
tile-is-not-in-your-hand = { $tile }は手札にありません
name-first-first-tiles-are-named-in-order-from-0 = 先に{ $first }を選んでください。タイルは0/1から6/0の順に選びます
take-back-last-and-name-first-first-tiles-are-named = { $last }を戻して、先に{ $first }を選んでください。タイルは0/1から6/0の順に選びます
name-first-with-your-chip-on-it-first-tiles-are = 先に{ $first }をチップ付きで選んでください。タイルは0/1から6/0の順に選びます
the-row-adds-up-to-value-and-this-would-be = 列の合計は{ $value }ですが、これでは{ $total }になります
with-tile-the-row-cannot-be-completed-it-needs-sizes = { $tile }では列を完成できません。{ $sizes }枚で合計{ $value }にします
the-row-is-not-complete-missing-is-missing = 列はまだ完成していません。あと{ $missing }足りません
tile-is-not-in-the-other-hand = { $tile }は相手の手札にありません
first-the-higher-roller-takes-a-line-or-the-first = まず、大きい目を出した人がラインか先手を取ります
first-the-lower-roller-takes-a-line = まず、小さい目を出した人がラインを取ります
first-both-players-keep-a-chip = まず、2人とも残すチップを1枚選びます
first-choose-what-to-do-in-this-turn-place-stack = まず、この手番ですることを選んでください：列を置く、スタック、引き直し、交換
a-row-is-being-laid-complete-it-first = 列を置いている途中です。先に完成させてください
choose-the-tile-that-you-take-in-exchange = 交換でもらうタイルを選んでください
lines-are-chosen-once-at-the-beginning = ラインを選ぶのは最初の1回だけです
chips-are-chosen-once-at-the-beginning = チップを選ぶのは最初の1回だけです
the-line-line-cannot-go-below-1 =
    { $line ->
     [white] 白ラインは1より下へは進めません
   *[black] 黒ラインは1より下へは進めません
    }
no-tiles-of-your-hand-make-a-row-of-line =
    { $line ->
     [white] 手札には、{ $sizes }枚で白{ $value }になる組がありません
   *[black] 手札には、{ $sizes }枚で黒{ $value }になる組がありません
    }
there-is-no-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] 白ダイスの右に、重ねられる{ $nth }列目はありません
       *[left] 白ダイスの左に、重ねられる{ $nth }列目はありません
        }
   *[black] { $side ->
         [right] 黒ダイスの右に、重ねられる{ $nth }列目はありません
       *[left] 黒ダイスの左に、重ねられる{ $nth }列目はありません
        }
    }
no-tiles-of-your-hand-make-a-layer-of-line =
    { $line ->
     [white] 手札には、白{ $value }に重ねられる{ $size }枚の組がありません
   *[black] 手札には、黒{ $value }に重ねられる{ $size }枚の組がありません
    }
tile-has-no-line-dot-and-none-is-not-0 =
    { $line ->
     [white] { $tile }には白ドットがありません。ない色は0とは数えません
   *[black] { $tile }には黒ドットがありません。ない色は0とは数えません
    }
tile-has-no-line-dot-with-your-chip-on-it =
    { $line ->
     [white] チップをのせても、{ $tile }には白ドットがありません
   *[black] チップをのせても、{ $tile }には黒ドットがありません
    }

## Said by the rules: the end and the score sheet

rows-on-the-own-line = 自陣の列
tiles-in-hand = 手札の枚数
won = 勝ち
drawn = 引き分け
the-other-player-has-resigned = 相手が投了しました
the-pile-is-used-up-fewer-tiles-in-hand-win = 山札がなくなりました。手札の少ないほうの勝ちです（{ $fewer }枚対{ $more }枚）
a-hand-is-empty-whoever-has-played-all-tiles-wins = 手札がなくなりました。すべて出しきった人の勝ちです
the-line-line-has-six-rows-its-owner-wins =
    { $line ->
     [white] 白ラインが6列になりました。持ち主の勝ちです
   *[black] 黒ラインが6列になりました。持ち主の勝ちです
    }
the-last-tiles-of-a-hand-were-the-sixth-row = 最後の手札が相手のラインの6列目になりました。手札を出しきったほうの勝ちです
after-the-draw-nothing-could-be-played-and-no-action = 引いた後、置ける列も使えるアクションもない人の負けです
the-pile-is-used-up-and-both-hands-have-tiles = 山札がなくなり、手札はどちらも{ $tiles }枚です。引き分けです

## Advice

the-result = 結果
your-chance-to-win-at-once = あなたがすぐ勝つ見込み
your-chance-to-place-a-row = あなたが列を置ける見込み
arms-that-you-can-serve = あなたが列を置ける端
tiles-in-your-hand = あなたの手札の枚数
rows-on-your-line = 自陣の列
your-exchange = あなたの交換
your-redraw = あなたの引き直し
your-stack = あなたのスタック
your-danger-to-be-stuck = あなたが打つ手をなくす危険
the-others-chance-to-win-at-once = 相手がすぐ勝つ見込み
the-others-chance-to-place-a-row = 相手が列を置ける見込み
arms-that-the-other-can-serve = 相手が列を置ける端
tiles-in-the-others-hand = 相手の手札の枚数
rows-on-the-others-line = 相手の陣の列
the-others-exchange = 相手の交換
the-others-redraw = 相手の引き直し
the-others-stack = 相手のスタック
the-others-danger-to-be-stuck = 相手が打つ手をなくす危険
what-can-be-played-at-once = すぐにできる手
