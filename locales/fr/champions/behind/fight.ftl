# Words of the sheet on which a Combat or a Skill Test is entered die by die.

fight-under-one = moins de 1 %
fight-under-one-short = <1 %
fight-over-99 = >99 %
fight-under-tenth = moins de 0,1
fight-percent = { $share } %
fight-counted = { $count } { $what }
fight-and = { $first } et { $last }

## Where we are

fight-step = Étape { $now } sur { $of } : { $name }
fight-step-ears = Étape { $now } sur { $of }
fight-step-target = cible
fight-step-dice = dés
fight-step-roll = lancer
fight-step-rerolls = relances
fight-step-changes = changements
fight-step-wounds = Wounds
fight-step-successes = succès
fight-leave-test = Quitter ce test
fight-ten-steps = Les dix étapes

## Before the roll

fight-life = Life { $life }/{ $of }
fight-life-and-ki = Life { $life }/{ $of } · Ki { $ki }
fight-life-and-rerolls = Life { $life }/{ $of } · Relances { $rerolls }
fight-life-unknown = Life à saisir
fight-others = Autres
fight-cover = { $name } a Cover
fight-cover-sub = +1 Defensive
fight-no-return = { $name } ne peut pas riposter
fight-no-return-sub = pas de Line of Sight
fight-no-bow-sub = sans valeur Ranged sur la carte
fight-stand-in = Quelqu’un prend-il sa place ?
fight-aimed-at = la cible
fight-intervenes = Intervene
fight-yojimbo = Yojimbo
fight-unknown = Chances inconnues : carte incomplète, { $name }.
fight-guess = Les chances se fondent sur notre estimation des dés d’Enemy, à vérifier.
fight-guess-faces = Ces faces sont notre estimation, à vérifier.
fight-more-sub = Type, qui a commencé, Sizes en nombres, apports des cartes
fight-our-size = Size de votre côté
fight-their-size = Size du côté Enemy
fight-more-offence = Offensive des cartes
fight-more-defence = Defensive des cartes
fight-foe-more-offence = Offensive des cartes, pour l’Enemy
fight-foe-more-defence = Defensive des cartes, pour l’Enemy
fight-minus = { $what } : un de moins
fight-plus = { $what } : un de plus

fight-to-eliminate = pour éliminer { $name }
fight-falls = { $name } tombe
fight-loses-purity = { $name } perd de la Purity
fight-loses-purity-after = Le Ki restant empêche le reste.
fight-wounds-to = Wounds : { $name }
fight-miniatures-of = Figurines perdues : { $name }
fight-expected = { $wounds } en moyenne
fight-bar = { $wounds } : { $share }
fight-bar-more = { $wounds }+ : { $share }
fight-bar-or-more = { $wounds } ou plus : { $share }
fight-meter-ears = { $share } pour cent
fight-meter-both = { $one } pour cent avec un Ki, { $all } avec tous
fight-meter-both-tokens = { $one } pour cent avec une relance, { $all } avec toutes
fight-ki = { $ki } Ki
fight-ki-up-to = 1 à { $most } Ki
fight-ki-ready = Ki prêt à être dépensé
fight-tokens = { $ki ->
    [one] { $ki } relance
   *[other] { $ki } relances
}
fight-tokens-up-to = 1 à { $most } relances
fight-tokens-ready = Jetons de relance à dépenser
fight-deception = Deception
fight-deception-sub = −2 Honor

## Entering dice

fight-dice = Dés sur la table
fight-add-die = Ajouter un dé
fight-die-empty = Place vide
fight-die-of = { $what }, dé { $number } sur { $dice }
fight-take-back = touchez un dé pour le reprendre
fight-take-back-again = touchez un nouveau dé pour le reprendre
fight-leave-asked = touchez un dé pour tout laisser tel quel
fight-mark = relance
fight-mark-ears = relancer { $element }, marqué
fight-asked = ?
fight-asked-ears = { $element }, en question
fight-left = parti
fight-left-ears = { $element } parti, retiré par Call of the Void
fight-turned-ears = { $element }, avant : { $from }
fight-turned-back = Relancer remet les dés tournés tels qu’ils sont tombés.
fight-offensive-ears = { $element }, Offensive
fight-defensive-ears = { $element }, Defensive
fight-roll-yours = Lancez vos { $dice } dés, touchez ce que vous voyez
fight-more-dice = { $dice ->
    [one] Encore { $dice } dé à toucher
   *[other] Encore { $dice } dés à toucher
}
fight-roll-again = { $dice ->
    [one] Relancez { $dice } dé, touchez ce que vous voyez
   *[other] Relancez { $dice } dés, touchez ce que vous voyez
}
fight-ask-deception = Deception : { $element } devient…
fight-ask-void = Call of the Void : le Void suivant devient…
fight-ask-face = Pas { $element } ? Touchez ce qu’il montre
fight-roll-for-me = Lancer pour moi
fight-roll-them = Les lancer
fight-now-foe = Dés à lancer : { $name }
fight-die-by-die = Dé par dé
fight-by-totals = Totaux
fight-foe-offensive = Offensive en tout
fight-foe-anyway = Ses dés ne peuvent pas montrer cela. Touchez encore pour le prendre quand même.
fight-foe-defensive = Defensive en tout
fight-white = Dé blanc
fight-gray = Dé gris
fight-black = Dé noir
fight-face-ears = { $offence } Offensive, { $defence } Defensive

