# What cannot be done at a table of the match server.

table-unknown = No hay ninguna mesa { $table }, o ya no existe.
table-gone = La mesa { $table } ya no existe.
table-deleted = Han borrado la mesa.
table-damaged = El registro de la mesa { $table } está dañado desde la entrada { $number }. Nadie puede jugar ahí hasta que quien lleva el servidor lo haya restaurado desde una copia de seguridad.
table-removed = Te han sacado de la mesa.
table-left = Has dejado la mesa.
table-restart = El servidor se reinicia; vuelve en un momento.
table-busy = Ahora mismo el servidor tiene demasiadas mesas. Prueba más tarde.
table-disk = Al servidor casi no le queda espacio: por ahora no abre mesas nuevas.
table-key = Esta llave no vale para esta mesa.
table-rate = Eso ha sido demasiado de golpe. Espera un momento.
table-many = { $limit ->
    [one] Desde aquí solo se puede abrir una mesa por hora.
   *[other] Desde aquí solo se pueden abrir { $limit } mesas por hora.
  }
table-crowd = Desde tu dirección ya hay { $limit } conexiones abiertas.
table-no-page = Aquí no hay nada que ver ni que hacer.
table-origin = Esta página es de otro sitio web, así que no recibe respuesta.
table-host = Este servidor no responde al nombre { $host }. Quien lo administra puede añadirlo a allowed_hosts.
table-size = Esto es demasiado largo; el límite es de { $limit } bytes.
table-message = Este mensaje no se entiende: { $detail }
table-protocol = Este servidor habla el protocolo { $ours }, no el { $found }.
table-hello = El primer mensaje debe ser hello.
table-hello-twice = Ya has dicho hello.
table-watching = Mientras miras no puedes hacer eso: necesitas un sitio en la mesa.
table-name = Un nombre necesita una letra, y solo se ven sus primeros { $limit } caracteres.
table-edition = No existe la edición { $edition }; las ediciones son { $editions }.
table-edition-changed = La edición { $edition } de { $game } ha cambiado en este servidor, aunque la versión de las reglas es la misma. Por eso esta mesa no se podrá mostrar hasta que quien lleva el servidor recupere la edición anterior.
table-no-host = Una mesa necesita el nombre de quien la abre.
table-start-over = En esta posición la partida ya ha terminado; nadie podría seguir desde ella.
table-no-record = La partida { $match } todavía no está guardada.
table-no-receipt = La partida { $match } es demasiado antigua: no se guardó su huella final.
table-no-analysis = Esta partida no se puede analizar.

table-stale = La mesa ha cambiado mientras tanto; así está ahora.
table-no-match = No se está jugando ninguna partida.
table-turn = Le toca a { $seat }.
table-taken-over = Ahora mismo el ordenador juega por { $seat }.
table-not-taken-over = El ordenador no juega por ti, o se te ha acabado el tiempo.
table-no-chance = Ahora no hay nada que tirar ni que sacar.
table-waiting = Los dados esperan todavía a los dispositivos de { $seats }.
table-shaken = Tu dispositivo ya ha puesto su parte en los dados.
table-lifted = Tienes que jugar la pieza que llevas en la mano.
    .rule = Quien levanta una pieza tiene que jugarla.
    .short = Toca el sitio para el disco que tienes en la mano.
table-not-hidden = En esta mesa no hay nada oculto, así que no hace falta levantar nada.
table-no-undo = Esto no se puede deshacer.
table-undo-asked = Alguien lo ha pedido ya.
table-not-asked = No te han preguntado, o ya has respondido.
table-quiet = En esta mesa no se habla.
table-hint-off = En esta mesa no hay pistas.
table-hint-hidden = Donde hay algo tapado no hay pistas: te toca recordarlo.
table-hint-chance = Ahora no hay nada que elegir, así que no hay ninguna pista que dar.
table-hint-often = Son muchas pistas seguidas. ¡Primero piensa un poquito!
table-hint-failed = Esta vez el ordenador no tiene ninguna pista. Prueba otra vez.
table-thinking = El ordenador tiene ahora demasiado en que pensar. Prueba otra vez dentro de un momento.

table-locked = La mesa está cerrada.
table-full = No queda ningún sitio libre.
table-log-full = En esta mesa ha pasado tanto que ya no cabe nada nuevo. La partida en curso se puede jugar hasta el final; después, abre una mesa nueva.
table-taken = El sitio { $seat } no está libre.
table-no-seat = No existe el sitio { $seat }.
table-nobody = No hay nadie con ese número a quien puedas sacar de la mesa.
table-not-host = Eso solo lo puede hacer quien abrió la mesa.
table-not-player = Eso solo lo puede hacer quien abrió la mesa o quien ha jugado aquí.
table-open-seats = Todavía hay sitios libres.
table-begun = La partida ya ha empezado.
