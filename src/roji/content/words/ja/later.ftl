### What nobody reads at first sight, loaded when a page is at rest: what the server says, the reasons of advice, questions and phrases.

## ゲームのシート

without-a-network = 通信なしで遊ぶ

## Asking each other

still-shown = ほかのプレイヤーの手番を表示中でした。もう一度押してください。
asked = 卓への問いかけ
asked-no =
    { $name ->
     [none] いいえ
   *[other] いいえ（{ $name }）
    }
asked-agree =
    { $name ->
     [none] 承諾
   *[other] 承諾（{ $name }）
    }
asked-never-mind = 取り下げる
asked-again = その後に明らかになったものがあります。同じものがまた出ますし、全員がそれを知っています。
asking-declined = { $name }はこのまま続けたいそうです。
asking-back = { $name }がやり直しを求めています：{ $far }。
asking-pause = { $name }が休憩を求めています。
answers-agreed = 承諾：{ $names }。
answers-waits = 返事待ち：{ $names }。
far = { $n }手前、「{ $name }：{ $deed }」の前まで
together = みんなで
together-ask-back = やり直しを求める
together-back = やり直す
together-ask-pause = 休憩を提案する
together-pause = 休憩
go-on = 再開する
paused = 卓は休憩中です。
paused-rule = そのあいだは誰も動けません。プレイヤーなら誰でも再開できます。
paused-by = 休憩：{ $name }、{ $when }。
closed = この卓は閉じられました。
replaced = ボットが代わりに遊んでいます。
replaced-rule = 席はあなたのものです。いつでも戻れます。
forked-table = この卓は別のゲームの{ $line }手目からの続きです。これから出てくるものはそのゲームと同じなので、見た人は知っています。
resign = 投了する…
give-up = 投了する
give-up-title = このゲームを投了しますか？
give-up-about = ほかの人の勝ちになります。あとから取り消せません。
play-on = 続ける

## The promise of the shuffle

shuffle-promise = シャッフルの確認
shuffle-added = あなたが加えたもの
shuffle-seal = ゲーム全体の封印
shuffle-copy-promise = 約束をコピー
shuffle-copy-added = 加えたものをコピー
shuffle-copy-seal = 封印をコピー
shuffle-when = 最初の配札より前に約束されました。
shuffle-when-added = 最初の配札より前、あなたが何かを加えるより前に約束されました。
shuffle-verify = ゲーム記録にその秘密が記されます。確認するには：
shuffle-journal = ゲーム記録には、すべての手と、シャッフルが公正だったことを示す秘密が記されています。
fair-other-secret = ゲーム記録の秘密は、約束されたものと違います。
fair-not-added = あなたが加えたものがゲーム記録にありません。
fair-other-end = ゲーム記録の終わりが、あなたの見た終わり方と違います。
fair-kept = シャッフルは公正でした。約束は守られています。あなたが加えたものはありません。
fair-kept-added = シャッフルは公正でした。約束は守られ、あなたが加えたものも含まれています。

## Asking for advice

advice-thinking = 強いボットが、あなたに見えているものから考えています…
advice-chance = 勝率
advice-against = 「{ $action }」と比べて：
advice-from-what-you-see = あなたに見えるものだけから考えています。尋ねたことは卓の全員に見えます。
advice-gone-on = その間にゲームが進みました。
advice-ask-now = 尋ねる
advice-ask-again = もう一度尋ねる
advice-wait = あなたの番になったら尋ねてください。

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
phrase-again = もう一戦どうですか？
phrase-goodbye = そろそろ失礼します。ではまた！
wait-a-moment-before-you-say-something-else = 次の言葉まで少し待ってください

## Said by the server

