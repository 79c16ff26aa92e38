## What every game shares: moves

move-action = L’azione { $action } qui non è permessa: la maschera mostra quali delle { $count } azioni lo sono.
    .rule = Un’azione sta per una mossa, e si giocano solo mosse permesse.
move-lane = Corsia { $lane }: l’azione { $action } lì non è permessa; la maschera mostra quali delle { $count } azioni lo sono. Non è stato giocato nulla.
    .rule = Un’azione sta per una mossa, e si giocano solo mosse permesse.
move-over = La partita è finita; «{ $move }» arriva troppo tardi.
    .rule = Dopo la fine nessuno muove più.
move-chance = Qui non sceglie nessuno: il caso decide tra { $outcomes }.
    .rule = Dadi, sacchetto, tessere e scivolo decidono da soli.

## Positions

position-fields = una posizione ha { $wanted } campi ({ $names }) separati da uno spazio; qui ce ne sono { $found }
position-number = { $field }: «{ $found }» non è un numero intero da { $low } a { $high }
position-count = { $field }: { $found ->
    [one] { $found } voce
   *[other] { $found } voci
  } invece di { $wanted }
position-players = la posizione ha { $found } posti; il gioco ne vuole da { $least } a { $most }
position-seat = SEAT: «{ $found }» non è tra { $seats }
position-step = { $field }: «{ $found }» non è tra { $steps }
position-canonical = non è il testo canonico di questa posizione, che è «{ $text }»
position-long = una posizione ha al massimo { $limit } caratteri

## Questions that are off

usage-game = il gioco «{ $game }» non esiste; i giochi sono { $games }
usage-players = { $game }: da { $least } a { $most } giocatori, non { $players }
usage-variant = { $game } non ha la variante «{ $variant }»; le sue varianti sono { $variants }
usage-edition = l’edizione «{ $edition }» non esiste; scegli tra { $editions }, o indica il percorso di un tuo file .toml
usage-starter = { $seat } non può cominciare qui; questi posti possono: { $seats }
usage-starter-fixed = in { $game } nessuno sceglie chi comincia: è sempre { $seat }
usage-option = l’opzione «{ $name }» qui non esiste; le opzioni sono: { $options }
usage-option-value = { $name } qui non può essere { $found }; scegli tra { $values }
usage-turns = una partita non può finire dopo { $turns } turni; 0 vuol dire senza limite
usage-path = il percorso «{ $path }» contiene un carattere che OpenSpiel non sa interpretare: uno tra { $signs }

## Files

file-unreadable = { $where }: impossibile leggere: { $detail }
file-large = { $where }: più di { $limit } byte

## Editions

edition-utf8 = { $where }: non è testo UTF-8
edition-syntax = { $where }: non è TOML: { $detail }
edition-unknown = { $where }: questa chiave non esiste; le chiavi sono { $keys }
edition-missing = { $where }: manca
edition-whole = { $where }: { $found } non è un numero intero da { $low } a { $high }
edition-list = { $where }: { $found } non è una lista
edition-length = { $where }: numero di voci: { $found }; ne servono da { $least } a { $most }
edition-word = { $where }: { $found } non è della forma { $pattern }
edition-marks = { $where }: { $found } non comincia con nessuno di { $marks }
edition-ascending = { $where }: deve essere in ordine crescente, senza doppioni
edition-beyond = { $where }: { $found } supera { $limit }
edition-faceless = { $where }: il dado non ha facce

## Commands

why-legal = «{ $move }» è permessa.

## Matches

move-no-undo = Non c’è nessuna scelta da annullare: intanto ha parlato il caso, o non si è ancora giocato nulla.
    .rule = Si possono annullare solo le scelte fatte dopo l’ultimo tiro, l’ultima pescata, l’ultima tessera girata o l’ultima scivolata.

## What to do now, in games without sentences of their own.

prompt-chance = Tocca ciò che brilla.
    .other = Tocca a { $seat }.

prompt-choice = Scegli qualcosa che brilla.
    .other = Tocca a { $seat }.

prompt-next = Ora tocca dove deve andare.

list-names = { $first } e { $last }
    .before-i = { list-names }
result-none = partita non finita
result-won = { $count ->
    [one] partita vinta da { $winners }
   *[other] partita vinta insieme da { $winners }
  }
