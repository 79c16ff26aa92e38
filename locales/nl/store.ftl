store-down = De database geeft geen antwoord: { $detail }
store-closed = De database is gesloten.
store-unusable = De database is niet bruikbaar ({ $where }): { $detail }
store-newer = De database heeft versie { $found }, maar dit programma kent alleen versies tot en met { $known }: gebruik een nieuwere Kasimir.
store-address = Het adres van de database moet beginnen met een van { $schemes }.
store-bus = De andere servers zijn niet bereikbaar: { $detail }
store-bus-address = Het adres van Redis moet beginnen met een van { $schemes }.

store-unreadable = Het archief { $file } kan niet worden gelezen: { $detail }
store-unwritable = Het archief { $file } kan niet worden geschreven: { $detail }
store-line-head = Regel { $line }: dit is geen archief van Kasimir in formaat { $format }.
store-line-cut = Regel { $line }: hier houdt het archief op, maar het is niet volledig.
store-line-wrong = Regel { $line }: { $detail }
store-line-table = Regel { $line }: een tafel heeft minstens één item en een van de fasen { $phases }.
store-line-entry = Regel { $line }: hier hoort item { $number } van de tafel.
store-line-end = Regel { $line }: het archief moet hier eindigen met { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }.
