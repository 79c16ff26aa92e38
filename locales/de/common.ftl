## What every game shares: moves

move-action = Aktion { $action } ist hier nicht erlaubt: Die Maske zeigt, welche der { $count } Aktionen erlaubt sind.
    .rule = Eine Aktion steht für einen Zug, und gespielt werden nur erlaubte Züge.
move-lane = Bahn { $lane }: Aktion { $action } ist dort nicht erlaubt. Die Maske zeigt, welche der { $count } Aktionen erlaubt sind. Nichts wurde gespielt.
    .rule = Eine Aktion steht für einen Zug, und gespielt werden nur erlaubte Züge.
move-over = Die Partie ist zu Ende; „{ $move }“ kommt zu spät.
    .rule = Nach dem Ende zieht niemand mehr.
move-chance = Hier wählt niemand: Der Zufall entscheidet zwischen { $outcomes }.
    .rule = Würfel, Beutel, Plättchen und Rutsche entscheiden von selbst.

## Positions

position-fields = eine Stellung hat { $wanted } Felder ({ $names }) mit je einem Leerzeichen dazwischen; hier sind es { $found }
position-number = { $field }: „{ $found }“ ist keine ganze Zahl von { $low } bis { $high }
position-count = { $field }: { $found ->
    [one] { $found } Eintrag
   *[other] { $found } Einträge
  } statt { $wanted }
position-players = eine Stellung für { $found } Plätze; das Spiel ist für { $least } bis { $most }
position-seat = SEAT: „{ $found }“ ist keiner von { $seats }
position-step = { $field }: „{ $found }“ ist keiner von { $steps }
position-canonical = nicht die kanonische Schreibweise dieser Stellung; die ist „{ $text }“
position-long = eine Stellung hat höchstens { $limit } Zeichen

## Questions that are off

usage-game = es gibt kein Spiel „{ $game }“; es gibt { $games }
usage-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
usage-variant = { $game } hat keine Variante „{ $variant }“; es gibt { $variants }
usage-edition = es gibt keine Ausgabe „{ $edition }“; möglich sind { $editions } oder der Pfad deiner eigenen .toml-Datei
usage-starter = { $seat } kann hier nicht anfangen; diese Plätze können es: { $seats }
usage-starter-fixed = bei { $game } sucht niemand aus, wer anfängt: Es ist immer { $seat }
usage-option = die Einstellung „{ $name }“ gibt es hier nicht; es gibt: { $options }
usage-option-value = { $name } kann hier nicht { $found } sein; möglich sind { $values }
usage-turns = eine Partie kann nicht nach { $turns } Zügen enden; 0 heißt: ohne Grenze
usage-path = im Pfad „{ $path }“ steht ein Zeichen, das OpenSpiel nicht einlesen kann: eines von { $signs }

## Files

file-unreadable = { $where }: nicht lesbar: { $detail }
file-large = { $where }: größer als { $limit } Bytes

## Editions

edition-utf8 = { $where }: kein UTF-8-Text
edition-syntax = { $where }: kein TOML: { $detail }
edition-unknown = { $where }: diesen Schlüssel gibt es nicht; es gibt { $keys }
edition-missing = { $where }: fehlt
edition-whole = { $where }: { $found } ist keine ganze Zahl von { $low } bis { $high }
edition-list = { $where }: { $found } ist keine Liste
edition-length = { $where }: { $found } Einträge; möglich sind { $least } bis { $most }
edition-word = { $where }: { $found } hat nicht die Form { $pattern }
edition-marks = { $where }: { $found } beginnt mit keinem der Zeichen { $marks }
edition-ascending = { $where }: muss aufsteigend geordnet sein, und nichts darf doppelt sein
edition-beyond = { $where }: { $found } liegt jenseits von { $limit }
edition-faceless = { $where }: der Würfel hat keine Seite

## Commands

why-legal = „{ $move }“ ist erlaubt.

## Matches

move-no-undo = Es gibt nichts zurückzunehmen: Seit der letzten Entscheidung hat der Zufall gesprochen, oder es wurde noch nichts gespielt.
    .rule = Entscheidungen lassen sich bis zum letzten Würfeln, Ziehen, Aufdecken oder Rutschen zurücknehmen.

## What to do now, in games without sentences of their own.

prompt-chance = Tippe auf das, was leuchtet.
    .other = { $seat } ist dran.

prompt-choice = Such etwas aus, das leuchtet.
    .other = { $seat } ist dran.

prompt-next = Tippe jetzt auf das Ziel.

list-names = { $first } und { $last }
    .before-i = { list-names }
result-none = nicht zu Ende gespielt
result-won = { $count ->
    [one] gewonnen von { $winners }
   *[other] gemeinsam gewonnen von { $winners }
  }
