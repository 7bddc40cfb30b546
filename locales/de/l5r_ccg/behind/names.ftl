# Wie die Dinge des alten Kartenspiels heißen. Begriffe der Karten bleiben, wie sie gedruckt sind.

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
    [plus] Force mit „+“
   *[token] Marker
}
