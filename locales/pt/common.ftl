## What every game shares: moves

move-action = A ação { $action } não é permitida aqui: a máscara mostra quais das { $count } ações o são.
    .rule = Uma ação representa uma jogada, e só se fazem jogadas permitidas.
move-lane = Pista { $lane }: a ação { $action } não é permitida aí; a máscara mostra quais das { $count } ações o são. Nada foi jogado.
    .rule = Uma ação representa uma jogada, e só se fazem jogadas permitidas.
move-over = A partida acabou; «{ $move }» chega tarde.
    .rule = Depois do fim ninguém joga.
move-chance = Aqui ninguém escolhe: o acaso decide entre { $outcomes }.
    .rule = Os dados, a bolsa, as peças e o escorrega decidem sozinhos.

## Positions

position-fields = uma posição tem { $wanted } campos ({ $names }) separados por um espaço; aqui há { $found }
position-number = { $field }: «{ $found }» não é um número inteiro de { $low } a { $high }
position-count = { $field }: { $found ->
    [1] { $found } entrada
   *[other] { $found } entradas
  }, e devem ser { $wanted }
position-players = uma posição para { $found } lugares; o jogo é para { $least } a { $most }
position-seat = SEAT: «{ $found }» não é nenhum de { $seats }
position-step = { $field }: «{ $found }» não é nenhum de { $steps }
position-canonical = não é o texto canónico desta posição, que é «{ $text }»
position-long = uma posição tem no máximo { $limit } caracteres

## Questions that are off

usage-game = não existe o jogo «{ $game }»; os jogos são { $games }
usage-players = { $game } é para { $least } a { $most } jogadores, não { $players }
usage-variant = { $game } não tem a variante «{ $variant }»; as variantes são { $variants }
usage-edition = não existe a edição «{ $edition }»; escolhe entre { $editions }, ou indica o caminho do teu próprio ficheiro .toml
usage-starter = { $seat } não pode começar aqui; estes lugares podem: { $seats }
usage-starter-fixed = em { $game } ninguém escolhe quem começa: é sempre { $seat }
usage-option = a opção «{ $name }» não existe aqui; as opções são: { $options }
usage-option-value = { $name } não pode ser { $found } aqui; escolhe entre { $values }
usage-turns = { $turns } não serve como limite de turnos; 0 significa sem limite
usage-path = o caminho «{ $path }» tem um carácter que o OpenSpiel não consegue ler: um de { $signs }

## Files

file-unreadable = { $where }: não se consegue ler: { $detail }
file-large = { $where }: tem mais de { $limit } bytes

## Editions

edition-utf8 = { $where }: não é texto UTF-8
edition-syntax = { $where }: TOML inválido: { $detail }
edition-unknown = { $where }: chave desconhecida; as chaves são { $keys }
edition-missing = { $where }: falta
edition-whole = { $where }: { $found } não é um número inteiro de { $low } a { $high }
edition-list = { $where }: { $found } não é uma lista
edition-length = { $where }: { $found ->
    [1] { $found } entrada
   *[other] { $found } entradas
  }; admitem-se de { $least } a { $most }
edition-word = { $where }: { $found } não tem a forma { $pattern }
edition-marks = { $where }: { $found } não começa por um de { $marks }
edition-ascending = { $where }: deve estar por ordem crescente e sem repetições
edition-beyond = { $where }: { $found } ultrapassa { $limit }
edition-faceless = { $where }: o dado não tem faces

## Commands

why-legal = «{ $move }» é uma jogada permitida.

## Matches

move-no-undo = Não há nenhuma escolha para desfazer: entretanto o acaso já decidiu alguma coisa, ou ainda não se jogou nada.
    .rule = Podem desfazer-se escolhas até à última vez que se lançou, se tirou ou virou uma peça ou se desceu pelo escorrega.

## What to do now, in games without sentences of their own.

prompt-chance = Toca no que brilha.
    .other = Joga { $seat }.

prompt-choice = Escolhe uma coisa que brilha.
    .other = Joga { $seat }.

prompt-next = Agora toca no sítio para onde vai.

list-names = { $first } e { $last }
    .before-i = { list-names }