result-repetition = unentschieden: dieselbe Stellung zum dritten Mal
result-turns = unentschieden: Tausend Züge sind gespielt
result-abandoned = abgebrochen
finish-won = Gut gespielt!
finish-lost = Gut gespielt! Nächstes Mal bist du dran mit Gewinnen.
finish-drawn = Niemand hat verloren. Auch das ist ein gutes Spiel!

## Records

record-unwritable = { $file }: nicht schreibbar: { $detail }
record-json = { $file }: kein JSON: { $detail }
record-format = kein gespeichertes Spiel: Es müsste "kasimir": { $format } darin stehen
record-part = im gespeicherten Spiel fehlt „{ $where }“ oder ist nicht vom Typ { $kind }
record-value = im gespeicherten Spiel hat „{ $where }“ den Wert „{ $found }“; richtig wäre { $wanted }
record-start = im gespeicherten Spiel ist „start“ keine Stellung dieses Spiels: { $reason }
record-event = Ereignis { $number }, „{ $event }“: { $reason }
record-long = das gespeicherte Spiel hat { $found } Ereignisse; ansehen lassen sich höchstens { $limit }
record-sealed = der Startwert der Würfel ist noch nicht aufgedeckt

verify-sound = In Ordnung: { $events } Ereignisse, { $rolls } Würfe und Ziehungen nachgerechnet; { $result }.
verify-consistent = In sich stimmig, aber nicht bestätigt: { $events } Ereignisse, { $rolls } Würfe und Ziehungen nachgerechnet; { $result }.
verify-by-nobody = Niemand hat bestätigt, dass Namen, Züge und Ergebnis die der gespielten Partie sind.
verify-by-device = Dieses Gerät war dabei, als die Partie endete: Namen, Züge und Ergebnis sind die, die es gesehen hat.
verify-by-server = Der Server bestätigt, dass Namen, Züge und Ergebnis die der gespielten Partie sind.
verify-old = Dieses gespeicherte Spiel hat das ältere Format: Darin sind Namen, Züge, Variante und Ausgabe nicht an die Würfel gebunden.
verify-link = { $url } ist kein Link zu einer Partie; Beispiel: http://localhost:8080/t/NAME/replay/1.
verify-failed = Das gespeicherte Spiel hält der Prüfung nicht stand: { $faults }
verify-faults = { $count ->
    [one] Eines stimmt
   *[other] { $count } Dinge stimmen
  } an diesem gespeicherten Spiel nicht:
verify-version = die Partie wurde mit Version { $found } der Regeln gespielt; hier gilt Version { $ours }
verify-edition = seine Ausgabe „{ $edition }“ ist nicht die dieses Programms, obwohl die Version der Regeln dieselbe ist
verify-sealed = der Startwert der Würfel ist noch nicht aufgedeckt, also lassen sich die Würfe nicht prüfen
verify-commitment = der Spielaufbau, der Startwert und die Zufallszahl des Computers sind nicht die, auf die sich der Server festgelegt hatte
verify-roll = in Ereignis { $number } steht „{ $event }“, aber die Würfel ergaben „{ $rolled }“
verify-move = Ereignis { $number }, „{ $event }“, ist nicht erlaubt ({ $code }): { $reason }
verify-late = Ereignis { $number }, „{ $event }“, kommt erst nach dem Ende der Partie
verify-places = die Orte passen ab Ereignis { $number } nicht zu den Ereignissen
verify-result = als Ergebnis steht dort „{ $told }“; richtig ist „{ $true }“
verify-chain = die Abschluss-Prüfsumme passt nicht: Ein Name, ein Zug oder das Ergebnis wurde geändert, oder es fehlen Ereignisse
verify-server = der Server hat eine andere Abschluss-Prüfsumme: Diese Partie wurde dort nicht so gespielt
verify-device = dieses Gerät hat mit diesen Würfeln eine andere Partie gesehen: Ein Name, ein Zug oder das Ergebnis wurde geändert

