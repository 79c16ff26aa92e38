# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Cinque giochi di gatti e topini
web-back = Torna ai giochi
web-unknown-page = Qui c’è solo un gatto che dorme
web-unknown-page-about = A questo indirizzo non c’è nessuna pagina. Forse si è persa una lettera del link.
web-family = Famiglia
web-loading = Un attimo…
web-offline = Il server non risponde. Forse manca internet?
web-lost = La connessione è caduta. Continuiamo a provare…
web-late = In questo momento forse vedi le mosse degli altri un po’ in ritardo. Nessuna va persa.
web-compiling = Il computer si sta ancora preparando per questo gioco. Ci mette così tanto solo la prima volta.
web-done = Chiudi
web-yes = Sì
web-no = No

## The first screen

web-age = da { $age } anni in su
web-seats = { $least ->
    [2] { $most ->
        [2] 2 giocatori
       *[other] da 2 a { $most } giocatori
      }
   *[other] da { $least } a { $most } giocatori
  }
web-minutes = { $minutes } minuti
web-open-tables = Tavoli dove puoi giocare
web-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
web-own-tables = Le tue partite
web-own-over = finita
web-own-others = Le altre tue partite
web-own-turn = Tocca a te
web-own-turn-of = Tocca a { $name }

## A new table

web-who-plays = Chi gioca?
web-add-player = Un altro giocatore
web-remove-player = { $name } non gioca
web-faces-here = Persone
web-faces-computer = Il computer
web-face-new = Qualcun altro
web-face-friend = Qualcuno lontano
web-more = Altro
web-against-computer = Contro il computer
web-one-screen = Tutti su questo schermo
web-invite = Invita gli amici
web-invite-about = Mandi loro un link.
web-big-screen = Sul grande schermo
web-big-screen-about = Ognuno gioca con il suo telefono.
web-big-screen-name = Grande schermo
web-options = Come vuoi giocare
web-your-name = Il tuo nome
web-player = Giocatore { $number }
web-computer-level = Il computer gioca come
web-level-kitten = Gattino
web-level-easy = Robot facile
web-level-normal = Robot furbo
web-level-hard = Robot tosto
web-level-master = Robot maestro
web-level-perfect = Robot perfetto
web-variant = Quali regole
web-edition = Quale versione
web-hidden = I dischi coperti sono segreti
web-auto = I dadi si tirano da soli
web-allow-undo = Si può annullare una mossa
web-allow-hints = Si può chiedere un consiglio
web-hand-over-always = Una pausa a ogni turno per passare lo schermo
web-clock = Tempo per mossa
web-clock-none = Quanto si vuole
web-clock-seconds = { $seconds } secondi
web-clock-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }
web-clock-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }
web-when-away = Se qualcuno è assente, gioca il computer
web-away-minutes = { $minutes ->
    [one] dopo un minuto
   *[other] dopo { $minutes } minuti
  }
web-away-never = mai, aspettiamo
web-away-days = mai: avete giorni di tempo
web-first = Chi comincia
web-first-drawn = Si tira a sorte
web-first-chosen = { $seat ->
    [you] Tu, poi gli altri a turno
   *[other] { $seat }, poi gli altri a turno
  }
web-first-youngest = Chi ha meno anni
web-swap-sides = Scambiarsi i ruoli dopo ogni partita
web-listed = Tutti possono trovare questo tavolo
web-forecast = Chi vince più spesso?
web-forecast-team = { $count } topini insieme
web-percent = { $percent }%
web-forecast-turns = Di solito una partita dura da { $shortest } a { $longest } turni.
web-forecast-about = Abbiamo fatto giocare tante partite a dei robot furbi. Con le persone, si sa, è un’altra storia!

## Rules and lessons

web-rules = Regole
web-rules-of = { $game }: le regole
web-learn = Prima lezione
web-lesson-of = { $game }: prima lezione
web-show-me = Fammi vedere
web-read-aloud = Leggi ad alta voce: { $title }
web-lesson-step = { $step } di { $steps }
web-go-on = Avanti
web-look-here = Non lì. Tocca quello che brilla!
web-well-done = Ben fatto!
web-play-now = Gioca
web-once-more = Di nuovo