result-none = partida por acabar
result-won = { $count ->
    [1] vitória de { $winners }
   *[other] vitória partilhada por { $winners }
  }
result-repetition = empate: a mesma posição surgiu pela terceira vez
result-turns = empate: a partida chegou ao limite de mil turnos
result-abandoned = partida abandonada
finish-won = Bem jogado!
finish-lost = Bem jogado! Para a próxima és tu a ganhar.
finish-drawn = Ninguém perdeu. Também é uma boa partida!

## Records

record-unwritable = { $file }: não se consegue escrever: { $detail }
record-json = { $file }: JSON inválido: { $detail }
record-format = não é o registo de uma partida: devia dizer "kasimir": { $format }
record-part = a parte «{ $where }» falta no registo ou é do tipo errado; devia ser: { $kind }
record-value = a parte «{ $where }» do registo é «{ $found }»; devia ser { $wanted }
record-start = a parte «start» do registo não é uma posição do jogo: { $reason }
record-event = evento { $number }, «{ $event }»: { $reason }
record-long = o registo tem { $found } eventos; podem rever-se no máximo { $limit }
record-sealed = a semente dos dados ainda não foi revelada

verify-sound = Correto: { $events } eventos; lançamentos e extrações recalculados: { $rolls }; { $result }.
verify-consistent = Coerente, mas não confirmado: { $events } eventos; lançamentos e extrações recalculados: { $rolls }; { $result }.
verify-by-nobody = Ninguém confirmou que estes nomes, estas jogadas e este resultado são os da partida que se jogou.
verify-by-device = Este dispositivo estava presente quando a partida acabou: os nomes, as jogadas e o resultado são os que viu.
verify-by-server = O servidor confirma que os nomes, as jogadas e o resultado são os da partida que se jogou.
verify-old = Este registo tem o formato antigo, em que nada liga os nomes, as jogadas, a variante ou a edição aos dados.
verify-link = { $url } não é o link de uma partida; exemplo: http://localhost:8080/t/NAME/replay/1.
verify-failed = O registo não passa na verificação: { $faults }
verify-faults = { $count ->
    [1] Há um erro
   *[other] Há { $count } erros
  } neste registo:
verify-version = a partida foi jogada com a versão { $found } das regras; este programa tem a versão { $ours }
verify-edition = a sua edição «{ $edition }» não é a deste programa, embora a versão das regras seja a mesma
verify-sealed = a semente dos dados não foi revelada, por isso não se podem verificar os lançamentos
verify-commitment = a preparação, a semente e a entropia do computador não correspondem ao compromisso assumido antes da partida
verify-roll = o evento { $number } diz «{ $event }», mas os dados deram «{ $rolled }»
verify-move = o evento { $number }, «{ $event }», não é permitido ({ $code }): { $reason }
verify-late = o evento { $number }, «{ $event }», vem depois do fim da partida
verify-places = os lugares não batem certo com os eventos, a partir do evento { $number }
verify-result = o resultado indicado é «{ $told }», mas o certo é «{ $true }»
verify-chain = o hash final não bate certo: um nome, uma jogada ou o resultado foi mudado, ou faltam eventos
verify-server = o servidor guardou outro hash final: esta não é a partida que lá se jogou
verify-device = este dispositivo viu outra partida com estes dados: um nome, uma jogada ou o resultado foi mudado