compile-first = { $game } wird zum ersten Mal übersetzt. Das dauert etwa eine halbe Minute und geschieht nur dieses eine Mal.
usage-positions = Stellungen werden von der Standardeingabe gelesen, eine je Zeile; Strg-D beendet die Eingabe.
usage-number = { $name }: { $found } ist keine ganze Zahl von { $low } bis { $high }
usage-bot = es gibt keinen Bot „{ $bot }“; es gibt { $bots }
usage-bots = Bots: { $found }; ein Wettkampf braucht mindestens 2 und höchstens einen für jeden seiner { $players } Plätze
usage-word = { $name }: „{ $found }“ ist keines von { $words }
usage-render = render_mode fehlt: Lege die Umgebung mit einem davon an: { $modes }
usage-seeds = Startwerte: { $found }; Bahnen: { $lanes }
usage-actions = für jede Bahn ist eine ganze Zahl als Aktion nötig, insgesamt { $lanes }, nicht { $found }
usage-masks = Masken haben eine Zeile je Bahn und eine Spalte je Aktion, { $wanted }, nicht { $found }
usage-reset = rufe reset vor dem ersten step auf
usage-hidden = bei { $game } ist alles offen zu sehen: Einen verdeckten Tisch gibt es nicht
usage-seconds = --seconds: { $found } ist keine Zahl größer als 0 und höchstens { $most }
usage-names = Namen: { $found }; Plätze: { $players }
usage-name = „{ $name }“ kann kein Name sein: Erlaubt sind höchstens { $limit } druckbare Zeichen
usage-first = „{ $first }“ sitzt nicht am Tisch; dort sitzen { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Welches Spiel (1–{ $count })?
terminal-seats = { $game }: Die Plätze sind { $seats }, in Zugreihenfolge.
terminal-names = Wer spielt? Namen mit Kommas dazwischen, „bot“ oder „bot:hard“ für den Computer (Enter: du gegen den Computer):
terminal-you = Spieler
terminal-who-plays = Wer spielt „{ $side }“? Einer dieser Namen ({ $names }) oder Enter für den ersten:
terminal-bot = Der Computer spielt als { $name }: { $level }.
terminal-waking = Der Computer wacht auf …
terminal-who-starts = Wer fängt an? Einer dieser Namen ({ $names }) oder Enter, um zu losen:
terminal-commands = Bei jeder Frage: u nimmt eine Entscheidung zurück, s speichert, q speichert und hört auf, ? zeigt dies hier. Einen Zug wählst du mit seiner Nummer oder seinem Text.
terminal-commitment = Die Würfel sind festgelegt: { $commitment }
terminal-revealed = Der Startwert der Würfel, jetzt aufgedeckt: { $seed }
terminal-hand-over = Die Tastatur geht an { $name }
terminal-roll = { $name }: Enter lässt den Zufall entscheiden.
terminal-go-on = Enter lässt { $name } spielen, u nimmt deine Entscheidung zurück:
terminal-move = { $name }, dein Zug (1–{ $count })?
terminal-chance = { $name }: Der Zufall sagt { $outcome }.
terminal-played = { $name } spielt { $move }.
terminal-bring-new = neuer Stapel aus der Hand
terminal-bring-on = aus der Hand auf { $place }
terminal-lift = von { $place } abheben
terminal-lay-new = neuen Stapel beginnen
terminal-lay-on = auf { $place } legen
terminal-lifted = Was hochgehoben ist, muss gespielt werden: Wähle, wohin es kommt.
terminal-no-undo-hidden = Wo etwas verdeckt ist, wird nichts zurückgenommen: Was man gesehen hat, hat man gesehen.
terminal-saved = Gespeichert in { $file }.
terminal-resume = Weiter geht es mit: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Enter beendet, s speichert das Spiel:

replay-commands = Enter geht weiter, b geht zurück, eine Zahl von 0 bis { $events } springt dorthin, q hört auf.
replay-ask = { $at } von { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, Bot { $bot }, Startwert { $seed }
simulate-stopped = Angehalten nach { $games } von { $wanted } Partien, Bot { $bot }, Startwert { $seed }
simulate-column-seat = Platz
simulate-column-wins = Siege
simulate-column-rate = Quote
simulate-column-interval = 95-%-Intervall
simulate-column-value = Wert
simulate-results = Geteilte Siege: { $shared }; unentschiedene Partien: { $drawn }
simulate-lengths = Züge je Partie: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (längste { $longest }); Entscheidungen je Partie: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s Prozessorzeit, { $speed } ns je Entscheidung

## The arena

arena-other = { $file }: enthält Runden eines anderen Wettkampfs; nenne eine andere Datei
arena-games = { $games } Partien mit { $players } Plätzen, jeder Bot mit demselben Glück einmal auf jedem Platz
arena-column-bot = Bot
arena-column-score = Anteil am Sieg
arena-column-interval = 95-%-Intervall
arena-column-elo = Elo
arena-column-elo-interval = 95-%-Intervall

## Laying out a new game

newgame-checkout = „{ $folder }“ liegt nicht in den Quellen von Kasimir: Ein Spiel wird dort hinzugefügt
newgame-name = „{ $name }“ kann kein Spiel heißen: Nötig sind 2 bis { $most } Buchstaben von a bis z, und es darf kein Schlüsselwort von Python sein
newgame-taken = der Name „{ $name }“ ist vergeben, an ein Spiel oder an Texte des Katalogs
newgame-there = { $file } gibt es schon; nichts wurde geschrieben
newgame-wrote = { $count } Dateien geschrieben:
newgame-generated = Neu erzeugt:
newgame-next = Weiter: „python3 run.py setup test“ baut die Browseroberfläche, „kasimir terminal { $game }“ spielt das Spiel, und docs/add-a-game.md sagt, wozu jede Datei da ist.
