serve-title = Kasimir
serve-page = Hier wohnen fünf Brettspiele mit Katz und Maus.
serve-setting = Ungültige Einstellung: { $detail }
serve-settings-file = Die Einstellungen in { $file } sind nicht lesbar: { $detail }
serve-port = Unter { $host }, Port { $port }, kann der Server keine Verbindungen annehmen: { $detail }
serve-running = Kasimir läuft schon, mit denselben Tischen ({ $file }): { $url }
serve-processes = Mehrere Prozesse brauchen ein System, das Verbindungen vom einen zum anderen weitergeben kann; Windows kann das nicht.
serve-here = Die Spiele sind unter { $url }
serve-local-network = Auf Handys und Tablets im selben Netz: { $url }
serve-other-addresses = Findet ein Handy das nicht, probiere: { $urls }
serve-loopback-only = Nur dieser Computer kann sie öffnen. Für Handys und Tablets starte mit --host 0.0.0.0
serve-no-network = Dieser Computer ist in keinem Netz, darum können Handys noch nicht mitspielen.
serve-stop = Strg-C beendet.
serve-joined = { $name } sitzt jetzt an Tisch { $table }.
serve-link = { $url } ist kein Link zu einem Tisch; Beispiel: http://localhost:8080/t/NAME.
serve-unreachable = { $url } ist nicht erreichbar: { $detail }
serve-lost = Der Server unter { $url } antwortet nicht mehr.
serve-match-over = Partie { $match } ist zu Ende ({ $result })
serve-exported = { $count ->
    [one] Ein Tisch wurde
   *[other] { $count } Tische wurden
  } in { $file } geschrieben.
serve-imported = { $count ->
    [one] Ein Tisch wurde
   *[other] { $count } Tische wurden
  } aufgenommen; schon da: { $refused }.
serve-setting-unknown = Eine Einstellung { $name } ({ $where }) gibt es nicht.
serve-setting-wrong = Die Einstellung { $name } ({ $where }) ist ungültig: { $detail }
serve-setting-choice = Die Einstellung { $name } ({ $where }) muss eines von { $choices } sein.
serve-setting-address = Die Einstellung { $name } ({ $where }) muss eine Adresse sein, wie etwa { $example }.
serve-redis-unused = Die Einstellung redis_url wird nicht benutzt: Ohne database_url teilt kein anderer Server diese Tische.
serve-open-files = Das System erlaubt diesem Server nur { NUMBER($limit, useGrouping: 0) } gleichzeitig offene Dateien, Verbindungen mitgezählt. Für { $connections } Verbindungen (Einstellung connections) braucht er { NUMBER($needed, useGrouping: 0) }, sonst kann eine einzige Adresse alle anderen aussperren: Erhöhe die Grenze (ulimit -n, oder LimitNOFILE in systemd) oder senke die Einstellung.
