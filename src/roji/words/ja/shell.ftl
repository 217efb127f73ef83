### What all games share.

standing-alone = { $text }。

## The home page

home-tag = 庭の小道に、静かなゲームが五つ。ひとりで、ひとつの画面を囲んで、遠くの友だちと、ずるをしないボットと。
home-set-a-table = 卓を用意する
play-now = すぐ遊ぶ
play-game-now = 今すぐ「{ $game }」
home-more = ほかの入り口
play-now-alone = ひとりで、すぐに
play-now-against = ボット（{ $level }）と、すぐに
learn = 遊びながら覚える
learn-about = すぐに手を動かし、ルールは必要になったら
invite-a-friend = 友だちを招く
invite-a-friend-about = 送るためのリンクができます
daily = 今日の禅
watch-a-game = 対局を見る
score-pad-real = 実物用の得点表
set-with-care = 卓を用意する…
home-stones = 茶室へ続く五つの飛び石
home-coming = 「{ $game }」は準備中です。まだ遊べません。
join-with-a-code = コードで参加
join-what-a-code-is = コードは英数字の一語です。リンク全体でもかまいません。
join-code-or-link = 受け取ったコードまたはリンク
join = 参加する
open-a-game-file = 棋譜ファイルを開く
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
no-table-yet-do = 卓を用意するか、コードで参加してください。
phase-gathering = 待機中
phase-over = 終局
phase-frozen = 停止中
phase-closed = 閉鎖
rows-to-move =
    { $n ->
     [0] 手番なし
   *[other] 手番：{ $names }
    }
rows-all = { $n }卓すべて
rows-put-away = 「{ $game }」（{ $others }）を片づける
put-away = 片づける
open-seat = 空席
open-seat-title = 空席
you-alone = あなただけ
you = あなた
you-subject = { $name }
guest = ゲスト
guest-n = ゲスト{ $n }
language = 言語

## Setting a table

