### Ключ: чего стоит каждый ход на доске.

key-win = У { side-gen } есть { class } в { $length } · { $how }: { $line }
key-no-win = У { side-gen } нет { class-gen }.
key-unknown = Не установлено, есть ли у { side-gen } { class }: { $limit }.
key-means = { $value ->
    [best] лучший: короче ничего не найдено
    [equivalent] так же коротко, как лучший
    [longer] выигрывает, но дольше
    [other-route] сам ход вне этого класса, но после любого ответа следует выигрыш этого класса
    [refuted] опровергнут: после ответа выигрыша этого класса больше нет
    [loses] проигрывает: соперник ставит пятёрку или имеет непрерывные четвёрки
   *[unknown] не установлено в пределах ограничений
}
key-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
key-legend = { $mark } { key-means } · { key-count }.
key-legend-named = { $mark } { key-means } · { key-count }: { $moves }
key-many = { key-count }
key-move = { $point } ({ plies })
key-move-at-most = { $point } (не более: { plies })
key-by = { $points } из-за { $reply }
key-many-by = { key-count } из-за { $reply }
key-and-by = { $most }, { $next }
key-all-by = все из-за { $reply }
key-only-fours = Здесь речь только о четвёрках: некоторые из опровергнутых ходов могут выигрывать угрозами (key vct; в командной строке --goal vct).
