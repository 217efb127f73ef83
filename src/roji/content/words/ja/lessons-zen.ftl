### The lessons of Zen.

## A round

lessons-zen-round-title = ラウンド：引く、置く、捨てる
lessons-zen-round-turn-up = ようこそ。四角いカードで絵を作ります。今回は石です。[黒の山札]に触れて、スタートカードをめくってください。
lessons-zen-round-start = すべては[スタートカード]から広がります。持ち上げて、点線のマスに置いてください。
lessons-zen-round-draw = 次は[引く]番です。一つの山札の3枚が手札になります。
lessons-zen-round-place = 手札から好きなカードを持ってください。合う場所に＋が出ます。[場所]を一つ選んでください。
lessons-zen-round-place-hint = もう手札を終えることもできますが、まず1枚置いてみましょう。
lessons-zen-round-rest = もっと置いても、置かなくてもかまいません。手札を終え、残りを捨て、また[引いて]ください。
lessons-zen-round-done = 3枚引き、好きなだけ置き、残りを捨てる。これが1ラウンドです。

## Edges that interlock

lessons-zen-fit-title = かみ合う辺
lessons-zen-fit-circle = スタートカードの左は赤、右は青です。[両側が青]のカードを持って、円を閉じてください。
lessons-zen-fit-circle-hint = まだです。まず両側が青のカードで、青い円を閉じてください。
lessons-zen-fit-diagonal = 上下では、斜線は同じ斜線と合います。[斜線が二つ]のカードを、スタートカードの下に置いてください。
lessons-zen-fit-diagonal-hint = それもできますが、ここでは斜線が二つのカードを、そのまま下に置いてください。
lessons-zen-fit-end = 1枚残っていて、置くこともできます。でも強制ではありません。[手札を終えて]ください。
lessons-zen-fit-end-hint = 今回は置かずに、手札を終えてください。
lessons-zen-fit-draw = それは捨て札になり、もう一度だけ出てきます。また3枚[引いて]ください。
lessons-zen-fit-tip = 凸は凹と合います。両側が赤で[凸]のあるカードを持ってください。凹のあるカードのどちら側に合いますか？
lessons-zen-fit-tip-hint = ここでは、赤いカードを凸を下にして、凹のあるカードの上に置いてください。
lessons-zen-fit-done = 円は閉じ、斜線はそろい、凸は凹と合う。接するすべてのカードで、そうなるように置きます。

## A half turn

lessons-zen-turn-title = 半回転
lessons-zen-turn-half = [凹と斜線]のカードを持ってください。そのままなら上に、半回転すれば横に合います。好きなほうに置いてください。
lessons-zen-turn-half-hint = まず凹が一つ、斜線が一つのカードです。「半回転」ボタンかRで回せます。
lessons-zen-turn-both-ways = [赤と青と二つの凸]のカードは、どちら向きでもスタートカードの下に合います。好きな向きで置いてください。
lessons-zen-turn-both-ways-hint = ここでは、赤と青と二つの凸のカードを、スタートカードのすぐ下に置いてください。
lessons-zen-turn-same = 最後のカードは半回転しても[同じ]なので、回せません。置いてください。
lessons-zen-turn-same-hint = ここで終えることもできますが、このカードはまだ合います。置いてください。
lessons-zen-turn-done = 半回転はできますが、90度は回せません。捨てる前に、逆向きも考えてみましょう。

## A part of the form

lessons-zen-part-title = 形の一部
lessons-zen-part-white = 点線のマスは、茶碗にまだ足りないところです。[上が斜線、下が凹]のカードを持ってください。白は明るいマスだけに置けます。
lessons-zen-part-white-hint = ここではまず、上が斜線、下が凹のカードを持ってください。
lessons-zen-part-another = どのカードも形の中になければなりません。手札から[もう1枚]置いてください。
lessons-zen-part-another-hint = ここで終えることもできますが、合うカードがもう1枚あります。置いてください。
lessons-zen-part-end = 合うカードの少ないマスができると、後で負けにつながります。最後の1枚は置かずに、[手札を終えて]ください。
lessons-zen-part-end-hint = 今回は置かずに、手札を終えてください。
lessons-zen-part-either = どちらの色のマスも空いています。[山札]を選んで引いてください。
lessons-zen-part-hand = この手札は自分で考えてください。役立つものを置き、残りを捨て、また[引いて]ください。
lessons-zen-part-done = カードはいつも、形も色も、作る形の一部です。どの部分かを言う必要はありません。

## The second pass

lessons-zen-pass-title = 2周目
lessons-zen-pass-last-two = あと1マスで、山札は残り2枚です。[引いて]ください。
lessons-zen-pass-none-fits = どちらも合いません。大丈夫、[手札を終えて]ください。いま捨てるカードも、また出てきます。
lessons-zen-pass-order = 順番は自由です。先に捨てたものから戻ります。1枚[捨てて]ください。もう1枚も続きます。
lessons-zen-pass-again = 捨て札が裏返されました。「形」の欄に、これから出るカードが順に見えます。[引いて]ください。
lessons-zen-pass-wait = もう何も戻りません。合うカードが来るまで、手札を終えて引き続けてください。来たら[置いて]ください。
lessons-zen-pass-done = 山札は2周します。カードがなくなって未完成なら負け、完成すればその場で勝ちです。

## The last four cards

lessons-zen-finish-title = 最後の4枚
lessons-zen-finish-which-pile = 茶碗はあと4マスです。色をよく見て、正しい[山札]から引いてください。
lessons-zen-finish-which-pile-hint = 黒のカードはもう役に立ちません。空いているのは白のマスだけです。
lessons-zen-finish-hand = 合うものを置いてください。角をふさぐ前によく考えて。それから残りを捨て、また[引いて]ください。
lessons-zen-finish-alone = あとはあなたの番です。茶碗を[完成]させてください。時間はたっぷりあります。
lessons-zen-finish-done = これがZenです。20の形と、毎日変わる今日の形、そして自分の形を描く用紙が待っています。
