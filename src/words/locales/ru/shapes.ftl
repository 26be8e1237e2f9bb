### Фигуры, линии и положение сторон.

shapes-heading = { Side }: рейтинг { $rating }
shapes-of = { $kind } на { $cells }
shapes-raised = усиливается на { $points }
shapes-never-closed = { $shape }, не закрывается ничем
shapes-closed = { $shape }, закрывается на { $points }
shapes-fork = вилка { $kind } на { $point }: { $threats }

status-over = Положение: { side } выиграли.
status-won = Положение: выиграно у { side-gen }, их ход.
status-neutral = Положение: равное, ход { side-gen }.
status-lost = Положение: проиграно у { side-gen }, их ход.
status-unknown = Положение: неизвестно, ход { side-gen } ({ $limit }).
status-attack = { Side } выигрывают непрерывными { class-means } в { $length }: { $line }
status-threat = { Other } грозят выиграть непрерывными { class-means } в { $length }: { $line }
status-neither = Выигрыша непрерывными угрозами нет ни у { side-gen }, ни, после пропуска хода, у { other-gen }.
status-threat-unknown = Не установлено, грозят ли { other } выиграть.
status-all-lose = После любого хода у { other-gen } есть такой выигрыш.
status-none-seen = Ходов, которые держат, не видно.
status-many-hold = { $count ->
    [one] Держит { $count } ход
    [few] Держат { $count } хода
   *[many] Держат { $count } ходов
}.
status-holds = Держит: { $points }

lines-axis = { $axis ->
    [row] горизонталь
    [column] вертикаль
    [diagonal] диагональ
   *[antidiagonal] антидиагональ
}
lines-line = линия
lines-integer = число
lines-points = пункты
lines-end = { $lines ->
    [one] { $lines } линия
    [few] { $lines } линии
   *[many] { $lines } линий
}, { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}; ходами, по байту на ход, вышло бы { $stones ->
    [one] { $stones } байт
    [few] { $stones } байта
   *[many] { $stones } байт
}. Ход меняет 4 линии.
