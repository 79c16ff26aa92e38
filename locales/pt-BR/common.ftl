## Moves in every game

move-action = A ação { $action } não é válida aqui: a máscara mostra quais das { $count } ações são válidas.
    .rule = Cada ação representa uma jogada, e só jogadas válidas são aceitas.
move-lane = Pista { $lane }: a ação { $action } não é válida ali; a máscara mostra quais das { $count } ações são válidas. Nada foi jogado.
    .rule = Cada ação representa uma jogada, e só jogadas válidas são aceitas.
move-over = A partida já acabou; “{ $move }” chegou tarde demais.
    .rule = Depois do fim, ninguém joga.
move-chance = Aqui não há escolha: quem decide é a sorte, entre { $outcomes }.
    .rule = Dados, saquinho, ladrilhos e escorregador decidem sozinhos.

## Positions

position-fields = uma posição tem { $wanted } campos ({ $names }) separados por um espaço; este texto tem { $found }
position-number = { $field }: “{ $found }” não é um número inteiro de { $low } a { $high }
position-count = { $field }: { $found ->
    [one] { $found } item
   *[other] { $found } itens
  } em vez de { $wanted }
position-players = a posição tem { $found } lugares; o jogo tem de { $least } a { $most }
position-seat = SEAT: “{ $found }” não é um destes: { $seats }
position-step = { $field }: “{ $found }” não é um destes: { $steps }
position-canonical = este não é o texto canônico da posição, que é “{ $text }”
position-long = uma posição tem no máximo { $limit } caracteres

## Invalid options

usage-game = o jogo “{ $game }” não existe; os jogos são { $games }
usage-players = { $game } é para { $least } a { $most } jogadores, não { $players }
usage-variant = { $game } não tem a variante “{ $variant }”; as variantes são { $variants }
usage-edition = a edição “{ $edition }” não existe; escolha entre { $editions } ou informe o caminho do seu próprio arquivo .toml
usage-starter = { $seat } não pode começar aqui; estes lugares podem: { $seats }
usage-starter-fixed = em { $game } ninguém escolhe quem começa: é sempre { $seat }
usage-option = a opção “{ $name }” não existe aqui; as opções são: { $options }
usage-option-value = { $name } não pode ser { $found } aqui; escolha entre { $values }
usage-turns = { $turns } não serve como limite de turnos; 0 significa sem limite
usage-path = o caminho “{ $path }” tem um caractere que o OpenSpiel não consegue ler: um destes: { $signs }

## Files

file-unreadable = { $where }: não foi possível ler: { $detail }
file-large = { $where }: tem mais de { $limit } bytes

## Editions

edition-utf8 = { $where }: não é texto UTF-8
edition-syntax = { $where }: TOML inválido: { $detail }
edition-unknown = { $where }: chave desconhecida; as chaves são { $keys }
edition-missing = { $where }: está faltando
edition-whole = { $where }: { $found } não é um número inteiro de { $low } a { $high }
edition-list = { $where }: { $found } não é uma lista
edition-length = { $where }: são { $found } itens; devem ser de { $least } a { $most }
edition-word = { $where }: { $found } não segue o padrão { $pattern }
edition-marks = { $where }: { $found } não começa com um destes: { $marks }
edition-ascending = { $where }: deve estar em ordem crescente, sem repetições
edition-beyond = { $where }: { $found } passa de { $limit }
edition-faceless = { $where }: o dado não tem nenhuma face

## Commands

why-legal = “{ $move }” é uma jogada válida.

## Matches

move-no-undo = Não há escolha para desfazer: a sorte já decidiu alguma coisa depois dela, ou ninguém jogou ainda.
    .rule = Dá para desfazer escolhas até a última vez que a sorte decidiu: no dado, no saquinho, num ladrilho ou no escorregador.
## What to do now, in games without sentences of their own.

prompt-chance = Toque no que está brilhando.
    .other = É a vez de { $seat }.

prompt-choice = Escolha algo que está brilhando.
    .other = É a vez de { $seat }.

prompt-next = Agora toque no lugar para onde vai.

list-names = { $count ->
    [2] { $first } e { $last }
   *[other] { $first } e { $last }
  }
    .before-i = { list-names }
