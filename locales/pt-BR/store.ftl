store-down = O banco de dados não está respondendo: { $detail }
store-closed = O banco de dados está fechado.
store-unusable = Não é possível usar o banco de dados ({ $where }): { $detail }
store-newer = O banco de dados tem a versão { $found }, mas este programa só conhece versões até a { $known }: use um Kasimir mais novo.
store-address = O endereço do banco de dados deve começar com um destes: { $schemes }.
store-bus = Não foi possível acessar os outros servidores: { $detail }
store-bus-address = O endereço do Redis deve começar com um destes: { $schemes }.
store-missing = O banco de dados { $file } não existe.
store-no-tables = O banco de dados PostgreSQL não tem tabelas do Kasimir.
store-gone = O banco de dados { $file } foi apagado ou trocado enquanto estava em uso: reinicie o servidor.
store-unreadable = Não foi possível ler o arquivo { $file }: { $detail }
store-unwritable = Não foi possível gravar o arquivo { $file }: { $detail }
store-line-head = Linha { $line }: isto não é uma exportação do Kasimir no formato { $format }.
store-line-cut = Linha { $line }: o arquivo termina aqui, mas está incompleto.
store-line-wrong = Linha { $line }: { $detail }
store-line-table = Linha { $line }: uma mesa deve ter pelo menos um item e uma das fases { $phases }.
store-line-entry = Linha { $line }: aqui deveria estar o item { $number } da mesa.
store-line-end = Linha { $line }: o arquivo deveria terminar aqui com { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }.
store-line-name = Linha { $line }: “{ $name }” não pode ser o nome de uma mesa.
store-line-first = Linha { $line }: o primeiro item de uma mesa deve ser o da sua abertura.
store-line-after = Linha { $line }: há dados depois do fim do arquivo.
store-older = O banco de dados tem a versão { $found }, mas é preciso ter a { $known }: inicie o servidor uma vez para atualizar.
store-line-link = Linha { $line }: o item { $number } da mesa { $table } não bate com a soma de verificação. Ele foi alterado.
store-fault-checksum = Mesa { $table }: o item { $number } não bate com a soma de verificação.
store-fault-missing = Mesa { $table }: falta o item { $number }.
store-fault-unreadable = Mesa { $table }: não foi possível ler o item { $number }.
store-fault-summary = Mesa { $table }: não foi possível ler o resumo para as listas.
store-export-damaged = { $count ->
    [one] Uma mesa está danificada. Ela foi gravada
   *[other] { $count } mesas estão danificadas. Elas foram gravadas
  } até onde foi possível ler:
store-check-progress = { $count ->
    [one] Uma mesa verificada
   *[other] { $count } mesas verificadas
  }…
store-check-sound = Em ordem: { $count ->
    [one] uma mesa
   *[other] { $count } mesas
  }.
store-check-damaged = Mesas verificadas: { $count }; danificadas: { $damaged }.
store-check-bits = O log do SQLite tem bits trocados { $count ->
    [one] numa página
   *[other] em { $count } páginas
  }. O servidor conserta isso quando inicia.
store-check-lost = O log do SQLite está danificado: { $count ->
    [one] uma página se perdeu
   *[other] { $count } páginas se perderam
  }. Mesas atingidas: { $tables }.
store-check-nobody = não se sabe quais
store-check-file = O arquivo está danificado: { $detail }