## At the table

web-seat-r = Rosso
web-seat-b = Blu
web-seat-g = Verde
web-seat-y = Giallo
web-seat-m = Topino
web-seat-c = Gatto
web-seat-m1 = Topino 1
web-seat-m2 = Topino 2
web-seat-m3 = Topino 3
web-seat-m4 = Topino 4
web-turn = È il suo turno.
web-score = { $count } su { $goal }
web-score-so-far = { $count } finora
web-points-so-far = { $points ->
    [one] { $shown } punto finora
   *[other] { $shown } punti finora
  }
web-free-seat = libero
web-away = assente
web-react-caught = Ahi!
web-react-freed = Fiuu!
web-react-cheese = Gnam!
web-react-missed = Oh no…
web-react-won = Evviva!
web-taken-over = Gioca il computer
web-watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
  }
web-waiting-for-players = Aspettiamo altri giocatori.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Chi ha meno anni?
web-asked-youngest = Chi ha meno anni? Ce lo dice { $name }.
web-seat-waits = Il posto è libero. Aspettiamo.
web-shaking = Scuotiamo i dadi…
web-not-now = Non ora: è il turno di { $name }.
web-time-left = Tempo rimasto: { $time }
web-time-days = { $days } g { $hours } h
web-time-days-said = Tempo rimasto: { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } e { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }
web-again = Rivedi
web-undo = Annulla
web-undo-wanted = { $name } vorrebbe annullare una mossa. Va bene?
web-undo-waiting = Ora lo chiediamo agli altri…
web-told-undo-refused = { $name } preferisce di no: la mossa resta.
web-told-undone = { $seat } annulla l’ultima mossa.
web-told-taken-over = Ora il computer gioca al posto di { $seat }.
web-told-came-back = { $seat } è di nuovo qui e riprende a giocare.
web-told-joined = { $name } si siede al tavolo.
web-told-left = { $name } ha lasciato il tavolo.
web-hint = Consiglio
web-hint-title = Che cosa farebbe il computer, e quanto spesso si vince così
web-hint-thinking = Il computer ci pensa…
web-hint-brief = Il computer si sta ancora preparando per questo gioco e ci ha pensato solo un attimo.
web-hint-as-good = altrettanto buono
web-hint-share = { $percent ->
    [0] non vince quasi mai
    [one] vince circa una volta su 100
   *[other] vince circa { $percent } volte su 100
  }
web-hand-over = Ora tocca a te, { $name }!
web-hand-over-about = Passa lo schermo.
web-hand-over-go = Eccomi
web-come-back = Rieccomi
web-log = Il racconto
web-log-precise = Indica anche le caselle
web-log-hidden = Qui vedi solo le ultime mosse: il resto devi ricordarlo tu. Dopo la partita potrai leggere tutto.
web-say = Di’ qualcosa
web-phrase-hello = Ciao!
web-phrase-your-turn = Tocca a te!
web-phrase-well-played = Ben giocato!
web-phrase-lucky = Che fortuna!
web-phrase-oops = Ops!
web-phrase-thanks = Grazie!
web-phrase-wait = Aspetta un attimo, per favore.
web-phrase-again = Giochiamo ancora?
web-phrase-bye = Ciao ciao!
web-phrase-laugh = Ah ah!
web-phrase-cheer = Evviva!
web-phrase-sad = Oh no!

## Those who come and go

web-sit-down = Vuoi giocare?
web-which-seat = Dove vuoi sederti?
web-play = Siediti
web-invite-friends = { $count ->
    [one] C’è un posto libero. Invita qualcuno!
   *[other] Ci sono { $count } posti liberi. Invita qualcuno!
  }
web-seat-free = { $count ->
    [one] C’è un posto libero
   *[other] Ci sono { $count } posti liberi
  }
