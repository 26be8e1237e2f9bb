### Партия против программы. $side ходит; где названы обе стороны, $other — программа.

game-left = Партия оставлена; доска остаётся как есть.
game-begins = Вы играете за { side-gen }; программа — за { other-gen }, уровень { $level }, стиль: { $style ->
    [even] ровный
    [attacking] атакующий
    [defending] защитный
   *[sly] хитрый
}. Пункт — это ход, undo берёт назад ваш ход и ответ, play stop заканчивает партию.
game-plays = { Side } играют { $point }
game-just-plays = { $played }.
game-five = { $played }: пятёрка.
game-stops-five = { $played }, иначе вы поставили бы пятёрку.
game-listed = { $played }, по дереву, которое там не проверено.
game-from-tree = { $played }, по решённому дебюту.
game-wins-by = { $played }: выигрыш { $means }, не позже чем через { $plies }.
game-lasts-longest = { $played }: все просмотренные ходы проигрывают; этот держится дольше всех.
game-you-win = Пятёрка: вы выиграли.
game-program-wins = Программа выиграла; камней на доске: { $stones }. undo берёт назад ваш последний ход.
game-draw = Доска заполнена: ничья.
game-lost-within = Белым уже не выиграть: всё кончится не позже чем через { $plies }. Посмотрим, сколько вы продержитесь.

### Предлагаемый ход.

move-five = { $point }: пятёрка.
move-block = { $point }, иначе соперник поставит пятёрку.
move-tree = { $point }, по решённому дебюту.
move-listed = { $point }, из дерева в файле, которое там не проверено.
move-proof = { $point }: выигрыш { $means }, не позже чем через { $plies } (доказано).
move-lost = { $point }: все просмотренные ходы проигрывают; этот держится дольше всех.
move-guess = { $point }. Здесь ничего не доказано; дальше оценки на глаз, от -1 (проиграно) до +1 (выиграно):
move-value = { $point } { $value }  { $line }
move-depth = глубина: { $depth } { $depth ->
    [one] полуход
    [few] полухода
   *[other] полуходов
}, позиций: { $nodes }
