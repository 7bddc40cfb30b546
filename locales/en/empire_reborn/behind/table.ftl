# The realm of The Empire Reborn and its pages.

er-back-home = Back to the start
er-back-persons = Back to the Characters
er-percent = { $count }%
er-under-one = under 1%
er-decimal = { $whole }.{ $tenth }
er-minus = { $what } minus 1
er-plus = { $what } plus 1
er-none = none
er-name = Name
er-keep = Save
er-add = Add …
er-take-away = { $name }: take away

er-new-title = New campaign
er-new-sub = Your own Clan, or all of them for the game master.
er-which-clans = Which realms are kept here?
er-start-koku = { $count } koku for the first army
er-begin = Begin

er-log-sub = where a line is corrected
er-todo-met = Others stand in { $name }
er-todo-met-sub = { $stands }: the war room with both armies
er-tool-war = War room
er-rules = Rules
er-rulings = Rulings
er-rulings-sub = what the rulebook leaves open
er-koku-by-hand = Koku
er-koku-way = Which way?
er-koku-out = go out
er-koku-in = come in
er-what-for = What for?
er-book = Enter
er-remark = Remark for the log
er-remark-write = Write it down
er-end = The campaign is over

er-units-title = Units
er-units-sub = by place, with what they cost to keep
er-muster = Muster
er-march = March
er-march-from = March from { $name }
er-stand-in = { $unit } in { $place }
er-goes = movement { $count }
er-sails = by sea { $count }
er-stays = stays
er-unit-sub = AV { $av }, TV { $tv }, MV { $mv }, upkeep { $upkeep } in all
er-priced = { $unit }, { $koku } koku
er-where = Where?
er-what = What?
er-sea-zone = Sea zone
er-muster-sum = { $koku } koku, { $left } are left, upkeep { $upkeep } a turn
er-there-are = There { $count ->
    [one] is 1
   *[other] are { $count }
}.
er-elite = { $clan ->
    [crab] AV +2 always; after a battle each dies on 2 in 10.
    [crane] AV +1 always.
    [dragon] TV +1 always.
    [lion] Fear 7.
    [phoenix] AV +2 and TV +1 while any shugenja Character is in the battle.
    [scorpion] Hit and not destroyed, each strikes back on 3 in 10.
    [unicorn] AV +2 and TV +2 while the whole army is Cavalry.
   *[mantis] Survive a sinking while the army has another ship.
} There { $count ->
    [one] is 1
   *[other] are { $count }
} of at most { $most }.
er-buy-so = { $count } more, { $koku } koku
er-lose-so = { $count } lost
er-where-to = Where to?
er-province-or-sea = Province or sea zone
er-who-goes = Who goes?

er-lands-sub = what is known of them
er-provinces = Provinces
er-treaties = Treaties
er-new-province = A province
er-treaty = Treaty
er-new-treaty = Conclude a treaty
er-new-treaty-sub = trade with a province of another Clan
er-treaty-of = { $own } with { $with }
er-treaty-sub = { $clan }, { $level } trade
er-treaty-sub-blocked = { $clan }, { $level } trade, blocked
er-treaty-told = The partner’s province produces { $production }; paid { $paid } koku.
er-treaty-end = End it
er-line-block = The line is blocked
er-line-open = The line opens
er-produces = produces { $count }
er-damaged = { $count }% damaged
er-security-label = Security
er-damage-label = Quarters damaged
er-weather-label = Weather this turn
er-loss = Production lost to a disaster
er-extra = Koku by weather or events this turn
er-stolen = Koku stolen this turn
er-repair-steps = Repair { $percent }%, { $koku } koku
er-province-is-lost = The province is lost
er-goes-to = It goes to the { $name }
er-own-province = Own province
er-partner = Partner
er-partner-province = The partner’s province
er-level-label = Trade
er-conclude = Conclude it

er-persons = Characters
er-persons-sub = of all Clans, as far as known
er-no-persons = Nobody is typed in. The realm goes on without, too.
er-new-person = A Character
er-hired-by = Hired by
er-hired-bid = Bid
er-welcome = Add the Character
er-is-dead = dead
er-honor-is = Honor { $count }
er-clan-label = Clan
er-school-label = School
er-minor-label = Minor school
er-minor-school = { $school ->
    [wasp] Wasp
    [hida_berserker] Hida Berserker
    [kitsuki_investigator] Kitsuki Investigator
   *[shinjo_caravaner] Shinjo Caravaner
}
er-saver = Void of a Phoenix bushi who stands ready
er-advantages = Advantages
er-disadvantages = Disadvantages
er-unit-values = As a unit AV { $av }, TV { $tv }
er-school-rank = School Rank { $count }
er-price = { $net ->
    [one] 1 point
   *[other] { $net } points
}: rings { $rings }, Honor { $honor }, Advantages { $good }, Disadvantages { $bad ->
    [0] 0
   *[other] −{ $bad }
}
er-breaks = Breaks rules of creation: { $rules }
er-honor-at-stake = Honor at stake
er-source-label = Where is it won?
er-source = { $source ->
    [duel] in a duel
    [battle] in a battle
    [favor] by the Favor
   *[other] elsewhere
}
er-roll-for-it = Roll for it
er-dies = Dies
er-lives = Lives after all
er-seppuku = Seppuku: what Honor was lost this turn is restored
er-hates = Hates { $name } until that one is beaten

