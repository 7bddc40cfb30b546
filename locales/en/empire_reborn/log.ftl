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
er-change-honor = { $name }: Honor { $from } → { $to }
er-change-koku = { $clan }: koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = koku { $from } → { $to }

er-fault-nobody = Choose at least one Clan.
er-fault-twice = The { $clan } are there twice.
er-log-sent = { $clan }: the orders are on their way