line-number-of-this-game-is-not-the-one-that = このゲームの{ $number }行目は書かれたものと違うため、続けられません
there-is-no-advice-at-this-table = この卓では助言を求められません
ask-when-it-is-your-turn-to-choose = あなたの番になったら尋ねてください
your-last-question-is-still-being-thought-about-wait-for = 前の質問をまだ考えています。お待ちください
you-have-resigned = 投了しています
this-question-is-no-longer-open = その問いかけはもう終わっています
name-has-asked-something-already-answer-that-first = { $name }が先に尋ねています。まずそれに答えてください
the-game-of-the-day-has-no-other-options-it = 今日のゲームに選択肢はありません。全員に同じものです
the-game-of-the-day-is-played-alone = 今日のゲームはひとりで遊びます
game-has-no-game-of-the-day-here = 「{ $game }」に今日のゲームはありません
a-day-is-written-like-2026-11-16-not-day = 日付は 2026-11-16 のように書きます（{ $day } ではありません）
the-length-of-a-request-is-said-once-not-in = 要求の長さは一通りで示してください
this-server-does-not-answer-to-the-host-host = このサーバーは { $host } という名前には応じません
pages-of-origin-may-not-use-this-server = { $origin } のページはこのサーバーを使えません
too-many-screens-of-your-address-are-open-here-already = あなたのアドレスから開いている画面が多すぎます。一つ閉じてください
too-many-requests-of-your-address-at-once-try-again = あなたのアドレスからのリクエストが一度に多すぎます。少し待ってください
too-many-connections-of-your-address-at-once-try-again = あなたのアドレスからの接続が一度に多すぎます。少し待ってください
too-many-game-files-from-your-address-at-once-try = あなたのアドレスからのゲーム記録が一度に多すぎます。一分ほど待ってください
the-game-is-over-there-play-on-from-an-earlier = そこではゲームは終わっています。もっと前から続けてください
this-seat-has-resigned-by-then-take-another-one-or = その席はもう投了しています。別の席か、もっと前を選んでください
there-is-no-seat-seat-at-this-table = この卓に席{ $seat }はありません
most-tables-in-an-hour-are-enough-for-one-address = 一つのアドレスから一時間に{ $most }卓までです。少し待ってください
most-of-your-tables-are-not-over-yet-finish-one = まだ終わっていない卓が{ $most }卓あります。先に一つ終えてください
only-players-at-this-table-may-do-that = それができるのはこの卓のプレイヤーだけです
every-seat-at-this-table-is-taken = この卓の席はすべて埋まっています
take-at-least-one-seat-yourself = 少なくとも一つはあなたの席にしてください
seat-seat-is-not-open = 席{ $seat }は空いていません
there-is-no-table-table = { $table } という卓はありません
there-is-no-game-game-there-is-games = { $game } というゲームはありません。あるのは { $games } です
there-is-no-bot-level-there-is-levels = { $level } というボットはいません。いるのは { $levels } です
a-name-can-be-changed-until-the-game-begins = 名前を変えられるのはゲームが始まるまでです
a-rematch-comes-after-the-end-of-the-game = 再戦はゲーム終了のあとです
other-people-play-at-this-table-so-it-stays-open = この卓ではほかの人も遊んでいるので、閉じられません
the-only-player-has-left-for-good-so-this-table = ひとりだけのプレイヤーが去ったので、この卓は閉じられました
the-figures-are-for-who-shows-the-metrics-token = 数値を見るには専用のトークンが必要です
a-name-has-1-to-most-characters-that-can-be = 名前は読める文字で1–{ $most }文字です
name-would-be-mistaken-for-somebody-else-take-another-name = { $name } はほかの人とまぎらわしいので、別の名前にしてください
somebody-here-is-called-name-already = { $name } という人がもういます
the-promise-of-your-first-game-covers-no-further-rematch = 最初のゲームの約束ではこれ以上再戦できません。新しい卓を立ててください
the-game-of-the-day-is-dealt-alike-for-everyone = 今日のゲームは全員に同じ配りです。約束も追加もありません
this-promise-is-used-or-older-than-an-hour-ask = この約束は使用済みか、一時間以上たっています。新しい約束を求めてください
ask-for-a-promise-before-you-tell-a-nonce-or = 加えるものを伝える前に約束を求めてください。でないと証明になりません
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = このゲームはここで再生するには長すぎます。`roji replay` なら見られます
this-game-has-more-than-most-lines-roji-replay-shows = このゲームは{ $most }行を超えています。`roji replay` で見られます
this-game-has-lines-lines-there-is-no-line-line = このゲームは{ $lines }行です。{ $line }行目はありません
these-moments-are-not-of-one-game = これらの局面は同じゲームのものではありません
a-game-is-looked-at-again-when-it-is-over = 振り返りはゲーム終了のあとです
this-game-has-the-lines-1-to-lines-not-first = このゲームは1–{ $lines }行です（{ $first }–{ $last }ではありません）
at-most-most-lines-at-once = 一度に{ $most }行までです
stayed = そのまま
seat-seat-is-not-yours = 席{ $seat }はあなたのものではありません
this-token-is-for-no-seat-at-this-table-without = このトークンはこの卓の席のものではありません。トークンがなくても観戦できます
too-many-people-are-watching-this-table-already = この卓はもう観戦者がいっぱいです
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
the-table-is-paused-anybody-who-plays-here-may-go = 卓は休憩中です。プレイヤーなら誰でも再開できます
the-game-file-is-available-after-the-end-of-the = ゲーム記録はゲーム終了後に見られます
game-has-no-action-code = 「{ $game }」に { $code } という行動はありません
we-have-made-a-mistake-in-the-rules-so-this = ルールの実装に誤りがあったため、この卓を停止しました。ゲーム記録は完全に残っています
the-bots-cannot-think-now-they-try-again-in-a = ボットがいま考えられません。まもなくやり直します
there-was-no-time-to-play-even-once-try-again = 一度も試せませんでした。少し待ってもう一度試してください
game-is-not-played-alone = 「{ $game }」はひとりでは遊べません
game-has-no-option-option-it-has-options = 「{ $game }」に{ $option }というルールの選択肢はありません。あるのは{ $options }です
game-has-no-option-option-it-has-none = 「{ $game }」に{ $option }というルールの選択肢はありません。選択肢は一つもありません
game-option-is-true-or-false-not-said = 「{ $game }」：{ $option }はtrue（はい）かfalse（いいえ）です。{ $said }にはできません
game-option-is-one-of-values-not-said = 「{ $game }」：{ $option }は{ $values }のどれかです。{ $said }にはできません
game-option-is-a-number-from-low-to-high-not = 「{ $game }」：{ $option }は{ $low }から{ $high }までの数です。{ $said }にはできません
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
the-rules-have-changed-since-this-game-was-begun-so = ゲームの開始後にルールが変わったため、続けられません。ゲーム記録は完全に残っています
so-much-has-been-taken-back-at-this-table-that = この卓では取り消しが多すぎたため、これからは取り消せません

