# Words of Bushido: The log and corrections.

## What happened

bushido-log-change = { $name } : { $gauge } { $change }
bushido-log-from-to = { $name } : { $gauge } { $from }, puis { $to }
bushido-log-nothing = Rien n’a changé
bushido-log-tactical = { $player } gagne le Tactical Test : { $own } contre { $other }
bushido-log-tactical-tied = { $player } gagne le Tactical Test : { $own } contre { $other }. Résultats égaux, le plus de dés sans 1 décide
bushido-log-tactical-told = { $player } gagne le Tactical Test
bushido-log-first = { $player } commence
bushido-log-phase = { $phase } : début
bushido-log-turn = Tour { $turn } : début
bushido-log-next = { $player } est Active
bushido-log-activated = { $name } : activation
bushido-log-activation-ended = { $name } a fini
bushido-log-passed = { $player } dépense un Pass Token
bushido-log-acted = { $name } : { $action }
bushido-log-feat = { $name } utilise { $feat } pour { $ki } Ki
bushido-log-box-freed = { $name }, { $feat } : la case est libre
bushido-log-fought = { $name } contre { $other }, { $action } : infligées { $dealt }, subies { $taken }
bushido-log-dice = { $name } : Attack { $attack } ; Defence { $defence }
bushido-log-attack-won = { $name } : Attack gagne, niveau { $level }
bushido-log-defence-won = { $name } : Defence gagne, niveau { $level }
bushido-log-special = { $special } se déclenche
bushido-log-damage = Damage Roll { $dice } : ligne { $row }, Wounds { $wounds }
bushido-log-shot-hit = { $name } touche { $target } : Wounds { $wounds }
bushido-log-shot-friend = { $name } vise { $target } et touche { $friend } : Wounds { $wounds }
bushido-log-shot-missed = { $name } rate { $target } : { $result } contre { $number }
bushido-log-shot-too-far = { $name } : { $target } est trop loin
bushido-log-shot-dice = Dés { $dice } : résultat { $result } contre { $number }
bushido-log-shot-level = Dés { $dice } : résultat { $result } contre { $number }, niveau { $level }
bushido-log-test-passed = { $name } réussit { $test }
bushido-log-test-failed = { $name } rate { $test }
bushido-log-test-dice = { $name } : dés { $dice }
bushido-log-opposed = { $name } { $own }, { $other } { $against } : niveau { $level }
bushido-log-marked = { $name } reçoit { $state }
bushido-log-unmarked = { $name } : { $state } retiré, reste { $left }
bushido-log-immune = { $name } est immunisée contre { $state }
bushido-log-stands = { $name } : { $place }
bushido-log-renewed = { $name } revient en jeu
bushido-log-summoned = { $name } rejoint { $player }
bushido-log-card = Carte saisie : { $name }
bushido-log-passes = { $player } : Pass Tokens { $count }
bushido-log-communal = { $player } : Ki commun { $count }
bushido-log-scenario = { $name } agit sur { $objective }
bushido-log-points = { $player } : Scenario Points { $change }
bushido-log-victory = { $player } : Victory Points { $change }
bushido-log-victory-now = { $player } : Victory Points { $from }, puis { $to }
bushido-log-wiped-out = { $player } prend le reste : { $count } VP
bushido-log-scored = Fin du tour { $turn }, { $a } : { $b }
bushido-log-scored-tie = Fin du tour { $turn }, { $a } : { $b }, égalité : pas de VP
bushido-log-scored-to = Fin du tour { $turn }, { $a } : { $b }, 1 VP à { $player }
bushido-log-hidden = { $player } a noté : { $what }
bushido-log-revealed = { $player } révèle { $what } : { $text }
bushido-log-won = { $player } gagne
bushido-log-draw = Match nul

## Corrections

bushido-edit-amount = Montant
bushido-edit-value = Valeur
bushido-edit-dealt = Wounds infligées
bushido-edit-taken = Wounds subies
bushido-edit-own-attack = Dé d’Attack de la figurine active
bushido-edit-own-defence = Dé de Defence de la figurine active
bushido-edit-other-attack = Dé d’Attack de l’adversaire
bushido-edit-other-defence = Dé de Defence de l’adversaire
bushido-edit-damage = Damage Roll { $roll }, dé { $number }
bushido-edit-damage-of = { $name } : Damage Roll { $roll }, dé { $number }
bushido-edit-distance = Distance en pouces
bushido-edit-other = Autre sur le nombre
bushido-edit-ranged = Dé de tir
bushido-edit-test = Dé du test
bushido-edit-outcome = Résultat

## What commands are called

bushido-called-deployment = Tactical Test de déploiement
bushido-called-begin = Commencer
bushido-called-activate = Activation
bushido-called-test = Test
bushido-called-end-activation = Fin de l’activation
bushido-called-feat = Ki Feat
bushido-called-place = Place d’une figurine
bushido-called-summon = Nouvelle figurine
bushido-called-card = Carte
bushido-called-passes = Pass Tokens
bushido-called-points = Scenario Points
bushido-called-victory = Victory Points
bushido-called-clock = Phase
bushido-called-secret = Note cachée
bushido-called-end = Fin de la partie
bushido-called-remark = Remarque
bushido-called-scenario = Action de scénario
bushido-log-length = Durée { $face } : la partie continue
bushido-log-length-last = Durée { $face } : ce tour est le dernier
