### The lessons of Bossa.

lessons-bossa-row-title = はじめての列
lessons-bossa-row-line = ようこそ。あなたの目は2、Harukaは1なので、ラインか先手を選べます。[白ライン]を取りましょう。ダイスに触れてください。
lessons-bossa-row-line-hint = それもできますが、ここでは白ラインを使います。白のダイスに触れてください。
lessons-bossa-row-one-tile = 手札は互いに公開されました。白のダイスの右は3、1枚か2枚で白ドット3個です。[3]に触れて、置いてください。
lessons-bossa-row-one-tile-hint = それもできますが、ここでは白3に置きましょう。3の端に触れると、3/2が持ち上がります。
lessons-bossa-row-freely = Harukaの手番が終わり、あなたは1枚引きました。今度は自由にどうぞ。印のある端に列を置くか、アクションを使います。
lessons-bossa-row-done = これが手番です。1枚引いて、どちらかのラインの端に列を1つ置きます。

lessons-bossa-size-title = 1枚多く、1枚少なく
lessons-bossa-size-two-tiles = Harukaは黒2に1枚置きました。次の列は1枚多いか少ないので、2枚です。[黒3]に触れて、0/1と0/2を置いてください。
lessons-bossa-size-two-tiles-hint = それもできますが、黒3に0/1と0/2を試しましょう。黒ドット1個と2個で3です。
lessons-bossa-size-one-less = Harukaが交換で2/4をよこしました。黒3に2枚あるので、[黒4]は1枚か3枚です。2/4だけを置いてください。
lessons-bossa-size-one-less-hint = それもできますが、1枚少なくしてみましょう。2/4は黒ドット4個で、黒4に合います。
lessons-bossa-size-freely = まず隣の列の枚数を数えましょう。では自由にどうぞ。置ける列がなければ、アクションを使います。
lessons-bossa-size-done = ダイスの隣は1枚か2枚。その先は、手前の列より1枚多いか1枚少ない枚数です。

lessons-bossa-sum-title = 合計を作る
lessons-bossa-sum-first-tile = 白5に列を置きはじめました。手前が2枚なので、1枚か3枚です。数えるのは白ドットだけ。[1/1]に触れてください。
lessons-bossa-sum-second-tile = 白ドット1個がのりました。あと2枚で4個です。[1/3]に触れてください。黒ドットは数えません。
lessons-bossa-sum-third-tile = 1と1で2です。[3/3]に触れると3個増えます。列を置いてください。
lessons-bossa-sum-other-colour = 一度に3枚減りました。引いた3/2は、黒ラインでは2です。[黒2]に触れて、置いてください。
lessons-bossa-sum-other-colour-hint = それもできますが、ここでは黒2を見てください。3/2には黒ドットが2個あります。
lessons-bossa-sum-freely = 同じタイルが3にも2にもなります。では自由にどうぞ。置ける列がなければ、アクションを使います。
lessons-bossa-sum-done = 数えるのはラインの色のドットだけで、合計はぴったり合わせます。枚数の多い列は、手札を早く減らします。

lessons-bossa-actions-title = 置ける列がないとき
lessons-bossa-actions-redraw = 手札では列を作れません。そんなときのアクションです。[引き直し]に触れ、0/6を選んで捨ててください。
lessons-bossa-actions-redraw-hint = それもできますが、まず0/6で引き直しを試しましょう。交換はあとです。
lessons-bossa-actions-new-row = Harukaも引き直し、あなたは1/3を引きました。列ができます。[白2]に触れ、1/3と1/4を置いてください。
lessons-bossa-actions-new-row-hint = それもできますが、ここでは白2に1/3と1/4を置きましょう。2枚減らせます。
lessons-bossa-actions-exchange = 引き直しは使いました。今度は[交換]に触れて、自分の1枚と、Harukaのほしい1枚を選んでください。
lessons-bossa-actions-exchange-hint = それもできますが、ここでは交換を。Harukaのほしいタイルを奪うこともできます。
lessons-bossa-actions-done = アクションは1局に1回ずつ。何も置けない手番のために1つ残しましょう。手詰まりは負けです。

