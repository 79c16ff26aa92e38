# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Cinco jogos do gato e do rato
web-back = Voltar aos jogos
web-unknown-page = Aqui só há um gato a dormir
web-unknown-page-about = Não há nenhuma página neste endereço. Talvez se tenha perdido uma letra do link.
web-family = Família
web-loading = Só um momento…
web-offline = O servidor não responde. A internet foi abaixo?
web-lost = A ligação caiu. Continuamos a tentar…
web-late = Neste momento, talvez vejas as jogadas dos outros um pouco mais tarde. Nenhuma se perde.
web-compiling = O computador ainda se está a preparar para este jogo. Só demora tanto da primeira vez.
web-done = Pronto
web-yes = Sim
web-no = Não

## The first screen

web-age = a partir dos { $age } anos
web-seats = { $least ->
    [2] { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
      }
   *[other] { $least } a { $most } jogadores
  }
web-minutes = { $minutes } minutos
web-open-tables = Mesas onde podes entrar
web-free-seats = { $count ->
    [1] um lugar livre
   *[other] { $count } lugares livres
  }
web-own-tables = Onde estavas a jogar
web-own-over = acabou
web-own-others = Os teus outros jogos
web-own-turn = É a tua vez
web-own-turn-of = Agora joga { $name }

## A new table

web-who-plays = Quem joga?
web-add-player = Mais alguém
web-remove-player = { $name } não joga
web-faces-here = Pessoas
web-faces-computer = O computador
web-face-new = Alguém novo
web-face-friend = Alguém longe
web-more = Mais
web-against-computer = Contra o computador
web-one-screen = Todos neste ecrã
web-invite = Convidar amigos
web-invite-about = Envias-lhes um link.
web-big-screen = No ecrã grande
web-big-screen-about = Cada um joga no seu telemóvel.
web-big-screen-name = Ecrã grande
web-options = Como querem jogar
web-your-name = O teu nome
web-player = Jogador { $number }
web-computer-level = O computador joga como
web-level-kitten = Gatinho
web-level-easy = Bot fácil
web-level-normal = Bot esperto
web-level-hard = Bot difícil
web-level-master = Bot mestre
web-level-perfect = Bot perfeito
web-variant = Que regras
web-edition = Que versão
web-hidden = Os discos tapados são segredo
web-auto = Os dados lançam-se sozinhos
web-allow-undo = Pode-se desfazer uma jogada
web-allow-hints = Podem pedir-se dicas
web-hand-over-always = Uma pausa em cada jogada para passar o ecrã
web-clock = Tempo por jogada
web-clock-none = Sem pressa
web-clock-seconds = { $seconds } segundos
web-clock-minutes = { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }
web-clock-days = { $days ->
    [1] um dia
   *[other] { $days } dias
  }
web-when-away = Se alguém não estiver cá, o computador ajuda
web-away-minutes = { $minutes ->
    [1] após um minuto
   *[other] após { $minutes } minutos
  }
web-away-never = nunca: é só esperar
web-away-days = nunca: há dias por jogada
web-first = Quem começa
web-first-drawn = Tira-se à sorte
web-first-chosen = { $seat ->
    [you] Tu, depois os outros à vez
   *[other] { $seat }, depois os outros à vez
  }
web-first-youngest = Quem tem menos idade
web-swap-sides = Trocar de lado depois de cada partida
web-listed = Todos podem encontrar esta mesa
web-forecast = Quantas vezes ganha cada lado?
web-forecast-team = { $count } ratos juntos
web-percent = { $percent } %
web-forecast-turns = Uma partida costuma durar de { $shortest } a { $longest } turnos.
web-forecast-about = Uns bots espertos jogaram este jogo muitas e muitas vezes por nós. Com pessoas é diferente, claro!

## Rules and lessons

web-rules = Regras
web-rules-of = { $game }: as regras
web-learn = Primeira lição
web-lesson-of = { $game }: primeira lição
web-show-me = Mostra-me
web-read-aloud = Ler em voz alta: { $title }
web-lesson-step = { $step } de { $steps }
web-go-on = Continuar
web-look-here = Aí não. Toca no que brilha!
web-well-done = Muito bem!
web-play-now = Jogar agora
web-once-more = Outra vez

