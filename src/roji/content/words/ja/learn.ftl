### Learning by playing.

learn-title = 遊びながら覚える
learn-by-playing = 「{ $game }」を遊びながら覚える
learn-lead = 一緒に進める最初のゲームです。すぐに手を動かし、ルールは必要になったときに出てきます。
learn-you = あなた
learn-lesson = レッスン{ $at }／{ $of }
learn-step = ステップ{ $at }／{ $of }
learn-finished = レッスン修了
learn-elsewhere = それもできます。でも、ここではこのステップの内容を試してみましょう。
learn-again = 最初から
learn-next = 次へ：{ $lesson }
learn-play-now = ゲームをする
learn-all = レッスン一覧
learn-other-games = ほかのゲーム
learn-none = 「{ $game }」のレッスンはまだありません。
learn-stamps = 修了したレッスン：{ $n }
learn-far = 修了したレッスン：{ $done }／{ $of }
learn-start = 最初のレッスンを始める
learn-continue = 続ける：{ $lesson }
learn-steps-done = 完了したステップ：{ $at }／{ $of }
learn-steps = { $n }ステップ
