# Words of Bushido: The table and the model.

## The table

bushido-seat = D’où regardez-vous la table ?
bushido-seat-across = face à face : chaque moitié est tournée vers son joueur
bushido-seat-one-side = les deux du même côté
bushido-seat-own = un téléphone chacun : celui-ci est à { $player }
bushido-rules = Règles
bushido-more-title = Plus
bushido-by-hand = À la main
bushido-points-of = Scenario Points, { $player }
bushido-victory-of = Victory Points, { $player }
bushido-passes-of = Pass Tokens, { $player }
bushido-to-phase = Aller à : { $phase }
bushido-end-by-hand = Finir la partie
bushido-rulings-in-force = Lectures à cette table

## A model

bushido-model-counters = { $count ->
    [0] plus aucun marqueur
    [one] reste { $count } marqueur
   *[other] reste { $count } marqueurs
}
bushido-wound-box = Case de Wound { $number }
bushido-wounds-unknown = Wounds : ? cases
bushido-ki-a-turn = { $count } par tour
bushido-add-state = État
bushido-states-title = États : { $name }
bushido-put-on = Poser { $state }
bushido-take-off = { $state }, en retirer un
bushido-shots-left = encore { $left } { $left ->
    [one] tir
   *[other] tirs
} sur { $most }
bushido-anyway = Quand même
bushido-anyway-ears = { $what } : faire quand même
bushido-counters-price = { $count ->
    [0] gratuit
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
bushido-ki-price = { $count } Ki
bushido-sub-melee = un Enemy à portée de Move
bushido-sub-walk = jusqu’à Move, pas dans ZoC ni BtB
bushido-sub-run = jusqu’à 1,5 × Move tout droit, −1 Melee Pool
bushido-sub-charge = jusqu’à 2 × Move tout droit, +2 au premier Damage Roll
bushido-sub-ranged = distance, modificateurs, chances
bushido-sub-wait = un effet prend fin
bushido-sub-focus = Ki Tokens
bushido-sub-stand-up = pas en BtB
bushido-sub-stand-fight = en BtB : échange à −1
bushido-sub-disengage = Defence au moins Attack
bushido-sub-feat = pas une action
bushido-scenario-offer = Action de scénario
bushido-sub-scenario = sur un objectif en BtB
bushido-objective-title = Sur quel objectif ?
bushido-objective-friendly = Friendly à { $player }
bushido-objective-neutral = Neutral
bushido-card = Carte
bushido-card-save = Garder la carte
bushido-boost-of = Coût du Boost : { $what }
bushido-ki-limit = Ki Limit
bushido-traits = Traits
bushido-fear-first = D’abord test de Fear
bushido-fear-of = En BtB avec { $name } : Fear ({ $number }), réussite { $percent } %
bushido-fear-approached = { $name } d’abord, sinon Frightened : Fear ({ $number }), réussite { $percent } %
bushido-test-roll = Lancer
bushido-test-told = réussi
bushido-place-title = Où est-elle ?
bushido-secrets = Notes cachées
bushido-secret-write = Noter
bushido-secret-show = Montrer aux deux
bushido-secret-for = Seulement pour { $player }
bushido-ki-and-limit = { $count } par tour, Limit { $most }
bushido-stands = Lieu : { $where }
bushido-secret-of = { $what } ({ $player })
bushido-secret-sealed = scellé
bushido-secret-hold = Maintenir pour voir
bushido-secret-hold-ears = { $what } : maintenir pour voir
bushido-secret-hint-vim = Quelle figurine ?
bushido-secret-hint-flank = Quelle figurine, quel tour, quel bord ?
bushido-secret-hint-other = Quoi ?
bushido-tests = Test
bushido-tests-title = Test : { $name }
bushido-tests-fear = Fear
bushido-tests-opposed = Ki opposé
bushido-tests-size = Size
bushido-tests-ki = Ki
bushido-tests-die = un dé
bushido-tests-number = Challenge Number
bushido-tests-boosts-other = Boosts de l’autre
bushido-tests-purpose = Qu’est-ce qui en dépend ?
bushido-tests-odds = { $percent } %
bushido-tests-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $added }, contre { $number }
bushido-tests-no-roll = Sans jet : { $why }
bushido-tests-own-fear = sa propre Fear est de { $number }
bushido-tests-die-next = { $name } : dé { $number } sur { $dice }
bushido-tests-if-passed = Réussi : { $what }
bushido-tests-if-failed = Échoué : { $what }
bushido-tests-nothing = rien ne change
bushido-hand-over = Passer à un autre téléphone