## At the table

web-seat-r = Vermelho
web-seat-b = Azul
web-seat-g = Verde
web-seat-y = Amarelo
web-seat-m = Rato
web-seat-c = Gato
web-seat-m1 = Rato 1
web-seat-m2 = Rato 2
web-seat-m3 = Rato 3
web-seat-m4 = Rato 4
web-turn = É a vez deste jogador.
web-score = { $count } de { $goal }
web-score-so-far = { $count } até agora
web-points-so-far = { $points ->
    [1] { $shown } ponto até agora
   *[other] { $shown } pontos até agora
  }
web-free-seat = livre
web-away = não está cá
web-react-caught = Ai!
web-react-freed = Ufa!
web-react-cheese = Nham!
web-react-missed = Oh, não…
web-react-won = Hurra!
web-taken-over = O computador dá uma ajuda
web-watchers = { $count ->
    [1] uma pessoa a ver
   *[other] { $count } pessoas a ver
  }
web-waiting-for-players = Estamos à espera de mais jogadores.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Quem tem menos idade?
web-asked-youngest = Estamos a perguntar a { $name } quem tem menos idade.
web-seat-waits = Este lugar está livre. Estamos à espera.
web-shaking = A agitar os dados…
web-not-now = Agora não: joga { $name }.
web-time-left = Faltam { $time }
web-time-days = { $days } d { $hours } h
web-time-days-said = Faltam { $days ->
    [1] um dia
   *[other] { $days } dias
  } e { $hours ->
    [1] uma hora
   *[other] { $hours } horas
  }
web-again = Ver outra vez
web-undo = Desfazer
web-undo-wanted = { $name } quer desfazer uma jogada. Pode ser?
web-undo-waiting = A perguntar aos outros…
web-told-undo-refused = { $name } prefere não desfazer a jogada.
web-told-undone = { $seat } desfaz a última jogada.
web-told-taken-over = Agora o computador joga por { $seat }.
web-told-came-back = { $seat } está de volta e continua a jogar.
web-told-joined = { $name } senta-se à mesa.
web-told-left = { $name } saiu da mesa.
web-hint = Dica
web-hint-title = O que o computador faria, e quantas vezes se ganha assim
web-hint-thinking = O computador está a pensar…
web-hint-brief = O computador ainda se está a preparar para este jogo e só pensou um instante.
web-hint-as-good = vale o mesmo
web-hint-share = { $percent ->
    [0] quase nunca ganha
   *[other] ganha cerca de { $percent } em 100 partidas
  }
web-hand-over = Agora joga { $name }!
web-hand-over-about = Passa o ecrã adiante.
web-hand-over-go = Estou aqui
web-come-back = Já voltei
web-log = O que aconteceu
web-log-precise = Dizer também as casas
web-log-hidden = Aqui só estão as últimas jogadas: do resto tens de te lembrar. Depois da partida podes ler tudo.
web-say = Diz alguma coisa
web-phrase-hello = Olá!
web-phrase-your-turn = É a tua vez!
web-phrase-well-played = Bem jogado!
web-phrase-lucky = Que sorte!
web-phrase-oops = Ups!
web-phrase-thanks = Obrigado!
web-phrase-wait = Espera um momento, por favor.
web-phrase-again = Jogamos outra vez?
web-phrase-bye = Adeus!
web-phrase-laugh = Ah, ah!
web-phrase-cheer = Viva!
web-phrase-sad = Oh, não!

## Those who come and go

web-sit-down = Queres jogar?
web-which-seat = Onde queres sentar-te?
web-play = Sentar-me
web-invite-friends = { $count ->
    [1] Há um lugar livre. Convida alguém!
   *[other] Há { $count } lugares livres. Convida alguém!
  }
web-seat-free = { $count ->
    [1] Há um lugar livre
   *[other] Há { $count } lugares livres
  }
