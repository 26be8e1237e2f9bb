### Слова на картинках и страницах. Что подставляет скрипт страницы, не склоняется: $color и $other — стороны с большой буквы, в начале предложения.

picture-five = Гомоку: у { side-gen } пятёрка
picture-forbidden = Гомоку: последний ход чёрных запрещён, выиграли белые
picture-turn = Гомоку: ход { side-gen }
picture-legend = { $mark ->
    [wins] Отсюда начинается выигрыш
    [holds] Эти ходы держат
    [forbidden] Запрещено чёрным
   *[chosen] Отмечено
}: { $points }
picture-marked = { picture-legend }.
picture-moves = { $moves }.
picture-choice = { $name }, выбирает { $point }

## Страница доказательства.
page-wins = { Side } выигрывают
page-certificate = сертификат
page-win = { $what } в { $length }
page-win-shortest = { page-win }, короче не бывает
page-proof = { $rule } · { side } начинают и выигрывают · { $win } · проверено против каждого ответа ({ positions })
page-longest = Самый длинный вариант: { $line }
page-begin = { $color } начинают: их ход покажет «Вперёд». Потом выберите любой ответ, на доске или ниже: доказательство знает, чем возразить.
page-two-fives = { $color } грозят пятёркой на { $points }. { $other } закроют одну, но не обе.
page-one-five = Четвёрка. { $color } поставят пятёрку на { $points }. { $other } должны занять этот пункт.
page-caught = { $color } поставят пятёрку на { $points }. { $other } не могут помешать: пункт запрещён.
page-threat = { $other } сыграют в стороне? { $color } продолжат ходом { $point }.
page-leaves = { $color } не закрыли пятёрку на { $point }.
page-unlisted = В доказательстве этого ответа нет: угрозы он не задевает.
page-won = { $color } выиграли.
page-is-over = Пятёрка стоит. «Назад» вернёт к другому ответу.
page-forbidden = { $point } запрещён чёрным: выберите другой пункт.
page-not-this = { $color } на ходу, и доказательство играет { $point }.
page-so-far = До сих пор: { $line }
page-replies = { $color } отвечают
page-met-by = { $color } отвечают { $point }
page-nothing-stops = Обе пятёрки, на { $points }, одним ходом не закрыть. Любой другой ответ оставляет обе.
page-else-five = Любой другой ответ оставляет пятёрку на { $points }.
page-elsewhere = в стороне
page-pass = пас
page-passes = { $color } пасуют.
page-forbidden-mark = запрещён чёрным
page-reply-mark = ответ, который назван в доказательстве
page-end = В конец

## Доска на каждой странице.
page-board = Доска
page-empty = пусто
page-black-stone = чёрный камень
page-white-stone = белый камень
page-number = ход { $number }
page-last = последний ход
page-start = В начало
page-back = Назад
page-forward = Вперёд
page-plays = { $color } играют { $point }.
page-taken = На { $point } стоит камень: выберите пустой пункт.
page-five = Это пятёрка.
page-footer = Пункты выбирают мышью, касанием или с клавиатуры: Tab переходит от кнопки к кнопке и на доску. На доске стрелки ведут от пункта к пункту, Enter ставит камень; в других местах стрелки влево и вправо — назад и вперёд. Сделано в yonsan.

## Страница урока. Его собственные тексты — в его файле.
page-mark-mark = отмечен
page-right-mark = верно
page-hint = Подсказка
page-answer = Показать ответ
page-again = Ещё раз
page-one-more = Ещё одна попытка. Поможет «Подсказка».
page-named = Да: { $found } из { $of }.
page-no-hint = Подсказок больше нет; можно показать ответ.
page-not-asked = Здесь ничего не спрашивают: дальше — «Вперёд».
page-no-more = С этим вопросом кончено: дальше — «Вперёд».
page-known = { $point } уже назван.
page-line = Вариант: { $line }
page-done = Урок окончен. Вопросов: { $of }, из них:
page-first = сразу верно: { $n }
page-second = верно со второй попытки: { $n }
page-missed = неверно: { $n }
page-open = без ответа: { $n }
page-end-heading = конец
page-texts = Доски и вопросы этого урока работают с JavaScript. Его тексты: { $texts }
page-play-on = Играют { side }, ход за ходом: выбирайте пункты на доске.
page-play = Играют { side }: выберите пункт на доске.
page-predict = Ход { side-gen }: выберите этот пункт на доске.
page-name = Выберите на доске все пункты, один за другим.

## Страница партии.
page-game = Партия
page-game-about = { $rule } · { $outcome }
page-game-moves = Ходы: { $moves }.
page-next-mark = здесь партия продолжается
page-holds-mark = держал
page-course = Ход партии
page-legend = Высокая полоса: выигрыш четвёрками; низкая: угрозами; крест: выигрыш упущен; ромб: последнее спасение; кольцо: ошибка на глаз. Щелчок ведёт туда.
page-moments = Переломные моменты
page-moment-back = ◂ Момент
page-moment-next = Момент ▸
page-to-moment = К ходу { $n }
page-play-line = Показать, что там было
page-play-guess = Показать, что кажется лучше
page-leave-line = Назад к партии
page-in-line = В партии не сыграно: камень { $number } из { $of }
page-not-in-line = Вариант идёт другим пунктом: его сыграет «Вперёд».
page-not-in-game = Здесь в партии нет хода на { $point }.
page-at-start = Доска перед первым ходом.
page-played = Ход { $n }. { $color } играют { $point }.
page-passed = Ход { $n }. { $color } пасуют.
page-variations = Продолжения
page-main-line = К основной линии
