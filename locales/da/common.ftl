## What every game shares: moves

move-action = Handling { $action } er ikke lovlig her: masken viser, hvilke af de { $count } handlinger der er lovlige.
    .rule = En handling står for et træk, og kun lovlige træk bliver spillet.
move-lane = Bane { $lane }: handling { $action } er ikke lovlig der; masken viser, hvilke af de { $count } handlinger der er lovlige. Intet blev spillet.
    .rule = En handling står for et træk, og kun lovlige træk bliver spillet.
move-over = Spillet er slut; »{ $move }« kommer for sent.
    .rule = Ingen trækker, når spillet er slut.
move-chance = Her vælger ingen: tilfældet bestemmer. Mulighederne er { $outcomes }.
    .rule = Terninger, pose, fliser og rutsjebane bestemmer selv.

## Positions

position-fields = en stilling har { $wanted } felter ({ $names }) med ét mellemrum imellem; her er der { $found }
position-number = { $field }: »{ $found }« er ikke et helt tal fra { $low } til { $high }
position-count = { $field }: { $found ->
    [one] { $found } angivelse
   *[other] { $found } angivelser
  }, hvor der skal være { $wanted }
position-players = antallet af pladser i stillingen er { $found }; spillet har { $least } til { $most }
position-seat = SEAT: »{ $found }« er ikke en af { $seats }
position-step = { $field }: »{ $found }« er ikke et af { $steps }
position-canonical = ikke den kanoniske tekst for denne stilling; den er »{ $text }«
position-long = en stilling har højst { $limit } tegn

## Questions that are off

usage-game = der er ikke noget spil »{ $game }«; spillene er { $games }
usage-players = { $game } er for { $least } til { $most } spillere, ikke { $players }
usage-variant = { $game } har ingen variant »{ $variant }«; varianterne er { $variants }
usage-edition = der er ingen udgave »{ $edition }«; vælg mellem { $editions }, eller angiv stien til din egen .toml-fil
usage-starter = { $seat } kan ikke begynde her; det kan disse pladser: { $seats }
usage-starter-fixed = i { $game } vælger ingen, hvem der begynder: det gør altid { $seat }
usage-option = der er ingen indstilling »{ $name }« her; indstillingerne er: { $options }
usage-option-value = { $name } kan ikke være { $found } her; mulige værdier: { $values }
usage-turns = et parti kan ikke slutte efter { $turns } ture; 0 betyder ingen grænse
usage-path = stien »{ $path }« har et tegn, som OpenSpiel ikke kan læse igen: et af { $signs }

## Files

file-unreadable = { $where }: kan ikke læses: { $detail }
file-large = { $where }: større end { $limit } byte

## Editions

edition-utf8 = { $where }: ikke UTF-8-tekst
edition-syntax = { $where }: ikke TOML: { $detail }
edition-unknown = { $where }: den nøgle findes ikke; nøglerne er { $keys }
edition-missing = { $where }: mangler
edition-whole = { $where }: { $found } er ikke et helt tal fra { $low } til { $high }
edition-list = { $where }: { $found } er ikke en liste
edition-length = { $where }: { $found ->
    [one] { $found } angivelse
   *[other] { $found } angivelser
  }; der skal være { $least } til { $most }
edition-word = { $where }: { $found } har ikke formen { $pattern }
edition-marks = { $where }: { $found } begynder ikke med et af { $marks }
edition-ascending = { $where }: skal stå i stigende rækkefølge uden gentagelser
edition-beyond = { $where }: { $found } er over { $limit }
edition-faceless = { $where }: terningen har ingen sider

## Commands

why-legal = »{ $move }« er lovligt.

## Matches

move-no-undo = Der er ikke noget valg at fortryde: tilfældet har afgjort noget siden, eller der er ikke spillet noget endnu.
    .rule = Valg kan fortrydes tilbage til det sidste slag, den sidst trukne brik, den sidst vendte flise eller den sidste tur ned ad rutsjebanen.

## What to do now, in games without sentences of their own.

prompt-chance = Tryk på det, der lyser.
    .other = Det er { $seat }, der har tur.

prompt-choice = Vælg noget, der lyser.
    .other = Det er { $seat }, der har tur.

prompt-next = Tryk nu der, hvor den skal hen.

list-names = { $first } og { $last }
    .before-i = { list-names }
result-none = ikke spillet færdigt
result-won = { $count ->
    [one] vundet af { $winners }
   *[other] vundet sammen af { $winners }
  }
