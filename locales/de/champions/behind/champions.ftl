# The terms of Champions of Rokugan, with the capitals of its rulebook.

cause-cost = Kosten
cause-action = Aktion
cause-focus = Focus
cause-deception = Deception
cause-disengagement = Disengagement
cause-outnumbered = Outnumbered
cause-superiority = Numerical Superiority
cause-effect = Additional Effect
cause-wounds = Wounds
cause-wounded-enemy = Enemy verwundet
cause-enemy-eliminated = Enemy eliminiert
cause-corruption = Corruption
cause-prevention = gegen Corruption
cause-elimination = Eliminated
cause-objective = Clan Objective
cause-recovery = Recovery
cause-oni = Oni
cause-refresh = neue Runde
cause-return = wieder auf dem Spielplan
cause-by-hand = von Hand
cause-card = Karte

difficulty-easy = Leicht
difficulty-normal = Normal
difficulty-hard = Schwer

scenario-adventure = Adventure
scenario-investigation = Investigation
scenario-battle = Battle

equipment-weapon = Weapon
equipment-armor = Armor
equipment-relic = Relic

ruling-threshold-glory = Welche Glory am Ende den Threshold bewegt
ruling-threshold-glory-before = die bei Spielende
ruling-threshold-glory-after = die endgültige Glory
ruling-dishonored = Wann ein Champion Dishonored ist
ruling-dishonored-below = unter 0 Honor
ruling-dishonored-zero = bei 0 Honor und darunter
ruling-ally-holds-back = Eine Unit der Allies, die folgen könnte und es nicht tut
ruling-ally-holds-back-champion = wer den Favor hält, verliert 1 Honor
ruling-ally-holds-back-nobody = niemand verliert Honor
ruling-threshold-champions = Wessen Glory am Ende den Threshold bewegt
ruling-threshold-champions-first = die jedes Champions, auch der Companions
ruling-threshold-champions-other = nur die der Champions der Spieler
ruling-threshold-corrupted = Die Glory eines Corrupted Champions am Ende
ruling-threshold-corrupted-first = bewegt den Threshold wie jede andere
ruling-threshold-corrupted-other = bewegt den Threshold nicht
ruling-corrupted-acts = Wer in der Enemies Phase Corrupted wird
ruling-corrupted-acts-first = handelt ab der nächsten Phase
ruling-corrupted-acts-other = handelt in derselben Phase
ruling-patrol-sees = Eine Patrol sieht sich um
ruling-patrol-sees-first = in ihrem eigenen Zug
ruling-patrol-sees-other = auch während ihr durch ihre Sicht geht
ruling-retreat-after = Eine Unit treibt eine andere zurück
ruling-retreat-after-first = nach einem Melee Combat
ruling-retreat-after-other = nach jedem Combat
ruling-unkept-objectives = Gezogene Objectives, die niemand behält
ruling-unkept-objectives-first = werden in den Stapel zurückgemischt
ruling-unkept-objectives-other = kommen auf den Ablagestapel
ruling-assault-on-allies = Assault ohne Champion in Reichweite
ruling-assault-on-allies-first = kämpft gegen niemanden
ruling-assault-on-allies-other = kämpft gegen einen Ally in Reichweite
ruling-returning-behaviour = Eine Reinforcement, die zurückkehrt, tut
ruling-returning-behaviour-first = was das Szenario ihr vorgab
ruling-returning-behaviour-other = was sie zuletzt tat
ruling-glorified-below-zero = Glory unter 0 bei der Frage, wer Glorified ist,
ruling-glorified-below-zero-first = zählt als 0, wie im Logbuch
ruling-glorified-below-zero-other = zählt, wie sie ist

## Refusals: what is against it. The rule and the way out stand beside it.

