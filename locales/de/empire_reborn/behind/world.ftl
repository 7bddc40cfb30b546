# Die Welt neben den Reichen: Wetter, Seuche, Spione, Hidden Locations, Gunst, Erfahrung; Betrug im Duell; Anfänge.

er-merit = { $merit ->
    [duel] Ein Duell
    [harder_duel] Ein Duell gegen viel mehr Fire
    [duel_won] Ein gewonnenes Duell
    [contest] Ein Wettstreit
    [harder_contest] Ein Wettstreit gegen einen viel höheren Ring
    [contest_won] Ein gewonnener Wettstreit
    [battle] Eine Schlacht
    [battle_two] Eine Schlacht, zwei zu eins unterlegen
    [battle_three] Eine Schlacht, drei zu eins unterlegen
    [battle_won] Eine gewonnene Schlacht
    [assassination] Ein versuchtes Attentat
    [killed] Ein gelungenes Attentat
    [investigation] Eine versuchte Investigation
    [exposed] Eine gelungene Investigation
    [denouncing] Eine versuchte Anklage
    [denounced] Eine gelungene Anklage
    [falsified] Eine vorbereitete Fälschung
    [believed] Eine geglaubte Fälschung
    [explored] Eine untersuchte Hidden Location
    [nemuranai] Ein geborgenes Nemuranai
    [ancestral] Ein geborgenes Nemuranai der Ahnen
   *[acclaimed] Vom Kaiser gerühmt
}
er-learn-ring = { $ring } steigt
er-learn-advantage = Lernen: { $advantage }
er-learn-remove = Überwinden: { $disadvantage }
er-open-cheats = { $name } betrügt, unbemerkt von { $target }?
er-open-notices = { $name } beobachtet { $target }
er-open-fights = { $name } gegen { $target }
er-open-compulsion = { $name }: Erliegt er der Compulsion?
er-open-vengeful = { $name }: Hass auf { $target }?
er-open-border = { $name }: an den Wachen vorbei ({ $clan })?
er-no-cheating = Mitten in der Schlacht wird nicht betrogen.
er-no-second-action = { $name } handelt nur einmal im Zug.
er-no-refusing = { $name } ist Brash und kann kein Duell ablehnen.
er-refuses = { $name } lehnt ab
er-no-wrong-season = Dieses Wetter gehört nicht zur Jahreszeit.
er-no-done-this-turn = In diesem Zug ist das schon geschehen.
er-no-too-many-teams = Fünf Trupps Kundschafter je Province und Zug.
er-no-site = Eine solche Hidden Location gibt es nicht.
er-no-favor = Die Gunst gilt einmal, im Zug nach dem Gewinn.
er-no-spies = Es { $has ->
    [one] ist 1 Spion
   *[other] sind { $has } Spione
} da.
er-no-experience = Es kostet { $cost } XP; da sind { $has }.
er-no-unlearnable = Eine Regel spricht dagegen: { $rule }.
er-no-pool = Der Clan Pool dient nur dem Primary Character.
er-no-strikes = Dort { $has ->
    [one] steht nur 1 Einheit
   *[other] stehen nur { $has } Einheiten
}.
er-no-fresh-units = Einheiten, die dort in diesem Zug gekämpft haben, verwüsten nichts: { $has ->
    [one] 1 hat
   *[other] { $has } haben
} nicht gekämpft.
er-no-luck = In diesem Zug ist kein zweiter Wurf mehr übrig.
er-no-world-first = Seuche, Land oder Spione kommen zuerst: sie warten in Die Welt.
er-no-founded = { $clan }: Characters oder Einheiten sind schon da.
