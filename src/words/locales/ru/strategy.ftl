### Дерево для всей доски.

tree-finished-of = { $rule }: из 35 вторых ходов закончено { $finished }
tree-decisions = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}
tree-size = { tree-decisions }, { $links ->
    [one] { $links } ссылка
    [few] { $links } ссылки
   *[many] { $links } ссылок
}, { $leaves ->
    [one] { $leaves } ответ оставлен
    [few] { $leaves } ответа оставлено
   *[many] { $leaves } ответов оставлено
} угрозам, байтов: { $bytes }
tree-finished = закончено: { $points }
tree-complete = полно: чёрные выигрывают против любого второго хода белых
tree-longest = самый длинный вариант там — { $plies } полуходов, не больше
tree-resized = было решений: { $before }, стало: { $after }

## Проверка.
verify-nothing = ни один второй ход не закончен: проверять нечего
verify-looked-at = после { $points }: просмотрено решений { $done } из { $all }
verify-replies = { $count ->
    [one] { $count } ответ ведёт
    [few] { $count } ответа ведут
   *[many] { $count } ответов ведут
} к дальнейшим решениям, проигрывают угрозам: { $leaves } (из них по доказательству, найденному после другого ответа: { $shared })
verify-cost = самый длинный встреченный вариант, в полуходах: { $plies }; узлов в поиске: { $nodes }, проверено позиций: { $positions }
verify-no-answer = нет ответа: { $position } { $reply }
verify-holds = всё просмотренное верно
merge-missing = не целое: из { $of } частей нет этих: { $shards }
merge-not-whole = не целое: не просмотрено решений: { $count }
merge-whole = это все решения: верно

## Построение.
build-third = чёрные играют { $point }
build-finished = закончено, самый длинный вариант в полуходах: { $plies }
build-part-won = все взятые ответы выиграны
build-some-open = некоторые ответы остаются открытыми
build-open = открыто после { $points }
build-nodes = узлов: { $nodes }
build-nothing = всё закончено: искать нечего; --longest PLIES ищет выигрыши короче
build-won = { $moves }: выиграно
build-stays-open = { $moves }: остаётся открытым
build-soon = { $what }, возможно, ещё меньше минуты
build-minutes = { $what }, возможно, ещё { $minutes } мин

## Что играет дерево.
study-unknown = Ход чёрных здесь ещё не известен: этот второй ход не закончен, и выигрыша угрозами в пределах ограничения не найдено. strategy stats перечисляет законченное.
study-left-tree = Чёрные сошли с дерева, и выигрыша угрозами в пределах ограничения не найдено: их ход здесь не известен. undo возвращает туда, где он есть; solve win ищет любой выигрыш.
study-from-tree = Чёрные играют { $point }, по дереву
study-fours = Чёрные играют { $point }: отсюда непрерывные четвёрки
study-threats = Чёрные играют { $point }: отсюда непрерывные угрозы
study-five = Пятёрка: партия окончена.
study-seconds = Из 35 вторых ходов белых (прочие — их отражения) закончено { $finished }: { $points }
study-all-seconds = Каким бы из 35 вторых ходов белые ни пошли (прочие — их отражения), чёрные выигрывают.
study-if-passes = Если белые пропустят ход, чёрные выигрывают { $means } за { plies }: { $line }
study-over-within = Что бы ни делали белые, всё кончится не позже чем через { plies }.
study-holds-out = Дольше всего белые держатся на { $points }: там дерево продолжается.
study-goes-on = Здесь дерево продолжается не более чем на столько полуходов:
study-rest = После любого другого ответа угрозы чёрных выигрывают сразу, не более чем за столько полуходов:
study-right = { $guessed } — верно.
study-right-too = { $guessed } — тоже верно: выигрывает не позже чем через { $plies }.
study-loses = { $guessed } проигрывает: после него белые выигрывают четвёрками.
study-unproven = { $guessed }: в пределах ограничения выигрыш не доказан, но это ничего не говорит против хода.
study-opening = {" "}({ $name }, «{ $meaning }»)
unstudied-white = ход белых: добавьте ход белых, и будет назван ответ чёрных; или добавьте и ход чёрных, и он будет рассмотрен
unstudied-centre = дерево начинается с чёрных в центре: первый камень чёрных должен стоять на h8
unstudied-over = партия окончена: у { side-gen } пятёрка
unstudied-stopped = остановлено раньше, чем стало известно