web-qr = O link desta mesa, num desenho para a câmara do telemóvel
web-share = Enviar o link
web-copied = Link copiado
web-join-by-phone = Jogar com o telemóvel
web-join-by-phone-about = Aponta a câmara do telemóvel para o desenho, ou escreve:
web-home-qr = O link destes jogos, num desenho para a câmara do telemóvel
web-other-address = O telemóvel não encontra nada? Tenta outro endereço:
web-loopback-only = Só este computador pode abrir os jogos. Abre-os com «kasimir play» e os telemóveis podem entrar.
web-no-network = Este computador não está em nenhuma rede. Assim que estiver, os telemóveis podem entrar.
web-or-computer = Ou deixa o lugar para o computador:
web-fill-seat = { $seat }: computador
web-table = Esta mesa
web-host = abriu a mesa
web-remove = Retirar
web-link-for-watching = Com este link os teus amigos podem jogar ou ver:
web-own-link = Com este continuas a jogar noutro dispositivo. Guarda-o em segredo!
web-show-big-screen = Mostrar no ecrã grande
web-fullscreen = Ecrã inteiro
web-stay-on = Regula o teu ecrã para ficar sempre ligado: aqui esta página não o pode fazer.
web-to-table = Voltar à mesa
web-lock = Não deixar entrar mais ninguém
web-unlock = Deixar entrar outros
web-end = Acabar a partida
web-leave = Sair
web-delete = Apagar a mesa
web-sure-end = Acabar a partida? Ninguém a vai ganhar.
web-sure-leave = Sair de vez? O teu lugar fica livre para outra pessoa.
web-sure-delete = Apagar a mesa e todas as suas partidas, para todos?

## The end

web-won = { $count ->
    [1] { $names } ganhou!
   *[other] { $names } partilham a vitória!
  }
web-won-team = Os ratos ganharam!
web-rematch = Jogar outra vez
web-rematch-wanted = { $count ->
    [one] { $names } quer jogar outra vez.
   *[other] { $names } querem jogar outra vez.
  }
web-rematch-free = { $count ->
    [1] Há um lugar livre. Para jogar outra vez, alguém tem de se sentar.
   *[other] Há { $count } lugares livres. Para jogar outra vez, alguém tem de se sentar em cada um.
  }
web-points = Pontos até agora
web-waiting = À espera dos outros…
web-look = Ver o tabuleiro
web-finish-show = Como acabou
web-memory = Quem se lembrou de quê?
web-memory-score = { $name }: { $lifts ->
    [0] não havia nada para recordar
    [1] { $found ->
        [0] levantou um disco e não acertou
       *[other] levantou um disco e acertou
      }
   *[other] levantou { $lifts } discos e { $found ->
        [0] nunca acertou
        [1] acertou uma vez
       *[other] acertou { $found } vezes
      }
  }
web-why = Porquê?
web-why-numbers = Em números
web-luck-word = { $luck ->
    [very-kind] { $name } teve imensa sorte.
    [kind] { $name } teve sorte.
    [hard] { $name } teve pouca sorte.
    [very-hard] { $name } teve muito pouca sorte.
   *[even] { $name } não teve sorte nem azar.
  }
web-choice-word = { $stars ->
    [5] { $name } escolheu às mil maravilhas.
    [4] { $name } escolheu muito bem.
    [3] { $name } escolheu bem.
    [2] { $name } escolheu com coragem.
   *[other] { $name } experimentou muita coisa.
  }
web-stars = { $stars ->
    [5] 5 de 5 estrelas
   *[other] Pelo menos { $stars } de 5 estrelas
  }
web-receipt-unclear = Desta vez não há nada de certo a dizer sobre a sorte e as escolhas.
web-luck = Sorte
web-choices = Escolhas
web-luck-about = Sorte: o que o acaso deu (+) ou tirou (−). Escolhas: o que se perdeu por não escolher a melhor jogada.
web-luck-roughly = O computador pensou umas jogadas à frente, mas pode enganar-se um bocadinho.
web-luck-unit = 1 quer dizer uma vitória inteira.
web-luck-working = A medir a sorte…
web-curve = Quem ia à frente
web-curve-about = A que distância esteve cada jogador da vitória, da primeira à última jogada.
web-team = Os ratos
web-turning-points = Quando o jogo virou
web-turning-chance = Sorte na vez de { $name }: { $change ->
    [good] bom para
   *[bad] mau para
  } { $other }
web-turning-choice = Escolha de { $name }: { $change ->
    [good] bom para
   *[bad] mau para
  } { $other }
web-watch-again = Rever a partida

