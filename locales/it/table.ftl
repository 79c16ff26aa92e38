# What cannot be done at a table of the match server.

table-unknown = Il tavolo { $table } non esiste, o non c’è più.
table-gone = Il tavolo { $table } non c’è più.
table-deleted = Il tavolo è stato eliminato.
table-damaged = Il registro del tavolo { $table } è danneggiato dalla voce { $number } in poi. Nessuno può giocarci finché chi gestisce il server non l’ha ripristinato da una copia di sicurezza.
table-removed = Chi ha aperto il tavolo ti ha fatto uscire.
table-left = Hai lasciato il tavolo.
table-restart = Il server si riavvia; torna tra un attimo.
table-busy = Per ora il server ha troppi tavoli. Riprova più tardi.
table-disk = Il server non ha quasi più spazio: per ora non apre nuovi tavoli.
table-key = Questa chiave non apre questo tavolo.
table-rate = Troppe cose tutte insieme. Aspetta un attimo.
table-many = { $limit ->
    [one] Da qui si può aprire solo un tavolo all’ora.
   *[other] Da qui si possono aprire solo { $limit } tavoli all’ora.
  }
table-crowd = Dal tuo indirizzo sono già aperte { $limit } connessioni.
table-no-page = Qui non c’è niente da vedere né da fare.
table-origin = Questa pagina è di un altro sito, perciò non riceve risposta.
table-host = Questo server non risponde al nome { $host }. Chi lo gestisce può aggiungerlo ad allowed_hosts.
table-size = È troppo lungo; il limite è di { $limit } byte.
table-message = Questo messaggio non si capisce: { $detail }
table-protocol = Questo server parla il protocollo { $ours }, non { $found }.
table-hello = Il primo messaggio deve essere hello.
table-hello-twice = Hai già detto hello.
table-watching = Chi guarda non può farlo: serve un posto al tavolo.
table-name = In un nome ci vuole almeno una lettera, e se ne mostrano solo i primi { $limit } caratteri.
table-edition = L’edizione { $edition } non esiste; le edizioni sono { $editions }.
table-edition-changed = L’edizione { $edition } di { $game } è cambiata su questo server, anche se la versione delle regole è la stessa. Perciò questo tavolo non si può mostrare finché chi gestisce il server non rimette l’edizione di prima.
table-no-host = Per aprire un tavolo serve il nome di chi lo apre.
table-start-over = In questa posizione la partita è finita; nessuno potrebbe continuare.
table-no-record = La partita { $match } non è ancora stata salvata.
table-no-receipt = La partita { $match } è troppo vecchia: la sua impronta finale non è stata conservata.
table-no-analysis = Questa partita non si può analizzare.

table-stale = Intanto il tavolo è cambiato; ecco com’è ora.
table-no-match = Non c’è nessuna partita in corso.
table-turn = È il turno di { $seat }.
table-taken-over = Al momento il computer gioca al posto di { $seat }.
table-not-taken-over = Il computer non gioca al posto tuo, o il tuo tempo è scaduto.
table-no-chance = Ora non c’è niente da tirare o pescare.
table-waiting = I dadi aspettano ancora i dispositivi di { $seats }.
table-shaken = Il tuo dispositivo ha già scosso i dadi.
table-lifted = Il pezzo che hai in mano va giocato.
    .rule = Chi alza un pezzo lo deve giocare.
    .short = Tocca dove va il disco che hai in mano.
table-not-hidden = A questo tavolo non c’è niente di nascosto, quindi niente da alzare.
table-no-undo = Questo non si può annullare.
table-undo-asked = Qualcuno l’ha già chiesto.
table-not-asked = Non ti è stato chiesto, o hai già risposto.
table-quiet = A questo tavolo non si parla.
table-hint-off = A questo tavolo non si danno consigli.
table-hint-hidden = Niente consigli dove qualcosa è nascosto: devi ricordartelo tu.
table-hint-chance = Ora non c’è niente da scegliere, quindi niente da consigliare.
table-hint-often = Quanti consigli in una volta! Prima pensaci un momento.
table-hint-failed = Questa volta il computer non ha consigli. Riprova.
table-thinking = Il computer ha troppo a cui pensare in questo momento. Riprova tra un attimo.

table-locked = Il tavolo è chiuso.
table-full = Non ci sono posti liberi.
table-log-full = A questo tavolo è successo così tanto che non c’è più spazio per altro. La partita in corso si può finire; dopo, apri un nuovo tavolo.
table-taken = Il posto { $seat } non è libero.
table-no-seat = Il posto { $seat } non esiste.
table-nobody = Con quel numero non c’è nessuno che tu possa far uscire.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-player = Può farlo solo chi ha aperto il tavolo o chi ha giocato qui.
table-open-seats = Ci sono ancora posti liberi.
table-begun = La partita è cominciata.
