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
lessons-bossa-size-freely = まず隣の列の枚数を数えましょう。では自由にどうぞ。置ける列がなければ、アクションを使います。
lessons-bossa-size-done = ダイスの隣は1枚か2枚。その先は、手前の列より1枚多いか1枚少ない枚数です。

lessons-bossa-sum-title = 合計を作る
lessons-bossa-sum-three-tiles = 白4に2枚あるので、[白5]は1枚か3枚です。1/1、1/3、3/3を置きましょう。白ドットは1と1と3です。
lessons-bossa-sum-three-tiles-hint = それもできますが、白5なら3枚まとめて出せます。1/1、1/3、3/3を選んでください。
lessons-bossa-sum-freely = 黒ドットは数えませんでした。では自由にどうぞ。置ける列がなければ、アクションを使います。
lessons-bossa-sum-done = 数えるのはラインの色のドットだけで、合計はぴったり合わせます。枚数の多い列は、手札を早く減らします。

lessons-bossa-actions-title = 置ける列がないとき
lessons-bossa-actions-redraw = 手札では列を作れません。そんなときのアクションです。[リドロー]に触れ、タイルを選んで捨ててください。
lessons-bossa-actions-redraw-hint = それもできますが、まずリドローを試しましょう。エクスチェンジは次です。
lessons-bossa-actions-exchange = 新しいタイルが入り、Harukaの手番も終わりました。[エクスチェンジ]に触れて、自分の1枚と相手の1枚を選んでください。
lessons-bossa-actions-exchange-hint = それもできますが、ここではエクスチェンジを。Harukaのほしいタイルを奪うこともできます。
lessons-bossa-actions-done = アクションは1局に1回ずつ。何も置けない手番のために1つ残しましょう。手詰まりは負けです。

lessons-bossa-stack-title = スタック：列に重ねる
lessons-bossa-stack-cover = 黒2は1枚の列です。スタックなら、黒ドット2個の1枚を重ねられます。[スタック]、列の順に触れて、重ねてください。
lessons-bossa-stack-cover-hint = それもできますが、スタックを試しましょう。マーカー、黒2の列の順に触れます。
lessons-bossa-stack-freely = 列は1列のままですが、手札は1枚減りました。では自由にどうぞ。
lessons-bossa-stack-done = 列と同じ枚数、同じ合計で重ねます。どの端にも置けないときにも役立ちます。

lessons-bossa-chips-title = チップ：ダブラーとインバーター
lessons-bossa-chips-keep = この卓では、それぞれチップを1枚残します。インバーターは1枚の色を入れ替えます。[インバーター]を選んで残してください。
lessons-bossa-chips-keep-hint = ダブラーもよいですが、ここではインバーターが必要になります。
lessons-bossa-chips-use = チップなしでは置けません。入れ替えた3/1は黒3個です。[黒4]に触れ、0/1と、チップをのせた3/1を置いてください。
lessons-bossa-chips-use-hint = これではありません。黒4に、0/1とチップ付きの3/1です。「別の組」でほかの組が見られます。
lessons-bossa-chips-done = チップは1回だけ、置いている列の1枚に使い、そこに残ります。

lessons-bossa-six-rows-title = 6列で勝つ
lessons-bossa-six-rows-sixth = あなたの白ラインには5列あります。左端の[白2]に触れて、2/4を置きましょう。1枚で白ドット2個です。
lessons-bossa-six-rows-sixth-hint = それもできますが、自陣を見てください。6列目ですぐに勝てます。
lessons-bossa-six-rows-done = 自陣が6列になれば、誰が置いても勝ちです。相手の6列目を置かないように気をつけましょう。

lessons-bossa-last-tile-title = 最後のタイルで勝つ
lessons-bossa-last-tile-all-three = 残りは3枚、[白7]は1枚か3枚です。全部置きましょう。白ドットは1と3と3です。
lessons-bossa-last-tile-all-three-hint = それもできますが、3枚とも白7に置けば、手札がなくなります。
lessons-bossa-last-tile-done = 手札がなくなればすぐに勝ちです。相手のラインでもかまいません。さあ、1局遊んでみましょう。