result-none = partida não terminada
result-won = { $count ->
    [one] vitória de { $winners }
   *[other] vitória dividida entre { $winners }
  }
result-repetition = empate: a mesma posição apareceu pela terceira vez
result-turns = empate: a partida chegou ao limite de mil turnos
result-abandoned = partida abandonada
finish-won = Muito bem!
finish-lost = Você jogou bem! Na próxima é a sua vez de ganhar.
finish-drawn = Ninguém perdeu. Também é uma boa partida!

## Records

record-unwritable = { $file }: não foi possível gravar: { $detail }
record-json = { $file }: JSON inválido: { $detail }
record-format = não é o registro de uma partida: deveria conter "kasimir": { $format }
record-part = a parte “{ $where }” está faltando no registro ou é do tipo errado; deveria ser: { $kind }
record-value = a parte “{ $where }” do registro é “{ $found }”; deveria ser { $wanted }
record-start = a parte “start” do registro não é uma posição do jogo: { $reason }
record-event = evento { $number }, “{ $event }”: { $reason }
record-long = o registro tem { $found } eventos; só dá para rever até { $limit }
record-sealed = a semente dos dados ainda não foi revelada
verify-sound = Íntegro: { $events } eventos; lances de sorte recalculados: { $rolls }; { $result }.
verify-consistent = Coerente, mas não atestado: { $events } eventos; lances de sorte recalculados: { $rolls }; { $result }.
verify-by-nobody = Ninguém confirmou que estes são os nomes, as escolhas e o resultado da partida que foi jogada.
verify-by-device = Este aparelho estava lá quando a partida acabou: os nomes, as escolhas e o resultado são os que ele viu.
verify-by-server = O servidor confirma que os nomes, as escolhas e o resultado são os da partida que foi jogada.
verify-old = Este registro tem o formato antigo, em que nada liga os nomes, as escolhas, a variante e a edição aos dados.
verify-link = { $url } não é o link de uma partida; exemplo: http://localhost:8080/t/NAME/replay/1.
verify-failed = O registro não passou na verificação: { $faults }
verify-faults = { $count ->
    [one] Há um erro
   *[other] Há { $count } erros
  } neste registro:
