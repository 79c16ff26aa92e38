# What cannot be done at a table of the match server.

table-unknown = La table { $table } n’existe pas, ou n’existe plus.
table-gone = La table { $table } n’existe plus.
table-deleted = La table a été supprimée.
table-damaged = Le journal de la table { $table } est endommagé à partir de l’entrée { $number }. On ne pourra plus y jouer tant que la personne qui gère ce serveur ne l’aura pas restauré depuis une sauvegarde.
table-removed = L’hôte t’a fait quitter la table.
table-left = Tu as quitté la table.
table-restart = Le serveur redémarre ; il revient dans un instant.
table-busy = Le serveur a trop de tables pour le moment. Réessaie plus tard.
table-disk = Le serveur n’a presque plus de place : il n’ouvre pas de nouvelle table pour l’instant.
table-key = Cette clé n’ouvre pas cette table.
table-rate = C’était trop d’un coup. Attends un instant.
table-many = D’ici, on ne peut ouvrir { $limit ->
    [1] qu’une table
    [one] que { $limit } table
   *[other] que { $limit } tables
  } par heure.
table-crowd = Il y a déjà { $limit } connexions ouvertes depuis ton adresse.
table-no-page = Il n’y a rien à trouver ni à faire ici.
table-origin = Cette page vient d’un autre site, elle ne reçoit donc pas de réponse.
table-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut ajouter ce nom à allowed_hosts.
table-size = C’est trop long ; la limite est de { $limit } octets.
table-message = Ce message est incompréhensible : { $detail }
table-protocol = Ce serveur parle le protocole { $ours }, pas { $found }.
table-hello = Le premier message doit être hello.
table-hello-twice = Tu as déjà dit hello.
table-watching = On ne peut pas faire cela quand on regarde : il faut une place à la table.
table-name = Il faut au moins une lettre dans un nom, et on n’en montre que les { $limit } premiers signes.
table-edition = L’édition { $edition } n’existe pas ; les éditions sont { $editions }.
table-edition-changed = L’édition { $edition } de { $game } a changé sur ce serveur, bien que la version des règles soit la même. Cette table ne pourra être montrée que quand l’ancienne édition sera rétablie.
table-no-host = Pour ouvrir une table, dis d’abord ton nom.
table-start-over = Dans cette position, la partie est finie ; personne ne pourrait continuer.
table-no-record = La partie { $match } n’a pas encore d’enregistrement.
table-no-receipt = La partie { $match } est trop ancienne : son empreinte finale n’a pas été gardée.
table-no-analysis = Cette partie ne peut pas être analysée.

table-stale = La table a changé entre-temps ; voici où on en est.
table-no-match = Aucune partie n’est en cours.
table-turn = C’est à { $seat } de jouer.
table-taken-over = En ce moment, l’ordinateur remplace { $seat }.
table-not-taken-over = L’ordinateur ne joue pas à ta place, ou ton temps est écoulé.
table-no-chance = Il n’y a rien à lancer ni à piocher maintenant.
table-waiting = Les dés attendent un signal de chaque appareil. Pas encore de réponse : { $seats }.
table-shaken = Ton appareil a déjà secoué les dés.
table-lifted = Le jeton que tu as en main doit être joué.
    .rule = Qui soulève un jeton doit le jouer.
    .short = Touche l’endroit où poser ton jeton.
table-not-hidden = Rien n’est caché à cette table, il n’y a donc rien à soulever.
table-no-undo = On ne peut pas annuler cela.
table-undo-asked = Quelqu’un l’a déjà demandé.
table-not-asked = On ne te l’a pas demandé, ou tu as déjà répondu.
table-quiet = À cette table, on ne se parle pas.
table-hint-off = À cette table, il n’y a pas de conseils.
table-hint-hidden = Pas de conseil quand quelque chose est caché : c’est à toi de t’en souvenir.
table-hint-chance = Il n’y a rien à choisir maintenant, donc rien à conseiller.
table-hint-often = Ça fait beaucoup de conseils d’un coup. Réfléchis d’abord un peu !
table-hint-failed = Cette fois, l’ordinateur n’a pas de conseil. Essaie encore.
table-thinking = L’ordinateur a trop à réfléchir en ce moment. Réessaie dans un instant.

table-locked = La table est fermée.
table-full = Il n’y a plus de place libre.
table-log-full = Il s’est passé tant de choses à cette table que plus rien de nouveau n’y tient. Une partie en cours peut aller jusqu’au bout ; pour la suite, ouvre une nouvelle table.
table-taken = La place { $seat } n’est pas libre.
table-no-seat = Il n’y a pas de place { $seat }.
table-nobody = À ce numéro, il n’y a personne que tu puisses faire sortir.
table-not-host = Seul l’hôte peut faire cela.
table-not-player = Seule la personne qui a ouvert la table peut faire cela, ou quelqu’un qui a joué ici.
table-open-seats = Il reste des places libres.
table-begun = La partie a commencé.
