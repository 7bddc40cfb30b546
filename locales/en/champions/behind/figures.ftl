# Words of the figures screens.

figures-title = Enemies and Allies
figures-count = { $enemies ->
    [one] { $enemies } Enemy
   *[other] { $enemies } Enemies
}{ $allies ->
    [0] { "" }
    [one] , { $allies } Ally
   *[other] , { $allies } Allies
} on the board
figures-back = Back to the table
figures-combat = Combat
figures-add = Add
figures-add-sub = Enemies or Allies
figures-enemies = Enemies
figures-allies = Allies
figures-beside = Allies, and who is off the board
figures-no-enemy = No Enemy is on the board. Add those the scenario names.

figures-boss = Boss
figures-life = Life { $value }
figures-ap = AP { $value }
figures-size = Size { $value }
figures-corruption = Corruption { $value }
figures-glory = Glory { $value }
figures-miniatures = { $left } of { $of } miniatures
figures-rerolls = Rerolls { $value }
figures-no-card = card not typed in
practice-note = Made up to learn with.
practice-note-champion = Practice Champion, made up to learn with.
practice-note-companion = Practice Companion, made up to learn with.
figures-was = { $name }, Corrupted

figures-wound = Wound { $name }
figures-wound-each = Wound each miniature
figures-life-of = { $name }: Life
figures-life-minus = Life minus 1
figures-life-plus = Life plus 1
figures-life-unknown = Life ?
figures-wounds-minus = Wounds minus 1
figures-wounds-plus = Wounds plus 1
figures-gauge-of = { $name }: { $gauge }
figures-gauge-minus = { $gauge } minus 1
figures-gauge-plus = { $gauge } plus 1
figures-type-in-value = Type it in
figures-eliminate = Eliminate
figures-remove = Remove
figures-card = Card
figures-type-card = Type in
figures-ap-cost = { $ap } AP

figures-card-title = Card of { $name }
figures-card-for-all = Holds for all Enemies of this name at the table.
figures-wound-title = Who wounds { $name }?
figures-wound-honor = 1 Wound. A Champion who wounds an Enemy gains 1 Honor, once an action.
figures-wound-plain = 1 Wound. It is Insignificant: no Honor.
figures-credit-title = { $name } is Eliminated
figures-credit-miniature = { $name } loses a miniature
figures-credit-miniatures = { $name } loses miniatures
figures-worth = { $glory ->
    [0] Who did it? It brings no Glory.
   *[other] Who did it, for { $glory } Glory?
}
figures-worth-unknown = Who did it? Its Glory is not typed in yet.
figures-has-glory = has { $glory } Glory
figures-credit-nobody = Nobody
figures-credit-nobody-sub = an Ally, the scenario or a card did it

figures-add-title = Add to the board
figures-side = Enemies or Allies
figures-which-card = Which card
figures-at-table = at this table already
figures-type-in = Type in a new card
figures-how-many = How many
figures-one-less = One less
figures-one-more = One more
figures-add-count = Add { $count }
figures-choose-card = Choose a card
figures-added = { $count ->
    [one] To the board: { $name }
   *[other] To the board: { $count } × { $name }
}

figures-actions = Actions

figures-gone = Off the board: { $count }
figures-return = Return { $name }
figures-return-anyway = Return { $name } anyway
figures-is-removed = removed
figures-is-eliminated = Eliminated
figures-is-corrupted = Corrupted
figures-lost-miniatures = of lost miniatures

figures-wound-by = A Champion wounds it
figures-miniatures-each = Miniatures of each
figures-came-with = Miniatures it came with
figures-boss-immune = A Boss is immune to some effects: look at its card before you apply one.

## Tokens beside a Character

figures-tokens = Tokens beside it
figures-no-tokens = None
figures-token-count = { $count } × { $token }
figures-tokens-left = { $left } left in the box