set-the-table = 卓を用意する
set-advice = 助言を求めてもよい
set-advice-seen = 誰が尋ねたかは卓の全員に見えます。
seats = 席
seat-n = 席{ $n }
seat-level = 席{ $n }の強さ
seat-name = 席{ $n }の名前
seat-takes-the-link = リンクから参加
seat-take-away = 席{ $n }をなくす
seat-add = 席を増やす
seat-kind-bot = ボット
seat-kind-open = 友だち（リンク）
seat-kind-here = この画面で
your-name = あなたの名前
name = 名前
not-now = やめておく
house-rules = ハウスルール
option-as-usual = いつもどおり
option-as-usual-which = いつもどおり（{ $value }）
option-only-for = { $n }人用。
option-only-for-range = { $fewest }–{ $most }人用。
option-yes = はい
option-no = いいえ
level-about = { $level }：{ $about }
level-called =
    { $level ->
     [random] random、でたらめ
     [greedy] greedy、初心者
     [gakusei] gakusei、学生
     [senmon] senmon、専門
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
clock-minutes = 各{ $n }分
clock-minutes-added = 各{ $n }分、手番ごとに{ $added }秒加算
clock-seconds = 各{ $n }秒
clock-seconds-added = 各{ $n }秒、手番ごとに{ $added }秒加算
clock-gone-resigns = 時間が切れると、その席は投了します。
clock-gone-bot = 時間が切れると、本人が戻るまでボット（{ $level }）が代わります。
time = 時間
time-days = { $n }日
time-hours = { $n }時間
time-minutes = { $n }分
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
title-over = 終局 · { $game }
no-table-here = ここに卓はありません。コードをもう一度確かめてください。
no-such-page = 小道はここまでです。このページはありません。
its-journal = 棋譜
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
side = 参加者、得点、経過
side-forked = 別の対局の{ $line }手目からの続きです。これから出てくるものは、その対局と同じです。
side-forked-game = その対局を見る
deed = { $name }：{ $deed }
times = （{ $n }回）
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

players = 参加者
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
player-advised-about = この対局で助言を求めました
gathering-waiting = あと{ $n }人を待っています
gathering-at-the-gate = 門の前に着きました
gathering-begins = 席がすべて埋まると始まります。
gathering-sit-down = 空席は{ $n }つ。席に着くか、ここから観戦できます。
gathering-bot = ボット、{ $level }
gathering-for-whoever = リンクから来た人の席
gathering-is-here = 着席中
gathering-not-now = いまは離席中
gathering-bot-here = ボットに任せる
sit-down = 席に着く
gathered = 新しい卓にいる人：{ $names }。
gathered-nobody = 新しい卓ができました。まだ誰もいません。
invite-link = この卓へのリンク
invite-code = コード
invite-here-only = この卓はこのコンピューターだけのものです。
invite-here-how = リンクはこのコンピューターの別のブラウザーで開けます。ほかの人を招くには、次のコマンドで起動してください：
anyone-may-look-on = リンクを知っている人は観戦できます。
away = 離席
away-left = { $name }は卓を離れました。
away-gone = { $name }は離席中です。
away-seat-stays = 席はそのままです。
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
this-lesson-is-not-the-same-any-more-begin-it = このレッスンは変更されました。最初から始めてください
game-has-no-such-lesson = 「{ $game }」にそのレッスンはありません

## Asking each other

asked = 卓への問いかけ
asked-no =
    { $name ->
     [none] いいえ
   *[other] いいえ（{ $name }）
    }
asked-agree =
    { $name ->
     [none] 賛成
   *[other] 賛成（{ $name }）
    }
asked-never-mind = 取り下げる
asked-again = その後に明らかになったものがあります。同じものがまた出ますし、全員がそれを知っています。
asking-declined = { $name }はこのまま続けたいそうです。
asking-back = { $name }が戻したがっています：{ $far }。
asking-pause = { $name }が休憩したがっています。
answers-agreed = 賛成：{ $names }。
answers-waits = 返事待ち：{ $names }。
far = { $n }手前、「{ $name }：{ $deed }」の前まで
together = みんなで
together-ask-back = 戻してよいか尋ねる
together-back = 戻す
together-ask-pause = 休憩を提案する
together-pause = 休憩
go-on = 再開する
paused = 卓は休憩中です。
paused-rule = そのあいだは誰も動けません。参加者なら誰でも再開できます。
paused-by = 休憩：{ $name }、{ $when }。
closed = この卓は閉じられました。
replaced = ボットが代わりに遊んでいます。
replaced-rule = 席はあなたのものです。いつでも戻れます。
forked-table = この卓は別の対局の{ $line }手目からの続きです。これから出てくるものはその対局と同じなので、見た人は知っています。
resign = 投了する…
give-up = 投了する
give-up-title = この対局を投了しますか？
give-up-about = ほかの人の勝ちになります。あとから取り消せません。
play-on = 続ける

## The end

over = 終局です。
over-shared = { $names }が{ $points }点で勝ちを分け合います。
over-won =
    { $self ->
     [yes] { $name }の勝ちです。{ $points }点。
   *[no] { $name }の勝ちです。{ $points }点。
    }
over-new-table = 新しい卓へ
over-play-again = もう一度遊ぶ
over-once-more = もう一度見る
over-verify = 再生して照合：
save-the-journal = 棋譜を保存
ranking = 順位

## The promise of the shuffle

shuffle-promise = シャッフルの約束
shuffle-added = あなたが加えたもの
shuffle-seal = 全経過の封印
shuffle-copy-promise = 約束をコピー
shuffle-copy-added = 加えたものをコピー
shuffle-copy-seal = 封印をコピー
shuffle-when = 最初の配札より前に約束されました。
shuffle-when-added = 最初の配札より前、あなたが何かを加えるより前に約束されました。
shuffle-verify = 棋譜にその秘密が記されます。照合には：
shuffle-journal = 棋譜には、すべての手と、シャッフルの約束を裏づける秘密が記されています。
fair-other-secret = 棋譜の秘密は、約束されたものと違います。
fair-not-added = あなたが加えたものが棋譜にありません。
fair-other-end = 棋譜の終わりが、あなたの見た終局と違います。
fair-kept = シャッフルの約束は守られました。あなたが加えたものはありません。
fair-kept-added = シャッフルの約束は守られました。あなたが加えたものも含まれています。

## Asking for advice

advice = 助言
what-would-you-do = あなたならどうする？
advice-thinking = 強いプレイヤーが、あなたに見えているものから考えています…
advice-chance = 勝率
advice-from-what-you-see = あなたに見えるものだけから考えています。尋ねたことは卓の全員に見えます。
advice-gone-on = その間に対局が進みました。
advice-ask-now = 尋ねる
advice-ask-again = もう一度尋ねる
advice-wait = あなたの番になったら尋ねてください。

## Requests

server-out-of-reach = サーバーにつながりません。少し待ってもう一度試してください
did-not-work = うまくいきませんでした。少し待ってもう一度試してください

## Said by the server

line-number-of-this-game-is-not-the-one-that = この対局の{ $number }行目は書かれたものと違うため、続けられません
there-is-no-advice-at-this-table = この卓では助言を求められません
ask-when-it-is-your-turn-to-choose = あなたの番になったら尋ねてください
your-last-question-is-still-being-thought-about-wait-for = 前の質問をまだ考えています。お待ちください
you-have-resigned = 投了しています
this-question-is-no-longer-open = その問いかけはもう終わっています
name-has-asked-something-already-answer-that-first = { $name }が先に尋ねています。まずそれに答えてください
the-game-of-the-day-has-no-other-options-it = 今日の一局に選択肢はありません。全員に同じものです
the-game-of-the-day-is-played-alone = 今日の一局はひとりで遊びます
game-has-no-game-of-the-day-here = 「{ $game }」に今日の一局はありません
a-day-is-written-like-2026-11-16-not-day = 日付は 2026-11-16 のように書きます（{ $day } ではありません）
the-length-of-a-request-is-said-once-not-in = 要求の長さは一通りで示してください
this-server-does-not-answer-to-the-host-host = このサーバーは { $host } という名前には応じません
pages-of-origin-may-not-use-this-server = { $origin } のページはこのサーバーを使えません
too-many-screens-of-your-address-are-open-here-already = あなたのアドレスから開いている画面が多すぎます。一つ閉じてください
too-many-connections-of-your-address-at-once-try-again = あなたのアドレスからの接続が一度に多すぎます。少し待ってください
the-game-is-over-there-play-on-from-an-earlier = そこでは終局しています。もっと前から続けてください
this-seat-has-resigned-by-then-take-another-one-or = その席はもう投了しています。別の席か、もっと前を選んでください
there-is-no-seat-seat-at-this-table = この卓に席{ $seat }はありません
most-tables-in-an-hour-are-enough-for-one-address = 一つのアドレスから一時間に{ $most }卓までです。少し待ってください
most-of-your-tables-are-not-over-yet-finish-one = まだ終わっていない卓が{ $most }卓あります。先に一つ終えてください
only-those-who-sit-at-this-table-may-do-that = それができるのはこの卓の参加者だけです
every-seat-at-this-table-is-taken = この卓の席はすべて埋まっています
take-at-least-one-seat-yourself = 少なくとも一つはあなたの席にしてください
seat-seat-is-not-open = 席{ $seat }は空いていません
there-is-no-table-table = { $table } という卓はありません
there-is-no-game-game-there-is-games = { $game } というゲームはありません。あるのは { $games } です
there-is-no-bot-level-there-is-levels = { $level } というボットはいません。いるのは { $levels } です
a-rematch-comes-after-the-end-of-the-game = 再戦は終局のあとです
the-figures-are-for-who-shows-the-metrics-token = 数値を見るには専用のトークンが必要です
a-name-has-1-to-most-characters-that-can-be = 名前は読める文字で1–{ $most }文字です
name-would-be-mistaken-for-somebody-else-take-another-name = { $name } はほかの人とまぎらわしいので、別の名前にしてください
somebody-here-is-called-name-already = { $name } という人がもういます
the-promise-of-your-first-game-covers-no-further-rematch = 最初の対局の約束ではこれ以上再戦できません。新しい卓を用意してください
the-game-of-the-day-is-dealt-alike-for-everyone = 今日の一局は全員に同じ配りです。約束も追加もありません
this-promise-is-used-or-older-than-an-hour-ask = この約束は使用済みか、一時間以上たっています。新しい約束を求めてください
ask-for-a-promise-before-you-tell-a-nonce-or = 加えるものを伝える前に約束を求めてください。でないと証明になりません
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = この対局はここで再生するには長すぎます。`roji replay` なら見られます
this-game-has-more-than-most-lines-roji-replay-shows = この対局は{ $most }行を超えています。`roji replay` で見られます
this-game-has-lines-lines-there-is-no-line-line = この対局は{ $lines }行です。{ $line }行目はありません
these-moments-are-not-of-one-game = これらの局面は同じ対局のものではありません
a-game-is-looked-at-again-when-it-is-over = 振り返りは終局のあとです
this-game-has-the-lines-1-to-lines-not-first = この対局は1–{ $lines }行です（{ $first }–{ $last }ではありません）
at-most-most-lines-at-once = 一度に{ $most }行までです
stayed = そのまま
seat-seat-is-not-yours = 席{ $seat }はあなたのものではありません
this-token-is-not-of-a-seat-at-this-table = このトークンはこの卓の席のものではありません。トークンがなくても観戦できます
too-many-screens-look-at-this-table-already = この卓はもう観戦者がいっぱいです
this-is-nested-too-deeply-to-be-read = 入れ子が深すぎて読めません
say-hello-first = 最初に挨拶を送ってください
nobody-waits-for-you-here-close-the-page-and-come = ここで待っている人はいません。ページを閉じて、好きなときに戻ってください
a-bot-plays-for-you-already = もうボットが代わっています
this-player-has-not-left-so-no-bot-can-play = その人は離れていないので、ボットは代われません
a-bot-plays-for-you-take-your-seat-back-first = ボットが代わっています。まず席に戻ってください
took-a-choice-back = 選択を取り消す
resigned = 投了する
went-back-one-move = 1手戻す
went-back-moves-moves = { $moves }手戻す
this-could-not-be-saved-so-it-did-not-happen = 保存できなかったため、なかったことになりました。少し待ってもう一度試してください
the-table-is-paused-anybody-who-plays-here-may-go = 卓は休憩中です。参加者なら誰でも再開できます
the-journal-is-told-after-the-end-of-the-game = 棋譜は終局後に見られます
game-has-no-action-code = 「{ $game }」に { $code } という行動はありません
we-have-made-a-mistake-in-the-rules-so-this = ルールの実装に誤りがあったため、この卓を停止しました。棋譜は完全に残っています
the-bots-cannot-think-now-they-try-again-in-a = ボットがいま考えられません。まもなくやり直します
there-was-no-time-to-play-even-once-try-again = 一度も試せませんでした。少し待ってもう一度試してください
game-is-not-played-alone = 「{ $game }」はひとりでは遊べません
game-has-no-option-option-it-has-options = 「{ $game }」に{ $option }というルールの選択肢はありません。あるのは{ $options }です
game-has-no-option-option-it-has-none = 「{ $game }」に{ $option }というルールの選択肢はありません。選択肢は一つもありません
game-option-is-true-or-false-not-said = 「{ $game }」：{ $option }はtrue（はい）かfalse（いいえ）です。{ $said }にはできません
game-option-is-one-of-values-not-said = 「{ $game }」：{ $option }は{ $values }のどれかです。{ $said }にはできません
game-option-cannot-be-said = 「{ $game }」：{ $option }を{ $said }にはできません
game-is-for-players-not-seats = 「{ $game }」は{ $players }用です。{ $seats }人では遊べません
n-1-player = 1人
low-players = { $low }人
low-to-high-players = { $low }–{ $high }人
others-have-gone-on-from-there-so-it-stands = ほかの人がその先へ進んだので、取り消せません
the-table-went-back-to-this-point-together-so-it = 全員でここまで戻ったので、取り消せません
there-is-nothing-after-that-point-to-go-back-from = その先に戻すものはありません
somebody-has-resigned-since-then-and-a-resignation-stands = その後に投了した人がいます。投了は取り消せません
there-is-nothing-to-take-back = 取り消すものがありません
something-has-come-to-light-since-then-so-it-stands = その後に明らかになったものがあるので、取り消せません
you-have-asked-already-ask-again-when-somebody-else-has = もう尋ねています。誰かが動いたあとにもう一度どうぞ
something-has-come-to-light-since-then-and-a-bot = その後に明らかになったものがあり、ボットもいるので、取り消せません
the-tables-cannot-be-reached-now-nothing-is-lost-try = いま卓につながりません。何も失われていません。少し待ってもう一度試してください
something-went-wrong-on-our-side-it-is-written-down = こちら側で問題が起きました。記録してあり、何も失われていません
the-game-begins-when-every-seat-is-taken = 席がすべて埋まると始まります
nobody-came-for-a-long-time-so-this-table-is = 長いあいだ誰も来なかったので、この卓は閉じられました
nobody-has-moved-for-a-long-time-so-this-table = 長いあいだ動きがなかったので、この卓は閉じられました。経過は読むことができます
the-rules-have-changed-since-this-game-was-begun-so = 対局の開始後にルールが変わったため、続けられません。棋譜は完全に残っています
so-much-has-been-taken-back-at-this-table-that = この卓では取り消しが多すぎたため、これからは取り消せません

## Said by several games

total = 合計
there-is-no-such-action = そのような行動はありません
the-game-is-over = 終局しています
it-is-not-your-turn = あなたの番ではありません
the-last-turns-are-played-and-points-points-are-the = 最後の手番が終わり、{ $points }点が最高です
all-others-have-resigned = ほかの全員が投了しました
card-is-not-in-your-hand = { $card }は手札にありません

## Advice

a-points-more-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点多い
a-points-more-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }点多い
a-cards-more-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚多い
a-cards-more-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚多い
a-more-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }%高い
a-more-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }%、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }%高い
a-points-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点少ない
a-points-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }点少ない
a-cards-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚少ない
a-cards-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚少ない
a-less-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }%低い
a-less-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }%、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }%低い
a-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }少ない
a-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }少ない
nothing-else-is-allowed = ほかにできることはありません
about-as-good-as-the-best = 最善とほぼ同じです
no-one-thing-speaks-for-it-but-it-does-best = 決め手はありませんが、全体として最善です
the-usual-rest-of-the-game = この先のふつうの進行
holding-the-best-rival-back = 最強の相手を抑える
points-so-far = これまでの得点
gains-losses = { $gains }、{ $losses }

