# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## What an Enemy is to do: the players read it and move the miniature.

enemies-move = Déplacez { $name } : { $from } vers { $to }.
enemies-move-through = Déplacez { $name } : { $from } vers { $to }, par { $through }.
enemies-stays = { $name } reste en place : { $area }.
enemies-leaves = Retirez { $name } du plateau : { $area }.
enemies-fights = { $name } combat { $target } : Melee Combat.
enemies-shoots = { $name } tire sur { $target } : Ranged Combat.
enemies-stands-in = { $target } remplace { $for }, comme doit le faire un Yojimbo.
enemies-combats = { $count ->
    [0] Reste { $left } AP : aucun Combat.
    [one] Reste { $left } AP : { $count } Combat.
   *[other] Reste { $left } AP : { $count } Combats.
}
enemies-returns = { $name } peut revenir par Reinforcement.
enemies-next-returns = Les Reinforcements reviennent maintenant.
enemies-done = Tous les Enemies ont agi.
enemies-asked = { $name } se déplace. L’app a besoin de vos yeux.

## Why it fights this one

enemies-fight-target = Sa cible était { $target }.
enemies-fight-first = Sa cible est hors d’atteinte ; { $target } passe d’abord.
enemies-fight-way = { $target } lui barre la route.
enemies-fight-area = { $target } est dans sa zone.

## Why it does so

why-tied = Aussi proches ({ $far }), autant de Ki ({ $ki }).
why-tied-plain = Les règles ne tranchent pas.

## Ties

tie-target = Quelle cible pour { $name } ?
tie-blocker = Qui { $name } doit-il combattre pour avancer ?
tie-yojimbo = Quel Yojimbo { $name } doit-il combattre ?
tie-exit = Vers quelle sortie va { $name } ?
tie-route = Quel chemin prend { $name } ?
tie-route-option = par { $areas }
tie-who-decides = { $player } détient la Favor et décide.

## Questions at a table without a board

ask-nearest = { $name } : qui est le plus proche en AP ?
ask-nearest-hint = Plusieurs s’ils sont aussi proches, aucun s’il n’atteint personne.
ask-favor = Aussi proches, autant de Ki. Quelle cible pour { $name } ?
ask-reach = Déplacez { $name } aussi loin que possible. { $target } est-il alors à portée ?
ask-how = Comment { $name } combat-il { $target } ?
ask-reach-hint = { $name } commence avec { $ap } AP. Après son déplacement, un Combat en demande 3.
ask-points = { $name } : combien d’AP reste-t-il ?
ask-points-hint = Un Combat coûte 3 AP.
ask-other = { $name } peut-il combattre quelqu’un d’autre ? Choisissez le plus proche.
ask-in-the-way = { $name } : quelqu’un à côté bloque-t-il le passage ?
ask-meets = { $name } rencontre-t-il quelqu’un ici ou en chemin ?
ask-combat-nearby = { $name } : y a-t-il eu un Combat à côté ?
ask-sees = { $name } a-t-il une Direct Line of Sight sur un Champion ou Ally ?
ask-goal = { $name } atteint-il son but avec { $cost } AP de reste ?
ask-leaves = { $name } atteint-il une sortie pour quitter le plateau ?
said-melee = en Melee Combat
said-ranged = en Ranged Combat
said-not = pas du tout
said-yes = Oui
said-no = Non

## Behaviours

behaviour-assault-mobile = Assault, mobile
behaviour-title = Comportement : { $name }
behaviour-now = son comportement actuel
behaviour-patrol-sub = comme le dit le scénario
behaviour-search-sub = Ce qu’il cherche
behaviour-search-place = Une chose à un endroit
behaviour-search-holder = Une chose que porte { $name }
behaviour-assassination-sub = Qui il doit tuer

## Guesses

guess-size = Size estimée par nous ({ $name }) : 1.
guess-ap = AP estimés par nous ({ $name }) : 4.
guess-ranged = Sans valeur Ranged, selon notre estimation : { $name }.
guess-bow = { $name } a peut-être un arc : dites-le sur sa carte.

## The log

different-board = Plateau : { $from }, maintenant { $to }
different-place = { $name } : { $from }, maintenant { $to }
place-beside = aucune zone
board-none = aucun

## Refusals

refused-no-board = Aucun plateau n’est sur la table.
refused-bad-board = Ce plateau est inutilisable. { $fault }
refused-no-such-area = Zone inconnue sur ce plateau : « { $area } ».
refused-not-placed = { $name } n’a pas encore de place sur le plateau.
refused-already-there = C’est déjà le cas.
refused-not-its-way = Le chemin ne part pas de la zone de la figurine.
refused-not-adjacent = { $from } et { $to } ne sont pas adjacentes.
refused-uncrossable = Bordure { $border } : { $from } vers { $to }, on ne passe pas.
refused-no-room = { $area } n’a plus de place.
refused-blocked = { $area } est pleine, avec des adversaires : personne ne passe.
refused-no-way = Aucun chemin ne mène ici : { $area }.
refused-too-far = Cela coûte { $needs } AP, il y en a { $has }.
refused-has-moved = Déjà déplacé dans cette phase.
refused-has-returned = Revenu dans cette phase : n’y agit pas.
refused-just-corrupted = Corrupted dans cette phase : agit dès la suivante.
refused-unfinished = { $name } est encore en chemin.
refused-owes-combat = Son Combat en chemin passe d’abord.
refused-no-combat = Il n’a pas de Combat à mener.
refused-no-such-tie = Cette égalité ne se présente pas maintenant.
refused-not-all-said = Une question est ouverte, ou une réponse ne convient pas.
refused-no-letters = Une Patrol demande au moins une lettre.
refused-not-there = Les Reinforcements reviennent dans la prochaine zone numérotée, ou à côté.
refused-no-area-left = Toutes les zones de Reinforcement ont servi dans cette phase.

kind-of-border-single = simple
kind-of-border-double = double
kind-of-border-dotted = pointillée
kind-of-border-dotted-double = pointillée double
kind-of-border-split = fendue
kind-of-border-red = rouge
guess-keywords = Keywords non saisis, selon notre estimation : { $name }.
