web-title = Kasimir
web-subtitle = Cinco jogos de gato e rato
web-back = Voltar aos jogos
web-unknown-page = Aqui só tem um gato dormindo
web-unknown-page-about = Não há nenhuma página neste endereço. Talvez uma letra do link tenha se perdido.
web-family = Família
web-loading = Só um momento…
web-offline = O servidor não está respondendo. Será que a internet caiu?
web-lost = A conexão caiu. Continuamos tentando…
web-late = Agora pode ser que você veja as jogadas dos outros com um pouquinho de atraso. Nenhuma se perde.
web-compiling = O computador ainda está se preparando para este jogo. Só demora assim na primeira vez.
web-done = Pronto
web-yes = Sim
web-no = Não

## The first screen

web-age = a partir de { $age } anos
web-seats = { $least ->
    [2] { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
      }
   *[other] { $least } a { $most } jogadores
  }
web-minutes = { $minutes } minutos
web-open-tables = Mesas em que você pode entrar
web-free-seats = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
  }
web-own-tables = Onde você estava jogando
web-own-over = acabou
web-own-others = Seus outros jogos
web-own-turn = É a sua vez
web-own-turn-of = Agora joga { $name }

## A new table

web-who-plays = Quem joga?
web-add-player = Mais alguém
web-remove-player = { $name } não joga
web-faces-here = Pessoas
web-faces-computer = O computador
web-face-new = Outra pessoa
web-face-friend = Alguém longe
web-more = Mais
web-against-computer = Contra o computador
web-one-screen = Todos nesta tela
web-invite = Convidar amigos
web-invite-about = Você manda um link para eles.
web-big-screen = Na tela grande
web-big-screen-about = Cada um joga no seu celular.
web-big-screen-name = Tela grande
web-options = Como vocês jogam
web-your-name = Seu nome
web-player = Jogador { $number }
web-computer-level = O computador joga como
web-level-kitten = Gatinho
web-level-easy = Bot fácil
web-level-normal = Bot esperto
web-level-hard = Bot difícil
web-level-master = Bot mestre
web-level-perfect = Bot perfeito
web-variant = Quais regras
web-edition = Qual versão
web-hidden = Os discos cobertos são segredo
web-auto = Os dados rolam sozinhos
web-allow-undo = Pode desfazer uma jogada
web-allow-hints = Pode pedir dicas
web-hand-over-always = Sempre fazer uma pausa para passar a tela
web-clock = Tempo por jogada
web-clock-none = Sem pressa
web-clock-seconds = { $seconds } segundos
web-clock-minutes = { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
  }
web-clock-days = { $days ->
    [one] um dia
   *[other] { $days } dias
  }
web-when-away = Se alguém não estiver aqui, o computador ajuda
web-away-minutes = { $minutes ->
    [one] depois de um minuto
   *[other] depois de { $minutes } minutos
  }
web-away-never = nunca: é só esperar
web-away-days = nunca: há dias por jogada
web-first = Quem começa
web-first-drawn = Por sorteio
web-first-chosen = { $seat ->
    [you] Você, depois os outros, um por um
   *[other] { $seat }, depois os outros, um por um
  }
web-first-youngest = Quem é mais novo
web-swap-sides = Trocar de lado depois de cada partida
web-listed = Qualquer pessoa pode achar esta mesa
web-forecast = Quantas vezes cada lado ganha?
web-forecast-team = { $count } ratos juntos
web-percent = { $percent }%
web-forecast-turns = Uma partida costuma durar de { $shortest } a { $longest } turnos.
web-forecast-about = Bots espertos jogaram este jogo muitas e muitas vezes para nós. Com gente é diferente, claro!

## Rules and lessons

web-rules = Regras
web-rules-of = { $game }: as regras
web-learn = Primeira lição
web-lesson-of = { $game }: primeira lição
web-show-me = Quero ver
web-read-aloud = Ler em voz alta: { $title }
web-lesson-step = { $step } de { $steps }
web-go-on = Continuar
web-look-here = Aí não. Toque no que está brilhando!
web-well-done = Muito bem!
web-play-now = Jogar agora
web-once-more = De novo

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
    [one] { $shown } ponto até agora
   *[other] { $shown } pontos até agora
  }
web-free-seat = livre
web-away = não está aqui
web-react-caught = Ai!
web-react-freed = Ufa!
web-react-cheese = Nham!
web-react-missed = Ah, não…
web-react-won = Oba!
web-taken-over = O computador está ajudando
web-watchers = { $count ->
    [one] uma pessoa assistindo
   *[other] { $count } pessoas assistindo
  }
web-waiting-for-players = Estamos esperando mais jogadores.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Quem é mais novo?
web-asked-youngest = Estamos perguntando a { $name } quem é mais novo.
web-seat-waits = Este lugar está livre. Estamos esperando.
web-shaking = Chacoalhando os dados…
web-not-now = Agora não: é a vez de { $name }.
web-time-left = Tempo que falta: { $time }
web-time-days = { $days } d { $hours } h
web-time-days-said = Tempo que falta: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  } e { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
  }
