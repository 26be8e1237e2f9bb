### Опубликованные оценщики: равные пункты, просмотр вперёд, карты и три проверки выигрыша.

## Вся доска, линия за линией.
map-value = { Side }: с чем соединится ещё один камень, по линиям (. — 0, + — больше 9):
map-patterns = { Side }: что даёт ещё один камень, по линиям (. — F1, - — DEAD):
map-told = { $what } ({ $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}): { $points }
map-counted = { $what }: { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
map-largest = наибольшее: ценность

## Под картой оценок.
evaluator-equal = Одинаково хороши для него { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}: { $points }. Берётся первый; --seed N выбирает наугад.
evaluator-drawn = Одинаково хороши для него { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}: { $points }. Один из них выбран наугад.
evaluator-differs = На { $choice } оценка p({ $own }, { $enemy }) = { $score }; у { $flow }, который берёт схема, p({ $u }, { $v }) = { $less }.
evaluator-ahead = Он играет за обе стороны; глубина, выбор и предвиденные ходы:
evaluator-depth = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}
evaluator-outcome = { $outcome ->
    [wins] пятёрка
    [loses] пятёрка соперника
   *[value] оценка { $value }
}
evaluator-changes = другой выбор
evaluator-stays = На любой глубине выбор один и тот же.
evaluator-moved = Выбор меняется { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}, на глубинах { $depths }.

## Пункт так, как в массиве статьи.
style-heading = gStyle в { $point } (x = { $x }, y = { $y }): камни по направлениям и свободные места за ними
style-way = { $way ->
    [n] вверх
    [ne] вверх и вправо
    [e] вправо
    [se] вниз и вправо
    [s] вниз
    [sw] вниз и влево
    [w] влево
   *[nw] вверх и влево
}
style-row = чёрные { $black } + { $black_free } своб., белые { $white } + { $white_free } своб.
style-sum = Ход { side-gen }: атака (F) { $attack }, защита (L) { $defence }, вместе { $sum }
style-halves = атака { $attack } + защита { $defence }

## Три проверки выигрыша.
wincheck-agree = Ходов: { $count }. Вся доска, окрестность хода и итоги до него всюду согласны.
wincheck-differ = Три проверки выигрыша расходятся. В партии так быть не должно: пожалуйста, сообщите.
wincheck-none = Ни одна из них не видит выигрыша.
wincheck-move = ход { $ply }, { side-name } { $point }
wincheck-set-up = камни расстановки, { side-name }
wincheck-seen = { $where }: вся доска — { $whole }, вокруг — { $around }, итоги до хода — { $before }
wincheck-says = { $sees ->
    [yes] пятёрка
   *[no] нет пятёрки
}
wincheck-printed = { $where }: как напечатано, на четыре пункта вглубь, вторая увидела бы здесь пятёрку.

## Партия рядом с оценщиком.
like-heading = { $name }: совпало ходов — { $agree } из { $count } ({ $sides }).
like-deep = { $name } (вперёд на { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
})
like-side = { side-name } { $agree } из { $count }
like-flow = Его схема решений играет не то, что оценка, на { $count ->
    [one] { $count } ходу
    [few] { $count } ходах
   *[many] { $count } ходах
}: { $moves }.
like-flow-agrees = Его схема решений всюду выбрала бы то же.
like-legend = У хода: = он сыграл бы так же, ~ пункт не хуже его выбора, / его выбор.

## Партия против программы из статьи.
game-begins-by = Вы играете за { side-gen }; { $name } — за { other-gen }, как в статье: по одним оценкам. Пункт — это ход, undo берёт назад ваш ход и ответ, play stop заканчивает партию.
contest-begins = Состязание: выиграть, поставив не больше своих камней, чем { $stones }.
contest-left = Осталось камней для выигрыша: { $left }.
contest-won = Вы победили, поставив { $played } из { $stones } камней.
contest-late = Вы победили, но поставили камней: { $played }; состязание было на { $stones }.
contest-lost = Все { $stones } поставлены, а победы нет: состязание проиграно. Партию можно продолжать.
