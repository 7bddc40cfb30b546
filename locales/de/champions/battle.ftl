# Words of Battles: Force Retreat and Pursue.

## The page

push-title = Force Retreat

## The log

log-outfought = { $name } darf zurückdrängen: { $other }
log-retreated = { $name } weicht zurück nach { $area }
log-retreated-blind = { $name } weicht zurück
log-pursued = { $name } folgt nach { $area }
log-pursued-blind = { $name } folgt
log-held-back = { $name } folgt nicht
log-no-room-to-follow = { $name } hat keinen Platz zum Folgen
log-cornered = { $name } lässt keinen Weg zum Rückzug
log-forced = { $name } wird nach { $area } gezwungen
log-forced-nowhere = { $name } kann nicht ausweichen und bleibt
log-spared = { $name } drängt niemanden zurück
verb-retreat = Force Retreat
verb-forced = Forced Movement
verb-pursue = Pursue
