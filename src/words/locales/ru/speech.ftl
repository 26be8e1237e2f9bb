### Слова, общие для всех тем. $side — о ком речь, $other — его соперник.

Side = { $side ->
    [black] Чёрные
   *[white] Белые
}
side = { $side ->
    [black] чёрные
   *[white] белые
}
side-gen = { $side ->
    [black] чёрных
   *[white] белых
}
side-dat = { $side ->
    [black] чёрным
   *[white] белым
}
Other = { $other ->
    [black] Чёрные
   *[white] Белые
}
other = { $other ->
    [black] чёрные
   *[white] белые
}
other-gen = { $other ->
    [black] чёрных
   *[white] белых
}
## Сторона в таблицах и перед приглашением.
side-name = { $side ->
    [black] чёрные
   *[white] белые
}

## Виды выигрыша полностью.
class = { $class ->
    [vcf] VCF (выигрыш непрерывными четвёрками)
    [vct] VCT (выигрыш непрерывными угрозами)
   *[win] форсированный выигрыш
}
class-gen = { $class ->
    [vcf] VCF (выигрыша непрерывными четвёрками)
    [vct] VCT (выигрыша непрерывными угрозами)
   *[win] форсированного выигрыша
}
## Чем выигрывают.
class-means = { $class ->
    [vcf] четвёрками
    [vct] угрозами
   *[win] тихими ходами и угрозами
}

## Длина выигрыша: ходы атакующего и все полуходы.
length = { $stones ->
    [one] { $stones } ход
    [few] { $stones } хода
   *[many] { $stones } ходов
} ({ $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
})
plies = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}

## Перечисления.
list-next = { $most }, { $next }
list-part = { $most }; { $next }
list-and = { $most } и { $last }
list-or = { $most } или { $last }
list-and-at = { $most } и { $last }

## Почему поиск остановился.
limit = { $limit ->
    [nodes] достигнут предел узлов (другой: --nodes N)
    [time] время истекло (больше: --time SECONDS)
    [within] в пределах стольких полуходов нет; то, что длиннее, не рассматривалось
    [memory] отведённая память заполнена (больше: --memory MIB)
    [rule] для этих правил поиска пока нет
   *[interrupted] поиск прерван
}

## Линии доски.
line-row = горизонталь { $number }
line-column = вертикаль { $letter }
line-diagonal = восходящая диагональ через { $point }
line-antidiagonal = нисходящая диагональ через { $point }
axis-name = { $axis ->
    [row] горизонталь
    [column] вертикаль
    [diagonal] восходящая диагональ
   *[antidiagonal] нисходящая диагональ
}

## Фигуры из камней.
shape = { $shape ->
    [five] пятёрка
    [open-four] открытая четвёрка
    [four] четвёрка
    [open-three] открытая тройка
    [broken-three] разорванная тройка
    [closed-three] закрытая тройка
    [open-two] открытая двойка
   *[split-two] разорванная двойка
}

## Язык, на котором говорит программа.
lang-now = Язык: русский. Другие: { $others }
lang-set = Теперь по-русски.
