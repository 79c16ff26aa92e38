## What every game shares: moves

move-action = Actie { $action } mag hier niet: het masker laat zien welke van de { $count } acties wel mogen.
    .rule = Een actie staat voor een zet, en alleen toegestane zetten worden gespeeld.
move-lane = Baan { $lane }: actie { $action } mag daar niet; het masker laat zien welke van de { $count } acties wel mogen. Er is niets gespeeld.
    .rule = Een actie staat voor een zet, en alleen toegestane zetten worden gespeeld.
move-over = Het spel is afgelopen; “{ $move }” komt te laat.
    .rule = Na het einde zet niemand meer.
move-chance = Hier kiest niemand: het toeval beslist. Mogelijk zijn { $outcomes }.
    .rule = Dobbelstenen, zakje, tegels en glijbaan beslissen vanzelf.

## Positions

position-fields = een stelling heeft { $wanted } velden ({ $names }) met telkens één spatie ertussen; hier zijn het er { $found }
position-number = { $field }: “{ $found }” is geen geheel getal van { $low } tot en met { $high }
position-count = { $field }: { $found ->
    [one] { $found } waarde
   *[other] { $found } waarden
  } in plaats van { $wanted }
position-players = het aantal plaatsen van de stelling is { $found }; het spel heeft er { $least } tot { $most }
position-seat = SEAT: “{ $found }” is geen van { $seats }
position-step = { $field }: “{ $found }” is geen van { $steps }
position-canonical = niet de canonieke tekst van deze stelling; die is “{ $text }”
position-long = een stelling heeft hoogstens { $limit } tekens

## Questions that are off

usage-game = er is geen spel “{ $game }”; de spellen zijn { $games }
usage-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }
usage-variant = { $game } heeft geen variant “{ $variant }”; de varianten zijn { $variants }
usage-edition = er is geen editie “{ $edition }”; kies uit { $editions }, of geef het pad van je eigen .toml-bestand
usage-starter = { $seat } kan hier niet beginnen; deze plaatsen wel: { $seats }
usage-starter-fixed = bij { $game } kiest niemand wie begint: dat is altijd { $seat }
usage-option = de optie “{ $name }” bestaat hier niet; de opties zijn: { $options }
usage-option-value = { $name } kan hier niet { $found } zijn; kies uit { $values }
usage-turns = een partij kan niet na { $turns } beurten eindigen; 0 betekent: zonder grens
usage-path = in het pad “{ $path }” staat een teken dat OpenSpiel niet kan teruglezen: een van { $signs }

## Files

file-unreadable = { $where }: kan niet worden gelezen: { $detail }
file-large = { $where }: groter dan { $limit } bytes

## Editions

edition-utf8 = { $where }: geen UTF-8-tekst
edition-syntax = { $where }: geen TOML: { $detail }
edition-unknown = { $where }: deze sleutel bestaat niet; de sleutels zijn { $keys }
edition-missing = { $where }: ontbreekt
edition-whole = { $where }: { $found } is geen geheel getal van { $low } tot en met { $high }
edition-list = { $where }: { $found } is geen lijst
edition-length = { $where }: { $found ->
    [one] { $found } waarde
   *[other] { $found } waarden
  }; mogelijk zijn { $least } tot { $most }
edition-word = { $where }: { $found } heeft niet de vorm { $pattern }
edition-marks = { $where }: { $found } begint niet met een van { $marks }
edition-ascending = { $where }: moet in oplopende volgorde staan, zonder dubbele waarden
edition-beyond = { $where }: { $found } ligt voorbij { $limit }
edition-faceless = { $where }: de dobbelsteen heeft geen zijden

## Commands

why-legal = “{ $move }” mag.

## Matches

move-no-undo = Er is geen keuze om terug te nemen: daarna heeft het toeval al beslist, of er is nog niets gespeeld.
    .rule = Keuzes mag je terugnemen tot de laatste keer dat er is gegooid, getrokken, omgedraaid of gegleden.

## What to do now, in games without sentences of their own.

prompt-chance = Tik op wat oplicht.
    .other = { $seat } is aan de beurt.

prompt-choice = Kies iets wat oplicht.
    .other = { $seat } is aan de beurt.

prompt-next = Tik nu op de plek waar het heen gaat.

list-names = { $first } en { $last }
    .before-i = { list-names }
result-none = niet uitgespeeld
result-won = { $count ->
    [one] gewonnen door { $winners }
   *[other] samen gewonnen door { $winners }
  }
result-repetition = gelijkspel: dezelfde stelling voor de derde keer
result-turns = gelijkspel: duizend beurten zijn voorbij
result-abandoned = afgebroken
finish-won = Goed gespeeld!
finish-lost = Goed gespeeld! De volgende keer mag jij winnen.
finish-drawn = Niemand heeft verloren. Dat is ook een goed spel!

