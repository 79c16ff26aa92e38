# Lo que dice el navegador cuando su página es más antigua que el servidor o una parte no se puede cargar

reload-updated = Kasimir se ha actualizado mientras esta página estaba abierta. Recárgala para seguir: volverás al mismo sitio.
reload-incomplete = No se ha podido cargar una parte de esta página. Recárgala: volverás al mismo sitio.
reload-unsure = Puede que lo último que hiciste no haya llegado. Compruébalo después de recargar.
reload-again = Recargar aún no ha servido. Espera un minuto e inténtalo otra vez; si sigue así, avisa a quien lleva este servidor.
reload-silent = El servidor no responde. Seguimos intentándolo…
reload-button = Recargar
