### The lessons of Bonsai.

## A turn: meditate or cultivate

lessons-bonsai-turn-title = 手番：瞑想か育成
lessons-bonsai-turn-take = ようこそ。カードを取ると、その下のタイルももらえます。右端の[師匠]に触れて、葉と実とともに取りましょう。
lessons-bonsai-turn-take-hint = それもよいカードです。ここでは右端の師匠を取りましょう。
lessons-bonsai-turn-cultivate = 師匠から枝と葉ももらいました。Harukaは最初のタイルを置きました。あなたの番です。[育成]しましょう。
lessons-bonsai-turn-cultivate-hint = タイルは十分あります。育成して置きましょう。
lessons-bonsai-turn-wood = 枝は枝に隣り合わせて置きます。芽も枝です。芽の左上に[枝]を置きましょう。
lessons-bonsai-turn-wood-hint = それもできますが、まず芽の左上に枝を置きましょう。
lessons-bonsai-turn-branch = 2枚目の枝は「好きなタイル」のアイコンを使います。葉の場所ができるよう、右上に置きましょう。
lessons-bonsai-turn-branch-hint = それもできますが、ここでは1枚目の右上に枝を置きましょう。
lessons-bonsai-turn-leaf = 次は[葉]です。枝に隣り合わせて置き、3点になります。新しい枝2枚の両方に接する左側に置きましょう。
lessons-bonsai-turn-leaf-hint = よい場所ですが、両方の枝に接する左側を選びましょう。
lessons-bonsai-turn-stop = 「好きなタイル」「枝」「葉」の三つとも使いました。[終える]に触れましょう。
lessons-bonsai-turn-done = 瞑想でタイルとカードを得て、育成で置く。それがこのゲームのすべてです。

## Flowers and fruits

lessons-bonsai-growing-title = 花と実
lessons-bonsai-growing-take = 同じ対局の続きです。花が必要なので、スロット3の[師匠]を枝と花とともに取りましょう。
lessons-bonsai-growing-take-hint = それもできますが、花はスロット3にあります。
lessons-bonsai-growing-too-many = 手元に6枚ありますが、残せるのは5枚です。[枝]を返しましょう。
lessons-bonsai-growing-too-many-hint = 何を返すかは自由ですが、ここではほかを全部使います。
lessons-bonsai-growing-cultivate = 葉と花と実がそろいました。[育成]しましょう。
lessons-bonsai-growing-cultivate-hint = いまはカードではなく育成です。
lessons-bonsai-growing-second-leaf = 実には並んだ葉が2枚必要です。枝と最初の葉の両方に接する上の場所に[葉]を置きましょう。
lessons-bonsai-growing-second-leaf-hint = それもできますが、実の場所ができません。上の、最初の葉の隣に置きましょう。
lessons-bonsai-growing-fruit = 次は[実]です。2枚の葉の両方に接する場所は一つだけ。見つけましょう。7点です。
lessons-bonsai-growing-fruit-hint = そのタイルはあとにして、7点になる実を先に置きましょう。
lessons-bonsai-growing-stop = 花のアイコンが残っていないので、花は次です。[終える]に触れましょう。
lessons-bonsai-growing-again = アイコンがまた使えます。もう一度[育成]しましょう。
lessons-bonsai-growing-again-hint = 花が2枚待っています。育成しましょう。
lessons-bonsai-growing-flower = [花]は葉に隣り合わせて置きます。タイルに接していない辺一つで1点。空いた場所を探しましょう。
lessons-bonsai-growing-flower-hint = 花を持って、葉の隣に置きましょう。
lessons-bonsai-growing-done = 葉は枝、花は葉、実は並んだ葉2枚が必要です。実は7点、花は空いた辺の数だけ得点になります。

## Growth, Tool and Helper

