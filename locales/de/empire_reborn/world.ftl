# Die Welt neben den Reichen: Wetter, Seuche, Spione, Hidden Locations, Gunst, Erfahrung; Betrug im Duell; Anfänge.

er-decree = { $decree ->
    [weather] Wetter
    [move] Seuche und Land
    [raze] Verwüstung
    [hide] Eine Hidden Location
    [explore] Kundschafter
    [enter] Eine Hidden Location wird betreten
    [spies] Spione
    [favor] Die Gunst des Kaisers
    [call] Ein Wurf
    [tell] Etwas wird mitgeteilt
    [experience] Erfahrung
    [lines] Handelswege
    [cross] Betreten ohne Erlaubnis
    [refuse] Ablehnen einer Forderung
    [seppuku] Seppuku
    [found] Ein fertiger Anfang
   *[end-turn] Zug beenden
}
er-calamity = { $calamity ->
    [bandits] Bandits
    [plague] Gaijin Plague
    [volcano] Vulkan
    [storm] Sturm
   *[earthquake] Erdbeben
}
er-start = { $start ->
    [blade] Das Schwert
    [host] Das Heer
    [court] Der Hof
    [shadow] Der Schatten
   *[balance] Von allem etwas
}
er-pool-clan = Clan Pool
er-pool-death = Death Pool: { $name }
er-pool-grant = Zuwendung: { $what }
er-boon = { $boon ->
    [honor] Zwei Punkte Honor
    [legion] Vier Einheiten der Emerald Legion
    [edict] Ein Edikt
   *[treaty] 20 Koku für einen Vertrag
}
er-seen = { $clan }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-seen-nobody = sonst niemand
er-befell-dice = Würfel der Welt: { $dice }
er-befell-sky = { $place }: { $weather }, Koku { $change }
er-befell-struck = { $place }: { $what }{ $koku ->
    [0] {""}
   *[other] , { $koku } Koku verloren
}{ $loss ->
    [0] {""}
   *[other] , das Land bringt { $loss } weniger
}
er-befell-spread = { $place }: die Gaijin Plague ist da
er-befell-stays = { $place }: die Gaijin Plague geht weiter und breitet sich nicht aus
er-befell-spreads = { $place }: die Gaijin Plague breitet sich zu einem Nachbarn aus; zu welchem, ist zu sagen
er-befell-ended = { $place }: die Gaijin Plague ist vorbei
er-befell-healed = { $place }: das Land bringt wieder { $koku } mehr
er-befell-razed = { $place }: verwüstet durch { $clan }, { $percent } % Schaden
er-befell-hidden = { $place }: verborgen liegt { $name }
er-befell-found = { $clan }: { $count ->
    [one] 1 Trupp in { $place } findet { $name }
   *[other] { $count } Trupps in { $place } finden { $name }
}
er-befell-explored = { $clan }: { $count ->
    [one] 1 Trupp in { $place } findet nichts
   *[other] { $count } Trupps in { $place } finden nichts
}
er-befell-sent = { $clan }: { $count ->
    [one] 1 Spion für { $place }
   *[other] { $count } Spione für { $place }
}
er-befell-recalled = { $clan }: { $count ->
    [one] 1 Spion kehrt heim aus { $place }
   *[other] { $count } Spione kehren heim aus { $place }
}
er-befell-heard = { $of ->
    [one] Der eine Spion in { $place } berichtet
   *[other] Von { $of } Spionen in { $place } { $reports ->
        [one] berichtet einer
       *[other] berichten { $reports }
    }
}: { $seen }{ $silent ->
    [0] .
    [one] ; von einem war nichts mehr zu hören.
   *[other] ; von { $silent } war nichts mehr zu hören.
}
er-befell-heard-nothing = { $of ->
    [one] Der eine Spion in { $place } berichtet nichts
   *[other] Von { $of } Spionen in { $place } berichtet keiner
}{ $silent ->
    [0] .
    [one] ; von einem war nichts mehr zu hören.
   *[other] ; von { $silent } war nichts mehr zu hören.
}
er-befell-caught = { $place }: ein Spion wurde gefangen und nannte niemanden
er-befell-caught-named = { $place }: ein Spion wurde gefangen und nannte seinen Herrn: { $clan }
er-befell-noticed = { $name } bemerkt Spione in { $place }
er-befell-unnoticed = { $name } bemerkt keine Spione in { $place }
er-befell-overcame = { $name } besteht { $site }
er-befell-failed = { $name } scheitert in { $site }. { $said }
er-befell-retried = { $name } ist Lucky und würfelt noch einmal
er-befell-mishap = { $name } ist Unlucky: von zwei Würfen zählt der schlechtere
er-befell-seppuku = { $name } begeht Seppuku; die Honor des letzten Zugs gilt als nicht verloren
er-befell-grudge = { $name } hasst { $target } bis zur Rache
er-befell-cheats = { $name } betrügt unbemerkt: { $count ->
    [0] kein Würfel mehr
    [one] 1 Würfel mehr
   *[other] { $count } Würfel mehr
}
er-befell-cheat-caught = { $name } wird beim Betrug ertappt
er-befell-crossed = { $name } betritt { $place } ohne Erlaubnis
er-befell-refused = { $name } lehnt eine Forderung von { $target } ab: { $deed }
er-befell-called = { $name } hat Erfolg: { $what }
er-befell-called-failed = { $name } scheitert: { $what }
er-befell-gained = { $clan }: { $name } erhält { $count } XP
er-befell-granted = { $clan }: { $pool }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
er-befell-learned = { $clan }: { $name } gibt { $count } XP aus
er-befell-founded = { $clan } beginnt fertig: { $start }
er-befell-favor = Die Gunst des Kaisers wird genutzt: { $boon }
er-befell-edict = Ein Edikt des Kaisers: { $clan } bricht den Angriff ab
er-befell-edict-refused = Ein Edikt des Kaisers: { $clan } gehorcht nicht
er-for-cheating = Void
er-for-border = Grenze
er-for-called = ein Wurf
er-errand-travel = { $name } betritt { $place }
er-errand-seppuku = { $name } begeht Seppuku
er-errand-champion = { $deed }, { $actor } nimmt die Forderung von { $target } an; { $champion } kämpft
er-errand-champion-cheats = { $deed }, { $actor } nimmt die Forderung von { $target } an; { $champion } kämpft, mit Betrug
er-errand-cheat = { $deed }, mit Betrug: { $actor } gegen { $target }
er-errand-explore = { $count ->
    [one] 1 Trupp Kundschafter in { $place }
   *[other] { $count } Trupps Kundschafter in { $place }
}
