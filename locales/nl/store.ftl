store-down = De database geeft geen antwoord: { $detail }
store-closed = De database is gesloten.
store-unusable = De database is niet bruikbaar ({ $where }): { $detail }
store-newer = De database heeft versie { $found }, maar dit programma kent alleen versies tot en met { $known }: gebruik een nieuwere Kasimir.
store-address = Het adres van de database moet beginnen met een van { $schemes }.
store-bus = De andere servers zijn niet bereikbaar: { $detail }
store-bus-address = Het adres van Redis moet beginnen met een van { $schemes }.
store-missing = Er is geen database { $file }.
store-no-tables = In de PostgreSQL-database staan geen tabellen van Kasimir.
store-gone = De database { $file } is tijdens het gebruik verwijderd of vervangen: start de server opnieuw.

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
store-line-name = Regel { $line }: “{ $name }” kan niet de naam van een tafel zijn.
store-line-first = Regel { $line }: een tafel begint ermee dat hij wordt geopend.
store-line-after = Regel { $line }: na het einde van het archief staat nog iets.
