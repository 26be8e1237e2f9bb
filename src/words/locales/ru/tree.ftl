### Доказательство деревом.

tree-heading = { Side }: { class } в { $length } · { nodes }, показано: { $shown }
elsewhere = в другом месте
or-elsewhere = { $points } или в другом месте
tree-wins = { $moves } выигрывает
tree-see = { $point }, см. { $number }
