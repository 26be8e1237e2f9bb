### Запретные пункты рэндзю.

prohibition = { $kind ->
    [overline] длинный ряд
    [double-four] двойная четвёрка
   *[double-three] двойная тройка
}
forbidden-none = В рэндзю чёрным здесь ничего не запрещено.
forbidden-all = { $count ->
    [one] В рэндзю чёрным запрещён { $count } пункт
    [few] В рэндзю чёрным запрещены { $count } пункта
   *[many] В рэндзю чёрным запрещены { $count } пунктов
}: { $points }.
forbidden-point = { $point } запрещён, { $kinds }:
forbidden-not = { $point } разрешён: ни ряда из шести, ни двух четвёрок, ни двух троек.
forbidden-overline = шесть или больше в ряд: { $points }
forbidden-four = четвёрка: { $points }
forbidden-three = тройка: { $points } растёт на { $at }
forbidden-five = { $point } разрешён, потому что ставит пятёрку: { $points }
forbidden-allowed = { $point } кажется запретным, но разрешён:
forbidden-no-three = { $points } — не тройка, потому что не может вырасти:
forbidden-stops-five = { $point } ставит пятёрку, а не открытую четвёрку: { $points }
forbidden-stops = { $point } сам запрещён, { $kinds }:
shape-row = { $points }
shape-three = { $points } растёт на { $at }
