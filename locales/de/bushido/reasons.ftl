# Words of Bushido: Refusals, faults and rulings.

## Why something is refused

bushido-why-no-model = So ein Modell gibt es nicht.
bushido-why-game-over = Das Spiel ist zu Ende.
bushido-why-phase = Das gehört in: { $phase }.
bushido-why-not-your-turn = Active ist: { $player }.
bushido-why-out-of-play = { $name } ist nicht im Spiel.
bushido-why-elsewhere = { $name } ist Elsewhere.
bushido-why-counters = { $name }: das kostet { $count ->
    [one] 1 Activation Counter
   *[other] { $count } Activation Counters
}.
bushido-why-other-activated = { $name } ist aktiviert und hat noch nicht gehandelt.
bushido-why-acted = { $name } hat schon gehandelt.
bushido-why-impetuous = { $name } ist Impetuous und geht vor.
bushido-why-no-pass = { $player } hat keinen Pass Token.
bushido-why-nothing-to-pass = { $player } könnte ohnehin kein Modell aktivieren.
bushido-why-nothing-activated = Kein Modell ist aktiviert.
bushido-why-has-state = { $name } ist { $state }.
bushido-why-lacks-state = { $name } ist nicht { $state }.
bushido-why-has-trait = { $name } hat { $trait }.
bushido-why-ki = { $name }: das kostet { $count } Ki.
bushido-why-above-limit = { $name }: das liegt über dem Ki Limit.
bushido-why-box-used = { $name } hat das schon genutzt.
bushido-why-not-on-card = Das steht nicht auf der Karte von { $name }.
bushido-why-unknown = { $name }: { $value } ist nicht bekannt. Von der Karte eintragen.
bushido-why-rice = Zone { $zone }: Wer sie beherrscht, hängt von unbekanntem Rice ab. Von der Karte eintragen.
bushido-why-no-ranged = { $name } hat keinen Ranged Pool.
bushido-why-no-ammo = { $name } hat keine Ammo mehr.
bushido-why-same-side = Beide kämpfen auf derselben Seite.
bushido-why-split = { $name } darf die Würfel so nicht aufteilen.
bushido-why-no-boosts = { $name } kann jetzt keinen Boost nutzen.
bushido-why-aggressive = { $name } ist Aggressive und darf kein Disengage ausführen.
bushido-why-wrong-dice = Das ist nicht die nötige Zahl Würfel.
bushido-why-damage-missing = Es fehlt noch ein Damage Roll.
bushido-why-tied = Gleichstand, auch bei den Würfeln ohne 1: noch einmal würfeln.
bushido-why-immune = { $name } ist immun gegen { $state }.
bushido-why-no-objective = So ein Objective oder eine Zone hat das Szenario nicht.
bushido-why-prayed = { $name } hat dort in dieser Runde gehandelt.
bushido-why-no-prayer = { $player } hat keinen Prayer Token mehr.
bushido-why-removes = Wählt das Objective, das verschwindet.
bushido-why-not-removable = Dieses Objective kann nicht verschwinden.
bushido-why-nothing = Nichts würde sich ändern.
bushido-why-nothing-to-say = Da steht nichts.
bushido-why-not-hidden = Das wissen schon beide.

## Why no table can begin, or a Warband is not legal

