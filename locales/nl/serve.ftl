serve-title = Kasimir
serve-page = Hier wonen vijf bordspellen van kat en muis.
serve-setting = Een instelling is niet bruikbaar: { $detail }
serve-settings-file = De instellingen in { $file } kunnen niet worden gelezen: { $detail }
serve-port = Op { $host }, poort { $port }, kan niet worden geluisterd: { $detail }
serve-running = Kasimir draait al, met dezelfde tafels ({ $file }): { $url }
serve-processes = Meerdere processen hebben een systeem nodig dat verbindingen van het ene aan het andere kan doorgeven; Windows kan dat niet.
serve-here = De spellen staan op { $url }
serve-local-network = Op telefoons en tablets in hetzelfde netwerk: { $url }
serve-other-addresses = Vindt een telefoon dat niet, probeer dan: { $urls }
serve-loopback-only = Alleen deze computer kan ze openen. Start voor telefoons en tablets met --host 0.0.0.0
serve-no-network = Deze computer zit niet in een netwerk, dus telefoons kunnen nog niet meedoen.
serve-stop = Stop met Ctrl-C.
serve-joined = { $name } zit nu aan tafel { $table }.
serve-link = { $url } is geen link naar een tafel; voorbeeld: http://localhost:8080/t/NAME.
serve-unreachable = { $url } is niet bereikbaar: { $detail }
serve-lost = De server op { $url } geeft geen antwoord meer.
serve-match-over = Partij { $match } is afgelopen ({ $result })
serve-exported = { $count ->
    [one] Eén tafel is
   *[other] { $count } tafels zijn
  } naar { $file } geschreven.
serve-imported = { $count ->
    [one] Eén tafel is
   *[other] { $count } tafels zijn
  } opgenomen; al aanwezig: { $refused }.
serve-setting-unknown = Er is geen instelling { $name } ({ $where }).
serve-setting-wrong = De instelling { $name } ({ $where }) is niet bruikbaar: { $detail }
serve-setting-choice = De instelling { $name } ({ $where }) moet een van { $choices } zijn.
serve-setting-address = De instelling { $name } ({ $where }) moet een adres zijn, zoals { $example }.
serve-redis-unused = De instelling redis_url wordt niet gebruikt: zonder database_url deelt geen andere server deze tafels.
serve-open-files = Het systeem staat deze server maar { $limit } tegelijk geopende bestanden toe, verbindingen meegeteld. Met connections = { $connections } heeft hij er { $needed } nodig, anders kan één adres alle andere buitensluiten: verhoog de grens (ulimit -n, of LimitNOFILE in systemd) of verlaag de instelling.
