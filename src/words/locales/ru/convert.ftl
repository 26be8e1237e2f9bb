### Один файл превращается в другой.

convert-written = { $count ->
    [one] { $count } партия записана
    [few] { $count } партии записаны
   *[many] { $count } партий записано
} в { $file }.
convert-lost = нет в { $format }: { $what }
convert-invented = камни расстановки стали ходами, и порядок их ничего не значит: .{ $format } хранит только ходы
convert-not-kept = не сохранено: { $names }, этого программа не знает
convert-guessed = тексты не в UTF-8, и кодировка не названа; если они выглядят неверно, назовите её: --encoding (gb18030, shift-jis, euc-kr и др.)

lost-games = { $count ->
    [one] ещё { $count } партия
    [few] ещё { $count } партии
   *[many] ещё { $count } партий
} (--game N выбирает другую; .sgf вмещает все)
lost-unreadable = { $count ->
    [one] { $count } партия, которую не прочитать
    [few] { $count } партии, которых не прочитать
   *[many] { $count } партий, которых не прочитать
}
lost-unreadable-why = { lost-unreadable }; первая: { $why }
lost-proof = ходы доказательства, записана только позиция (.sgf и .lib их хранят)
lost-lines = { $count ->
    [one] { $count } вариант кроме главного
    [few] { $count } варианта кроме главного
   *[many] { $count } вариантов кроме главного
}
lost-comments = { $count ->
    [one] { $count } комментарий
    [few] { $count } комментария
   *[many] { $count } комментариев
}
lost-labels = { $count ->
    [one] { $count } надпись
    [few] { $count } надписи
   *[many] { $count } надписей
}
lost-marks = { $count ->
    [one] { $count } пометка
    [few] { $count } пометки
   *[many] { $count } пометок
}
lost-rule = правила
lost-times = время каждого хода
lost-order = порядок ходов: они сделаны из расстановки и становятся её камнями
## Сведения о партии, по их имени в SGF.
lost-fact = { $fact ->
    [PB] имя чёрных
    [PW] имя белых
    [BR] разряд игрока (BR)
    [WR] разряд игрока (WR)
    [BT] команда (BT)
    [WT] команда (WT)
    [EV] турнир
    [RO] тур
    [PC] место
    [DT] дата
    [RE] результат
    [RU] правила, как они записаны (RU)
    [ON] имя дебюта
    [GN] название партии
    [GC] сказанное о партии (GC)
    [SO] источник
    [AN] комментатор
    [US] кто записал (US)
    [TM] время на обдумывание (TM)
    [OT] время на обдумывание (OT)
   *[else] { $fact }
}

## Почему партию не записать.
unwritten-setup = .{ $format } хранит ходы по очереди с пустой доски, а чёрных камней { $black } и белых { $white } так сыграть нельзя. Выберите .sgf, .lib, .txt или --to pos.
unwritten-order = .{ $format } хранит ходы, а порядок камней этой расстановки неизвестен; в каждом из испробованных порядков пятёрка или запрещённый ход кончает партию слишком рано. Выберите .sgf, .lib, .txt или --to pos.
unwritten-character = '{ $character }' не записать в { $charset }: выберите другую --encoding, например utf-8.
unwritten-proof = доказательство даёт поиск, а не файл: solve POSITION --proof FILE.
unwritten-puzzle = задача — больше, чем позиция: review-game FILE --puzzle MOVE --out FILE делает её из партии, puzzles mine находит их.
