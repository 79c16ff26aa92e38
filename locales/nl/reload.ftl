# Wat de browser zegt als de pagina ouder is dan de server, of als een deel ervan niet geladen kan worden

reload-updated = Kasimir is bijgewerkt terwijl deze pagina open was. Laad de pagina opnieuw om verder te gaan: je komt op dezelfde plek terug.
reload-incomplete = Een deel van de pagina kon niet worden geladen. Laad de pagina opnieuw: je komt op dezelfde plek terug.
reload-unsure = Het laatste wat je deed, is misschien niet aangekomen. Controleer het even als de pagina opnieuw is geladen.
reload-again = Opnieuw laden heeft nog niet geholpen. Wacht een minuut en probeer het nog eens; blijft het zo, zeg het dan tegen wie deze server beheert.
reload-silent = De server antwoordt niet. We blijven het proberen …
reload-button = Opnieuw laden
