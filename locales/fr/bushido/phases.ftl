# Words of Bushido: Starting and End Phase.

## Set-up, Starting and End Phase

bushido-setup-panel = Avant le premier tour
bushido-setup-help = Placez le décor, déployez toutes les figurines, notez ce qui est caché.
bushido-tactical-odds = Le test avec les meilleures figurines : { $a } { $first } %, { $b } { $second } %
bushido-deploy-test = Tactical Test de déploiement
bushido-who-won = Qui gagne le Tactical Test ?
bushido-app-rolls = L’app lance
bushido-who-first = Qui commence ?
bushido-winner = le vainqueur
bushido-gains = Ki et marqueurs
bushido-from-to = { $from } → { $to }
bushido-gain-passes = { $player } gagne { $count ->
    [one] { $count } Pass Token
   *[other] { $count } Pass Tokens
}
bushido-gain-reset = Scenario Points remis à 0
bushido-coin-of = { $name } : pièce de Fortune
bushido-coin-none = pas lancée
bushido-coin-won = gagnée
bushido-coin-lost = perdue
bushido-ink-starting = Commencer la Main Phase
bushido-starting-failed = Il manque une valeur à la Starting Phase
bushido-end-states = États, néfastes d’abord
bushido-end-wounds = Fire, Bleed, Poison
bushido-end-expires = Ce qui finit
bushido-end-expires-text = Boosts, cases « once per turn », tous les Pass Tokens
bushido-end-points = Points et victoire
bushido-end-no-states = Rien : aucun état ne prend fin, personne n’est Frightened.
bushido-end-no-wounds = Rien : ni Fire, ni Bleed, ni Poison, et personne ne guérit.
bushido-end-killed = { $name } est Killed
bushido-end-fear = { $name } : test de Fear ({ $number })
bushido-end-rise = { $name } : jet de Rise
bushido-end-removes = Quel objectif disparaît ?
bushido-end-points-of = Scenario Points, { $a } : { $b }
bushido-end-score = { $a } : { $b }
bushido-end-award = 1 VP à { $player }
bushido-end-tie = Égalité : pas de VP
bushido-end-no-award = Aucun VP dû
bushido-end-victory = Victory Points { $a } : { $b }
bushido-zone = Zone { $zone } : qui est entièrement dedans ?
bushido-ink-ending = Appliquer, commencer le tour { $turn }
bushido-ink-ending-last = Appliquer, finir la partie
bushido-over-no-models = { $player } n’a plus de figurine
bushido-over-all-scored = Tous les Victory Points sont marqués
bushido-over-last-turn = C’était le dernier tour
bushido-over-told = Les joueurs y ont mis fin
bushido-over-this-turn = Ce qui est dû à la fin de ce tour est encore marqué, puis la partie est finie.
bushido-length = Est-ce le dernier tour ? (4 à 6 : oui)
