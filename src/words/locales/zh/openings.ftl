### 有名称的开局。

opening-meaning = { $name ->
    [kansei] 寒星
    [keigetsu] 溪月
    [sosei] 疏星
    [kagetsu] 花月
    [zangetsu] 残月
    [ugetsu] 雨月
    [kinsei] 金星
    [shogetsu] 松月
    [kyugetsu] 丘月
    [shingetsu] 新月
    [zuisei] 瑞星
    [sangetsu] 山月
    [yusei] 游星
    [chosei] 长星
    [kyogetsu] 峡月
    [kosei] 恒星
    [suigetsu] 水月
    [ryusei] 流星
    [ungetsu] 云月
    [hogetsu] 浦月
    [rangetsu] 岚月
    [gingetsu] 银月
    [myojo] 明星
    [shagetsu] 斜月
    [meigetsu] 名月
   *[suisei] 彗星
}
openings-one = { $number } { $name } { $written }，{ $meaning }：{ $moves }
openings-pass = 白棋停一手，至多 { $plies } 内负（{ $nodes } 个节点）
openings-known = 棋手认为对{ side }有利
openings-direct = 直接开局，白棋紧邻天元：
openings-indirect = 间接开局，白棋在斜线上：
openings-end = 这里在连珠规则下证明的是：轮到白棋时，各种开局中白棋都没有连续威胁的胜法；若白棋停一手，黑棋在所写手数之内取胜。白棋有没有别的胜法尚未决定：搜索没有得出结论。棋手的看法这里没有证明。
