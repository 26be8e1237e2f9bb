### Наборы по кругам, подборки и экзамены.

lists-set = набор { $name } · круг { $cycle } · { $number } из { $of } · задача { $rating }
lists-playlist = подборка { $themes } · осталось { $left } из { $of } · задача { $rating }
lists-of-exam = экзамен { $number }, разбор · { $at } из { $of } · задача { $rating }
lists-cycle-over = Круг { $cycle } набора { $name } пройден.
lists-figures = испробовано { $tried } из { $of }, сразу решено { $clean }, всего решено { $solved }, время { $time }
lists-change = перемена: { $time }, сразу решено { $clean }
lists-missed = Не решено сразу: { $puzzles }.
lists-next-cycle = Дальше круг { $cycle }: train --set { $name }
lists-goes-on = Продолжить: train --set { $name }
lists-set-heading = { $name } · { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} { $asked }
lists-cycle = круг { $cycle } · прошло с начала: { $started } · { $figures }
lists-no-sets = Наборов ещё нет. Создать: train --set NAME --count 30
lists-solved = решено { $solved } из { $count }, рейтинг от { $low } до { $high }
lists-playlists-end = Начать: train --playlist THEME

exam-noted = Записано.
exam-task = экзамен · { $number } из { $of } · осталось { $left }
exam-rules = На каждую задачу один ответ: первый ход или nothing. Верен ли он, станет известно в конце. next откладывает задачу, quit exam заканчивает экзамен.
exam-all-points = Назовите все пункты в одной строке.
exam-answered = На все задачи даны ответы.
exam-time-up = Время вышло.
exam-left = Вы прервали экзамен; задачи без ответа считаются нерешёнными.
exam-heading = экзамен { $number }: верно { $solved } из { $of }, время { $time } из { $limit }; { $performance }
exam-performance = результат на рейтинг { $rating }
exam-at-least = результат на рейтинг не ниже { $rating }
exam-at-most = результат на рейтинг не выше { $rating }
exam-right = верно
exam-wrong = неверно
exam-unproven = в пределах поиска не доказано; считается нерешённой
exam-unanswered = нет ответа
exam-well = удалось: { $themes }
exam-badly = не удалось: { $themes }
exam-review = Разобрать задачи: review --exam { $number }
exam-line = { $heading } (с тех пор прошло: { $ago })
exams-none = Экзаменов ещё не было. Начать: train --exam
exams-end = Один из них целиком: train --exams N

fault-no-set = Набора { $name } нет; есть набор { $like }. Для нового набора укажите число задач: train --set { $name } --count 30
fault-set-differs = Набор { $name } уже создан (задач: { $count } { $asked }) и не меняется. Продолжить: train --set { $name }; для другого выбора дайте другое имя.
fault-too-few = Запрошено задач: { $asked }, а подходит: { $count }. Запросите меньше или уберите --kind, --theme, --rating или --rule.
fault-list-gone = Задач из { $name } больше нет: их файл перенесён или изменён. Верните файл или создайте новый набор.
fault-no-exam = Экзамена { $number } нет; всего их было: { $count }. Список: train --exams
fault-in-exam = На экзамене { $command } недоступно. Ответьте ходом или nothing; next откладывает задачу, quit exam заканчивает экзамен.
fault-no-exam-on = Экзамен не идёт. Начать: train --exam
