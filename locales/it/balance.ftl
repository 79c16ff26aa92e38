## The balance lab

balance-title = Equilibrio: { $game }
balance-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } per riga, tutti i posti occupati da «{ $level }», seme { $seed }; tra parentesi gli intervalli al 95%
balance-refused = { $count ->
    [one] Una combinazione non è valida: { $detail }
   *[other] { $count } combinazioni non sono valide; la prima perché: { $detail }
  }
balance-column-setup = che cosa varia
balance-column-wins = vittorie per posto
balance-column-turns = turni
balance-column-lead = cambi in testa
balance-column-drama = suspense
balance-column-skill = abilità
balance-column-luck = fortuna

balance-about-wins = Vittorie: quanto spesso vince un posto, o una squadra. Una vittoria condivisa si divide tra chi ha vinto, una partita in parità si divide in parti uguali tra tutti.
balance-about-turns = Turni: quanto dura una partita; otto partite su dieci stanno tra i numeri in parentesi quadre.
balance-about-lead = Cambi in testa: quante volte in una partita passa in testa qualcun altro, secondo la stima del gioco stesso all’inizio di ogni turno. È in testa anche chi sta entro 5 punti dalla probabilità migliore.
balance-about-drama = Suspense: quanto era indietro, nel suo momento peggiore, chi poi ha vinto, rispetto alla probabilità migliore (media per partita).
balance-about-skill = Abilità: quanto più spesso un «{ $level }» vince rispetto a giocatori «{ $weaker }» con gli stessi posti e gli stessi dadi. 0% è nessuna differenza, 100% è sempre.
balance-about-luck = Fortuna: quello che l’abilità non spiega.
balance-again = Per rifare questa pagina
balance-rules = Regole: { $game }, versione { $version }.
balance-start = L’edizione che è stata variata
balance-no-plots = --report: Matplotlib non è installato; si installa con { $command }

## Varying

balance-vary-unknown = --vary { $found }: non si può variare; scrivi KEY=WHAT, dove KEY è una tra { $keys }
balance-vary-range = --vary { $found }: un intervallo sale, a passi di almeno 1, e ha al massimo { $most } numeri
balance-vary-value = --vary { $found }: né un intervallo come 4..10, né numeri come 2,4, né liste come [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } è una lista di parole, che nessun numero può variare; indica invece liste intere, come ["a"]|["b"]
balance-vary-many = --vary: { $found } combinazioni sono troppe; al massimo { $most }
balance-fill = --fill { $key }: solo un numero intero può cambiare per compensare: { $keys }

## Searching

balance-fair-found = Equa (scarto massimo: { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%), secondo partite che non hanno contribuito a sceglierla. Salvata come { $file }.
balance-fair-missing = Edizioni provate: { $tried }. Nessuna è equa (scarto massimo: { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%); questa è la più vicina. Non è stato salvato nulla.
balance-fair-distance = Valori che differiscono da «{ $edition }»: { $keys } su { $all }.
balance-edition-head = Partite: { $games }, con { $players } giocatori ({ $variant }):

## Predictions

balance-predicted = Scritto: { $file }