web-qr = Il link a questo tavolo, come immagine per la fotocamera di un telefono
web-share = Manda il link
web-copied = Il link è copiato
web-join-by-phone = Gioca con il telefono
web-join-by-phone-about = Inquadra l’immagine con la fotocamera del telefono, oppure scrivi:
web-home-qr = Il link a questi giochi, come immagine per la fotocamera di un telefono
web-other-address = Il telefono non trova niente? Prova un altro indirizzo:
web-loopback-only = Solo questo computer può aprire i giochi. Avviali con «kasimir play» e si potrà giocare anche con i telefoni.
web-no-network = Questo computer non è in nessuna rete. Appena lo sarà, si potrà giocare anche con i telefoni.
web-or-computer = Oppure fai giocare il computer:
web-fill-seat = Computer: { $seat }
web-table = Questo tavolo
web-host = capotavola
web-remove = Fai uscire
web-link-for-watching = Con questo link gli amici possono giocare o guardare:
web-own-link = Con questo continui a giocare su un altro dispositivo. Tienilo segreto!
web-show-big-screen = Mostra sul grande schermo
web-fullscreen = Schermo intero
web-stay-on = Imposta lo schermo perché resti acceso: qui questa pagina non può farlo.
web-to-table = Torna al tavolo
web-lock = Non far entrare altri
web-unlock = Fai entrare altri
web-end = Termina la partita
web-leave = Esci
web-delete = Elimina il tavolo
web-sure-end = Terminare questa partita? Non la vince nessuno.
web-sure-leave = Vuoi davvero andare via? Il tuo posto sarà libero.
web-sure-delete = Eliminare il tavolo e tutte le sue partite, per tutti?

## The end

web-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
  }
web-won-team = Vincono i topini!
web-rematch = Gioca ancora
web-rematch-wanted = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
  }
web-rematch-free = { $count ->
    [one] C’è un posto libero. Per giocare ancora, qualcuno deve sedersi.
   *[other] Ci sono { $count } posti liberi. Per giocare ancora, devono essere tutti occupati.
  }
web-points = Punti finora
web-waiting = Aspettiamo gli altri…
web-look = Guarda il tabellone
web-finish-show = Com’è finita
web-memory = Chi si ricordava che cosa?
web-memory-score = { $name }: { $lifts ->
    [0] non c’era niente da ricordare
    [one] { $found ->
        [0] un disco alzato, ma sotto non ce n’era uno dei suoi
       *[other] un disco alzato, e sotto ce n’era uno dei suoi
      }
   *[other] { $lifts } dischi alzati, { $found ->
        [0] ma sotto non ce n’era mai uno dei suoi
        [one] e una volta sotto ce n’era uno dei suoi
       *[other] e { $found } volte sotto ce n’era uno dei suoi
      }
  }
web-why = Perché?
web-why-numbers = In numeri
web-luck-word = { $luck ->
    [very-kind] { $name } ha avuto molta fortuna.
    [kind] { $name } ha avuto fortuna.
    [hard] { $name } ha avuto poca fortuna.
    [very-hard] { $name } ha avuto pochissima fortuna.
   *[even] { $name } non ha avuto né fortuna né sfortuna.
  }
web-choice-word = { $stars ->
    [5] { $name } ha scelto a meraviglia.
    [4] { $name } ha scelto molto bene.
    [3] { $name } ha scelto bene.
    [2] { $name } ha scelto con coraggio.
   *[other] { $name } ha provato tante cose.
  }
web-stars = { $stars ->
    [5] 5 stelle su 5
   *[other] Almeno { $stars } su 5 stelle
  }
web-receipt-unclear = Questa volta su fortuna e scelte non c’è niente di certo da dire.
web-luck = Fortuna
web-choices = Scelte
web-luck-about = Fortuna: ciò che il caso ha dato (+) o tolto (−). Scelte: ciò che si è perso non scegliendo la mossa migliore.
web-luck-roughly = Il computer ha guardato avanti, ma può sbagliarsi un pochino.
web-luck-unit = 1 significa una vittoria intera.
web-luck-working = Misuriamo la fortuna…
web-curve = Chi era in testa
web-curve-about = Quanto ognuno era vicino alla vittoria, dalla prima mossa all’ultima.
web-team = I topini
web-turning-points = Quando la partita è cambiata
web-turning-chance = Il caso, nel turno di { $name }: { $change ->
    [good] bene per
   *[bad] male per
  } { $other }
