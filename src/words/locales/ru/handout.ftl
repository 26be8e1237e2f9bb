### Задачи на бумаге, на странице и на карточках.

handout-title = Задачи по гомоку
handout-solutions = Решения
handout-page = страница { $page } из { $pages }
handout-name = Имя:
handout-deck = Задачи yonsan
handout-asked = { $kind ->
    [vcf] Выиграйте непрерывными четвёрками.
    [vct] Выиграйте непрерывными угрозами.
    [win] Найдите форсированный выигрыш.
    [defend] Найдите ход, который держит.
    [find-all] Найдите все пункты, которые выигрывают, а если таких нет — все, которые держат.
    [forbidden] Отметьте все пункты, запрещённые чёрным в рэндзю.
   *[none] Выиграйте непрерывными угрозами или скажите, что такого выигрыша нет.
}
handout-length = Длина выигрыша: { $length }.
handout-shortest = Длина выигрыша: { $length }; короче не бывает.
handout-threat = Угроза, { $length }: { $line }
handout-also = Так же быстро: { $points }
handout-open = Выигрывает ли другой ход так же быстро, не выяснено.
handout-nothing = Ничего: выигрыша непрерывными угрозами нет. Каждая угроза испытана против каждого ответа, который имеет значение.

## Страница, на которой решают задачи.
page-solve-title = Решите задачи
page-solve-about = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} · каждый ответ заранее оценён доказательствами
page-solve-without = Этим задачам нужен JavaScript.
page-task = Задача { $n } из { $of }
page-task-back = ◂ Задача
page-task-next = Задача ▸
page-nothing = Такого выигрыша нет
page-wrong-move = ✗ { $point } не выигрывает так, как просит задача. Попробуйте ещё раз.
page-wrong-point = ✗ { $point } не входит в ответ. Попробуйте ещё раз.
page-wrong-hold = ✗ { $point } не держит. Попробуйте ещё раз.
page-wrong-nothing = ✗ Такой выигрыш есть. Найдите его.
page-forbidden-point = { $point } запрещён чёрным: выберите другой пункт.
page-not-settled = Верен ли ход { $point }, поиск для этой страницы не выяснил: он не считается. Попробуйте другой.
page-right-move = ✓ { $point } — верно. { $color } отвечают { $other }; продолжайте.
page-right-point = ✓ { $point } — один из них. Есть ли ещё?
page-solved = ✓ Решено.
page-given-up = Решение:
page-solved-before = С этой задачей покончено: переходите к другой.
page-result = Итог
page-pupil = Имя ученика
page-copy = Скопировать итог
page-copied = Итог скопирован.
page-not-copied = Браузер не копирует сам: текст выделен, скопируйте его клавишами Ctrl+C.
page-result-sum = Решено: { $n } из { $of } · без ошибок: { $found } · время: { $time }
page-result-solved = { $n }. { $id }: решена · неверных ответов: { $found } · время: { $time }
page-result-given-up = { $n }. { $id }: не решена · неверных ответов: { $found } · время: { $time }
page-result-open = { $n }. { $id }: без ответа · неверных ответов: { $found } · время: { $time }
