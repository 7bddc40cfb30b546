# The Investigation: deck, numbered tokens, Personae.

persona-fresh = Can be asked
persona-gray = Gray side: can be asked once more
persona-gone = Left the board

refused-not-prepared = No Investigation was prepared.
refused-bad-clues = There are cards of Interesting Information from 1 to 10, not { $clues }.
refused-too-many = That is too many: at most { $most }.
refused-no-persona = There is no such Persona.
refused-persona-left = { $name } has left the board.
refused-answered = Whoever has yielded a card is not asked again.
refused-in-hand = The cards of the last talk are still in hand. Play at least one of them first.
refused-no-successes = Say the successes first: they decide how many cards are drawn.
refused-nothing-in-hand = No cards are in hand.
refused-not-in-hand = That card is not in hand.
refused-must-play = At least one of the cards in hand is played.
refused-no-token-of = Token { $number } is not on the board.
refused-already-so = The token lies so already.

investigation-title = Investigation
investigation-link-sub = Deck, numbered tokens, Personae
investigation-before = Prepare the deck and the tokens
investigation-open = What is known so far
investigation-hand = Cards are in hand
investigation-ask = Question somebody
investigation-asker = { $name }, 3 AP

investigation-clues = Interesting Information
investigation-clues-sub = As many numbered tokens lie on the board
investigation-clues-minus = One number less
investigation-clues-plus = One number more
investigation-personae = Personae
investigation-personae-sub = One name a line
investigation-deck = Whose cards?
investigation-deck-app = The app’s deck
investigation-deck-box = The cards of the box
investigation-deck-app-sub = The app shuffles and keeps the deck. Nobody sees its order, nor the number set aside.
investigation-deck-box-sub = You draw the real cards and tap the numbers they show.
investigation-cards = The scenario’s other cards
investigation-cards-sub = One a line: title, colon, what it says
investigation-line-empty = Line { $line } has no title.
investigation-line-long = Line { $line } is longer than 60 characters.
investigation-prepare = Prepare the Investigation
investigation-shuffles = { $cards ->
    [one] { $cards } card is shuffled
   *[other] { $cards } cards are shuffled
}

investigation-tokens = Numbered tokens
investigation-left = { $tokens ->
    [one] { $tokens } token is left
   *[other] { $tokens } tokens are left
}
investigation-goal = Token { $number } is the goal
investigation-lies = It lies here: { $area }
investigation-stands = Stands here: { $area }
investigation-side-at = { $side } · { $area }
investigation-tokens-sub = Tap a number that the scenario or a real card tells.
investigation-token = Token { $number }: found out
investigation-token-gone = Token { $number } has left the board
investigation-token-goal = Token { $number } is the goal
investigation-piles = { $draw } in the draw pile, { $discard } discarded

investigation-played = Played in the last talk
investigation-in-hand = { $cards ->
    [one] { $cards } card from { $name }
   *[other] { $cards } cards from { $name }
}
investigation-owes-card = Only whoever asked looks at them. At least one is played.
investigation-owes-nothing = Interesting Information was played. None of these has to be.
investigation-show = Show the cards
investigation-show-sub = For the eyes of whoever asked
investigation-which = Which are played?
investigation-play = Play { $played }, discard { $discarded }

investigation-personae-title = Personae
investigation-another = Another Persona
investigation-add = Add
investigation-side = Which side lies up?
investigation-away = Put the Investigation away
investigation-whom = Who is asked?
investigation-whom-at = { $name } · { $area }
investigation-whom-here = { $name } · here
investigation-nobody = Somebody without a token
investigation-not-prepared = No deck was prepared: the app only counts successes.
investigation-prepare-short = Prepare
investigation-somebody-else = Somebody else: { $name }
