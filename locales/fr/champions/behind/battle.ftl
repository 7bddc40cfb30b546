# Words of Battles: Force Retreat and Pursue.

## The page

push-title-pursue = Pursue
push-forces = { $winner } a éliminé plus de figurines. Où recule { $loser } ?
push-forces-blind = { $winner } a éliminé plus de figurines : { $loser } recule.
push-took-wounds = { $loser } reste et subit 3 Wounds
push-nowhere = { $loser } ne peut pas reculer : sur place, 3 Wounds à subir.
push-blind = Déplacez-la vers une zone adjacente avec de la place et sans adversaires.
push-against = Pas là
push-against-opponent = { $area } : { $name } s’y trouve.
push-against-full = { $area } : Size { $held } déjà là, Size { $size } ne tient pas.
push-against-large = { $area } : Size trop grande pour la bordure ({ $border }).
push-fits = Recul
push-retreat-to = Reculer : { $area }
push-then-follows = puis : l’Enemy suit
push-then-asks = puis : suivre ou rester
push-moved = Recul fait
push-cornered = Subir 3 Wounds
push-cornered-sub = { $loser } reste en place
push-no-area = Aucune zone : 3 Wounds
push-spare = Ne pas forcer
push-follow-question = { $loser } a reculé. Suivre avec { $winner } ?
push-follow-to = Suivre : { $area }
push-follow = Suivre
push-follow-sub = Cela ne coûte rien
push-stay = Rester : { $honor } Honor
push-stay-ally = Rester
push-no-room = Pas de place là
push-waits = Un recul est en attente
push-favor = { $name } a l’Imperial Favor et choisit la zone.
push-for-ally = Un Ally n’a pas d’Honor à perdre.
push-costs-honor = Qui pourrait suivre et ne le fait pas perd 1 Honor.
push-costs-champion = { $name } a la Favor et perdrait 1 Honor.

## The log

cause-retreat = Force Retreat
cause-forced-movement = Forced Movement

## Refusals

refused-nobody-retreats = Personne ne recule ni ne suit maintenant.
refused-not-beside = { $area } n’est pas à côté.
refused-can-retreat = Il y a une zone où reculer.
refused-not-cornered = Il y a une zone pour le Forced Movement.
refused-must-force = Les Enemies forcent toujours au recul.
refused-has-room = Il y a de la place pour suivre.
refused-push-first = D’abord le recul ou la poursuite : { $name }.
