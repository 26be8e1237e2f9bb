### 对话命令的说明：每条一行，.more 为详解。

help-load = 载入题目、棋谱或局面
    .more =
        POSITION 是题目编号（vcf-0001）、着法（h8i9j10）、布局（B:h8i8,W:j8,b）或文件：
        { "." }txt（画出的棋盘）、.sgf、.lib、.rif、.psq、.rec、.log（棋谱）、.yaml（题目）、.json（证明）。
        --ply N 停在第 N 手；--game N 选择文件中的一局或一题。
help-puzzles = 列出题目、显示一道、重新证明或寻找新题
    .more =
        lint 重新证明题目的每一项断言：FILE 里的题目，或者程序自带的全部题目。
        mine 在 GAMES（棋谱文件）、--play N 局自对弈和 --boards N 个随机棋盘中寻找新题；
        --whole 保留对局的全部着手，否则只留有用的棋子；
        --twin 取题目，给出几乎相同但不成立的局面。用 --out FILE 可以中断，以后继续。
help-lesson = 列出课程，或打开一节
    .more =
        next（或空行）继续，back 后退；用一个或几个点回答问题。
        hint 提示，undo 收回答案中的一手，answer 显示答案，quit lesson 离开。
        未学完的课程从上次答过的问题之后继续；restart 从头开始。课程结束时给出练习题和下一课；--resume 接着学课程。
        其他命令都针对课程的棋盘。FILE 是你自己的课程（.yaml）；--check 用求解器检验
        课程的每个答案、着法线和论断；在命令行中 --watch 每次保存时都这样检验。
help-next = 下一题，或课程、推演（step）的下一步
help-skip = 跳过本题
help-train = 训练：接连给出与你等级分相近的题目
    .more =
        不给题目文件 FILE 时练习自带的题目；puzzles mine 可从你的对局中出题。
        next 继续。KIND 是 vcf、vct、win、defend、find-all、forbidden 或 none；--rating 1200 指相差 100 以内。
        --streak SECONDS 限时：失误即结束该题，题目越来越难。
        HOW 是守方的应法：stubborn（顽强）、mine（由你指出应手）或 all（即 --complete：凡是
        能应付威胁的应手都要解决，才算解出）。
        成绩会记录下来（stats）；每题的第一次尝试计入等级分。
        前五题用来定级：每题把等级分范围减半，之后显示首个等级分。没做出的题隔几题会再来。
        答案要问两次，或加 --yes；annotate、cell、key、shapes、threats 算作提示。
        --set NAME 反复做一个固定题集，每轮计时并与上一轮比较。第一次使用时由 --kind、--theme、--rating、--rule、
        --count 和文件选出题目，均匀分布于各等级分和主题；中断的一轮可以接着做。--sets 列出题集与各轮成绩。
        --playlist THEME 由易到难做一个主题；--playlists 显示各主题已解出多少题。
        --exam N 出 N 道题并限时（--minutes M）：每题只答一次（第一手、nothing，或一行写出所有的点）；没有提示，
        结束前不说对错，最后给出成绩单。quit exam 结束考试，--exams 列出历次考试，--exams N 显示其中一次，
        review --exam N 讲评各题。
help-review = 复习到期的题目
    .more =
        棋盘会旋转和镜像，好让你学会的是棋形。掌握了的题目间隔会越来越长。
        --ahead 也包括尚未到期的，最近到期的在前。
        --failed 和 --slow 重做上次练习中没做出或用时太长的题。
        --exam 讲评最近一次考试的题，--exam N 讲评另一次，可用 hint、answer 和 why。
help-stats = 训练的成绩
    .more =
        --export 输出每次尝试，供其他程序使用；json 还包括题集与考试。
help-show = 画出棋盘，可带手数
help-move = 下一手（只输入点也一样），或请程序建议一手
    .more =
        不带点时，程序说明它会下哪一手及其理由：能证明的给出证明，
        否则给出从 -1（负）到 +1（胜）的估计。multi 5 比较五手；
        --threads N 在同样的时间里看得更远。
        解题时会评价你的着法：好的会得到应手，坏的会被收回。
        其他时候就只是落子。逐手走胜法时（step），只输入点是选择守方的应手；
        move POINT 则离开。