web-turning-choice = La scelta di { $name }: { $change ->
    [good] bene per
   *[bad] male per
  } { $other }
web-watch-again = Rivedi la partita

## Replays

web-replay = Una partita da rivedere
web-replay-of = { $game }, da rivedere
web-replay-more = Su questa partita
web-replay-start = L’inizio
web-replay-at = { $at } di { $last }
web-replay-first = Vai all’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-forward = Un passo avanti
web-replay-last = Vai alla fine
web-replay-link = Il link a questo momento
web-timeline = Linea del tempo
web-speed = Velocità
web-speed-times = { $speed } ×
web-keep = Tienila, o mostrala agli amici
web-download = Salva il file
web-branch = E se…?
web-branch-about = Vai a un momento qualsiasi e gioca da lì, a un nuovo tavolo.
web-branch-over = Qui la partita è finita. Torna a un altro momento e gioca da lì.
web-branch-never = Questa partita è stata giocata su un tabellone fatto in casa: nessun tavolo di qui può continuarla.
web-branch-here = Gioca da questo momento
web-your-seat = Giochi con
web-cancel = Lascia stare
web-open-record = Apri una partita salvata
web-open-record-about = Scegli il file di una partita che hai salvato, o trascinalo qui. Lo guardiamo soltanto, non lo teniamo.
web-choose-file = Scegli un file
web-another-file = Un altro file
web-file-fault = Questo file non si può mostrare: { $reason }
web-dice = I dadi erano onesti?
web-dice-about = Prima del primo tiro, dei numeri segreti avevano già deciso come sarebbero caduti i dadi. Ora i numeri sono svelati, e il tuo browser può rifare da sé ogni tiro.
web-dice-check = Controlla i dadi
web-record = Si è giocato davvero così?
web-record-about = Il tuo browser controlla se in questa partita salvata tutto torna.
web-record-check = Controlla la partita
web-dice-sound = Sì! È tutto a posto.
web-dice-consistent = Tutto combacia.
web-dice-promise-kept = I numeri segreti sono proprio quelli promessi prima del primo tiro.
web-dice-rolls = { $count ->
    [0] In questa partita non c’era niente da tirare.
    [one] L’unico tiro è stato ricalcolato, e il risultato torna.
    [2] Entrambi i tiri sono stati ricalcolati, e i risultati tornano.
   *[other] Tutti e { $count } i tiri sono stati ricalcolati, e i risultati tornano.
  }
web-dice-own = I numeri che questo dispositivo ha aggiunto per { $names } sono stati usati.
web-dice-heard = La promessa è proprio quella che questo dispositivo ha ricevuto all’inizio della partita.
web-dice-rules = Il server ha controllato che ogni mossa segua le regole, e quali risultati poteva dare ogni tiro.
web-dice-wrong = No. Qualcosa non va:
web-dice-so-far = { $count ->
    [0] Non è stato possibile confermare nessun tiro.
    [one] Un tiro è stato ricalcolato ed è giusto.
   *[other] { $count } tiri sono stati ricalcolati e sono giusti.
  }
web-dice-silent = il numero che questo dispositivo ha aggiunto per { $seat } non è stato usato: è arrivato tardi, o è stato lasciato fuori
web-dice-other = per { $seat } il file della partita contiene un numero diverso da quello che questo dispositivo ha aggiunto
web-dice-other-promise = la promessa nel file della partita non è quella che questo dispositivo ha ricevuto all’inizio della partita

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-night = Notte
web-theme-day = Giorno
web-motion = Movimento
web-motion-full = Come a un tavolo vero
web-motion-quick = Veloce
web-motion-none = Nessuno
web-sound = Suoni
web-voice = Voce
web-speech = Leggi ad alta voce che cosa succede
web-volume-off = Muto
web-hand-over-setting = Una pausa quando si passa lo schermo
web-coordinates = Lettere e numeri sul tabellone
web-whole-board = Mostra tutto il tabellone
web-notify = Avvisami quando tocca a me
web-notify-about = Solo mentre questa pagina non si vede.
web-notify-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni.
web-notify-turn = { $name }, tocca a te!
