# The plain face: how any game is shown that has no drawings of its own
plain-yes = はい
plain-no = いいえ
plain-undo = 元に戻す
plain-choose = 何をするか選んでください。
plain-rule = 今ルールでできることは、すべてボタンになっています。
plain-waiting = { $names }の番です。
plain-acting = 手番
plain-resigned = 投了しました。あなたのものは卓に残ります。
plain-nothing-to-do = 今できることはありません。
plain-panel = 自分
plain-shared = 卓上
plain-no-rules = このゲームにはルールの要約がありません。