help-undo = 收回上一手或上一次改动
    .more =
        解题时：收回你的上一手和它的应手。载入的棋谱：收回最后一手。
help-redo = 重做收回的
help-nothing = 回答：这里没有可找的
    .more =
        在问“是否有胜法”的题目里，这可能就是正确答案；在其他题目里也会评价。
help-hint = 再给一级提示
    .more =
        从胜法的长度一直到完整着法。每级都计数，但都不算失败。
help-grade = 从题目的开头评价这些着法
    .more =
        程序逐一应对；只写你自己的着法。要求找出所有点时，请全部写出；
        nothing 表示没有可找的。
        每次搜索可用的节点由 --nodes 给定；在限额内没有证明的，决不说成错。
help-solve = 是否有强制的胜法，是哪一个？
    .more =
        vcf：每一手攻着都成四。vct：或在对方脱先时留有 VCF（活三等）。
        win：也包括静着；没有找到时不等于没有。整盘策略树（study）已有的开局，则证明树中的着法。
        vct 和 win 可用 --threads N 个线程（vct 至多两个）。
        结论是已证明、已否定（全部试过）或未知（达到限制）。
        --shortest 找最短的；--all 找出所有取胜的首着（没有定论的会说明；
        vct 和 win 可用 --threads N 分担）；--within PLIES 限制长度；
        --threats PLIES 限制所威胁的 VCF 的长度（vct）。
        不加限制时至多 500 万节点。Ctrl-C 停止，并保留已有结果。
help-defend = 对方的威胁之下，哪些着法守得住，哪些会输
    .more =
        查看每一手合法着法：对方不再有该类胜法（默认 vct）或本方先胜，即守得住；
        或输给一条已证明的着法线；或因达到限制而未知。
        起作用的反击以着法线列出，只是拖延的也列出。限制是对全部着法合计的。
help-step = 逐手走完找到的胜法；空行继续
    .more =
        轮到守方时，step POINT（或只输入点）选择应手，证明给出应对；
        step stubborn 或单独的 step 选择最顽强的应手。
        step N 跳到 why 和 tree 中编号为 N 的一手；step 0 回到开头。
        不指定类别时取最短的 VCF，没有则取 VCT（不加限制时至多 30 万节点）。
        未解出的题目会因此泄露答案。
help-back = 后退一步
    .more =
        退到你选择的应手之前，就回到原来的着法线。
help-why = 胜法的每一手为何成立，或其中一手的详解
    .more =
        why POINT，或 why N（树中的编号）：它占据、迫使和倚仗的点（得点、失点、基点），
        它依赖和服务的着法，每种应手及对策，以及守方的冲四为何无济于事。
        未解出的题目会因此泄露答案。
help-pillars = 胜法的关键子，以及多放一子就能救守方的点
    .more =
        依次去掉攻方的每一子，在证明所涉及的每个点上添守方一子，
        再按同一类别求解。限制是合计的。
        未解出的题目会因此泄露答案。
help-study = 开局时黑方下在哪里，白方能坚持多久
    .more =
        黑方从天元开始并取胜；随程序提供的策略树知道怎样应对每一手。
        study h8 o9 给出着法、它的威胁，以及白方所有应手能坚持多久。
        加上你为黑方选的一手（study h8 o9 g7），就说它是否正确；study h8 给出白方 35 种第二手各能坚持多久。
        不写局面时看当前棋盘。
        26 种有名称的开局可以直接写名称，load 也一样：
          kansei keigetsu sosei kagetsu zangetsu ugetsu kinsei
          shogetsu kyugetsu shingetsu zuisei sangetsu yusei（直接开局），
          chosei kyogetsu kosei suigetsu ryusei ungetsu hogetsu
          rangetsu gingetsu myojo shagetsu meigetsu suisei（间接开局）。
        此后每一手都继续研究：输入的点是白方对策略树着法的应手，空行走坚持最久的应手，
        move h9 为轮到的一方落子；back 和 undo 退回，quit study 结束。
        strategy 说出这棵树有多大，并验证其中一部分。