web-again = Ver de novo
web-undo = Desfazer
web-undo-wanted = { $name } quer desfazer uma jogada. Tudo bem?
web-undo-waiting = Perguntando aos outros…
web-told-undo-refused = { $name } prefere não desfazer a jogada.
web-told-undone = { $seat } desfaz a última jogada.
web-told-taken-over = Agora o computador joga por { $seat }.
web-told-came-back = { $seat } voltou e continua jogando.
web-told-joined = { $name } se senta à mesa.
web-told-left = { $name } saiu da mesa.
web-hint = Dica
web-hint-title = O que o computador faria, e quantas vezes dá certo
web-hint-thinking = O computador está pensando…
web-hint-brief = O computador ainda está se preparando para este jogo e só pensou um instante.
web-hint-as-good = vale o mesmo
web-hint-share = { $percent ->
    [0] quase nunca ganha
   *[other] ganha cerca de { $percent } em 100 partidas
  }
web-hand-over = Agora é a vez de { $name }!
web-hand-over-about = Passe a tela adiante.
web-hand-over-go = Estou aqui
web-come-back = Voltei
web-log = O que aconteceu
web-log-precise = Dizer também o nome das casas
web-log-hidden = Aqui só aparecem as últimas jogadas: do resto, você tem que se lembrar. Depois da partida dá para ler tudo.
web-say = Diga alguma coisa
web-phrase-hello = Oi!
web-phrase-your-turn = É a sua vez!
web-phrase-well-played = Mandou bem!
web-phrase-lucky = Que sorte!
web-phrase-oops = Ops!
web-phrase-thanks = Valeu!
web-phrase-wait = Espere um pouquinho, por favor.
web-phrase-again = Vamos jogar de novo?
web-phrase-bye = Tchau!
web-phrase-laugh = Hahaha!
web-phrase-cheer = Oba!
web-phrase-sad = Ah, não!

## Those who come and go

web-sit-down = Quer jogar?
web-which-seat = Onde você quer se sentar?
web-play = Sentar
web-invite-friends = { $count ->
    [one] Um lugar está livre. Convide alguém!
   *[other] { $count } lugares estão livres. Convide alguém!
  }
web-seat-free = { $count ->
    [one] Um lugar livre
   *[other] { $count } lugares livres
  }
web-qr = O link desta mesa, como um desenho para a câmera do celular
web-share = Enviar o link
web-copied = Link copiado
web-join-by-phone = Jogar com o celular
web-join-by-phone-about = Aponte a câmera do celular para o desenho ou digite:
web-home-qr = O link destes jogos, como um desenho para a câmera do celular
web-other-address = O celular não encontra nada? Tente outro endereço:
web-loopback-only = Só este computador consegue abrir os jogos. Abra com “kasimir play”, e os celulares podem entrar.
web-no-network = Este computador não está em nenhuma rede. Assim que estiver, os celulares podem entrar.
web-or-computer = Ou deixe o lugar para o computador:
web-fill-seat = { $seat }: computador
web-table = Esta mesa
web-host = abriu a mesa
web-remove = Tirar da mesa
web-link-for-watching = Com este link, amigos podem entrar ou assistir:
web-own-link = Com este, você continua jogando em outro aparelho. Não mostre a ninguém!
web-show-big-screen = Mostrar na tela grande
web-fullscreen = Tela cheia
web-stay-on = Ajuste a tela para ficar sempre ligada: aqui esta página não pode fazer isso.
web-to-table = Voltar à mesa
web-lock = Não deixar mais ninguém entrar
web-unlock = Liberar a entrada
web-end = Encerrar a partida
web-leave = Sair
web-delete = Apagar a mesa
web-sure-end = Encerrar esta partida? Ninguém vai ganhar.
web-sure-leave = Sair de vez? O seu lugar fica livre para outra pessoa.
web-sure-delete = Apagar a mesa e todas as partidas dela, para todo mundo?

## The end

web-won = { $count ->
    [one] { $names } ganhou!
   *[other] { $names } dividem a vitória!
  }
web-won-team = Os ratos ganharam!
web-rematch = Jogar de novo
web-rematch-wanted = { $count ->
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
  }
web-rematch-free = { $count ->
    [one] Um lugar está livre. Para jogar de novo, alguém tem que se sentar nele.
   *[other] { $count } lugares estão livres. Para jogar de novo, alguém tem que se sentar em cada um.
  }
web-points = Pontos até agora
web-waiting = Esperando os outros…
web-look = Ver o tabuleiro
web-finish-show = Como terminou
web-memory = Quem se lembrou de quê?
web-memory-score = { $name }: { $lifts ->
    [0] não havia nada para lembrar
    [one] { $found ->
        [0] levantou um disco e não acertou
       *[other] levantou um disco e acertou
      }
   *[other] levantou { $lifts } discos e { $found ->
        [0] não acertou nenhum
        [one] acertou um
       *[other] acertou { $found }
      }
  }
