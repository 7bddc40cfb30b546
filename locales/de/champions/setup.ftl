# Words of the set-up.

## Den echten Tisch aufbauen, zum Abhaken

lay-out = Den echten Tisch aufbauen
lay-out-done = { $done } von { $all } erledigt
lay-out-board = Der Spielplan
lay-out-board-how = Mit Gelände, Erweiterungen und den Markern, die das Szenario nennt.
lay-out-figures = Miniaturen
lay-out-figures-how = Enemies: { $enemies }, Allies: { $allies }. Ihre Karten liegen neben dem Spielplan.
lay-out-deck = Investigation-Stapel
lay-out-deck-how = Aus den Karten, die das Szenario nennt, gemischt, neben dem Spielplan.
lay-out-reserves = Vorräte
lay-out-reserves-how = Elementwürfel, Enemy-Würfel, Combat- und Wound-Marker, Klötzchen.
lay-out-reserves-allies = Elementwürfel, Enemy-Würfel, Combat-, Wound- und Corruption-Marker, Klötzchen.
lay-out-dashboard = Honor { $honor }, Life { $life }, AP { $ap }, Purity { $purity }, Ki-Klötzchen { $ki }.
lay-out-objectives = Clan Objectives
lay-out-objectives-how = Karten, die Investigation nennen, herausnehmen. 3 ziehen, mindestens 1 behalten, die anderen zurückmischen.
lay-out-objectives-all = 3 ziehen, mindestens 1 behalten, die anderen zurückmischen.
lay-out-turns = Runden
lay-out-turns-how = Turn Counter auf 1, Maximum Turns auf { $turns }.
lay-out-honor = Honor Track
lay-out-honor-how = Group Honor auf { $honor }, Threshold auf { $threshold }.
lay-out-glory = Glory Track
lay-out-glory-how = Jeder Glory Counter auf 0.
lay-out-favor = Imperial Favor
lay-out-favor-how = An { $name }.
lay-out-favor-open = Die Champions, die gleichauf die meiste Honor haben, würfeln darum.
