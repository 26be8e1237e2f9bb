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
lines-hash = Симметричный хеш: { $hash }, один для всех восьми отражений.
lines-canonical = { $symmetry ->
    [identity] Из восьми отражений каноническое — сама позиция, как она стоит.
    [west-east] Каноническое из восьми отражений: зеркально с запада на восток. Его линии:
    [south-north] Каноническое из восьми отражений: зеркально с юга на север. Его линии:
    [half-turn] Каноническое из восьми отражений: поворот на пол-оборота. Его линии:
    [diagonal] Каноническое из восьми отражений: зеркально относительно диагонали от a1. Его линии:
    [clockwise] Каноническое из восьми отражений: поворот на четверть по часовой стрелке. Его линии:
    [anticlockwise] Каноническое из восьми отражений: поворот на четверть против часовой стрелки. Его линии:
   *[antidiagonal] Каноническое из восьми отражений: зеркально относительно диагонали от o1. Его линии:
}
lines-becomes = { $backwards ->
    [yes] { $from } становится: { $to }, в обратном порядке: { $word }
   *[no] { $from } становится: { $to }: { $word }
}