fight-so-far = Jusqu’ici
fight-so-far-total = En tout { $offence } Offensive et { $defence } Defensive. Dés encore manquants : { $name }.
fight-so-far-total-direct = En tout { $offence } Offensive, { $defence } Defensive, Wounds directes : { $direct }. Dés encore manquants : { $name }.
fight-lacks = { $count ->
    [one] Il manque { $count } { $element } à la Secret Technique.
   *[other] Il manque { $count } { $element } à la Secret Technique.
}

## On the table

fight-foe-rolled = { $name } a lancé
fight-foe-again = saisir à nouveau
fight-foe-mark = Touchez un dé d’Enemy relancé par un effet
fight-foe-roll-again = { $dice ->
    [one] Relancer ce dé d’Enemy
   *[other] Relancer ces { $dice } dés d’Enemy
}
fight-by-effect = par un effet, sans Ki
fight-foe-tap-again = { $dice ->
    [one] Relancez { $dice } dé : { $name }
   *[other] Relancez { $dice } dés : { $name }
}
fight-count-offensive = { $count } Offensive
fight-count-defensive = { $count } Defensive
fight-offensive-element = Élément Offensive
fight-defensive-element = Élément Defensive
fight-element = Élément qui compte
fight-now-takes = Si arrêt : { $name } subit
fight-takes = { $name } subit
fight-takes-ears = { $wounds ->
    [0] aucune Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}

fight-marked = Marqués : { $which }
fight-own-elements = { $name } compte
fight-marked-share = Relance : { $share } { $about }
fight-marked-advised = Relance : { $share } { $about } ; avec le conseil { $advised }
fight-marked-wounds = Relance : { $dealt } Wounds infligées, { $taken } subies
fight-with-element = avec { $element }
fight-unmark = Ôter les marques
fight-wrong = Mal saisi
fight-call-void = Call of the Void
fight-no-ki = Plus aucun Ki
fight-ki-unknown = Le Ki n’est pas saisi : le saisir
fight-no-token = Plus aucun jeton de relance

## Advice

fight-advice = Conseil
fight-advice-hide = Masquer le conseil
fight-advice-shown = Affiché
fight-advice-asked = À la demande
fight-reroll-which = Relancer { $which }
fight-reroll-all = Relancer tous les dés
fight-reroll-these = { $dice ->
    [one] Relancer ce dé
   *[other] Relancer ces { $dice } dés
}
fight-token-of = Jeton de relance, 1 sur { $left }
fight-focus-of = Focus, 1 Ki sur { $left }
fight-deceive = Deception : { $from } devient { $to }
fight-call = Call of the Void : { $to }
fight-call-alone = Call of the Void
fight-harmony = Harmony
fight-do-that = Faire cela
fight-becomes = { $from } devient { $to }
fight-wounds-both = infligé { $dealt }, subi { $taken }
fight-to-stay-unhurt = pour rester indemne
fight-taken-then = { $name } subit { $to } au lieu de { $from }.
fight-with-this = { $ki ->
    [2] { $one } avec ce Ki, { $all } avec les deux.
   *[other] { $one } avec ce Ki, { $all } avec les { $ki }.
}
fight-with-this-token = { $ki ->
    [2] { $one } avec ce jeton, { $all } avec les deux.
   *[other] { $one } avec ce jeton, { $all } avec les { $ki }.
}
fight-completes = { $element } compléterait la Secret Technique.
fight-gives-up-for-technique = { $count } { $element } qui comptent à présent : cédés pour la Secret Technique.
fight-gives-up-for-three = { $count } { $element } qui comptent à présent : cédés pour trois { $other }.
fight-gives-up-for-more = { $count } { $element } qui comptent à présent : cédés pour plus de { $other }.
fight-deception-helps = Après relance, il faut encore Deception (−2 Honor) : { $share }.
fight-deception-does = Deception seule y suffit dès maintenant, pour −2 Honor.
fight-deception-and-call = Deception et Call of the Void y suffisent dès maintenant, pour −2 Honor.
fight-for-nothing = pour rien : { $wounds }
fight-danger = { $name } tombe : { $share }.
fight-for-successes = { $target ->
    [one] pour { $target } succès
   *[other] pour { $target } succès
}

