# Battles, raids and battles at sea of The Empire Reborn, blow by blow.

er-side = { $side ->
    [attacker] Attackers
   *[defender] Defenders
}
er-for-battle = { $what ->
    [disposition] disposition
    [duels] duels found
    [scorpion] strike first unrolled
    [initiative] initiative
    [strikes] strikes
    [fear] hits lost to Fear
    [saves] lost
    [pins] pinned
    [back] strike back
    [back_saves] strikers lost
    [morale] morale
    [objective] objective
    [plunder] booty
    [berserkers] Berserkers die
   *[retreat] retreat
}
er-disposition = { $how ->
    [outmanoeuvred] outmaneuvered
    [surprised] surprised
    [ambush] ambushed
   *[head_to_head] head-to-head
}
er-log-battle = { $affair ->
    [raid] Raid on
   *[battle] Battle of
} { $place }: { $attacker } against { $defender }
er-log-cast = { $side }, { $what }: { $dice }, so { $total }
er-log-cast-against = { $side }, { $what }: { $dice } against { $tn }, so { $total }
er-log-counted = { $side }, { $what }: { $total }
er-log-met = The armies meet head-to-head
er-log-met-better = { $side } come off better: the others are { $how }
er-log-round = Round { $round }
er-log-first = { $side } strike first
er-log-alone = { $side } strike alone
er-log-strikes-again = The strikes of the round are rolled again
er-log-round-over = Lost in the round: attackers { $attacker }, defenders { $defender }
er-log-preferred = { $side }: hits are given in another order
er-log-back = { $side }: another way of retreat
er-log-unit-ruled = { $side }: a unit as the game master rules
er-log-fell = { $side }: Berserkers dead { $count }
er-log-prayers = { $side }: shugenja strike at the Shadowlands first
er-log-prayed = { $side }: lost to shugenja { $count }
er-log-called = { $name } calls the dead for this round: units { $count }
er-log-traded = { $name } gives Honor for as many dice: { $count }
er-log-won-battle = { $side } win
er-log-won-fled = { $side } win: the others run
er-log-undecided = Nobody wins
er-log-ran = Units that run: { $count }
er-log-plundered = Carried off: koku { $koku }, captives { $captured }, freed { $freed }
er-log-taken = { $units } in { $place }: the { $from } lose them to the { $to }
er-log-captured = { $name } is a captive of the { $clan }
er-log-freed = { $name } is free
er-log-booked = The battle is over and booked
er-log-called-off = The battle is called off
er-rule-captives = Captives
er-rule-captives-text = Captives do nothing and gain no experience. Their captor moves them, ransoms, exchanges or executes them. A raid or the conquest of their province by their Clan frees them. Being captured threatens three points of Honor.
er-rule-melee = Duels and Characters in battle
er-rule-melee-text = Each round everybody on land rolls: on 3 in 10 he meets somebody of the other side at random in a duel of Fire, whose loser rolls Earth against five times the winner’s Fire. A Character may form a unit; destroyed, he rolls Earth against five times the AV of whoever did it. At sea he has a flagship instead, and nobody duels.
er-rule-backs = Fear, pins, walls and Blademasters
er-rule-backs-text = Fear takes hits away. A unit that Ranged units hit rolls twice, or misses its next strike. Each wall shelters one other unit from that and from riding down, and Siege units bring walls down by four. Blademasters who stand strike back on 3 in 10.

er-battle = Battle table
er-battle-sub = blow by blow: battles, raids, at sea
