### Тренировка.

train-set-aside = Файл { $file } был повреждён. Он сохранён как { $aside }, и начат пустой.
train-passed-over = Не читаются записи в { $file }: { $count }. Они пропущены и остаются в файле.
train-not-kept = Ваши успехи пока не сохраняются на диске: { $why }.
train-unread = Не удаётся прочитать ваши успехи: { $why }.
train-no-home = нет домашней папки (задайте HOME или XDG_DATA_HOME)
train-newer = { $file } записан более новой версией программы (формат { $version })
train-foreign = { $file } — база данных другой программы; она не тронута

train-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
train-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
train-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
train-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

## Чем кончилась попытка и что дальше.
train-worth = { $worth } из 100
train-helped = (Это считается подсказкой, как и hint.)
train-not-solved = не решено
train-rating-stays = ваш рейтинг прежний: { $skill }
train-rating = ваш рейтинг { $skill } ({ $change })
train-rating-now = ваш рейтинг { $skill }
train-placed = вступительная { $count } из { $of }
train-first-rating = ваш первый рейтинг { $skill }
train-placing = вступительная { $number } из { $of } · задача { $rating }
train-again = ещё раз · { $line }
train-done = Это всё: без ошибок решено { $solved } из { $count }.
train-nothing-to-replay = В прошлом занятии такого не было. review повторяет то, чему подошёл срок, train даёт новые задачи.
train-due-again = повторить через: { $time }
train-next = next — следующая задача
train-turned = Вы видели её повёрнутой или отражённой; load { $puzzle } покажет исходную.
train-streak = на время · осталось: { $left } · задача { $rating }
train-review = повторение · { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} · доска может быть повёрнута или отражена
train-train = тренировка · задача { $rating } · вы { $skill }
train-time-up = Время вышло: без промаха решено { $solved } из { $count }, подряд { $longest }. Ещё раз: train --streak SECONDS
train-due-in = Повторять нечего; следующая задача через: { $time }. review --ahead не ждёт, train даёт новые.
train-nothing-due = Повторять нечего. train даёт новые задачи.
train-none-fits = Такой задачи нет. puzzles list покажет, какие есть; уберите --kind, --theme или --rating.
puzzles-listed = Задач: { $count }.
puzzles-themes = Темы: { $themes }. Выбор: --kind, --theme и --rating.
train-name-reply = Теперь назовите ответ { side-gen }.
train-otherwise = Этот вариант выигран. А если { side } ответят { $point }? (после него ещё ответов: { $count })
train-replied = { Side } { $point }. Ваш ход.
drill-right = ✓ { $point } — верный ход.
drill-right-white = ✓ { $point } держится дольше всего.
drill-proven = ✓ { $point } тоже выигрывает (доказано, полуходов: { $plies }); ход дерева другой: { $right }.
drill-proven-unmeasured = ✓ { $point } тоже выигрывает (доказано); ход дерева другой: { $right }.
drill-another = { $point } — не тот ход, который спрашивают: { $right }; чего он стоит, не установлено.
drill-shorter = { $point } держится полуходов: { $plies }; { $right } — { $most }.
drill-not-longest = { $point } держится не дольше всего; дольше всего — { $right }.
drill-shown = Ход: { $right }.
drill-asks-black = Вы играете чёрными. Ваш ход? (answer покажет, next — другая карточка)
drill-asks-white = Вы играете белыми. Какой ответ держится дольше всего? (answer покажет, next — другая карточка)
drill-asks-file = Ходят { side }. Какой ход в вашем файле? (answer покажет, next — другая карточка)
drill-over = Карточек пока нет; следующая через { $time }.
drill-nothing = Карточек больше нет.
trouble-no-cards = Для этого нет карточек: ни одна линия дерева или файла не подходит.

## Итоги тренировки.
stats-nothing = Тренировок ещё не было. Начать: train
stats-rating = рейтинг { $skill }
stats-placing = вступительные задачи: { $count } из { $of }; после них появится первый рейтинг
stats-attempts = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
   *[many] { $count } попыток
}, решено { $solved }, из них сразу и без помощи { $clean }; больше всего таких подряд: { $row }
stats-tried = испробовано задач: { $tried } из { $count }, время игры: { $time }
stats-due = { $count ->
    [one] пора повторить { $count } задачу
    [few] пора повторить { $count } задачи
   *[many] пора повторить { $count } задач
}
stats-due-later = { stats-due }; следующая через: { $time }
stats-ratings = { $count ->
    [1] ваш рейтинг после первой попытки
    [one] ваш рейтинг после { $count } последней зачтённой попытки
   *[other] ваш рейтинг после { $count } последних зачтённых попыток
}
stats-share = решено { $solved } из { $tries }
stats-by-kind = по видам (из 100)
stats-by-theme = по темам, сначала слабые (из 100)
