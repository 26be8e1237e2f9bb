### 全屏棋盘。

screen-no-terminal = board 的输入和输出都需要终端；没有终端时，repl 逐行读取命令，show 打印棋盘。
screen-turn = 轮到{ side }
screen-won = { side }已胜
screen-keys = 方向键移动 · Enter 落子 · Backspace 收回 · 字母开始命令 · ? 按键 · q 离开
screen-walk = ← → 走一步 · 上下键与 Enter 选应手 · 字母开始命令 · ? 按键 · q 离开
screen-busy = { $seconds } 秒 · Ctrl-C 停止搜索
screen-help =
    方向键移动光标，Enter 或空格落子，也可用鼠标点击。
    Backspace 收回。
    走证明（step）时，右键前进，左键后退；上下键把光标移到别的应手，Enter 走这一手。
    任何字母都开始一条命令：Tab 补全，Enter 发送，Esc 放弃，上键取回以前的命令。对话的命令都可用：solve、why、step、hint、next、help。
    Page up 与 Page down 翻动文字。
    Ctrl-C 停止搜索；q 或 Ctrl-D 离开。
