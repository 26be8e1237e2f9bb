### Уроки. Спрашивают $side, $other — соперник. Тексты самих уроков — в их файлах.

lesson-questions = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}
lesson-questions-of = { $count ->
    [one] { $count } вопроса
   *[many] { $count } вопросов
}
lesson-known = { $questions }, отвечено: { $known }
lesson-list-end = Начать: lesson ИМЯ или номер (lesson 1)
lesson-list-left = Продолжить: lesson { $id }  (шаг { $number } из { $of }), или: lesson --resume
lesson-resumed = Здесь вы остановились. restart — начать сначала.
lesson-heading = Урок: { $title }
lesson-prompt = урок
lesson-step = шаг { $number } из { $of }
lesson-question = вопрос { $number } из { $of }
lesson-go-on = Enter (или next) — дальше
lesson-asks = { $asks }  (или: hint  next)
lesson-play-on = играют { side }, ход за ходом: пункт, например h8
lesson-play = играют { side }: пункт, например h8
lesson-predict = ход: пункт, например h8
lesson-name = все пункты, например: h8 i9

## Что говорится о пункте.
lesson-makes = { $mark } { $point }: { $what }
lesson-only-a-four = ✗ { $point } даёт четвёрку, но не то, о чём спрошено.
lesson-not-closed = ✗ { $point } не закрывает: { side } всё ещё строят открытую четвёрку.
lesson-five-not-stopped = ✗ { $point } не останавливает { other-gen }: пятёрка остаётся.
lesson-taken = На { $point } стоит камень: назовите пустой пункт.
lesson-other-way = ✗ { $point } выигрывает, но не так, как спрошено: не каждый ход там — такая угроза.
lesson-closed = ✓ { $point }: после этого { side } уже не построят открытую четвёрку.
lesson-none-of-them = ✗ { $point } к ним не относится.
lesson-still-open = ✗ { $point } не закрывает: { side } всё ещё строят открытую четвёрку на { $points }.
lesson-raises = ✓ { $point } усиливает её до открытой четвёрки.
lesson-raises-nothing = ✗ { $point } её не усиливает: открытой четвёрки не выходит.
lesson-only-stop = ✓ { $point }: иначе { other } поставят пятёрку на { $five }.
lesson-five-still = ✗ { $point } не останавливает { other-gen }: пятёрка на { $five } остаётся.
lesson-loses = ✗ { $point } не держит: { other } выигрывают четвёрками: { $line }
lesson-holds = ✓ { $point } держит: у { other-gen } больше нет выигрывающей цепочки четвёрок.
lesson-threatens = { $point } — не четвёрка; но если бы { other } пропустили ход, { side } выиграли бы четвёрками.
lesson-no-threat = ✗ { $point } грозит слишком малым: если бы { other } пропустили ход, у { side-gen } не было бы выигрыша четвёрками.
lesson-catches = ✓ { $point } ловит чёрных: пятёрку остановил бы только { $answer }, а этот пункт запрещён, { $kinds }.
lesson-scored = ✓ { $point }: { $by } даёт { $own }, больше { $best } нет ни у одного.
lesson-scored-as-much = ✗ { $point }: { $by } даёт { $own }, столько же, сколько выбранному; из равных он берёт первый, ряд за рядом от a1.
lesson-scored-less = ✗ { $point }: { $by } даёт { $own }; лучшее — { $best }.
lesson-yes = ✓ { $point }, да.
lesson-stops-it = ✓ { $point } останавливает.
lesson-not-opening = ✗ с { $point } это не { $name }.
lesson-not-it = ✗ { $point } — не то.
lesson-unsettled = ? { $point }: не установлено в пределах ограничений; попробуйте другой.

## Как обстоит дело с вопросом.
lesson-again = Ещё одна попытка, или: hint
lesson-named = Да: { $found } из { $of }. Осталось назвать { $left ->
    [one] { $left } пункт
    [few] { $left } пункта
   *[many] { $left } пунктов
}.
lesson-answer = Ответ: { $points }
lesson-answer-line = Ответ: { $point }. До пятёрки: { $line }
lesson-sought-points = { $count ->
    [one] Нужен { $count } пункт
    [few] Нужны { $count } пункта
   *[many] Нужно { $count } пунктов
}
lesson-sought = { lesson-sought-points }.
lesson-sought-one = { lesson-sought-points }; один из них — { $point }.
lesson-among = Это один из этих: { $points }

## Конец урока.
lesson-at-once = сразу верно: { $count }
lesson-second = верно со второй попытки: { $count }
lesson-missed = неверно: { $count }
lesson-open = без ответа: { $count }
lesson-done = { $title }: пройдено. Из { lesson-questions-of } — { $told }.
lesson-left = { $title }: оставлено. Из { lesson-questions-of } — { $told }.
lesson-drills = Упражнения: { $drills }
lesson-next = Следующий: lesson { $id }  ({ $title })
lesson-tried = { $id }: верны { $questions ->
    [one] { $questions } вопрос
    [few] { $questions } вопроса
   *[many] { $questions } вопросов
}, { $lines ->
    [one] { $lines } вариант
    [few] { $lines } варианта
   *[many] { $lines } вариантов
} и { $claims ->
    [one] { $claims } утверждение
    [few] { $claims } утверждения
   *[many] { $claims } утверждений
}.
lesson-left-out = опущено: { $error }

## Что не так и что делать.
lesson-unknown = Нет урока '{ $name }'. Список: lesson
lesson-unknown-like = Нет урока '{ $name }'. Может быть, { $like }? Список: lesson
lesson-nothing-asked = Здесь ничего не спрашивают. next — дальше, back — назад, quit lesson — выйти.
lesson-one-point = Нужен один пункт: назовите его, например h8.
lesson-first-step = Это первый шаг. next — дальше, quit lesson — выйти.
lesson-none = Урок не открыт. Список: lesson
lesson-watching = Слежу за файлом: при сохранении он проверяется снова; Ctrl-C — конец.
