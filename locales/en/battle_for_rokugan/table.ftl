# Battle for Rokugan: the screens.

bfr-round = Round { $round }
bfr-round-of = of { $most }
bfr-first-player = First player: { $clan }
bfr-first = first
bfr-layers = What the map shows
bfr-layer-control = Control
bfr-layer-honor = Honor
bfr-layer-defense = Defense
bfr-layer-danger = Danger
bfr-map-label = Map of thirty provinces: who controls them, and where tokens lie. A list follows.
bfr-list = Provinces
bfr-honors = Honor, most first
bfr-honor-line = { $clan } { $total }: flowers { $flowers }, tokens { $tokens }, faceup { $faceup }, territories { $territories }; this round { $change }
bfr-key-flowers = flowers
bfr-key-tokens = tokens
bfr-key-faceup = faceup
bfr-key-territory = territory
bfr-turn = { $clan }, { $number } of { $of }
bfr-turn-sub = tap a place
bfr-settle = { $clan }, { $left ->
        [one] 1 starting token
       *[other] { $left } starting tokens
    }
bfr-settle-sub = tap a free province
bfr-name-first = Who begins?
bfr-initiative = Which card was turned?
bfr-draw-line = { $clan } { $count }
bfr-draw-line-dragon = { $clan } { $count } (then one back, not the bluff)
bfr-draw-note = Draw from the pool: { $draws }. Whoever kept the bluff draws one more.
bfr-draw-note-first = Draw from the pool: { $draws }.
bfr-drawn = All have drawn
bfr-cards = { $clan }: territory card?
bfr-cards-sub = choose a card, or pass
bfr-nobody-plays = Nobody plays
bfr-reveal = Reveal
bfr-reveal-sub = all tokens are placed
bfr-reveal-early = Reveal now
bfr-go-on-revealing = Go on
bfr-go-on-revealing-sub = { $left ->
        [one] 1 token facedown
       *[other] { $left } tokens facedown
    }
bfr-resolve = Resolve
bfr-resolve-none = no token lies there yet
bfr-resolve-sub = all tokens are turned
bfr-story = Story
bfr-end-round = Next round
bfr-end-round-last = Objectives
bfr-end-round-sub = the board is done
bfr-objectives = Reveal objectives
bfr-objectives-sub = { $left ->
        [one] 1 clan to go
       *[other] { $left } clans to go
    }
bfr-see-result = See the result
bfr-scout = Scout
bfr-card = Card
bfr-more = More
bfr-back = Back

## A province

bfr-province-place = Place here
bfr-settle-here = Place a starting token here
bfr-center = In the center
bfr-border-in = From { $from }
bfr-coast-in = From the sea
bfr-bless = Blessing { $strength } on { $place }
bfr-tokens-here = Tokens here
bfr-list-danger = danger { $chance }%
bfr-take-back = Take back
bfr-facedown = Facedown
bfr-nobody-holds = Nobody

## Reveal

bfr-none-laid = No markers were placed. Tap a province to enter a token, or resolve.

## Odds

bfr-ledger = Ledger
bfr-ledger-sub = What each clan still has, as everybody may count it

## Set-up

bfr-setup-table-name = Battle for Rokugan

## Sheets

bfr-agents-title = On which token?
bfr-log-link = Log
bfr-rules-link = Rules
bfr-options = Table
bfr-options-sub = Rulings, round, first player
bfr-score-link = Score
bfr-home-link = Home
bfr-swap = Swap
bfr-swap-title = Swap two tokens of Unicorn
bfr-choose-card = Which card was it?
bfr-refused-title = Not possible: { $what }
bfr-province-sub = { $holder }. { $flowers ->
        [one] 1 flower
       *[other] { $flowers } flowers
    }, faceup { $up }, defense { $defense }
bfr-draw-second = six behind each screen
bfr-which-way = Which way does it point?

## What to remember, and to enter

bfr-remind-ronin = { $clan }: Ronin this round: armies cross any land border; no raid, no diplomacy
bfr-remind-shadowlands = { $clan } may play the card of { $territory } before it places.
bfr-remind-first = may use the first player card first
bfr-remind-scorpion = Scorpion may look at another token
bfr-remind-unicorn = Unicorn may swap two of its tokens
bfr-fit = Whole map
