store-down = De database geeft geen antwoord: { $detail }
store-closed = De database is gesloten.
store-unusable = De database is niet bruikbaar ({ $where }): { $detail }
store-newer = De database heeft versie { $found }, maar dit programma kent alleen versies tot en met { $known }: gebruik een nieuwere versie van Kasimir.
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
store-line-first = Regel { $line }: het eerste item van een tafel moet het openen ervan zijn.
store-line-after = Regel { $line }: na het einde van het archief staat nog iets.

store-older = De database heeft versie { $found }, maar { $known } is nodig: start de server één keer, dan wordt hij bijgewerkt.
store-line-link = Regel { $line }: item { $number } van tafel { $table } past niet bij zijn controlegetal. Het is veranderd.

store-fault-checksum = Tafel { $table }: item { $number } past niet bij zijn controlegetal.
store-fault-missing = Tafel { $table }: item { $number } ontbreekt.
store-fault-unreadable = Tafel { $table }: item { $number } is niet te lezen.
store-fault-summary = Tafel { $table }: de samenvatting voor lijsten is niet te lezen.
store-export-damaged = { $count ->
    [one] Eén tafel is beschadigd. Hij is geschreven voor zover hij te lezen is:
   *[other] { $count } tafels zijn beschadigd. Ze zijn geschreven voor zover ze te lezen zijn:
  }
store-check-progress = { $count ->
    [one] Eén tafel
   *[other] { $count } tafels
  } doorgekeken …
store-check-sound = In orde: { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }.
store-check-damaged = Van { $count ->
    [one] één tafel
   *[other] { $count } tafels
  } beschadigd: { $damaged }.
store-check-bits = Het logboek van SQLite heeft omgeklapte bits op { $count ->
    [one] één pagina
   *[other] { $count } pagina’s
  }. De server zet ze recht als hij start.
store-check-lost = Het logboek van SQLite is beschadigd: { $count ->
    [one] één pagina is
   *[other] { $count } pagina’s zijn
  } verloren. Getroffen tafels: { $tables }.
store-check-nobody = niemand weet welke
store-check-file = Het bestand is beschadigd: { $detail }
