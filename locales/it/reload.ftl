# Ciò che dice il browser quando la pagina è più vecchia del server, o quando una sua parte non si carica

reload-updated = Kasimir è stato aggiornato mentre questa pagina era aperta. Ricaricala per continuare: tornerai nello stesso punto.
reload-incomplete = Non è stato possibile caricare una parte di questa pagina. Ricaricala: tornerai nello stesso punto.
reload-unsure = L’ultima cosa che hai fatto potrebbe non essere arrivata. Controlla dopo aver ricaricato.
reload-again = Ricaricare non è ancora servito. Aspetta un minuto e riprova; se continua così, avvisa chi gestisce questo server.
reload-silent = Il server non risponde. Continuiamo a provare…
reload-button = Ricarica
