# The database of the match server and the archives of its tables.

store-down = Il database non risponde: { $detail }
store-closed = Il database è chiuso.
store-unusable = Il database non si può usare ({ $where }): { $detail }
store-newer = Il database ha la versione { $found }, ma questo programma conosce solo le versioni fino a { $known }: usa un Kasimir più recente.
store-address = L’indirizzo del database deve cominciare in uno di questi modi: { $schemes }.
store-bus = Gli altri server non sono raggiungibili: { $detail }
store-bus-address = L’indirizzo di Redis deve cominciare in uno di questi modi: { $schemes }.
store-missing = Il database { $file } non esiste.
store-no-tables = Il database PostgreSQL non contiene tabelle di Kasimir.
store-gone = Il database { $file } è stato cancellato o sostituito mentre era in uso: riavvia il server.

store-unreadable = L’archivio { $file } non si può leggere: { $detail }
store-unwritable = L’archivio { $file } non si può scrivere: { $detail }
store-line-head = Riga { $line }: questo non è un archivio di Kasimir nel formato { $format }.
store-line-cut = Riga { $line }: l’archivio finisce qui, ma non è completo.
store-line-wrong = Riga { $line }: { $detail }
store-line-table = Riga { $line }: un tavolo ha almeno una voce e una delle fasi { $phases }.
store-line-entry = Riga { $line }: qui ci va la voce { $number } del tavolo.
store-line-end = Riga { $line }: l’archivio dovrebbe finire qui con { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
  }.
store-line-name = Riga { $line }: un tavolo non può chiamarsi «{ $name }».
store-line-first = Riga { $line }: la prima voce di un tavolo deve essere la sua apertura.
store-line-after = Riga { $line }: c’è ancora qualcosa dopo la fine dell’archivio.

store-older = Il database ha la versione { $found }, ma serve la { $known }: avvia una volta il server e verrà aggiornato.
store-line-link = Riga { $line }: la voce { $number } del tavolo { $table } non corrisponde alla sua somma di controllo. È stata modificata.

store-fault-checksum = Tavolo { $table }: la voce { $number } non corrisponde alla sua somma di controllo.
store-fault-missing = Tavolo { $table }: manca la voce { $number }.
store-fault-unreadable = Tavolo { $table }: la voce { $number } non si può leggere.
store-fault-summary = Tavolo { $table }: non si può leggere il suo riassunto per gli elenchi.
store-export-damaged = { $count ->
    [one] Un tavolo è danneggiato. È stato scritto
   *[other] { $count } tavoli sono danneggiati. Sono stati scritti
  } fin dove si può leggere:
store-check-progress = { $count ->
    [one] Un tavolo esaminato
   *[other] { $count } tavoli esaminati
  }…
store-check-sound = In ordine: { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
  }.
store-check-damaged = { $count ->
    [one] Un tavolo esaminato
   *[other] { $count } tavoli esaminati
  }, di cui danneggiati: { $damaged }.
store-check-bits = Nel registro di SQLite ci sono bit sbagliati in { $count ->
    [one] una pagina
   *[other] { $count } pagine
  }. Il server li corregge all’avvio.
store-check-lost = Il registro di SQLite è danneggiato: { $count ->
    [one] una pagina è persa
   *[other] { $count } pagine sono perse
  }. Tavoli colpiti: { $tables }.
store-check-nobody = non si sa quali
store-check-file = Il file è danneggiato: { $detail }
