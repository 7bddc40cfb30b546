# The Investigation: deck, numbered tokens, Personae.

verb-prepare-investigation = Investigation
verb-put-investigation-away = Investigation put away
verb-play-cards = Cards of a talk
verb-reveal-clue = Interesting Information
verb-persona = Persona

card-information = Interesting Information { $number }
card-untyped = A card nobody typed in

log-deck-shuffled = Investigation prepared: { $clues ->
    [one] { $clues } numbered token
   *[other] { $clues } numbered tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile
log-investigation-prepared = Investigation prepared: { $clues ->
    [one] { $clues } numbered token
   *[other] { $clues } numbered tokens
}, with the cards of the box
log-investigation-away = The Investigation was put away
log-asked = { $name } is asked
log-put-back = { $cards ->
    [one] One discarded card goes
   *[other] { $cards } discarded cards go
} back on top, unseen
log-reshuffled = The draw pile was empty: the discard pile is shuffled and becomes it
log-drawn = { $cards ->
    [one] One card is drawn
   *[other] { $cards } cards are drawn
}
log-card-played = { $card } is played
log-clue-revealed = Interesting Information { $number }: token { $number } leaves the board
log-persona-fresh = { $name } can be asked again
log-persona-gray = { $name } turns to the gray side
log-persona-gone = { $name } leaves the board
log-enemy-answered = { $name } has told what it knows
log-persona-added = { $name } comes to the board
