# Hvad browseren siger, når dens side er ældre end serveren, eller når en del af den ikke kan hentes

reload-updated = Kasimir er blevet opdateret, mens denne side var åben. Genindlæs den for at fortsætte: du kommer tilbage til samme sted.
reload-incomplete = En del af denne side kunne ikke hentes. Genindlæs den: du kommer tilbage til samme sted.
reload-unsure = Det, du gjorde sidst, er måske ikke nået frem. Se efter, når siden er genindlæst.
reload-again = Det har ikke hjulpet at genindlæse endnu. Vent et minut, og prøv igen; bliver det ved, så sig det til den, der driver serveren.
reload-silent = Serveren svarer ikke. Vi bliver ved med at prøve …
reload-button = Genindlæs