result-repetition = uafgjort: den samme stilling for tredje gang
result-turns = uafgjort: der er gået tusind ture
result-abandoned = afbrudt
finish-won = Godt spillet!
finish-lost = Godt spillet! Næste gang er det din tur til at vinde.
finish-drawn = Ingen har tabt. Det er også et godt spil!

## Records

record-unwritable = { $file }: kan ikke skrives: { $detail }
record-json = { $file }: ikke JSON: { $detail }
record-format = ikke et gemt spil: der skal stå "kasimir": { $format }
record-part = delen »{ $where }« i det gemte spil mangler eller har den forkerte type; den skal være { $kind }
record-value = delen »{ $where }« i det gemte spil er »{ $found }«; den skal være { $wanted }
record-start = delen »start« i det gemte spil er ikke en stilling i spillet: { $reason }
record-event = hændelse { $number }, »{ $event }«: { $reason }
record-long = det gemte spil har { $found } hændelser; der kan højst vises { $limit }
record-sealed = terningernes starttal er ikke afsløret endnu

verify-sound = I orden. Hændelser: { $events }; slag og trækninger, der er regnet efter: { $rolls }; { $result }.
verify-consistent = Hænger sammen, men er ikke bekræftet. Hændelser: { $events }; slag og trækninger, der er regnet efter: { $rolls }; { $result }.
verify-by-nobody = Ingen har bekræftet, at navnene, trækkene og resultatet er dem fra det spil, der blev spillet.
verify-by-device = Denne enhed var med, da spillet sluttede: navnene, trækkene og resultatet er dem, den så.
verify-by-server = Serveren bekræfter, at navnene, trækkene og resultatet er dem fra det spil, der blev spillet.
verify-old = Dette gemte spil har et ældre format, hvor intet binder navnene, trækkene, varianten eller udgaven til terningerne.
verify-link = { $url } er ikke et link til et spil; eksempel: http://localhost:8080/t/NAME/replay/1.
verify-failed = Det gemte spil består ikke kontrollen: { $faults }
verify-faults = { $count ->
    [one] Én ting er
   *[other] { $count } ting er
  } galt med det gemte spil:
verify-version = spillet blev spillet med version { $found } af reglerne; dette program har version { $ours }
verify-edition = dets udgave »{ $edition }« er ikke den samme som i dette program, selv om reglernes version er den samme
verify-sealed = terningernes starttal er ikke afsløret, så slagene kan ikke tjekkes
verify-commitment = opstillingen, starttallet og computerens tilfældige tal er ikke dem, som serveren havde bundet sig til
verify-roll = hændelse { $number } siger »{ $event }«, men terningerne gav »{ $rolled }«
verify-move = hændelse { $number }, »{ $event }«, er ikke lovlig ({ $code }): { $reason }
verify-late = hændelse { $number }, »{ $event }«, kommer efter spillets slutning
verify-places = fra og med hændelse { $number } passer placeringerne ikke til hændelserne
verify-result = resultatet er angivet som »{ $told }«, men det er »{ $true }«
verify-chain = slutkoden passer ikke: et navn, et træk eller resultatet er ændret, eller der mangler hændelser
verify-server = serveren har gemt en anden slutkode: det er ikke det spil, der blev spillet dér
verify-device = denne enhed så et andet spil med disse terninger: et navn, et træk eller resultatet er ændret

compile-first = { $game } kompileres for første gang; det tager cirka et halvt minut, og kun denne ene gang.
usage-positions = Læser stillinger fra standardinput, én pr. linje; Ctrl-D afslutter.
usage-number = { $name }: { $found } er ikke et helt tal fra { $low } til { $high }
usage-bot = der er ingen bot »{ $bot }«; botterne er { $bots }
usage-bots = { $found ->
    [one] { $found } bot
   *[other] { $found } botter
  }; en dyst kræver mindst 2 og højst én til hver af de { $players } pladser
usage-word = { $name }: »{ $found }« er ikke et af { $words }
usage-render = der er ikke angivet, hvordan der skal tegnes: opret miljøet med render_mode, en af { $modes }
usage-seeds = { $found } starttal til { $lanes ->
    [one] { $lanes } bane
   *[other] { $lanes } baner
  }
usage-actions = handlinger skal være { $lanes ->
    [one] { $lanes } helt tal
   *[other] { $lanes } hele tal
  }, ét for hver bane, ikke { $found }
