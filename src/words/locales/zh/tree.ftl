### 证明的提纲。

tree-heading = { side }：{ class }，{ $length } · { $nodes } 个节点，显示 { $shown } 个
elsewhere = 别处
or-elsewhere = { $points } 或别处
tree-wins = { $moves } 胜
tree-see = { $point }，见 { $number }
