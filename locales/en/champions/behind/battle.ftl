# Words of Battles: Force Retreat and Pursue.

## The page

push-title-pursue = Pursue
push-forces = { $winner } eliminated more miniatures. Where does { $loser } retreat?
push-forces-blind = { $winner } eliminated more miniatures: { $loser } retreats.
push-took-wounds = { $loser } stays and takes 3 Wounds
push-nowhere = { $loser } has nowhere to retreat: it stays and takes 3 Wounds.
push-blind = Move it to an adjacent area with room and without opponents.
push-against = Not there
push-against-opponent = { $area }: { $name } stands there.
push-against-full = { $area }: Size { $held } there, Size { $size } does not fit.
push-against-large = { $area }: too large for the border ({ $border }).
push-fits = Retreat
push-retreat-to = Retreat to { $area }
push-then-follows = then: the Enemy follows
push-then-asks = then: follow or stay
push-moved = It has retreated
push-cornered = Take 3 Wounds
push-cornered-sub = { $loser } stays where it is
push-no-area = No area: 3 Wounds
push-spare = Do not force
push-follow-question = { $loser } has retreated. Does { $winner } follow?
push-follow-to = Follow to { $area }
push-follow = Follow it
push-follow-sub = It costs nothing
push-stay = Stay: { $honor } Honor
push-stay-ally = Stay
push-no-room = No room there
push-waits = A retreat is open
push-favor = { $name } with the Imperial Favor chooses the area.
push-for-ally = An Ally has no Honor to lose.
push-costs-honor = Whoever could follow and does not loses 1 Honor.
push-costs-champion = { $name } has the Favor and would lose 1 Honor.

## The log

cause-retreat = Retreat
cause-forced-movement = Forced Movement

## Refusals

refused-nobody-retreats = Nobody retreats or follows now.
refused-not-beside = { $area } is not next to it.
refused-can-retreat = There is an area to retreat to.
refused-not-cornered = There is an area it can be forced to.
refused-must-force = Enemies always force a retreat.
refused-has-room = There is room to follow.
refused-push-first = { $name } has to retreat first, or be followed.
