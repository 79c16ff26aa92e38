# What the browser says when its page is older than the server, or when a part of it cannot be loaded

reload-updated = Kasimir se ha actualizado mientras esta página estaba abierta. Recárgala para seguir: volverás al mismo sitio.
reload-incomplete = No se ha podido cargar una parte de esta página. Recárgala: volverás al mismo sitio.
reload-unsure = Puede que lo último que hiciste no haya llegado. Compruébalo después de recargar.
reload-again = Recargar aún no ha servido. Espera un minuto e inténtalo otra vez; si sigue así, avisa a quien lleva este servidor.
reload-silent = El servidor no responde. Seguimos intentándolo…
reload-button = Recargar
