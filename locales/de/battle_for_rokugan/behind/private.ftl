# Battle for Rokugan: hinter dem Sichtschirm eines Spielers.

bfr-private-about = Für das eigene Handy eines Spielers. Nichts davon kommt an den Tisch, ins Logbuch oder in einen Speicherstand.
bfr-private-whose = Wessen Schirm?
bfr-private-covered = Verdeckt
bfr-private-counts = { $tokens ->
        [one] 1 Marker
       *[other] { $tokens } Marker
    }, { $objectives ->
        [0] kein Ziel
       *[other] ein Ziel
    }, geplant { $planned }
bfr-private-hold = Zum Sehen halten
bfr-private-only = nur für: { $clan }
bfr-private-tokens = Marker
bfr-private-yours = Eigene Marker
bfr-private-behind = { $count } hinter dem Schirm
bfr-private-stays = bleibt
bfr-private-no-plan = noch kein Plan
bfr-private-bluffs = sieht gefährlich aus
bfr-private-met = Erfüllt: { $honor } Ehre.
bfr-private-map = Karte mit dem, was das Ziel erfüllen würde
bfr-private-keep = zu halten
bfr-private-take = zu nehmen
bfr-private-stakes = Was auf dem Spiel steht
bfr-private-looked = Gesehene Marker
bfr-private-drawn = Gezogen
bfr-private-where = Provinz
bfr-private-no-place = Hier ist kein Platz für diesen Marker.
bfr-private-take-out = Aus der Hand nehmen
bfr-private-not-seen = Nicht gesehen
bfr-private-forget = Alles davon vergessen
bfr-private-scan = Scannen
bfr-private-scan-ears = Scannen: den Tisch, wie er jetzt ist, vom anderen Handy nehmen; was hier liegt, kommt mit