usage-masks = masker skal have en række pr. bane og en kolonne pr. handling, { $wanted }, ikke { $found }
usage-reset = kald reset før det første step
usage-hidden = i { $game } er alt synligt, så der er ikke noget skjult bord
usage-seconds = --seconds: { $found } er ikke et tal over 0 og højst { $most }
usage-names = { $found ->
    [one] { $found } navn
   *[other] { $found } navne
  } til { $players } pladser
usage-name = »{ $name }« kan ikke være et navn: højst { $limit } tegn, der kan vises
usage-first = »{ $first }« sidder ikke ved bordet; det gør { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Hvilket spil (1-{ $count })?
terminal-seats = { $game }: pladserne er { $seats }, i den rækkefølge, de har tur.
terminal-names = Hvem spiller? Navne med komma imellem, »bot« eller »bot:hard« for computeren (Enter: du mod computeren):
terminal-you = Spiller
terminal-who-plays = Hvem spiller »{ $side }«? Et navn ({ $names }) eller Enter for det første:
terminal-bot = Computeren spiller som { $name }: { $level }.
terminal-waking = Computeren vågner …
terminal-who-starts = Hvem begynder? Et navn ({ $names }) eller Enter for at trække lod:
terminal-commands = Ved alle spørgsmål: u fortryder et valg, s gemmer, q gemmer og går ud, ? viser dette. Et træk skrives med nummer eller tekst.
terminal-commitment = Terningerne er bundet til: { $commitment }
terminal-revealed = Terningernes starttal, nu åbent: { $seed }
terminal-hand-over = Giv tastaturet til { $name }
terminal-roll = { $name }: Enter lader tilfældet bestemme.
terminal-go-on = Enter lader { $name } spille, u fortryder dit valg:
terminal-move = { $name }, dit træk (1-{ $count })?
terminal-chance = { $name }: tilfældet siger { $outcome }.
terminal-played = { $name } spiller { $move }.
terminal-bring-new = ny stak fra hånden
terminal-bring-on = fra hånden på { $place }
terminal-lift = løft fra { $place }
terminal-lay-new = begynd en ny stak
terminal-lay-on = læg på { $place }
terminal-lifted = En løftet brik skal spilles: vælg, hvor den skal hen.
terminal-no-undo-hidden = Træk kan ikke fortrydes, mens brikker er skjult: det, man har set, har man set.
terminal-saved = Gemt i { $file }.
terminal-resume = Fortsæt med: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Tryk på Enter for at gå ud eller på s for at gemme spillet:

replay-commands = Enter går videre, b går tilbage, et tal fra 0 til { $events } hopper dertil, q går ud.
replay-ask = { $at } af { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = Partier: { $games }, bot: { $bot }, starttal: { $seed }
simulate-stopped = Stoppet efter { $games } af { $wanted } partier, bot { $bot }, starttal { $seed }
simulate-column-seat = plads
simulate-column-wins = sejre
simulate-column-rate = andel
simulate-column-interval = 95 %-interval
simulate-column-value = værdi
simulate-results = Delte sejre: { $shared }; uafgjorte partier: { $drawn }
simulate-lengths = Ture pr. parti: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (længste { $longest }); valg pr. parti: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s processortid, { $speed } ns pr. valg

## The arena

arena-other = { $file }: indeholder runder fra en anden dyst; vælg en anden fil
arena-games = { $games } partier med { $players } pladser, hver bot én gang på hver plads med det samme held
arena-column-bot = bot
arena-column-score = andel af sejren
arena-column-interval = 95 %-interval
arena-column-elo = Elo
arena-column-elo-interval = 95 %-interval

## Laying out a new game

newgame-checkout = »{ $folder }« ligger ikke i Kasimirs kildekode: det er dér, et spil føjes til
newgame-name = »{ $name }« kan ikke være navnet på et spil: det kræver 2 til { $most } bogstaver fra a til z og må ikke være et nøgleord i Python
newgame-taken = navnet »{ $name }« er optaget af et spil eller af ord i kataloget
newgame-there = { $file } findes allerede; intet blev skrevet
newgame-wrote = { $count } filer skrevet:
newgame-generated = Genereret på ny:
newgame-next = Næste skridt: »python3 run.py setup test« bygger browserklienten, »kasimir terminal { $game }« spiller spillet, og docs/add-a-game.md siger, hvad hver fil er til.
