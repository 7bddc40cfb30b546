# Battle for Rokugan: das Ende einer Partie, und wie weit Ziele sind.

bfr-progress-capital = die Hauptstadt ist gehalten
bfr-progress-pair = { $have } von { $need } Provinzen, ohne die Hauptstadt
bfr-progress-shadowlands = { $have } von { $need } Schattenlanden
bfr-progress-coastal = { $have } von { $need } Küstenprovinzen
bfr-progress-territories = { $have } von { $need } Gebieten
bfr-progress-chain = Kette von { $have }, nötig { $need }
bfr-progress-chain-narrow = Kette von { $have }, nicht über die nötigen Gebiete
bfr-progress-fewest = { $have } Provinzen, die wenigsten der anderen { $need }
bfr-progress-one = Eine davon würde genügen: { $provinces }.
bfr-progress-one-coastal = Noch eine Küstenprovinz: { $provinces }.
bfr-progress-link = Fehlendes Glied: { $provinces }.
bfr-progress-far = Mehr als eine Provinz fehlt.
bfr-progress-too-many = Andere halten weniger.
bfr-closing-ahead = nach { $round } Runden, { $count } vor: { $clan }
bfr-closing-provinces = nach { $round } Runden, gleichauf mit mehr Provinzen als: { $clan }
bfr-closing-tied = nach { $round } Runden, je { $count }: { $clans }
bfr-closing-row = { $rank }. { $clan } { $total }: Blüten { $flowers }, Marker { $tokens }, aufgedeckt { $faceup }, Gebiete { $territories }, Ziel { $objective }
bfr-closing-objective = { $clan }: { $objective }
bfr-closing-objective-told = { $line }, { $worth } ({ $how })
bfr-turning = Wendepunkte
bfr-turning-swing = Runde { $round }: { $what }. { $moved }
bfr-turning-moved = { $clan } { $by }
bfr-turning-defense = Beste Verteidigung, Runde { $round }: { $clan } hält { $province }, { $defense } gegen { $against }
bfr-turning-bluff = Kühnster Bluff, Runde { $round }: { $clan } bei { $province }; verteidigt hat { $defender } mit { $drew }
