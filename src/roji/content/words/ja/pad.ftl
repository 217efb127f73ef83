### 卓上の箱のための得点表。

pad = 得点表
pad-page-title = ボードゲーム用の得点表 · Roji
pad-title = { $game }：得点表 · Roji
pad-which-box = どのゲームで遊びましたか？
pad-what-it-is = 数えるか、触れるだけで、誰がなぜ勝ったかが分かります。書いたものはこの端末に残り、一度開けばインターネットなしで使えます。
pad-kept = この端末に保存
pad-forget = { $who }の用紙を削除
pad-players = プレイヤー
pad-order-of-play = 手番の順
pad-player = プレイヤー{ $n }
pad-name-of = プレイヤー{ $n }の名前
pad-one-more = プレイヤーを追加
pad-one-less = プレイヤーを減らす
pad-whose = 誰の得点
pad-by-counts = 数える
pad-each = 1枚{ $n }点
pad-round = 第{ $n }ラウンド
pad-lay = 置く
pad-less = 減らす：{ $what }
pad-more = 増やす：{ $what }
pad-undo = 元に戻す
pad-nobody = なし
pad-times = 枚数
pad-how-ended = どう終わりましたか？
pad-given-up = 投了
pad-loading = ルールを読み込んでいます…
pad-outcome = 結果
pad-points = 得点
pad-so-far = ここまで
pad-mend = ありえないところが{ $n }か所あります。印を付けました。
pad-nobody-won = 今回は勝てませんでした。
pad-drawn = 引き分けです。
pad-wins = { $name }の勝ちです。
pad-share = この用紙を共有
pad-new = 新しい用紙
pad-all = すべての用紙
pad-link = この用紙のリンク
pad-stays-here = この用紙はこの端末にあります。リンクには全部が入っていて、サーバーは見ません。
pad-damaged = このリンクは壊れているか、ほかのゲームのものです。あなたの用紙はそのままです。

## Said by the pad

less-than-nothing-cannot-lie-there = 0より少なくはなりません
write-a-count-such-as-4 = 4のように数を書いてください
the-box-has-only-most = 箱にあるのは{ $most }までです

## Ohanami

pad-ohanami-water = 水
pad-ohanami-plant = 植物
pad-ohanami-stone = 石
pad-ohanami-blossom = 桜
pad-ohanami-ladder = 段階表で得点
pad-ohanami-field = { $name }、第{ $round }ラウンド、{ $suit }
pad-ohanami-by-cards = 札に触れる
pad-ohanami-how-counts = 各ラウンドのあと、三つの庭にある札を人ごとに数えます。
pad-ohanami-how-cards = 人とラウンドと庭を選び、そこに置いた札に触れます。
pad-ohanami-rounds = 置いたラウンド
pad-ohanami-over = 3ラウンドとも終わった
pad-ohanami-gardens = どの庭に
pad-ohanami-garden = 庭{ $n }
pad-ohanami-card = 札の番号
pad-ohanami-cards = 札
pad-ohanami-card-name = { $card }、{ $suit }
after-round-round-at-most-most-cards-lie-in-the = 第{ $round }ラウンドのあと、庭の札は多くて{ $most }枚です
before-lay-there-a-round-before-and-cards-stay-in = 前のラウンドに{ $before }枚あり、庭の札は動きません
all-players-together-have-held-and-the-box-has-only = 全員で{ $held }枚ですが、箱には{ $most }枚しかありません
there-is-no-card-card = { $card }という札はありません
card-lies-in-another-garden-already = { $card }はもうほかの庭にあります
card-came-in-round-round-so-it-cannot-lie-between = { $card }は第{ $round }ラウンドの札なので、{ $low }と{ $high }の間には置けません
laid-cards-of-round-round-and-only-most-came-to = 第{ $round }ラウンドの札が{ $laid }枚ありますが、手札に来たのは{ $most }枚だけです

## Bonsai

pad-bonsai-by-tree = 木に触れる
pad-bonsai-wood = 枝（芽を含む）
pad-bonsai-leaves = 葉
pad-bonsai-fruits = 実
pad-bonsai-growth = 成長カード
pad-bonsai-helper = 助手カード
pad-bonsai-master = 師匠カード
pad-bonsai-field = { $name }、{ $what }
pad-bonsai-flowers = 花
pad-bonsai-how-flowers = 花ごとに、タイルに接していない辺の数を選びます。鉢はタイルではありません。
pad-bonsai-add-flower = 花を一つ加える
pad-bonsai-flower-with = 空いた辺が{ $n }の花
pad-bonsai-flower-back = 最後の花を取り消す
pad-bonsai-flowers-field = 花ごとの空いた辺
pad-bonsai-tree-of = { $name }の盆栽
pad-bonsai-tree-nth = { $name }の盆栽{ $n }
pad-bonsai-brush = 置くタイル
pad-bonsai-off = 取り除く
pad-bonsai-take-off = { $cell }の{ $tile }を外す
pad-bonsai-grow = { $cell }に{ $tile }を置く
pad-bonsai-parchments = 巻物
pad-bonsai-goals = 獲得した目標
pad-bonsai-goal = { $says }、{ $n }点
pad-bonsai-second = 二つ目の盆栽で達成したのはどれですか？
write-a-number-for-each-flower-such-as-3-3 = 3 3 5のように、花ごとに数を書いてください
a-flower-has-six-sides-and-one-touches-its-leaf = 花の辺は六つで、一つは葉に接しています。空いた辺が{ $sides }にはなりません
a-bonsai-never-has-tiles-tiles = 盆栽のタイルが{ $tiles }枚になることはありません
with-so-many-players-there-are-only-most-such-cards = この人数では、そのカードは{ $most }枚しかありません
there-is-one-such-parchment-and-somebody-has-it-already = その巻物は1枚だけで、もう誰かが持っています
there-is-one-such-goal-tile-and-somebody-has-it = その目標は1枚だけで、もう誰かが持っています
a-player-claims-one-goal-of-each-colour-at-most = 目標は1人につき各色1枚までです
one-or-two-players-leave-the-intermediate-goals-in-the = 1人か2人のときは、中級の目標を使いません
goals-of-most-colours-are-in-play-and-this-is = 使う目標は{ $most }色で、これは別の色です

