### Оценки ходов. $side оценивают, $other отвечает.

grade-holds = ✓ { $point } держит: у { other-gen } больше нет выигрыша непрерывными угрозами, или { side } выигрывают раньше.
grade-wins = ✓ { $point } выигрывает.
grade-best = ✓ { $point }: лучший ход, короче не бывает.
grade-equivalent = ✓ { $point }: другой ход, но так же коротко, как лучший.
grade-longer-unsettled = ✓ { $point } тоже выигрывает; так ли быстро, как кратчайший путь, не установлено.
grade-longer = ✓ { $point } тоже выигрывает, но на { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} дольше кратчайшего пути.
grade-other-route-vcf = ✓ { $point } выигрывает другим путём: это не четвёрка, но после любого ответа есть VCF.
grade-other-route-vct = ✓ { $point } выигрывает другим путём: тихий ход, и после любого ответа есть VCT.
grade-does-not-hold = ✗ { $point } не держит: { other } выигрывают непрерывными угрозами.
grade-throws-away = ✗ { $point } упускает выигрыш.
grade-throws-fours = ✗ { $point } упускает выигрыш четвёрками.
grade-throws-threats = ✗ { $point } упускает выигрыш угрозами.
grade-no-vcf = ✗ { $point } не выигрывает непрерывными четвёрками.
grade-no-vct = ✗ { $point } не выигрывает непрерывными угрозами.
grade-no-win = ✗ { $point } не выигрывает.
grade-by-threats = Угрозами { side } всё ещё выигрывают, но не одними четвёрками.
grade-key-point = Пункт { $reply } нужен для выигрыша, а теперь на нём стоят { other }.
grade-tried = VCF больше нет (все цепочки четвёрок проверены до конца).
grade-own-four-ends = { $reply } — встречная четвёрка { other-gen }: { side } обязаны закрыть её на { $stop }, и { grade-tried }
grade-own-four = { $reply } — встречная четвёрка { other-gen }: { side } обязаны закрыть её на { $stop }.
grade-no-four-left = У { side-gen } не осталось ни одной четвёрки: { grade-tried }
grade-fours-left = У { side-gen } { $count ->
    [one] осталась { $count } четвёрка
    [few] остались { $count } четвёрки
   *[many] осталось { $count } четвёрок
}, но к выигрышу ничто не ведёт: { grade-tried }
grade-loses-to-threats = Теперь { other } выигрывают непрерывными угрозами: { $line }
grade-no-vct-left = После { $reply } у { side-gen } больше нет VCT (каждая угроза проверена против каждого существенного ответа).
grade-forbidden = ✗ { $point } — запрещённый ход ({ $kinds }): чёрные сразу проигрывают.
grade-loses-at-once = ✗ { $point } проигрывает сразу: { other } ставят пятёрку на { $reply }.
grade-loses-to-fours = ✗ { $point } проигрывает: теперь у { other-gen } непрерывные четвёрки.
grade-unproven = ? { $point } не доказан и не опровергнут: { $why }. Возможно, он выигрывает.
nothing-found = ничего не найдено
grade-illegal = ✗ { $point } сыграть нельзя: там стоит камень, или партия окончена.
veiled-allowed = ✗ { $point } разрешён.
veiled-loses-at-once = ✗ { $point } проигрывает сразу: { other } ставят пятёрку.
veiled-four = Ход создаёт { $kind ->
    [straight-four] открытую четвёрку
    [double-four] две четвёрки
    [four-three] четвёрку и тройку
   *[four] четвёрку
}, но у { other-gen } есть ответ.
veiled-quiet = Четвёрки ход не создаёт, и { other } успевают ответить.

## Ответ, что искать нечего.
nothing-right = ✓ Верно, искать нечего: у { side-gen } нет { class-gen } (в этом классе проверено всё).
nothing-wins = ✗ Кое-что есть: у { side-gen } есть { class }.
nothing-points = ✗ Кое-что есть: нужно найти { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}.
nothing-unknown = ? Есть ли что искать, не установлено: { $limit }.
