### 全屏棋盘。

screen-no-terminal = board 的输入和输出都需要终端；没有终端时，repl 逐行读取命令，show 打印棋盘。
screen-turn = 轮到{ side }
screen-won = { side }已胜
screen-more = {" PageDown 继续 "}
screen-before = {" 此前 "}
screen-layer = { $layer ->
    [numbers] 1 手数
    [patterns] 2 落子成形
    [heat] 3 评分前十
    [key] 4 每一手的结果
    [forbidden] 5 禁手点
   *[study] 6 白方能坚持多久
}
screen-button = { $name ->
    [nothing] 无解
    [put-off] 稍后再答
    [leave-exam] 结束考试
    [solve] 求解
    [move] 推荐着手
    [undo] ⌫ 悔棋
    [hint] 提示
    [restart] 重来
    [next] ⏎ 下一题
    [why] 原因
    [step] → 下一步
    [back] ← 上一步
    [backward] ← 后退
    [forward] → 前进
    [review-game] 复盘
    [moment-back] [ 时刻
    [moment] ] 时刻
    [try] ⏎ 再试
    [tree] 树
    [page-back] ← 上一页
    [page-on] → 下一页
    [question-back] Home 上一页
    [question-on] End 下一页
    [reply-back] ← 退回
    [reply-on] → 应手
    [leave-study] 结束研究
    [answer] 答案
    [show] 棋盘
    [stop] Ctrl-C 停止
    [keys] ? 按键
   *[leave] q 离开
}
screen-help =
    方向键移动光标；回车或空格落子，也可以用鼠标点击。
    Tab 跳到文字提到的下一个点。退格键悔棋。
    逐步查看证明（step）时，左右键或棋盘上的滚轮前进、后退；上下键选择别的应手，回车落下。Home 回到第一手。
    课程中右键或回车前进，左键后退；点击棋盘上的点或按回车回答问题，Home 和 End 后退、前进。研究开局时上下键选择白方应手，右键、回车或点击在黑方着法之后落下它，左键退回。
    解出题目后，回车进入下一题。
    review-game 之后，[ 和 ] 逐个到关键时刻，回车从那里再试。
    数字 1 到 6 在棋子上叠加显示：手数、落子成形、评分前十、每一手的结果、禁手点、开局中白方能坚持多久；再按一次取消。
    其他字母开始输入命令：Tab 补全，回车发送，Esc 放弃，上键找回以前的命令。对话中的命令都可用：solve、why、step、hint、next、help。
    PageUp 和 PageDown 翻动这些文字。
    Ctrl-C 停止搜索；q 或 Ctrl-D 离开。
