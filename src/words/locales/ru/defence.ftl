### Что держит против угрозы. $side защищается, $other атакует.

defence-threat = Если { side } пропустят ход, у { other-gen } есть { class } в { $length }: { $line }
defence-no-threat = { Other } не угрожают; нет { class-gen }.
defence-unknown-threat = Не установлено, есть ли у { other-gen } угроза: { class }: { $limit }.
defence-none-known = + ни об одном ходе не известно, что он держит.
defence-nothing-holds = + ничто не держит: после любого хода у { other-gen } есть { class }.
defence-no-win = (у { other-gen } больше нет { class-gen }, или эта сторона выигрывает раньше)
defence-holding = { $count ->
    [one] { $count } ход держит
    [few] { $count } хода держат
   *[many] { $count } ходов держат
}
defence-hold = + { defence-holding } { defence-no-win }: { $points }
defence-many-hold = + { defence-holding } { defence-no-win }.
defence-open = ? не установлено в пределах ограничений: { $points }
defence-many-open = ? не установлено в пределах ограничений: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
defence-stopped = Поиск прерван раньше, чем выяснено о каждом ходе; сказанное об остальных верно.
defence-wins-first = { side } выигрывают раньше: { $line }
defence-own-fours = собственными четвёрками: { $line }; после этого { other } не выигрывают, даже если { side } пропустят ход
defence-last-move = собственными четвёрками: { $line }; последний ход лишает { other-gen } выигрыша
defence-larger-threat = угроза сильнее: { side } выиграли бы так: { $line }
defence-losing = { $count ->
    [one] { $count } ход проигрывает
    [few] { $count } хода проигрывают
   *[many] { $count } ходов проигрывают
}
defence-lose = - { defence-losing }; дольше всех держатся:
defence-prolong = - { defence-losing }; из них заведомо затягивают игру: { $prolonging } ({ other } выигрывают позже, чем после пропуска хода):
defence-then = и { other } выигрывают в { $length }: { $line }
