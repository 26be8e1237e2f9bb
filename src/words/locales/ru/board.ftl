### Пункты и оценщики.

board-patterns = Что даёт { side-dat } каждый пустой пункт:
board-ten-highest = Выше всех по оценке rating: { $points }
board-twos = И двойки с закрытыми тройками: annotate twos
board-advice = Пункт подробно: cell { $point }. Карта одного оценщика: annotate --by powers
board-heat = Оценки { $name } для каждого пункта, ход: { side } (точки — наименьшая оценка):
board-heat-told = Оценки { $name }, ход: { side }; у остальных пунктов наименьшая оценка:
board-choice = { $name } сыграл бы { $point } (в скобках).
board-choice-told = { $name } сыграл бы { $point }.
board-no-choice = { $name }: играть некуда.
board-flow = Схема решений, которой он подражает, сыграла бы { $point }.
board-flow-agrees = Схема решений, которой он подражает, согласна.
board-shares-highest = наивысшая на доске, наравне с другими
board-highest = наивысшая на доске (следующая: { $next })
board-rank = место { $rank } (наивысшая: { $highest })

## Пункт подробно.
board-empty = пусто
board-runs = ряды
board-free = места
board-sum = итог
board-pattern = фигура
board-for-other = у { other-gen }
board-together = вместе: { $name } ({ $means })
board-together-other = у { other-gen }: { $name } ({ $means })
board-value = ценность { $own } против { $other }
board-axis = { $axis ->
    [row] горизонт.
    [column] вертикаль
    [diagonal] диагональ
   *[antidiagonal] антидиаг.
}
board-pattern4 = { $pattern ->
    [A_FIVE] пятёрка: выигрыш
    [B_FLEX4] открытая четвёрка или две четвёрки сразу: защиты нет
    [C_BLOCK4_FLEX3] четвёрка и открытая тройка сразу: вилка 4–3
    [D_BLOCK4_PLUS] четвёрка, которая строит и что-то ещё
    [E_BLOCK4] четвёрка
    [F_FLEX3_2X] две открытые тройки сразу
    [G_FLEX3_PLUS] открытая тройка, которая строит и что-то ещё
    [H_FLEX3] открытая тройка
    [I_BLOCK3_PLUS] закрытая тройка, которая строит и что-то ещё
    [J_FLEX2_2X] две открытые двойки сразу
    [K_BLOCK3] закрытая тройка
    [L_FLEX2] открытая двойка
    [FORBID] запрещённый пункт
   *[NONE] пока ничего
}
board-line-pattern = { $pattern ->
    [DEAD] мёртвая
    [OL] длинный ряд
    [B1] одиночный
    [F1] одиночный
    [B2] закр. двойка
    [F2] откр. двойка
    [F2A] откр. двойка
    [F2B] откр. двойка
    [B3] закр. тройка
    [F3] откр. тройка
    [F3S] откр. тройка
    [B4] четвёрка
    [F4] откр. четв.
   *[F5] пятёрка
}

# What a mark on a board stands for.
marks = { $kind ->
    [played] сыгранный ход
    [holds] держит
    [stone] линия
    [completes] завершает её
    [answer] ответы, разобранные по одному
    [choice] на выбор
    [makes] что строит камень
    [place] лучшие по оценщику
    [plays] ход чёрных
    [lasts] полуходов до проигрыша белых после каждого ответа
   *[number] ходы
}
