# Words of a Combat or test told step by step, and of dice that cannot be so.

log-dice = { $name } lance : { $dice }
log-dice-rerolls = { $count ->
    [one] { $name } lance : { $dice }, et { $count } relance
   *[other] { $name } lance : { $dice }, et { $count } relances
}

step-list = { $one }, { $rest }

step-adds-nothing = aucun changement

rule-target = Cible d’un Combat
rule-target-text = En Melee, la cible est dans la même zone, ou dans une zone Saturated voisine. Les deux zones comptent comme une seule pour le Combat. Avant la comparaison des Sizes, un Champion peut intervenir, ou un Yojimbo doit être ciblé.

rule-yojimbo = Yojimbo
rule-yojimbo-text = Qui a Yojimbo doit être ciblé si l’on attaque quelqu’un de son camp dans sa zone. Avec un nom, il ne protège que cette figurine. S’ils sont plusieurs, c’est celui qui a le plus de Ki ; un Champion qui intervient passe avant.

rule-combat-begins = Début d’un Combat
rule-combat-begins-text = Ce qu’une carte prévoit au début d’un Combat a lieu maintenant. Les Sizes sont déjà comparées, aucun dé n’est encore lancé.

rule-combat-dice = Nombre de dés
rule-combat-dice-text = Un Champion ou Ally lance les dés de sa carte, toujours quatre ou cinq. Outnumbered, il en lance un de moins ; Weakened, quatre au plus. Un Enemy lance ses propres dés, toujours deux ou trois. Outnumbered, il écarte le plus faible.

rule-combat-roll = Lancer
rule-combat-roll-text = Les deux côtés lancent tous leurs dés en même temps. On lance les dés à la table et on les saisit, ou l’app les lance.

rule-rerolls = Relances
rule-rerolls-text = Focus relance des dés élémentaires pour 1 Ki, tant qu’il y a du Ki. Les Allies dépensent des jetons de relance. D’autres effets peuvent relancer des dés d’Enemy.

rule-changes = Changements de dés
rule-changes-text = Après la dernière relance viennent Deception, puis Call of the Void. Le jeton des 9 Glory met un dé d’Enemy sur une autre face. Ensuite, plus aucun dé ne change.

rule-results = Résultats finaux
rule-results-text = Fire ou Water compte comme succès Offensive, Air ou Earth comme succès Defensive. Jetons, cartes, Cover et Secret Technique s’ajoutent. Aucun résultat ne descend sous zéro.

rule-effects = Additional Effects
rule-effects-text = Trois dés d’un élément profitent à un Champion, que l’élément soit choisi ou non. Water ajoute 1 succès Offensive, Earth 1 succès Defensive. Fire donne 1 Ki, Air 1 AP et 1 Life.

rule-technique = Secret Technique
rule-technique-text = Une Secret Technique agit quand les dés finaux montrent ses éléments, une fois par action. Les dés gardent leur effet normal.

rule-combat-harmony = Harmony en Combat
rule-combat-harmony-text = Avec les cinq éléments, un Champion ou Ally peut combattre en Harmony. Il ne subit aucune Wound et en inflige exactement une, quelle que soit la défense. Ce qu’il ajoute à sa propre attaque ne compte pas.

rule-cover = Cover
rule-cover-text = Une figurine vue autrement que par des bordures simples a Cover. En Ranged Combat, c’est un succès Defensive de plus.

rule-test-roll = Dés d’un test
rule-test-roll-text = Hors Combat, on lance cinq dés élémentaires. Un Champion Weakened en lance quatre.

rule-test-choice = Succès d’un test
rule-test-choice-text = On choisit un élément, jamais Void. Chaque dé qui le montre est un succès. Un Courtier en a un de plus en Investigation.

rule-test-harmony = Harmony dans un test
rule-test-harmony-text = Les cinq éléments peuvent valoir quatre succès. Cela vaut en Investigation, et ailleurs si le scénario le dit.

rule-investigation = Succès d’une Investigation
rule-investigation-text = Deux succès ou moins sont un échec. Avec trois on pioche une carte, avec quatre ou Harmony deux, avec cinq trois. On en joue au moins une.

rule-battle-sizes = Sizes en Battle
rule-battle-sizes-text = En Battle, on ne compare que les deux Units. Il faut deux fois la Size de l’autre pour avoir la Numerical Superiority.

## Tokens beside Characters

rule-character-tokens = Jetons près des figurines
rule-character-tokens-text = Les scénarios et les cartes posent des jetons près des figurines : un ou deux succès Offensive ou Defensive de plus, une relance, ou un dé d’Enemy tourné. Chacun sert une fois, aux étapes 6 à 8 d’un Combat ; un jeton de relance sert aussi lors d’un test. La boîte en contient six de chaque sorte.
rule-character-tokens-reading = Les jetons de la piste de Glory et les jetons de relance des Allies sont comptés à part. Au plus un dé d’Enemy est tourné par Combat.
