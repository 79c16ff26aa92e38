# What cannot be done at a table of the match server.

table-unknown = Não há nenhuma mesa { $table }, ou já não existe.
table-gone = A mesa { $table } já não existe.
table-deleted = A mesa foi apagada.
table-damaged = O registo da mesa { $table } está danificado a partir da entrada { $number }. Ninguém pode jogar aí até que quem gere o servidor o tenha restaurado de uma cópia de segurança.
table-removed = Quem abriu a mesa retirou-te dela.
table-left = Saíste da mesa.
table-restart = O servidor está a reiniciar; já volta a responder.
table-busy = Neste momento o servidor tem mesas a mais. Tenta mais tarde.
table-disk = O servidor quase não tem espaço: por agora não abre mesas novas.
table-key = Esta não é uma chave desta mesa.
table-rate = Foi demasiado de uma só vez. Espera um momento.
table-many = Daqui { $limit ->
    [1] só se pode abrir uma mesa
   *[other] só se podem abrir { $limit } mesas
  } por hora.
table-crowd = Do teu endereço já estão abertas { $limit } ligações.
table-no-page = Aqui não há nada para encontrar nem para fazer.
table-origin = Esta página é de outro site, por isso não recebe resposta.
table-host = Este servidor não responde pelo nome { $host }. Quem o gere pode acrescentá-lo a allowed_hosts.
table-size = É demasiado comprido; o limite são { $limit } bytes.
table-message = Não se percebe esta mensagem: { $detail }
table-protocol = Este servidor fala o protocolo { $ours }, não o { $found }.
table-hello = A primeira mensagem tem de ser hello.
table-hello-twice = Já disseste hello.
table-watching = Quem só está a ver não pode fazer isso: é preciso um lugar à mesa.
table-name = Um nome precisa de uma letra, e só se veem os seus primeiros { $limit } caracteres.
table-edition = Não existe a edição { $edition }; as edições são { $editions }.
table-edition-changed = A edição { $edition } de { $game } mudou neste servidor, embora a versão das regras seja a mesma. Por isso esta mesa só poderá ser mostrada quando quem gere o servidor repuser a edição antiga.
table-no-host = Uma mesa precisa do nome de quem a abre.
table-start-over = Nesta posição o jogo já acabou; ninguém poderia continuar a partir dela.
table-no-record = A partida { $match } ainda não tem registo.
table-no-receipt = A partida { $match } é demasiado antiga: o seu hash final não foi guardado.
table-no-analysis = Esta partida não se pode analisar.

table-stale = Entretanto a mesa mudou; agora está assim.
table-no-match = Não se está a jogar nenhuma partida.
table-turn = É a vez de { $seat }.
table-taken-over = Neste momento o computador joga por { $seat }.
table-not-taken-over = O computador não joga por ti, ou o teu tempo acabou.
table-no-chance = Agora não há nada para lançar nem para tirar.
table-waiting = Os dados ainda esperam pelos dispositivos de { $seats }.
table-shaken = O teu dispositivo já deu a sua parte aos dados.
table-lifted = Tens de jogar a peça que tens na mão.
    .rule = Quem levanta uma peça tem de a jogar.
    .short = Toca no sítio para onde vai o disco que tens na mão.
table-not-hidden = Nesta mesa nada está escondido, por isso não é preciso levantar nada.
table-no-undo = Isto não se pode desfazer.
table-undo-asked = Alguém já pediu isso.
table-not-asked = Não te perguntaram, ou já respondeste.
table-quiet = Nesta mesa não se fala.
table-hint-off = Nesta mesa não há dicas.
table-hint-hidden = Onde há coisas tapadas não há dicas: tens de te lembrar.
table-hint-chance = Agora não há nada para escolher, por isso não há dica a dar.
table-hint-often = São muitas dicas seguidas. Primeiro pensa um bocadinho!
table-hint-failed = Desta vez o computador não tem nenhuma dica. Tenta outra vez.
table-thinking = O computador tem agora demasiado em que pensar. Tenta outra vez daqui a pouco.

table-locked = A mesa está fechada.
table-full = Não há nenhum lugar livre.
table-log-full = Aconteceu tanto nesta mesa que já não cabe nada de novo. Uma partida em curso pode ser jogada até ao fim; para mais, abre uma mesa nova.
table-taken = O lugar { $seat } não está livre.
table-no-seat = Não existe o lugar { $seat }.
table-nobody = Não há ninguém com esse número que possas retirar.
table-not-host = Só quem abriu a mesa pode fazer isso.
table-not-player = Só quem abriu a mesa ou quem jogou aqui pode fazer isso.
table-open-seats = Ainda há lugares livres.
table-begun = A partida já começou.
