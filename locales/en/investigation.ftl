# The Investigation: deck, numbered tokens, Personae.

verb-prepare-investigation = Investigation
verb-put-investigation-away = Investigation put away
verb-play-cards = Cards of a talk
verb-reveal-clue = Interesting Information
verb-persona = Persona

persona-fresh = Can be asked
persona-gray = Gray side: can be asked once more
persona-gone = Left the board

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

refused-not-prepared = No Investigation was prepared.
refused-bad-clues = There are cards of Interesting Information from 1 to 10, not { $clues }.
refused-too-many = That is too many: at most { $most }.
refused-no-persona = There is no such Persona.
refused-persona-left = This Persona has left the board.
refused-answered = Whoever has yielded a card is not asked again.
refused-in-hand = The cards of the last talk are still in hand. Play at least one of them first.
refused-no-successes = Say the successes first: they decide how many cards are drawn.
refused-nothing-in-hand = No cards are in hand.
refused-not-in-hand = That card is not in hand.
refused-must-play = At least one of the cards in hand is played.
refused-no-token-of = Token { $number } is not on the board.
refused-already-so = The token lies so already.
