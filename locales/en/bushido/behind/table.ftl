# Words of Bushido: The table and the model.

## The table

bushido-seat = Where do you look from?
bushido-seat-across = across from each other: each half faces its owner
bushido-seat-one-side = both from one side
bushido-seat-own = a phone each: this one is { $player }’s
bushido-rules = Rules
bushido-more-title = More
bushido-by-hand = By hand
bushido-points-of = Scenario Points, { $player }
bushido-victory-of = Victory Points, { $player }
bushido-passes-of = Pass Tokens, { $player }
bushido-to-phase = Go to: { $phase }
bushido-end-by-hand = End the game
bushido-rulings-in-force = Rulings at this table

## A model

bushido-model-counters = { $count ->
    [0] no counter left
    [one] 1 counter left
   *[other] { $count } counters left
}
bushido-wound-box = Wound box { $number }
bushido-wounds-unknown = Wounds: ? boxes
bushido-ki-a-turn = { $count } a turn
bushido-add-state = State
bushido-states-title = States of { $name }
bushido-put-on = Put { $state } on
bushido-take-off = { $state }, take one off
bushido-shots-left = { $left } of { $most } { $most ->
    [one] shot
   *[other] shots
} left
bushido-anyway = Anyway
bushido-anyway-ears = { $what }: do it anyway
bushido-counters-price = { $count ->
    [0] free
    [one] 1 counter
   *[other] { $count } counters
}
bushido-ki-price = { $count } Ki
bushido-sub-melee = an Enemy within Move
bushido-sub-walk = up to Move, not into ZoC or BtB
bushido-sub-run = up to 1.5 × Move straight, −1 Melee Pool
bushido-sub-charge = up to 2 × Move straight, +2 on the first Damage Roll
bushido-sub-ranged = distance, modifiers, odds
bushido-sub-wait = something wears off
bushido-sub-focus = Ki Tokens
bushido-sub-stand-up = not in BtB
bushido-sub-stand-fight = in BtB: exchange at −1
bushido-sub-disengage = Defence at least Attack
bushido-sub-feat = not an action
bushido-scenario-offer = Scenario action
bushido-sub-scenario = at an objective in BtB
bushido-objective-title = At which objective?
bushido-objective-friendly = Friendly to { $player }
bushido-objective-neutral = Neutral
bushido-card = Card
bushido-card-save = Keep the card
bushido-boost-of = Boost cost of { $what }
bushido-ki-limit = Ki Limit
bushido-traits = Traits
bushido-fear-first = Fear test first
bushido-fear-of = Into BtB with { $name }: Fear ({ $number }), passes { $percent }%
bushido-fear-approached = { $name } first, or it is Frightened: Fear ({ $number }), passes { $percent }%
bushido-test-roll = Roll it
bushido-test-told = passed
bushido-place-title = Where is it?
bushido-secrets = Hidden notes
bushido-secret-write = Write down
bushido-secret-show = Show to both
bushido-secret-for = Only for { $player }
bushido-ki-and-limit = { $count } a turn, Limit { $most }
bushido-stands = Where: { $where }
bushido-secret-of = { $what } of { $player }
bushido-secret-sealed = sealed
bushido-secret-hold = Hold to look
bushido-secret-hold-ears = { $what }: hold to look
bushido-secret-hint-vim = Which model?
bushido-secret-hint-flank = Which model, turn and edge?
bushido-secret-hint-other = What?
bushido-tests = Test
bushido-tests-title = Test of { $name }
bushido-tests-fear = Fear
bushido-tests-opposed = opposed Ki
bushido-tests-size = Size
bushido-tests-ki = Ki
bushido-tests-die = one die
bushido-tests-number = Challenge Number
bushido-tests-boosts-other = Boosts of the other
bushido-tests-purpose = What depends on it?
bushido-tests-odds = { $percent }%
bushido-tests-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $added }, against { $number }
bushido-tests-no-roll = Without a roll: { $why }
bushido-tests-own-fear = its own Fear is { $number }
bushido-tests-die-next = { $name }: die { $number } of { $dice }
bushido-tests-if-passed = If passed: { $what }
bushido-tests-if-failed = If failed: { $what }
bushido-tests-nothing = nothing changes
bushido-hand-over = Hand over to another phone
