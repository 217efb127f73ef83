### What all games share.

standing-alone = { $text }。

## The home page

home-tag = 庭の小道に、静かなゲーム。ひとりで、ひとつの画面を囲んで、遠くの友だちと、ずるをしないボットと。
home-set-a-table = 卓を立てる
play-now = すぐ遊ぶ
play-game-now = 今すぐ「{ $game }」
home-more = ほかの遊び方
play-now-alone = ひとりで、すぐに
play-now-against = ボット（{ $level }）と、すぐに
learn = 遊びながら覚える
learn-about = すぐに手を動かし、ルールは必要になったら
invite-a-friend = 友だちを招く
invite-a-friend-about = 送るためのリンクができます
daily = 今日の禅
watch-a-game = ゲームを見る
score-pad-real = ボードゲーム用の得点表
set-with-care = 卓を立てる…
home-stones = 茶室へ続く五つの飛び石
home-coming = 「{ $game }」は準備中です。まだ遊べません。
join-with-a-code = コードで参加
join-what-a-code-is = コードは英数字の一語です。リンク全体でもかまいません。
join-code-or-link = 受け取ったコードまたはリンク
join = 参加する
open-a-game-file = ゲーム記録を開く
games = ゲーム
game = ゲーム
coming = 準備中
game-bonsai-about = 一枚ずつ木を育てる
game-bonsai-length = 1–4人・40分
game-ohanami-about = 三つの庭を順に並べる
game-ohanami-length = 2–4人・20分
game-takenoko-about = 庭師とパンダと竹
game-takenoko-length = 2–4人・45分
game-bossa-about = 2本のライン、2個のダイス
game-bossa-length = 2人・10分
game-zen-about = かみ合って一枚の絵になる
game-zen-length = 1人・15分
zen-forms-page = 形：今日の形、一覧、自作
your-tables = あなたの卓
no-table-yet = まだ卓がありません。
no-table-yet-do = 卓を立てるか、コードで参加してください。
phase-gathering = 参加者を待っています
phase-over = ゲーム終了
phase-frozen = 停止中
phase-closed = 閉鎖
rows-to-move =
    { $n ->
     [0] 手番なし
   *[other] 手番：{ $names }
    }
rows-all = { $n }卓すべてを表示
rows-remove = { $game }（{ $others }）を一覧から削除
rows-you-won = 勝ち
rows-won = { $name }の勝ち
rows-tied = 引き分け
rows-not-won = 未達成
rows-with-points = { $result } { $points }
rows-wants-a-rematch = { $name }さんが再戦を希望しています
rows-rematch = 再戦の卓があります
remove-from-list = 一覧から削除
remove-title = この{ $game }のゲームを削除しますか？
remove-about = ゲームはここで終わりになります。手順は卓のリンクからあとでも再生できます。
remove-game = 削除する
cancel = キャンセル
open-seat = 空席
open-seat-title = 空席
you-alone = あなただけ
you = あなた
you-subject = { $name }
guest = ゲスト
guest-n = ゲスト{ $n }
language = 言語

## Setting a table

set-the-table = 卓を立てる
set-with-others = みんなで
set-solo = ひとりで
set-advice = 助言を許可する
set-advice-seen = 誰が求めたかは卓の全員に見えます。
seats = 席
seat-n = 席{ $n }
seat-level = 席{ $n }の強さ
seat-name = 席{ $n }の名前
seat-takes-the-link = リンクから参加
seat-take-away = 席{ $n }を減らす
seat-add = プレイヤーを追加
seat-kind-bot = ボット
seat-kind-open = 友だち（リンク）
seat-kind-here = この画面で
your-name = あなたの名前
name = 名前
house-rules = ハウスルール
option-as-usual = 標準
option-as-usual-which = 標準（{ $value }）
option-in-your-words = または自分で入力
option-only-for = { $n }人用。
option-only-for-range = { $fewest }–{ $most }人用。
option-yes = はい
option-no = いいえ
level-about = { $level }、{ $about }
level-called =
    { $level ->
     [random] random、でたらめ
     [greedy] greedy、初心者
     [gakusei] gakusei、学生
     [senmon] senmon、専門家
     [sensei] sensei、先生
     [yusha] yusha、最強
   *[other] { $level }
    }