compile-first = A compilar { $game } pela primeira vez. Demora cerca de meio minuto, e só desta vez.
usage-positions = A ler posições da entrada padrão, uma por linha; Ctrl-D para terminar.
usage-number = { $name }: { $found } não é um número inteiro de { $low } a { $high }
usage-bot = não existe o bot «{ $bot }»; existem { $bots }
usage-bots = bots: { $found }; um torneio precisa de pelo menos 2, e no máximo de um para cada um dos { $players } lugares
usage-word = { $name }: «{ $found }» não é nenhum de { $words }
usage-render = falta o modo de desenho: cria o ambiente com render_mode, um de { $modes }
usage-seeds = sementes: { $found }; pistas: { $lanes }
usage-actions = as ações têm de ser números inteiros, um para cada pista ({ $lanes }), e não { $found }
usage-masks = as máscaras têm de ter uma linha por pista e uma coluna por ação, { $wanted }, não { $found }
usage-reset = chama reset antes do primeiro step
usage-hidden = { $game } joga-se com tudo à vista: não tem mesa oculta
usage-seconds = --seconds: { $found } não é um número acima de 0, até { $most }
usage-names = nomes: { $found }; lugares: { $players }
usage-name = «{ $name }» não pode ser um nome: no máximo { $limit } caracteres visíveis
usage-first = «{ $first }» não está à mesa; estão { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Que jogo (1-{ $count })?
terminal-seats = { $game }: os lugares são { $seats }, por ordem de jogada.
terminal-names = Quem joga? Nomes separados por vírgulas, «bot» ou «bot:hard» para o computador (Enter: tu contra o computador):
terminal-you = Jogador
terminal-who-plays = Quem joga com «{ $side }»? Um nome ({ $names }), ou Enter para o primeiro:
terminal-bot = O computador joga como { $name }: { $level }.
terminal-waking = O computador está a preparar-se…
terminal-who-starts = Quem começa? Um nome ({ $names }), ou Enter para tirar à sorte:
terminal-commands = Em qualquer pergunta: u para desfazer uma escolha, s para guardar, q para guardar e sair, ? para mostrar isto. Uma jogada indica-se pelo número ou pelo texto.
terminal-commitment = Compromisso dos dados: { $commitment }
terminal-revealed = A semente dos dados, agora à vista: { $seed }
terminal-hand-over = O teclado passa para { $name }
terminal-roll = { $name }: carrega em Enter para o acaso decidir.
terminal-go-on = Com Enter joga { $name }; com u desfazes a tua escolha:
terminal-move = { $name }, qual é a tua jogada (1-{ $count })?
terminal-chance = { $name }: saiu { $outcome }.
terminal-played = { $name } joga { $move }.
terminal-bring-new = pôr um disco, pilha nova
terminal-bring-on = pôr sobre { $place }
terminal-lift = levantar de { $place }
terminal-lay-new = começar uma pilha nova
terminal-lay-on = pousar sobre { $place }
terminal-lifted = Peça levantada tem de ser jogada: escolhe para onde vai.
terminal-no-undo-hidden = Numa mesa com peças escondidas nada se desfaz: o que foi visto, visto está.
terminal-saved = Guardado em { $file }.
terminal-resume = Para continuar: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Enter sai, s guarda o registo:

replay-commands = Enter avança, b recua, um número de 0 a { $events } salta para lá, q sai.
replay-ask = { $at } de { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  }, bot { $bot }, semente { $seed }
simulate-stopped = Interrompido após { $games } de { $wanted } partidas, bot { $bot }, semente { $seed }
simulate-column-seat = lugar
simulate-column-wins = vitórias
simulate-column-rate = taxa
simulate-column-interval = intervalo 95 %
simulate-column-value = valor
simulate-results = Vitórias partilhadas: { $shared }; empates: { $drawn }
simulate-lengths = Turnos por partida: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (a mais longa { $longest }); escolhas por partida: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de processador, { $speed } ns por escolha

## The arena

arena-other = { $file }: contém rondas de outro torneio; escolhe outro ficheiro
arena-games = { $games } partidas em mesas de { $players }, cada bot uma vez em cada lugar com a mesma sorte
arena-column-bot = bot
arena-column-score = parte da vitória
arena-column-interval = intervalo 95 %
arena-column-elo = Elo
arena-column-elo-interval = intervalo 95 %

## Laying out a new game

newgame-checkout = «{ $folder }» não está no código-fonte do Kasimir: é lá que se acrescenta um jogo
newgame-name = «{ $name }» não pode ser o nome de um jogo: são precisas 2 a { $most } letras de a a z, e nenhuma palavra reservada do Python
newgame-taken = o nome «{ $name }» já é usado por um jogo ou por textos do catálogo
newgame-there = { $file } já existe; nada foi escrito
newgame-wrote = { $count } ficheiros escritos:
newgame-generated = Gerados de novo:
newgame-next = A seguir: «python3 run.py setup test» constrói o cliente do navegador, «kasimir terminal { $game }» joga o jogo, e docs/add-a-game.md diz para que serve cada ficheiro.
