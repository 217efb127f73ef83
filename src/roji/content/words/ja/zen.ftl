### Zen.

## Said by the rules

placed-it = それを置く
ended-the-hand = 手札を終える
discarded-a-colour-card =
    { $colour ->
     [black]
        { $times ->
         [2] 黒のカードを2枚捨てる
         [3] 黒のカードを3枚捨てる
       *[other] 黒のカードを捨てる
        }
   *[white]
        { $times ->
         [2] 白のカードを2枚捨てる
         [3] 白のカードを3枚捨てる
       *[other] 白のカードを捨てる
        }
    }
turned-up-a-black-start-card = 黒のスタートカードをめくる
turned-up-a-white-start-card = 白のスタートカードをめくる
drew-black-cards = 黒のカードを引く
drew-white-cards = 白のカードを引く
turned-and-took-up-a-colour-card =
    { $colour ->
     [black] 黒のカードを半回転して持つ
   *[white] 白のカードを半回転して持つ
    }
took-up-a-colour-card =
    { $colour ->
     [black] 黒のカードを持つ
   *[white] 白のカードを持つ
    }
zen-is-for-one-player = Zenは1人用です
the-start-card-lies-already = スタートカードはもう置かれています
first-turn-up-a-start-card = まずスタートカードをめくってください
end-this-hand-before-you-draw-again = 次を引く前に、この手札を終えてください
the-form-has-no-colour-cell-so-those-cards-are =
    { $colour ->
     [black] この形に黒のマスはないので、黒のカードは使いません
   *[white] この形に白のマスはないので、白のカードは使いません
    }
the-colour-pile-is-used-up =
    { $colour ->
     [black] 黒の山札はもうありません
   *[white] 白の山札はもうありません
    }
place-the-card-that-you-hold-or-put-it-back = 持っているカードを置くか、手札に戻してください
there-is-no-hand-to-end = 終える手札がありません
the-start-card-must-be-placed = スタートカードは必ず置きます
you-hold-a-card-already = もうカードを持っています
this-hand-is-ended-discard-what-is-left-of-it = この手札は終わりました。残りを捨ててください
cards-are-discarded-when-the-hand-is-ended = 捨てるのは手札を終えてからです
first-hold-a-card-of-your-hand = まず手札からカードを持ってください
the-start-card-lies-at-0-0 = スタートカードは中央に置きます
a-card-must-lie-edge-to-edge-with-one-on = カードは場のカードと辺で接していなければなりません
a-card-lies-there-already = そこにはもうカードがあります
the-semicircle-does-not-match-the-card-on-the-left = 半円が左のカードと合いません
the-semicircle-does-not-match-the-card-on-the-right = 半円が右のカードと合いません
the-upper-edge-does-not-fit-to-the-card-above = 上の辺が上のカードとかみ合いません
the-lower-edge-does-not-fit-to-the-card-below = 下の辺が下のカードとかみ合いません
with-a-colour-card-there-the-layout-is-no-part =
    { $colour ->
     [black] そこに黒のカードを置くと、形の一部でなくなります
   *[white] そこに白のカードを置くと、形の一部でなくなります
    }
card-looks-the-same-after-a-half-turn = このカードは半回転しても同じです
card-has-no-place-like-this = このカードはこの向きでは置けません
every-pile-is-used-up-twice-cards-missing-missing = 2周とも終わりました。足りないカード：{ $missing }枚
form-is-complete = 形が完成しました
given-up-cards-missing-missing = 投了しました。足りないカード：{ $missing }枚
black-cards = 黒のカード
white-cards = 白のカード

## What a form may be

the-form-is-empty = 形が空です
there-is-no-form-said-there-is-forms-or-rows = { $said }という形はありません。あるのは{ $forms }、またはBW/WBのような行です
the-form-is-width-by-height-cells-most-by-most = 形が{ $width }×{ $height }マスあります。{ $most }×{ $most }までです
the-form-is-not-connected-row-row-column-column-cannot = 形がつながっていません。{ $row }行{ $column }列へ、最初のマスから辺づたいに行けません
the-form-needs-needed-colour-cards-and-the-deck-has =
    { $colour ->
     [black] この形には黒のカードが{ $needed }枚要りますが、{ $there }枚しかありません
   *[white] この形には白のカードが{ $needed }枚要りますが、{ $there }枚しかありません
    }
row-row-of-the-form-has-sign-a-form-is = 形の{ $row }行目に{ $sign }があります。形はB、Wと点で描きます

## Advice

cards-placed = 置いたカード
a-complete-form = 形の完成
places-that-hardly-any-card-fits = 合うカードがほとんどない場所
places-that-few-cards-fit = 合うカードが少ない場所
places-that-many-cards-fit = 合うカードが多い場所
the-number-of-open-places = 空いている場所の数
the-cards-in-hand = 手札

