# Words of a Combat or test told step by step, and of dice that cannot be so.

cause-technique = Secret Technique

step-title = { $number }. { $title }
step-title-target = Cible
step-title-sizes = Sizes
step-title-beginning = Début
step-title-dice = Nombre de dés
step-title-roll = Lancer
step-title-rerolls = Relances
step-title-changes = Changements
step-title-results = Résultats
step-title-wounds = Wounds
step-title-end = Fin

die-white = blanc
die-gray = gris
die-black = noir
step-face = { $offence ->
    [0] { $defence ->
        [0] vide
       *[other] { $defence } Defensive
    }
   *[other] { $defence ->
        [0] { $offence } Offensive
       *[other] { $offence } Offensive et { $defence } Defensive
    }
}
step-die-face = { $color } : { $face }

step-attacks-melee = { $name } attaque { $target } en Melee Combat.
step-attacks-ranged = { $name } attaque { $target } en Ranged Combat.
step-intervenes = { $name } intervient.
step-intervenes-for = { $name } intervient pour { $other }.
step-yojimbo = { $name } a Yojimbo et devient la cible.
step-yojimbo-for = { $name } a Yojimbo et devient la cible, et non { $other }.
step-total-sizes = Sizes : { $ours } contre { $theirs }.
step-even-sizes = Aucun côté n’en a plus.
step-not-twice = Aucune Unit n’a deux fois la Size de l’autre.
step-no-sizes = En Ranged Combat, les Sizes ne comptent pas.
step-outnumbered = { $name } est Outnumbered.
step-honor = { $name } : { $change } Honor ({ $cause }).
step-imposing-alone = Imposing et seul : { $name } ne perd pas d’Honor.
step-is-dishonored = { $name } est Dishonored dans ce Combat.
step-is-honorable = { $name } n’est plus Dishonored.
step-begins = Le Combat commence.
step-card-says = { $name } : { $note }
step-on-card = { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la carte.
step-on-card-unknown = { $name } : les dés de la carte ne sont pas saisis.
step-elementalist = { $name } est Elementalist : quatre dés en Melee.
step-die-less = { $name } est Outnumbered : un dé de moins.
step-die-kept = { $name } garde tous ses dés, bien qu’Outnumbered.
step-weakened = { $name } est Weakened : quatre dés au plus.
step-ranged-target = { $name } est la cible d’un Ranged Combat : quatre dés.
step-extra-dice = Dés, cartes ou scénario : { $change }.
step-rolls = { $name } lance { $dice } dés élémentaires.
step-rolls-between = { $name } lance { $least } ou { $most } dés élémentaires.
step-weakest-left-out = { $name } est Outnumbered et écarte son dé le plus faible : { $color }.
step-enemy-rolls = { $name } lance : { $dice }.
step-enemy-rolls-unknown = { $name } : les dés de la carte ne sont pas saisis.
step-enemy-rolls-none = { $name } ne lance aucun dé.
step-rolled = { $name } obtient : { $dice }.
step-rolled-by-app = { $name } obtient : { $dice } (lancés par l’app).
step-enemy-rolled = { $name } obtient : { $dice }.
step-enemy-rolled-by-app = { $name } obtient : { $dice } (lancés par l’app).
step-enemy-totals = { $name } obtient en tout : { $face }.
step-focus = Focus : { $from } devient { $to }.
step-reroll = Relance : { $from } devient { $to }.
step-enemy-rerolled = { $name } relance { $from } : { $to }.
step-no-rerolls = Aucune relance.
step-deceived = Deception : { $from } devient { $to }.
step-void-called = Call of the Void : un Void est retiré, les autres deviennent { $to }.
step-void-called-alone = Call of the Void : le seul Void est retiré.
step-enemy-die-changed = Le jeton des 9 Glory tourne un dé d’Enemy : { $from } devient { $to }.
step-enemy-die-changed-totals = Le jeton des 9 Glory a tourné un dé d’Enemy.
step-no-changes = Aucun changement.
step-chosen-offence = Offensive : { $element }, { $count }.
step-chosen-defence = Defensive : { $element }, { $count }.
step-three-water = Trois Water : +1 Offensive.
step-three-earth = Trois Earth : +1 Defensive.
step-three-fire = Trois Fire : +1 Ki.
step-three-air = Trois Air : +1 AP et +1 Life.
step-technique = Secret Technique.
step-technique-adds = Secret Technique : { $what }.
step-technique-says = Secret Technique : { $note }
step-technique-declined = La Secret Technique n’est pas utilisée.
step-power-adds = Pouvoir : { $what }.
step-token = Jeton : { $token }.
step-cover = { $name } a Cover : +1 Defensive.
step-defense = { $name } a Defense({ $value }) : +{ $value } Defensive.
step-modified = { $name } : { $what }.
step-modified-note = { $name } : { $what } ({ $note }).
step-no-defence = { $name } est Dishonored et ne compte aucun succès Defensive.
step-no-return-fire = { $name } ne peut pas riposter et ne compte aucun succès Offensive.
step-in-harmony = { $name } est en Harmony avec les éléments.
step-result = { $name } : { $offence } Offensive, { $defence } Defensive.
step-recovers = { $name } regagne d’abord { $life } Life.
step-wounds = { $name } subit { $wounds ->
    [0] aucune Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} : { $offence } Offensive contre { $defence } Defensive.
step-wounds-direct = { $name } subit { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} : { $offence } Offensive contre { $defence } Defensive, plus { $direct } directement.
step-harmony-wound = { $name } subit exactement 1 Wound et n’en inflige aucune.
step-corrupted = { $name } perd { $lost } Purity par Corruption.
step-corrupted-prevented = Corruption : { $stake } Purity en jeu pour { $name }, { $prevented } Ki pour l’éviter.
step-eliminated = { $name } est Eliminated.
step-insignificant = { $name } est Insignificant : sa Wound ne rapporte pas d’Honor.
step-glory = { $name } : +{ $glory } Glory.
step-glory-unknown = { $name } gagne la Glory de la carte de l’Enemy, qui n’est pas saisie.
step-ends = Le Combat est fini.

step-adds-offence = { $change } Offensive
step-adds-defence = { $change } Defensive
step-adds-wounds = { $wounds ->
    [one] { $wounds } Wound infligée directement
   *[other] { $wounds } Wounds infligées directement
}

test-chosen = { $element } : { $count }.
test-courtier = { $name } est Courtier : +1 succès.
test-harmony = { $name } est en Harmony avec les éléments : 4 succès.
test-successes = { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
} en tout.
test-brings-failure = Un échec : deux cartes de la défausse, non vues, vont sur la pioche.
test-brings-one = Piochez une carte et jouez-la.
test-brings-two = Piochez deux cartes et jouez-en au moins une.
test-brings-three = Piochez trois cartes et jouez-en au moins une.
test-passed = Il en fallait { $target } : réussi.
test-failed = Il en fallait { $target } : échoué.

refused-no-yojimbo = Seule une figurine avec Yojimbo prend une attaque pour une autre.
refused-guarded = { $name } a dans sa zone un Yojimbo, à attaquer à sa place : { $guard }.
refused-item-elsewhere = { $item } est dans une autre zone.
refused-not-in-area = { $name } est dans une autre zone.
refused-unknown-on-card = Pas encore saisi : { $value } ({ $name }).
card-value-size = Size
card-value-ranged = Ranged Combat

dice-too-many = { $has } dés élémentaires : personne n’en lance plus de 5.
dice-none = Aucun dé élémentaire.
dice-wrong-count = On lance ici { $needs } dés élémentaires, pas { $has }.
dice-wrong-count-between = On lance ici { $least } ou { $most } dés élémentaires, pas { $has }.
dice-no-such-die = Le dé { $die } n’est plus là.
dice-twice = Le dé { $die } est relancé deux fois d’un coup.
dice-rerolls-nothing = La relance ne nomme aucun dé.
dice-reroll-count = Dés relancés : { $dice } ; faces données : { $faces }.
dice-too-many-rerolls = Aucun Ki ne paie { $has } relances.
dice-not-drawn = L’app n’a pas lancé ces dés, ou la table a avancé. Relancez.
dice-same-element = Deception ne change rien au dé { $die }.
dice-not-void = Le dé { $die } n’est pas un Void : Call of the Void retire un Void.
dice-void-to-void = Call of the Void change les dés en d’autres éléments, pas en Void.
dice-void-count = Call of the Void change ici tous les autres Void : { $needs }, pas { $has }.
dice-wrong-enemy-dice = Ce ne sont pas les { $needs } dés que lance l’Enemy.
dice-too-many-enemy-dice = { $has } dés d’Enemy : on n’en lance jamais plus de 3.
dice-too-few-on-card = La carte de l’Enemy porte { $has ->
    [one] { $has } dé
   *[other] { $has } dés
}, et on en lance toujours 2 au moins.
dice-no-such-face = Un dé d’Enemy a six faces ; la face { $face } n’existe pas.
dice-totals-too-high = { $has }, c’est plus que ne montrent les dés d’Enemy.
dice-only-totals = Pour changer un seul dé d’Enemy, saisissez les dés un par un.
dice-no-enemy-dice = Il n’y a pas de dé d’Enemy dans ce lancer.
dice-same-face = Le dé d’Enemy { $die } montre déjà cette face.
dice-no-change = Le jeton tourne un dé d’Enemy : dites lequel.
dice-not-offensive = { $element } n’est pas un élément Offensive.
dice-not-defensive = { $element } n’est pas un élément Defensive.
dice-void-chosen = Void n’est jamais l’élément choisi.
dice-no-technique = Aucune Secret Technique n’est saisie.
dice-technique-needs = La Secret Technique demande { $needs } { $element }, il y a { $has }.
dice-no-harmony = Harmony demande les cinq éléments ; il manque : { $element }.
dice-token-twice = Un jeton est utilisé deux fois.
dice-sizes-too-high = Une Size totale de { $has } ne tient pas dans deux zones.
dice-size-missing = La Size totale d’un côté vaut au moins celle de son combattant.
dice-present-twice = Quelqu’un est compté deux fois.
dice-modifier-too-high = Un modificateur dépasse ce qu’apporte une carte.

edit-die-1 = Dé 1
edit-die-2 = Dé 2
edit-die-3 = Dé 3
edit-die-4 = Dé 4
edit-die-5 = Dé 5
edit-again-1 = Dé 1, relancé
edit-again-2 = Dé 2, relancé
edit-again-3 = Dé 3, relancé
edit-again-4 = Dé 4, relancé
edit-again-5 = Dé 5, relancé
edit-enemy-die-1 = Dé d’Enemy 1
edit-enemy-die-2 = Dé d’Enemy 2
edit-enemy-die-3 = Dé d’Enemy 3
edit-enemy-again-1 = Dé d’Enemy 1, relancé
edit-enemy-again-2 = Dé d’Enemy 2, relancé
edit-enemy-again-3 = Dé d’Enemy 3, relancé
edit-enemy-face = { $offence } Offensive, { $defence } Defensive
edit-enemy-offence = Offensive de l’Enemy
edit-enemy-defence = Defensive de l’Enemy
edit-our-size = Size de votre côté
edit-their-size = Size du côté Enemy
step-item = { $name } utilise { $item }.
step-item-says = { $name }, { $item } : { $note }
step-card-adds = { $name }, carte : { $what }.

## Tokens beside Characters

step-reroll-token = Jeton de relance : { $from } devient { $to }.
step-character-token = { $name }, jeton : { $token }.
