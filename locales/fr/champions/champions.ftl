# The terms of Champions of Rokugan, with the capitals of its rulebook.

name = { $name }
name-letter = { $name } { $letter }
name-unit = { $name }, nouvelle Unit
name-corrupted = { $name } (Corrupted)
names-and = { $all }, { $name }
nobody = personne
player-number = Joueur { $number }

clan-crab = Crab
clan-crane = Crane
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phoenix
clan-scorpion = Scorpion
clan-unicorn = Unicorn
clan-naga = Naga
clan-unaligned = Unaligned
clan-shadowlands = Shadowlands

element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water
element-void = Void

gauge-life = Life
gauge-ap = AP
gauge-honor = Honor
gauge-ki = Ki
gauge-purity = Purity
gauge-glory = Glory

status-weakened = Weakened
status-dishonored = Dishonored
status-eliminated = Eliminated
status-corrupted = Corrupted

action-melee = Melee Combat
action-ranged = Ranged Combat
action-movement = Movement
action-disengagement = Disengagement
action-healing = Healing
action-concentration = Concentration
action-investigation = Investigation
action-complex = Complex Manipulation
action-simple = Simple Manipulation
action-draw = Draw Objectives
action-raise-purity = Raise Purity

cause-clan-power = Clan Power

token-defensive = +1 Defensive
token-offensive = +1 Offensive
token-enemy-die = changer un dé d’Enemy

objective-hidden = Objectif Hidden

## Faults of a set-up

fault-no-players = Il n’y a aucun joueur.
fault-not-five = { $champions ->
    [one] Il y a { $champions } Champion, il en faut cinq.
   *[other] Il y a { $champions } Champions, il en faut cinq.
}
fault-same-clan = Même Clan : { $other }.
fault-same-champion = Même Champion : { $other }.
fault-honor-unknown = Honor n’est pas saisi ; le Threshold en dépend.
fault-destiny-unknown = Destiny n’est pas saisie ; le Threshold en dépend.
fault-companion-as-champion = Un Companion ne peut pas être le Champion d’un joueur.
fault-champion-as-companion = Seule une carte avec Companion occupe un siège libre.
fault-companion-objectives = Les Companions n’ont pas de Clan Objectives.
fault-objectives-in-cooperation = « Coopération renforcée » se joue sans objectifs.
fault-mixed-companions = Minor Clan Bushi et Companions de votre Clan ne se mélangent pas.
fault-foreign-companion = Les Companions sont des Minor Clan Bushi ou, en solo, de votre Clan.
fault-forbidden = Le scénario interdit ce Champion.
fault-missing = Le scénario exige { $name }.

## The log

log-nothing = Rien n’a changé
log-change = { $name } : { $change } { $gauge }
log-note = « { $note } »
log-remark = « { $note } »
log-favor-rolled = { $player } obtient { $fire } Fire pour la Favor
log-favor-tied = Égalité à { $fire } Fire : relancer
log-favor-held = Imperial Favor : { $player }
log-order = Ordre des Activations : { $order }
log-phase = Phase { $phase }
log-turn = Le tour { $turn } commence
log-activation-began = Activation : { $name }
log-activation-ended = { $name } a agi
log-acted = { $name } : { $action }
log-test-missed = { $said }, il en fallait { $target }
log-acted-successes = { $successes ->
    [one] { $name } : { $action }, { $successes } succès
   *[other] { $name } : { $action }, { $successes } succès
}
log-melee = Melee Combat : { $name } contre { $enemy }, inflige { $dealt }, subit { $taken }
log-ranged = Ranged Combat : { $name } contre { $enemy }, inflige { $dealt }, subit { $taken }
log-melee-by-enemy = Melee Combat : { $enemy } contre { $name }, inflige { $taken }, subit { $dealt }
log-ranged-by-enemy = Ranged Combat : { $enemy } contre { $name }, inflige { $taken }, subit { $dealt }
log-eliminated = { $name } est Eliminated
log-corrupted = { $name } est Corrupted
log-brought-back = { $name } est de nouveau en jeu
log-enemy-eliminated-by = { $champion } élimine { $name }
log-added = { $name } arrive sur le plateau
log-unit-formed = { $count ->
    [one] { $count } figurine perdue forme { $name }
   *[other] { $count } figurines perdues forment { $name }
}
log-returned = { $name } revient sur le plateau
log-removed = { $name } quitte le plateau
log-token-gained = { $name } gagne un jeton : { $token }
log-token-used = { $name } utilise un jeton : { $token }
log-intervened = { $name } intervient
log-objective-kept = { $name } garde un objectif : { $title }
log-objective-revealed = { $name } révèle : { $title }
log-objective-completed = { $name } accomplit { $title } pour { $glory } Glory
log-objective-reopened = { $name } : { $title } est rouvert
log-objective-worth = { $name } : { $title } vaut { $glory } Glory
log-objective-dropped = { $name } rend un objectif
log-equipment-taken = { $name } prend { $item }
log-equipment-dropped = { $name } donne un objet
log-equipment-passed = { $name } donne { $item } à { $to }
log-item-laid = { $item } est posé à terre
log-miniatures = { $name }, figurines : { $count }
log-card-entered = Carte saisie : { $name }
log-threshold = Threshold { $change }
log-last-turn = Durée du scénario en tours : { $turn }
log-starting-honor = { $name } : Honor de départ { $honor }
log-taken-over = { $player } joue maintenant { $name }
log-ended-met = L’objectif est atteint : fin de la partie
log-ended-missed = Fin de la partie, l’objectif est manqué
log-equipment-used = { $name } utilise { $item }

## Tokens beside Characters

character-token-offensive = +1 Offensive
character-token-offensive-two = +2 Offensive
character-token-defensive = +1 Defensive
character-token-defensive-two = +2 Defensive
character-token-reroll = relance
character-token-enemy-die = tourner un dé d’Enemy
log-character-tokens = { $name } a maintenant { $count } × { $token }
