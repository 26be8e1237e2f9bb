### Почему ход не выигрывает. $side ходит, $other отвечает.

whynot-best = ✓ { $point } выигрывает: с него начинается лучший { class }, { plies }.
whynot-equivalent = ✓ { $point } выигрывает: так же коротко, как лучший, { plies }.
whynot-longer = ✓ { $point } выигрывает, { plies }.
whynot-longer-unsettled = ✓ { $point } выигрывает; как скоро, не установлено.
whynot-other-route = ✓ { $point } выигрывает другим путём: после любого ответа есть { class }.
whynot-quiet = ✓ { $point } выигрывает другим путём: это не { class }, но выигрывают тихие ходы.
whynot-refuted = ✗ { $point } не начало { class-gen }: { other } отвечают { $reply }, и { class-gen } больше нет.
whynot-four = Это четвёрка, и { $reply } — единственный ответ { other-gen }.
whynot-no-four = Это не четвёрка, и { other } вольны выбирать ответ.

cause-had-four = У { other-gen } уже была четвёрка: её остановили бы только пятёрка или камень на { $reply }.
cause-had-fours = { Other } уже могли поставить пятёрку на { $points }: успела бы только своя пятёрка.
cause-five-by-blocking = Единственный камень, который закрывает эту четвёрку, { $point }, и есть та пятёрка.
cause-has-fours = Четвёрки { other-gen } до пятёрки: { $line }
cause-no-threat = Он ещё ничем не грозит: если бы { other } пропустили ход, у { side-gen } не было бы VCF.
cause-takes-point = { $reply } — пункт, нужный для выигрыша: там стоит атакующий ход { $number }.
cause-gains-tempo = { $reply } — встречная четвёрка { other-gen }: { side } обязаны закрыть её на { $points }.
cause-line = { $axis } ({ $four })
cause-shares-lines = { $reply } стоит сразу на нескольких линиях четвёрок из угрозы: { $lines }.

far-no-four = После этого у { side-gen } не осталось ни одной четвёрки.
far-must-stop = После этого { side } могли бы поставить { $count ->
    [one] { $count } четвёрку
    [few] { $count } четвёрки
   *[many] { $count } четвёрок
}, но сначала должны закрыть четвёрку { other-gen }.
far-left = После этого { $count ->
    [one] осталась { $count } четвёрка
    [few] остались { $count } четвёрки
   *[many] осталось { $count } четвёрок
}
far-run = { far-left }; самая длинная цепочка: { $run } · { $line }
far-run-at-least = { far-left }; самая длинная цепочка: не менее { $run } · { $line }
nearest-win = Ближайший выигрывающий ход — { $point }, в { $length }: { $line }
nearest-none = У { side-gen } здесь нет { class-gen } ни при каком ходе.
nearest-unknown = Не установлено, есть ли здесь у { side-gen } { class }: { $limit }.