bushido-fault-of = { $player }: { $fault }
bushido-fault-no-models = { $player } hat keine Modelle.
bushido-fault-many-models = { $player } hat zu viele Modelle für die App.
bushido-fault-scenario = Die Teile des Szenarios passen nicht zusammen.
bushido-fault-over = { $rice } Rice, die Grenze ist { $limit }.
bushido-fault-under = { $rice } Rice: es müssen { $limit } sein.
bushido-fault-ronin-warband = Ronin sind keine Faction für eine Warband.
bushido-fault-duplicate = { $name } ist doppelt da.
bushido-fault-too-many = { $name }: mehr Modelle, als die Karte hat.
bushido-fault-not-recruitable = { $name } kann nicht rekrutiert werden.
bushido-fault-ronin = { $name } kämpft nicht für diese Faction.
bushido-fault-faction = { $name } gehört zu einer anderen Faction.
bushido-fault-excluded = Das Theme schließt aus: { $name }.
bushido-fault-theme = Das Theme erlaubt nicht: { $name }.
bushido-fault-hated = { $name } hasst ein Modell, das dabei ist.
bushido-fault-requirement = { $name } braucht ein Modell, das fehlt.
bushido-fault-copies = { $name }: mehr Exemplare als Max.
bushido-fault-not-attached = { $name }: nicht jedes Exemplar ist einmal angelegt.
bushido-fault-insignificant = { $name }: nicht an Insignificant-Modelle.
bushido-fault-bearer = { $name }: dem Modell fehlt die Requirement.
bushido-fault-exclusion = { $name }: die Exclusion nennt das Modell.
bushido-fault-named = { $name }: die Requirement nennt nicht Animal, Construct, Kami oder Swarm.
bushido-fault-ronin-only = { $name }: Ronin nehmen nur Ronin-Enhancements.
bushido-fault-second = { $name }: ein zweites Equipment an einem Modell.

## Rulings: name, what is usual, the other reading

bushido-ruling-in-force = Auslegung „{ $name }“: { $reading }
bushido-why-by-ruling = { $why } { $ruling }
bushido-ruling-rice = Rice gesamt
bushido-ruling-rice-usual = Es ergibt genau die Grenze.
bushido-ruling-rice-other = Weniger ist erlaubt.
bushido-ruling-no-die = Kein Würfel bleibt
bushido-ruling-no-die-usual = Das Ergebnis ist 0; Brutal, Parry und Courage zählen nicht.
bushido-ruling-no-die-other = Sie zählen zu 0 dazu.
bushido-ruling-ties = Entfernte Würfel bei Gleichstand
bushido-ruling-ties-usual = Sie zählen nicht.
bushido-ruling-ties-other = Sie zählen.
bushido-ruling-prone = Prone verteidigt
bushido-ruling-prone-usual = Wer nach einem erfolgreichen Attack Prone ist, schlägt nicht zurück.
bushido-ruling-prone-other = Nur wer Prone wird, schlägt nicht zurück.
bushido-ruling-tough = Halb und Tough
bushido-ruling-tough-usual = Halbieren, dann Tough.
bushido-ruling-tough-other = Tough, dann halbieren.
bushido-ruling-counter = Counterstrike und Pierce
bushido-ruling-counter-usual = Pierce und Sharp wirken nur bei einem Attack.
bushido-ruling-counter-other = Auch bei Counterstrike.
bushido-ruling-size = Size-Test
bushido-ruling-size-usual = Strong, Weak und Swarm ändern die Würfel.
bushido-ruling-size-other = Sie ändern das Ergebnis.
bushido-ruling-regenerate = Regenerate
bushido-ruling-regenerate-usual = Heilt vor Fire, Bleed und Poison.
bushido-ruling-regenerate-other = Heilt danach.
bushido-ruling-seikyu = Resets bei Seikyu
bushido-ruling-seikyu-usual = In Runde 2, 4 und 6, wie gedruckt.
bushido-ruling-seikyu-other = In Runde 3 und 5.
bushido-ruling-wipe = Eine Seite vernichtet
bushido-ruling-wipe-usual = Nur was diese Runde bringt.
bushido-ruling-wipe-other = Wer übrig ist, nimmt die restlichen VP.
bushido-ruling-once = An einem Objective handeln
bushido-ruling-once-usual = Ein Modell handelt je Runde einmal an jedem.
bushido-ruling-once-other = Nur Prayer ist begrenzt.
bushido-ruling-cap = Doppelte Basis
bushido-ruling-cap-usual = Sie begrenzt den Endwert: Ein Boost darf einen Abzug ausgleichen.
bushido-ruling-cap-other = Sie begrenzt, was dazukommt; Abzüge folgen danach.
