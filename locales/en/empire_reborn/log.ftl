# The log of The Empire Reborn, reasons, corrections.

er-verb = { $verb ->
    [begin] The campaign begins
    [account] Close the account
    [end-turn] End the turn
    [end] End the campaign
    [muster] Muster
    [lose] Units are lost
    [march] March
    [map] The map
    [enemies] Enemies
    [allies] Allies
    [order] A march is ordered
    [take-back] An order is taken back
    [koku] Koku
    [province] A province
    [repair] Repair
    [treaty] A treaty
    [character] A Character
    [honor] Honor
    [act] A deed
    [court] Court
    [test] A roll
    [roll] A roll
    [dismiss] No roll
    [errand] An order for the game master
    [orders] Orders
    [adopt] Take over
    [ruling] A ruling
    [by-hand] By hand
    [battle] A battle
   *[remark] Remark
}
er-log-nothing = Nothing changed
er-log-overrode = Rule { $rule } set aside
er-log-turn = Turn { $turn }, { $season }
er-log-account = { $clan }: { $income } koku come in, { $upkeep } go to the units
er-log-came = { $clan }: { $units } in { $place }
er-log-lost = { $clan }: { $units } lost in { $place }
er-log-moved = { $clan }: { $units } from { $from } to { $to }
er-log-koku = { $clan }: { $change } koku, { $why }
er-log-province = { $clan } has { $place }
er-log-province-set = { $clan }: { $place } changed
er-log-province-lost = { $clan } no longer has { $place }
er-log-repair = { $clan }: { $percent }% of { $place } is repaired
er-log-treaty = { $clan }: { $level } trade of { $own } with { $with }
er-log-treaty-ended = { $clan }: a treaty ends
er-log-line-open = { $clan }: a trade line opens
er-log-line-blocked = { $clan }: a trade line is blocked
er-log-person = { $name } comes to the table
er-log-person-set = { $name } changed
er-log-died = { $name } dies
er-log-revived = { $name } lives
er-log-honor = { $name }: Honor { $change }
er-log-rolled = { $name } rolls for { $what }: { $dice } = { $total }
er-log-reached = { $name } rolls for { $what }: { $dice } = { $total }, at least { $tn }
er-log-failed = { $name } rolls for { $what }: { $dice } = { $total }, { $tn } not reached
er-log-again = { $name } and { $target } are equal: { $deed }, once more
er-log-nobody = { $name } and { $target } are equal: { $deed }, nobody wins
er-log-won = { $name } beats { $target }: { $deed }
er-log-beaten = { $target } beats { $name }: { $deed }
er-log-succeeds = { $name } succeeds against { $target }: { $deed }
er-log-fails = { $name } fails against { $target }: { $deed }
er-log-favor = { $name } wins the Emperor’s Favor
er-log-favor-nobody = Nobody wins the Emperor’s Favor
er-log-dismissed = { $name } need not roll
er-log-errand = { $clan } orders: { $errand }
er-log-errand-dropped = { $clan } takes an order back
er-log-orders = { $clan }: { $count ->
    [one] 1 order came in
   *[other] { $count } orders came in
}
er-log-replied = { $clan } asked: { $asked } – { $answer }
er-log-left-out = { $clan }: an order is left out
er-log-adopted = { $clan }: taken over for turn { $turn }
er-no-order = There is no such order, or it is settled.
er-no-other-turn = This is for turn { $found }, and here it is turn { $turn }.
er-log-ruling = { $ruling }: { $reading }
er-log-remark = { $note }
er-log-ended = The campaign is over
er-for-court = Court
er-for-honor = Honor
er-for-death = life
er-for-verdict = the denouncing
er-why = { $why ->
    [muster] for units
    [hired] for a Character that was hired
    [repair] for repairs
    [treaty] for a treaty
    [penalty] for the end of a treaty
    [gift] as a gift
    [first-army] left of the first army, lost
    [scouting] for spies or explorers
    [favor] from the Emperor’s Favor
    [raid] from a raid
    [unspent] not spent
    [weather] for the weather, booked at once
    [calamity] for what befell, booked at once
   *[nothing] no reason given
}
er-different-turn = Turn { $from } becomes { $to }
er-different-units = { $clan }, { $place }: { $unit } { $from } → { $to }
er-different-dead = { $name } is dead
er-different-lives = { $name } lives
er-different-gone = { $name } is not at the table
er-different-owner = { $place } belongs to: { $from } → { $to }
er-different-favor = The Emperor’s Favor: { $name }
er-different-battle = The battle on the table stands otherwise
er-different-else = Something else on the table changes
er-different-open = Still to be rolled: { $from } become { $to }
er-change-honor = { $name }: Honor { $from } → { $to }
er-change-koku = { $clan }: koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = koku { $from } → { $to }
er-edit-count = How many
er-edit-bid = Bid for each
er-edit-koku = Koku
er-edit-production = Production
er-edit-steps = Quarters
er-edit-paid = Paid
er-edit-points = Points
er-edit-die = Die { $number }
er-edit-die-of = { $name }, die { $number }
er-edit-die-again = { $name }, rolled again, die { $number }
er-edit-roll = Roll { $number }
er-edit-gift-of = Gift of { $name }
er-edit-tn = Target number
er-edit-honor = Honor
er-edit-turn = Turn

