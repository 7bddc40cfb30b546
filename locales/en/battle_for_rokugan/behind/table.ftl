# Battle for Rokugan: the screens.

bfr-key-objective = objective
bfr-name-first-sub = The clan whose initiative card is turned
bfr-draw-it = The app draws
bfr-initiative-first = { $clan } would be first
bfr-pass = Pass

## A province

bfr-province-odds = Odds
bfr-worth-line = { $clan } would gain { $gain }, { $holder } lose { $loss }
bfr-worth-empty = { $clan } would gain { $gain }
bfr-province-by-hand = By hand
bfr-control-of = Control
bfr-faceup = Faceup
bfr-special-of = Special token

## Reveal

bfr-reveal-title = Reveal
bfr-reveal-progress = { $number } of { $of }, in map order
bfr-reveal-border = { $clan }, from { $from } into { $target }
bfr-reveal-coast = { $clan }, from the sea into { $target }
bfr-reveal-center = { $clan }, in { $target }
bfr-reveal-attacks = Attacks { $holder }.
bfr-reveal-own = In its own province.
bfr-reveal-may = May lie there: { $kinds }.
bfr-reveal-blessed = A blessed token is never a bluff.
bfr-reveal-beside = Already here: { $tokens }.
bfr-reveal-tap = Tap what you see
bfr-reveal-unseen = { $clan }: { $count } unseen
bfr-reveal-other = Other kind
bfr-reveal-left = { $left } left
bfr-reveal-none = none
bfr-all-turned = All tokens are turned.

## Story

bfr-story-step = Resolution, step { $step } of 7
bfr-story-left = Bluffs and illegal tokens
bfr-story-raids = Raids
bfr-story-diplomacy = Diplomacy
bfr-story-battles = Battles
bfr-story-claims = Territories
bfr-story-takes = { $clan } takes { $province }
bfr-story-from = from { $clan }, who held it
bfr-story-empty = which was empty
bfr-story-holds = { $clan } holds { $province }
bfr-story-holds-sub = and adds a faceup token
bfr-story-nothing = { $province } stays empty
bfr-story-scorched = { $clan } raids { $province }
bfr-story-scorched-sub = scorched earth; all tokens there and on its borders are discarded
bfr-story-pacified = Peace in { $province }
bfr-story-pacified-sub = { $clan } keeps it; all tokens there and on its borders are discarded
bfr-story-no-effect = { $clan }, { $face }: no effect
bfr-story-defended = { $clan } defends { $province }
bfr-story-quiet = Nothing was resolved
bfr-story-ruling = Your ruling decides this.
bfr-story-ruling-then = With “{ $choice }”: { $tokens }.
bfr-story-switch = Switch
bfr-story-next = Next
bfr-story-all = All
bfr-story-correct = Correct
bfr-story-board = On the board
bfr-story-board-sub = Tick off what is done on the table.
bfr-story-board-nothing = Nothing changes on the board.
bfr-todo-control = { $clan }: { $down } facedown{ $up ->
        [0] {""}
       *[other] , { $up } faceup
    }
bfr-todo-none = no control token
bfr-todo-put = put down { $tokens }
bfr-todo-away = take away { $tokens }
bfr-todo-more = put down { $count ->
        [one] 1 faceup token
       *[other] { $count } faceup tokens
    } of { $clan }
bfr-todo-fewer = take away { $count ->
        [one] 1 faceup token
       *[other] { $count } faceup tokens
    } of { $clan }
bfr-todo-special-put = put down “{ $special }”
bfr-todo-special-away = take away “{ $special }”
bfr-todo-bluffs = Bluff back behind the screen: { $clans }
bfr-printed-part = printed { $count }
bfr-faceup-part = faceup { $count }
bfr-special-part = token { $count }
bfr-bluff-part = bluff { $count }
bfr-against-part = against it { $count }
bfr-holder = { $clan } defends
bfr-empty-land = Nobody holds it
bfr-honor-flowers = flowers { $change }
bfr-honor-tokens = tokens { $change }
bfr-honor-faceup = faceup { $change }
bfr-honor-territory = territory { $change }

## Odds

bfr-odds-facedown = { $count ->
        [0] no facedown token
        [one] 1 facedown token
       *[other] { $count } facedown tokens
    }
bfr-odds-keeps = { $clan } still has it after this round
bfr-odds-empty = it stays empty
bfr-odds-holds = { $clan } holds
bfr-odds-stays = stays empty
bfr-odds-peace = Peace
bfr-odds-scorched = Scorched
bfr-odds-takes = { $clan } takes
bfr-odds-guess = If each placed at random among legal places. Not what they intend.
bfr-odds-strength = Strength here
bfr-odds-percent = Percent.
bfr-odds-more = More strength would help
bfr-odds-needs = { $clan } needs +{ $count } for 80%.
bfr-odds-has = { $clan } already has 80% or more.
bfr-odds-never = Twelve more are not enough for { $clan }.
bfr-odds-none = No odds: scorched earth and peace admit no combat tokens.
bfr-odds-unknown = No odds: what is noted of the hands does not fit the tokens on the board. Check the discard piles.
bfr-odds-before = Before
bfr-odds-next = Next
bfr-ledger-line = { $face }: { $unseen } of { $all } unseen
bfr-six-up = 6+

