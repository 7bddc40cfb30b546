# Words of a Champion's sheet and of its actions.

## Who and what

sheet-unknown = ?
sheet-unknown-less = ? − { $wounds }
sheet-acts-now = acts now
sheet-has-acted = has acted
sheet-played-by = Companion, played by { $player }
sheet-ears-place = Activation { $place }
sheet-ears-favor = Imperial Favor
sheet-ears-number = { $gauge } { $value }
sheet-ears-of = { $gauge } { $value } of { $of }
sheet-ears-unknown = { $gauge } not typed in

sheet-size = Size { $size }

## Gauges, tokens, statuses

sheet-gauge-of = { $name }: { $gauge }
sheet-gauge-minus = { $gauge } minus 1
sheet-gauge-plus = { $gauge } plus 1
sheet-type-in = Type in
sheet-tokens = Tokens
sheet-token-at = at { $glory }
sheet-token-at-ears = { $token } at { $glory } Glory
sheet-token-one-ready = +1 ready
sheet-token-ready = ready
sheet-token-use-ears = { $short }: use the token { $token }
sheet-token-used = used
sheet-token-used-ears = { $token }, used
sheet-intervened = Intervened this turn
sheet-go-on-with = { $player } goes on with { $name }
gone-eliminated = { $name } is Eliminated.
gone-eliminated-table = Take the miniature off the board. Threshold: { $threshold }.
gone-corrupted = { $name } is Corrupted.
gone-corrupted-table = The miniature stays, and fights with the Enemies. Threshold: { $threshold }.
sheet-take-over-text = A player whose Champion is gone may go on with a Companion.

## Actions

sheet-ap = { $ap } AP
sheet-cost-from = { $ap } AP +
sheet-cost-ki = 1 Ki

sheet-change-ears = { $gauge } { $from } to { $to }

## The card

sheet-card-missing = Some values of the card are not typed in.
