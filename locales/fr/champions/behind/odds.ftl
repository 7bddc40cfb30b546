# Words of the odds explorer, of the faces of the Enemy Dice, and of luck.

## Odds explorer

odds-title = Chances
odds-subtitle = { $name } contre qui ?
odds-subtitle-what-if = Et si : { $name }
odds-link-sub = Qui contre qui, comparé
odds-sheet-sub = { $name } contre chaque Enemy
odds-who = Qui combat ?
odds-none = Personne à combattre sur le plateau.
odds-against = Contre qui ?
odds-best-first = le meilleur d’abord
odds-far = · hors d’atteinte
odds-working = { $done } sur { $all } calculés
odds-eliminates = { $share } d’éliminer
odds-with-deception = avec Deception, à { $honor } Honor
odds-falls = { $name } tombe : { $share }
odds-wounds = Wounds : infligé { $dealt }, subi { $taken }
odds-purity = Perd Purity : { $share }
odds-miniatures = Figurines éliminées : { $lost } sur { $left }
odds-waiting = calcul en cours
odds-unknown-own = Chances inconnues : carte incomplète, { $name }.
odds-unknown = Une valeur de cette carte n’est pas saisie.
odds-fight = Combattre { $name }
odds-ranged-fight = Tirer sur { $name }
odds-in-short = { $eliminates }, { $falls }
odds-spread = { $name } : { $wounds } Wounds en moyenne
odds-spread-miniatures = { $name } : { $count } figurines perdues en moyenne
odds-or-more = { $wounds } ou plus
odds-plus = { $wounds }+
odds-wounds-head = Wounds
odds-miniatures-head = Figurines
odds-chance-head = Chance
odds-each-ki = Selon le Ki que vous voulez dépenser
odds-each-token = Selon les jetons de relance à dépenser
odds-row-eliminates = Élimine
odds-row-miniatures = Figurines
odds-row-falls = Tombe
odds-row-purity = Perd Purity
odds-row-dealt = Infligé
odds-row-taken = Subi
odds-row-ki = Ki utilisé
odds-row-tokens = Jetons utilisés
odds-row-honor = Honor en tout
odds-weights = Poids
odds-weights-line = Poids : Wound infligée { $dealt }, subie { $taken }, élimination { $kill }, propre chute { $death }, Ki { $ki }, Honor { $honor }

odds-what-if = Et si…
odds-what-if-sub = Sizes, Life, Ki, Honor, dés, bonus
odds-what-if-note = Et si : rien de ceci n’est à la table, rien n’est noté.
odds-what-if-end = Comme à la table
odds-life = Life
odds-ki = Ki
odds-tokens = Jetons de relance
odds-honor = Honor
odds-dice = Dés élémentaires
odds-offence = Offensive des cartes
odds-defence = Defensive des cartes
odds-at-table = à la table { $value }
odds-technique = Secret Technique
odds-technique-sub = si les dés le permettent

## Faces of the Enemy Dice

faces-title = Dés d’Enemy
faces-subtitle = Ce que montrent leurs faces
faces-back = Retour
faces-sub-guess = Notre estimation, à vérifier
faces-sub-kept = Vérifiés
faces-lead = Comparez avec vos dés. Touchez une face pour la modifier.
faces-check = Véri{ "\u00AD" }fier
faces-guess = C’est notre estimation, jusqu’à ce que vous confirmiez vos dés.
faces-kept = Vous avez confirmé que ce sont vos dés.
faces-face = Face { $number }
faces-face-ears = Face { $number } : { $offence } Offensive, { $defence } Defensive
faces-at = { $die }, face { $number }
faces-next = Face suivante
faces-offensive = Offensive
faces-defensive = Defensive
faces-confirm = Ce sont mes dés
faces-reset = Notre estimation
faces-reset-ears = Revenir à notre estimation
faces-was-reset = Retour à notre estimation.
faces-take-back = Reprendre
faces-blank = { $die } : les six faces sont vides. Un dé de la boîte montre quelque chose.
faces-too-much = { $die } : une face montre plus de 9.
faces-said = Gardé. Les chances utilisent désormais ces faces.

## Luck

luck-title = Hasard
luck-sub = Les dés face aux attentes
luck-nobody = Pas encore de dés. Les dés saisis ou lancés par l’app sont comptés.
luck-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
luck-dice-app = { $dice ->
    [one] { $dice } dé, dont { $app } par l’app
   *[other] { $dice } dés, dont { $app } par l’app
}
luck-more = { $count } { $element } de plus qu’attendu en { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
luck-fewer = { $count } { $element } de moins qu’attendu en { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
luck-even = À peu près comme attendu en { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
luck-expected = Le trait marque l’attendu : un cinquième de tous les dés.
luck-row-ears = { $element } : { $count }, attendu { $expected }
odds-beside = Tous les chiffres
