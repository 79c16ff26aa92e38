# Was der Browser sagt, wenn seine Seite älter ist als der Server oder sich ein Teil von ihr nicht laden lässt

reload-updated = Kasimir wurde aktualisiert, während diese Seite offen war. Lade sie neu, dann geht es an derselben Stelle weiter.
reload-incomplete = Ein Teil dieser Seite ließ sich nicht laden. Lade sie neu, dann geht es an derselben Stelle weiter.
reload-unsure = Was du zuletzt getan hast, ist vielleicht nicht angekommen. Schau nach dem Neuladen, ob es geklappt hat.
reload-again = Das Neuladen hat noch nicht geholfen. Warte eine Minute und versuch es noch einmal; wenn es so bleibt, sag es den Leuten, die diesen Server betreiben.
reload-silent = Der Server antwortet nicht. Wir versuchen es weiter …
reload-button = Neu laden
