# The log of the old card game.

ccg-log-nothing = Nothing else happened
ccg-log-cut-tied = { $count } players are tied and cut again
ccg-log-first = { $player } begins
ccg-log-first-drawn = { $player } begins, drawn by the app
ccg-log-turn = Turn { $turn }: { $player }
ccg-log-phase = { $phase }
ccg-log-straightened = { $player } straightens all cards
ccg-log-acted = { $player }: { $act }
ccg-log-passed = { $player } passes
ccg-log-acting = It is the action of { $player }
ccg-log-turn-ended = { $player } ends the turn
ccg-log-honor = { $player }: Honor { $change }
ccg-log-honor-said = { $player }: Honor { $change }, { $name }
ccg-log-honor-battle = { $player }: Honor { $change } for the battle
ccg-log-honor-dishonorable = { $player }: Honor { $change }, { $name } died dishonored
ccg-log-honor-ally = { $player }: Honor { $change } as an ally
ccg-log-honor-entered = { $player }: Honor { $change }, { $name } entered play
ccg-log-honor-yielded = { $player }: Honor { $change } from { $name }
ccg-log-honor-duel = { $player }: Honor { $change } for the duel
ccg-log-honor-seppuku = { $player }: Honor { $change }, seppuku of { $name }
ccg-log-averted = { $player } gives up the Favor: no loss of { $change }
ccg-log-favor = The Favor: { $player }
ccg-log-province-fell = { $player } loses Province { $province }
ccg-log-province-rose = { $player }: Province { $province } stands, Strength { $strength }
ccg-log-strength = { $player }: Province { $province } has Strength { $strength }
ccg-log-ring = { $player }: Ring of { $ring } enters play
ccg-log-ring-left = { $player }: Ring of { $ring } leaves play
ccg-log-hand = { $player }: hand { $change }
ccg-log-typed-in = { $card } of { $player } is typed in
ccg-log-attached = { $player } attaches { $card } to { $to }
ccg-log-entered = { $player } brings { $card } into play
ccg-log-overlaid = { $card } is laid on the earlier version
ccg-log-card-set = { $card } is put right
ccg-log-moved = { $card } moves to { $to }
ccg-log-bow = { $count ->
    [one] 1 card bows
   *[other] { $count } cards bow
}: { $cards }
ccg-log-straighten = { $count ->
    [one] 1 card straightens
   *[other] { $count } cards straighten
}: { $cards }
ccg-log-go-home = { $count ->
    [one] 1 unit goes home
   *[other] { $count } units go home
}: { $cards }
ccg-log-paid = For { $gold } gold
ccg-log-paid-at-table = For { $gold } gold, paid at the table
ccg-log-loses = { $player } loses { $count ->
    [one] 1 card
   *[other] { $count } cards
}, destroyed: { $cards }
ccg-log-bowed = { $card } bows
ccg-log-straight = { $card } straightens
ccg-log-token = { $card }: { $force } Force, { $chi } Chi
ccg-log-token-turn = { $card }: { $force } Force, { $chi } Chi this turn
ccg-log-restored = { $card } is honorable again
ccg-log-dishonored = { $card } is dishonored
ccg-log-died = { $card } dies with honor
ccg-log-died-dishonored = { $card } dies dishonored
ccg-log-dead-restored = { $card } among the dead is honorable again
ccg-log-destroyed = { $card } is destroyed
ccg-log-discarded = { $card } is discarded
ccg-log-owner = { $player } now controls { $card }
ccg-log-attack = { $player } attacks { $defender }
ccg-log-assigned = { $card } goes to Province { $province }, { $side }
ccg-log-home = { $card } goes home
ccg-log-cavalry = Cavalry maneuvers
ccg-log-battles = The battles begin
ccg-log-battle = { $attacker } attacks Province { $province } of { $defender }
ccg-log-shot = { $card } shoots at { $target }: { $strength } against { $against }
ccg-log-fear = { $card } frightens the unit of { $unit }
ccg-log-tactician = { $card } uses tactics: { $focus }
ccg-log-terrain = { $player } lays a Terrain
ccg-log-army = { $side }: { $change } Force
ccg-log-wall = The Province: { $change } Strength
ccg-log-battle-ended = { $attacker } attacks Province { $province } of { $defender }: { $outcome }, { $attack } against { $defense } and Strength { $strength }
ccg-log-attack-ended = The attack is over
ccg-log-challenge = { $card } challenges { $other }
ccg-log-duel-accepted = The duel is accepted
ccg-log-focus = { $card } focuses
ccg-log-strike = { $card } strikes
ccg-log-duel-won = { $card } wins the duel, { $one } to { $other }
ccg-log-duel-tied = The duel is a tie, { $one } to { $other }
ccg-log-duel-refused = The duel does not take place
ccg-log-lobby = { $player } lobbies against { $other }
ccg-log-speaker = { $player }: speaker { $value }, { $whom }
ccg-log-gift = { $player }: gift { $value }, { $whom }
ccg-log-lobby-won = { $player } takes the Favor with { $total }
ccg-log-lobby-lost = { $player } does not take the Favor: { $total }, { $missing } short
ccg-log-lobby-dropped = The lobbying does not take place
ccg-log-verdict = To be decided: { $verdict }
ccg-log-verdict-gone = The game goes on
ccg-log-out = { $player } is out: { $loss }
ccg-log-waived = { $player } plays on all the same
ccg-log-back = { $player } is back in the game
ccg-log-won = { $player } wins: { $victory }
ccg-log-draw = Nobody is left: a draw
ccg-log-ruling = { $ruling }: { $reading }
ccg-log-remark = { $note }
ccg-log-overrode = Done although: { $rule }
ccg-change-honor = { $player }: Honor { $from } → { $to }
ccg-change-provinces = { $player }: Provinces { $from } → { $to }
ccg-change-hand = { $player }: hand { $from } → { $to }
ccg-own-honor = Honor { $from } → { $to }
ccg-own-provinces = Provinces { $from } → { $to }
ccg-own-hand = Hand { $from } → { $to }
ccg-different-turn = Turn { $from } → { $to }
ccg-different-favor = The Favor: { $from } → { $to }
ccg-different-cards = Cards in play: { $from } → { $to }
