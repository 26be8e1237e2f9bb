### Что найдено, сделано и оценено.

welcome = yonsan { $version } · { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
} · { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
   *[many] { $lessons } уроков
}
to-move = ход { side-gen }
goal = { $kind ->
    [vcf] выиграть непрерывными четвёрками
    [vct] выиграть непрерывными угрозами или ответить: nothing
    [win] выиграть
    [defend] найти ход, который держит
    [find-all] найти все пункты, которые выигрывают четвёрками, иначе угрозами, иначе все, которые держат
    [forbidden] отметить все пункты, запрещённые в рэндзю
   *[none] выиграть непрерывными угрозами или ответить: nothing
}

## Заключение поиска.
shortest = короче не бывает
verdict-tried = Сначала испытаны одни четвёрки (VCF), все до конца: ни одна не выигрывает. Затем угрозы (VCT).
shorter-may-exist = возможно, есть и короче
searched = { $searched ->
    [one] { $searched } узел
    [few] { $searched } узла
   *[many] { $searched } узлов
}
nodes = { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
   *[many] { $nodes } узлов
}
positions = { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
}
verdict-proven = Доказано: у { side-gen } есть { class } в { $length } · { $how }
verdict-certificate = сертификат: { nodes }, проверен против каждого ответа ({ positions }) · поиск: { searched }, { $time }
verdict-disproven = Опровергнуто: у { side-gen } нет { class-gen }. { $class ->
    [vcf] Все цепочки четвёрок проверены до конца.
   *[vct] Каждая угроза проверена против каждого существенного ответа.
} · { searched }, { $time }
verdict-unknown = Неизвестно: есть ли у { side-gen } { class }, не установлено: { $limit } · { searched }, { $time }
verdict-solved = Первым испытан { $point } — ход встроенного дерева всей доски.
verdict-solved-open = Первым испытан { $point }, которым выигрывает встроенное дерево всей доски; study проводит по нему.
first-moves = { $count ->
    [one] Выигрывает { $count } первый ход
    [few] Выигрывают { $count } первых хода
   *[many] Выигрывают { $count } первых ходов
}:
first-by = { $length } { $class ->
    [vcf] четвёрками
    [vct] угрозами
   *[win] после тихих ходов
}
first-open = не установлено: { $points } ({ $limit })
other-moves = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
at-most = не более чем { $length }

## Что сделано.
done-loaded = Загружено
done-loaded-tree = Загружено, { $variations ->
    [one] { $variations } вариант
    [few] { $variations } варианта
   *[many] { $variations } вариантов
} сохранено (game, forward, back и goto ведут по ним)
done-loaded-line = Загружен главный вариант; { $variations ->
    [one] { $variations } вариант опущен
    [few] { $variations } варианта опущено
   *[many] { $variations } вариантов опущено
}
done-one-of = { $loaded }; партий в файле: { $games } (выбор: --game N)
done-loaded-turn = { $loaded }. Ход { side-gen }.
done-five = { Side } { $point }: пятёрка. { Side } выиграли.
done-moved = { Side } { $point }.
done-forbidden = Чёрные { $point }: ход запрещён ({ $kinds }), выиграли белые.
done-undone = Последнее изменение отменено.
done-took-back = Взято назад: { $points }.
done-redone = Изменение сделано снова.
done-played-again = Сыграно снова: { $points }.
done-placed = { $count ->
    [one] Поставлен { $count } камень
    [few] Поставлено { $count } камня
   *[many] Поставлено { $count } камней
} { side-gen }.
done-removed = { $count ->
    [one] Снят { $count } камень
    [few] Снято { $count } камня
   *[many] Снято { $count } камней
}.
done-added = Добавлено в { $file }: { $id }.
glyphs-advice = Выберите те кружки, чьи чёрточки стоят ровно над чёрточками линейки: glyphs unicode (шириной в одну клетку) или glyphs wide (в две); glyphs ascii — буквы. Насовсем: --glyphs NAME или glyphs: NAME в файле ваших обычных настроек.
done-cleared = Доска пуста. undo вернёт камни.
done-cleared-record = Доска пуста, и начинается новая запись партии; undo вернёт прежнюю.
done-swapped = Чёрные и белые поменялись местами.
done-turn = Ход { side-gen }.
done-new-record = { $change } Здесь начинается новая запись партии; undo вернёт прежнюю.
done-rule = Правила: { $rule }.
done-imported = { $unread ->
    [0] Добавлено: { $added }. Что уже было, второй раз не добавлено.
   *[other] Добавлено: { $added }. Что уже было, второй раз не добавлено. Не прочитано: { $unread }
}
done-saved = Сохранено: { $file }.

