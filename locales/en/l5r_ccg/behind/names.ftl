# What things of the old card game are called. Terms of the cards stay as they are printed.

ccg-kind = { $kind ->
    [personality] Personality
    [follower] Follower
    [item] Item
    [weapon] Weapon
    [armor] Armor
    [spell] Spell
    [ancestor] Ancestor
    [holding] Holding
   *[stronghold] Stronghold
}
ccg-trait = { $trait ->
    [samurai] Samurai
    [shugenja] Shugenja
    [cavalry] Cavalry
    [tactician] Tactician
    [double-chi] Double Chi
    [unique] Unique
    [plus] “+” Force
   *[token] Token
}
