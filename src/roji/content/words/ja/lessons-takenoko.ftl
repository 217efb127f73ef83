### The lessons of Takenoko.

## A turn

lessons-takenoko-turn-title = 手番：2つのアクション
lessons-takenoko-turn-draw = 皇帝の庭へようこそ。まだ池だけです。[区画]に触れて、区画を3枚引きましょう。
lessons-takenoko-turn-draw-hint = それはまた後で。まず庭を広げましょう。区画に触れてください。
lessons-takenoko-turn-keep = 3枚とも緑です。1枚は水源つき、1枚は柵つき。[何もない]区画を残しましょう。
lessons-takenoko-turn-keep-hint = 改善は後で学びます。いまは何もない緑の区画を残しましょう。
lessons-takenoko-turn-under = ほかの2枚は山の下に戻します。どちらを先に入れるか選びましょう。
lessons-takenoko-turn-lay = 区画を池の隣の好きな場所に置きましょう。水があるので、すぐに竹が生えます。
lessons-takenoko-turn-gardener = アクション1つが終わりました。次は別のものです。[庭師]に触れ、区画へ動かしましょう。
lessons-takenoko-turn-gardener-hint = それもできます。でもまず庭師を見てみましょう。区画へ動かしてください。
lessons-takenoko-turn-end = 庭師が止まった区画で竹が伸びました。アクションは2つ終わりです。手番を終えましょう。
lessons-takenoko-turn-done = 手番では異なるアクションを2つ、順に行います。アクションは5種類あります。

## The panda

lessons-takenoko-panda-title = 雨と、お腹をすかせたパンダ
lessons-takenoko-panda-roll = 2ラウンド目からは、手番の始めに天候を決めます。ダイスを振りましょう。
lessons-takenoko-panda-rain = 雨です。水のある区画1つで竹が伸びます。右の区画は肥料つきなので2節伸びます。触れましょう。
lessons-takenoko-panda-rain-hint = その区画では1節です。もう一方は肥料つき。2節伸ばしましょう。
lessons-takenoko-panda-panda = パンダの目的には緑が2節必要で、いま1節あります。[パンダ]に触れ、もう一方の区画へ動かしましょう。
lessons-takenoko-panda-panda-hint = まずパンダに食べさせましょう。パンダのいないほうの緑の区画へ動かしてください。
lessons-takenoko-panda-claim = パンダが食べて、緑が2節になりました。目的を達成できます。カードに触れましょう。
lessons-takenoko-panda-claim-hint = 先にパンダのカードを達成しましょう。アクションは使いません。
lessons-takenoko-panda-objective = 3点です。節はストックに戻りました。アクションがあと1つ。[目的]に触れて、カードを引きましょう。
lessons-takenoko-panda-objective-hint = それもできます。でも手札は2枚だけ。目的カードを引きましょう。
lessons-takenoko-panda-end = 目的がまた3枚になりました。手番を終えましょう。
lessons-takenoko-panda-done = パンダは止まった区画の竹を1節食べます。節はパンダの目的に使い、達成にアクションは使いません。

## Water

lessons-takenoko-water-title = 乾いた区画に水を
lessons-takenoko-water-dry = 黄の区画を残しました。池から離れた区画は、ほかの2つに隣接します。緑の2つの隣に置きましょう。
lessons-takenoko-water-dry-hint = 池の隣ならすぐ水がありますが、ここでは池から離して、緑の2つの隣に置きましょう。
lessons-takenoko-water-first = 水がないので竹は生えません。ボードの水路に触れ、池の角に置きましょう。
lessons-takenoko-water-first-hint = それは後で。まずボードの水路を置きましょう。
lessons-takenoko-water-take = 緑の区画の間に水が流れましたが、黄にはまだ届きません。[水路]をもう1本取りましょう。
lessons-takenoko-water-take-hint = このアクションで水路を取りましょう。黄の区画が水を待っています。
lessons-takenoko-water-second = 黄の区画まで水を引きましょう。どちら側でもかまいません。
lessons-takenoko-water-second-hint = まだです。先に黄の区画の隣に水路を置きましょう。
lessons-takenoko-water-end = 初めて水が来ると、すぐに竹が生えます。水路を置くのにアクションは使いません。手番を終えましょう。
lessons-takenoko-water-done = 水路は池の角から始まり、区画の間に置きます。一度灌漑された区画はずっとそのままです。

## Shapes

