# The database of the match server and the archives of its tables.

store-down = La base de données ne répond pas : { $detail }
store-closed = La base de données est fermée.
store-unusable = La base de données est inutilisable ({ $where }) : { $detail }
store-newer = La base de données a la version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known } : utilise un Kasimir plus récent.
store-address = L’adresse de la base de données doit commencer par l’un de ces préfixes : { $schemes }.
store-bus = Les autres serveurs sont injoignables : { $detail }
store-bus-address = L’adresse de Redis doit commencer par l’un de ces préfixes : { $schemes }.
store-missing = La base de données { $file } n’existe pas.
store-no-tables = La base de données PostgreSQL ne contient aucune table SQL de Kasimir.
store-gone = La base de données { $file } a été supprimée ou remplacée alors qu’elle servait : redémarre le serveur.

store-unreadable = L’archive { $file } ne peut pas être lue : { $detail }
store-unwritable = L’archive { $file } ne peut pas être écrite : { $detail }
store-line-head = Ligne { $line } : ce n’est pas une archive de Kasimir au format { $format }.
store-line-cut = Ligne { $line } : l’archive s’arrête ici, mais elle n’est pas complète.
store-line-wrong = Ligne { $line } : { $detail }
store-line-table = Ligne { $line } : une table a au moins une entrée et l’une des phases { $phases }.
store-line-entry = Ligne { $line } : ici devrait venir l’entrée { $number } de la table.
store-line-end = Ligne { $line } : l’archive devrait finir ici avec { $count ->
    [1] une table
    [one] { $count } table
   *[other] { $count } tables
  }.
store-line-name = Ligne { $line } : une table ne peut pas s’appeler « { $name } ».
store-line-first = Ligne { $line } : une table commence par son ouverture.
store-line-after = Ligne { $line } : il y a encore quelque chose après la fin de l’archive.

store-older = La base de données est en version { $found }, il faut la version { $known } : démarre une fois le serveur, il la mettra à jour.
store-line-link = Ligne { $line } : l’entrée { $number } de la table { $table } ne correspond pas à sa somme de contrôle. Elle a été modifiée.

store-fault-checksum = Table { $table } : l’entrée { $number } ne correspond pas à sa somme de contrôle.
store-fault-missing = Table { $table } : l’entrée { $number } manque.
store-fault-unreadable = Table { $table } : l’entrée { $number } est illisible.
store-fault-summary = Table { $table } : son résumé pour les listes est illisible.
store-export-damaged = { $count ->
    [1] Une table est endommagée. Ce qu’on peut encore en lire a été écrit :
    [one] { $count } table est endommagée. Ce qu’on peut encore en lire a été écrit :
   *[other] { $count } tables sont endommagées. Ce qu’on peut encore en lire a été écrit :
  }
store-check-progress = { $count ->
    [1] Une table examinée
    [one] { $count } table examinée
   *[other] { $count } tables examinées
  }…
store-check-sound = En bon état : { $count ->
    [1] une table
    [one] { $count } table
   *[other] { $count } tables
  }.
store-check-damaged = { $count ->
    [1] Une table examinée
    [one] { $count } table examinée
   *[other] { $count } tables examinées
  } ; nombre de tables endommagées : { $damaged }.
store-check-bits = Le journal de SQLite contient des bits faux sur { $count ->
    [1] une page
    [one] { $count } page
   *[other] { $count } pages
  }. Le serveur les corrige quand il démarre.
store-check-lost = Le journal de SQLite est endommagé : { $count ->
    [1] une page est perdue
    [one] { $count } page est perdue
   *[other] { $count } pages sont perdues
  }. Tables touchées : { $tables }.
store-check-nobody = on ne sait pas lesquelles
store-check-file = Le fichier est endommagé : { $detail }
