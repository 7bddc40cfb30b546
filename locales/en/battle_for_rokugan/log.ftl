# Battle for Rokugan: what the log says.

bfr-log-first = { $clan } begins the game
bfr-log-first-drawn = { $clan } begins the game, drawn by the app
bfr-log-settled = { $clan } settles { $province }
bfr-log-round = Round { $round } begins
bfr-log-ronin = Ronin this round: { $clan }
bfr-log-stage = Now: { $stage }
bfr-log-initiative = { $card }: { $clan } is first player
bfr-log-initiative-drawn = { $card }, drawn by the app: { $clan } is first player
bfr-log-card = { $clan } plays { $card }
bfr-log-passed = { $clan } passes
bfr-log-control = { $province }: { $clan }, { $down } facedown, { $up } faceup
bfr-log-no-control = { $province }: no control token
bfr-log-special = { $province }: { $special }
bfr-log-no-special = { $province }: no special token
bfr-log-card-board = Card of { $territory }: back to the board
bfr-log-card-used = Card of { $territory }: played
bfr-log-card-held = { $clan } takes the card of { $territory }
bfr-log-placed = { $clan } places a token: { $place }
bfr-log-placed-open = { $clan } places { $face }: { $place }
bfr-log-taken-discarded = { $clan }: { $face } discarded from { $place }
bfr-log-taken-pool = { $clan }: token back to the pool from { $place }
bfr-log-taken-hand = { $clan }: token taken back from { $place }
bfr-log-agent = { $clan }, { $agent }: { $place }
bfr-log-swapped = Unicorn swaps { $one } and { $other }
bfr-log-stopped = { $clan } places no more this round
bfr-log-revealed = { $clan }: { $face }, { $place }
bfr-log-resolved = Round { $round } is resolved
bfr-log-left = { $clan }, { $face }: { $fate }
bfr-log-scorched = { $province } is scorched
bfr-log-pacified = { $province } is at peace
bfr-log-conquered = { $clan } takes { $province } from { $from }
bfr-log-conquered-empty = { $clan } takes { $province }, which was empty
bfr-log-defended = { $clan } defends { $province }: { $reason }
bfr-log-none-left = { $clan } has no control token left for { $province }
bfr-log-reopened = Resolved again
bfr-log-ruling = { $ruling }: { $choice }
bfr-log-round-ended = The round is over
bfr-log-objective = { $clan }: { $objective }
bfr-log-no-objective = { $clan }: no objective
bfr-log-ended = The game is over
bfr-log-first-set = { $clan } is first player
bfr-log-placements = { $clan } still places: { $count }
bfr-log-discards = { $clan }, discard pile, { $face }: { $count }
bfr-log-agents = { $clan }: scouts { $scouts }, shugenja { $shugenja }
bfr-log-ronin-none = No ronin this round
bfr-log-renamed = { $province } is called { $name }
bfr-log-unnamed = { $province } has the app’s own name again
bfr-log-remark = { $note }
bfr-log-overrode = Set aside: rulebook p. { $page }
bfr-log-overrode-id = Set aside: { $id }
bfr-log-from-to = { $clan }: honor { $from } → { $to }

## Where a token lies

bfr-place-center = { $province }
bfr-place-border = { $from } → { $target }
bfr-place-coast = Sea → { $province }
bfr-place-on = on the token: { $place }
bfr-place-gone = off the board
bfr-names-and = { $all }, { $name }

## Parts of a step that can be put right

bfr-edit-face = Token
bfr-edit-card = Card
bfr-edit-clan = Clan
bfr-edit-place = Place
bfr-edit-province = Province
bfr-edit-objective = Objective
bfr-edit-count = Count

## How two tables differ

bfr-different-clock = Round { $from } → { $to }
bfr-different-first = First player: { $from } → { $to }
bfr-different-province = { $province }: { $from } → { $to }
bfr-different-turn = Turn: { $from } → { $to }
bfr-different-not-laid = No longer on the board: { $clan }, { $face }, { $place }
bfr-different-laid = Now on the board: { $clan }, { $face }, { $place }
bfr-different-to-place = { $clan } still has to place: { $from } → { $to }
bfr-different-discards = { $clan }, discard pile, { $face }: { $from } → { $to }
bfr-log-cleared = All tokens go back behind the screens
bfr-log-own-honor = Honor { $from } → { $to }

## What steps are called

bfr-verb-first = First player
bfr-verb-settle = Place a starting token
bfr-verb-initiative = Reveal initiative
bfr-verb-drawn = Draw
bfr-verb-card = Play a territory card
bfr-verb-pass = Pass
bfr-verb-place = Place a token
bfr-verb-take = Take a token off
bfr-verb-agent = Scout or shugenja
bfr-verb-swap = Swap two tokens
bfr-verb-stop = Stop placing
bfr-verb-begin-reveal = Begin the reveal
bfr-verb-reveal = Turn a token
bfr-verb-resolve = Resolve
bfr-verb-ruling = Switch a ruling
bfr-verb-end-round = End the round
bfr-verb-objective = Reveal an objective
bfr-verb-end-game = End the game
bfr-verb-rename = Rename a province
bfr-verb-hand = Change by hand
bfr-verb-remark = Remark