## Takenoko

pad-takenoko-how = 人を選び、達成した目的カードに触れます。
pad-takenoko-less = { $card }を1枚減らす
pad-takenoko-emperor = 皇帝は誰のもとに？
pad-takenoko-stopped = 皇帝が訪れる前にやめた
the-box-has-this-card-once-and-somebody-has-it = そのカードは1枚だけで、もう誰かが持っています
the-box-has-this-card-most-times-only = そのカードは{ $most }枚しかありません
there-is-no-objective-card = { $card }という目的はありません
the-emperor-comes-to-whoever-has-needed-objectives-here-are = 皇帝は{ $needed }枚達成した人のもとに訪れます（ここでは{ $done }枚）
somebody-has-needed-objectives-so-the-emperor-has-come-to = { $needed }枚達成した人がいるので、皇帝は訪れています。誰のもとですか
you-stopped-before-the-emperor-came-and-points-points-are = 皇帝が訪れる前に終わり、{ $points }点が最高です

## Bossa

pad-bossa-owner = 白ラインは誰のもの？
pad-bossa-by-tiles = タイルに触れる
pad-bossa-rows-white = 白ラインの列数
pad-bossa-rows-black = 黒ラインの列数
pad-bossa-hand = 手札の枚数
pad-bossa-hand-of = { $name }、手札の枚数
pad-bossa-last = 最後の手番は誰？
pad-bossa-play = 置いてゲーム終了
pad-bossa-stuck = 打つ手なし
pad-bossa-pile = 山札切れ
pad-bossa-about-play = 最後の手番で手札がなくなったか、6列目ができました。
pad-bossa-about-stuck = 引いた後、置ける列も使えるアクションもありませんでした。
pad-bossa-about-pile = 山札の最後の1枚が引かれ、その手番が終わりました。
pad-bossa-about-resigned = 最後の手番の人が投了しました。
pad-bossa-how-tiles = 側を選び、ダイスから外へ、列ごとにタイルに触れます。重ねた列は一番下の段だけです。
pad-bossa-die-white = 白のダイス
pad-bossa-die-black = 黒のダイス
pad-bossa-arms = どの側
pad-bossa-white-up = 白・大きい側
pad-bossa-white-down = 白・小さい側
pad-bossa-black-up = 黒・大きい側
pad-bossa-black-down = 黒・小さい側
pad-bossa-row = 列{ $n }：{ $tiles }
pad-bossa-row-wrong = 列{ $n }：{ $why }
pad-bossa-next-row = 次の列
pad-bossa-tiles = タイル
pad-bossa-house-rules = ハウスルール
pad-bossa-row-size = 手前の列に対する枚数
pad-bossa-size-2023 = 1枚多いか少ない
pad-bossa-size-classic = 同じか1枚多い
pad-bossa-size-loose = そのどれでも
pad-bossa-chips = 拡張チップを使う
only-whoever-had-the-last-turn-can-have-played-all = すべて出しきれるのは、最後の手番の人だけです
an-empty-hand-or-a-sixth-row-ended-it-before = 手札がなくなるか6列目ができて、先に終わっています
nobody-ever-has-more-than-most-tiles-in-hand = 手札が{ $most }枚を超えることはありません
with-most-rows-on-a-line-the-game-is-over = 一つのラインに{ $most }列できると終わりです
the-other-line-has-six-rows-already-and-the-game = もう一方のラインにもう6列あり、そこで終わっています
equal-dice-are-rolled-again = 同じ目のときは振り直します
a-die-shows-1-to-most = ダイスの目は1から{ $most }です
a-line-cannot-go-below-1 = ラインは1より下がりません
tile-lies-somewhere-else-already = { $tile }はもうほかの所にあります
after-the-row-before-it-this-one-has-another-number = 手前の列の枚数から、この列は{ $n }枚にはなりません
the-dots-of-this-row-add-up-to-value-and = この列のドットは合計{ $value }個で、どのタイルにもその色のドットが必要です

## Zen

pad-zen-form = 卓にある形
pad-zen-rows = 上からの行（B、W、点）を斜線でつないで
pad-zen-by-cells = マスに触れる
pad-zen-how = カードのあるマスすべてに触れます。
pad-zen-cells = 形：矢印キーで移動、スペースでカードを置く
pad-zen-cell =
    { $laid ->
        [yes] { $row }行{ $column }列、{ $colour ->
            [black] 黒
           *[white] 白
        }、カードあり
       *[no] { $row }行{ $column }列、{ $colour ->
            [black] 黒
           *[white] 白
        }、空き
    }
pad-zen-black = 黒のカード
pad-zen-white = 白のカード
pad-zen-playing = まだ
pad-zen-used-up = 山札が2周した
choose-the-form-that-lies-on-your-table = 卓にある形を選んでください
every-cell-of-a-form-touches-another-one-edge-to = 形のマスは、どれもほかのマスと辺で接します
the-form-has-only-most-such-cells = この形にそのマスは{ $most }個しかありません
the-card-in-row-row-column-column-touches-no-other = { $row }行{ $column }列のカードはどれにも接していません。カードは辺どうしで接します