fight-goal = Quel est votre but ?
fight-goal-is = But : { $goal }
fight-goal-balanced = Équilibré
fight-goal-balanced-sub = Un peu de tout
fight-goal-eliminate = Éliminer
fight-goal-eliminate-sub = L’Enemy tombe, quel qu’en soit le prix
fight-goal-unhurt = Rester indemne
fight-goal-unhurt-sub = Subir le moins de Wounds possible
fight-goal-save = Épargner le Ki
fight-goal-save-sub = Du Ki seulement s’il rapporte beaucoup
fight-goal-own = Nos propres poids
fight-goal-own-sub = Tels qu’indiqués ci-dessous
fight-key-elements = saisit un dé : Air, Earth, Fire, Water, Void
fight-key-totals = saisit les totaux de l’Enemy, Offensive d’abord
fight-weights = Poids du conseil ; 4 est la valeur d’une Wound
fight-weight-dealt = Par Wound infligée
fight-weight-taken = Par Wound subie
fight-weight-kill = Enemy Eliminated
fight-weight-death = Combattant Eliminated
fight-weight-ki = Par Ki
fight-weight-honor = Par Honor
fight-weight-ap = Par AP gagné
fight-weight-life = Par Life regagnée
fight-weight-purity = Par Purity mise en jeu par une Wound

## Applying

fight-stop = Arrêter et appliquer
fight-by-hand = À la main
fight-by-hand-ears = Saisir le résultat à la main
fight-with-dice = Dés
fight-with-dice-ears = Saisir plutôt les dés
fight-eliminated = { $name } Eliminated
fight-whose = { $name } : { $what }
fight-direct = infligées directement
fight-enemy-dice = { $count ->
    [one] dés d’Enemy
    [2] deux dés d’Enemy
   *[other] trois dés d’Enemy
}
fight-three-water = trois Water { $by }
fight-three-earth = trois Earth { $by }
fight-technique = Secret Technique { $by }
fight-power = pouvoir { $by }
fight-token = jeton { $by }
fight-cover-plus = Cover { $by }
fight-defense-plus = Defense { $by }
fight-cards = cartes { $by }
fight-silent = ne peut pas riposter
fight-wounds-to-life = Wounds : { $name }, Life { $life }
fight-harmony-result = En Harmony, { $name } ne subit aucune Wound et { $enemy } en subit exactement 1.
fight-use-token = Utiliser le jeton : { $token }
fight-which-die = Quel dé d’Enemy tourner ?
fight-die-turns = Dé d’Enemy { $die }
fight-use-technique = Utiliser la Secret Technique
fight-test-technique = Secret Technique obtenue avec ces dés : { $name }. La plupart n’agissent qu’en Combat.
fight-then-wounds = alors infligé { $dealt }, subi { $taken }
fight-without-wounds = sinon infligé { $dealt }, subi { $taken }
fight-change = { $name } { $by } { $gauge }
fight-change-cause = { $name } { $by } { $gauge }, { $cause }
fight-happens = { $name } { $what }

## Skill Tests

fight-target = Succès que vous visez
fight-draws = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
fight-harmony-counts = Harmony compte
fight-harmony-counts-sub = comme 4 succès
fight-at-least = { $count ->
    [one] au moins { $count } succès
   *[other] au moins { $count } succès
}
fight-successes = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
}
fight-at-the-end = À la fin du Combat
fight-bodyguards = Yojimbo : dans la même zone, c’est l’une de ces figurines qui est attaquée.

fight-extra-dice = Dés élémentaires en plus
fight-more-wounds = Wounds directes
fight-foe-more-wounds = Enemy : Wounds directes
fight-reroll-by-effect = Relancer par un effet
fight-reroll-by-effect-sub = Jeton ou pouvoir, sans Ki

fight-foe-token = { $name } utilise un jeton : { $token }
fight-reroll-by-token = Relancer avec un jeton

## What a target is like, in a list

target-outnumbered = vous êtes Outnumbered
target-superiority = Superiority pour vous
target-cover = a Cover
target-own-cover = Cover pour vous
target-silent = pas de riposte
