# Recruiting, the maneuvers planner and how Honor went, in the old card game.

ccg-gold-at-hand = { $gold } gold from unbowed sources
ccg-ways = Ways into play
ccg-name-first = Give the card a name first.
ccg-take-discount = Own clan: 2 gold less
ccg-take-honor = Own clan: its Honor is gained
ccg-take-plain = For its cost
ccg-take-overlay = Laid on the earlier version
ccg-costs = { $gold } gold
ccg-bows = Bow: { $cards }
ccg-leaves = { $waste } lost, { $gold } gold left, Honor forgone { $honor }
ccg-take-so = Recruit this way
ccg-paid-at-table-sub = the gold was counted by hand
ccg-paid-at-table = Paid at the table
ccg-plan = What could happen?
ccg-plan-sub = open cards only: no actions, no hands
ccg-back-attack = Back to the attack
ccg-plan-none = No maneuvers are under way.
ccg-plan-large = { $units } units for { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
} are more than 10 million ways: untick some, or plan later.
ccg-plan-stopped = Stopped.
ccg-plan-runs = Looking at every answer …
ccg-stop = Stop
ccg-plan-falls = { $count ->
    [0] No Province falls
    [one] { $which } falls
   *[other] { $count } fall: { $which }
}
ccg-plan-value = Cards { $cards }, Honor { $honor }: worth { $value } to the attack
ccg-plan-home = At home: { $cards }
ccg-plan-nobody = Nobody is sent now
ccg-plan-assign = Assign like this
ccg-weight-province = Province
ccg-weight-card = Card
ccg-weight-honor = Honor
ccg-story-sub = every point has its line
ccg-turn-before = The turn before
ccg-turn-after = The turn after
ccg-log-sub = where a line is corrected
ccg-no-points = Nobody gained or lost Honor.
ccg-course-ears = { $player } from { $from } to { $to }
ccg-sum-start = start
ccg-sum-gained = gained
ccg-sum-lost = lost
ccg-sum-now = now
ccg-duels = Duels
ccg-duel-won = { $player } won against { $other }
ccg-duel-tied = A tie: both fell
ccg-want = Plan it with other cards
ccg-wishes = Several wanted cards
ccg-drop-wish = { $card } is not wanted anymore
ccg-buys = { $card }: bow { $cards }
ccg-not-bought = { $count } not bought: the gold does not suffice
ccg-won-at = won at { $percent }%
ccg-marks = Battles, duels and lobbying
ccg-mark = { $what ->
    [battle] Battle
    [duel] Duel
   *[lobbying] Lobbying
} in turn { $turn }
ccg-closing-turns = { $count ->
    [one] after 1 turn
   *[other] after { $count } turns
}
ccg-closing-row = { $player }: Honor { $honor } (from { $start }: { $gained }, { $lost }), Provinces { $provinces }, Rings { $rings }, dead { $dead }
ccg-closing-moment = Turn { $turn }: { $what }
ccg-closing-odds = { $what }; odds before: { $percent }%
ccg-turning = Turning points
ccg-sum-provinces = Provinces
ccg-sum-rings = Rings
ccg-sum-dead = dead
ccg-sources-counted = Which of { $count } sources are planned with? At most 14.
ccg-plan-percent = { $percent }% done
ccg-plan-units = Which units are thought of?
ccg-plan-again = Plan again
ccg-plan-who = Who sends now?
ccg-gold-unknown = Not planned with, its gold is “?”: { $cards }
