# The database of the match server and the archives of its tables.

store-down = La base de données ne répond pas : { $detail }
store-closed = La base de données est fermée.
store-unusable = La base de données est inutilisable ({ $where }) : { $detail }
store-newer = La base de données a la version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known } : utilise un Kasimir plus récent.
store-address = L’adresse de la base de données doit commencer par l’un de { $schemes }.
store-bus = Les autres serveurs sont injoignables : { $detail }
store-bus-address = L’adresse de Redis doit commencer par l’un de { $schemes }.
store-missing = La base de données { $file } n’existe pas.
store-no-tables = La base de données PostgreSQL ne contient aucune table SQL de Kasimir.
store-gone = La base de données { $file } a été supprimée ou remplacée alors qu’elle servait : redémarre le serveur.

store-unreadable = L’archive { $file } ne peut pas être lue : { $detail }
store-unwritable = L’archive { $file } ne peut pas être écrite : { $detail }
store-line-head = Ligne { $line } : ce n’est pas une archive de Kasimir au format { $format }.
store-line-cut = Ligne { $line } : l’archive s’arrête ici, mais elle n’est pas complète.
store-line-wrong = Ligne { $line } : { $detail }
store-line-table = Ligne { $line } : une table a au moins une entrée et l’une des phases { $phases }.
store-line-entry = Ligne { $line } : ici devrait venir l’entrée { $number } de la table.
store-line-end = Ligne { $line } : l’archive devrait finir ici avec { $count ->
    [1] une table
    [one] { $count } table
   *[other] { $count } tables
  }.
store-line-name = Ligne { $line } : une table ne peut pas s’appeler « { $name } ».
store-line-first = Ligne { $line } : une table commence par son ouverture.
store-line-after = Ligne { $line } : il y a encore quelque chose après la fin de l’archive.
