# Words of a Champion's sheet and of its actions.

## Who and what

sheet-unknown = ?
sheet-unknown-less = ? − { $wounds }
sheet-acts-now = ist am Zug
sheet-has-acted = war am Zug
sheet-played-by = Companion, gespielt von { $player }
sheet-ears-place = Activation { $place }
sheet-ears-favor = Imperial Favor
sheet-ears-number = { $gauge } { $value }
sheet-ears-of = { $gauge } { $value } von { $of }
sheet-ears-unknown = { $gauge } nicht eingetragen

sheet-size = Size { $size }

## Gauges, tokens, statuses

sheet-gauge-of = { $name }: { $gauge }
sheet-gauge-minus = { $gauge } minus 1
sheet-gauge-plus = { $gauge } plus 1
sheet-type-in = Eintragen
sheet-tokens = Marker
sheet-token-at = bei { $glory }
sheet-token-at-ears = { $token } bei { $glory } Glory
sheet-token-one-ready = +1 bereit
sheet-token-ready = bereit
sheet-token-use-ears = { $short }: Marker nutzen: { $token }
sheet-token-used = benutzt
sheet-token-used-ears = { $token }, benutzt
sheet-intervened = Intervene diese Runde genutzt
sheet-go-on-with = { $player } spielt mit { $name } weiter
gone-eliminated = { $name } ist Eliminated.
gone-eliminated-table = Nehmt die Miniatur vom Spielplan. Threshold: { $threshold }.
gone-corrupted = { $name } ist Corrupted.
gone-corrupted-table = Die Miniatur bleibt und kämpft mit den Enemies. Threshold: { $threshold }.
sheet-take-over-text = Wessen Champion ausgeschieden ist, darf mit einem Companion weiterspielen.

## Actions

sheet-ap = { $ap } AP
sheet-cost-from = { $ap } AP +
sheet-cost-ki = 1 Ki

sheet-change-ears = { $gauge } { $from } auf { $to }

## The card

sheet-card-missing = Einige Werte der Karte sind nicht eingetragen.
