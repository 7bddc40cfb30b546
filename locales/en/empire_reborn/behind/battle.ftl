# Battles, raids and battles at sea of The Empire Reborn, blow by blow.

er-legion = Emerald Legion
er-own-unit = Others
er-unit-of = Unit of { $name }
er-prayer-of = Prayer of { $name }
er-news-won = Battle of { $place }: the { $winner } beat the { $loser }
er-news-fled = Battle of { $place }: the { $winner } beat the { $loser }, who ran
er-news-nobody = Battle of { $place }, { $attacker } against { $defender }: nobody won
er-news-raid = Raid on { $place }: the { $attacker } took { $koku } koku from the { $defender }
er-news-taken = { $place } belongs to the { $clan } now
er-news-held = { $place } stays with the { $clan }
er-news-lost = Losses of the { $clan }: { $units }
er-news-nothing-lost = Losses of the { $clan }: none
er-news-fell = { $name } fell there
er-news-test = { $total } against { $tn }
er-news-honor = { $name }: Honor { $change }, rolled { $tests }
er-news-honor-same = { $name }: Honor unchanged, rolled { $tests }
er-no-battle = No battle is on the table.
er-no-other-battle = A battle is on the table: it is booked or called off first.
er-no-ground = Units that cannot fight on this ground, or none that can.
er-no-captive = { $name } is a captive.
er-no-count = The dice themselves are needed here.

er-battle-none = No battle is on the table. Choose both armies in the war room, then put them on the table.
er-battle-to-table = To the table
er-battle-due = What is due
er-battle-before = { $affair ->
    [raid] Raid on
   *[battle] Battle of
} { $place }
er-battle-round = { $affair ->
    [raid] Raid on
   *[battle] Battle of
} { $place }, round { $round }
er-battle-sky = { $ground }, { $season }, { $weather }.
er-battle-raid = A raid: one round without morale and without a winner, then the objective round for koku and captives; the raiders go home.
er-battle-sea = At sea: ships alone, no duels, no Character units; Cavalry and Siege count nothing. Each Character has a flagship.
er-battle-duel = { $one } against { $other }
er-battle-units = { $clan }, { $count } × { $unit }: { $what ->
    [strikes] who hits?
    [objective] who reaches the objective?
    [fear] whose hits are lost?
    [saves] who stands?
    [pins] who is pinned?
    [back] who strikes back?
    [back_saves] which strikers stand?
   *[berserkers] who dies?
}
er-battle-both = Both Generals: { $what }
er-battle-one = { $side }: { $what }
er-battle-seeking = Who finds a duel?
er-battle-plunder = What strikes bring: { $count }
er-battle-retreat = { $side } run
er-battle-over = It is over
er-battle-stuck = Something was changed meanwhile: the strikes of this round are rolled again.
er-battle-how = { $what ->
    [strikes] A die up to { $value } hits.
    [objective] A die up to { $value } counts; the defenders’ take the raiders’ away.
    [fear] A die up to { $value } loses the hit.
    [saves] A die up to { $value } stands, above it the unit is lost.
    [pins] A die up to { $value } stands, above it the unit misses its next strike.
    [back] A die up to { $value } strikes back.
    [back_saves] A die up to { $value } stands, above it the striker is lost.
   *[berserkers] A die up to { $value } and the Berserkers die.
}
er-battle-how-meet = The higher total by 11 outmaneuvers, by 21 surprises, by 31 ambushes.
er-battle-how-first = The higher total strikes first.
er-battle-how-duel = The higher total wins; the loser’s life is at stake.
er-battle-how-seek = A die up to 3 finds somebody of the other side.
er-battle-how-plunder = Koku as the dice say, half of the province at most. Whoever is caught or freed needs a die up to 2.
er-battle-faces = { $faces }: { $place }
er-battle-count = { $what ->
    [strikes] How many hit?
    [objective] How many count?
    [fear] How many hits are lost?
    [saves] How many are lost?
    [pins] How many are pinned?
    [back] How many strike back?
    [back_saves] How many strikers are lost?
   *[berserkers] How many die?
}
er-battle-or-dice = Or each die as it fell:
er-battle-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
er-battle-booty-koku = Koku
er-battle-booty-catch = Captured
er-battle-booty-free = Freed
er-battle-lost = Lost: attackers { $attacker }, defenders { $defender }
er-battle-occupy = The victor takes the province
er-no = no
er-yes = yes
er-battle-book-sub = Booked, the losses go into the realms, and captives and Honor into Rolls.
er-battle-book = Book it
er-battle-again = Roll again
er-battle-finish = Finish for me
er-battle-side = { $side }: { $clan }
er-battle-led = General { $name }.
er-battle-unled = Nobody leads: Water 1.
er-battle-present = With { $name }.
er-battle-flagship = { $name } on a { $unit }
er-battle-aboard = on board, { $unit }: { $living } of { $all }
er-battle-back = Runs to { $name }.
er-battle-group = { $unit }: { $living } of { $all }
er-battle-values = AV { $av }, TV { $tv }
er-battle-pinned = { $count ->
    [one] 1 misses its next strike
   *[other] { $count } miss their next strike
}
er-battle-hit-first = Is hit first
er-battle-falls = One falls
er-battle-rises = One lives again
er-battle-pin = One pinned or free
er-battle-av-more = AV + 1 for one
er-battle-av-less = AV − 1 for one
er-battle-tv-more = TV + 1 for one
er-battle-tv-less = TV − 1 for one
er-battle-rule-sub = { $side }: what the game master rules counts from now on; strikes of this round are rolled again.
er-battle-gm = The game master rules
er-battle-gm-sub = how they met, who is first, where they run, how it ends
er-battle-meeting = How they met
er-battle-way = { $side } may run to { $place }
er-battle-call-off = Call the battle off
er-battle-army = { $side }:
er-battle-affair = { $affair ->
    [raid] A raid
   *[battle] A battle
}
er-battle-what = What is fought?
er-battle-no-sea = No sea is on the map yet. Write one down there, then the battle has its place.
er-battle-no-attacker = Nobody attacks yet: choose units in the war room, ships for a battle at sea.
er-battle-no-defender = Nobody defends. Where nobody stands there is no battle: march in, or choose a raid.
er-battle-no-units = no units
er-battle-where = Where?
er-battle-from = The attackers come from
er-battle-weather = The sky there
er-battle-who = Who is there?
er-battle-forms = { $name } forms a unit
er-battle-here = is there
er-battle-away = is not there
er-battle-begin = Begin
er-battle-side-only = { $side }
er-battle-shadowlands = Creatures of the Shadowlands
er-battle-legion = Emerald Legion, four units
er-battle-legion-tv = TV of the Emerald Legion
er-battle-naval = Enchanted units are Naval
er-battle-spell = { $name } enchants { $count } of
er-no-enchanted = At most { $most ->
    [one] 1 unit is
   *[other] { $most } units are
} enchanted: as many as the shugenja have ranks.
er-battle-enchanted = { $count } enchanted
er-battle-call = { $name } calls the dead for this round: units { $count }