## Records

record-unwritable = { $file }: kan niet worden geschreven: { $detail }
record-json = { $file }: geen JSON: { $detail }
record-format = geen opgeslagen spel: er moet "kasimir": { $format } in staan
record-part = het deel “{ $where }” van het opgeslagen spel ontbreekt of heeft het verkeerde type; dat moet { $kind } zijn
record-value = het deel “{ $where }” van het opgeslagen spel is “{ $found }”; het moet { $wanted } zijn
record-start = het deel “start” van het opgeslagen spel is geen stelling die in dit spel bestaat: { $reason }
record-event = gebeurtenis { $number }, “{ $event }”: { $reason }
record-long = het opgeslagen spel heeft { $found } gebeurtenissen; er kunnen er hoogstens { $limit } worden teruggekeken
record-sealed = het startgetal van de dobbelstenen is nog niet onthuld

verify-sound = In orde. Gebeurtenissen: { $events }; nagerekende worpen en trekkingen: { $rolls }; { $result }.
verify-consistent = Kloppend, maar niet bevestigd. Gebeurtenissen: { $events }; nagerekende worpen en trekkingen: { $rolls }; { $result }.
verify-by-nobody = Niemand heeft bevestigd dat deze namen, deze zetten en deze uitslag die van het gespeelde spel zijn.
verify-by-device = Dit apparaat was erbij toen het spel eindigde: de namen, de zetten en de uitslag kloppen met wat het heeft gezien.
verify-by-server = De server bevestigt dat de namen, de zetten en de uitslag die van het gespeelde spel zijn.
verify-old = Dit opgeslagen spel heeft de oudere indeling, waarin niets de namen, de zetten, de variant of de editie aan de dobbelstenen bindt.
verify-link = { $url } is geen link naar een spel; voorbeeld: http://localhost:8080/t/NAME/replay/1.
verify-failed = Het opgeslagen spel doorstaat de controle niet: { $faults }
verify-faults = { $count ->
    [one] Eén ding klopt
   *[other] { $count } dingen kloppen
  } niet aan dit opgeslagen spel:
verify-version = het spel is gespeeld met versie { $found } van de regels; dit is versie { $ours }
verify-edition = de editie “{ $edition }” erin is niet die van dit programma, hoewel de versie van de regels dezelfde is
verify-sealed = het startgetal van de dobbelstenen is nog niet onthuld, dus de worpen kunnen niet worden gecontroleerd
verify-commitment = de opstelling, het startgetal en het toevalsgetal van de computer zijn niet die waarop de server zich had vastgelegd
verify-roll = in gebeurtenis { $number } staat “{ $event }”, maar de dobbelstenen gaven “{ $rolled }”
verify-move = gebeurtenis { $number }, “{ $event }”, mag niet ({ $code }): { $reason }
verify-late = gebeurtenis { $number }, “{ $event }”, komt na het einde van het spel
verify-places = de plaatsen op tafel passen vanaf gebeurtenis { $number } niet bij de gebeurtenissen
verify-result = als uitslag staat er “{ $told }”; het is “{ $true }”
verify-chain = de slotcode klopt niet: er is een naam, een zet of de uitslag veranderd, of er ontbreken gebeurtenissen
verify-server = de server heeft een andere slotcode bewaard: dit is niet het spel dat daar is gespeeld
verify-device = dit apparaat heeft met deze dobbelstenen een ander spel gezien: er is een naam, een zet of de uitslag veranderd

compile-first = { $game } wordt voor het eerst gecompileerd; dat duurt ongeveer een halve minuut, en alleen deze keer.
usage-positions = Stellingen worden van de standaardinvoer gelezen, één per regel; Ctrl-D sluit af.
usage-number = { $name }: { $found } is geen geheel getal van { $low } tot en met { $high }
usage-bot = er is geen bot “{ $bot }”; de bots zijn { $bots }
usage-bots = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
  }; voor een wedstrijd zijn er minstens 2 nodig, en hoogstens één voor elk van de { $players } plaatsen
usage-word = { $name }: “{ $found }” is geen van { $words }
usage-render = er is niet gezegd hoe er getekend moet worden: maak de omgeving met render_mode, een van { $modes }
usage-seeds = { $found ->
    [one] { $found } startgetal
   *[other] { $found } startgetallen
  } voor { $lanes ->
    [one] { $lanes } baan
   *[other] { $lanes } banen
  }
usage-actions = acties moeten { $lanes ->
    [one] { $lanes } geheel getal
   *[other] { $lanes } gehele getallen
  } zijn, één per baan, niet { $found }
