# What things of The Empire Reborn are called.

er-security = { $security ->
    [open] Open
    [checkpoints] Checkpoints
   *[closed] Closed
}
er-school = { $way ->
    [bushi] { $clan } bushi
   *[shugenja] { $clan } shugenja
}
er-open-gain = { $name }: { $count ->
    [one] 1 Punkt Honor zu gewinnen
   *[other] { $count } Punkte Honor zu gewinnen
}{ $source ->
    [duel] {" "}aus einem Duell
    [battle] {" "}aus einer Schlacht
    [favor] {" "}aus der Gunst
   *[other] {""}
}
er-open-loss = { $name }: { $count ->
    [one] 1 Punkt Honor in Gefahr
   *[other] { $count } Punkte Honor in Gefahr
}{ $source ->
    [duel] {" "}aus einem Duell
    [battle] {" "}aus einer Schlacht
    [favor] {" "}aus der Gunst
   *[other] {""}
}
er-open-death = { $name }: Leben oder Tod
er-open-death-crab = { $name }: der zweite Wurf der Crab um Leben und Tod
er-open-death-phoenix = { $name }: ein Phoenix will den Tod ungeschehen machen
er-open-verdict = { $name }: Was kostet es { $target }?
er-open-second = { $name }: der zweite Wurf der Dragon
er-advantage = { $advantage ->
    [adventurous] Adventurous
    [ambidextrous] Ambidextrous
    [ambition] Ambition
    [ancestral_item] Ancestral Item
    [assassin] Assassin
    [bentens_blessing] Benten’s Blessing
    [different_school] Different School
    [duplicitous] Duplicitous
    [elemental_attunement] Elemental Attunement: { $of }
    [exploitative] Exploitative
    [fearless] Fearless
    [inquisitive] Inquisitive
    [know_the_school] Know the School: { $of }
    [large] Large
    [lucky] Lucky { $of }
    [minor_school] Minor School
    [prodigy] Prodigy
    [strength_of_the_earth] Strength of the Earth { $of }
    [tactician] Tactician
   *[way_of_the_land] Way of the Land: { $of }
}
er-disadvantage = { $disadvantage ->
    [bentens_curse] Benten’s Curse
    [bitter] Bitter
    [brash] Brash
    [compulsion] Compulsion { $of }
    [cowardly] Cowardly
    [elemental_disharmony] Elemental Disharmony: { $of }
    [gaijin_plague] Gaijin Plague { $of }
    [hatred] Hatred: { $of }
    [lame] Lame
    [secret] Secret
    [shadowlands_taint] Shadowlands Taint { $of }
    [slow_learner] Slow Learner
    [unlucky] Unlucky { $of }
    [unschooled] Unschooled
   *[vengeful] Vengeful
}