result-repetition = parità: la stessa posizione è comparsa per la terza volta
result-turns = parità: raggiunto il limite di mille turni
result-abandoned = partita abbandonata
finish-won = Ben giocato!
finish-lost = Ben giocato! La prossima volta tocca a te vincere.
finish-drawn = Nessuno ha perso. Anche questa è una bella partita!

## Records

record-unwritable = { $file }: impossibile scrivere: { $detail }
record-json = { $file }: non è JSON: { $detail }
record-format = non è una partita salvata; dovrebbe contenere "kasimir": { $format }
record-part = la parte «{ $where }» della registrazione manca o non è del tipo { $kind }
record-value = la parte «{ $where }» della registrazione è «{ $found }»; dovrebbe essere { $wanted }
record-start = la parte «start» della registrazione non è una posizione del gioco: { $reason }
record-event = l’evento { $number }, «{ $event }», non è valido. { $reason }
record-long = la registrazione ha { $found } eventi; se ne possono rivedere al massimo { $limit }
record-sealed = il seme dei dadi non è ancora stato svelato

verify-sound = Tutto a posto: { $events } eventi, { $rolls } tiri e pescate ricalcolati; { $result }.
verify-consistent = Coerente, ma non confermata: { $events } eventi, { $rolls } tiri e pescate ricalcolati; { $result }.
verify-by-nobody = Nessuno ha confermato che questi nomi, queste mosse e questo risultato siano quelli della partita giocata.
verify-by-device = Questo dispositivo c’era quando la partita è finita: i nomi, le mosse e il risultato sono quelli che ha visto.
verify-by-server = Il server conferma che i nomi, le mosse e il risultato sono quelli della partita giocata.
verify-old = Questa registrazione ha il vecchio formato, in cui niente lega ai dadi i nomi, le mosse, la variante o l’edizione.
verify-link = { $url } non è un link a una partita; esempio: http://localhost:8080/t/NAME/replay/1.
verify-failed = La registrazione non supera la verifica: { $faults }
verify-faults = { $count ->
    [one] Una cosa non va
   *[other] { $count } cose non vanno
  } in questa registrazione:
verify-version = la partita è stata giocata con la versione { $found } delle regole; questo programma ha la versione { $ours }
verify-edition = la sua edizione «{ $edition }» non è quella di questo programma, anche se la versione delle regole è la stessa
verify-sealed = il seme dei dadi non è stato svelato, quindi i tiri non si possono controllare
verify-commitment = la preparazione, il seme e l’entropia del computer non sono quelli promessi dal server
verify-roll = l’evento { $number } dice «{ $event }», ma i dadi hanno dato «{ $rolled }»
verify-move = l’evento { $number }, «{ $event }», non è permesso ({ $code }). { $reason }
verify-late = l’evento { $number }, «{ $event }», viene dopo la fine della partita
verify-places = i posti delle pile non corrispondono agli eventi, dall’evento { $number } in poi
verify-result = il risultato dichiarato è «{ $told }»; in realtà è «{ $true }»
verify-chain = l’impronta finale non corrisponde: un nome, una mossa o il risultato è stato cambiato, oppure mancano eventi
verify-server = il server ha conservato un’altra impronta finale: questa non è la partita giocata lì
verify-device = con questi dadi questo dispositivo ha visto un’altra partita: un nome, una mossa o il risultato è stato cambiato