help-openings = 26 种有名称的开局：编号、着法，以及在连珠规则下已知的结论
    .more =
        D1 到 D13 是直接开局，白棋紧邻天元；I1 到 I13 是间接开局，白棋在斜线上。
        这里证明的与棋手的看法分开说明。load kagetsu 摆出其中一个。
help-strategy = 全盘策略树：它有多大，并验证其中一部分
    .more =
        当前规则下黑方从天元开始的完整胜法。加上 --sample N 就检查分布在全树中的这么多个决定：
        对每个决定的每一手合法应手，都必须有检查器认可的回答。
        整棵树的验证、构建、合并和导出，在命令行用 yonsan strategy；study 一手一手地看它。
help-scan = 用语句说出一条线上的棋子
    .more =
        按顺序说出空点和棋子，从左或从下开始。yonsan --plain 对每个棋盘都这样说。
help-around = 用语句说出一个点的周围
    .more =
        八个方向，到五连所及之处。
help-threats = 用语句说出谁有什么威胁
    .more =
        双方眼前的成五点和活三，以及进点和挡点。
help-last = 用语句说出最后一手
    .more =
        第几手，以及轮到谁。
help-review-game = 载入的棋谱中，必胜何时出现、何时错过、何时是最后的活路；估计的失误
    .more =
        先 load game.sgf，或载入着法。每一手之前的局面都会搜索，每个用这么多节点
        （20000）；只说已证明的。--puzzle 19 把第 19 手之前的局面做成题目。
        --by NAME 标出评估器也会下的着法（--variant、--seed、--ahead 同 annotate）。
help-play = 从当前棋盘与程序对局
    .more =
        默认你执白，也可说 black。第 5 级会下已解的开局，白方不可能赢：
        看看你能坚持多久。每一级都会成五和挡五。第 1 级几乎只看自己的棋形，
        把眠三当活三，只挡连着的活三。第 2 级看得到双方的三，但每条线单独看，
        所以看不到将要出现的四三。第 3 级能提前一手看到双重威胁。
        第 4 级向前看三手，能找到较短的连续进攻取胜。第 5 级什么都看得到。
        --by NAME 由文中的程序来下：templates、powers、terminator 或 rating，只凭分数。
        --beat 17 是挑战：用不超过 17 个己方棋子取胜。
        输入点即落子，undo 收回你的一手和应手，play stop 结束对局。
help-whynot = 这一手为何不能取胜，或其实能胜
    .more =
        说明被哪一手破解、怎样破解，进攻能走多远，以及最近的胜着。
        局面有 vcf 时按 vcf，否则按 vct，除非你指定。
        做题时单独输入 whynot，会说明您上一手错着的应手，算作提示。
help-tree = 把证明画成着法与应手的树
    .more =
        每一手有编号，最长的着法线在前；应对相同的应手写在一行，
        前面出现过的用编号指代。逐手走时，括号标出所在之处。
        --depth N 略去更深的部分。未解出的题目会因此泄露答案。
help-key = 答案表：全盘每一手值多少
    .more =
        最佳、同样短、更长、另一条路（这一手不属该类，但无论怎么应都有该类胜法）、被驳倒（及被哪一手）、
        输棋，或尚无定论。冲四的答案表不找连续威胁的胜法：那要用 key vct。
        限制是对全部着法合计的。未解出的题目会因此泄露答案。
help-cell = 一个点的全部信息
    .more =
        各方向的连子与空位，双方在各线上的棋形，以及合起来的意义。
        --by NAME 只看一个评估器，同 annotate。
help-annotate = 所有点的棋形，逐线的全盘图，或某个评估器的热图
    .more =
        不加 --by：每个空点能为双方做成什么：四和三；加 twos 则连同活二和眠三。
        --map value 或 --map patterns：轮到的一方（或 --side 所指）沿四个方向的全盘图。
        --by 显示评估器给每个点的分数，以及它会下在哪里。
        --variant 改变 powers：base（单线）、shut（被堵的远端算 1）、room（空间大者胜出）；
        terminator：attack、defence（只用一张表）；templates：noise（棋子周围的小随机分，由 --seed 决定）。
        --seed N 在并列的点中抽取。--ahead N 让它为双方下 N 手，说明选择在何处改变。
        --by terminator 加一个点，按文中的 gStyle 显示该点。