## Advice

a-points-more-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点多い
a-points-more-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }点多い
a-cards-more-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚多い
a-cards-more-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚多い
for-it-one = 長所は{ $one }
for-it-one-and-other = 長所は{ $one }と{ $other }
a-points-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点少ない
a-points-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }点少ない
a-cards-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚少ない
a-cards-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }枚少ない
against-it-one = 短所は{ $one }
against-it-one-and-other = 短所は{ $one }と{ $other }
a-fewer-from-one = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }少ない
a-fewer-from-one-and-b-from-other = { $one }で{ NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }、{ $other }で{ NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }少ない
nothing-else-is-allowed = ほかにできることはありません
about-as-good-as-the-best = 最善とほぼ同じです
no-one-thing-speaks-for-it-but-it-does-best = 決め手はありませんが、全体として最善です
the-usual-rest-of-the-game = この先のふつうの進行
holding-the-best-rival-back = 最強の相手を抑える
points-so-far = これまでの得点
gains-losses = { $gains }、{ $losses }

the-rules-have-changed-since-this-game-was-begun-and = このゲームが始まってからルールが変わり、別のゲームになってしまうため、続けられません
the-bots-are-not-awake-yet = ボットはまだ準備中です
the-database-does-not-answer = データベースが応答しません
the-database-cannot-be-read-roji-doctor-says-more = データベースを読み込めません。詳しくは roji doctor で確かめてください
your-last-requests-are-still-being-worked-on-wait-for = 前のリクエストをまだ処理しています。少しお待ちください
the-disk-is-full = ディスクがいっぱいです
the-bots-do-not-answer = ボットが応答しません
nothing-can-be-written-so-no-clock-moves-roji-doctor = 書き込めないため、時計が進みません。詳しくは roji doctor で確認してください
your-time-for-this-move-has-run-out-a-bot = この手の持ち時間が切れました。ボットがこの手を指したあと、席に戻れます
your-time-has-run-out-so-a-bot-plays-on = 持ち時間が切れたため、ボットが代わりに続けます
what-is-kept-of-this-table-cannot-be-read-so = この卓の保存データを読み取れないため、開けません。ほかの卓は続けられます
requests-are-written-in-json-and-say-so-content-type = リクエストは JSON で書き、Content-Type: application/json を付けてください
this-game-file-has-lines-lines-no-game-has-more = このゲーム記録は { $lines } 行あります。{ $most } 行を超えるゲームはありません
your-last-review-is-still-being-thought-about-wait-for = 前の検討がまだ終わっていません。少しお待ちください
your-last-trial-is-still-being-played-wait-for-it = 前の試しがまだ終わっていません。少しお待ちください