usage-masks = maskers moeten een rij per baan en een kolom per actie hebben, { $wanted }, niet { $found }
usage-reset = roep reset aan vóór de eerste step
usage-hidden = bij { $game } is alles zichtbaar: er is geen verborgen tafel
usage-seconds = --seconds: { $found } is geen getal groter dan 0 en hoogstens { $most }
usage-names = { $found ->
    [one] { $found } naam
   *[other] { $found } namen
  } voor { $players } plaatsen
usage-name = “{ $name }” kan geen naam zijn: hoogstens { $limit } afdrukbare tekens
usage-first = “{ $first }” zit niet aan tafel; aan tafel zitten { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Welk spel (1-{ $count })?
terminal-seats = { $game }: de plaatsen zijn { $seats }, in de volgorde van de beurten.
terminal-names = Wie spelen er? Namen met komma’s ertussen, “bot” of “bot:hard” voor de computer (Enter: jij tegen de computer):
terminal-you = Speler
terminal-who-plays = Wie speelt “{ $side }”? Een naam ({ $names }), of Enter voor de eerste:
terminal-bot = De computer speelt als { $name }: { $level }.
terminal-waking = De computer wordt wakker …
terminal-who-starts = Wie begint? Een naam ({ $names }), of Enter om te loten:
terminal-commands = Bij elke vraag: met “u” neem je een keuze terug, met “s” sla je op, met “q” sla je op en stop je, met “?” zie je dit weer. Een zet kies je met zijn nummer of zijn tekst.
terminal-commitment = De dobbelstenen liggen vast: { $commitment }
terminal-revealed = Het startgetal van de dobbelstenen, nu onthuld: { $seed }
terminal-hand-over = Het toetsenbord gaat naar { $name }
terminal-roll = { $name }: Enter laat het toeval beslissen.
terminal-go-on = Enter laat { $name } spelen, met “u” neem je je keuze terug:
terminal-move = { $name }, jouw zet (1-{ $count })?
terminal-chance = { $name }: het toeval zegt { $outcome }.
terminal-played = { $name } speelt { $move }.
terminal-bring-new = nieuwe stapel uit de hand
terminal-bring-on = uit de hand op { $place }
terminal-lift = van { $place } optillen
terminal-lay-new = een nieuwe stapel beginnen
terminal-lay-on = op { $place } leggen
terminal-lifted = Wat je optilt, moet je spelen: kies waar het heen gaat.
terminal-no-undo-hidden = Waar iets verborgen is, wordt niets teruggenomen: wat je hebt gezien, heb je gezien.
terminal-saved = Opgeslagen in { $file }.
terminal-resume = Ga verder met: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Druk op Enter om te stoppen, of op “s” om het spel op te slaan:

replay-commands = Enter gaat verder, b gaat terug, een getal van 0 tot en met { $events } springt daarheen, q stopt.
replay-ask = { $at } van { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = Partijen: { $games }, bot: { $bot }, startgetal: { $seed }
simulate-stopped = Gestopt na { $games } van { $wanted } partijen, bot { $bot }, startgetal { $seed }
simulate-column-seat = plaats
simulate-column-wins = gewonnen
simulate-column-rate = aandeel
simulate-column-interval = 95%-interval
simulate-column-value = waarde
simulate-results = Gedeelde overwinningen: { $shared }; gelijkspelen: { $drawn }
simulate-lengths = Beurten per partij: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (langste { $longest }); keuzes per partij: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s processortijd, { $speed } ns per keuze

## The arena

arena-other = { $file }: bevat rondes van een andere wedstrijd; kies een ander bestand
arena-games = { $games } partijen met { $players } plaatsen, elke bot één keer op elke plaats met hetzelfde geluk
arena-column-bot = bot
arena-column-score = aandeel in de winst
arena-column-interval = 95%-interval
arena-column-elo = Elo
arena-column-elo-interval = 95%-interval

## Laying out a new game

newgame-checkout = “{ $folder }” ligt niet in de broncode van Kasimir: daar wordt een spel toegevoegd
newgame-name = “{ $name }” kan geen naam van een spel zijn: nodig zijn 2 tot { $most } letters van a tot en met z, en het mag geen sleutelwoord van Python zijn
newgame-taken = de naam “{ $name }” is al bezet, door een spel of door woorden in de catalogus
newgame-there = { $file } bestaat al; er is niets geschreven
newgame-wrote = { $count } bestanden geschreven:
newgame-generated = Opnieuw gegenereerd:
newgame-next = Hierna: “python3 run.py setup test” bouwt de browserclient, “kasimir terminal { $game }” speelt het spel, en docs/add-a-game.md zegt waar elk bestand voor is.
