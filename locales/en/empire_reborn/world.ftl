# The world beside the realms: weather, plague, spies, Hidden Locations, Favor, experience; bouts with cheating; starts.

er-decree = { $decree ->
    [weather] Weather
    [move] Plague and land
    [raze] Razing
    [hide] A Hidden Location
    [explore] Explorers
    [enter] A Hidden Location is entered
    [spies] Spies
    [favor] The Emperor’s Favor
    [call] A roll
    [tell] Something is told
    [experience] Experience
    [lines] Lines of trade
    [cross] Entering without leave
    [refuse] Refusing a challenge
    [seppuku] Seppuku
    [found] A ready-made start
   *[end-turn] End the turn
}
er-calamity = { $calamity ->
    [bandits] Bandits
    [plague] Gaijin Plague
    [volcano] Volcano
    [storm] Storm
   *[earthquake] Earthquake
}
er-start = { $start ->
    [blade] The sword
    [host] The host
    [court] The Court
    [shadow] The shadow
   *[balance] A bit of everything
}
er-pool-clan = Clan Pool
er-pool-death = Death Pool of { $name }
er-pool-grant = Grant: { $what }
er-boon = { $boon ->
    [honor] Two points of Honor
    [legion] Four units of the Emerald Legion
    [edict] An Edict
   *[treaty] 20 koku for a treaty
}
er-seen = { $clan }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-seen-nobody = nobody else
er-befell-dice = Dice of the world: { $dice }
er-befell-sky = { $place }: { $weather }, koku { $change }
er-befell-struck = { $place }: { $what }{ $koku ->
    [0] {""}
   *[other] , { $koku } koku gone
}{ $loss ->
    [0] {""}
   *[other] , the land yields { $loss } less
}
er-befell-spread = { $place }: the Gaijin Plague is here
er-befell-stays = { $place }: the Gaijin Plague goes on and does not spread
er-befell-spreads = { $place }: the Gaijin Plague spreads to a neighbor; which one is to be said
er-befell-ended = { $place }: the Gaijin Plague is over
er-befell-healed = { $place }: the land yields { $koku } more again
er-befell-razed = { $place }: razed by { $clan }, { $percent }% damage
er-befell-hidden = { $place }: { $name } is hidden here
er-befell-found = { $clan }: { $count ->
    [one] 1 team in { $place } finds { $name }
   *[other] { $count } teams in { $place } find { $name }
}
er-befell-explored = { $clan }: { $count ->
    [one] 1 team in { $place } finds nothing
   *[other] { $count } teams in { $place } find nothing
}
er-befell-sent = { $clan }: { $count ->
    [one] 1 spy for { $place }
   *[other] { $count } spies for { $place }
}
er-befell-recalled = { $clan }: { $count ->
    [one] 1 spy comes home from { $place }
   *[other] { $count } spies come home from { $place }
}
er-befell-heard = { $of ->
    [one] The one spy in { $place } reports
   *[other] Of { $of } spies in { $place } { $reports ->
        [one] one reports
       *[other] { $reports } report
    }
}: { $seen }{ $silent ->
    [0] .
    [one] ; of one nothing was heard again.
   *[other] ; of { $silent } nothing was heard again.
}
er-befell-heard-nothing = { $of ->
    [one] The one spy in { $place } reports nothing
   *[other] Of { $of } spies in { $place } none reports
}{ $silent ->
    [0] .
    [one] ; of one nothing was heard again.
   *[other] ; of { $silent } nothing was heard again.
}
er-befell-caught = { $place }: a spy was caught and named nobody
er-befell-caught-named = { $place }: a spy was caught and named his employer: { $clan }
er-befell-noticed = { $name } notices spies in { $place }
er-befell-unnoticed = { $name } notices no spies in { $place }
er-befell-overcame = { $name } overcomes { $site }
er-befell-failed = { $name } fails in { $site }. { $said }
er-befell-retried = { $name } is Lucky and rolls again
er-befell-mishap = { $name } is Unlucky: of two rolls the worse stands
er-befell-seppuku = { $name } commits seppuku; the Honor of the last turn is as if it had not been lost
er-befell-grudge = { $name } hates { $target } until revenge is taken
er-befell-cheats = { $name } cheats unseen: { $count ->
    [0] no dice more
    [one] 1 die more
   *[other] { $count } dice more
}
er-befell-cheat-caught = { $name } is caught cheating
er-befell-crossed = { $name } enters { $place } without leave
er-befell-refused = { $name } refuses a challenge by { $target }: { $deed }
er-befell-called = { $name } succeeds: { $what }
er-befell-called-failed = { $name } fails: { $what }
er-befell-gained = { $clan }: { $name } gains { $count } XP
er-befell-granted = { $clan }: { $pool }, { $count ->
    [one] 1 point
   *[other] { $count } points
}
er-befell-learned = { $clan }: { $name } spends { $count } XP
er-befell-founded = { $clan } begins ready-made: { $start }
er-befell-favor = The Emperor’s Favor is used: { $boon }
er-befell-edict = An Edict of the Emperor: { $clan } stops the attack
er-befell-edict-refused = An Edict of the Emperor: { $clan } does not obey
er-for-cheating = Void
er-for-border = border
er-for-called = a roll
er-errand-travel = { $name } enters { $place }
er-errand-seppuku = { $name } commits seppuku
er-errand-champion = { $deed }, { $actor } accepts the challenge of { $target }; { $champion } fights
er-errand-champion-cheats = { $deed }, { $actor } accepts the challenge of { $target }; { $champion } fights, cheating
er-errand-cheat = { $deed }, cheating: { $actor } against { $target }
er-errand-explore = { $count ->
    [one] 1 team of explorers in { $place }
   *[other] { $count } teams of explorers in { $place }
}
