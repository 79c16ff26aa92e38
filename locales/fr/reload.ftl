# Ce que dit le navigateur quand sa page est plus ancienne que le serveur, ou qu’une partie ne se charge pas

reload-updated = Kasimir a été mis à jour pendant que cette page était ouverte. Recharge-la pour continuer : tu reviendras au même endroit.
reload-incomplete = Il manque un morceau de cette page. Recharge-la : tu reviendras au même endroit.
reload-unsure = Ce que tu viens de faire n’est peut-être pas arrivé jusqu’au serveur. Vérifie-le après le rechargement.
reload-again = Recharger n’a pas encore suffi. Attends une minute et réessaie ; si cela continue, préviens la personne qui gère ce serveur.
reload-silent = Le serveur ne répond pas. On essaie encore…
reload-button = Recharger
