# Running a server.

serve-title = Kasimir
serve-page = Aquí viven cinco juegos de mesa del gato y el ratón.
serve-setting = Un ajuste no se puede usar: { $detail }
serve-settings-file = Los ajustes de { $file } no se pueden leer: { $detail }
serve-port = No se puede escuchar en { $host }, puerto { $port }: { $detail }
serve-running = Kasimir ya está en marcha, con las mismas mesas ({ $file }): { $url }
serve-processes = Varios procesos necesitan un sistema que sepa pasar las conexiones de uno a otro; Windows no sabe.
serve-here = Los juegos están en { $url }
serve-local-network = En móviles y tabletas de la misma red: { $url }
serve-other-addresses = Si un móvil no lo encuentra, prueba con: { $urls }
serve-loopback-only = Solo este ordenador puede abrirlos. Para móviles y tabletas, empieza con --host 0.0.0.0
serve-no-network = Este ordenador no está en ninguna red; aún no se puede jugar con móviles.
serve-stop = Se detiene con Ctrl-C.
serve-joined = { $name } está ahora en la mesa { $table }.
serve-link = { $url } no es el enlace de una mesa; ejemplo: http://localhost:8080/t/NAME.
serve-unreachable = No se puede llegar a { $url }: { $detail }
serve-lost = El servidor de { $url } ya no responde.
serve-match-over = La partida { $match } ha terminado ({ $result })
serve-exported = { $count ->
    [one] Se ha escrito una mesa
   *[other] Se han escrito { $count } mesas
  } en { $file }.
serve-imported = { $count ->
    [one] Se ha incorporado una mesa
   *[other] Se han incorporado { $count } mesas
  }; ya estaban: { $refused }.
serve-setting-unknown = No hay ningún ajuste { $name } ({ $where }).
serve-setting-wrong = El ajuste { $name } ({ $where }) no se puede usar: { $detail }
serve-setting-choice = El ajuste { $name } ({ $where }) debe ser uno de { $choices }.
serve-setting-address = El ajuste { $name } ({ $where }) debe ser una dirección, como { $example }.
serve-redis-unused = El ajuste redis_url no se usa: sin database_url, ningún otro servidor comparte estas mesas.
serve-open-files = El sistema solo permite a este servidor { $limit } archivos abiertos a la vez, conexiones incluidas. Con connections = { $connections } necesita { $needed }; si no, una sola dirección puede dejar fuera a todas las demás: sube el límite (ulimit -n, o LimitNOFILE en systemd) o baja el ajuste.
