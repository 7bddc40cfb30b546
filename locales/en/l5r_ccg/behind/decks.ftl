# Decks, the card book and the statistics of all tables of the old card game.

ccg-decks = Decks and card book
ccg-no-decks = No deck yet. Enter one or import a file: it is checked, and duels take its Focus Values.
ccg-new-deck = New deck
ccg-new-deck-go = Enter its cards
ccg-deck-name = Name of the deck
ccg-deck-taken = There is a deck of that name.
ccg-deck-sizes = { $dynasty } Dynasty, { $fate } Fate
ccg-deck-legal = by the rules
ccg-deck-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
ccg-deck-anyway = It can be played anyway.
ccg-deck-title = { $deck ->
    [dynasty] Dynasty deck
   *[fate] Fate deck
}: { $count }
ccg-deck-add = A card of the deck
ccg-deck-add-now = Into the deck
ccg-deck-export = Export the deck
ccg-deck-delete = Delete
ccg-deck-gone = Deleted: { $deck }
ccg-deck-added = The deck { $deck } is there.
ccg-deck-kind = { $kind ->
    [event] Event
    [personality] Personality
    [holding] Holding
    [fortification] Fortification
    [region] Region
    [action] Action
    [terrain] Terrain
    [kiho] Kiho
    [ring] Ring
    [follower] Follower
    [item] Item
    [spell] Spell
   *[ancestor] Ancestor
}
ccg-its-version = version { $version }
ccg-copies = Copies
ccg-one-fewer = { $card }: one fewer
ccg-one-more = { $card }: one more
ccg-fault-size = { $deck ->
    [dynasty] Dynasty deck
   *[fate] Fate deck
}: { $have ->
    [one] 1 card
   *[other] { $have } cards
}, at least { $limit }
ccg-fault-kind = { $card } does not belong in the { $deck ->
    [dynasty] Dynasty deck
   *[fate] Fate deck
}.
ccg-fault-copies = { $card }: { $have } copies, at most { $limit }
ccg-focus-ears = Focus Value { $value }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ccg-focus-unknown = Without a Focus Value entered: { $count }
ccg-costs-curve = What they cost
ccg-cost-ears = Gold { $value }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ccg-cost-unknown = Not in the card book, or without a cost: { $count }
ccg-book = Card book
ccg-book-sub = { $count ->
    [one] 1 card: name and numbers
   *[other] { $count } cards: names and numbers
}
ccg-book-export = Export the card book
ccg-from-book = from the card book
ccg-imported = imported
ccg-cards-added = { $count ->
    [one] 1 card is in the card book now.
   *[other] { $count } cards are in the card book now.
}
ccg-cards-differ = Which numbers stay?
ccg-cards-differ-sub = You typed these in, and the file has other numbers. What is not ticked stays yours.
ccg-take-theirs = Take { $count } of the file
ccg-statistics = All tables so far
ccg-statistics-reading = Still reading: { $count }
ccg-statistics-sums = Over: { $over }, without a winner: { $drawn }. Still open: { $open }.
ccg-head-clan = Clan
ccg-head-tables = Tables
ccg-head-by-honor = by Honor
ccg-head-by-force = last one
ccg-head-by-rings = by Rings
ccg-head-taken = taken
ccg-duels-of = { $clan }: { $won } of { $of } duels won, { $against } against the odds
ccg-duel-boldest = Least likely: { $clan } won at { $percent }%.
ccg-deck-paste = Paste a list
ccg-deck-paste-lines = The cards, a line each
ccg-deck-paste-hint = “3 Border farm”, “Doji Ayame (Experienced)”, “Spearmen [2]” with the Focus Value. A line such as “Holdings” is the heading of those below it.
ccg-deck-paste-kind = Cards without a heading that the card book does not know are
ccg-deck-pasted = { $count ->
    [one] 1 line is in the deck now.
   *[other] { $count } lines are in the deck now.
}
