store-down = Databasen svarer ikke: { $detail }
store-closed = Databasen er lukket.
store-unusable = Databasen kan ikke bruges ({ $where }): { $detail }
store-newer = Databasen har version { $found }, men dette program kender kun versioner op til { $known }: brug en nyere version af Kasimir.
store-address = Databasens adresse skal begynde med en af { $schemes }.
store-bus = De andre servere kan ikke nås: { $detail }
store-bus-address = Adressen på Redis skal begynde med en af { $schemes }.
store-missing = Der er ingen database { $file }.
store-no-tables = PostgreSQL-databasen har ingen tabeller fra Kasimir.
store-gone = Databasen { $file } blev slettet eller udskiftet, mens den var i brug: genstart serveren.

store-unreadable = Arkivet { $file } kan ikke læses: { $detail }
store-unwritable = Arkivet { $file } kan ikke skrives: { $detail }
store-line-head = Linje { $line }: dette er ikke et arkiv fra Kasimir i format { $format }.
store-line-cut = Linje { $line }: arkivet ender her, men det er ikke fuldstændigt.
store-line-wrong = Linje { $line }: { $detail }
store-line-table = Linje { $line }: et bord har mindst én post og en af faserne { $phases }.
store-line-entry = Linje { $line }: her skulle post { $number } for bordet stå.
store-line-end = Linje { $line }: arkivet skal slutte her med { $count ->
    [one] ét bord
   *[other] { $count } borde
  }.
store-line-name = Linje { $line }: et bord kan ikke hedde »{ $name }«.
store-line-first = Linje { $line }: bordets første post skal være dets åbning.
store-line-after = Linje { $line }: der står noget efter arkivets slutning.

store-older = Databasen har version { $found }, men { $known } er nødvendig: start serveren én gang, så bliver den opdateret.
store-line-link = Linje { $line }: post { $number } for bordet { $table } passer ikke til sin kontrolsum. Den er blevet ændret.

store-fault-checksum = Bord { $table }: post { $number } passer ikke til sin kontrolsum.
store-fault-missing = Bord { $table }: post { $number } mangler.
store-fault-unreadable = Bord { $table }: post { $number } kan ikke læses.
store-fault-summary = Bord { $table }: sammendraget til lister kan ikke læses.
store-export-damaged = { $count ->
    [one] Ét bord er beskadiget. Det blev skrevet, så langt det kan læses:
   *[other] { $count } borde er beskadiget. De blev skrevet, så langt de kan læses:
  }
store-check-progress = { $count ->
    [one] Ét bord
   *[other] { $count } borde
  } set igennem …
store-check-sound = I orden: { $count ->
    [one] ét bord
   *[other] { $count } borde
  }.
store-check-damaged = Beskadiget: { $damaged } af { $count ->
    [one] ét bord
   *[other] { $count } borde
  }.
store-check-bits = SQLites log har forkerte bit på { $count ->
    [one] én side
   *[other] { $count } sider
  }. Serveren retter dem, når den starter.
store-check-lost = SQLites log er beskadiget: { $count ->
    [one] én side er
   *[other] { $count } sider er
  } tabt. Ramte borde: { $tables }.
store-check-nobody = ingen ved hvilke
store-check-file = Filen er beskadiget: { $detail }
