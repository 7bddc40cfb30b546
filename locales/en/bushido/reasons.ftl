# Words of Bushido: Refusals, faults and rulings.

## Why something is refused

bushido-why-no-model = There is no such model.
bushido-why-game-over = The game is over.
bushido-why-phase = That belongs to: { $phase }.
bushido-why-not-your-turn = { $player } is Active.
bushido-why-out-of-play = { $name } is out of play.
bushido-why-elsewhere = { $name } is Elsewhere.
bushido-why-counters = { $name }: that needs { $count ->
    [one] 1 Activation Counter
   *[other] { $count } Activation Counters
}.
bushido-why-other-activated = { $name } is activated and has not acted yet.
bushido-why-acted = { $name } has taken its action.
bushido-why-impetuous = { $name } is Impetuous and goes first.
bushido-why-no-pass = { $player } has no Pass Token.
bushido-why-nothing-to-pass = { $player } could not activate a model anyway.
bushido-why-nothing-activated = No model is activated.
bushido-why-has-state = { $name } is { $state }.
bushido-why-lacks-state = { $name } is not { $state }.
bushido-why-has-trait = { $name } has { $trait }.
bushido-why-ki = { $name }: that costs { $count } Ki.
bushido-why-above-limit = { $name }: that is above the Ki Limit.
bushido-why-box-used = { $name } has used that already.
bushido-why-not-on-card = That is not on the card of { $name }.
bushido-why-unknown = { $name }: { $value } is not known. Type it in from the card.
bushido-why-rice = Zone { $zone }: who controls it depends on Rice that is not known. Type it in from the card.
bushido-why-no-ranged = { $name } has no Ranged Pool.
bushido-why-no-ammo = { $name } has no Ammo left.
bushido-why-same-side = Both fight on the same side.
bushido-why-split = { $name } may not divide its dice like that.
bushido-why-no-boosts = { $name } cannot Boost now.
bushido-why-aggressive = { $name } is Aggressive and does not Disengage.
bushido-why-wrong-dice = That is not the number of dice it takes.
bushido-why-damage-missing = Another Damage Roll is needed.
bushido-why-tied = Tied, also in dice without 1s: roll again.
bushido-why-immune = { $name } is immune to { $state }.
bushido-why-no-objective = The scenario has no such objective or zone.
bushido-why-prayed = { $name } acted there this turn.
bushido-why-no-prayer = { $player } has no Prayer Token left.
bushido-why-removes = Choose the objective that leaves.
bushido-why-not-removable = That objective cannot leave.
bushido-why-nothing = Nothing would change.
bushido-why-nothing-to-say = There is nothing in it.
bushido-why-not-hidden = Both know that already.

## Why no table can begin, or a Warband is not legal

bushido-fault-of = { $player }: { $fault }
bushido-fault-no-models = { $player } has no models.
bushido-fault-many-models = { $player } has too many models for the app.
bushido-fault-scenario = The scenario’s parts do not fit together.
bushido-fault-over = { $rice } Rice, the limit is { $limit }.
bushido-fault-under = { $rice } Rice: it must come to { $limit }.
bushido-fault-ronin-warband = Ronin are no Faction of a Warband.
bushido-fault-duplicate = { $name } is there twice.
bushido-fault-too-many = { $name }: more models than the card has.
bushido-fault-not-recruitable = { $name } cannot be recruited.
bushido-fault-ronin = { $name } does not fight for this Faction.
bushido-fault-faction = { $name } is of another Faction.
bushido-fault-excluded = The Theme excludes { $name }.
bushido-fault-theme = The Theme does not permit { $name }.
bushido-fault-hated = { $name } hates a model that is here.
bushido-fault-requirement = { $name } needs a model that is missing.
bushido-fault-copies = { $name }: more copies than its Max.
bushido-fault-not-attached = { $name }: not every copy is attached once.
bushido-fault-insignificant = { $name }: not on Insignificant models.
bushido-fault-bearer = { $name }: the model lacks the Requirement.
bushido-fault-exclusion = { $name }: its Exclusion names the model.
bushido-fault-named = { $name }: its Requirement does not name Animal, Construct, Kami or Swarm.
bushido-fault-ronin-only = { $name }: Ronin take only Ronin Enhancements.
bushido-fault-second = { $name }: a second Equipment on one model.

## Rulings: name, what is usual, the other reading

bushido-ruling-in-force = Ruling “{ $name }”: { $reading }
bushido-why-by-ruling = { $why } { $ruling }
bushido-ruling-rice = Total Rice
bushido-ruling-rice-usual = It comes to the limit exactly.
bushido-ruling-rice-other = Less is allowed.
bushido-ruling-no-die = No die remains
bushido-ruling-no-die-usual = The result is 0; Brutal, Parry and Courage add nothing.
bushido-ruling-no-die-other = They add to 0.
bushido-ruling-ties = Removed dice in ties
bushido-ruling-ties-usual = They do not count.
bushido-ruling-ties-other = They count.
bushido-ruling-prone = Prone Defender
bushido-ruling-prone-usual = One that is Prone after a successful Attack does not strike back.
bushido-ruling-prone-other = Only one that becomes Prone does not.
bushido-ruling-tough = Half and Tough
bushido-ruling-tough-usual = Halve, then Tough.
bushido-ruling-tough-other = Tough, then halve.
bushido-ruling-counter = Counterstrike and Pierce
bushido-ruling-counter-usual = Pierce and Sharp work on an Attack only.
bushido-ruling-counter-other = On Counterstrike too.
bushido-ruling-size = Size test
bushido-ruling-size-usual = Strong, Weak and Swarm change the dice.
bushido-ruling-size-other = They change the result.
bushido-ruling-regenerate = Regenerate
bushido-ruling-regenerate-usual = It heals before Fire, Bleed and Poison.
bushido-ruling-regenerate-other = It heals after them.
bushido-ruling-seikyu = Resets of Seikyu
bushido-ruling-seikyu-usual = In turns 2, 4 and 6, as printed.
bushido-ruling-seikyu-other = In turns 3 and 5.
bushido-ruling-wipe = One side wiped out
bushido-ruling-wipe-usual = Only what this turn awards.
bushido-ruling-wipe-other = The survivor takes the VP that are left.
bushido-ruling-once = Acting at an objective
bushido-ruling-once-usual = A model acts once a turn at each.
bushido-ruling-once-other = Only Prayer is limited.
bushido-ruling-cap = Double the base
bushido-ruling-cap-usual = It limits the final value: a Boost may balance a penalty.
bushido-ruling-cap-other = It limits what is added; penalties come off afterwards.
