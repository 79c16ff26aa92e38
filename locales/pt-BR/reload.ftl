reload-updated = O Kasimir foi atualizado enquanto esta página estava aberta. Recarregue para continuar: você volta para o mesmo lugar.
reload-incomplete = Uma parte desta página não carregou. Recarregue: você volta para o mesmo lugar.
reload-unsure = Talvez a última coisa que você fez não tenha chegado. Confira depois de recarregar.
reload-again = Recarregar ainda não resolveu. Espere um minuto e tente de novo; se continuar assim, avise quem cuida deste servidor.
reload-silent = O servidor não está respondendo. Continuamos tentando…
reload-button = Recarregar
