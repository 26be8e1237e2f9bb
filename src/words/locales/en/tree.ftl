### A proof's outline.

tree-heading = { side }: { class } in { $length } · { nodes }, { $shown } shown
elsewhere = elsewhere
or-elsewhere = { $points } or elsewhere
tree-wins = { $moves } wins
tree-see = { $point }, see { $number }
