### 最初几分钟。

newcomer =
    yonsan（四三）：讲解五子棋。您是哪一类棋手？只问一次。
      1  刚接触五子棋
      2  懂得冲四和活三
      3  高手
    输入 1、2 或 3；回车跳过；也可以直接输入命令。
newcomer-strong =
    可以试试：
      solve            有没有必胜？solve win 找任何胜法，why 讲解原因
      load game.sgf    打开您的棋谱；forward 和 back 前进后退
      review-game      每一手证明了什么，哪些着法输了棋
      study h8i9       黑方从天元取胜，以及白方能坚持多久
      board            全屏显示以上一切
    下面是最难的题目之一：{ $puzzle }