## Options

option-form-name = 形
option-form = 作る形。英語の名前、またはB（黒）、W（白）、点の行を斜線でつないだもの
option-flip-name = 裏返し
option-flip = なくなった山札の捨て札を裏返すのは、そのラウンドの捨て札のあとか、最後の1枚を引いた直後か
option-flip-end-of-round = ラウンドの終わり
option-flip-immediate = すぐに
option-memory-name = 記憶
option-memory = 捨て札を自由に見てよいか、一番上だけが見えるか
option-memory-open = 公開
option-memory-top-only = 一番上だけ
option-tracker-name = 一覧
option-tracker = まだ見ていないカードを表示する

## Forms and levels

option-form-tea-bowl = 茶碗
option-form-bridge = 橋
option-form-crane = 鶴
option-form-enso = 円相
option-form-torii = 鳥居
option-form-stone = 石
option-form-bamboo = 竹
option-form-lantern = 灯籠
option-form-bonsai = 盆栽
option-form-fuji = 富士
option-form-lotus = 蓮
option-form-koi = 鯉
option-form-panda = パンダ
option-form-moon = 月
option-form-boulder = 岩
option-form-temple = 寺
option-form-dragon = 龍
option-form-rock-garden = 石庭
option-form-yin-yang = 陰陽
option-form-mandala = 曼荼羅
zen-level-1 = 息
zen-level-2 = 流れ
zen-level-3 = 山
zen-level-4 = 空
zen-own-form = 自作の形

## Cards

zen-black = 黒
zen-white = 白
zen-card =
    { $card }、左は{ $left ->
     [red] 赤
     [blue] 青
   *[other] { $left }
    }、右は{ $right ->
     [red] 赤
     [blue] 青
   *[other] { $right }
    }、上は{ $top ->
     [slash] 右上がりの線
     [backslash] 右下がりの線
     [tip] 凸
     [notch] 凹
   *[other] { $top }
    }、下は{ $bottom ->
     [slash] 右上がりの線
     [backslash] 右下がりの線
     [tip] 凸
     [notch] 凹
   *[other] { $bottom }
    }
zen-laid = { $card }、位置{ $at }
zen-discard-card = 捨てる：{ $card }
zen-fits-nowhere = { $card }。置ける場所がありません

## The prompt

zen-somebody-does =
    { $phase ->
     [begin] { $name }がスタートカードをめくっています。
     [draw] { $name }が引いています。
     [hand] { $name }が手札を見ています。
     [place] { $name }がカードを置いています。
     [discard] { $name }が捨て札を選んでいます。
   *[over] { $name }は休んでいます。
    }
zen-you-look-on = 観戦中です。
zen-one-moment = お待ちください。
zen-noun-start-card = スタートカード
zen-noun-card =
    { $colour ->
     [black] 黒のカード
   *[white] 白のカード
    }
zen-noun-colour =
    { $colour ->
     [black] 黒
   *[white] 白
    }
zen-ask-begin = { $card }をめくります。
zen-ask-begin-either = { $black }か{ $white }のカードを1枚めくります。
zen-rule-begin = これがスタートカードです。すべてここから広がります。
zen-ask-draw-either = { $black }か{ $white }のカードを3枚引きます。
zen-ask-draw =
    { $n ->
     [1] { $colour }の最後の1枚を引きます。
     [2] { $colour }の最後の2枚を引きます。
   *[other] { $colour }のカードを3枚引きます。
    }
zen-rule-draw = 置かなかったカードは、もう一度だけ出てきます。
zen-rule-draw-last = 2周目です。置かなかったカードはもう出てきません。
zen-ask-take-up-start = { $card }を持ちます。
zen-ask-take-up = 置く{ $card }を選びます。
zen-rule-take-up = 順番は自由。置きたいものだけでかまいません。
zen-ask-end-all-placed = すべて置きました。手札を終えます。
zen-ask-end-none-fits = 置けるカードがありません。手札を終えます。
zen-rule-end = 残りは捨て札になります。
zen-ask-place = { $card }を置きます。
zen-ask-place-or-turn = { $card }を置くか回します。
zen-rule-start = どちら向きに置いてもかまいません。
zen-rule-place =
    { $own ->
     [yes] 辺がかみ合い、半円の色がそろい、絵が自作の形の一部であるように置きます。
   *[no] 辺がかみ合い、半円の色がそろい、絵が「{ $form }」の一部であるように置きます。
    }
zen-ask-discard = { $which }カードはどれですか？
zen-ask-discard-which = 最初に捨てる
zen-rule-discard = 捨て札は、捨てた順にまた出てきます。

## Buttons

