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

store-unreadable = Não se consegue ler o arquivo { $file }: { $detail }
store-unwritable = Não se consegue escrever o arquivo { $file }: { $detail }
store-line-head = Linha { $line }: isto não é um arquivo do Kasimir no formato { $format }.
store-line-cut = Linha { $line }: o arquivo acaba aqui, mas não está completo.
store-line-wrong = Linha { $line }: { $detail }
store-line-table = Linha { $line }: uma mesa tem de ter pelo menos uma entrada e uma das fases { $phases }.
store-line-entry = Linha { $line }: aqui devia estar a entrada { $number } da mesa.
store-line-end = Linha { $line }: o arquivo devia acabar aqui com { $count ->
    [1] uma mesa
   *[other] { $count } mesas
  }.
store-line-name = Linha { $line }: «{ $name }» não pode ser o nome de uma mesa.
store-line-first = Linha { $line }: a primeira entrada de uma mesa tem de ser a sua abertura.
store-line-after = Linha { $line }: há dados depois do fim do arquivo.

store-older = A base de dados tem a versão { $found }, mas é precisa a { $known }: arranca o servidor uma vez para a atualizar.
store-line-link = Linha { $line }: a entrada { $number } da mesa { $table } não corresponde à sua soma de verificação. Foi alterada.

store-fault-checksum = Mesa { $table }: a entrada { $number } não corresponde à sua soma de verificação.
store-fault-missing = Mesa { $table }: falta a entrada { $number }.
store-fault-unreadable = Mesa { $table }: não se consegue ler a entrada { $number }.
store-fault-summary = Mesa { $table }: não se consegue ler o seu resumo para as listas.
store-export-damaged = { $count ->
    [1] Uma mesa está danificada. Foi escrita
   *[other] { $count } mesas estão danificadas. Foram escritas
  } até onde se consegue ler:
store-check-progress = { $count ->
    [1] Uma mesa verificada
   *[other] { $count } mesas verificadas
  }…
store-check-sound = Em ordem: { $count ->
    [1] uma mesa
   *[other] { $count } mesas
  }.
store-check-damaged = Mesas verificadas: { $count }; danificadas: { $damaged }.
store-check-bits = O registo do SQLite tem bits errados { $count ->
    [1] numa página
   *[other] em { $count } páginas
  }. O servidor corrige-os quando arranca.
store-check-lost = O registo do SQLite está danificado: { $count ->
    [1] perdeu-se uma página
   *[other] perderam-se { $count } páginas
  }. Mesas atingidas: { $tables }.
store-check-nobody = não se sabe quais
store-check-file = O ficheiro está danificado: { $detail }