## Replays

web-replay = Rever uma partida
web-replay-of = { $game }, outra vez
web-replay-more = Sobre esta partida
web-replay-start = O começo
web-replay-at = { $at } de { $last }
web-replay-first = Para o começo
web-replay-back = Um passo atrás
web-replay-play = Ver
web-replay-pause = Pausa
web-replay-forward = Um passo à frente
web-replay-last = Para o fim
web-replay-link = O link para este momento
web-timeline = Linha do tempo
web-speed = Velocidade
web-speed-times = { $speed } ×
web-keep = Guarda-a ou mostra-a aos amigos
web-download = Guardar ficheiro
web-branch = E se…?
web-branch-about = Vai até ao momento que quiseres e continua a jogar a partir daí, numa mesa nova.
web-branch-over = Aqui a partida já acabou. Volta até ao momento que quiseres e continua a jogar a partir daí.
web-branch-never = Esta partida foi jogada num tabuleiro personalizado, por isso nenhuma mesa daqui a pode continuar.
web-branch-here = Jogar a partir daqui
web-your-seat = Jogas com
web-cancel = Deixa estar
web-open-record = Abrir partida guardada
web-open-record-about = Escolhe o ficheiro de uma partida que guardaste, ou larga-o aqui. Só é mostrado, não fica guardado aqui.
web-choose-file = Escolher ficheiro
web-another-file = Outro ficheiro
web-file-fault = Não se consegue mostrar este ficheiro: { $reason }
web-dice = Os dados jogaram limpo?
web-dice-about = Os dados ficaram decididos por números secretos antes do primeiro lançamento. Agora os números estão à vista, e o teu próprio navegador pode repetir todos os lançamentos.
web-dice-check = Verificar os dados
web-record = Foi mesmo assim que se jogou?
web-record-about = O teu próprio navegador verifica se nesta partida guardada tudo bate certo.
web-record-check = Verificar a partida
web-dice-sound = Sim! Está tudo certo.
web-dice-consistent = Tudo bate certo.
web-dice-promise-kept = Os números secretos são os que foram prometidos antes do primeiro lançamento.
web-dice-rolls = { $count ->
    [0] Nesta partida não houve nada para lançar.
    [1] O único lançamento foi calculado outra vez, e é igual.
    [2] Os dois lançamentos foram calculados outra vez, e são ambos iguais.
   *[other] Os { $count } lançamentos foram calculados outra vez, e são todos iguais.
  }
web-dice-own = Os números que este dispositivo juntou por { $names } foram usados.
web-dice-heard = A promessa é a mesma que este dispositivo ouviu quando a partida começou.
web-dice-rules = O servidor verificou o que podia sair em cada lançamento e que todas as jogadas cumprem as regras.
web-dice-wrong = Não. Há algo errado:
web-dice-so-far = { $count ->
    [0] Não se conseguiu confirmar nenhum lançamento.
    [1] Um lançamento foi calculado outra vez e está certo.
   *[other] { $count } lançamentos foram calculados outra vez e estão certos.
  }
web-dice-silent = o número que este dispositivo juntou por { $seat } não foi usado: chegou tarde demais ou ficou de fora
web-dice-other = a partida guardada tem para { $seat } um número diferente do que este dispositivo juntou
web-dice-other-promise = a promessa da partida guardada não é a que este dispositivo ouviu no começo

## Settings

web-settings = Definições
web-language = Língua
web-theme = Cores
web-theme-auto = Como no dispositivo
web-theme-night = Noite
web-theme-day = Dia
web-motion = Movimento
web-motion-full = Como numa mesa a sério
web-motion-quick = Rápido
web-motion-none = Nenhum
web-sound = Sons
web-voice = Voz
web-speech = Ler em voz alta o que acontece
web-volume-off = Mudo
web-hand-over-setting = Uma pausa ao passar o ecrã
web-coordinates = Letras e números no tabuleiro
web-whole-board = Mostrar o tabuleiro inteiro
web-notify = Avisa-me quando for a minha vez
web-notify-about = Só quando esta página não está à vista.
web-notify-denied = O teu navegador não deixa. Podes mudar isso nas definições dele.
web-notify-turn = { $name }, é a tua vez!