the-rules-have-changed-since-this-game-was-begun-and = この対局が始まってからルールが変わり、別の対局になってしまうため、続けられません
the-bots-are-not-awake-yet = ボットはまだ準備中です
the-database-does-not-answer = データベースが応答しません
the-database-cannot-be-read-roji-doctor-says-more = データベースを読み込めません。詳しくは roji doctor で確かめてください
your-last-game-file-is-still-being-read-wait-for = 前の棋譜ファイルをまだ読み込んでいます。少しお待ちください
your-last-review-is-still-being-thought-about-wait-for = 前の検討がまだ終わっていません。少しお待ちください
your-last-trial-is-still-being-played-wait-for-it = 前の試しがまだ終わっていません。少しお待ちください

## Set phrases

say-something = ひとこと言う
phrases-heard = ほかの人のことばを表示します
phrases-not-heard = ほかの人のことばを表示しません
says = { $name }「{ $words }」
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = お見事です。
phrase-thanks = ありがとうございます。
phrase-sorry = ごめんなさい。
phrase-moment = 少しお待ちください。
phrase-oops = おっと。
phrase-close = 接戦でしたね。
phrase-again = もう一局いかがですか？
phrase-goodbye = そろそろ失礼します。ではまた！
let-your-last-words-sink-in-first = 少し間をおいてから、もう一度どうぞ