refused-nobody = Diese Nummer hat an diesem Tisch niemand.
refused-no-such-player = Diesen Spieler betrifft es nicht.
refused-no-such-objective = Dieses Objective gibt es nicht.
refused-no-such-item = Diesen Gegenstand gibt es nicht.
refused-not-carried = { $name } hat { $item } nicht.
refused-no-such-equipment = { $name } hat kein solches Equipment.
refused-bad-count = Zwischen 1 und 20 Figuren kommen auf einmal, nicht { $count }.
refused-bad-unit = Eine Unit aus { $count ->
    [one] 1 Miniatur
   *[other] { $count } Miniaturen
} kann hier nicht sein.
refused-bad-cost = Ein Movement kostet 1 bis 10 AP.
refused-not-a-gauge = Hier gibt es den Wert { $gauge } nicht.
refused-at-bound = { $gauge } bleibt bei { $at }: Weiter geht es nicht.
refused-nothing-to-say = Die Bemerkung ist leer.
refused-bad-order = Ein Champion steht zweimal in der Reihenfolge oder ist nicht im Spiel.
refused-order-incomplete = Nicht jeder Champion im Spiel hat einen Platz in der Reihenfolge.
refused-worth-known = Die Glory dieses Objectives ist schon notiert.
refused-value-not-on-card = So viel ist das Objective nicht wert.
refused-no-companion = { $name } ist kein Companion.
refused-played-by-another = Ein anderer Spieler hat { $name } übernommen.
refused-already-in-play = Das ist schon im Spiel.
refused-game-over = Das Spiel ist zu Ende.
refused-favor-settled = Der Imperial Favor ist vergeben.
refused-favor-open = Noch hält niemand den Imperial Favor.
refused-wrong-phase = Das gehört in die Phase { $needs }; jetzt ist { $is }.
refused-not-acting = { $name } ist nicht am Zug, sondern { $acts }.
refused-nobody-acts = { $name } hat gerade keine Activation.
refused-turns-run-out = Das war die letzte Runde des Szenarios.
refused-gone = { $name } ist nicht mehr im Spiel.
refused-not-on-board = Dieser Enemy ist nicht auf dem Spielplan.
refused-not-enough = Nötig: { $needs } { $gauge }, vorhanden: { $has }.
refused-honor-too-low = Nötig ist Honor { $needs } oder mehr, vorhanden: { $has }.
refused-unknown = { $gauge } von { $name } ist noch nicht eingetragen.
refused-once-per-activation = Einmal pro Activation: schon geschehen.
refused-once-per-turn = Einmal pro Runde: schon geschehen.
refused-enemy-in-area = Ein Enemy ist im Gebiet.
refused-dishonored = Wer Dishonored ist, führt keine Investigation durch.
refused-not-for-allies = Allies können das nicht.
refused-not-for-companions = Companions haben keine Clan Objectives.
refused-no-intermission-card = Dieser Spieler hat keine Intermission-Karte zu spielen.
refused-no-ring-events = Dieser Tisch spielt ohne Ring-Event-Karten.
refused-ring-event-revealed = Für diese Runde liegt schon eine Ring-Event-Karte offen.
refused-no-objectives = Dieser Tisch spielt ohne Objectives.
refused-nobody-in-reach = Auf dem Spielplan ist niemand in Reichweite.
refused-no-ranged-value = Kein Ranged-Wert auf der Karte.
refused-purity-full = Purity ist schon voll.
refused-life-full = Es gibt keine Wound zu heilen.
refused-no-token = Der Marker „{ $token }“ ist nicht bereit.
refused-not-reinforcement = Ohne Reinforcement kehrt dieser Enemy nicht zurück.
refused-too-few-lost = Erst { $has } der { $needs } Miniaturen für eine Unit { $has ->
    [one] ist
   *[other] sind
} verloren.
refused-objective-done = Das ist schon so.
refused-own-champion-in-play = Der eigene Champion des Spielers ist noch im Spiel.

## The log

log-ally-removed = Ein Ally verlässt den Spielplan
refused-type-in-use = { $item } ist in Gebrauch: je Szenario eines der Art { $kind }.

## Tokens beside Characters

refused-box-is-empty = { $wanted ->
    [one] 1 Marker „{ $token }“ ist
   *[other] { $wanted } Marker „{ $token }“ sind
} mehr, als in der Schachtel liegen: Hier ist Platz für { $left }. Von jeder Sorte gibt es sechs, und die Rückseite zählt mit.
refused-tokens-as-before = So viele Marker „{ $token }“ liegen dort schon.
refused-too-few-tokens = { $held ->
    [0] Bei { $name } liegt kein Marker „{ $token }“.
    [one] Bei { $name } liegt nur ein Marker „{ $token }“.
   *[other] Bei { $name } liegen nur { $held } Marker „{ $token }“.
}
