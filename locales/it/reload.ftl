# What the browser says when its page is older than the server, or when a part of it cannot be loaded

reload-updated = Kasimir è stato aggiornato mentre questa pagina era aperta. Ricaricala per continuare: tornerai nello stesso punto.
reload-incomplete = Non è stato possibile caricare una parte di questa pagina. Ricaricala: tornerai nello stesso punto.
reload-unsure = L’ultima cosa che hai fatto potrebbe non essere arrivata. Controlla dopo aver ricaricato.
reload-again = Per ora ricaricare non è servito. Aspetta un minuto e riprova; se continua così, avvisa chi gestisce questo server.
reload-silent = Il server non risponde. Continuiamo a provare…
reload-button = Ricarica
