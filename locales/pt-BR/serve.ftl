serve-title = Kasimir
serve-page = Aqui moram cinco jogos de tabuleiro de gato e rato.
serve-setting = Configuração inválida: { $detail }
serve-settings-file = Não foi possível ler as configurações em { $file }: { $detail }
serve-port = Não foi possível escutar em { $host }, porta { $port }: { $detail }
serve-running = O Kasimir já está rodando com as mesmas mesas ({ $file }): { $url }
serve-processes = Vários processos precisam de um sistema que saiba passar conexões de um para o outro; o Windows não sabe.
serve-here = Os jogos estão em { $url }
serve-local-network = Em celulares e tablets na mesma rede: { $url }
serve-other-addresses = Se um celular não encontrar, tente: { $urls }
serve-loopback-only = Só este computador consegue abrir. Para celulares e tablets, comece com --host 0.0.0.0
serve-no-network = Este computador não está em nenhuma rede; os celulares ainda não podem entrar.
serve-stop = Para parar: Ctrl-C.
serve-joined = { $name } está agora na mesa { $table }.
serve-link = { $url } não é o link de uma mesa; exemplo: http://localhost:8080/t/NAME.
serve-unreachable = Não foi possível acessar { $url }: { $detail }
serve-lost = O servidor em { $url } parou de responder.
serve-match-over = A partida { $match } acabou ({ $result })
serve-exported = { $count ->
    [one] { $count } mesa foi gravada
   *[other] { $count } mesas foram gravadas
  } em { $file }.
serve-imported = { $count ->
    [one] { $count } mesa foi importada
   *[other] { $count } mesas foram importadas
  }; já existiam: { $refused }.
serve-setting-unknown = A configuração { $name } não existe ({ $where }).
serve-setting-wrong = A configuração { $name } ({ $where }) é inválida: { $detail }
serve-setting-choice = A configuração { $name } ({ $where }) deve ser uma destas: { $choices }.
serve-setting-address = A configuração { $name } ({ $where }) deve ser um endereço, como { $example }.
serve-redis-unused = A configuração redis_url não é usada: sem database_url, nenhum outro servidor compartilha estas mesas.
serve-open-files = O sistema só permite a este servidor { $limit } arquivos abertos, contando as conexões. Com connections = { $connections }, ele precisa de { $needed }; senão, um único endereço pode deixar todos os outros de fora: aumente o limite (ulimit -n, ou LimitNOFILE no systemd) ou diminua a configuração.
