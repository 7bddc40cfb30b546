# The Investigation: deck, numbered tokens, Personae.

verb-prepare-investigation = Investigation
verb-put-investigation-away = Investigation wegräumen
verb-play-cards = Karten eines Gesprächs
verb-reveal-clue = Interesting Information
verb-persona = Persona

card-information = Interesting Information { $number }
card-untyped = Eine nicht eingetragene Karte

log-deck-shuffled = Investigation vorbereitet: { $clues ->
    [one] { $clues } Nummernmarker
   *[other] { $clues } Nummernmarker
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Nachziehstapel
log-investigation-prepared = Investigation vorbereitet: { $clues ->
    [one] { $clues } Nummernmarker
   *[other] { $clues } Nummernmarker
}, mit den Karten der Schachtel
log-investigation-away = Die Investigation wurde weggeräumt
log-asked = { $name } wird befragt
log-put-back = { $cards ->
    [one] Eine abgelegte Karte kommt
   *[other] { $cards } abgelegte Karten kommen
} ungesehen wieder obenauf
log-reshuffled = Der Nachziehstapel war leer: Der Ablagestapel wird gemischt und ersetzt ihn
log-drawn = { $cards ->
    [one] Eine Karte wird
   *[other] { $cards } Karten werden
} gezogen
log-card-played = { $card } wird gespielt
log-clue-revealed = Interesting Information { $number }: Marker { $number } verlässt den Spielplan
log-persona-fresh = { $name } kann wieder befragt werden
log-persona-gray = { $name } wechselt auf die graue Seite
log-persona-gone = { $name } verlässt den Spielplan
log-enemy-answered = { $name } hat alles gesagt
log-persona-added = { $name } kommt auf den Spielplan
