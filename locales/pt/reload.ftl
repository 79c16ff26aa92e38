# O que o navegador diz quando a sua página é mais antiga do que o servidor, ou uma parte dela não carrega

reload-updated = O Kasimir foi atualizado enquanto esta página estava aberta. Recarrega-a para continuar: voltas ao mesmo sítio.
reload-incomplete = Não foi possível carregar uma parte desta página. Recarrega-a: voltas ao mesmo sítio.
reload-unsure = O que fizeste por último pode não ter chegado. Verifica depois de recarregar.
reload-again = Recarregar ainda não resolveu. Espera um minuto e tenta outra vez; se continuar assim, avisa quem gere este servidor.
reload-silent = O servidor não responde. Continuamos a tentar…
reload-button = Recarregar
