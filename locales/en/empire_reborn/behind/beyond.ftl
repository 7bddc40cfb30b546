# Screens of the world, of one table, of the chronicle; starts; what another reading would have changed.

er-step-by-step = roll by roll
er-cheats = { $name } cheats
er-cheats-no = no
er-cheats-yes = yes
er-odds-caught = { $name } is caught cheating: { $chance }
er-last-duel-title = What another reading would have changed
er-last-duel = The last one: { $deed }, { $name } against { $target }, { $chance } for the challenger.
er-otherwise = { $ruling }: { $reading }. Chance { $chance }, the challenged dies { $dies }.
er-otherwise-rest = The others change nothing.
er-otherwise-none = No other reading changes anything.
er-last-battle-title = The last battle, otherwise read
er-last-battle = The last one: { $place }, { $winner } beats { $loser }. Chance of the { $attacker }: { $chance }.
er-otherwise-battle = { $ruling }: { $reading }. Chance { $chance }.
er-last-battle-show = What other readings would have changed
er-otherwise-same = The same dice come to the same.
er-otherwise-actor = With the same dice the challenger wins.
er-otherwise-target = With the same dice the challenged wins.
er-otherwise-again = The same dice are equal and rolled again.
er-otherwise-nobody = The same dice are equal: nobody wins.
er-world = The world
er-world-sub = Weather, plague, spies, Favor, experience
er-together = At one table
er-together-sub = What all may see, and each Clan’s own report
er-spies = Spies
er-spies-sub = sent, called home, looked for
er-journeys = Journeys
er-journeys-sub = into provinces of other Clans
er-cross-open = Nobody guards this border.
er-explorers = Explorers
er-explorers-sub = 5 koku a team, at most five teams
er-learning = Experience
er-learning-sub = what is held, what it buys, pools
er-sky-sub = drawn or chosen
er-raze = Razing
er-raze-sub = units that strike a province
er-sites = Hidden Locations
er-sites-sub = noted, looked for, gone into
er-favor = The Emperor’s Favor
er-calls = Rolls and news of your own
er-calls-sub = any pool, any target number, told to whom you like
er-due = Still to be done this turn
er-due-none = Nothing: the world rests.
er-spread-there = It spreads there
er-spread-nowhere = It spreads nowhere
er-due-roll = Let it go on
er-due-hear = Hear the spies
er-typed-dice = Dice from the table
er-typed-dice-hint = one after the other; none: the app rolls
er-which-place = Where
er-sky-drawn = Drawn weather
er-what-comes = What comes
er-dice-needed = Dice: { $koku } for koku, then { $units }, one a unit
er-bandits-count = How many Bandits
er-bandits-sub = They raid: on to the battle table.
er-let-it-come = Let it come
er-raze-by = Whose units
er-raze-strikes = Units that strike
er-raze-leader = Who commands them
er-raze-it = Raze it
er-spies-in = { $place }: { $count ->
    [one] 1 spy
   *[other] { $count } spies
}
er-spies-home = Call one home
er-spies-count = Spies
er-spies-send = Send spies
er-spies-odds = { $security }, three turns: reports { $reports }, is caught { $caught }
er-search = Search for spies
er-search-who = Who
er-search-now = Search
er-teams = Teams
er-site-in = { $name }, { $place }
er-site-unfound = nobody has found it
er-site-note = Your note
er-site-note-sub = hold to read
er-site-new = A new one
er-site-name = What it is called
er-site-hide = Note it
er-explore = Send them out
er-failing-price = What failing costs
er-price-nothing = nothing
er-price-honor = points of Honor, rolled
er-price-death = life, Earth against
er-price-said = what you say
er-site-enter = A Character goes in
er-site-which = Which
er-site-go = Roll
er-favor-of = The Favor: { $name }
er-favor-nobody = Nobody holds the Favor.
er-favor-for = What for
er-favor-use = Use the Favor
er-edict = The Clan obeys
er-edict-refuses = no
er-edict-obeys = yes
er-edict-clan = Which Clan
er-call = A roll
er-call-what = What about
er-call-roll = Dice rolled
er-call-keep = Dice kept
er-call-bonus = Added
er-call-chance = { $pool }: { $chance }
er-call-won = Honor where it succeeds
er-call-lost = Honor where it fails
er-call-roll-it = Roll it
er-told = Told to
er-tell = News
er-tell-them = Tell them
er-xp = { $count } XP
er-learn = Spend
er-learn-what = What for
er-learn-cost = { $what }, { $count } XP
er-learn-from = Out of
er-learn-own = the Character’s own points
er-learn-buy = Spend it
er-ending = What the end of the turn brings
er-ending-gain = { $own } XP, Clan Pool { $pool }
er-merit-what = Something else that counts
er-merit-add = Count it
er-grant-count = Points
er-grant-for = What for; empty: a boon for the Clan Pool
er-grant = Grant
er-measure = { $measure ->
    [koku] Koku
    [provinces] Provinces
    [units] Units
   *[honor] Mean Honor
}
er-curves = Over the turns
er-chronicle-standing = { $clan }: { $koku } koku, provinces { $provinces }, units { $units }, Honor { $honor }
er-chronicle-won = Turn { $turn }, { $deed }: { $name } beats { $target }, a chance of { $chance }
er-chronicle-lost = Turn { $turn }, { $deed }: { $name } is beaten by { $target }, a chance of { $chance }
er-chronicle-luck = { $clan }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}, { $mean } each, { $expected } expected
er-chronicle-death = Turn { $turn }, { $season }: { $name } dies
er-chronicle-pact = { $clan } and { $partner }, { $own } with { $with }: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
er-chronicle-deeds = Deeds, with the chance they had
er-chronicle-luck-title = Luck of the dice
er-chronicle-deaths = The dead
er-chronicle-pact-title = The longest treaty
er-chronicle-save = Keep the chronicle as a text
er-closing = In short
er-closing-file = empire-reborn.png
er-observer = What all may see
er-together-koku = { $name } koku
er-together-report = { $name }: report
er-together-show = I am { $name } – show
er-together-show-sub = the report of the turn; the others look away
er-together-done = Done – put it away
er-together-realm = { $name }: to the realm
er-primary = Primary Character
er-chronicle-battles = Battles, with the forecast they had
er-chronicle-battle = Turn { $turn }, { $place }: { $winner } beats { $loser }, forecast { $chance }
er-chronicle-battle-bare = Turn { $turn }, { $place }: { $winner } beats { $loser }, without a forecast
