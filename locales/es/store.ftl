# The database of the match server and the archives of its tables.

store-down = La base de datos no responde: { $detail }
store-closed = La base de datos está cerrada.
store-unusable = La base de datos no se puede usar ({ $where }): { $detail }
store-newer = La base de datos tiene la versión { $found }, pero este programa solo conoce versiones hasta la { $known }: usa un Kasimir más nuevo.
store-address = La dirección de la base de datos debe empezar por uno de { $schemes }.
store-bus = No se puede llegar a los otros servidores: { $detail }
store-bus-address = La dirección de Redis debe empezar por uno de { $schemes }.
store-missing = No existe la base de datos { $file }.
store-no-tables = La base de datos PostgreSQL no tiene ninguna tabla de Kasimir.
store-gone = La base de datos { $file } se borró o se reemplazó mientras se usaba: reinicia el servidor.

store-unreadable = El archivo de mesas { $file } no se puede leer: { $detail }
store-unwritable = El archivo de mesas { $file } no se puede escribir: { $detail }
store-line-head = Línea { $line }: esto no es un archivo de mesas de Kasimir en formato { $format }.
store-line-cut = Línea { $line }: el archivo acaba aquí, pero no está completo.
store-line-wrong = Línea { $line }: { $detail }
store-line-table = Línea { $line }: una mesa tiene al menos una entrada y una de las fases { $phases }.
store-line-entry = Línea { $line }: aquí va la entrada { $number } de la mesa.
store-line-end = Línea { $line }: el archivo debería acabar aquí con { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }.
store-line-name = Línea { $line }: una mesa no puede llamarse «{ $name }».
store-line-first = Línea { $line }: la primera entrada de una mesa debe ser su apertura.
store-line-after = Línea { $line }: hay algo más después del final del archivo.

store-older = La base de datos tiene la versión { $found } y hace falta la { $known }: arranca el servidor una vez y se pondrá al día.
store-line-link = Línea { $line }: la entrada { $number } de la mesa { $table } no coincide con su suma de comprobación. Se ha modificado.

store-fault-checksum = Mesa { $table }: la entrada { $number } no coincide con su suma de comprobación.
store-fault-missing = Mesa { $table }: falta la entrada { $number }.
store-fault-unreadable = Mesa { $table }: la entrada { $number } no se puede leer.
store-fault-summary = Mesa { $table }: no se puede leer su resumen para las listas.
store-export-damaged = { $count ->
    [one] Una mesa está dañada. Se ha escrito
   *[other] { $count } mesas están dañadas. Se han escrito
  } hasta donde se puede leer:
store-check-progress = { $count ->
    [one] Una mesa revisada
   *[other] { $count } mesas revisadas
  }…
store-check-sound = En buen estado: { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }.
store-check-damaged = { $count ->
    [one] Una mesa revisada; dañadas
   *[other] { $count } mesas revisadas, de ellas dañadas
  }: { $damaged }.
store-check-bits = El registro de SQLite tiene bits erróneos en { $count ->
    [one] una página
   *[other] { $count } páginas
  }. El servidor los corrige al arrancar.
store-check-lost = El registro de SQLite está dañado: { $count ->
    [one] se ha perdido una página
   *[other] se han perdido { $count } páginas
  }. Mesas afectadas: { $tables }.
store-check-nobody = no se sabe cuáles
store-check-file = El archivo está dañado: { $detail }
