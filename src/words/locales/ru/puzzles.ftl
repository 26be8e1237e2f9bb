### Наборы задач: что добыто и что нашла проверка.

puzzles-mining = просмотрено { $done } из { $items }, найдено { $found ->
    [one] { $found } задача
    [few] { $found } задачи
   *[many] { $found } задач
}
puzzles-nothing-found = задач не найдено: попробуйте больше партий или досок, другие --kinds или больше --nodes
puzzles-nothing-found-in = { puzzles-nothing-found } (в { $file } записано только, что просмотрено)
puzzles-nothing-to-mine = нечего просматривать: назовите файлы партий или задайте --play N или --boards N
puzzles-other-work = { $file } записан другой работой (какой, сказано в первой строке): дайте --out другой файл или аргументы из той строки
puzzles-in-use = с файлом { $file } работает другая программа: дождитесь её или дайте --out другой файл
puzzles-rejected = Отклонено: { $each }.
rejection = { $why ->
    [unproven] не доказано при этом числе узлов — { $count }
    [pointless] искать нечего — { $count }
    [kind] не того вида — { $count }
    [short] видно сразу — { $count }
    [firsts] слишком много верных ходов — { $count }
    [nothing-tempts] нет соблазнительных ошибок — { $count }
    [loud] начинаются с угрозы — { $count }
    [evaluator] оценщик решает сразу — { $count }
    [crowded] доска слишком полна — { $count }
    [spare] слишком много лишних камней — { $count }
    [lesser] похожи на другую задачу той же партии — { $count }
   *[known] уже известны — { $count }
}
puzzles-linting = проверено { $done ->
    [one] { $done } задача
    [few] { $done } задачи
   *[many] { $done } задач
}
puzzles-note = примечание: { $what }
puzzles-linted = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
}: { $faults ->
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[many] { $faults } ошибок
}, { $notes ->
    [one] { $notes } примечание
    [few] { $notes } примечания
   *[many] { $notes } примечаний
}; первым выбором оценщика решаются: { $fall } ({ $each })

## Что нашла проверка.
lint-plies = полуходов: { $plies } ({ $stones ->
    [one] { $stones } ход
    [few] { $stones } хода
   *[many] { $stones } ходов
})
lint-claim = цель { $goal }: { $flaw }
lint-length = в within стоит { $stated }, а выигрышу нужно { $takes }; напишите within: { $found }
lint-no-length = длина не указана; напишите within: { $found }
lint-themes = темы не подходят к решению: { $what }
lint-themes-add = добавить { $themes }
lint-themes-take-out = убрать { $themes }
lint-rating = рейтинг { $stated } не следует из решения; напишите { $found }
lint-no-rating = нет рейтинга; напишите rating: { $found }
lint-licence = лицензия { $licence }; задачи, идущие с программой, — CC0-1.0
lint-same-id = есть другая задача { $id }; дайте одной из них другой номер
lint-picture = та же задача, что { $id }, повёрнутая, отражённая или в других цветах; уберите одну
lint-point = в тексте назван { $point }, который к решению не относится
lint-count = в тексте сказано { $stated } { $unit }; на деле { $right }
lint-mark-out = доказано, что длина наименьшая; уберите из notes: { $mark }
lint-mark-in = не доказано, что длина наименьшая; напишите в notes: { $mark }
lint-grade = тренажёр оценивает { $point } как { $grade }, хотя ход верен; поиску мало узлов
lint-duals = побочное решение: { $points } { $count ->
    [one] выигрывает
   *[other] выигрывают
} так же быстро
lint-not-minimal = выигрыш короче, чем { $length }, не исключён
lint-unsettled = не все другие первые ходы установлены: возможны побочные решения
lint-nothing-looks-forbidden = нет пункта, который только кажется запрещённым

## Почему утверждение неверно.
flaw-over = { side } уже выиграли
flaw-no-win = нет { class-gen } (в этом классе проверено всё)
flaw-narrower = уже есть { class }, поэтому цель — { $goal }
flaw-wins = выигрывать не должно ничто, но { $point } выигрывает ({ $stones ->
    [one] { $stones } ход
    [few] { $stones } хода
   *[many] { $stones } ходов
})
flaw-no-threat = защищаться не от чего: у соперника нет выигрыша угрозами
flaw-nothing-holds = ничто не держит
flaw-five-at-once = пятёрка строится сразу, и другие пункты никто не ищет; постройте её или поставьте цель vcf
flaw-any-move-wins = даже после потерянного хода проигрывает любой ответ, так что искать нечего
flaw-not-renju = запреты рэндзю касаются только чёрных; напишите rule: renju и side: black
flaw-forbidden-points = запрещённых пунктов: { $count }; в такой задаче их от двух до восьми
flaw-unsettled = не установлено: { $limit }
flaw-certificate = проверяющий не принимает доказательство: { $outcome }

## Насколько хороша задача.
worth-sum = Качество: { $points } из 100
worth-origin = { $points } из 15: { $from ->
    [game] из партии, ходы которой сохранены
    [balanced] камней у сторон столько, сколько бывает в партии
   *[other] такого числа камней в партии не бывает
}
worth-spare = { $points } из 25: { $spare ->
    [0] важны все камни ({ $stones })
   *[other] лишних камней: { $spare } из { $stones }
}
worth-evaluators = { $points } из 20: { $count ->
    [0] первый выбор ни одного оценщика её не решает
   *[other] её решает первый выбор оценщиков: { $names }
}
worth-temptations = { $points } из 15: соблазнительных ошибок: { $count }
worth-firsts = { $points } из 10: верных пунктов: { $count }
worth-ideas = { $points } из 15: { $ideas ->
    [0] ни одной идеи из тех, что считаются
   *[other] идеи: { $themes }
}