lessons-bonsai-cards-title = 成長・道具・助手
lessons-bonsai-cards-growth = 成長カードは育成のたびにアイコンを一つ増やします。右端の、花の[成長]を取りましょう。
lessons-bonsai-cards-growth-hint = 右端の花の成長カードを取りましょう。
lessons-bonsai-cards-tool = 道具があるとタイルを2枚多く残せます。右端に動いた[道具]を取りましょう。
lessons-bonsai-cards-tool-hint = その前に、右端の道具を取りましょう。
lessons-bonsai-cards-helper = 7枚まで残せるようになりました。[助手]がいればすぐに置けます。山札の隣の助手を取りましょう。
lessons-bonsai-cards-helper-hint = 山札の隣の助手を取りましょう。
lessons-bonsai-cards-place = 好きなタイル1枚と葉1枚を置けます。まず芽の左上に[枝]を置きましょう。
lessons-bonsai-cards-place-hint = まず芽の左上に枝を置きましょう。
lessons-bonsai-cards-leaf = 次は[葉]を好きな場所に。
lessons-bonsai-cards-leaf-hint = 葉をもう1枚置けます。
lessons-bonsai-cards-stop = 瞑想の手番なのに、助手で2枚置けました。[終える]に触れましょう。
lessons-bonsai-cards-freely = あとは自由です。カードを取るか、育成しましょう。
lessons-bonsai-cards-done = 成長で多く置き、道具で多く残し、師匠はタイルをくれ、助手はすぐ置け、巻物は最後に得点になります。

## A goal: claim it, or wait

lessons-bonsai-goals-title = 目標：獲得するか、待つか
lessons-bonsai-goals-cultivate = 青の目標を見ましょう。金継ぎの側で縁の外に出るタイルです。あと2枚。[育成]しましょう。
lessons-bonsai-goals-cultivate-hint = タイルはもうあります。育成しましょう。
lessons-bonsai-goals-wood = 枝を右へ、縁まで伸ばします。[枝]を置きましょう。
lessons-bonsai-goals-wood-hint = それもできますが、枝を右の縁まで伸ばしましょう。
lessons-bonsai-goals-leaf = ここはちょうど縁まで。[葉]を点線の外に置きましょう。
lessons-bonsai-goals-leaf-hint = 右の点線の外に葉を置きましょう。
lessons-bonsai-goals-stop = 目標を達成しました。決めるのは行動のあとです。[終える]に触れましょう。
lessons-bonsai-goals-claim = 7点で獲得するか、放棄して14点の上級を狙うか。上級はまだ遠いので、7点を[獲得]しましょう。
lessons-bonsai-goals-claim-hint = それもできますが、放棄した目標は戻らず、上級の目標はまだ遠くにあります。
lessons-bonsai-goals-done = 目標は各色一つまで。早い者勝ちですが、放棄してもっと難しい目標を狙うこともできます。

## No room for wood

lessons-bonsai-pruning-title = 枝の場所がない
lessons-bonsai-pruning-prune = 芽の上に葉が2枚あり、枝を置けません。手番の前に1枚切れます。左の[葉]に触れましょう。
lessons-bonsai-pruning-prune-hint = それもできますが、枝がなければ何も育ちません。左の葉を剪定しましょう。
lessons-bonsai-pruning-cultivate = 場所ができました。まだあなたの番です。[育成]しましょう。
lessons-bonsai-pruning-cultivate-hint = 場所が空いているうちに育成しましょう。
lessons-bonsai-pruning-wood = 空いた所に[枝]を。ここからまた伸びていけます。
lessons-bonsai-pruning-wood-hint = まず葉のあった場所に枝を置きましょう。
lessons-bonsai-pruning-rest = ほかに置きたいものを置き、[終える]に触れましょう。
lessons-bonsai-pruning-done = 枝の場所を残すか、手番の前に最少のタイルを剪定します。それに頼るタイルも落ちます。

## Play it to the end

lessons-bonsai-finish-title = 最後まで遊ぶ
lessons-bonsai-finish-deck = 山札はもうわずかです。自由に手番を行いましょう。場所ごとの得点も見てください。
lessons-bonsai-finish-alone = 最後のカードが出たら、全員あと1手番です。残ったタイルは0点。がんばってください！
lessons-bonsai-finish-done = 終局です。これで盆栽を覚えました。得点の多い人が勝ち、同点なら手番が後ろの人の勝ちです。