web-why = Por quê?
web-why-numbers = Em números
web-luck-word = { $luck ->
    [very-kind] { $name } teve muita sorte.
    [kind] { $name } teve sorte.
    [hard] { $name } teve pouca sorte.
    [very-hard] { $name } teve muito pouca sorte.
   *[even] { $name } não teve sorte nem azar.
  }
web-choice-word = { $stars ->
    [5] { $name } escolheu que foi uma maravilha.
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
web-luck-roughly = O computador pensou várias jogadas à frente, mas pode errar um pouquinho.
web-luck-unit = 1 quer dizer uma vitória inteira.
web-luck-working = Medindo a sorte…
web-curve = Quem ia na frente
web-curve-about = O quanto cada um chegou perto de ganhar, da primeira à última jogada.
web-team = Os ratos
web-turning-points = Quando o jogo virou
web-turning-chance = Sorte na vez de { $name }: { $change ->
    [good] bom para
   *[bad] ruim para
  } { $other }
web-turning-choice = Escolha de { $name }: { $change ->
    [good] bom para
   *[bad] ruim para
  } { $other }
web-watch-again = Rever a partida

## Replays

web-replay = Uma partida para rever
web-replay-of = { $game }, de novo
web-replay-more = Sobre esta partida
web-replay-start = O começo
web-replay-at = { $at } de { $last }
web-replay-first = Ir para o começo
web-replay-back = Um passo para trás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-forward = Um passo para a frente
web-replay-last = Ir para o fim
web-replay-link = O link para este momento
web-timeline = Linha do tempo
web-speed = Velocidade
web-speed-times = { $speed }×
web-keep = Guarde ou mostre para os amigos
web-download = Salvar o arquivo
web-branch = E se…?
web-branch-about = Vá até o momento que quiser e continue jogando dali, numa mesa nova.
web-branch-over = Aqui a partida já acabou. Volte até o momento que quiser e continue jogando dali.
web-branch-never = Esta partida foi jogada num tabuleiro personalizado, então nenhuma mesa daqui pode continuar.
web-branch-here = Continuar jogando daqui
web-your-seat = Você joga com
web-cancel = Deixa pra lá
web-open-record = Abrir uma partida salva
web-open-record-about = Escolha o arquivo de uma partida que você salvou, ou solte-o aqui. Ele só é mostrado, não fica salvo aqui.
web-choose-file = Escolher arquivo
web-another-file = Outro arquivo
web-file-fault = Não dá para mostrar este arquivo: { $reason }
web-dice = Os dados jogaram limpo?
web-dice-about = Os dados foram decididos por números secretos antes de rolarem pela primeira vez. Agora esses números estão à vista, e o seu próprio navegador pode rolar cada dado de novo.
web-dice-check = Conferir os dados
web-record = Foi assim mesmo que se jogou?
web-record-about = O seu próprio navegador confere se tudo se encaixa nesta partida salva.
web-record-check = Conferir a partida
web-dice-sound = Sim! Está tudo certo.
web-dice-consistent = Tudo se encaixa.
web-dice-promise-kept = Os números secretos são os que foram prometidos antes de os dados rolarem.
web-dice-rolls = { $count ->
    [0] Nesta partida não houve dado para jogar.
    [one] Os dados rolaram uma vez só. A conta foi refeita e deu igual.
    [2] Os dados rolaram duas vezes. As duas contas foram refeitas e deram igual.
   *[other] Os dados rolaram { $count } vezes. Todas as contas foram refeitas e deram igual.
  }
web-dice-own = Os números que este aparelho deu por { $names } foram usados.
web-dice-heard = A promessa é a mesma que este aparelho ouviu quando a partida começou.
web-dice-rules = O servidor conferiu o que podia sair nos dados e que todas as jogadas seguem as regras.
web-dice-wrong = Não. Alguma coisa está errada:
web-dice-so-far = { $count ->
    [0] Não deu para confirmar nada do que saiu nos dados.
    [one] Uma conta foi refeita e está certa.
   *[other] { $count } contas foram refeitas e estão certas.
  }
web-dice-silent = o número que este aparelho deu por { $seat } não foi usado: chegou tarde demais ou ficou de fora
web-dice-other = a partida salva tem para { $seat } um número diferente do que este aparelho deu
web-dice-other-promise = a promessa da partida salva não é a que este aparelho ouviu no começo

## Settings

web-settings = Configurações
web-language = Idioma
web-theme = Cores
web-theme-auto = Como no aparelho
web-theme-night = Noite
web-theme-day = Dia
web-motion = Movimento
web-motion-full = Como numa mesa de verdade
web-motion-quick = Rápido
web-motion-none = Nenhum
web-sound = Sons
web-voice = Voz
web-speech = Ler em voz alta o que acontece
web-volume-off = Mudo
web-hand-over-setting = Uma pausa na hora de passar a tela
web-coordinates = Letras e números no tabuleiro
web-whole-board = Mostrar o tabuleiro inteiro
web-notify = Avisar quando for a minha vez
web-notify-about = Só enquanto esta página não está à vista.
web-notify-denied = O seu navegador não deixa. Você pode mudar isso nas configurações dele.
web-notify-turn = { $name }, é a sua vez!
