### Ход доказательства подробно, и на чём держится выигрыш. $side атакует, $other защищается.

why-gain = выигранный пункт { $point }
why-cost = { $squares } · отданные { $points }
why-rest = { $squares } · опорные { $points }
why-needs = опирается на: { $moves }
why-uses = он использует { $points }: { other } оставили их открытыми, отвечая на { $moves }
why-replies = ответы { other-gen } и что на них находится:
why-reply-no-four = { $reply } не создаёт встречной четвёрки { other-gen }
why-no-reply-four = ни один ответ не создаёт встречной четвёрки { other-gen }
why-fours-no-help = собственные четвёрки { other-gen } не помогают:
why-meets = { $replies }: { $number } { $attack } выигрывает за { $stones ->
    [one] { $stones } ход
    [few] { $stones } хода
   *[many] { $stones } ходов
}: { $line }
why-longest = самое долгое { $line }
why-counter = { $reply } (пятёрка на { $fives }): { $number } { $attack } { $kind ->
    [five] раньше ставит пятёрку
    [straight-four] стоит там и создаёт открытую четвёрку
    [double-four] стоит там и создаёт двойную четвёрку
    [quiet] стоит там, и доказательство продолжается
   *[four] стоит там и сам создаёт четвёрку
}
why-then-none = { $met }; дальше ни один ответ не создаёт четвёрки
why-then-more = { $met }; затем у { other-gen } подряд ещё { $count ->
    [one] { $count } четвёрка
    [few] { $count } четвёрки
   *[many] { $count } четвёрок
}, и больше ни одной

pillars-heading = { Side }: { $class } в { $length }
pillars-none = несущие камни: нет; выигрыш остаётся и без любого одного камня
pillars-none-known = несущие камни: ни об одном это не известно
pillars-all = несущие камни (#): { $points } — все до одного
pillars-some = несущие камни (#): { $points }
pillars-spare = выигрыш остаётся без любого одного из: { $points }
pillars-more = один лишний камень { other-gen }
pillars-saves-nowhere = { pillars-more } нигде их не спасёт
pillars-saves-unknown = не известно, чтобы { pillars-more } где-нибудь их спас
pillars-saves-only = { pillars-more } спас бы их только на { $points } (+)
pillars-saves = { pillars-more } спас бы их на { $points } (+)
pillars-open = не установлено (?): { $points }: { $limit }
