### Почему ход работает, и подсказки по ступеням. $other — защитник.

reason-stops-five = заодно занимает пункт, где { other } поставили бы пятёрку
reason-builds-three = и строит открытую тройку ({ $line }): { $stones }
reason-only-answer = единственный ответ { other-gen }: { $reply } (иначе пятёрка на { $reply })
reason-reply-is-four = { $reply } — встречная четвёрка { other-gen }: её нужно закрыть на { $point }
reason-if-passes = если { other } пропустят ход: { $line }
reason-answers = ответы { other-gen }, которые задевают угрозу: { $points }
reason-else-loses = всё остальное ей проигрывает
reason-no-stop = одним ходом обе угрозы не закрыть; своей пятёрки у { other-gen } нет
reason-caught = единственный ответ { other-gen } { $reply } запрещён, { $kinds }: { $shapes }
reason-serves = готовит: { $moves }

four-open = { $stones } достраивается до пятёрки на { $fives }
four-shut = { $stones } достраивается до пятёрки только на { $fives } (на { $point } стоят { other })
four-at-edge = { $stones } достраивается до пятёрки только на { $fives } (с другой стороны край)
four-overline = { $stones } достраивается до пятёрки только на { $fives } (на { $point } вышло бы шесть)
makes = { $kind ->
    [five] пятёрка
    [straight-four] открытая четвёрка
    [double-four] двойная четвёрка
    [four-three] вилка 4–3
    [four] четвёрка
   *[broken-four] разорванная четвёрка
}: { $what }
makes-forbidden = запрещённый ход, { $kinds }: { $shapes }
makes-quiet = тихий ход: не четвёрка
makes-no-four = не четвёрка
makes-quiet-threat-fours = тихий ход, но с угрозой выиграть четвёрками
makes-quiet-threat = тихий ход, но с угрозой выиграть
makes-threes = { $count ->
    [one] открытая тройка
   *[other] открытые тройки
}: { $stones }
refuted-must = Это { $what }, и { other } обязаны ответить { $reply }.
refuted-may = Это не четвёрка, поэтому { other } могут ответить { $reply }.

## Подсказки по ступеням.
rung-shortest = Кратчайший выигрыш отсюда: { $length }.
may-be-shorter = Может быть выигрыш короче: его ищет solve --shortest.
rung-length = Есть выигрыш в { $length }; возможно, есть и короче.
rung-themes = О чём задача: { $themes }.
rung-area = Все атакующие ходы лежат в прямоугольнике от { $lower } до { $upper }.
rung-candidates = Выигрыш начинает один из этих ходов: { $points }.
rung-first = Первый ход — { $point }.
rung-line = Весь вариант: { $line }
rung-threat = Соперник грозит выиграть в { $length }.
rung-points = Нужно найти { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}.
rung-points-left = Осталось найти { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}.
rung-around = То, что вы ищете, лежит в прямоугольнике от { $lower } до { $upper }.
rung-one-of = Годится один из этих: { $points }.
rung-threat-line = Если бы вы пропустили ход: { $line }
rung-one = Годится { $point }.
rung-every = Годятся все эти: { $points }.
rung-tempting = Кажется, что выигрывают: { $points }
rung-nothing = Ни один не выигрывает. Искать нечего, ответ: nothing
## Темы — слова для --theme; незнакомая придумана автором.
theme = { $theme ->
    [four-three] вилка 4–3
    [double-four] двойная четвёрка
    [straight-four] открытая четвёрка
    [double-three] вилка 3–3
    [fukumi] фукуми
    [quiet-move] тихий ход
    [counter-four] встречная четвёрка
    [long] длинный выигрыш
    [fork] вилка
   *[other] { $theme }
}

## Прогулка по доказательству.
step-leaves-five = { Side } играют { $point } и оставляют пятёрку на { $five }.
step-elsewhere = { Side } играют { $point }; доказательство отвечает прежней угрозой.
step-only-answer = Это единственный ответ: иначе пятёрка на { $point }.
step-counter-four = Это встречная четвёрка: { other } должны занять { $must }, иначе сразу проиграют.
step-counter-late = Следующим ходом была бы пятёрка на { $points }, но { other } успевают первыми.
step-over = конец: { $of } · back — назад
step-reply = { $at } из { $of } · step или пустая строка продолжает самой долгой защитой; пункт выбирает другую; back — назад
step-on = { $at } из { $of } · step или пустая строка продолжает; back — назад