help-wincheck = 三种胜负判定：对局面，也对走到这里的每一手
    .more =
        看全盘；看这一手的周围；看落子前各线的合计。对一局棋三者必须一致。
        第二种若照文中只看四格深会出错，也会说明。
help-shapes = 双方的四、三、二、双杀，以及局面状态
    .more =
        按恰好五子计，与标准规则相同：棋形窗口之外紧邻处没有自己的子。
        每个棋形都给出进点和挡点。
        状态为胜、均势、败，或因达到限制而未知（默认 30 万节点）。
help-forbidden = 连珠规则下黑方的禁手点及其原因
    .more =
        不论轮到谁、棋盘用何规则，都按黑方判断：长连、两个四、两个三，以及各个三可在何处成活四。
        对看似禁手而其实可下的点，说明哪些三不能成活四、被什么挡住。给出 POINT 时只问该点。
help-lines = 把局面写成棋线，每线一个整数
    .more =
        只列出有子的线。每点两位：低位为白，高位为黑。
help-check = 让独立的检验器检查证明
help-game = 盘上是哪一局，或给它加上说明
    .more =
        game black 张三 写下黑方姓名；可用 black、white、result、event、round、place、date、name、about，
        也可用 SGF 的属性名；--none 删去。save FILE.sgf 保存棋谱及其中的全部内容。
help-forward = 沿棋谱前进
    .more =
        有几种后续时，forward b 走第二种，forward j10 走下在 j10 的那种。back 后退，goto 12 到第 12 手；
        棋谱里没有的着法会成为新的变化。
help-goto = 到棋谱的某一手
help-moment = 到复盘的关键时刻
    .more =
        review-game 之后：moment 到下一个，moment back 到上一个，moment 19 到第 19 手之前的那个。盘上标出
        当时的胜法或守得住的点（+），以及实战着手（x）。
help-try = 从盘上的关键时刻下得更好
    .more =
        关键时刻成为题目：找出放走的胜法，或守得住的一手。hint 和 answer 有帮助，next 到下一个关键时刻，
        quit try 回到棋谱的这一手，undo 可收回。
help-comment = 棋谱对当前局面的说明，或写下说明
    .more =
        --none 删去说明。
help-label = 点上的标注，随棋谱保存；不给文字则删去
help-mark = 点上的记号，随棋谱保存：cross、triangle、square 或 circle；不给则删去
help-delete = 从棋谱中删去最后一手及其后的一切
help-promote = 把盘上的变化设为棋谱的主线
help-convert = 把一个文件转换成另一个，并说明丢失了什么
    .more =
        格式由扩展名决定：.sgf、.lib（RenLib）、.rif（RenjuNet）、.psq 和 .rec（Piskvork）、.log、.txt
        （画出的棋盘）；也可用 --from 和 --to 指定：pos（一行写一个局面）、list（每行一局）、
        openings（Gomocup 的偏移量）。IN 也可以是证明（.json）、题目（.yaml）或局面的任何写法；
        OUT 写 - 则在此显示。.sgf 与 .lib 之间保留变化和注释。
        --encoding（gb18030、shift-jis、euc-kr 等）是 IN 中非 UTF-8 文字的编码，
        也是不能写明自身编码的 OUT（.lib）的编码。
        --rows top：pos 和 list 中第 1 行在最上。
help-save = 保存棋盘（.txt）、证明（.json）、题目（.yaml）或棋谱（.sgf、.lib、.psq 等）
help-export = 棋盘的图片，或逐手走过证明的网页
    .more =
        svg 是任何浏览器都能显示的图片：--mark h8,i9 标出各点，--wins 和 --holds 标出胜着或守得住的着法，
        --by powers 显示评估器的分数，--line 沿胜法或你给的着法（--line h9i9j10）画出一排棋盘。
        png 是同样内容的位图，需构建时带有此功能。
        html 是独立的一页：对守方的每种应手都给出应对并说明理由。在课程中，或用 --lesson NAME，
        则是带问题的课程（长的要等一会儿；--threads N 可加快）。图片和网页上的文字目前是英文。
        FILE 写 - 为标准输出。
