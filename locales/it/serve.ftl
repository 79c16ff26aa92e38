# Running a server.

serve-title = Kasimir
serve-page = Qui abitano cinque giochi da tavolo di gatti e topini.
serve-setting = Impostazione non valida: { $detail }
serve-settings-file = Le impostazioni in { $file } non si possono leggere: { $detail }
serve-port = Non si può ascoltare su { $host }, porta { $port }: { $detail }
serve-running = Kasimir è già in funzione, con gli stessi tavoli ({ $file }): { $url }
serve-processes = Per più processi serve un sistema che sappia passare le connessioni dall’uno all’altro; Windows non ne è capace.
serve-here = I giochi sono su { $url }
serve-local-network = Su telefoni e tablet della stessa rete: { $url }
serve-other-addresses = Se un telefono non lo trova, prova: { $urls }
serve-loopback-only = Solo questo computer può aprirli. Per telefoni e tablet, avvia con --host 0.0.0.0
serve-no-network = Questo computer non è in nessuna rete: con i telefoni non si può ancora giocare.
serve-stop = Per fermare: Ctrl-C.
serve-joined = Ora { $name } siede al tavolo { $table }.
serve-link = { $url } non è un link a un tavolo; esempio: http://localhost:8080/t/NAME.
serve-unreachable = { $url } non è raggiungibile: { $detail }
serve-lost = Il server di { $url } non risponde più.
serve-match-over = Fine della partita { $match } ({ $result })
serve-exported = { $count ->
    [one] Un tavolo è stato scritto
   *[other] { $count } tavoli sono stati scritti
  } in { $file }.
serve-imported = { $count ->
    [one] Un tavolo è stato importato
   *[other] { $count } tavoli sono stati importati
  }; c’erano già: { $refused }.
serve-setting-unknown = Non c’è nessuna impostazione { $name } ({ $where }).
serve-setting-wrong = L’impostazione { $name } ({ $where }) non è valida: { $detail }
serve-setting-choice = L’impostazione { $name } ({ $where }) deve avere uno di questi valori: { $choices }.
serve-setting-address = L’impostazione { $name } ({ $where }) deve essere un indirizzo, come { $example }.
serve-redis-unused = L’impostazione redis_url non viene usata: senza database_url nessun altro server condivide questi tavoli.
serve-open-files = Il sistema permette a questo server solo { $limit } file aperti insieme, connessioni comprese. Con connections = { $connections } gliene servono { $needed }, altrimenti un solo indirizzo può tenere fuori tutti gli altri: alza il limite (ulimit -n, o LimitNOFILE in systemd) o abbassa l’impostazione.