lessons-bossa-stack-title = スタック：列に重ねる
lessons-bossa-stack-cover = 黒2は1枚の列です。スタックなら、黒ドット2個の1枚を重ねられます。[スタック]、列の順に触れて、0/2を重ねてください。
lessons-bossa-stack-cover-hint = それもできますが、0/2でスタックを試しましょう。マーカー、黒2の列の順に触れます。「別の組」でほかのタイルになります。
lessons-bossa-stack-outward = 重ねても、値2の1枚の列です。だから[黒3]は2枚です。0/1と、3/2か4/2を置いてください。
lessons-bossa-stack-outward-hint = それもできますが、重ねた列の先へ進みましょう。黒3に2枚です。
lessons-bossa-stack-freely = いくら高くても列は1列で、ほかの人がまた重ねることもできます。では自由にどうぞ。
lessons-bossa-stack-done = 列と同じ枚数、同じ合計で重ねます。どの端にも置けないときにも役立ちます。

lessons-bossa-chips-title = チップ：ダブラーとインバーター
lessons-bossa-chips-keep = この卓では、それぞれチップを1枚残します。インバーターは1枚の色を入れ替えます。[インバーター]を選んで残してください。
lessons-bossa-chips-keep-hint = ダブラーもよいですが、ここではインバーターが必要になります。
lessons-bossa-chips-use = チップなしでは置けません。入れ替えた3/1は黒3個です。[黒4]に触れ、0/1と、チップをのせた3/1を置いてください。
lessons-bossa-chips-use-hint = これではありません。黒4に、0/1とチップ付きの3/1です。「別の組」でほかの組が見られます。
lessons-bossa-chips-freely = チップは使い終わり、3/1の上に残ります。黒4の先はいつもどおりです。では自由にどうぞ。
lessons-bossa-chips-done = チップは1回だけ、置いている列の1枚に使い、そこに残ります。

lessons-bossa-six-rows-title = 6列で勝つ
lessons-bossa-six-rows-other-arm = 白ラインはあなたの陣で、Harukaが白5を置きました。ラインには端が二つあります。[白3]に触れ、1/2と2/0を置いてください。
lessons-bossa-six-rows-other-arm-hint = それもできますが、自分のラインを伸ばしましょう。白3に1/2と2/0です。
lessons-bossa-six-rows-fourth = Harukaが白6に1枚置いたので、[白7]は2枚です。2/3と5/1を置きましょう。4列目になります。
lessons-bossa-six-rows-fourth-hint = それもできますが、ここでは白7に2/3と5/1を。自陣が4列になります。
lessons-bossa-six-rows-sixth = Harukaが白8を置き、自陣は5列になりました。左端の[白2]に触れて、2/4を置きましょう。
lessons-bossa-six-rows-sixth-hint = それもできますが、自陣を見てください。6列目ですぐに勝てます。
lessons-bossa-six-rows-done = 自陣が6列になれば、誰が置いても勝ちです。相手の6列目を置かないように気をつけましょう。

lessons-bossa-last-tile-title = 最後のタイルで勝つ
lessons-bossa-last-tile-two-tiles = 最後のタイルを置いた人の勝ちです。2枚の列なら手札が早く減ります。[黒5]に触れ、1/1と2/4を置いてください。
lessons-bossa-last-tile-two-tiles-hint = それもできますが、ここでは黒5に1/1と2/4を置きましょう。黒ドット1個と4個です。
lessons-bossa-last-tile-two-more = 1枚引いて4枚です。[白6]に触れて、1/4と5/0を置きましょう。また2枚まとめて減らせます。
lessons-bossa-last-tile-two-more-hint = それもできますが、ここでは白6に1/4と5/0を。「別の組」でほかの組になります。
lessons-bossa-last-tile-all-three = 残りは3枚、[白7]は1枚か3枚です。全部置きましょう。白ドットは1と3と3です。
lessons-bossa-last-tile-all-three-hint = それもできますが、3枚とも白7に置けば、手札がなくなります。
lessons-bossa-last-tile-done = 手札がなくなればすぐに勝ちです。相手のラインでもかまいません。さあ、1局遊んでみましょう。
