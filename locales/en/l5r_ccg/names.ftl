# What things of the old card game are called. Terms of the cards stay as they are printed.

ccg-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [mantis] Mantis
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
    [naga] Naga
    [toturi] Toturi’s Army
    [shadowlands] Shadowlands Horde
   *[brotherhood] Brotherhood of Shinsei
}
ccg-somebody = a player
ccg-named = { $player }
ccg-middle = the middle
ccg-stronghold = Stronghold
ccg-a-card = a card
ccg-phase = { $phase ->
    [first] Setup
    [straighten] Straighten Phase
    [events] Events Phase
    [action] Action Phase
    [attack] Attack Phase
    [dynasty] Dynasty Phase
    [end] End Phase
   *[over] end of the game
}
ccg-ring = { $ring ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
   *[void] Void
}
ccg-act = { $act ->
    [limited] Limited action
    [open] Open action
    [battle] Battle action
    [attach] attaches a card
    [move] moves cards
    [lobby] lobbies
    [favor-draw] Favor: draws a card
    [favor-restore] Favor: restores honor
    [favor-remove] Favor: sends a unit home
   *[pass] passes
}
ccg-value = { $value ->
    [force] Force
    [chi] Chi
    [honor] Personal Honor
    [cost] cost
   *[gold] gold
}
ccg-side = { $side ->
    [attack] attack
   *[defense] defense
}
ccg-names-and = { $all }, { $name }
ccg-outcome = { $outcome ->
    [attack] the attack wins
    [defense] the defense wins
    [tie] tie, both armies fall
    [unopposed-attack] unopposed attack
    [unopposed-defense] no attackers
   *[empty] nobody is there
}
ccg-loss = { $loss ->
    [provinces] no Province stands
    [honor] Family Honor fell to −20
   *[conceded] left the game
}
ccg-victory = { $victory ->
    [military] the only one left
    [enlightenment] five Rings
   *[honor] began the turn with 40 Honor
}
ccg-ruling = { $ruling ->
    [event-timing] When Events take effect
    [experienced-in-play] Experienced cards of one name
    [experienced-copies] Copies of Experienced cards
    [bowed-bonus] Bonus of bowed cards
    [ally-battle-honor] Honor of allies
    [defensive-allies-bow] Allies of the Defender
    [initiator-counts] Who bows for lobbying
   *[lobby-compare] Whom a lobbyist has to exceed
}
ccg-reading-usual = { $ruling ->
    [event-timing] one by one, as they are turned up
    [experienced-in-play] only one in play
    [experienced-copies] one in a deck
    [bowed-bonus] adds nothing
    [ally-battle-honor] only Attacker and Defender gain
    [defensive-allies-bow] bow and go home
    [initiator-counts] does not count
   *[lobby-compare] everybody
}
ccg-reading-other = { $ruling ->
    [event-timing] after all are turned up
    [experienced-in-play] several, unless Unique
    [experienced-copies] three in a deck
    [bowed-bonus] still adds
    [ally-battle-honor] allies gain too
    [defensive-allies-bow] stay
    [initiator-counts] counts
   *[lobby-compare] the antagonist alone
}
ccg-for-own = own side
ccg-for-lobbyist = for the lobbyist
ccg-for-antagonist = for the antagonist

ccg-verb = { $verb ->
    [first] First player
    [straighten] Straighten
    [events] Events
    [act] Action
    [pass] Pass
    [phase] Next phase
    [end-turn] End of turn
    [honor] Family Honor
    [province] Province
    [ring] Ring
    [favor] Favor
    [hand] Hand
    [concede] Leave the game
    [verdict] End of the game
    [card] Card
    [attack] Attack
    [battle] Battle
    [duel] Duel
    [lobby] Lobbying
    [ruling] Ruling
    [by-hand] By hand
   *[remark] Remark
}

ccg-edit-player = Player
ccg-edit-change = Change
ccg-edit-honor = Family Honor
ccg-edit-drew = Cards drawn
ccg-edit-discarded = Cards discarded
ccg-edit-province = Province
ccg-edit-strength = Strength
ccg-edit-attack = Force added to the attack
ccg-edit-defense = Force added to the defense
ccg-edit-wall = Strength added to the Province
ccg-edit-ring = Ring
ccg-edit-force = Force
ccg-edit-chi = Chi
ccg-edit-focus = Focus Value
ccg-edit-value = Value
