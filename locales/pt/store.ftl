# The database of the match server and the archives of its tables.

store-down = A base de dados não responde: { $detail }
store-closed = A base de dados está fechada.
store-unusable = A base de dados não pode ser usada ({ $where }): { $detail }
store-newer = A base de dados tem a versão { $found }, mas este programa só conhece versões até à { $known }: usa um Kasimir mais recente.
store-address = O endereço da base de dados tem de começar por um de { $schemes }.
store-bus = Não se consegue chegar aos outros servidores: { $detail }
store-bus-address = O endereço do Redis tem de começar por um de { $schemes }.
store-missing = Não existe a base de dados { $file }.
store-no-tables = A base de dados PostgreSQL não tem tabelas do Kasimir.
store-gone = A base de dados { $file } foi apagada ou substituída enquanto era usada: reinicia o servidor.

store-unreadable = O arquivo { $file } não se consegue ler: { $detail }
store-unwritable = O arquivo { $file } não se consegue escrever: { $detail }
store-line-head = Linha { $line }: isto não é um arquivo do Kasimir no formato { $format }.
store-line-cut = Linha { $line }: o arquivo acaba aqui, mas não está completo.
store-line-wrong = Linha { $line }: { $detail }
store-line-table = Linha { $line }: uma mesa tem pelo menos uma entrada e uma das fases { $phases }.
store-line-entry = Linha { $line }: aqui pertence a entrada { $number } da mesa.
store-line-end = Linha { $line }: o arquivo devia acabar aqui com { $count ->
    [1] uma mesa
   *[other] { $count } mesas
  }.
store-line-name = Linha { $line }: uma mesa não se pode chamar «{ $name }».
store-line-first = Linha { $line }: uma mesa começa por ser aberta.
store-line-after = Linha { $line }: ainda há algo depois do fim do arquivo.
