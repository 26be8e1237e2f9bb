### 各主题共用的词语。$side 为句子所说的一方，$other 为对方。

side = { $side ->
    [black] 黑方
   *[white] 白方
}
other = { $other ->
    [black] 黑方
   *[white] 白方
}
## 表格中与提示符前的棋色。
side-name = { $side ->
    [black] 黑
   *[white] 白
}

## 胜法的全称。
class = { $class ->
    [vcf] VCF（连续冲四胜）
    [vct] VCT（连续攻胜）
   *[win] 必胜
}
## 同上，写在句中：与前面的汉字之间留空。
a-class = { $class ->
    [vcf] { " " }VCF（连续冲四胜）
    [vct] { " " }VCT（连续攻胜）
   *[win] 必胜
}
## 取胜的手段。
class-means = { $class ->
    [vcf] 连续冲四
    [vct] 连续进攻
   *[win] 做棋与连续进攻
}

## 胜法的长度：攻方的子数与总手数。
length = { $stones } 子（{ $plies } 手）
plies = { $plies } 手

## 并列的词语。
list-next = { $most }、{ $next }
list-part = { $most }；{ $next }
list-and = { $most }、{ $last }
list-or = { $most } 或 { $last }
list-and-at = { $most }、{ $last }

## 搜索为何停止。
limit = { $limit ->
    [nodes] 已达到节点上限（可用 --nodes N 调整）
    [time] 时间已用完（可用 --time SECONDS 增加）
    [within] 在限定手数内没有；更长的没有搜索
    [memory] 允许的内存已用满（可用 --memory MIB 增加）
    [rule] 这一规则目前还没有搜索
   *[interrupted] 搜索被中断
}

## 棋盘上的线。
line-row = 第 { $number } 行
line-column = { " " }{ $letter } 列
line-diagonal = 过 { $point } 的上行斜线
line-antidiagonal = 过 { $point } 的下行斜线
axis-name = { $axis ->
    [row] 横线
    [column] 竖线
    [diagonal] 上行斜线
   *[antidiagonal] 下行斜线
}

## 棋形。
shape = { $shape ->
    [five] 五连
    [open-four] 活四
    [four] 冲四
    [open-three] 活三
    [broken-three] 跳活三
    [closed-three] 眠三
    [open-two] 活二
   *[split-two] 跳活二
}

## 所用的语言。
lang-now = 当前语言：中文。其他语言：{ $others }
lang-set = 以下使用中文。