er-no-over = The campaign is over.
er-no-not-begun = The campaign has not begun.
er-no-begun = The campaign has begun.
er-no-realm = The realm of the { $clan } is not kept here.
er-no-province = { $name } is no province of this Clan.
er-no-province-twice = There is a province { $name } already.
er-no-bound = A number is out of its bounds.
er-no-treaty = There is no such treaty.
er-no-person = There is no such Character.
er-no-dead = { $name } is dead.
er-no-oneself = Nobody acts against themselves.
er-no-too-many-persons = The { $clan } have ten Characters already.
er-no-creation = { $name } breaks rule { $rule } of creation.
er-no-points = All starting Characters together cost { $points } points, at most 100.
er-no-bad-person = Something is said twice of this Character, or there is no such level.
er-no-duel = { $name } is Lame and needs a champion.
er-no-closed = The account of the { $clan } is closed for this turn.
er-no-account-first = The account of the { $clan } is still open.
er-no-orders-wait = { $count ->
    [one] 1 order is neither carried out nor left out: with the turn it would be gone.
   *[other] { $count } orders are neither carried out nor left out: with the turn they would be gone.
}
er-no-roll-first = Something is still to be rolled.
er-no-nothing-open = Nothing like that is to be rolled.
er-no-production = The production of { $name } is unknown: type it in.
er-no-shortfall = { $koku } koku are missing for the upkeep: units are lost until it fits.
er-no-dear = It costs { $cost } koku, and there are { $has }.
er-no-price = { $unit } are bid for: type in what each costs.
er-no-muster-limit = At most { $limit ->
    [one] 1 unit is
   *[other] { $limit } units are
} mustered in { $name } in a turn.
er-no-not-owned = { $name } is no province of this Clan.
er-no-elites = A Clan has at most four Elites.
er-no-units = There { $has ->
    [one] is 1
   *[other] are { $has }
} { $unit } here.
er-no-immovable = Fortifications stay where they are.
er-no-dice = { $count ->
    [one] 1 die is
   *[other] { $count } dice are
} rolled.
er-no-die = No die comes to { $die }.
er-no-courtiers = At Court there are at least two, each once.
er-no-change = Nothing would change.
er-fault-nobody = Choose at least one Clan.
er-fault-twice = The { $clan } are there twice.
er-no-other-campaign = This belongs to another campaign. Nothing was taken over.
er-no-court-held = Court was held this turn.
er-log-sent = { $clan }: the orders are on their way
