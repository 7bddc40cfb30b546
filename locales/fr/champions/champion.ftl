# Words of a Champion's sheet and of its actions.

## Who and what

sheet-unknown = ?
sheet-unknown-less = ? − { $wounds }
sheet-acts-now = agit
sheet-has-acted = a agi
sheet-played-by = Companion, joué par { $player }
sheet-ears-place = Activation { $place }
sheet-ears-favor = Imperial Favor
sheet-ears-number = { $gauge } { $value }
sheet-ears-of = { $gauge } { $value } sur { $of }
sheet-ears-unknown = { $gauge } : à saisir

sheet-size = Size { $size }

## Gauges, tokens, statuses

sheet-gauge-of = { $name } : { $gauge }
sheet-gauge-minus = { $gauge } moins 1
sheet-gauge-plus = { $gauge } plus 1
sheet-type-in = Saisir
sheet-tokens = Jetons
sheet-token-at = à { $glory }
sheet-token-at-ears = { $token }, à { $glory } Glory
sheet-token-one-ready = +1 prêt
sheet-token-ready = prêt
sheet-token-use-ears = { $short } : utiliser le jeton { $token }
sheet-token-used = utilisé
sheet-token-used-ears = { $token }, utilisé
sheet-intervened = Intervene utilisé ce tour
sheet-go-on-with = { $player } continue avec { $name }
gone-eliminated = { $name } est Eliminated.
gone-eliminated-table = Retirez la figurine du plateau. Threshold : { $threshold }.
gone-corrupted = { $name } est Corrupted.
gone-corrupted-table = La figurine reste, et combat avec les Enemies. Threshold : { $threshold }.
sheet-take-over-text = Un joueur sans Champion peut continuer avec un Companion.

## Actions

sheet-ap = { $ap } AP
sheet-cost-from = { $ap } AP +
sheet-cost-ki = 1 Ki

sheet-change-ears = { $gauge } : { $from }, puis { $to }

## The card

sheet-card-missing = Des valeurs de la carte ne sont pas saisies.