help-rule = 显示或改变规则
    .more =
        freestyle：五子或更多为胜。standard：恰好五子为胜。
        之后载入的局面若未注明规则，也用此规则。
help-side = 显示或改变轮到谁
help-turn = 轮到对方
help-place = 放置棋子
help-remove = 移去棋子
help-clear = 清空棋盘
help-swap = 黑白互换
help-restart = 重做本题
help-answer = 显示解答
    .more =
        此后本题算作看过答案，不算解出。
help-tour = 简短的导览
help-glyphs = 棋子怎么画：显示各种画法，或更换
    .more =
        ascii 画 X 和 O，unicode 画一格宽的圆，wide 用于把圆画成两格宽的终端。
help-lang = 显示或改变语言
    .more =
        英文、中文或俄文：en、zh、ru。yonsan --lang ru 以该语言开始；否则由区域设置决定
        （LC_ALL、LC_MESSAGES、LANG）。命令、点和 JSON 在各语言中相同；题目和课程为英文。
help-glossary = 四种语言的术语
    .more =
        glossary TERM 解释一条；可用英文、中文、俄文或日文（汉字或罗马字）。
        不写术语则列出全部。
help-help = 本列表，或一条命令的详解
help-quit = 离开；Ctrl-D 也一样
    .more =
        quit lesson 离开课程，quit try 离开关键时刻，quit exam 结束考试；谈话继续。
help-puzzles-list = 列出题目
help-puzzles-show = 显示一道题目
help-puzzles-lint = 重新证明每道题目的每项说法
help-puzzles-mine = 在对局、程序自弈和随机棋盘中寻找新题目
help-export-svg = 把棋盘画成任何浏览器都能显示的图片
help-export-png = 把棋盘画成像素图（程序须带此功能）
help-export-html = 逐步讲解取胜证明的网页、带复盘的棋谱网页、一课的网页，或做题的网页
    .more =
        export html game.sgf 是棋谱的网页，除非用 --ply 或目标要求证明；--review 用于输入的着法。
        export html --solve vcf-0001..vcf-0012 是做题的网页；成绩可以复制给老师。
help-export-sheet = 供打印的练习题，答案另页
    .more =
        棋盘排成网格，附题号、轮到哪方和问题。.svg 文件中各页上下相接。
help-export-anki = Anki 卡片组：.apkg，或 Anki 能作为文本导入的 .txt
help-repl = 对话；标准输入不是终端时每行一条命令
help-board = 全屏棋盘，用键盘和鼠标操作
    .more =
        方向键移动光标，Enter 落子；字母开始对话中的任何命令，回答显示在棋盘旁边。
        逐步查看证明或对局时方向键前进、后退；数字 1 到 6 在棋子上叠加手数、棋形、评估器最看好的点、每一手的结果、
        禁手点和开局研究；鼠标可落子、按按钮。? 显示按键，q 离开；对话中输入 board 也可打开。
help-engine = 经标准输入输出使用 Gomocup 协议，供驱动引擎的棋盘使用
help-web = 在本机提供网页并打开
help-completions = 命令行外壳的补全脚本
help-man = 程序或某条命令的手册页
help-strategy-stats = 树有多大，哪些第二手已完成
help-strategy-verify = 对每个决定试遍所有应手；每个都须有检查器接受的答复
help-strategy-merge = 汇总各分片的验证结果，或合并树与日志
help-strategy-build = 搜索缺失部分并写出树
help-strategy-prune = 去掉靠威胁很快就能取胜的决定
help-strategy-expand = 写下靠威胁只能慢慢取胜之处，使每个答复都快
help-strategy-export = 把树写成文本、嵌套 JSON、括号形式，或供其他编辑器使用（sgf、lib）
help-strategy-import = 读入其他程序的树

overview-head = 输入一个点（h8）即落子。命令可以缩写，只要不产生歧义。
overview-foot = 详解：help 命令
after-task = 你的着法（一个点，如 { $point }），或：hint  annotate  cell { $point }  solve  skip  help
