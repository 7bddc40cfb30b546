# Words of Bushido: The table and the model.

## The table

bushido-turn = Tour { $turn } sur { $turns }
bushido-turn-sub = { $scenario } · { $phase }
bushido-next-vp = VP après le tour { $turn }
bushido-no-vp = plus aucun VP
bushido-half-vp = VP
bushido-half-points = points
bushido-half-pass = Pass
bushido-half-prayers = Prayers
bushido-half-communal = Ki commun
bushido-half-ears = { $name } : { $victory ->
    [one] { $victory } Victory Point
   *[other] { $victory } Victory Points
}, { $points ->
    [one] { $points } Scenario Point
   *[other] { $points } Scenario Points
}, { $passes ->
    [one] { $passes } Pass Token
   *[other] { $passes } Pass Tokens
}
bushido-gone = Hors jeu
bushido-acts-now = agit
bushido-row-ears = { $name }, { $turn }, marqueurs { $counters }, Wounds { $wounds }, Ki { $ki }. { $states }
bushido-row-ready = peut être activée
bushido-row-waits = attend
bushido-of = { $now } sur { $most }
bushido-of-unknown = { $now } sur ?
bushido-log = Journal
bushido-more = Plus
bushido-back-table = Retour à la table
bushido-back-home = Retour à l’accueil
bushido-ink-begin = Commencer le tour 1
bushido-ink-choose = Touchez une figurine pour l’activer
bushido-ink-choose-sub = { $player } est Active
bushido-ink-act = Choisir une action
bushido-ink-end-activation = Finir l’activation
bushido-ink-then = puis { $player }
bushido-ink-then-end = puis l’End Phase
bushido-ink-begin-end = Commencer l’End Phase
bushido-ink-story = Le récit
bushido-plus = { $what } plus 1
bushido-minus = { $what } moins 1
bushido-wins = { $player } gagne
bushido-drawn = Match nul
bushido-pass-token = Pass, reste { $count }

## A model

bushido-card-title = Carte : { $name }
bushido-remember = À ne pas oublier
bushido-remember-of = { $name } : { $traits }
