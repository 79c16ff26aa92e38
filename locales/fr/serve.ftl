# Running a server.

serve-title = Kasimir
serve-page = Ici vivent cinq jeux de société du chat et de la souris.
serve-setting = Un réglage est inutilisable : { $detail }
serve-settings-file = Les réglages dans { $file } sont illisibles : { $detail }
serve-port = Impossible d’écouter sur { $host }, port { $port } : { $detail }
serve-running = Kasimir tourne déjà, avec les mêmes tables ({ $file }) : { $url }
serve-processes = Plusieurs processus ont besoin d’un système qui sait passer les connexions de l’un à l’autre ; Windows ne sait pas le faire.
serve-here = Les jeux sont sur { $url }
serve-local-network = Sur les téléphones et tablettes du même réseau : { $url }
serve-other-addresses = Si un téléphone ne trouve rien, essaie : { $urls }
serve-loopback-only = Seul cet ordinateur peut les ouvrir. Pour les téléphones et tablettes, lance avec --host 0.0.0.0
serve-no-network = Cet ordinateur n’est sur aucun réseau : les téléphones ne peuvent pas encore jouer.
serve-stop = Arrêter avec Ctrl-C.
serve-joined = { $name } est maintenant à la table { $table }.
serve-link = { $url } n’est pas un lien vers une table ; exemple : http://localhost:8080/t/NAME.
serve-unreachable = { $url } est injoignable : { $detail }
serve-lost = Le serveur de { $url } ne répond plus.
serve-match-over = Fin de la partie { $match } ({ $result })
serve-exported = { $count ->
    [1] Une table a été écrite
    [one] { $count } table a été écrite
   *[other] { $count } tables ont été écrites
  } dans { $file }.
serve-imported = { $count ->
    [1] Une table a été reprise
    [one] { $count } table a été reprise
   *[other] { $count } tables ont été reprises
  } ; déjà là : { $refused }.
serve-setting-unknown = Il n’y a pas de réglage { $name } ({ $where }).
serve-setting-wrong = Le réglage { $name } ({ $where }) est inutilisable : { $detail }
serve-setting-choice = Le réglage { $name } ({ $where }) doit avoir l’une de ces valeurs : { $choices }.
serve-setting-address = Le réglage { $name } ({ $where }) doit être une adresse, comme { $example }.
serve-redis-unused = Le réglage redis_url n’est pas utilisé : sans database_url, aucun autre serveur ne partage ces tables.
serve-open-files = Le système ne permet à ce serveur que { $limit } fichiers ouverts à la fois, connexions comprises. Avec connections = { $connections }, il lui en faut { $needed }, sinon une seule adresse peut tenir toutes les autres à l’écart : augmente la limite (ulimit -n, ou LimitNOFILE dans systemd) ou réduis le réglage.
