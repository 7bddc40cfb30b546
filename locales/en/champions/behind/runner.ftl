# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-combat = { $count ->
    [one] { $left } AP left: one Combat against { $target }.
   *[other] { $left } AP left: { $count } Combats against { $target }.
}
runner-no-combat = { $left } AP left: no Combat.
runner-nobody = { $left } AP left, but no Combat.
runner-on-the-way = Then it fights { $target } on its way.
runner-told = { $name } fights nobody this turn.
runner-told-target = { $name } has moved toward { $target }.
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

## The page

runner-queue = Their order
runner-was = { $name } has moved
runner-returned = { $name } has returned
runner-gone = { $name } is off the board
runner-is = { $name } now
runner-will-be = { $name } later
runner-why = Why
runner-default = default
runner-behaviour = Behavior: { $behaviour }

## The dock

runner-done-next = Done, next
# Stands below "Done, next".
runner-then-combat = Its Combat
runner-done = Done
runner-otherwise = Choose otherwise
runner-as-planned = As planned
runner-begin-combat = Begin Combat
runner-closest = Closest: { $names }
runner-move-to = Move to { $area }
runner-return-in = Return in { $area }
runner-no-return-more = Nobody returns

## Before the first one moves

runner-standing = Is this where everyone stands?
runner-standing-yes = Yes, begin
runner-as-list = Everybody as a list

## Otherwise

runner-otherwise-title = { $name } does something else
runner-otherwise-combat = { $name } and this Combat
runner-another-way = Another way, { $way }
runner-stay = Stay in { $area }
runner-another-area = Another way or area
runner-another-area-sub = Any, within the rules or not
runner-change-behaviour = Change its behavior
runner-another-first = Another Enemy first
runner-pass = It does not fight
runner-pass-sub = Its Combat token is gone
runner-elsewhere = Where does { $name } go?
runner-elsewhere-text = Tap areas one after the other, or one that is farther off.
runner-path = By { $areas }: { $cost } AP.

## Reinforcement

runner-token = Token { $number }
runner-token-unit = Token { $number } · { $count ->
    [one] 1 lost miniature
   *[other] { $count } lost miniatures
}
runner-where = Where?

## Without a board

runner-answered = What you said
runner-no-board = No board lies on the table: the app asks instead.
runner-lay = Lay a board
runner-no-place = It stands beside the board: the app asks instead.

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-why = The next Enemy Unit to activate: the first of these that is true of one
activation-which = Of which Unit is it true?
runner-obstacle = In { $area } lies { $obstacle }. Does it get past? If not, choose otherwise.
