### Доска словами, на слух.

spoken-no-stones = У { side-gen } нет камней.
spoken-stones = { Side }: { $points }.
spoken-five = У { side-gen } пятёрка.
spoken-forbidden = Последний ход чёрных запрещён: выиграли белые.
spoken-turn = Ход { side-gen }.
spoken-last = Последний ход { $point }.
spoken-stands = { $stands ->
    [black] чёрные
    [white] белые
   *[empty] пусто
}
spoken-point = { spoken-stands } { $point }
spoken-run = { spoken-stands } от { $first } до { $last }
spoken-next = { $most }, { $next }
spoken-line = { $axis } через { $point }: { $runs }.
spoken-here = { $point }: { $stands ->
    [black] чёрный камень
    [white] белый камень
   *[empty] пусто
}.
spoken-edge = край
spoken-then-edge = { $runs }, дальше край
spoken-way = { $way ->
    [n] Вверх
    [ne] Вверх и вправо
    [e] Вправо
    [se] Вниз и вправо
    [s] Вниз
    [sw] Вниз и влево
    [w] Влево
   *[nw] Вверх и влево
}: { $what }.
spoken-fives = { Side } ставят пятёрку на { $points }.
spoken-three = У { side-gen } { $kind } { $stones }: усиливается на { $raising }, закрывается на { $closing }.
spoken-no-threats = Ни у кого нет ни четвёрки, ни открытой тройки.
spoken-move = Ход { $number }: { side } { $point }. Ход { other-gen }.
spoken-no-move = Ходов ещё не было. Ход { side-gen }.
spoken-mark = { $mark ->
    [holds] держит
    [loses] проигрывает
    [carries] держит на себе выигрыш
    [saves] спасает защитника
    [fork] вилка
    [marked] отмечено
    [forbidden] запрещено чёрным
    [allowed] кажется запретным, разрешено
   *[unknown] не установлено
}
spoken-others = { $mark }: все остальные ({ $count })
spoken-axis = { $axis }: ряды { $runs }, места { $free }, итог { $sum }; { $made }; у { other-gen }: { $others }.
