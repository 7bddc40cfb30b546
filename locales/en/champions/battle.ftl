# Words of Battles: Force Retreat and Pursue.

## The page

push-title = Force Retreat

## The log

log-outfought = { $name } may force back { $other }
log-retreated = { $name } retreats to { $area }
log-retreated-blind = { $name } retreats
log-pursued = { $name } follows to { $area }
log-pursued-blind = { $name } follows
log-held-back = { $name } does not follow
log-no-room-to-follow = { $name } has no room to follow
log-cornered = No way to retreat from { $name }
log-forced = { $name } is forced to { $area }
log-forced-nowhere = { $name } is cornered and stays
log-spared = { $name } forces nobody back
verb-retreat = Force Retreat
verb-forced = Forced Movement
verb-pursue = Pursue
