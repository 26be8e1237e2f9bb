### Что сообщается о поиске, пока он идёт.

searching = { $seconds } с{ $parts } · Ctrl-C останавливает
searching-class = { $class ->
    [vcf] выигрыш четвёрками
    [vct] выигрыш угрозами
   *[win] любой выигрыш
}
searching-within = не длиннее: { plies }
searching-settled = решено { $settled } из { $all }
searching-depth = вперёд: { plies }
searching-best = найдено { $point }: { plies }