bots-level = ボットの強さ
level-random = できる手の中から無作為に選びます
level-greedy = 目先で一番よく見えるものを取ります
level-gakusei = 学生：1手番先を読みますが、見落としが多め
level-senmon = 専門家：同じだけ先を読み、見落としは少なめ
level-sensei = 先生：じっくり考え、たまに間違えます
level-yusha = 勇者：許される時間いっぱい考えます

## Clocks

clock = 持ち時間
clock-none = なし
clock-something-else = ほかの設定…
clock-it-counts = 単位
clock-minutes-in-one-sitting = 分（一度に最後まで）
clock-days-for-every-move = 日（一手ごと）
clock-minutes-each = 一人あたりの分数
clock-seconds-more = 手番ごとの加算秒数
clock-days-a-move = 一手の日数
clock-if-somebody-leaves = 誰かが抜けたら
clock-when-time-is-up = 時間切れ、または誰かが抜けたら
clock-a-bot-may-play-on = ボットが代わる：{ $level }
clock-the-seat-resigns = 時間切れなら投了
clock-days = 一手{ $n }日
clock-minutes = 1人{ $n }分
clock-minutes-added = 1人{ $n }分、手番ごとに{ $added }秒加算
clock-seconds = 1人{ $n }秒
clock-seconds-added = 1人{ $n }秒、手番ごとに{ $added }秒加算
clock-gone-resigns = 時間が切れると、その席は投了します。
clock-gone-bot = 時間が切れると、本人が戻るまでボット（{ $level }）が代わります。
time = 時間
time-days = { $n }日
time-hours = { $n }時間
time-left = 残り{ $time }
time-days-left = 残り{ $n }日
time-hours-left = 残り{ $n }時間
time-minutes-left = 残り{ $n }分
time-seconds-left = 残り{ $n }秒
little-time = 残り時間わずか：{ $left }。

## A table

table = 卓
table-of =
    { $self ->
     [yes] あなたの場
   *[no] { $name }の場
    }
this-table = この卓
your-turn = あなたの番です
title-your-turn = あなたの番 · { $game }
title-your-turns = { $turns ->
    [1] あなたの番 · Roji
   *[other] あなたの番（{ $turns }） · Roji
 }
title-closed = 閉鎖 · { $game }
title-over = ゲーム終了 · { $game }
no-table-here = ここに卓はありません。コードをもう一度確かめてください。
no-such-page = 小道はここまでです。このページはありません。
its-journal = ゲーム記録
back-to-the-garden = 庭へ戻る
too-many-onlookers = この卓はもう観戦者がいっぱいです。
server-out-of-reach-trying = サーバーにつながりません。再接続しています…
opening-the-table = 卓を開いています…
connection-lost = 接続が切れました。再接続しています…
late = ページの一部を読み込めませんでした。サーバーにつながるようになったら、再読み込みしてください。
close = 閉じる
board = 盤面
yours = 手元
result = 結果
show = 表示
views = 表示の切り替え
new = 新着
advice = 助言
what-would-you-do = あなたならどうする？
score = 得点
score-pad = 得点表
not-yet = まだ
log = 経過
news = ほかの人の行動
rules = ルール
rules-at-a-glance = ルールの要点
more = その他
what-to-do = 次にすること
not-that = それはできません。
why-no-undo = 今は取り消せません。引いたものや公開されたものは元に戻りません。
why-no-undo-yet = まだ取り消すものはありません。
side = プレイヤー、得点、経過
side-forked = 別のゲームの{ $line }手目からの続きです。これから出てくるものは、そのゲームと同じです。
side-forked-game = そのゲームを見る
deed = { $name }：{ $deed }
times = （{ $n }回）
turns = 直前の手番
player-things = { $name }の場
turn-told = { $name }：{ $deeds }
turn-again = もう一度見る
turn-again-of = { $name }の手番をもう一度見る
turn-again-says = { $name }の手番をもう一度。
turn-again-rule = どこかを押すとゲームに戻ります。
turn-again-enough = ゲームに戻る
pace = ほかの人の手番の速さ
pace-calm = ゆっくり
pace-brisk = 速め
pace-once = すぐに
paper-keys = ＋と－で拡大縮小、0で全体、矢印で移動。
theme-light = 明るい表示にする
theme-dark = 暗い表示にする
bar-home = Roji、庭へ戻る
bar-tools = 道具
sound = 音
sound-is-on = 音はオンです
sound-is-off = 音はオフです
sound-on = 音：オン
sound-off = 音：オフ
notices-on = 通知：オン
notices-off = 通知：オフ
notices-when = あなたの番で、このページが隠れているとき
notices-refused = このブラウザーでは通知が許可されていません。ブラウザーの設定で変更できます。
copy = コピー
copied = コピーしました
copied-what = コピーしました：{ $what }。
link-copied = リンクをコピーしました。
percent = { $n }%
points = { $n }点
points-word = 点
standing-of = ／{ $n }{ $unit }