## End

bfr-score = Honor
bfr-score-all = all
bfr-wins = { $clan } wins
bfr-wins-shared = A shared victory
bfr-leads = { $clan } leads
bfr-objective-met = +{ $honor }
bfr-objective-not-met = not met
bfr-objective-hidden = not revealed
bfr-choose-objective = Which objective?
bfr-no-objective = No objective
bfr-rounds = The five rounds
bfr-rounds-sub = no objectives
bfr-rounds-label = { $clan }, round by round: { $all }
bfr-end-game = End the game

## Set-up

bfr-setup-title = New table
bfr-setup-seats = Who plays, clockwise?
bfr-setup-seats-sub = Tap the clans in seat order; tap again to take one out.
bfr-setup-seat = seat { $seat }
bfr-setup-last = Same as last time
bfr-setup-last-rulings = { $clans }, with the rulings of that table
bfr-setup-each = Set aside { $count } control tokens each, beside the one in the capital.
bfr-setup-deck = Initiative deck: the other clans’ cards and { $count ->
        [0] no neutral card
        [one] 1 neutral card
       *[other] { $count } neutral cards
    }.
bfr-setup-do = Lay out
bfr-setup-do-screen = Each: screen, bluff behind it, the other 26 tokens mixed facedown.
bfr-setup-do-agents = Each: two scouts, one shugenja, two objectives: keep one.
bfr-setup-do-cards = One facedown territory card at each of the 11 territories.
bfr-setup-do-capital = Each: one facedown control token in its own capital.
bfr-setup-begin = Begin
bfr-setup-few = two to five clans
bfr-setup-rulings = Rulings
bfr-ability-crab = Faceup control tokens defend for 2.
bfr-ability-crane = Wins ties in battle.
bfr-ability-dragon = Draws one more, then returns one.
bfr-ability-lion = Its bluff defends with 2.
bfr-ability-phoenix = Ignores the printed defense of capitals.
bfr-ability-scorpion = Looks at one token each round.
bfr-ability-unicorn = Swaps two of its tokens before the reveal.

## Sheets

bfr-agents-empty = Others have no token that could be looked at.
bfr-choose-province = Choose: { $what }
bfr-play = Play
bfr-play-missing = First choose: { $what }
bfr-play-note = Carried out at the table; the card is gone.
bfr-reward = Faceup tokens in
bfr-own-province = own province
bfr-other-province = opponent’s province
bfr-sacrifice = remove a control token from
bfr-remove-special = remove special tokens from
bfr-target-province = province
bfr-agents-sub = Scouts { $scouts }, shugenja { $shugenja }
bfr-what-was-it = What was it?
bfr-enter-token = Enter a token here
bfr-less = { $what }, one less
bfr-one-more = { $what }, one more
bfr-token-short = { $clan } { $face }
bfr-options-round = Round
bfr-options-stage = Go on with

## What to remember, and to enter

bfr-rename = Name of the province
bfr-rename-keep = Keep the name
bfr-enter-whose = Whose?
bfr-enter-where = Where?
bfr-ledger-chance = In hand this round: { $chance }.
bfr-ledger-about = Percent: the chance that at least one of them is among the tokens of this round, on the board or behind the screen, if they were drawn at random.
bfr-odds-worst = Worst legal case
bfr-odds-worst-of = { $clan } could bring { $total } against a defense of { $defense }.
bfr-odds-safe = Nobody can take it this round.
bfr-odds-worst-raid = It could be scorched.
bfr-hand-cards = Territory cards
bfr-hand-card-board = at the board
bfr-hand-card-used = played
bfr-hand-ronin = Ronin this round
bfr-hand-clan = tokens to place, scouts, discards
bfr-hand-place = Tokens still to place
bfr-hand-scouts = Scouts
bfr-hand-shugenja = Shugenja
bfr-hand-discards = Discard pile
bfr-choose-on-map = Map: tap the provinces for the card; tap again to take one back. The same can be chosen below.
bfr-facts = Compare with your box, once
bfr-facts-sub = tokens, objectives and cards: numbers, names and honor
bfr-facts-tokens = Tokens of every clan, and the one of its own
bfr-facts-other = Where your box differs, say so and type it once: every new table plays by it. What a card does is played by the card in your hand.
bfr-facts-so = It is all so
bfr-facts-differs = Something differs
bfr-facts-box = Your box
bfr-facts-count = { $count ->
    [0] as it is written here
    [one] { $count } fact differs
   *[other] { $count } facts differ
}
bfr-facts-shadowlands = The cards of the Shadowlands, north and south, are exchanged
bfr-file = Table file
bfr-file-sub = What all of you may know: the board, the cards, the discard piles. No hands, no objectives, nothing facedown. Another phone goes on from it.
bfr-file-later = There is a file once the initiative card of the round is revealed.
bfr-file-placing = The tokens that lie now are not in it. While tokens are placed, pass the table on from the log, with “Share”.
bfr-file-keep = Keep the table file
