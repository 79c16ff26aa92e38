# Running a server.

serve-title = Kasimir
serve-page = Aqui moram cinco jogos de tabuleiro do gato e do rato.
serve-setting = Uma definição não pode ser usada: { $detail }
serve-settings-file = Não se conseguem ler as definições em { $file }: { $detail }
serve-port = Não se consegue escutar em { $host }, porta { $port }: { $detail }
serve-running = O Kasimir já está a funcionar, com as mesmas mesas ({ $file }): { $url }
serve-processes = Vários processos precisam de um sistema que saiba passar as ligações de um para o outro; o Windows não sabe.
serve-here = Os jogos estão em { $url }
serve-local-network = Em telemóveis e tablets na mesma rede: { $url }
serve-other-addresses = Se um telemóvel não o encontrar, tenta: { $urls }
serve-loopback-only = Só este computador os pode abrir. Para telemóveis e tablets, começa com --host 0.0.0.0
serve-no-network = Este computador não está em nenhuma rede; os telemóveis ainda não podem entrar.
serve-stop = Para parar: Ctrl-C.
serve-joined = { $name } está agora na mesa { $table }.
serve-link = { $url } não é o link de uma mesa; exemplo: http://localhost:8080/t/NAME.
serve-unreachable = Não é possível chegar a { $url }: { $detail }
serve-lost = O servidor de { $url } já não responde.
serve-match-over = A partida { $match } acabou ({ $result })
serve-exported = { $count ->
    [1] Foi escrita uma mesa
   *[other] Foram escritas { $count } mesas
  } em { $file }.
serve-imported = { $count ->
    [1] Foi recebida uma mesa
   *[other] Foram recebidas { $count } mesas
  }; já existiam: { $refused }.
serve-setting-unknown = Não há nenhuma definição { $name } ({ $where }).
serve-setting-wrong = A definição { $name } ({ $where }) não pode ser usada: { $detail }
serve-setting-choice = A definição { $name } ({ $where }) tem de ser uma de { $choices }.
serve-setting-address = A definição { $name } ({ $where }) tem de ser um endereço, como { $example }.
serve-redis-unused = A definição redis_url não é usada: sem database_url, nenhum outro servidor partilha estas mesas.
serve-open-files = O sistema só permite a este servidor { $limit } ficheiros abertos ao mesmo tempo, ligações incluídas. Com connections = { $connections } precisa de { $needed }; senão, um só endereço pode deixar todos os outros de fora: aumenta o limite (ulimit -n, ou LimitNOFILE no systemd) ou baixa a definição.