## Решение задачи.
found = найдено { $found } из { $of }
progress = { $stones ->
    [one] { $stones } ход
    [few] { $stones } хода
   *[many] { $stones } ходов
}
progress-of = { $done } из { $stones ->
    [one] { $stones } хода
   *[many] { $stones } ходов
}
misses = { $count ->
    [one] { $count } промах
    [few] { $count } промаха
   *[many] { $count } промахов
}
hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
solved-at-once = ✓ решено с первой попытки, без помощи
solved-after = ✓ решено; по пути: { $what }
taken-back = Ход взят назад. Попробуйте ещё раз или: hint
taken-back-veiled = Ход взят назад. Попробуйте ещё раз или: hint  whynot (ответ на этот ход; считается подсказкой)
confirm-answer = Это выдаст решение, и задача не будет засчитана. Если хотите: { $command } ещё раз или { $command } --yes
confirm-move = Это выдаст ход этой задачи. Если хотите: { $command } ещё раз или { $command } --yes
answered = { Side } отвечают { $point }.
made-five = { Side } ставят пятёрку на { $point } и выигрывают.
after-win = step — пройти по ходам, why — объяснить, save FILE.json — сохранить сертификат
after-none = whynot ПУНКТ объяснит, что мешает ходу: whynot { $point }
after-study = пункт теперь — ответ белых на { $point }, Enter — ответ, при котором держатся дольше всего; back возвращает, quit study заканчивает
solved-game = ход { $number } партии, в которой { side-name } сыграли { $played }
solved-not-minimal = кратчайшая ли это длина, не доказано
solved-game-won = { solved-game }; победили { $winner ->
    [black] чёрные
   *[white] белые
}
after-solved = why объяснит ваши ходы; next или пустая строка — следующая задача
after-try = why объяснит ваши ходы; next — следующий момент партии, quit try — назад к партии
hint-some-rung = подсказка { $number }
hint-rung = подсказка { $number } из { $of }
hint-last-rung = подсказка { $number } из { $of }, последняя
report-solved = Решено.
report-not-solved = Не решено.
report-good = Пока верно; задача ещё не закончена.
report-not-settled = Не установлено.
report-stopped = На этом остановка.
report-ungraded = { $how } Дальше не оценивалось: { $points }.
ungraded = (Ходы здесь больше не оцениваются. restart начинает задачу заново.)
ungraded-here = (Ходы здесь больше не оцениваются.)
how-to-leave = Ctrl-D или quit — выход; Ctrl-C останавливает поиск.

## Что говорит проверяющий.
checked-valid = { $file }: верно · просмотрено: { nodes }, { positions }
checked-out-of-bound = { $file }: неизвестно · достигнут предел позиций ({ $positions }); поднять его: --positions N
checked-invalid = { $file }: неверно · { $why } · после: { $line }
no-move = ни одного хода
out-of-bound = достигнут предел числа позиций
breaks-malformed = испорчен: { $why }
breaks-occupied = узел { $node } играет { $point }, а там стоит камень
breaks-forbidden = узел { $node } играет { $point }, а чёрным этот ход запрещён ({ $kinds })
breaks-five = узел { $node } не ставит пятёрку, а защитник ставит её на { $point }
breaks-no-answer = у узла { $node } нет ответа на { $reply }
breaks-pass = у узла { $node } нет ответа на пас
breaks-full = в узле { $node } доска заполнена: ничья

## Экскурсия: что говорится перед каждой командой.
tour-step = { $step ->
    [0] Задача: чёрные выигрывают непрерывными четвёрками.
    [1] О каждом пункте можно спросить, чего он стоит.
    [2] Естественный ход, и почему он не годится.
    [3] Подсказки идут по ступеням.
    [4] Верный ход.
    [5] И тот, что решает.
    [6] Почему это работает.
    [7] Снова с начала: это самый короткий выигрыш?
   *[8] У каждого выигрыша есть сертификат, который принимает независимый проверяющий.
}
tour-end = В терминале `yonsan` начинает разговор; `yonsan --help` перечисляет, что он умеет из скрипта.
