# Noms des choses de l'ancien jeu de cartes. Les termes des cartes restent tels qu'ils sont imprimés.

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
    [plus] Force avec « + »
   *[token] Jeton
}
