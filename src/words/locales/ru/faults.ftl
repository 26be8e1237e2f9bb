### Что не так, где и что делать.

## Целое предложение из ярлыка.
sentence = { $what }.

fault-command-like = '{ $word }' — не команда и не пункт. Может быть, '{ $like }'? Все команды: help
fault-command = '{ $word }' — не команда и не пункт (пункты от a1 до o15). Все команды: help
fault-ambiguous = '{ $word }' может значить { $all }: напишите на букву больше.
fault-usage = { $command }: { $wrong } Использование: { $usage }
fault-usage-in-shell = { $command }: { $wrong } Как ей пользоваться, покажет yonsan { $command } --help.
fault-one-move = Здесь слов: { $count }. Играйте по ходу на строке или загрузите всю партию: load h8i9j10
fault-quotes = Кавычка не закрыта.
fault-no-position = '{ $text }' — не позиция: { $why }
fault-opening-like = Нет дебюта '{ $name }'. Может быть, { $like }? Все имена: help study
fault-theme = Нет задач с темой '{ $theme }'. Есть: { $known }.
fault-puzzle = Нет задачи '{ $id }'. Список: puzzles list
fault-puzzle-like = Нет задачи '{ $id }'. Может быть, { $like }? Список: puzzles list
fault-unreadable = Не удаётся прочитать { $file }: { $error }.
fault-exists = { $file } уже есть: дайте другое имя или замените его с --force
fault-puzzle-there = В { $file } эта задача уже есть, под именем { $id }.
fault-unwritable = Не удаётся записать { $file }: { $error }.
fault-no-text = .{ $format } — не текст, который можно показать: назовите файл.
fault-ending = { $file }: по окончанию не видно, что это. Назовите файл .txt (нарисованная доска), .sgf, .psq, .rec, .lib, .rif, .log, .yaml (задача) или .json (доказательство) или преобразуйте его: convert с --from.
fault-no-tree = { $file }: { $why }
fault-tree-under = { $file }: дерево выигрывает по правилу { $rule }, а на доске правило { $board }. Укажите --rule { $rule }, в беседе: rule { $rule }.
fault-no-practice = В { $file } нет тренировок. Возьмите файл, который записали stats --export json или страница в браузере.
fault-not-text = { $file } — не текст UTF-8. Сохраните его в UTF-8.
fault-no-games = В { $file } нет партий; дайте .sgf, .lib, .rif, .psq, .rec, .log, нарисованную доску (.txt) или список по партии на строке.
fault-no-twin = В { $id } не нужно выигрывать, поэтому двойника нет; дайте задачи видов vcf, vct или win.
fault-puzzle-file = { $file }, строка { $line }, столбец { $column }: { $error }.
fault-fewer-puzzles = В { $file } { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}: выберите одну, --game N.
fault-no-certificate = { $file } — не сертификат: { $why }
fault-batch = строка { $line } пакета: { $why }
fault-ply = нет хода { $ply }: в партии { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
fault-not-a-game = { $what } — одна позиция, а не список партий или ходов: уберите --game и --ply.
fault-occupied = На { $point } стоит камень: выберите пустой пункт.
fault-over = { Side } выиграли; партия окончена. undo берёт последний ход назад.
fault-impossible = Такая позиция невозможна: { $faults }.
fault-no-stone = На { $point } нет камня.
export-no-png = Эта сборка не делает PNG. Соберите так: cargo build --release --features png. Или export svg, а PNG сделает браузер или конвертер.
export-not-drawn = Картинку нарисовать не удалось: { $why }. export svg работает.
export-ending = Имя { $file } должно кончаться на { $endings }.
export-unsolved = У { $id } нет доказанного решения: { $flaw }. puzzles lint проверяет файл задач; --nodes разрешает больше работы.
export-no-deck = Колоду сделать не удалось: { $why }. Файл карточек .txt работает.
fault-nothing-to-undo = Брать назад нечего: это начало.
fault-nothing-to-redo = Назад ничего не брали.
fault-no-walk = Шага назад нет: step идёт по выигрышу, undo берёт ходы назад.
fault-attackers-turn = Ход атакующего, и доказательство играет { $point }: step продолжает, затем пункт выбирает ответ. Уйти отсюда: move POINT или undo
fault-no-such-move = В доказательстве нет хода с таким номером: tree их показывает, последний — { $highest }; step 0 — начало.
fault-too-late = Пятёрка стоит раньше, чем доходит очередь до { $point }: уберите его.
fault-no-moves = Просматривать нечего: нет ходов. Загрузите партию: load game.sgf или load h8i9j10...
fault-stopped = Остановлено.
fault-stopped-conversion = Остановлено; ничего не записано.
fault-stopped-review = Остановлено раньше, чем партия просмотрена.
fault-no-moment = Перед ходом { $ply } нет переломного момента: форсированного выигрыша в этой партии не найдено.
fault-other-moments = Перед ходом { $ply } нет переломного момента; они есть перед ходами { $moments }.
fault-no-game = Партия не идёт. Начать: play
fault-no-puzzle = Задача не загружена. Загрузить: load vcf-0001 (все: puzzles list)
fault-no-hints-in-game = В партии подсказок нет. move покажет, как сыграла бы за вас программа; threats и annotate покажут доску.
fault-unreached = Эту позицию партии показать нельзя: { $why }
fault-line-ends = Здесь партия кончается. back — назад, а ход начинает вариант.
fault-no-variation = Так партия не продолжается; продолжений { $count }: forward a, forward b ...
fault-nothing-to-delete = Здесь нет хода, который можно удалить из партии.
fault-no-more-moments = В эту сторону переломных моментов больше нет. moment N ведёт к моменту перед ходом N; все: review-game
fault-not-at-moment = На доске не переломный момент: moment ведёт к следующему.
fault-puzzle-open = На доске задача: undo возвращает ваши ходы, answer показывает решение, quit try возвращает к партии.
fault-puzzle-aside = Задача больше не решается: restart начнёт её заново.
fault-found-before = { $point } уже найден: назовите другой.
fault-no-win = В этой позиции ещё ничего не доказано. Сначала: solve
fault-not-in-line = { $point } — не атакующий ход найденного выигрыша. Все ходы: why, tree
fault-no-number = Из сыгранных ходов объяснено: { $count }. Все: why
fault-no-help = Из этой позиции подсказки не извлечь: { $why }.
fault-no-more-puzzles = Это была последняя задача. Список: puzzles list
fault-evaluator = Нет оценщика '{ $name }': выберите { $all }.
fault-reply-first = Ход { side-gen }: назовите ответ, пунктом вроде h8.
fault-nothing-to-save = В { $file } сохранять нечего: .json — для доказательства (сначала solve), .yaml — для загруженной задачи, .txt — для доски, .sgf — для партии.

## Вопросы без ответа.
refused-over = { Side } уже выиграли: искать нечего. undo — назад; в командной строке --ply N выбирает более ранний ход.
strategy-no-rule = деревья всей доски есть для freestyle и standard; чем кончается { $rule } после каждого ответа белых, никто не знает.
refused-certificate = Проверяющий не принял сертификат поиска ({ $outcome }), поэтому выигрыш не показан. Это ошибка программы; пожалуйста, сообщите о ней.

## Слова после имени команды.
misuse-too-much = '{ $word }' — лишнее.
misuse-no-option = '{ $word }' — не параметр.
misuse-missing = { $value ->
    [LINE] row, column, diagonal или antidiagonal?
    [PART] какая именно часть?
    [IN] какой файл и в какой?
    [OUT] в какой файл?
    [FILE] какой файл?
    [POSITION] какая позиция?
    [ID] какая задача?
    [PUZZLE] какая задача?
    [SIDE] black или white?
    [WHICH] какая именно?
    [POINT] какой пункт?
    [MOVE] какой ход?
   *[other] не хватает { $value }.
}
misuse-missing-value = какое значение у { $option }?
misuse-no-value = '{ $word }' — { $value ->
    [ENCODING] не из известных кодировок; есть utf-8, gb18030, shift-jis, euc-kr, big5 и другие.
    [MOVE] не пункт и не номер хода.
    [RANGE] не диапазон задач одного вида, от первой к последней (vcf-0001..vcf-0012).
    [RATING] не рейтинг (1200) и не промежуток (1000..1400).
    [SECONDS] не число секунд.
    [POINT] не пункт (пункты от a1 до o15).
    [POINTS] не пункт (пункты от a1 до o15).
    [SECOND_MOVE] не второй ход дерева: не пункт или отражение другого второго хода. Их 35: от i8 до o8 и то, что над ними, до диагонали i9–o15.
    [SHARD] не часть; пишите K/N, первую из четырёх как 1/4.
    [LEVEL] не уровень; уровни — от 1 до 5.
    [MOVES] не ходы; пишите их как h9i9j10.
   *[other] не годится для { $argument }.
}
misuse-needs = { $argument } ничего не значит без { $other }.
misuse-not-beside = { $argument } не употребляется вместе с { $other }.
misuse-is-not = '{ $word }' — не '{ $name }'.
misuse-neither = '{ $word }' — не { $one } и не { $other }.
misuse-none-of = '{ $word }' не подходит; годятся { $all }.
misuse-no-line = нет такой линии: { $axis } '{ $word }'.

## Строка пакета.
batch-not-json = это не JSON ({ $error })
batch-not-a-string = { $field } должно быть строкой
batch-not-known = нет { $field } '{ $word }'
batch-missing = нет поля { $field }
batch-not-a-file-name = '{ $id }' не годится в имя файла
batch-twice = '{ $id }' встречается дважды, и его сертификат был бы перезаписан

## Позиция, нарисованная доска, файл.
notation-empty = ничего не написано. Пустая доска — B:,W:,b
notation-no-point = '{ $word }' на знаке { $column } — не пункт (пункты от a1 до o15).
notation-no-setup = расстановка пишется так: B:h8i8,W:j8,b (камни чёрных, камни белых, чей ход).
impossible-twice = { $point } назван дважды
impossible-both = { $point } и чёрный, и белый
impossible-two-winners = пятёрка у обеих сторон
impossible-occupied = ход { $ply } сделан на { $point }, а там стоит камень
impossible-after-five = ход { $ply } ставит пятёрку, а ходы идут дальше (остановиться там: --ply { $ply })
impossible-after-forbidden = ход { $ply } чёрным запрещён и кончает партию, а ходы идут дальше (остановиться там: --ply { $ply })
impossible-more = и ещё { $more }
diagram-rows = в нарисованной доске 15 строк, а здесь { $rows }.
diagram-columns = строка { $line }: пунктов { $count } вместо 15.
diagram-glyph = строка { $line }: '{ $glyph }' — не камень (X или O) и не пустой пункт (точка).
diagram-numbers = ход { $number } пропущен или стоит дважды.
format-empty = файл пуст.
format-nothing = в нём нет ни камней, ни ходов.
format-size = доска { $size }; читаются только доски 15 на 15.
format-no-game = нет партии { $game }: в файле { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}.
format-side = по ходам сейчас ход { side-gen }: уберите --side.
format-not-utf8 = байт { $offset } — не текст UTF-8. Сохраните файл в UTF-8.
format-elsewhere = файл .{ $ending } — не партия.
format-no-game-in-it = партий в нём нет.
format-no-game-in-line = строка { $line }: не партия.
format-line = строка { $line }: { $why }
format-pass = ход { $ply } — пропуск, которого в гомоку нет (остановиться перед ним: --ply { $before })
format-on-a-stone = последний из ходов { $moves } сделан на камень.
form-position = его позиция: { $why }
list-empty = { $file }: партий нет; пишите по одной на строке, как h8i9j10.
list-no-game = { $file }, строка { $line }: не партия; ходы пишутся как h8i9j10, прочее — после #.
list-game = { $file }, строка { $line }: { $why }
