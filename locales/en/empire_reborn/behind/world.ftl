# The world beside the realms: weather, plague, spies, Hidden Locations, Favor, experience; bouts with cheating; starts.

er-merit = { $merit ->
    [duel] A duel
    [harder_duel] A duel against much more Fire
    [duel_won] A duel won
    [contest] A contest
    [harder_contest] A contest against a much higher ring
    [contest_won] A contest won
    [battle] A battle fought
    [battle_two] A battle, outnumbered two to one
    [battle_three] A battle, outnumbered three to one
    [battle_won] A battle won
    [assassination] An assassination tried
    [killed] An assassination done
    [investigation] An Investigation tried
    [exposed] An Investigation that succeeded
    [denouncing] A denouncing tried
    [denounced] A denouncing that succeeded
    [falsified] A Falsification prepared
    [believed] A Falsification that was believed
    [explored] A Hidden Location investigated
    [nemuranai] A Nemuranai recovered
    [ancestral] An ancestral Nemuranai recovered
   *[acclaimed] Acclaimed by the Emperor
}
er-learn-ring = { $ring } rises
er-learn-advantage = Learn { $advantage }
er-learn-remove = Overcome { $disadvantage }
er-open-cheats = { $name } cheats, unnoticed by { $target }?
er-open-notices = { $name } watches { $target }
er-open-fights = { $name } against { $target }
er-open-compulsion = { $name }: gives in to the Compulsion?
er-open-vengeful = { $name }: hatred of { $target }?
er-open-border = { $name }: past the guards of the { $clan }?
er-no-cheating = Nobody cheats in the middle of a battle.
er-no-second-action = { $name } takes one action a turn.
er-no-refusing = { $name } is Brash and cannot refuse a duel.
er-refuses = { $name } refuses
er-no-wrong-season = That weather does not belong to the season.
er-no-done-this-turn = It is done already this turn.
er-no-too-many-teams = A province takes five teams of explorers a turn.
er-no-site = There is no such Hidden Location.
er-no-favor = The Favor is used once, in the turn after it was won.
er-no-spies = There { $has ->
    [one] is 1 spy
   *[other] are { $has } spies
}.
er-no-experience = It costs { $cost } XP; there are { $has }.
er-no-unlearnable = A rule is against it: { $rule }.
er-no-pool = The Clan Pool serves the Primary Character alone.
er-no-strikes = Only { $has ->
    [one] 1 unit stands
   *[other] { $has } units stand
} there.
er-no-fresh-units = Units that fought there this turn raze nothing: { $has } did not fight.
er-no-luck = No second roll is left this turn.
er-no-world-first = Plague, land or spies come first: they wait in The world.
er-no-founded = { $clan }: there are Characters or units already.
