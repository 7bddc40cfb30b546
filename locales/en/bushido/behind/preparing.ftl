# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain-count = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
bushido-terrain-name = What is it?
bushido-terrain-add = Note this piece
bushido-terrain-off = Take { $name } off the list
bushido-terrain-passage = Passage
bushido-terrain-visibility = Visibility
bushido-terrain-size-none = no size
bushido-passage-impassable = Impassable
bushido-passage-difficult = Difficult
bushido-passage-normal = Normal
bushido-passage-ideal = Ideal
bushido-visibility-clear = Clear
bushido-visibility-blocking = Blocking
bushido-visibility-obscuring = Obscuring
bushido-visibility-enhancing = Enhancing

## Deployment, in its order

bushido-deploy-order = In this order
bushido-deploy-untested = First the Tactical Test.
bushido-deploy-own-dice = Or type your own dice in.
bushido-deploy-won = { $player } won the test: Player 1.
bushido-deploy-places = { $player } places piece { $number }, at least six in all.
bushido-deploy-enough = { $player } places piece { $number } or stops: then the other places one more.
bushido-deploy-zone = Whoever stops first chooses a deployment zone, the other has the one opposite.
bushido-deploy-cards = Terrain cards, the test’s winner first: { $cards }
bushido-deploy-vims = VIM, both at the same time, behind the cover. Written down: { $a } : { $b }
bushido-deploy-models = { $player } says who deploys first. Each deploys all models, none in BtB or the ZoC of an Enemy.
bushido-deploy-scouts = Then Scout, the test’s loser first: { $names }
bushido-deploy-flanks = Flank: turn 2, 3 or 4 and a neutral edge, behind the cover: { $names }. Written down: { $a } : { $b }

## How a scenario scores

bushido-scoring = How it scores
bushido-scoring-vp = VP
bushido-scoring-turn-ears = Turn { $turn }: { $marks }
bushido-scoring-nothing = nothing
bushido-scoring-award = 1 Victory Point at its end
bushido-scoring-reset = points start at 0
bushido-scoring-reset-influence = all objectives Neutral
bushido-scoring-may-end = a die may end it
bushido-scoring-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
bushido-scoring-zones = { $count ->
    [one] 1 zone
   *[other] { $count } zones
}
bushido-scoring-neutral = Neutral
bushido-scoring-points = points { $a } : { $b }
bushido-scoring-prayer = A prayer scores once, { $count } for each player.
bushido-scoring-influence = Influence turns an objective by one degree.
bushido-scoring-zone-rule = A zone scores in each End Phase for whoever has more Rice and more models in it.
bushido-scoring-most-points = The VP goes to whoever has strictly most points.
bushido-scoring-most-friendly = The VP goes to whoever has strictly most Friendly objectives.
bushido-scoring-leaves-scorer = After it one Friendly objective of the scorer leaves; the opponent chooses.
bushido-scoring-leaves-popular = After it the objective that was used most this turn leaves.

## Before an action, and while a card is typed

bushido-unseen = Comes unseen?
bushido-unseen-last = Last moment for Ki Feats of { $name }: once Surprised it uses none, and no Boosts.
bushido-unseen-yes = { $name } is Surprised
bushido-trait-search = Look for a trait
bushido-trait-search-hint = a few letters, then tap it
bushido-trait-as-typed = Add “{ $text }” as typed
bushido-trait-value = Value of { $name }
bushido-trait-markers = Markers of { $name }
bushido-trait-marker-value = Value of each marker of { $name }
bushido-trait-about = { $name }: what about?
bushido-trait-unsaid = { $name } counts for nothing until you say what it is about, as the card prints it.
bushido-trait-off = Take { $name } off
bushido-weapons = Weapons
bushido-weapon-melee = Melee weapon
bushido-weapon-ranged = Ranged weapon
bushido-weapon-more-melee = Another melee weapon
bushido-weapon-more-ranged = Another ranged weapon
bushido-weapon-name = Name
bushido-weapon-bands = Range bands in inches
bushido-weapon-bands-hint = short / medium / long, such as 5/10/15; “-” where there is none
bushido-weapon-bands-bad = Three rising numbers with / between them: as printed, such as 5/10/15.
bushido-card-bands = { $name }: the range bands are three rising numbers, as printed, such as 5/10/15.
bushido-weapon-traits = Traits of the weapon
bushido-weapon-trait-search = Look for a trait of the weapon
bushido-special-add = Add a Special
bushido-special-none = Choose
bushido-special-cost = Dice that { $name } costs
bushido-feats = Ki Feats
bushido-feat = Ki Feat
bushido-feat-more = Another Ki Feat
bushido-feat-cost = Ki it costs, as printed
bushido-feat-timing = When it is used
bushido-feat-limit = How often it is used
bushido-feat-no-limit = Any number of times
bushido-feat-turn = Once per turn
bushido-feat-game = Once per game
