# Words of the figures screens.

figures-title = Enemies et Allies
figures-count = Sur le plateau : { $enemies ->
    [one] { $enemies } Enemy
   *[other] { $enemies } Enemies
}{ $allies ->
    [0] { "" }
    [one] , { $allies } Ally
   *[other] , { $allies } Allies
}
figures-back = Retour à la table
figures-combat = Combat
figures-add = Ajouter
figures-add-sub = Enemies ou Allies
figures-enemies = Enemies
figures-allies = Allies
figures-beside = Allies, et qui n’est pas sur le plateau
figures-no-enemy = Aucun Enemy n’est sur le plateau. Ajoutez ceux du scénario.

figures-boss = Boss
figures-life = Life { $value }
figures-ap = AP { $value }
figures-size = Size { $value }
figures-glory = Glory { $value }
figures-rerolls = Relances { $value }
figures-no-card = carte à saisir
practice-note = Inventé pour apprendre.
practice-note-champion = Champion d’exercice, inventé pour apprendre.
practice-note-companion = Companion d’exercice, inventé pour apprendre.
figures-was = { $name }, Corrupted

figures-wound = Wound : { $name }
figures-wound-each = Blesser chaque figurine
figures-life-of = { $name } : Life
figures-life-minus = Life moins 1
figures-life-plus = Life plus 1
figures-life-unknown = Life ?
figures-wounds-minus = Wounds moins 1
figures-wounds-plus = Wounds plus 1
figures-gauge-of = { $name } : { $gauge }
figures-gauge-minus = { $gauge } moins 1
figures-gauge-plus = { $gauge } plus 1
figures-type-in-value = Saisir
figures-eliminate = Éli{ "\u00AD" }miner
figures-remove = Retirer
figures-card = Carte
figures-type-card = Saisir
figures-ap-cost = { $ap } AP

figures-card-title = Carte : { $name }
figures-card-for-all = Vaut pour tous les Enemies de ce nom à la table.
figures-wound-title = Qui blesse { $name } ?
figures-wound-honor = 1 Wound. Un Champion qui blesse un Enemy gagne 1 Honor, une fois par action.
figures-wound-plain = 1 Wound. Il est Insignificant : pas d’Honor.
figures-credit-title = { $name } est Eliminated
figures-worth = { $glory ->
    [0] Par qui ? Cela ne rapporte pas de Glory.
   *[other] Par qui, pour { $glory } Glory ?
}
figures-worth-unknown = Par qui ? Sa Glory n’est pas encore saisie.
figures-has-glory = a { $glory } Glory
figures-credit-nobody = Personne
figures-credit-nobody-sub = un Ally, le scénario ou une carte

figures-add-title = Ajouter au plateau
figures-side = Enemies ou Allies
figures-which-card = Quelle carte
figures-at-table = déjà à cette table
figures-type-in = Saisir une nouvelle carte
figures-how-many = Combien
figures-one-less = Un de moins
figures-one-more = Un de plus
figures-add-count = En ajouter { $count }
figures-choose-card = Choisir une carte
figures-added = { $count ->
    [one] Sur le plateau : { $name }
   *[other] Sur le plateau : { $count } × { $name }
}

figures-actions = Actions

figures-gone = Hors du plateau : { $count }
figures-return = Faire revenir { $name }
figures-return-anyway = Faire revenir { $name } quand même
figures-is-removed = retiré
figures-is-eliminated = Eliminated
figures-is-corrupted = Corrupted
figures-lost-miniatures = de figurines perdues
figures-miniatures = Figurines : { $left } sur { $of }
figures-credit-miniature = { $name } perd une figurine
figures-credit-miniatures = { $name } perd des figurines
figures-corruption = Corruption { $value }

figures-wound-by = Un Champion le blesse
figures-miniatures-each = Figurines par Unit
figures-came-with = Figurines au départ
figures-boss-immune = Un Boss est immunisé contre certains effets : voyez sa carte avant de les appliquer.

## Tokens beside a Character

figures-tokens = Jetons
figures-no-tokens = Aucun
figures-token-count = { $count } × { $token }
figures-tokens-left = encore { $left } dans la boîte