zen-undo = 元に戻す
zen-draw = 引く
zen-turn-up = めくる
zen-turn-up-start = スタートカードをめくる
zen-end-hand = 手札を終える
zen-discard = 捨てる
zen-discard-all = この順で捨てる
zen-place-at = { $at }に置く
zen-half-turn = 半回転
zen-turn-card = カードを回す（R）
zen-no-other-way = 逆向きでは置けません。
zen-take-up-first = まずカードを持ってください。
zen-why-no-place = このカードは、回しても置ける場所がありません。
zen-why-settled = 置いたカードが収まる位置は1か所だけです。
zen-why-no-part = まずスタートカードを置いてください。

## The hand and the piles

zen-your-hand = 手札
zen-to-discard = 捨てるカード
zen-first-comes-first = 先に捨てたものから戻ります
zen-any-order = 順番は自由、置かなくてもよい
zen-start-card-first = まずスタートカードです。
zen-hand-empty = 手札はありません。
zen-piles = 山札
zen-pile = { $name }、{ $state }
zen-pile-does = { $name }、{ $state }：{ $does }
zen-pile-left = 残り{ $left }枚・{ $pass }周目
zen-pile-used-up = 使い切り
zen-pile-turn-up = 1枚めくる
zen-pile-draw =
    { $n ->
     [1] 最後の1枚を引く
     [2] 2枚引く
   *[other] 3枚引く
    }
zen-discards = 捨て札
zen-only-the-top = 一番上だけが見えます
zen-no-discards = まだありません。
zen-discards-below =
    { $colour ->
     [black] 下に黒が{ $n }枚、一番上は
   *[white] 下に白が{ $n }枚、一番上は
    }
zen-top-discard =
    { $colour ->
     [black] 一番上の黒の捨て札
   *[white] 一番上の白の捨て札
    }
zen-discards-of =
    { $colour ->
     [black] 黒の捨て札
   *[white] 白の捨て札
    }
zen-to-come-in-order =
    { $colour ->
     [black] これから出る黒のカード（順番どおり）
   *[white] これから出る白のカード（順番どおり）
    }
zen-to-come =
    { $colour ->
     [black] これから出る黒のカード
   *[white] これから出る白のカード
    }
zen-unseen = まだ見ていないカード
zen-unseen-count = まだ見ていないカード{ $n }枚

## The picture

zen-panel = 形
zen-where = { $form }・{ $level }
zen-briefly = { $form }・{ $placed }/{ $cells }
zen-doing = { $placed }／{ $cells }枚・{ $rounds }ラウンド目
zen-of = { $n }／{ $all }
zen-round = ラウンド
zen-pass = 周回
zen-passes = 黒{ $black }、白{ $white }
zen-picture-so-far = これまでの絵：{ $cells }枚中{ $placed }枚
zen-whole-picture = 全体を表示
zen-progress = { $form }、{ $cells }枚中{ $placed }枚
zen-hopeless = この形はもう完成できません。このまま続けることもできます。
zen-the-form = 形「{ $form }」
zen-covered = { $form }、{ $n }マスが埋まっています
zen-settled = 置いたカードの位置が1か所に決まりました
zen-parts = カードは形の中の{ $n }か所に合います
zen-part = { $n }か所中{ $nth }番目
zen-show-one = 1つ表示
zen-show-next = 次を表示
zen-show-none = 隠す
zen-parts-told = { $form }：{ $words }
zen-parts-next = { $form }：{ $words }。{ $next }

## The end

zen-won =
    { $own ->
     [yes] { $name }が自作の形を完成させました。
   *[no] { $name }が「{ $form }」を完成させました。
    }
zen-won-rounds = { $n }ラウンド。
zen-lost = 山札がなくなりました。
zen-given-up = 投了しました。
zen-lost-cards = 絵にあるのは{ $cells }枚中{ $placed }枚です。
zen-complete = { $form }、完成
zen-kept-complete = { $name }・{ $n }ラウンド
zen-kept-so-far = { $name }・{ $cells }枚中{ $placed }枚
zen-save-svg = SVGで保存
zen-save-png = PNGで保存

## Rules at a glance