verify-version = a partida foi jogada com a versão { $found } das regras; este programa tem a versão { $ours }
verify-edition = a edição “{ $edition }” da partida é diferente da deste programa, embora a versão das regras seja a mesma
verify-sealed = a semente dos dados não foi revelada, então não dá para conferir o que saiu
verify-commitment = a preparação, a semente e a entropia do computador não batem com o compromisso assumido antes da partida
verify-roll = o evento { $number } diz “{ $event }”, mas os dados deram “{ $rolled }”
verify-move = o evento { $number }, “{ $event }”, não é válido ({ $code }): { $reason }
verify-late = o evento { $number }, “{ $event }”, vem depois do fim da partida
verify-places = os lugares não batem com os eventos a partir do evento { $number }
verify-result = o resultado registrado é “{ $told }”, mas o certo é “{ $true }”
verify-chain = o hash final não bate: um nome, uma escolha ou o resultado foi alterado, ou faltam eventos
verify-server = o servidor guardou outro hash final: esta não é a partida que foi jogada lá
verify-device = este aparelho viu outra partida com estes dados: um nome, uma escolha ou o resultado foi alterado
compile-first = Compilando { $game } pela primeira vez. Leva mais ou menos meio minuto, e é uma vez só.
usage-positions = Lendo posições da entrada padrão, uma por linha; Ctrl-D encerra.
usage-number = { $name }: { $found } não é um número inteiro de { $low } a { $high }
usage-bot = o bot “{ $bot }” não existe; os bots são { $bots }
usage-bots = bots: { $found }; um torneio precisa de pelo menos 2, e no máximo de um para cada um dos { $players } lugares
usage-word = { $name }: “{ $found }” não é um destes: { $words }
usage-render = faltou o modo de desenho: crie o ambiente com render_mode, que é um destes: { $modes }
usage-seeds = sementes: { $found }; pistas: { $lanes }
usage-actions = as ações devem ser números inteiros, um para cada pista ({ $lanes }), e não { $found }
usage-masks = as máscaras devem ter uma linha por pista e uma coluna por ação, { $wanted }, e não { $found }
usage-reset = chame reset antes do primeiro step
usage-hidden = { $game } não tem peças escondidas, então não tem mesa oculta
usage-seconds = --seconds: { $found } não é um número maior que 0 e de no máximo { $most }
usage-names = nomes: { $found }; lugares: { $players }
usage-name = “{ $name }” não pode ser um nome: use até { $limit } caracteres visíveis
usage-first = “{ $first }” não está na mesa; quem joga: { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Qual jogo (1-{ $count })?
terminal-seats = { $game }: os lugares são { $seats }, na ordem das jogadas.
terminal-names = Quem joga? Nomes separados por vírgula, “bot” ou “bot:hard” para o computador (Enter: você contra o computador):
terminal-you = Jogador
terminal-who-plays = Quem joga com “{ $side }”? Um nome ({ $names }), ou Enter para o primeiro:
terminal-bot = O computador joga como { $name }: { $level }.
terminal-waking = O computador está se preparando…
terminal-who-starts = Quem começa? Um nome ({ $names }), ou Enter para sortear:
terminal-commands = A qualquer momento: u desfaz uma escolha, s salva, q salva e sai, ? mostra isto. Para jogar, digite o número ou o texto da jogada.
terminal-commitment = Compromisso dos dados: { $commitment }
terminal-revealed = Semente dos dados, agora revelada: { $seed }
terminal-hand-over = Passe o teclado para { $name }
terminal-roll = { $name }: aperte Enter e deixe a sorte decidir.
terminal-go-on = Aperte Enter para { $name } jogar, ou u para desfazer a sua escolha:
terminal-move = { $name }, qual é a sua jogada (1-{ $count })?
terminal-chance = { $name }: saiu { $outcome }.
terminal-played = { $name } joga { $move }.
terminal-bring-new = pôr um disco, pilha nova
terminal-bring-on = pôr sobre { $place }
terminal-lift = levantar de { $place }
terminal-lay-new = começar uma pilha nova
terminal-lay-on = pôr sobre { $place }
terminal-lifted = Peça levantada tem que ser jogada: escolha para onde ela vai.
terminal-no-undo-hidden = Com peças escondidas, não dá para desfazer: o que foi visto, foi visto.
terminal-saved = Partida salva em { $file }.
terminal-resume = Para continuar: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Aperte Enter para sair, ou s para salvar o registro:
replay-commands = Enter avança, b volta, um número de 0 a { $events } pula para lá, q sai.
replay-ask = { $at } de { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }, bot { $bot }, semente { $seed }
simulate-stopped = Interrompido após { $games } de { $wanted } partidas, bot { $bot }, semente { $seed }
simulate-column-seat = lugar
simulate-column-wins = vitórias
simulate-column-rate = taxa
simulate-column-interval = intervalo de 95%
simulate-column-value = valor
simulate-results = Vitórias divididas: { $shared }; empates: { $drawn }
simulate-lengths = Turnos por partida: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (a mais longa: { $longest }); escolhas por partida: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de CPU, { $speed } ns por escolha

## The arena

arena-other = { $file }: contém rodadas de outro torneio; escolha outro arquivo
arena-games = { $games } partidas com { $players } lugares, cada bot uma vez em cada lugar com a mesma sorte
arena-column-bot = bot
arena-column-score = parcela da vitória
arena-column-interval = intervalo de 95%
arena-column-elo = Elo
arena-column-elo-interval = intervalo de 95%

## Laying out a new game

newgame-checkout = “{ $folder }” não está no código-fonte do Kasimir: é lá que se acrescenta um jogo
newgame-name = “{ $name }” não pode ser o nome de um jogo: são de 2 a { $most } letras de a a z, e nenhuma palavra reservada do Python
newgame-taken = o nome “{ $name }” já é usado por um jogo ou por textos do catálogo
newgame-there = { $file } já existe; nada foi gravado
newgame-wrote = { $count } arquivos gravados:
newgame-generated = Gerados de novo:
newgame-next = Próximo passo: “python3 run.py setup test” monta o cliente do navegador, “kasimir terminal { $game }” joga o jogo, e docs/add-a-game.md explica para que serve cada arquivo.