lessons-takenoko-shape-title = 庭に形を作る
lessons-takenoko-shape-draw = 区画の目的は、曲線に並ぶ灌漑された緑の区画3つ。もう2つあります。区画を引きましょう。
lessons-takenoko-shape-draw-hint = まず3つ目の緑を探しましょう。区画を引いてください。
lessons-takenoko-shape-keep = [緑]の区画を残しましょう。
lessons-takenoko-shape-keep-hint = 黄ではこの目的に役立ちません。緑の区画を残しましょう。
lessons-takenoko-shape-under = 2枚残りました。先に山の下へ入れるほうを選びましょう。
lessons-takenoko-shape-lay = 池を囲む曲線にします。池の隣で、緑の区画の隣に置きましょう。
lessons-takenoko-shape-lay-hint = それでは別の形になるか、すき間ができます。池の隣で、緑の区画の隣に置きましょう。
lessons-takenoko-shape-claim = 曲線ができました。回転していてもよく、どの区画にも水があります。カードに触れて達成しましょう。
lessons-takenoko-shape-claim-hint = 先に区画のカードを達成しましょう。アクションは使いません。
lessons-takenoko-shape-freely = アクションがあと1つ、水路も1本あります。好きなようにして、手番を終えましょう。
lessons-takenoko-shape-done = 形は回転できますが、裏返しはできません。庭に残り、ほかの人の役にも立ちます。

## Improvements

lessons-takenoko-improvement-title = 曇りの日の改善
lessons-takenoko-improvement-roll = 2回目の手番です。天候ダイスを振りましょう。
lessons-takenoko-improvement-take = 曇りなら改善を1つ取れます。[肥料]を取りましょう。その区画では竹が一度に2節伸びます。
lessons-takenoko-improvement-take-hint = それもよいですが、このレッスンでは肥料を取りましょう。
lessons-takenoko-improvement-where = 肥料はボードにあります。緑の区画に置けるか試すか、区画を引いて、よい場所を作りましょう。
lessons-takenoko-improvement-where-hint = 肥料は竹のない区画を待っています。区画を引きましょう。
lessons-takenoko-improvement-keep = 改善は1つの区画に1つだけ。1枚にはもうあります。[何もない]黄の区画を残しましょう。
lessons-takenoko-improvement-keep-hint = 柵がもう場所をとっています。何もない区画を残しましょう。
lessons-takenoko-improvement-under = 先に山の下へ入れる区画を選びましょう。
lessons-takenoko-improvement-lay = 池の隣に置きましょう。
lessons-takenoko-improvement-improve = 竹が生える前に、改善するか聞かれます。いま[肥料]を置きましょう。
lessons-takenoko-improvement-improve-hint = いまがその時です。竹が生えたら、もう置けません。
lessons-takenoko-improvement-freely = 一度に2節生えました！好きなアクションをもう1つ行い、手番を終えましょう。
lessons-takenoko-improvement-done = 改善は竹のない区画に1つずつ。水源、柵、肥料があります。

## Weather

lessons-takenoko-weather-title = 嵐と晴れ
lessons-takenoko-weather-roll = 新しい手番です。ダイスを振りましょう。
lessons-takenoko-weather-storm = 「?」が出たら天候を選べます。[嵐]を選びましょう。
lessons-takenoko-weather-storm-hint = その天候は後で出てきます。いまは嵐を選びましょう。
lessons-takenoko-weather-send = 嵐でパンダをどこへでも動かせます。黄の区画へ動かしましょう。食べた節はあなたのものです。
lessons-takenoko-weather-send-hint = 嵐を使わなくてもよいのですが、ただで1節もらえます。パンダを動かしましょう。
lessons-takenoko-weather-freely = 嵐はアクションではありません。好きなアクションを2つ行い、手番を終えましょう。
lessons-takenoko-weather-sun = Harukaの手番が終わりました。またあなたの番です。振りましょう。
lessons-takenoko-weather-three = 晴れです。異なるアクションを3つまでできます。2つは必ず、3つ目は任意です。それから手番を終えましょう。
lessons-takenoko-weather-done = 晴れ、雨、風、嵐、曇りは、それぞれ違う助けになります。使わなくてもかまいません。

## Alone

lessons-takenoko-alone-title = 自分で3手番
lessons-takenoko-alone-roll = 庭が広がりました。目的は4枚、パンダのカード2枚はあと1節ずつです。振りましょう。
lessons-takenoko-alone-first = 嵐です。緑の竹はどこにあるでしょう？この手番は自由に進め、達成できるものは達成しましょう。
lessons-takenoko-alone-second = カードに触れると、数えられる区画が見えます。手番を進めましょう。
lessons-takenoko-alone-third = もう1手番。2人なら、目的9枚で皇帝が訪れ、2点になります。
lessons-takenoko-alone-done = これでタケノコを覚えました。食べさせ、育て、広げましょう。皇帝が訪れて終局したとき、得点が最も多い人の勝ちです。
