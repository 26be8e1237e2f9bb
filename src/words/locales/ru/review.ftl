### Просмотренная партия.

review-winner = { Side } выигрывают ходом { $moves }.
review-no-winner = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, никто не выиграл.
review-no-moments = Ни перед одним ходом форсированного выигрыша не найдено.
review-escape-open = При поиске последнего спасения некоторые ходы не удалось оценить в пределах узлов; --nodes N даст больше.
review-puzzle =
    moment ведёт по моментам партии, try даёт сыграть оттуда лучше; --puzzle N делает из момента задачу:
    review-game --puzzle { $ply } --out mine.yaml
review-win = { $point } выигрывает { $means }, { plies }
review-again = у { side-gen } снова форсированный выигрыш: { $win }
review-appeared = у { side-gen } впервые форсированный выигрыш: { $win }
review-missed = { side } играют { $played } и упускают выигрыш: { $win }
review-slower = { side } играют { $played }, это ещё выигрывает, но не замечено, что { $win }
review-unsettled = { side } играют { $played }; выигрывает ли это ещё, не установлено. Выигрыш был: { $win }
and-more = { $points } и ещё { $more }
review-escape = { side } играют { $played }, и с этого момента всё проиграно; ещё { $count ->
    [one] держит
   *[other] держат
} { $points }
review-moment = ход { $ply }: { $what }.
review-slips = Там, где ничего не доказано, эти ходы, похоже, что-то отдают. Это оценки на глаз, от -1 (проиграно) до +1 (выиграно):
review-slip = ход { $ply }: { side } играют { $played }, примерно на { $lost } хуже, чем { $line }.

## Ход партии в виде графика.
course-move = ход
course-vcf = F9 выигрыш четвёрками за 9 полуходов
course-vct = T9 угрозами
course-missed = ! упущен
course-unsettled = ? возможно, упущен
course-slower = < не замечен более короткий
course-escape = E последнее спасение
course-guess = -0.4 оценка на глаз: столько отдано

## Переломный момент партии на доске.
moment-heading = Момент { $number } из { $of }
moment-advice = try — сыграть отсюда лучше; moment — следующий; moment back — предыдущий; forward — дальше по партии
