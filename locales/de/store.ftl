store-down = Die Datenbank antwortet nicht: { $detail }
store-closed = Die Datenbank ist geschlossen.
store-unusable = Die Datenbank ist nicht brauchbar ({ $where }): { $detail }
store-newer = Die Datenbank hat Version { $found }, aber dieses Programm kennt nur Versionen bis { $known }: Nimm ein neueres Kasimir.
store-address = Die Adresse der Datenbank muss mit einem von { $schemes } beginnen.
store-bus = Die anderen Server sind nicht erreichbar: { $detail }
store-bus-address = Die Adresse von Redis muss mit einem von { $schemes } beginnen.
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