er-deeds = Deeds
er-deeds-sub = duels, assassins, accusations, with their odds
er-which-deed = What?
er-which-ring = Which ring?
er-acts = Who acts?
er-against = Against whom?
er-champion = Who fights for the challenged?
er-rolls = Dice
er-apply = Apply
er-dice-typed = as typed in
er-app-rolls-one = the app rolls for one
er-app-rolls = the app rolls for both
er-app-rolls-rest = the app rolls the rest
er-odds-dies = { $name } dies: { $chance }
er-odds-honor = { $name }: Honor { $honor } on average
er-odds-tie = No result: { $chance }
er-odds-pools = { $one } against { $other }
er-odds-succeeds = { $name } succeeds
er-dice-ears = { $name } { $pool }: { $count } of { $of ->
    [one] 1 die
   *[other] { $of } dice
}, { $total }
er-again = again
er-faces = Faces
er-die-back = Take the last die back

er-court = Court
er-court-sub = the Emperor’s Favor
er-who-asks = Who asks for the Favor?
er-gift-of = Gift of { $name } in koku
er-gift = { $count } koku given
er-court-chance = { $name }: { $chance }

er-queue = Rolls
er-queue-sub = what is still to be rolled, in order
er-luck = Lucky: roll again, { $count } left this turn
er-luck-again = Lucky: the second roll.
er-mishap = Unlucky: roll twice, the worse stands, { $count } left this turn
er-mishap-again = Unlucky: the second roll, the worse stands.
er-exploit = { $name } is Exploitative: { $count } Honor less, as many dice more
er-queue-empty = Nothing is to be rolled.
er-queue-rolled = What was rolled
er-queue-all = Roll all of it for me
er-dismiss = No roll
er-app-roll = Roll for me
er-asked-tn = { $pool } against { $tn }: chance { $chance }
er-asked-lacks = { $pool } against { $tn }: { $count } more needed
er-asked-reached = { $pool } against { $tn }: reached
er-asked-failed = { $pool } against { $tn }: not reached
er-asked = { $pool }, the total counts

er-war-sub = a battle as it would be
er-war-only-look = Nothing here changes the table.
er-reckon-stop = Stop
er-reckon-stopped = It was stopped.
er-reckon-again = Reckon again
er-reckoning = Reckoning …
er-war-no-units = Both sides need units.
er-war-out-of-place = Ships fight at sea, all others on land.
er-war-too-large = Too large to be reckoned.
er-end-destroyed = { $name } destroyed
er-end-flees = { $name } flees
er-end-chance = { $name }: { $chance }
er-exact = exact
er-exact-without = exact, without { $parts }
er-left-out-part = { $part ->
    [duels] duels
    [pins] pins
    [siege_strikes] Siege hits
    [blademasters] Blademasters
   *[extra_strikes] additional strikes
}
er-wins = { $name } wins,
er-about = about, { $low } to { $high },
er-played = { $count } battles played
er-loses = { $name } loses { $lost } of { $all }
er-left = { $count } left
er-attacker = Attacker
er-defender = Defender
er-general = General
er-no-general = no General (Water 1)
er-army-in = { $place }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-which-army = Which army
er-add-units = More units
er-ground-label = Ground
er-ground = { $ground ->
    [open] open
    [pass] over a pass
    [landing] a landing
   *[naval] at sea
}
er-season-label = Season
er-what-turns = What turns it
er-show = Show
er-nothing-turns = Nothing usual would turn this battle.
er-turn-open = On open ground
er-turn-tactician = A General with Tactician
er-turn-scouts = Two Scouts with them
er-turn-season = In the next season
er-turn-bushi = Three Bushi more

er-dice = Dice desk
er-dice-sub = any roll, exact
er-dice-rolled = Dice rolled
er-dice-kept = Dice kept
er-dice-bonus = Added
er-dice-against = Against another roll
er-dice-against-sub = with 0 dice there is none
er-dice-exact = Exact, by the rulings in force.
er-dice-reaches = { $pool } reaches { $tn }
er-dice-mean = { $mean } on average
er-dice-better = One ring more: { $ring }; 10 more on the total: { $ten }
er-dice-meets = Higher { $more }, equal { $equal }, lower { $less }

er-chronicle-sub = koku turn by turn, the dead
er-chronicle-realm = { $clan }: { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}
er-koku-held = { $count } koku held
er-court-was-held = Court was held this turn.
er-too-few-persons = This takes two living Characters. Type them in first, your own and another Clan’s.
er-end-sure = End the campaign for good? Nothing more can be ordered then.
er-end-yes = End it
er-end-no = Play on