zen-glance-lead = 二つの山札を2周し終える前に、1枚ずつ置いて形を完成させます。
zen-glance-round = ラウンド
zen-glance-verb-draw = 引きます
zen-glance-draw = 黒か白、一つの山札の上から3枚を{ $verb }。
zen-glance-verb-place = 置きます
zen-glance-place = 好きな順に、好きなだけ{ $verb }。置かなくてもかまいません。
zen-glance-verb-discard = 捨てます
zen-glance-discard = 残りは好きな順に表向きで{ $verb }。
zen-glance-where = カードを置ける場所
zen-glance-beside = 場のカードと辺で接するところ。
zen-glance-fit = 接するすべてのカードと合わなければなりません。同じ色の半円は円になり、斜線は同じ斜線と、凸は凹と合います。
zen-glance-turned = 上下を逆にはできますが、90度回すことはできません。
zen-glance-part = 置いたカード全体が、形も色も、作る形の一部でなければなりません。どの部分かを決める必要はありません。
zen-glance-second = 2周目
zen-glance-pass =
    { $flip ->
     [immediate] 山札の最後の1枚を引いたら、その捨て札を一度だけ裏返します。
   *[end_of_round] 山札がなくなり、最後の手札が終わったら、その捨て札を一度だけ裏返します。
    }先に捨てたカードから順に出てきます。{ $memory ->
     [top_only] 見えるのは一番上の捨て札だけです。
   *[open] 捨て札は自由に見られます。
    }
zen-glance-end = 終わり
zen-glance-won-or-lost = 形が完成したら、その場で勝ちです。どの山札にもカードがなくなったら負けです。
zen-glance-keys = キー
zen-glance-which-keys = 矢印で場所を移り、Rで回し、Enterで置き、Escapeで戻します。＋と－で拡大縮小、0で全体を表示します。

## The workshop

zen-forms-title = Zenの形 · Roji
zen-garden = 庭
zen-forms = 形
zen-opening-gallery = 一覧を開いています…
zen-forms-did-not-come = 形を読み込めませんでした。
zen-draw-your-own = 自分の形を描く
zen-gallery = 形の一覧
zen-get-a-tick = 完成させた形には、ここに印がつきます。
zen-complete-here = このブラウザーで{ $all }個中{ $n }個が完成。
zen-gallery-about = カード{ $n }枚、つなぎ目{ $joins }か所
zen-forms-of-level = 「{ $level }」の形
zen-play-form = 「{ $form }」で遊ぶ
zen-redraw = 編集
zen-redraw-form = { $form }を編集
zen-your-own = 自作
zen-your-own-forms = 自作の形
zen-play-own = 自作の形{ $n }で遊ぶ
zen-redraw-own = 自作の形{ $n }を編集
zen-outcome-won = { $n }ラウンドで完成
zen-outcome-lost = { $n }ラウンドで{ $cells }枚中{ $placed }枚
zen-share-title = Zen、今日の形、{ $day }
zen-share-outcome = { $form }：{ $outcome }
zen-today = 今日の形
zen-today-did-not-come = 今日の形を読み込めませんでした。
zen-today-picture = { $form }、今日の形
zen-today-same = 山札は全員同じです
zen-today-won = できました：{ $outcome }。
zen-today-lost = 今回は残念：{ $outcome }。
zen-today-result = { $form }、{ $outcome }
zen-today-go-on = 続きから
zen-today-play = 今日の形で遊ぶ
zen-your-result = 結果（共有用）
zen-copied = コピーしました。
zen-copy-text = 文章を選んでコピーしてください。
zen-copy-link = リンクを選んでコピーしてください。
zen-brush = 筆
zen-empty = 空
zen-clear = すべて消す
zen-size = 大きさ
zen-joins = つなぎ目
zen-verdict = 判定
zen-paint-first = 最初のマスを塗ってください。
zen-can-be-played = すべてつながっていて、カードも足ります。遊べます。
zen-play-it = 遊ぶ
zen-editor-link = この形へのリンク
zen-when-playable = 遊べる形になったら
zen-as-text = 文字で（形ファイルの書式）
zen-editor-name = 名前
zen-editor-level = 難しさ
zen-editor-text = 文字
zen-write-it = テキストで書き出す
zen-read-it = テキストを読み込む
zen-or-a-file = またはファイルを開く
zen-my-form = 私の形
zen-on-the-sheet = 「{ $form }」を用紙に写しました。
zen-damaged-link = このリンクは壊れています。{ $why }
zen-unread = { $form }：{ $why }
zen-line-before = { $n }行目：「{ $line }」が最初の形より前にあります。形は「form: 名前」で始まります。
zen-line-no-row = { $n }行目：「{ $line }」は形の行ではありません。形はB、Wと点で描きます。
zen-line-no-form = 1行目：この文章に形がありません。
zen-line-level = { $n }行目：難しさは1、2、3、4のどれかです（「{ $said }」ではありません）。
zen-sheet = 用紙：矢印で移動、BとWで塗り、スペースで消します
zen-sheet-cell =
    { $colour ->
     [black] { $row }行{ $column }列：黒
     [white] { $row }行{ $column }列：白
   *[empty] { $row }行{ $column }列：空
    }
zen-trial = { $plays }局中{ $share }で勝ち（95%区間 { $low }–{ $high }）。
zen-trial-played = 試した局数
zen-trial-enough = 止める
zen-trial-go = 難しさを調べる
