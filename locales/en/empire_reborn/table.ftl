# The realm of The Empire Reborn and its pages.

er-table-name = The Empire Reborn
er-back-realm = Back to the realm
er-nobody = nobody

er-head-first = Before the first turn, { $koku } koku for the first army
er-head = Turn { $turn }, { $season }, { $koku } koku held
er-year = The year
er-realms = Realm
er-log = Log
er-account = Account
er-income = income
er-upkeep = upkeep
er-free = free
er-next-turn = next turn
er-short = short
er-held = held
er-penalties = treaties
er-times = { " " }× { $percent }%
er-type-in = type it in
er-trade = trade
er-trade-with = Trade with { $name }
er-by-weather = Weather
er-no-units-yet = There are no units yet.
er-free-first = What is not spent on the first army is lost.
er-changed-since = Changed since
er-free-closed = The account of this turn is closed; what is held is free.
er-koku = { $count } koku
er-forecast = Turns to come
er-forecast-winter = left when winter ends, if nothing more is ordered.
er-forecast-later = left in turn { $turn }, { $season }, if nothing more is ordered.
er-forecast-short = short in turn { $turn }, { $season }: units will be lost, if nothing changes.
er-forecast-ears = Turn { $turn }, { $season }: { $income } in, { $upkeep } out, { $left } left
er-now = now
er-still-to-order = Still to order: { $count }
er-todo-rolls = Still to be rolled
er-todo-rolls-sub = { $count ->
    [one] 1 roll waits
   *[other] { $count } rolls wait
}
er-todo-army = Army in { $name }
er-todo-army-sub = { $count ->
    [one] 1 unit
   *[other] { $count } units
}, movement { $mv }
er-todo-army-stays = { $count ->
    [one] 1 unit that stays
   *[other] { $count } units that stay
}
er-todo-mail = { $count ->
    [one] 1 order for the game master
   *[other] { $count } orders for the game master
}
er-todo-mail-sub = for the game master to carry out: send before the turn ends
er-todo-filed = { $count ->
    [one] 1 order of the Clans waits
   *[other] { $count } orders of the Clans wait
}
er-todo-filed-sub = carry them out or leave them out before the turn ends
er-todo-reports = Reports to the Clans
er-todo-reports-sub = to each what it may know, as a file or as codes
er-todo-person-sub = a deed against somebody
er-tool-units = Units
er-tool-more = More
er-more = More
er-ink-begin = Begin the first turn
er-ink-begin-sub = { $count } koku left are lost
er-ink-world = The world goes on
er-ink-roll = Roll what waits
er-ink-orders = To the orders
er-ink-account = Close the account
er-ink-end = End the turn
er-ink-end-sub = then turn { $turn }
er-ink-end-orders = { $count ->
    [one] 1 march is not carried out
   *[other] { $count } marches are not carried out
}

er-lands = Provinces and treaties

er-war = War room

er-chronicle = Chronicle
er-left-over = left
er-favor-next = { $name } holds the Emperor’s Favor: it can be used next turn
er-favor-now = { $name } holds the Emperor’s Favor: it can be used this turn and never after
er-over-note = The campaign is over. The chronicle tells how it went.
