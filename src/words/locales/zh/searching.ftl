### 搜索进行时的说明。

searching = { $seconds } 秒{ $parts } · Ctrl-C 停止
searching-class = { $class ->
    [vcf] 连续冲四取胜
    [vct] 连续进攻取胜
   *[win] 任何胜法
}
searching-within = 不超过 { plies }
searching-settled = 已定 { $settled }/{ $all }
searching-depth = 已看 { plies }
searching-best = 已找到 { $point }：{ plies }