## People at a table

players = プレイヤー
player-open =
    { $self ->
     [yes] 自分の場を開く
   *[no] { $name }の場を開く
    }
player-out-of-time = 時間切れで投了
player-resigned = 投了
player-wins = 勝ち
player-away = 離席中
player-stand-in = 本人が戻るまでボット（{ $level }）が代わります
player-bot-for-now = 代理ボット
player-advised = 助言あり
player-advised-about = このゲームで助言を求めました
gathering-about = はじめる前に
gathering-rename = 名前を変える
gathering-waiting = あと{ $n }人を待っています
gathering-at-the-gate = 招待されています
gathering-begins = 席がすべて埋まると始まります。
gathering-sit-down = 空席は{ $n }つ。席に着くか、観戦だけでもできます。
gathering-bot = ボット、{ $level }
gathering-for-whoever = リンクから来た人の席
gathering-is-here = 着席中
gathering-not-now = いまは離席中
gathering-bot-here = ボットに任せる
sit-down = 席に着く
gathered = { $names }が再戦を望み、新しい卓で待っています。
gathered-nobody = 再戦の申し出があり、新しい卓ができました。
gathered-you = 新しい卓にあなたの席があります。
invite-link = この卓へのリンク
invite-code = コード
invite-here-only = この卓はこのコンピューターだけのものです。
invite-here-how = リンクはこのコンピューターの別のブラウザーで開けます。ほかの人を招くには、次のコマンドで起動してください：
anyone-may-look-on = リンクを知っている人は観戦できます。
away = 離席
away-left = { $name }は卓を離れました。
away-gone = { $name }は離席中です。
away-seat-stays = 席は空けておきます。
away-let-a-bot =
    { $level ->
     [none] ボットに任せる
   *[other] ボットに任せる（{ $level }）
    }
away-you = 卓を離れています。
away-others-may = ほかの人は、あなたの代わりにボットに任せることができます。
take-my-seat-back = 席に戻る
leave-let-a-bot-play = 離れてボットに任せる
curtain-pass = 画面を{ $name }に渡してください
curtain-nobody-looks = ほかの人は見ないでください。
curtain-i-am = { $name }です
curtain-back-to = { $name }に戻る
pass-the-screen = 画面を{ $name }に渡す

## The rules page

rules-title = ルール：{ $game } · Roji
rules-contents = 目次
rules-search = ルールを検索
rules-learn = 遊びながら覚える
rules-ruling = ルールに書かれていない点の裁定
rules-nothing-found = 「{ $sought }」を含むルールはありません。
rules-whole = ルール全文
the-rule = ルールを見る
game-has-no-rules-page-here = 「{ $game }」のルールページはありません
show-me = やって見せて
this-lesson-is-over = このレッスンは終わっています
this-lesson-has-changed-start-it-over = このレッスンは変更されました。最初から始めてください
game-has-no-such-lesson = 「{ $game }」にそのレッスンはありません

## The end

over = ゲーム終了です。
over-shared = { $names }が{ $points }点で勝ちを分け合います。
over-won =
    { $self ->
     [yes] { $name }の勝ちです。{ $points }点。
   *[no] { $name }の勝ちです。{ $points }点。
    }
over-won-alone = { $name }の勝ち！
over-hands = 全員の手札を公開しました。プレイヤーを押すと見られます。
over-new-table = 新しい卓へ
over-play-again = もう一度遊ぶ
over-once-more = リプレイ
save-the-journal = ゲーム記録を保存
ranking = 順位

## Requests

server-out-of-reach = サーバーにつながりません。少し待ってもう一度試してください
did-not-work = うまくいきませんでした。少し待ってもう一度試してください

## Said by several games

total = 合計
there-is-no-such-action = そのような行動はありません
the-game-is-over = ゲームは終わっています
it-is-not-your-turn = あなたの番ではありません
the-last-turns-are-played-and-points-points-are-the = 最後の手番が終わり、{ $points }点が最高です
all-others-have-resigned = ほかの全員が投了しました
card-is-not-in-your-hand = { $card }は手札にありません
