# Words of the set-up.

## Installer la vraie table, à cocher

lay-out = Installer la vraie table
lay-out-done = { $done } sur { $all } faits
lay-out-board = Le plateau
lay-out-board-how = Avec les décors, les extensions et les jetons que le scénario nomme.
lay-out-figures = Figurines
lay-out-figures-how = Enemies : { $enemies }, Allies : { $allies }. Leurs cartes sont à côté du plateau.
lay-out-deck = Paquet d’Investigation
lay-out-deck-how = Les cartes que le scénario nomme, mélangées, à côté du plateau.
lay-out-reserves = Réserves
lay-out-reserves-how = Dés élémentaires, dés d’Enemy, jetons Combat et Wound, cubes.
lay-out-reserves-allies = Dés élémentaires, dés d’Enemy, jetons Combat, Wound et Corruption, cubes.
lay-out-dashboard = Honor { $honor }, Life { $life }, AP { $ap }, Purity { $purity }, cubes de Ki { $ki }.
lay-out-objectives = Clan Objectives
lay-out-objectives-how = Retirez les cartes qui parlent d’Investigation. Piochez-en 3, gardez-en au moins 1, remélangez les autres.
lay-out-objectives-all = Piochez-en 3, gardez-en au moins 1, remélangez les autres.
lay-out-turns = Tours
lay-out-turns-how = Turn Counter sur 1, Maximum Turns sur { $turns }.
lay-out-honor = Honor Track
lay-out-honor-how = Group Honor sur { $honor }, Threshold sur { $threshold }.
lay-out-glory = Glory Track
lay-out-glory-how = Chaque Glory Counter sur 0.
lay-out-favor = Imperial Favor
lay-out-favor-how = À { $name }.
lay-out-favor-open = À égalité d’Honor, les Champions concernés lancent les dés.
