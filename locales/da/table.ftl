table-unknown = Der er ikke noget bord { $table }, eller det er væk.
table-gone = Bordet { $table } er væk.
table-deleted = Bordet blev slettet.
table-removed = Værten har fjernet dig fra bordet.
table-left = Du har forladt bordet.
table-restart = Serveren starter forfra; den er tilbage om et øjeblik.
table-busy = Serveren har for mange borde lige nu. Prøv igen senere.
table-key = Den nøgle passer ikke til dette bord.
table-rate = Det var for meget på én gang. Vent lidt.
table-many = Der kan kun åbnes { $limit ->
    [one] { $limit } bord
   *[other] { $limit } borde
  } i timen herfra.
table-crowd = Fra din adresse er der allerede { $limit } åbne forbindelser.
table-no-page = Her er der ikke noget at finde eller gøre.
table-origin = Denne side er ikke vores, så den får ikke noget svar.
table-size = Det er for langt; { $limit } byte er nok.
table-message = Denne besked kan ikke forstås: { $detail }
table-protocol = Denne server taler protokol { $ours }, ikke { $found }.
table-hello = Den første besked skal være hello.
table-hello-twice = Du har allerede sagt hello.
table-watching = Du kigger på. Det kan kun de, der sidder ved bordet.
table-name = Et navn skal have et bogstav, og kun de første { $limit } tegn bliver vist.
table-edition = Der er ingen udgave { $edition }; der er { $editions }.
table-no-host = Et bord skal have navnet på den, der åbner det.
table-start-over = Spillet er slut her; ingen kan spille videre herfra.
table-no-record = Parti { $match } har ingen optagelse endnu.
table-no-analysis = Dette parti kan ikke regnes igennem.

table-stale = Der er sket noget ved bordet imens; sådan ser det ud nu.
table-no-match = Der bliver ikke spillet lige nu.
table-turn = Det er { $seat }, der har tur.
table-taken-over = Lige nu spiller computeren for { $seat }.
table-not-taken-over = Computeren spiller ikke for dig, eller din tid er gået.
table-no-chance = Der er ikke noget at slå eller trække nu.
table-waiting = Terningerne venter stadig på enhederne hos { $seats }.
table-shaken = Din enhed har allerede givet sit tal til terningerne.
table-lifted = Brikken i din hånd skal spilles.
    .rule = Den, der løfter en brik, skal spille den.
table-not-hidden = Der er ikke noget skjult ved dette bord, så intet skal løftes.
table-no-undo = Det kan ikke fortrydes.
table-undo-asked = Det er der allerede en, der har bedt om.
table-not-asked = Du blev ikke spurgt, eller du har svaret.
table-quiet = Ved dette bord snakker man ikke.
table-hint-off = Ved dette bord får ingen tips.
table-hint-hidden = Der er ingen tips, når noget er skjult: du må selv huske det.
table-hint-chance = Der er ikke noget at vælge nu, så der er heller ikke noget tip.
table-hint-often = Det var mange tips på én gang. Tænk lige lidt selv!
table-hint-failed = Computeren har ikke noget tip denne gang. Prøv igen.

table-locked = Bordet er låst.
table-full = Der er ingen ledige pladser.
table-taken = Pladsen { $seat } er ikke ledig.
table-no-seat = Der er ikke nogen plads { $seat }.
table-nobody = Der er ingen med det nummer, du kan fjerne.
table-not-host = Det kan kun værten.
table-open-seats = Nogle pladser er stadig ledige.
table-begun = Spillet er begyndt.
