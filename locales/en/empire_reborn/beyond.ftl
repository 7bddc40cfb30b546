# Screens of the world, of one table, of the chronicle; starts; what another reading would have changed.

er-starts = Ready-made starts
er-starts-hint = five, each legal and able to pay its winter
er-starts-sub = { $persons ->
    [one] 1 Character
   *[other] { $persons } Characters
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}
er-sky = Weather and events
er-favor-sub = used once, in the turn after it was won
er-due-move = { $plagues ->
    [0] Land recovers: provinces { $healing }
   *[other] The plague goes on: places { $plagues }{ $healing ->
        [0] {""}
       *[other] , land recovers: provinces { $healing }
    }
}
er-due-sky-sub = none yet this turn; before the accounts
er-due-early-sub = before the accounts
er-due-spread = The plague in { $place } spreads: to which neighbor?
er-due-listen-sub = before the turn ends
er-due-listen = Spies that may report: { $count }
er-due-favor = { $name } can use the Favor this turn only
er-lesson-trade = Trade
er-lesson-trade-now = A treaty brings a share of what the partner’s province yields, from the next turn on.
er-lesson-trade-table = Press More, then Provinces and treaties: conclude one with a province of the Crab.
er-lesson-court = The Emperor’s Court
er-lesson-court-now = Whoever reaches the highest total of Air, Honor and half the gift wins the Favor.
er-lesson-court-table = Press More, then Court: choose one of yours and one of the Crab, see what each koku buys, and roll.
