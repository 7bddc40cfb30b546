# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-combat = { $count ->
    [one] { $left } AP left: one Combat against { $target }.
   *[other] { $left } AP left: { $count } Combats against { $target }.
}
runner-no-combat = { $left } AP left: no Combat.
runner-nobody = { $left } AP left, but nobody it fights is in reach.
runner-on-the-way = Then it fights { $target } on its way.
runner-told = { $name } fights nobody this turn.
runner-told-target = { $name } has moved towards { $target }.
runner-told-leaves = Take { $name } off the board.
runner-comes-to = { $count ->
    [0] To { $area }, { $left } AP left: no Combat token.
    [one] To { $area }, { $left } AP left: { $count } Combat token.
   *[other] To { $area }, { $left } AP left: { $count } Combat tokens.
}
runner-comes-nowhere = { $count ->
    [0] Where it is, { $left } AP left: no Combat token.
    [one] Where it is, { $left } AP left: { $count } Combat token.
   *[other] Where it is, { $left } AP left: { $count } Combat tokens.
}
runner-as-cheap = Costs the same.
runner-list = { $first }, { $next }

## Somebody at a glance

runner-stands = in { $area } · { $how }
runner-status-life = { $status }, Life { $life }
runner-life = Life { $life }
runner-life-unknown = Life not typed in

## A tie

runner-go-for = Go for { $name }
runner-fight = Fight { $name }
runner-make-for = Make for { $name }
runner-take-way = Take this way

## A Combat to come

runner-outnumbered = { $name } is Outnumbered.
runner-superiority = { $name } has Numerical Superiority.
runner-cover = { $name } has Cover.
runner-no-return = { $name } cannot shoot back.
runner-may-intervene = May Intervene: { $name }.
