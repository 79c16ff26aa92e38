store-down = Die Datenbank antwortet nicht: { $detail }
store-closed = Die Datenbank ist geschlossen.
store-unusable = Die Datenbank lässt sich nicht benutzen ({ $where }): { $detail }
store-newer = Die Datenbank hat Version { $found }, aber dieses Programm kennt nur Versionen bis { $known }: Nimm ein neueres Kasimir.
store-address = Die Adresse der Datenbank muss mit einem dieser Schemata beginnen: { $schemes }.
store-bus = Die anderen Server sind nicht erreichbar: { $detail }
store-bus-address = Die Adresse von Redis muss mit einem dieser Schemata beginnen: { $schemes }.
store-missing = Die Datenbank { $file } gibt es nicht.
store-no-tables = In der PostgreSQL-Datenbank sind keine Tabellen von Kasimir.
store-gone = Die Datenbank { $file } wurde im laufenden Betrieb gelöscht oder ersetzt: Starte den Server neu.

store-unreadable = Das Archiv { $file } ist nicht lesbar: { $detail }
store-unwritable = Das Archiv { $file } ist nicht schreibbar: { $detail }
store-line-head = Zeile { $line }: Das ist kein Archiv von Kasimir im Format { $format }.
store-line-cut = Zeile { $line }: Hier hört das Archiv auf, aber es ist nicht vollständig.
store-line-wrong = Zeile { $line }: { $detail }
store-line-table = Zeile { $line }: Ein Tisch hat mindestens einen Eintrag und eine der Phasen { $phases }.
store-line-entry = Zeile { $line }: Hierher gehört Eintrag { $number } des Tisches.
store-line-end = Zeile { $line }: Hier sollte das Archiv mit { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
  } enden.
store-line-name = Zeile { $line }: „{ $name }“ kann kein Tisch heißen.
store-line-first = Zeile { $line }: Ein Tisch beginnt damit, dass er eröffnet wird.
store-line-after = Zeile { $line }: Nach dem Ende des Archivs steht noch etwas.

store-older = Die Datenbank hat Version { $found }, nötig ist { $known }: Starte einmal den Server, dann wird sie auf den neuesten Stand gebracht.
store-line-link = Zeile { $line }: Eintrag { $number } des Tisches { $table } passt nicht zu seiner Prüfsumme. Er wurde verändert.

store-fault-checksum = Tisch { $table }: Eintrag { $number } passt nicht zu seiner Prüfsumme.
store-fault-missing = Tisch { $table }: Eintrag { $number } fehlt.
store-fault-unreadable = Tisch { $table }: Eintrag { $number } ist nicht lesbar.
store-fault-summary = Tisch { $table }: Seine Zusammenfassung für die Listen ist nicht lesbar.
store-export-damaged = { $count ->
    [one] Ein Tisch ist beschädigt. Er wurde geschrieben, soweit er lesbar ist:
   *[other] { $count } Tische sind beschädigt. Sie wurden geschrieben, soweit sie lesbar sind:
  }
store-check-progress = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
  } durchgesehen …
store-check-sound = In Ordnung: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }.
store-check-damaged = Von { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
  } beschädigt: { $damaged }.
store-check-bits = Im Protokoll von SQLite sind auf { $count ->
    [one] einer Seite
   *[other] { $count } Seiten
  } Bits gekippt. Der Server berichtigt sie, wenn er startet.
store-check-lost = Das Protokoll von SQLite ist beschädigt: { $count ->
    [one] Eine Seite ist
   *[other] { $count } Seiten sind
  } verloren. Betroffene Tische: { $tables }.
store-check-nobody = welche, weiß niemand
store-check-file = Die Datei ist beschädigt: { $detail }
