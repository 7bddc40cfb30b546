# The Investigation: deck, numbered tokens, Personae.

verb-prepare-investigation = Investigation
verb-put-investigation-away = Investigation rangée
verb-play-cards = Cartes d’un entretien
verb-reveal-clue = Interesting Information
verb-persona = Persona

card-information = Interesting Information { $number }
card-untyped = Une carte que personne n’a saisie

log-deck-shuffled = Investigation préparée : { $clues ->
    [one] { $clues } jeton numéroté
   *[other] { $clues } jetons numérotés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
log-investigation-prepared = Investigation préparée : { $clues ->
    [one] { $clues } jeton numéroté
   *[other] { $clues } jetons numérotés
}, avec les cartes de la boîte
log-investigation-away = L’Investigation est rangée
log-asked = On interroge { $name }
log-put-back = { $cards ->
    [one] { $cards } carte défaussée revient sur la pioche, non vue
   *[other] { $cards } cartes défaussées reviennent sur la pioche, non vues
}
log-reshuffled = La pioche était vide : la défausse est mélangée et la remplace
log-drawn = { $cards ->
    [one] { $cards } carte piochée
   *[other] { $cards } cartes piochées
}
log-card-played = Carte jouée : { $card }
log-clue-revealed = Interesting Information { $number } : le jeton { $number } quitte le plateau
log-persona-fresh = { $name } peut de nouveau répondre
log-persona-gray = { $name } passe au côté gris
log-persona-gone = { $name } quitte le plateau
log-enemy-answered = { $name } a dit ce qu’il sait
log-persona-added = { $name } arrive sur le plateau
