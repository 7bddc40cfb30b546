# Words of Battles: Force Retreat and Pursue.

## The page

push-title = Force Retreat

## The log

log-outfought = { $name } peut faire reculer { $other }
log-retreated = { $name } recule : { $area }
log-retreated-blind = { $name } recule
log-pursued = { $name } suit : { $area }
log-pursued-blind = { $name } suit
log-held-back = { $name } ne suit pas
log-no-room-to-follow = { $name } n’a pas de place pour suivre
log-cornered = { $name } ne laisse aucune issue
log-forced = { $name } : déplacement forcé vers { $area }
log-forced-nowhere = { $name } est sans issue et reste sur place
log-spared = { $name } ne force personne à reculer
verb-retreat = Force Retreat
verb-forced = Forced Movement
verb-pursue = Pursue
