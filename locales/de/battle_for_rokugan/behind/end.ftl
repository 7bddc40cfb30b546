# Battle for Rokugan: das Ende einer Partie, und wie weit Ziele sind.

bfr-progress-capital = die Hauptstadt ist gehalten
bfr-progress-pair = { $have } von { $need } Provinzen, ohne die Hauptstadt
bfr-progress-shadowlands = { $have } von { $need } Schattenlanden
bfr-progress-coastal = { $have } von { $need } Küstenprovinzen
bfr-progress-territories = { $have } von { $need } Gebieten
bfr-progress-chain = Kette von { $have }, nötig { $need }
bfr-progress-chain-narrow = Kette von { $have }, nicht über die nötigen Gebiete
bfr-progress-fewest = { $have ->
    [one] 1 Provinz
   *[other] { $have } Provinzen
}, die wenigsten der anderen { $need }
bfr-progress-one = Eine davon würde genügen: { $provinces }.
bfr-progress-one-coastal = Noch eine Küstenprovinz: { $provinces }.
bfr-progress-link = Fehlendes Glied: { $provinces }.
bfr-progress-far = Mehr als eine Provinz fehlt.
bfr-progress-too-many = Andere halten weniger.
bfr-closing-ahead = { $round ->
    [one] 1 Runde gespielt
   *[other] { $round } Runden gespielt
}, { $count } vor: { $clan }
bfr-closing-provinces = { $round ->
    [one] 1 Runde gespielt
   *[other] { $round } Runden gespielt
}, gleichauf mit mehr Provinzen als: { $clan }
bfr-closing-tied = { $round ->
    [one] 1 Runde gespielt
   *[other] { $round } Runden gespielt
}, je { $count }: { $clans }
bfr-closing-row = { $rank }. { $clan } { $total }: Blüten { $flowers }, Marker { $tokens }, aufgedeckt { $faceup }, Gebiete { $territories }, Ziel { $objective }
bfr-closing-objective = { $clan }: { $objective }
bfr-closing-objective-told = { $line }, { $worth } ({ $how })
bfr-turning = Wendepunkte
bfr-turning-swing = Runde { $round }: { $what }. { $moved }
bfr-turning-moved = { $clan } { $by }
bfr-turning-defense = Beste Verteidigung, Runde { $round }: { $clan } hält { $province }, { $defense } gegen { $against }
bfr-turning-bluff = Kühnster Bluff, Runde { $round }: { $clan } bei { $province }; verteidigt hat { $defender } mit { $drew }

## Statistik über Partien

bfr-stats-sub = { $games ->
        [one] 1 beendete Partie
       *[other] { $games } beendete Partien
    }
bfr-stats-none = Auf diesem Gerät ist noch keine Partie beendet.
bfr-stats-reading = Die Partien werden gelesen …
bfr-stats-wins = Siege
bfr-stats-of = { $won } von { $games }
bfr-stats-seats = Nach Sitz, vom Startspieler an
bfr-stats-seat = Sitz { $seat }
bfr-stats-objectives = Nach Ziel
bfr-stats-task = erfüllt { $met } von { $games }, gewonnen { $won }
bfr-stats-honor = Ehre je Partie
bfr-stats-battles = Kämpfe
bfr-stats-fought = Kämpfe gewonnen: { $won } von { $games }
bfr-stats-sent = gesandte Stärke je Kampf: { $average }
bfr-stats-bluffs = Bluffs, die eine Verteidigung anlockten: { $won } von { $games }
bfr-stats-bluffs-about = Bluffs: von denen, die bei einer Provinz eines anderen Klans lagen, wie viele ihn dort mit Markern verteidigen ließen, während niemand angriff.
bfr-stats-luck = umgedrehte Marker: { $tokens }, { $above } Stärke gegen die Erwartung
bfr-stats-luck-about = Erwartet ist, was ebenso viele Marker, gezogen aus den damals ungesehenen, im Mittel ergeben.