compile-first = Prima compilazione di { $game }. Dura circa mezzo minuto, e succede una volta sola.
usage-positions = Leggo le posizioni dallo standard input, una per riga; Ctrl-D per finire.
usage-number = { $name }: { $found } non è un numero intero da { $low } a { $high }
usage-bot = il bot «{ $bot }» non esiste; ci sono { $bots }
usage-bots = bot indicati: { $found }; un torneo ne vuole almeno 2, e al massimo uno per ognuno dei suoi { $players } posti
usage-word = { $name }: «{ $found }» non è tra { $words }
usage-render = non è stato indicato come disegnare: crea l’ambiente con render_mode, uno tra { $modes }
usage-seeds = semi: { $found }; corsie: { $lanes }
usage-actions = le azioni sono numeri interi, uno per corsia (corsie: { $lanes }), non { $found }
usage-masks = le maschere hanno una riga per corsia e una colonna per azione, { $wanted }, non { $found }
usage-reset = reset viene prima del primo step
usage-hidden = { $game } si gioca tutto allo scoperto: non ha un tavolo nascosto
usage-seconds = --seconds: { $found } non è un numero maggiore di 0 e al massimo { $most }
usage-names = nomi: { $found }; posti: { $players }
usage-name = «{ $name }» non può essere un nome: al massimo { $limit } caratteri stampabili
usage-first = «{ $first }» non siede al tavolo; ci sono { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Quale gioco (1-{ $count })?
terminal-seats = { $game }: i posti sono { $seats }, in ordine di turno.
terminal-names = Chi gioca? Nomi separati da virgole, «bot» o «bot:hard» per il computer (Invio: tu contro il computer):
terminal-you = Giocatore
terminal-who-plays = Chi gioca con «{ $side }»? Un nome ({ $names }), o Invio per il primo:
terminal-bot = Il computer gioca come { $name }: { $level }.
terminal-waking = Il computer si prepara…
terminal-who-starts = Chi comincia? Un nome ({ $names }), o Invio per tirare a sorte:
terminal-commands = A ogni domanda: u annulla una scelta, s salva, q salva ed esce, ? mostra questo. Una mossa si dà con il suo numero o il suo testo.
terminal-commitment = I dadi sono fissati in anticipo: { $commitment }
terminal-revealed = Il seme dei dadi, ora svelato: { $seed }
terminal-hand-over = Passa la tastiera: è il turno di { $name }
terminal-roll = { $name }: premi Invio e lascia decidere il caso.
terminal-go-on = Premi Invio per far giocare { $name }, o u per annullare la tua scelta:
terminal-move = { $name }, la tua mossa (1-{ $count })?
terminal-chance = { $name }: è uscito { $outcome }.
terminal-played = { $name } gioca { $move }.
terminal-bring-new = metti in una nuova pila
terminal-bring-on = metti su { $place }
terminal-lift = alza da { $place }
terminal-lay-new = comincia una nuova pila
terminal-lay-on = posa su { $place }
terminal-lifted = Un pezzo alzato va giocato: scegli dove metterlo.
terminal-no-undo-hidden = A un tavolo con pezzi nascosti non si annulla nulla: quel che è visto è visto.
terminal-saved = Salvato in { $file }.
terminal-resume = Per continuare: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Premi Invio per uscire, o s per salvare la partita:

replay-commands = Invio per andare avanti, b per tornare indietro, un numero da 0 a { $events } per saltare lì, q per uscire.
replay-ask = { $at } di { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }, bot { $bot }, seme { $seed }
simulate-stopped = Interrotto; partite giocate: { $games } su { $wanted }, bot { $bot }, seme { $seed }
simulate-column-seat = posto
simulate-column-wins = vittorie
simulate-column-rate = quota
simulate-column-interval = intervallo al 95%
simulate-column-value = valore
simulate-results = Vittorie condivise: { $shared }; partite in parità: { $drawn }
simulate-lengths = Turni per partita: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (la più lunga { $longest }); scelte per partita: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s di processore, { $speed } ns per scelta

## The arena

arena-other = { $file }: contiene i giri di un altro torneo; indica un altro file
arena-games = { $games } partite a tavoli da { $players }, ogni bot una volta a ogni posto con la stessa fortuna
arena-column-bot = bot
arena-column-score = quota di vittoria
arena-column-interval = intervallo al 95%
arena-column-elo = Elo
arena-column-elo-interval = intervallo al 95%

## Laying out a new game

newgame-checkout = «{ $folder }» non è nei sorgenti di Kasimir: un gioco si aggiunge lì
newgame-name = «{ $name }» non può essere il nome di un gioco: servono da 2 a { $most } lettere dalla a alla z, e nessuna parola riservata di Python
newgame-taken = il nome «{ $name }» è già usato da un gioco o dal catalogo dei testi
newgame-there = { $file } c’è già; non è stato scritto nulla
newgame-wrote = { $count } file scritti:
newgame-generated = Generati di nuovo:
newgame-next = Poi: «python3 run.py setup test» costruisce il client del browser, «kasimir terminal { $game }» avvia il gioco, e docs/add-a-game.md dice a che cosa serve ogni file.
